// A table as this browser knows it: what came over the live channel, and how far of it has been shown.
import { refusalText } from '../i18n/refusals';
import type {
  ChatLine,
  FromServer,
  GameOnShelf,
  News,
  Question,
  SeatTime,
  TableInfo,
  Welcome,
} from '../api/types';
import type { BoardModule, Cue, GameEvent, Pointing } from './board';
import { turnOf } from './declared';
import { Hinting } from './hinting.svelte';
import { Outlooks, type Ask } from './outlook.svelte';
import { browser, EventQueue, type Clockwork, type Manner } from './queue';
import { Selection } from './selection.svelte';
import type { Sound } from './sounds';

/** An event in the log. */
export interface LogLine {
  readonly number: number;
  readonly event: GameEvent;
}

/** What a table needs from the outside. */
export interface Surroundings {
  manner: () => Manner;
  sound: (name: Sound) => void;
  /** Ask what would happen; left out, nobody tells. */
  foresee?: Ask;
  /** Somebody has asked for a hint. */
  hinted?: (seat: number) => void;
  clock?: Clockwork;
}

/** What is true once the events of a message have been shown. */
type Shown = Partial<Pick<News, 'seat' | 'view' | 'question' | 'theirs' | 'asked' | 'answers' | 'can_undo'>>;

/** Old lines are dropped: the replay has them all. */
const LOG_LONGEST = 400;

