import { describe, expect, it } from 'vitest';
import recorded from './fixtures/questions.json';
import { makesADifference, outcome, strongest, summary, worthTelling, type Mark } from './outlook';
import type { View } from './view';

const view = recorded
  .map((each) => each.view as unknown as View)
  .find(({ players }) => players.length === 4)!;
const name = (space: number) => view.map.spaces[space]!.name;
const [mine, theirs] = [view.players[0]!, view.players[1]!];

describe('what would happen in the city', () => {
  it('is an attack that may still be blocked, until it is known what gets through', () => {
    const attack = { event: 'AttackDeclared', seat: 0, hit: 1, thing: '', mode: 'damage', value: 4 };
    expect(outcome(view, [attack]).marks).toEqual([
      { space: theirs.space, icon: 'smash', text: '−4', look: 'hot', maybe: true },
    ]);
    const dealt = { event: 'DamageDealt', seat: 1, by: 0, amount: 3 };
    expect(outcome(view, [attack, dealt]).marks).toEqual([
      { space: theirs.space, icon: 'smash', text: '−3', look: 'hot' },
    ]);
  });

  it('is marked where it would happen, after what has moved before it', () => {
    const far = view.map.spaces.find(({ id }) => id !== mine.space && id !== theirs.space)!;
    const events = [
      { event: 'KaijuMoved', seat: 1, by: 0, how: 'throw', path: [name(theirs.space), far.name] },
      { event: 'Destroyed', seat: 0, thing: 'tank', space: far.name },
      { event: 'EnergyGained', seat: 0, amount: 1, now: 3 },
      { event: 'Destroyed', seat: 0, thing: 'tower', space: far.name },
      { event: 'EnergyGained', seat: 0, amount: 4, now: 7 },
      { event: 'DamageDealt', seat: 1, by: 0, amount: 1 },
    ];
    const { marks, ways } = outcome(view, events);
    expect(ways.map(({ piece, manner }) => [piece, manner])).toEqual([['kaiju-1', 'fly']]);
    expect(marks).toEqual([
      { space: far.id, icon: 'destruction', text: '×2', look: 'hot' },
      { space: mine.space, icon: 'energy', text: '+5', look: 'good' },
      { space: far.id, icon: 'smash', text: '−1', look: 'hot' },
    ]);
    expect(summary(marks).map(({ icon, text }) => icon + text)).toEqual([
      'destruction×2',
      'energy+5',
      'smash−1',
    ]);
    expect(worthTelling(events, 1).map(({ event }) => event)).not.toContain('KaijuMoved');
  });

  it('leaves unsaid what would happen everywhere', () => {
    const broken = (n: number): Mark => ({
      space: 0,
      icon: 'destruction',
      text: n > 1 ? `×${n}` : '',
      look: 'hot',
    });
    const gain = (n: number): Mark => ({ space: 0, icon: 'energy', text: `+${n}`, look: 'good' });
    const told = makesADifference([
      [broken(1), gain(1)],
      [broken(2), gain(3)],
      [broken(1), gain(1)],
    ]);
    expect(told.map((marks) => marks.map(({ text }) => text))).toEqual([[], ['×2', '+3'], []]);
    expect(makesADifference([[gain(2)]])[0], 'a single place').toHaveLength(1);
    expect(makesADifference([[gain(2)], []]).flat(), 'not everywhere').toHaveLength(1);
    expect(strongest([gain(1), gain(4), gain(2)])).toEqual([gain(4)]);
  });
});
