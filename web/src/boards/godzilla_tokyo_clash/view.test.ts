import { describe, expect, it } from 'vitest';
import recorded from './fixtures/game.json';
import { lasts, sound } from './motion';
import { after, type View } from './view';

interface Step {
  view: View;
  events: { event: string; [fact: string]: unknown }[];
}
const steps = recorded.steps as unknown as Step[];

/** What events tell of: where everything stands, Energy, hands, Trophies, the track. */
const facts = (view: View) => ({
  pieces: view.map.pieces
    .map(({ id, at, say }) => (say === 'thing-small_building' ? `small ${at}` : `${id} ${at}`))
    .sort(),
  energy: view.players.map(({ energy }) => energy),
  hands: view.players.map(({ hand_size }) => hand_size),
  trophies: view.players.map(({ trophy_count }) => trophy_count),
  play: view.players.map(({ play }) => play.map(({ card }) => card)),
  discards: view.players.map(({ discard }) => discard.map(({ card }) => card)),
  king: view.king,
  marker: view.marker,
  track: [...view.track].sort(),
});

describe('the view after an event', () => {
  it('is, after the last of a step, what the server shows', () => {
    let seen = 0;
    for (let i = 1; i < steps.length; i++) {
      const told = steps[i]!.events.reduce(after, steps[i - 1]!.view);
      seen += steps[i]!.events.length;
      expect(facts(told), `step ${i}: ${steps[i]!.events.map(({ event }) => event).join(' ')}`).toEqual(
        facts(steps[i]!.view),
      );
    }
    expect(seen).toBeGreaterThan(100);
  });

  it('leaves the view before it alone', () => {
    const before = JSON.stringify(steps[20]!.view);
    steps[21]!.events.reduce(after, steps[20]!.view);
    expect(JSON.stringify(steps[20]!.view)).toBe(before);
  });

  it('is the same after an event of a later version', () => {
    expect(after(steps[0]!.view, { event: 'Meteor' })).toBe(steps[0]!.view);
    expect(lasts({ event: 'Meteor' })).toBe(0);
  });

  it('takes longer to show the farther something goes, and a throw whistles', () => {
    const move = { event: 'KaijuMoved', seat: 0, by: 0, how: 'move', path: ['a1', 'a2'] };
    expect(lasts({ ...move, path: ['a1', 'a2', 'a3', 'a4'] })).toBeGreaterThan(lasts(move));
    expect(sound(move)).toBe('steps');
    expect(sound({ ...move, how: 'throw' })).toBe('whoosh');
  });
});
