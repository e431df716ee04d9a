// A finished game, played back: which step is shown, what of it has been shown, and what comes next.
import type { ReplayPage, ReplayStep, TableInfo } from '../api/types';
import type { BoardModule, Cue, GameEvent } from '../table/board';
import type { LogLine } from '../table/live.svelte';
import { EventQueue, type Clockwork } from '../table/queue';
import type { Sound } from '../table/sounds';
import { nextTurn, PAGE, pageOf, previousTurn, within } from './steps';

/** What a player needs from the outside. */
export interface Surroundings {
  /** Some steps of the game, as a seat saw them. */
  fetch: (seat: number, first: number, count: number) => Promise<ReplayPage>;
  calm: () => boolean;
  sound: (name: Sound) => void;
  clock?: Clockwork;
}

/** How fast it can be played; 1 is as at the table. */
export const RATES = [0.5, 1, 2, 4] as const;
export type Rate = (typeof RATES)[number];

/** How long a step stays before the next one, in ms at normal speed. */
const PAUSE = 900;
const LOG_LONGEST = 120;
/** Numbers of log lines must differ; no answer has more events than this. */
const STEP_LONGEST = 10_000;
/** When so few steps are left of what has come, the next ones are asked for. */
const AHEAD = 15;

const browser: Clockwork = {
  now: () => performance.now(),
  after(ms, call) {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};

export class Player {
  info = $state.raw<TableInfo | null>(null);
  count = $state(0);
  turns = $state.raw<readonly number[]>([]);
  /** The step that is shown, or on its way. */
  step = $state(0);
  seat = $state(-1);
  view = $state.raw<unknown>(null);
  cues = $state.raw<readonly Cue[]>([]);
  /** Newest first. */
  log = $state.raw<readonly LogLine[]>([]);
  playing = $state(false);
  rate = $state<Rate>(1);
  /** Whether all of the step has been shown. */
  settled = $state(true);
  loading = $state(false);
  /** Why steps could not be fetched. */
  trouble = $state.raw<unknown>(null);

  #module: BoardModule | null = null;
  #pages = new Map<number, Promise<void>>();
  #steps = new Map<number, ReplayStep>();
  /** Grows with every wish, so that what comes late for an old one is dropped. */
  #wish = 0;
  #wake: (() => void) | null = null;
  readonly #queue: EventQueue;
  readonly #clock: Clockwork;

  constructor(private readonly around: Surroundings) {
    this.#clock = around.clock ?? browser;
    this.#queue = new EventQueue(
      { begin: (cue) => this.#begin(cue), end: (cue) => this.#end(cue) },
      () => ({ speed: this.rate, calm: around.calm() }),
      this.#clock,
    );
  }

  get atEnd(): boolean {
    return this.count > 0 && this.step >= this.count - 1;
  }

  /** The board has been loaded: from now on it says how events are shown. */
  use(module: BoardModule): void {
    this.#module = module;
  }

  /** Show a step at once, without playing what led to it. */
  async go(step: number): Promise<void> {
    this.#stop();
    const wish = ++this.#wish;
    this.step = this.count ? within(step, this.count) : Math.max(0, step);
    if (!(await this.#load(this.step, wish))) return;
    // How long the game is becomes known with its first page.
    if (this.step !== within(this.step, this.count)) return this.go(within(this.step, this.count));
    this.#settle();
  }

  /** Play the next step. */
  async forward(): Promise<void> {
    if (this.count && this.atEnd) {
      if (!this.settled) this.#queue.finish();
      this.playing = false;
      return;
    }
    this.#stop();
    if (!this.settled) this.#settle();
    const wish = ++this.#wish;
    const next = this.step + 1;
    if (!(await this.#load(next, wish))) return;
    const step = this.#steps.get(next);
    if (!step) return;
    this.step = next;
    this.settled = false;
    const lasts = this.#module?.lasts ?? (() => 0);
    this.#queue.add(next * STEP_LONGEST, step.events as GameEvent[], lasts, () => this.#settle());
  }

  back(): Promise<void> {
    this.playing = false;
    return this.go(this.step - 1);
  }

  nextTurn(): Promise<void> {
    return this.go(nextTurn(this.turns, this.step, this.count));
  }

  previousTurn(): Promise<void> {
    return this.go(previousTurn(this.turns, this.step));
  }

  /** Begin to play, from the start if it is at its end; or stop. */
  async toggle(): Promise<void> {
    if (this.playing) {
      this.pause();
      return;
    }
    this.playing = true;
    if (this.atEnd) await this.go(0);
    else if (this.settled) await this.forward();
  }

  pause(): void {
    this.playing = false;
    this.#wake?.();
    this.#wake = null;
  }

  /** See the game as another seat saw it. */
  async as(seat: number): Promise<void> {
    if (seat === this.seat) return;
    this.seat = seat;
    this.#pages.clear();
    this.#steps.clear();
    await this.go(this.step);
  }

  /** Fetch the whole game, for whoever wants to see all of its turns. */
  async everything(): Promise<void> {
    for (let first = 0; first < this.count; first += PAGE) await this.#page(first);
  }

  /** Who answers next after the step that is shown; -1 if nobody does. */
  async asked(): Promise<number> {
    const next = this.step + 1;
    if (next >= this.count) return -1;
    await this.#page(pageOf(next));
    return this.#steps.get(next)?.seat ?? -1;
  }

  /** What happened in each step from one to another, this one among them if there is one. */
  from(start: number, end: number): (readonly GameEvent[])[] {
    const steps: (readonly GameEvent[])[] = [];
    for (let at = start; at <= Math.min(end, this.count - 1); at++)
      steps.push((this.#steps.get(at)?.events ?? []) as GameEvent[]);
    return steps;
  }

  /** Show all that is left of the step. */
  finish(): void {
    this.#queue.finish();
  }

  close(): void {
    this.#stop();
    this.#wish++;
    this.playing = false;
  }

  #stop(): void {
    this.#wake?.();
    this.#wake = null;
    this.#queue.clear();
    this.cues = [];
  }

  /** The present step is shown in full. */
  #settle(): void {
    const step = this.#steps.get(this.step);
    if (!step) return;
    this.view = step.view;
    this.log = this.#lines(this.step);
    this.cues = [];
    this.settled = true;
    if (!this.playing) return;
    if (this.atEnd) this.playing = false;
    else this.#wake = this.#clock.after(PAUSE / this.rate, () => void this.forward());
  }

  /** What has happened up to a step, as far back as it has come. */
  #lines(until: number): LogLine[] {
    const lines: LogLine[] = [];
    for (let at = until; lines.length < LOG_LONGEST; at--) {
      const step = this.#steps.get(at);
      if (!step) break;
      const events = step.events as GameEvent[];
      for (let i = events.length - 1; i >= 0; i--)
        lines.push({ number: at * STEP_LONGEST + i, event: events[i] as GameEvent });
    }
    return lines;
  }

  /** Fetch what a step needs; false if something else is wanted by then, or it cannot be fetched. */
  async #load(step: number, wish: number): Promise<boolean> {
    const wanted = [pageOf(step)];
    // The log begins before the page does.
    if (step - pageOf(step) < AHEAD && step >= PAGE) wanted.push(pageOf(step) - PAGE);
    if (this.count && pageOf(step) + PAGE - step < AHEAD && pageOf(step) + PAGE < this.count)
      void this.#page(pageOf(step) + PAGE).catch(() => {});
    if (wanted.some((first) => !this.#steps.has(first))) this.loading = true;
    try {
      await Promise.all(wanted.map((first) => this.#page(first)));
    } catch (error) {
      if (wish !== this.#wish) return false;
      this.trouble = error;
      this.playing = false;
      this.loading = false;
      return false;
    }
    if (wish !== this.#wish) return false;
    this.loading = false;
    this.trouble = null;
    return true;
  }

  #page(first: number): Promise<void> {
    let page = this.#pages.get(first);
    if (!page) {
      const seat = this.seat;
      page = this.around.fetch(seat, first, PAGE).then((told) => {
        if (seat !== this.seat) return;
        this.info = told.table;
        this.count = told.count;
        this.turns = told.turns;
        for (const step of told.steps) this.#steps.set(step.number, step);
      });
      this.#pages.set(first, page);
      page.catch(() => this.#pages.delete(first));
    }
    return page;
  }

  #begin(cue: Cue): void {
    if (this.#module?.after && this.view !== null) this.view = this.#module.after(this.view, cue.event);
    this.log = [{ number: cue.number, event: cue.event }, ...this.log].slice(0, LOG_LONGEST);
    if (cue.ms === 0) return;
    this.cues = [...this.cues, cue];
    const name = this.#module?.sound?.(cue.event, this.view);
    if (name) this.around.sound(name);
  }

  #end(cue: Cue): void {
    if (cue.ms > 0) this.cues = this.cues.filter((each) => each !== cue);
  }
}
