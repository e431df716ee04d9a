import { afterEach, describe, expect, it } from 'vitest';
import type { Option, Question } from '../../api/types';
import type { GameEvent } from '../../table/board';
import { wordsFor } from '../../testing/tables/read';
import { Selection } from '../../table/selection.svelte';
import { telling } from '../../table/words.svelte';
import { after } from './after';
import { acts, bar, isEnd, reach } from './bar';
import recordedGame from './fixtures/game.json';
import recorded from './fixtures/questions.json';
import {
  WIDTH,
  HEIGHT,
  bossDice,
  dieSpaces,
  figureSpots,
  minionSpots,
  plaque,
  supportSpots,
} from './geometry';
import { lasts, sound, sounds } from './motion';
import { pick } from './picks.svelte';
import { placeAt, thingAt } from './pointing';
import { pauses } from './index';
import { bossPhase, harm } from './story';
import { all, fits, isMenu, takes, targets } from './targets';
import { nextPower, type View } from './view';

interface Asked {
  view: View;
  question: Question;
}
const asked = recorded as unknown as Asked[];
const named = asked.map((each, at): [string, Asked] => [`${each.question.kind} (${at})`, each]);
const words = wordsFor(['king_of_monster_island']);
const cast = { names: ['Ann', 'Bo', 'Cleo', 'Dan', 'Eve'], you: 0 };

function chosenFor({ question }: Asked): Selection {
  const chosen = new Selection();
  chosen.begin(question);
  return chosen;
}
const barOf = (each: Asked, chosen = chosenFor(each)) =>
  bar(each.question, chosen, each.view, telling(words, each.question, cast));

/** Some unused dice that are just what an option takes. */
function diceFor({ view }: Asked, option: Option): number[] | null {
  const need = takes(option) ?? [];
  const free = view.dice.map((_, die) => die).filter((die) => !view.done[die]);
  for (let set = 0; set < 1 << free.length; set++) {
    const dice = free.filter((_, at) => set & (1 << at));
    if (
      fits(
        need,
        dice.map((die) => view.dice[die] ?? ''),
        view.virtual,
      )
    )
      return dice;
  }
  return null;
}

afterEach(() => pick(null, []));

describe('the recorded questions', () => {
  it('are of every kind of the ledger', () => {
    expect(new Set(asked.map(({ question }) => question.kind)).size).toBe(15);
  });

  it.each(named)('%s: every option can be given', (_, each) => {
    const { question, view } = each;
    for (const option of question.options ?? []) {
      pick(null, []);
      const chosen = chosenFor(each);
      const dice = takes(option) ? diceFor(each, option) : [];
      expect(dice, option.say).not.toBeNull();
      pick(question, dice ?? []);
      if (question.kind === 'choose_ally') chosen.look({ what: 'card', id: String(option.args?.ally) });
      const offered = new Set([
        ...barOf(each, chosen).ways.map(({ answer }) => answer),
        ...acts(question, chosen, view).map(({ answer }) => answer),
        ...[...targets(question, view, dice ?? []).values()].flat().map(({ answer }) => answer),
        // Its button stands with the market.
        ...all(question)
          .filter(({ say }) => say === 'opt-sweep')
          .map(({ answer }) => answer),
      ]);
      expect(offered.has(option.answer), `${option.say} ${JSON.stringify(option.args)}`).toBe(true);
    }
  });

  it.each(named)('%s: the list has every option, and one button at most is loud', (_, each) => {
    const chosen = chosenFor(each);
    const { ways, title, turn } = barOf(each, chosen);
    expect(title).not.toBe('');
    expect(ways.filter(({ look }) => look !== 'quiet').length).toBeLessThanOrEqual(1);
    for (const way of ways) expect(way.text.trim()).not.toBe('');
    if (!turn) return;
    chosen.look('all');
    const listed = acts(each.question, chosen, each.view);
    expect(listed.length).toBe((each.question.options ?? []).filter((option) => !isEnd(option)).length);
  });

  it('dice are picked for menus only, and nothing is given that needs dice before they are', () => {
    for (const { question, view } of asked.filter(({ question }) => isMenu(question))) {
      const at = [...targets(question, view, []).values()].flat();
      if (!view.virtual) expect(at.every((option) => takes(option) === null)).toBe(true);
      for (const option of question.options ?? [])
        if (takes(option)) expect(reach(question, view).has(option.answer)).toBe(true);
    }
  });
});

describe('what an option takes', () => {
  it('is told by its faces, with the face of a tile among them', () => {
    const need = [0, 0, 0, 2, 1, 0];
    expect(fits(need, ['claw', 'claw', 'foot'])).toBe(true);
    expect(fits(need, ['claw', 'foot'])).toBe(false);
    expect(fits(need, ['claw', 'foot'], 'claw')).toBe(true);
    expect(fits(need, ['claw', 'foot'], 'foot')).toBe(false);
    expect(fits(need, ['claw', 'claw'], 'wild')).toBe(true);
    expect(fits(need, ['heart'], 'wild')).toBe(false);
  });
});

