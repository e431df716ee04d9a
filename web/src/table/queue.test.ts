import { beforeEach, describe, expect, it } from 'vitest';
import type { Cue, GameEvent } from './board';
import { EventQueue, OVERLAP, type Clockwork, type Manner } from './queue';

/** A clock that stands still until it is told to go on. */
class StillClock implements Clockwork {
  time = 0;
  #calls: { at: number; call: () => void }[] = [];

  now() {
    return this.time;
  }
  after(ms: number, call: () => void) {
    const each = { at: this.time + ms, call };
    this.#calls.push(each);
    return () => (this.#calls = this.#calls.filter((other) => other !== each));
  }
  go(ms: number) {
    const end = this.time + ms;
    for (;;) {
      const next = this.#calls.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.#calls = this.#calls.filter((each) => each !== next);
      this.time = next.at;
      next.call();
    }
    this.time = end;
  }
}

const event = (name: string): GameEvent => ({ event: name });

describe('the queue of events', () => {
  let clock: StillClock;
  let manner: Manner;
  let told: string[];
  let cues: Cue[];
  let queue: EventQueue;
  beforeEach(() => {
    clock = new StillClock();
    manner = { speed: 1, calm: false };
    told = [];
    cues = [];
    queue = new EventQueue(
      {
        begin: (cue) => (cues.push(cue), told.push(`${clock.time} begin ${cue.event.event}`)),
        end: (cue) => told.push(`${clock.time} end ${cue.event.event}`),
      },
      () => manner,
      clock,
    );
  });
  const then = (name: string) => () => told.push(`${clock.time} ${name}`);

  it('begins the next event at 60 % of the one before, and settles after all have ended', () => {
    queue.add(0, [event('A'), event('B')], () => 1000, then('settled'));
    clock.go(5000);
    expect(told).toEqual(['0 begin A', '600 begin B', '1000 end A', '1600 end B', '1600 settled']);
    expect(queue.busy).toBe(false);
  });

  it('waits for somebody before an event that it is told to hold, and goes on when told', () => {
    const waits: boolean[] = [];
    queue = new EventQueue(
      {
        begin: (cue) => told.push(`${clock.time} begin ${cue.event.event}`),
        end: () => undefined,
        wait: (now) => waits.push(now),
      },
      () => ({ ...manner, hold: ({ event }) => event === 'Turn' }),
      clock,
    );
    queue.add(0, [event('A'), event('Turn'), event('B')], () => 100, then('settled'));
    clock.go(5000);
    expect(told).toEqual(['0 begin A']);
    expect(waits).toEqual([true]);
    queue.add(3, [event('C')], () => 100, then('more'));
    clock.go(5000);
    expect(told).toEqual(['0 begin A']);
    queue.goOn();
    clock.go(5000);
    expect(waits).toEqual([true, false]);
    expect(told.map((line) => line.replace(/^\d+ /, ''))).toEqual([
      ...['begin A', 'begin Turn', 'begin B', 'settled', 'begin C', 'more'],
    ]);
    queue.add(4, [event('Turn')], () => 100, then('end'));
    clock.go(5000);
    queue.finish();
    expect(told.at(-1)).toMatch(/ end$/);
    expect(waits).toEqual([true, false, true, false]);
  });

  it('shows events in order, those without a picture at once, and numbers them', () => {
    queue.add(
      7,
      [event('A'), event('B'), event('C')],
      ({ event }) => (event === 'B' ? 0 : 500),
      then('settled'),
    );
    clock.go(5000);
    expect(told.filter((line) => line.includes('begin'))).toEqual([
      '0 begin A',
      '300 begin B',
      '300 begin C',
    ]);
    expect(cues.map(({ number, ms }) => [number, ms])).toEqual([
      [7, 500],
      [8, 0],
      [9, 500],
    ]);
  });

  it('plays a queue longer than 2.5 s at double speed, until it is empty', () => {
    const events = Array.from({ length: 6 }, (_, i) => event(`E${i}`));
    queue.add(0, events, () => 1000, then('settled'));
    clock.go(10_000);
    expect(cues.every(({ ms }) => ms === 500)).toBe(true);
    expect(told.at(-1)).toBe(`${5 * 500 * OVERLAP + 500} settled`);
    queue.add(6, [event('later')], () => 1000, then('again'));
    expect(cues.at(-1)?.ms).toBe(1000);
  });

  it('shows the rest at once when told to finish, with every event and every moment in its place', () => {
    queue.add(0, [event('A'), event('B')], () => 1000, then('first'));
    queue.add(2, [event('C')], () => 1000, then('second'));
    clock.go(100);
    queue.finish();
    expect(told).toEqual([
      '0 begin A',
      '100 end A',
      '100 begin B',
      '100 end B',
      '100 first',
      '100 begin C',
      '100 end C',
      '100 second',
    ]);
    clock.go(5000);
    expect(told).toHaveLength(8);
    expect(queue.busy).toBe(false);
  });

  it('takes the speed that was chosen; at speed 0 nothing is waited for', () => {
    manner = { speed: 2, calm: false };
    queue.add(0, [event('A')], () => 1000, then('settled'));
    expect(cues[0]?.ms).toBe(500);
    clock.go(600);
    manner = { speed: 0, calm: false };
    queue.add(1, [event('B'), event('C')], () => 1000, then('at once'));
    expect(told.at(-1)).toBe('600 at once');
  });

  it('keeps still where nothing may move: short, and said so', () => {
    manner = { speed: 1, calm: true };
    queue.add(0, [event('A')], () => 1000, then('settled'));
    expect(cues[0]).toMatchObject({ ms: 300, calm: true });
  });

  it('forgets everything when the table is left', () => {
    queue.add(0, [event('A'), event('B')], () => 1000, then('settled'));
    queue.clear();
    clock.go(5000);
    expect(told).toEqual(['0 begin A']);
  });

  it('goes on with what comes while it plays', () => {
    queue.add(0, [event('A')], () => 1000, then('one'));
    clock.go(500);
    queue.add(1, [event('B')], () => 1000, then('two'));
    clock.go(5000);
    expect(told).toEqual(['0 begin A', '1000 end A', '1000 one', '1000 begin B', '2000 end B', '2000 two']);
  });
});
