/**
 * Events one after the other. The next begins when the one before is 60 % through; a long queue plays at double
 * speed; `finish` shows all that is left at once. Between the events stand moments (`then`), at which the view and
 * the question of a message become true: they wait until everything before them has ended.
 */
import type { Cue, GameEvent } from './board';

/** When the next event begins, as a part of the one before. */
export const OVERLAP = 0.6;
/** A queue longer than this plays at double speed, in ms. */
export const LONG = 2500;

export interface Clockwork {
  now(): number;
  /** Call back after some ms; returns how to prevent it. */
  after(ms: number, call: () => void): () => void;
}

export const browser: Clockwork = {
  now: () => performance.now(),
  after(ms, call) {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};

/** What the queue tells its owner. */
export interface Stage {
  /** An event begins: draw it, tell it, let it sound. */
  begin(cue: Cue): void;
  /** An event is over. */
  end(cue: Cue): void;
  /** The next event waits until `goOn` is called, or does not any more. */
  wait?(waits: boolean): void;
}

/** How it is played: a factor of speed (0: at once), and whether to keep still. */
export interface Manner {
  speed: number;
  calm: boolean;
  /** Whether to wait for somebody before this event. */
  hold?: (event: GameEvent) => boolean;
}

/** The speeds to choose from; `skip` shows everything at once. */
export const SPEEDS = { step: 1, slow: 0.6, normal: 1, fast: 2, skip: 0 } as const;

type Item =
  { kind: 'event'; number: number; event: GameEvent; lasts: number } | { kind: 'then'; call: () => void };

/** How long an event is shown when nothing may move: long enough to read a number. */
const CALM_LASTS = 300;

export class EventQueue {
  #items: Item[] = [];
  #shown: { cue: Cue; ends: number; stop: () => void }[] = [];
  #wake: (() => void) | null = null;
  #fast = false;
  /** The number of the event before which it waits; -1 for none. */
  #holds = -1;
  #released = -1;

  constructor(
    private readonly stage: Stage,
    private readonly manner: () => Manner,
    private readonly clock: Clockwork = browser,
  ) {}

  /** Whether anything is still to be shown. */
  get busy(): boolean {
    return this.#items.length > 0 || this.#shown.length > 0;
  }

  /** Whether nothing waits behind what is happening now. */
  get last(): boolean {
    return this.#items.length === 0;
  }

  /** How long all that waits would take at normal speed. */
  get waiting(): number {
    let total = 0;
    for (const item of this.#items) if (item.kind === 'event') total += item.lasts * OVERLAP;
    return total;
  }

  /** Add events, with the number of the first and how long each lasts, and what becomes true after them. */
  add(
    first: number,
    events: readonly GameEvent[],
    lasts: (event: GameEvent) => number,
    then: () => void,
  ): void {
    events.forEach((event, i) =>
      this.#items.push({ kind: 'event', number: first + i, event, lasts: lasts(event) }),
    );
    this.#items.push({ kind: 'then', call: then });
    if (this.waiting > LONG) this.#fast = true;
    if (this.#wake === null) this.#go();
  }

  /** Go on after waiting for somebody. */
  goOn(): void {
    if (this.#holds < 0) return;
    this.#released = this.#holds;
    this.#hold(-1);
    if (this.#wake === null) this.#go();
  }

  #hold(number: number): void {
    if (number === this.#holds) return;
    this.#holds = number;
    this.stage.wait?.(number >= 0);
  }

  /** Show everything that is left at once. */
  finish(): void {
    this.#hold(-1);
    this.#wake?.();
    this.#wake = null;
    for (const each of this.#shown.splice(0)) {
      each.stop();
      this.stage.end(each.cue);
    }
    for (let item = this.#items.shift(); item; item = this.#items.shift()) {
      if (item.kind === 'then') item.call();
      else {
        const cue = { number: item.number, event: item.event, ms: 0, calm: true };
        this.stage.begin(cue);
        this.stage.end(cue);
      }
    }
    this.#fast = false;
  }

  /** Forget everything: the table is left. */
  clear(): void {
    this.#wake?.();
    this.#wake = null;
    this.#items = [];
    this.#hold(-1);
    for (const each of this.#shown.splice(0)) each.stop();
  }

  #go(): void {
    this.#wake = null;
    for (;;) {
      const item = this.#items[0];
      if (item === undefined) {
        this.#fast = false;
        return;
      }
      if (item.kind === 'then') {
        const left = Math.max(0, ...this.#shown.map((each) => each.ends - this.clock.now()));
        if (left > 0) return this.#sleep(left);
        this.#items.shift();
        item.call();
        continue;
      }
      if (item.number > this.#released && this.manner().hold?.(item.event)) {
        const left = Math.max(0, ...this.#shown.map((each) => each.ends - this.clock.now()));
        if (left > 0) return this.#sleep(left);
        return this.#hold(item.number);
      }
      this.#items.shift();
      const ms = this.#length(item.lasts);
      this.#show(item.number, item.event, ms);
      if (ms > 0) return this.#sleep(ms * OVERLAP);
    }
  }

  #length(lasts: number): number {
    const { speed, calm } = this.manner();
    if (lasts === 0 || speed === 0) return 0;
    return (calm ? Math.min(lasts, CALM_LASTS) : lasts) / (speed * (this.#fast ? 2 : 1));
  }

  #show(number: number, event: GameEvent, ms: number): void {
    const cue: Cue = { number, event, ms, calm: this.manner().calm || ms === 0 };
    this.stage.begin(cue);
    if (ms === 0) return this.stage.end(cue);
    const each = { cue, ends: this.clock.now() + ms, stop: () => {} };
    each.stop = this.clock.after(ms, () => {
      this.#shown = this.#shown.filter((other) => other !== each);
      this.stage.end(cue);
    });
    this.#shown.push(each);
  }

  #sleep(ms: number): void {
    this.#wake = this.clock.after(ms, () => this.#go());
  }
}