describe('a recorded game', () => {
  const steps = recordedGame.steps as unknown as { number: number; view: View; events: GameEvent[] }[];
  const told = (view: View) => ({
    turn: view.turn,
    active: view.active,
    boss: [view.boss.health, view.boss.fame, view.boss.zone],
    bossDice: view.boss.dice,
    pylons: view.pylons,
    minions: view.zones.map(({ minions }) => minions),
    spaces: view.zones.map(({ die_spaces }) => die_spaces.map(({ holds }) => holds ?? '')),
    market: view.market,
    monsters: view.monsters.map(({ health, fame, energy, zone, ally }) => [health, fame, energy, zone, ally]),
    over: view.over,
  });

  it('comes out the same when its events are shown one by one', () => {
    let checked = 0;
    for (const [at, step] of steps.entries()) {
      const before = steps[at - 1];
      if (!before || before.number + 1 !== step.number) continue;
      expect(told(step.events.reduce(after, before.view)), `step ${at}`).toEqual(told(step.view));
      checked++;
    }
    expect(checked).toBeGreaterThan(30);
  });

  it('has a time for every event, and a tune for every sound of its own', () => {
    for (const event of steps.flatMap(({ events }) => events)) expect(lasts(event)).toBeGreaterThanOrEqual(0);
    expect(lasts({ event: 'BossDiceDropped', numbers: [1, 2, 3] })).toBeGreaterThan(
      lasts({ event: 'StepBegan' }),
    );
    expect(lasts({ event: 'SomethingNew' })).toBe(0);
    expect(sound({ event: 'BossDiceDropped' })).toBe('erupt');
    expect(Object.keys(sounds)).toContain('erupt');
  });

  it('tells the Boss Phase of the present turn by its steps, with what hurt', () => {
    const events: GameEvent[] = [
      { event: 'HealthLost', seat: 0, amount: 5 },
      { event: 'TurnBegan', seat: 1, turn: 2 },
      { event: 'StepBegan', step: 'boss_1' },
      { event: 'HealthLost', seat: 1, amount: 1 },
      { event: 'StepBegan', step: 'boss_5' },
      { event: 'HealthLost', seat: 1, amount: 2 },
      { event: 'CrystalBuilt', zone: 1 },
      { event: 'StepBegan', step: 'monster_1' },
      { event: 'HealthLost', seat: 0, amount: 1 },
    ];
    const chapters = bossPhase(events.map((event, number) => ({ number, event })).reverse());
    expect(chapters.map(({ lines }) => lines.length)).toEqual([1, 0, 0, 0, 2]);
    expect(harm(chapters)).toEqual({ hurt: new Map([[1, 3]]), crystals: 1, minions: 0 });
  });
});

describe('step by step', () => {
  const told = (...events: [string, object?][]) =>
    events.map(([event, more]) => ({ event: { event, ...more } })).reverse();
  const next = { event: 'StepBegan', step: 'boss_2' };

  it('the Boss Phase stops after a step in which something happened', () => {
    const step = told(['TurnBegan'], ['StepBegan', { step: 'boss_1' }], ['BossDiceDropped']);
    expect(pauses(next, step)).toBe(true);
    expect(pauses({ event: 'HealthLost' }, step)).toBe(false);
    expect(pauses(next, told(['TurnBegan'], ['StepBegan', { step: 'boss_1' }]))).toBe(false);
  });

  it('and also where the Monster Phase begins, but not within it', () => {
    const last = told(['TurnBegan'], ['StepBegan', { step: 'boss_5' }], ['HealthLost']);
    expect(pauses({ event: 'StepBegan', step: 'monster_0' }, last)).toBe(true);
    const own = told(['TurnBegan'], ['StepBegan', { step: 'monster_1' }], ['DiceRolled']);
    expect(pauses({ event: 'StepBegan', step: 'monster_2' }, own)).toBe(false);
  });
});

describe('the island', () => {
  it('has room for everything in every zone', () => {
    const spots = [0, 1, 2, 3, 4, 5].flatMap((zone) => [
      ...dieSpaces(zone),
      ...bossDice(zone, 8),
      ...minionSpots(zone, 5),
      ...supportSpots(zone),
      ...figureSpots(zone, 6),
      plaque(zone),
    ]);
    for (const { x, y } of spots) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(WIDTH);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(HEIGHT);
    }
  });

  it('knows what is pointed at, and finds it again', () => {
    document.body.innerHTML =
      '<p data-zone="2"></p><p data-place="boss"></p><p data-place="monster-1"></p><p data-at="slot-0"></p><p data-place="die-4"></p>';
    const found = [...document.querySelectorAll('p')].map((each) => thingAt(each));
    expect(found.map((at) => at && placeAt(at))).toEqual([
      'zone-2',
      'boss',
      'monster-1',
      'market-0',
      'die-4',
    ]);
    expect(thingAt(document.body)).toBeNull();
  });
});

describe('the Boss’ sheet', () => {
  it.each(named)('never says that a power comes at less Fame than there is: %s', (_, { view }) => {
    const next = nextPower(view.boss);
    expect(next === undefined || next.fame > view.boss.fame).toBe(true);
  });

  it('names the next power that is still to come', () => {
    const power = (fame: number, active: boolean) => ({ power: `p${fame}`, fame, active });
    const sheet = { ...(named[0]?.[1].view as View).boss, fame: 3 };
    expect(nextPower({ ...sheet, powers: [power(0, true), power(5, false), power(10, false)] })?.fame).toBe(
      5,
    );
    expect(nextPower({ ...sheet, powers: [power(0, false), power(5, false)] })?.fame).toBe(5);
    expect(nextPower({ ...sheet, fame: 20, powers: [power(0, true), power(20, true)] })).toBeUndefined();
  });
});
