import { flushSync } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ReplayPage, TableInfo } from '../api/types';
import type { BoardModule, GameEvent } from '../table/board';
import type { Clockwork } from '../table/queue';
import type { Sound } from '../table/sounds';
import { replayKey } from './keys';
import { Player } from './player.svelte';
import { PAGE } from './steps';

const COUNT = 130;
const info = { id: 'abc', game: 'test', seats: [{ seat: 0 }, { seat: 1 }] } as unknown as TableInfo;

interface View {
  at: number;
  seat: number;
}

/** A game of many steps; every step has one event and a view that says where it is. */
function page(seat: number, first: number, count: number): ReplayPage {
  const steps = Array.from({ length: Math.min(count, COUNT - first) }, (_, i) => ({
    number: first + i,
    seat: (first + i) % 2,
    turn: 1 + Math.floor((first + i) / 10),
    view: { at: first + i, seat },
    events: [{ event: 'Stomped', now: first + i }],
  }));
  return {
    table: info,
    seat,
    count: COUNT,
    first,
    steps,
    turns: Array.from({ length: 13 }, (_, i) => i * 10),
  };
}

/** A clock that goes only when it is told to. */
class Hand implements Clockwork {
  time = 0;
  #waiting: { at: number; call: () => void }[] = [];
  now = () => this.time;
  after = (ms: number, call: () => void) => {
    const entry = { at: this.time + ms, call };
    this.#waiting.push(entry);
    return () => void (this.#waiting = this.#waiting.filter((each) => each !== entry));
  };
  async pass(ms: number) {
    const end = this.time + ms;
    for (;;) {
      await settle();
      const next = this.#waiting.filter((each) => each.at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.time = Math.max(this.time, next.at);
      this.#waiting = this.#waiting.filter((each) => each !== next);
      next.call();
    }
    this.time = end;
    await settle();
  }
}

const settle = async () => {
  for (let i = 0; i < 8; i++) await Promise.resolve();
  flushSync();
};

let clock: Hand;
let fetch: ReturnType<typeof vi.fn<(seat: number, first: number, count: number) => Promise<ReplayPage>>>;
let sound: ReturnType<typeof vi.fn<(name: Sound) => void>>;
let player: Player;
const at = () => (player.view as View).at;

beforeEach(async () => {
  clock = new Hand();
  fetch = vi.fn((seat: number, first: number, count: number) => Promise.resolve(page(seat, first, count)));
  sound = vi.fn();
  player = new Player({ fetch, calm: () => false, sound, clock });
  player.use({
    lasts: () => 100,
    sound: () => 'pull',
    after: (view: View, event: GameEvent) => ({ ...view, at: Number(event.now) - 0.5 }),
  } as unknown as BoardModule);
  await player.go(0);
});

describe('a player', () => {
  it('begins where it is told to, and knows how long the game is', async () => {
    await player.go(37);
    expect(player.count).toBe(COUNT);
    expect(at()).toBe(37);
    expect(player.settled).toBe(true);
  });

  it('shows the last step for one beyond the end', async () => {
    const late = new Player({ fetch, calm: () => false, sound, clock });
    await late.go(9999);
    // The first page told how long the game is.
    expect(late.step).toBe(COUNT - 1);
    expect((late.view as View).at).toBe(COUNT - 1);
  });

  it('knows who answers next, on the next page too, and nobody at the end', async () => {
    await player.go(37);
    expect(await player.asked()).toBe(0);
    await player.go(PAGE - 2);
    expect(await player.asked()).toBe(1);
    await player.go(PAGE - 1);
    expect(await player.asked()).toBe(0);
    await player.go(COUNT - 1);
    expect(await player.asked()).toBe(-1);
  });

  it('asks for each page once', async () => {
    await player.go(1);
    await player.go(2);
    await player.go(PAGE + 20);
    await player.go(3);
    const firsts = fetch.mock.calls.map(([, first]) => first);
    expect(new Set(firsts).size).toBe(firsts.length);
    expect(firsts).toContain(PAGE);
  });

  it('plays the events of a step before its view is true', async () => {
    void player.forward();
    await settle();
    expect(player.step).toBe(1);
    expect(player.settled).toBe(false);
    expect(player.cues.map((cue) => cue.event.now)).toEqual([1]);
    expect(at()).toBe(0.5);
    expect(sound).toHaveBeenCalledWith('pull');
    await clock.pass(150);
    expect(player.settled).toBe(true);
    expect(player.cues).toEqual([]);
    expect(at()).toBe(1);
  });

  it('goes on from where it is when told to hurry', async () => {
    void player.forward();
    await settle();
    void player.forward();
    await settle();
    expect(player.step).toBe(2);
    await clock.pass(150);
    expect(at()).toBe(2);
    expect(player.log.map(({ event }) => event.now)).toEqual([2, 1, 0]);
  });

  it('goes back at once, and stops playing', async () => {
    await player.go(5);
    await player.toggle();
    await player.back();
    expect(player.playing).toBe(false);
    await clock.pass(10_000);
    expect(player.settled).toBe(true);
    expect(at()).toBe(player.step);
  });

  it('does not go before the beginning or beyond the end', async () => {
    await player.back();
    expect(player.step).toBe(0);
    await player.go(COUNT - 1);
    await player.forward();
    expect(player.step).toBe(COUNT - 1);
    expect(player.atEnd).toBe(true);
  });

  it('plays on by itself until it is stopped', async () => {
    await player.toggle();
    await clock.pass(100 + 900 + 150);
    expect(player.step).toBe(2);
    player.pause();
    const here = player.step;
    await clock.pass(60_000);
    expect(player.step).toBe(here);
  });

  it('plays faster when asked to', async () => {
    player.rate = 4;
    await player.toggle();
    await clock.pass(100 + 900 + 150);
    expect(player.step).toBeGreaterThan(4);
    player.pause();
  });

  it('stops at the end, and begins anew from there', async () => {
    await player.go(COUNT - 3);
    await player.toggle();
    await clock.pass(20_000);
    expect(player.atEnd).toBe(true);
    expect(player.playing).toBe(false);
    await player.toggle();
    expect(player.step).toBeLessThan(2);
    player.pause();
  });

  it('fetches the next page before it is needed', async () => {
    await player.go(PAGE - 5);
    expect(fetch.mock.calls.map(([, first]) => first)).toContain(PAGE);
  });

  it('goes from turn to turn', async () => {
    await player.go(25);
    await player.nextTurn();
    expect(player.step).toBe(30);
    await player.previousTurn();
    expect(player.step).toBe(20);
  });

  it('shows the same step to another seat', async () => {
    await player.go(12);
    await player.as(1);
    expect(player.view).toEqual({ at: 12, seat: 1 });
    expect(fetch).toHaveBeenLastCalledWith(1, 0, PAGE);
  });

  it('keeps the last wish when answers come late', async () => {
    let give = (_: ReplayPage) => {};
    fetch.mockImplementationOnce(() => new Promise((resolve) => (give = resolve)));
    const slow = player.go(PAGE + 30);
    await settle();
    await player.go(3);
    give(page(-1, PAGE, PAGE));
    await slow;
    expect(player.step).toBe(3);
    expect(at()).toBe(3);
  });

  it('tells what went wrong and can try again', async () => {
    fetch.mockRejectedValueOnce(new Error('under the sea'));
    await player.go(PAGE + 30);
    expect(player.trouble).toBeInstanceOf(Error);
    expect(player.loading).toBe(false);
    await player.go(PAGE + 30);
    expect(player.trouble).toBeNull();
    expect(at()).toBe(PAGE + 30);
  });

  it('has no two log lines of the same number', async () => {
    await player.go(70);
    const numbers = player.log.map(({ number }) => number);
    expect(numbers.length).toBe(71);
    expect(new Set(numbers).size).toBe(numbers.length);
  });
});

describe('the keys of a replay', () => {
  const press = async (key: string, target: Element = document.body) => {
    if (target instanceof HTMLElement) target.focus();
    const did = replayKey(new KeyboardEvent('keydown', { key }), player);
    await settle();
    return did;
  };

  it('step, play, and jump', async () => {
    expect(await press('ArrowRight')).toBe(true);
    expect(player.step).toBe(1);
    expect(await press('ArrowLeft')).toBe(true);
    expect(player.step).toBe(0);
    await press('End');
    expect(player.step).toBe(COUNT - 1);
    await press('PageUp');
    expect(player.step).toBe(120);
    await press('Home');
    expect(player.step).toBe(0);
    await press('PageDown');
    expect(player.step).toBe(10);
    await press(' ');
    expect(player.playing).toBe(true);
    await press(' ');
    expect(player.playing).toBe(false);
    expect(await press('x')).toBe(false);
  });

  it('leave Space to buttons, and all to fields', async () => {
    const button = document.body.appendChild(document.createElement('button'));
    expect(await press(' ', button)).toBe(false);
    expect(await press('ArrowRight', button)).toBe(true);
    const field = document.body.appendChild(document.createElement('input'));
    expect(await press('ArrowRight', field)).toBe(false);
    field.remove();
    button.remove();
  });
});