export class LiveTable {
  info = $state.raw<TableInfo | null>(null);
  /** My seat; -1 for a spectator. */
  me = $state(-1);
  /** The view as far as it has been shown. */
  view = $state.raw<unknown>(null);
  /** My question, once everything before it has been shown. */
  question = $state.raw<Question | null>(null);
  /** What somebody else is asked, where everybody may see it; once everything before it has been shown. */
  theirs = $state.raw<Question | null>(null);
  /** All of my seats, where I hold several; `me` is the one through which I see. */
  mine = $state.raw<readonly number[]>([]);
  /** Who points at what just now. */
  points = $state.raw<readonly Pointing[]>([]);
  asked = $state.raw<readonly number[]>([]);
  /** Whether I may take back my last answer. */
  canTakeBack = $state(false);
  /** How many answers the table has. */
  answers = 0;
  /** Newest first. */
  log = $state.raw<readonly LogLine[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  cues = $state.raw<readonly Cue[]>([]);
  clocks = $state.raw<readonly SeatTime[]>([]);
  /** When the clocks were told, by this browser's time. */
  clocksAt = $state(0);
  /** An answer is on its way. */
  answering = $state(false);
  /** Why the last message was refused; a sentence for people. */
  refused = $state('');
  /** Whether everything that came has been shown. */
  settled = $state(true);
  /** Whether the next turn waits until I have seen enough of the last one. */
  paused = $state(false);
  readonly chosen = new Selection();
  /** What the answers to my question would bring. */
  readonly outlooks: Outlooks;
  readonly hinting = new Hinting();
  /** Who has asked for a hint since I came, and when. */
  hintsTold = $state.raw<readonly { seat: number; at: number }[]>([]);

  #module: BoardModule | null = null;
  #told: GameOnShelf | null = null;
  readonly #queue: EventQueue;
  readonly #sound: (name: Sound) => void;
  readonly #hinted: (seat: number) => void;
  readonly #clock: Clockwork;
  #next = 0;
  #remembered = new Map<string, { turn: unknown; picked: number[] }>();

  constructor(around: Surroundings) {
    this.#sound = around.sound;
    this.#hinted = around.hinted ?? (() => {});
    this.#clock = around.clock ?? browser;
    this.outlooks = new Outlooks(around.foresee ?? (() => {}), this.#clock);
    this.#queue = new EventQueue(
      {
        begin: (cue) => this.#begin(cue),
        end: (cue) => this.#end(cue),
        wait: (waits) => (this.paused = waits),
      },
      around.manner,
      around.clock,
    );
  }

  /** The board has been loaded: from now on it says how events are shown. */
  use(module: BoardModule, told: GameOnShelf): void {
    this.#module = module;
    this.#told = told;
  }

  /** A message of the server. */
  hear(message: FromServer): void {
    switch (message.type) {
      case 'welcome': {
        const back = this.info !== null && (message.first ?? 0) === this.#next;
        this.me = message.seat;
        this.mine = message.seats ?? [];
        this.info = message.table;
        this.chat = message.chat ?? [];
        this.#tellClocks(message.clocks ?? []);
        const events = (message.events ?? []) as GameEvent[];
        if (back)
          this.#news({
            ...message,
            first: message.first ?? 0,
            events,
            asked: message.table.asked ?? [],
            answers: message.table.answers,
          });
        else this.#arrive(message, events);
        break;
      }
      case 'news':
        this.#tellClocks(message.clocks ?? []);
        this.#news({ ...message, events: message.events as GameEvent[] });
        break;
      case 'table':
        this.info = message.table;
        if (message.clocks?.length) this.#tellClocks(message.clocks);
        break;
      case 'chat':
        this.chat = [...this.chat, message.line];
        break;
      case 'pointed': {
        const point: Pointing = { seat: message.seat, at: message.at };
        this.points = [...this.points.filter(({ seat }) => seat !== point.seat), point];
        this.#clock.after(message.lasts, () => (this.points = this.points.filter((each) => each !== point)));
        break;
      }
      case 'hinted':
        this.hinting.come(message.question, message.hint);
        break;
      case 'hint_told':
        if (message.seat === this.me || this.mine.includes(message.seat)) break;
        this.hintsTold = [...this.hintsTold, { seat: message.seat, at: Date.now() }];
        this.#hinted(message.seat);
        break;
      case 'refused':
        if (this.hinting.refuse(message.code, refusalText(message.code, message.text))) break;
        this.answering = false;
        // A doubled click is no news: the answer that counts was the first.
        this.refused = message.code === 'late' ? '' : refusalText(message.code, message.text);
        break;
      case 'foreseen':
        this.outlooks.hear(message);
        break;
      case 'pong':
        break;
    }
  }

  /** I have answered: nothing more can be clicked until the server says what came of it. */
  answered(): void {
    const question = this.question;
    if (question?.items?.length)
      this.#remembered.set(question.kind, { turn: this.#turn(), picked: [...this.chosen.values] });
    this.waits();
  }

  /** Something is on its way: nothing more can be clicked until the server has heard it. */
  waits(): void {
    this.answering = true;
    this.refused = '';
  }

  /** The connection was lost while an answer was on its way. */
  interrupted(): void {
    this.answering = false;
  }

  /** The game has ended, and how. */
  cheer(how: 'win' | 'lose'): void {
    this.#sound(how);
  }

  /** Show everything that is left at once. */
  finish(): void {
    this.#queue.finish();
  }

  /** I have seen enough of the turn before. */
  goOn(): void {
    this.#queue.goOn();
  }

  close(): void {
    this.outlooks.close();
    this.#queue.clear();
  }

  /** The first look at a table: what has happened is told, not played again. */
  #arrive(message: Welcome, events: readonly GameEvent[]): void {
    const first = message.first ?? 0;
    this.#queue.clear();
    this.cues = [];
    this.answers = message.table.answers ?? 0;
    this.#next = first + events.length;
    this.log = events
      .map((event, i) => ({ number: first + i, event }))
      .reverse()
      .slice(0, LOG_LONGEST);
    this.#settle({ ...message, asked: this.info?.asked ?? [] }, false);
  }

  #news(news: Shown & { first: number; events: readonly GameEvent[] }): void {
    const fresh = news.events.slice(Math.max(0, this.#next - news.first));
    this.#next = Math.max(this.#next, news.first + news.events.length);
    this.answering = false;
    this.answers = news.answers ?? 0;
    if (!news.can_undo) this.canTakeBack = false;
    // What I was asked is answered, or not asked any more; the next question waits until all has been shown.
    if (this.question && this.question.number !== news.question?.number) this.question = null;
    if (!this.question) this.outlooks.begin(null);
    this.theirs = null;
    this.settled = false;
    const lasts = this.#module?.lasts ?? (() => 0);
    const again = fresh.some(({ event, seat }) => event === 'TookBack' && seat === this.me);
    this.#queue.add(this.#next - fresh.length, fresh, lasts, () => this.#settle(news, again));
  }

  /** Everything has been shown: what is, is. `again`: I have taken an answer back and am asked once more. */
  #settle(shown: Shown, again: boolean): void {
    const { seat = -1, view, question = null, theirs = null, asked = [], can_undo = false } = shown;
    if (view !== null && view !== undefined) this.view = view;
    if (seat >= 0 && this.mine.length > 1) this.me = seat;
    this.asked = asked;
    // More has come meanwhile: that question is answered already, and the table goes on.
    if (!this.#queue.last) return;
    const isNew = question !== null && question.number !== this.question?.number;
    if (isNew) this.chosen.begin(question, this.#shared(question, again));
    if (question === null) this.chosen.begin(null);
    this.outlooks.begin(question);
    this.question = question;
    this.hinting.forget(question?.number);
    this.theirs = theirs;
    this.canTakeBack = can_undo;
    this.settled = true;
    if (isNew) this.#sound('turn');
  }

  /**
   * What is picked at the start: what I have taken back; or where things are kept while others are rolled again, what
   * I kept when I was asked before in this turn.
   */
  #shared(question: Question, again: boolean): number[] {
    const last = this.#remembered.get(question.kind);
    return (again || question.manner === 'keep') && last && last.turn === this.#turn() ? last.picked : [];
  }

  #turn(): unknown {
    return this.#told ? turnOf(this.#told, this.view) : undefined;
  }

  #begin(cue: Cue): void {
    if (this.#module?.after && this.view !== null) this.view = this.#module.after(this.view, cue.event);
    this.log = [{ number: cue.number, event: cue.event }, ...this.log].slice(0, LOG_LONGEST);
    if (cue.ms === 0) return;
    this.cues = [...this.cues, cue];
    const name = this.#module?.sound?.(cue.event, this.view);
    if (name) this.#sound(name);
  }

  #end(cue: Cue): void {
    if (cue.ms > 0) this.cues = this.cues.filter((each) => each !== cue);
  }

  #tellClocks(clocks: readonly SeatTime[]): void {
    this.clocks = clocks;
    this.clocksAt = Date.now();
  }
}
