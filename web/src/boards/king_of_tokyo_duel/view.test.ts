import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../table/board';
import recorded from './fixtures/game.json';
import { lasts, sound } from './motion';
import { after, type View } from './view';

interface Step {
  view: View;
  events: GameEvent[];
}
const steps = recorded.steps as unknown as Step[];

/** What the events tell; the rest of the view comes with the next message. */
const told = (view: View) => ({
  turn: view.turn,
  active: view.active,
  fame: view.fame,
  destruction: view.destruction,
  dice: view.dice,
  market: view.market,
  deck: view.deck,
  tokens: view.tokens,
  monsters: view.monsters.map(({ hearts, energy, dice_tokens, cards }) => ({
    hearts,
    energy,
    dice_tokens,
    cards: cards.map(({ card }) => card),
  })),
  over: view.over,
  winners: view.winners,
});

describe('a recorded game', () => {
  it('comes out the same when its events are shown one by one', () => {
    let checked = 0;
    for (const [at, step] of steps.entries()) {
      const before = steps[at - 1];
      if (!before) continue;
      const shown = step.events.reduce(after, before.view);
      const expected = told(step.view);
      // A turn that has begun shows no dice until they are thrown.
      if (step.events.at(-1)?.event === 'TurnBegan') expected.dice = [];
      expect(told(shown), `step ${at}`).toEqual(expected);
      checked++;
    }
    expect(checked).toBeGreaterThan(20);
  });

  it('changes nothing that was given', () => {
    const start = steps[0]!.view;
    const copy = structuredClone(start);
    steps[1]!.events.reduce(after, start);
    expect(start).toEqual(copy);
  });
});

describe('events', () => {
  const event = (kind: string, facts: object = {}): GameEvent => ({ event: kind, ...facts });
  const start = steps[0]!.view;

  it('lay a turned token the other way round', () => {
    const placed = after(
      start,
      event('BuzzPlaced', { token: 'meka', track: 1, first: -4, last: -3, turned: true }),
    );
    const meka = placed.tokens.find(({ token }) => token === 'meka');
    expect(meka).toMatchObject({
      where: 'destruction',
      first: -4,
      turned: true,
      bonuses: ['dice_token_1', 'hit_rival_1'],
    });
  });

  it('exchange cards between the two', () => {
    const [mine, theirs] = start.monsters.map((monster) => ({ ...monster }));
    mine!.cards = [{ id: 1, card: 'unstable_dna' }];
    theirs!.cards = [{ id: 2, card: 'scrappy' }];
    const swapped = after(
      { ...start, monsters: [mine!, theirs!] },
      event('CardsSwapped', { seat: 0, card: 'unstable_dna', of: 'scrappy' }),
    );
    expect(swapped.monsters.map(({ cards }) => cards[0]?.card)).toEqual(['scrappy', 'unstable_dna']);
  });

  it('take 160 ms for a hop, with the overlap of the queue', () => {
    expect(lasts(event('MarkerPulled')) * 0.6).toBeCloseTo(162, 0);
  });

  it('of a later version are only told', () => {
    expect(lasts(event('Unheard'))).toBe(0);
    expect(sound(event('Unheard'))).toBeNull();
    expect(after(start, event('Unheard'))).toBe(start);
  });
});
