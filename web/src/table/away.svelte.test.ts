import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import type { LiveState } from '../api/live';
import { Away } from './away.svelte';
import type { LiveTable } from './live.svelte';

/** Somebody at a table with so many events, whose line can be cut. */
function somebody(events: number) {
  const table = $state({ me: 0, log: events ? [{ number: events }] : [] });
  let line = $state<LiveState>('here');
  let away: Away | undefined;
  const stop = $effect.root(() => {
    away = new Away(
      table as unknown as LiveTable,
      () => true,
      () => line,
    );
  });
  flushSync();
  return {
    away: away!,
    stop,
    is: (state: LiveState) => {
      line = state;
      flushSync();
    },
    happens: (number: number) => {
      table.log = [{ number }];
      flushSync();
    },
  };
}

test('whoever comes to a game that is on is told what happened, until they touch something', () => {
  const { away, stop } = somebody(3);
  expect(away.shown).toBe(true);
  away.done();
  expect(away.shown).toBe(false);
  stop();
});

test('whose line was cut is told what happened meanwhile', () => {
  const { away, stop, is, happens } = somebody(0);
  expect(away.shown).toBe(false);
  happens(4);
  expect(away.shown).toBe(false);
  is('away');
  happens(9);
  is('here');
  expect(away.shown).toBe(true);
  stop();
});

test('nothing is told when nothing happened meanwhile', () => {
  const { away, stop, is } = somebody(5);
  away.done();
  is('away');
  is('joining');
  is('here');
  expect(away.shown).toBe(false);
  stop();
});
