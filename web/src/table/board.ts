/**
 * What the table page and a game's board say to each other.
 *
 * The page keeps the connection, the queue of events, the log, the question bar and the sheets. A board draws
 * everything between the top bar and the edge of the window: it places the page's own pieces (`ask`, `log`) where
 * its game wants them. Boards know no connection, so the replay page uses them too: there `question` is null and
 * `answer` is never called. No rule is computed here: a board draws a view and offers the options of a question.
 */
import type { Component, Snippet } from 'svelte';
import { gameOnShelf } from '../api/shelf.svelte';
import type { At, GameOnShelf, Option, Question, SeatInfo, SeatTime, TableInfo } from '../api/types';
import type { Cast } from '../i18n/telling';
import { learnMore, type Files } from '../i18n/text.svelte';
import type { Words } from '../i18n/words';
import type { IconName } from '../kit/icon-names';
import type { CardBook } from './books.svelte';
import { bringSounds, type Sound, type Tune } from './sounds';

/** An event as it comes over the wire: its kind, the rule and the card behind it, and what it tells. */
export interface GameEvent {
  readonly event: string;
  readonly rule?: string;
  readonly card?: string;
  readonly [fact: string]: unknown;
}

/** An event that is being shown now. Several overlap: the next begins before the one before has ended. */
export interface Cue {
  /** Its number in the game: never twice the same. */
  readonly number: number;
  readonly event: GameEvent;
  /** How long it lasts in ms, with the chosen speed already in it. */
  readonly ms: number;
  /** How it is to be shown; with `calm` nothing travels and nothing shakes. */
  readonly calm: boolean;
}

/** What is picked so far for a question with items, by the items' values. */
export interface Chosen {
  has(value: number): boolean;
  /** How many of a group of equal things are taken. */
  count(value: number): number;
  /** How many more of it can be picked. */
  room(value: number): number;
  toggle(value: number): void;
  /** Take so many of a group of equal things. */
  take(value: number, n: number): void;
  /** Move an item of an order by so many places. */
  move(value: number, by: number): void;
  /** Pick exactly these. */
  set(values: Iterable<number>): void;
  /** The values in the order in which they were picked. */
  readonly values: readonly number[];
  /** The sum of the values: the answer to a `subset` question. */
  readonly sum: number;
  readonly size: number;
  /** The answer that this selection is; null while something is missing. */
  readonly answer: number | null;
  /** The thing on the board to which the question bar is narrowed; `all` if it lists what the board offers too. */
  readonly at: At | 'all' | null;
  look(at: At | 'all' | null): void;
}

/** What can be opened in a sheet beside the board. */
export type Sheet =
  | { kind: 'rule'; id: string }
  /** `why`: the reason for which it cannot be chosen now, if there is one to tell. */
  | { kind: 'card'; id: string; why?: string }
  | { kind: 'seat'; seat: number }
  | { kind: 'cards'; title: string; ids: readonly string[] }
  | { kind: 'rules' }
  | { kind: 'log' }
  /** What would happen by each answer. */
  | { kind: 'outlook' }
  | { kind: 'chat' }
  | { kind: 'settings' }
  /** What a bot would do. */
  | { kind: 'hint' }
  /** The turns of a replay. */
  | { kind: 'turns' };

/** A button of the question bar. */
export interface Way {
  answer: number;
  text: string;
  /** `go` is the usual way on, `hot` hurts somebody or cannot be undone; one of them at most is in sight. */
  look: 'go' | 'hot' | 'quiet';
  icon?: IconName;
  /** The card that this option is about, so that it can be read before it is chosen. */
  card?: string;
  /** Why it cannot be given yet; a sentence. */
  why?: string;
  /** It spends or reveals: no key does it by itself. */
  deliberate?: boolean;
  /** It cannot be taken back, and the button says so. */
  final?: boolean;
  /** It is no answer: it does this instead. */
  act?: () => void;
}

/** Things of which several are chosen, listed under the question bar. */
export interface Items {
  form: 'subset' | 'pick' | 'amounts' | 'order';
  list: { value: number; text: string; of: number }[];
}

/** The question bar: what is asked, a line of help, and the buttons for all that the board does not offer itself. */
export interface Bar {
  title: string;
  help?: string;
  ways: Way[];
  /** Items that the board does not offer itself. */
  items?: Items;
  /** Something is chosen: these buttons do it or leave it. */
  held?: boolean;
  /** Some options stand on the board only: a button that lists them here, or goes back to the board. */
  turn?: { text: string; to: 'all' | null };
}

/** One step of a turn, for the row of arrows in the top bar. */
export interface Step {
  name: string;
  now: boolean;
  /** What one does in it, in plain words, and a picture for it: the page of how a turn goes. */
  text?: string;
  icon?: IconName;
}

/** Somebody shows everybody a thing on the table. */
export interface Pointing {
  readonly seat: number;
  readonly at: At;
}

export interface BoardProps<View = unknown> {
  /** The game's name on the shelf. */
  game: string;
  /** What the game declares of itself. */
  told: GameOnShelf;
  /** What this seat may know; while events are shown, as far as they have been told. */
  view: View;
  /** My seat, -1 for a spectator. */
  me: number;
  seats: readonly SeatInfo[];
  cast: Cast;
  words: Words;
  /** The game's cards by id: what is printed on them. Empty until they have come. */
  cards: CardBook;
  /** What I am asked; null while events are still being shown, when nobody asks me, and in a replay. */
  question: Question | null;
  /** What somebody else is asked, where the game lets everybody see it. */
  theirs?: Question | null;
  /** What would be told if this answer were given, as far as I may know; nothing until the server has said so. */
  foreseen?: (answer: number) => readonly GameEvent[];
  /** Whether this answer could not be taken back, as far as the server has said so. */
  isFinal?: (answer: number) => boolean;
  chosen: Chosen;
  /** Give an answer by its number; what spends or reveals is only chosen by the first touch. */
  answer: (answer: number) => void;
  /** The answer that is chosen and not yet given; -1 for none. */
  held: number;
  /** The events being shown now, the oldest first. */
  cues: readonly Cue[];
  table: TableInfo;
  /** By seat; empty without clocks. `left` is counted down by the page. */
  clocks: readonly SeatTime[];
  /** Seats that are asked now. */
  asked: readonly number[];
  /** Who points at what just now, and how to point oneself; none for whoever only watches. */
  points?: readonly Pointing[];
  point?: ((at: At) => void) | undefined;
  /** What has been told, the newest first. */
  lines?: readonly { readonly number: number; readonly event: GameEvent }[];
  /** Whether the table waits, step by step, until whoever looks goes on. */
  paused?: boolean;
  /** Open a rule, a card, a seat in the side sheet. */
  open: (sheet: Sheet) => void;
  /** The question bar; in a replay the player's buttons. Put it directly above the thing one answers with. */
  ask: Snippet;
  /** The log with its heading. */
  log: Snippet;
}

/** What a seat's page in the side sheet is given. */
export interface SeatProps<View = unknown> {
  game: string;
  view: View;
  seat: number;
  words: Words;
  cards: CardBook;
  open: (sheet: Sheet) => void;
}

/** A tab of the phone's bar: it opens a sheet. */
export interface Tab {
  name: string;
  icon: IconName;
  /** A number in a red badge; 0 for none. */
  count: number;
  sheet: Sheet;
}

/** What words a board may use for its question bar and its steps. */
export interface Telling {
  cast: Cast;
  words: Words;
  /** My question's prompt, and its options by answer, as the game's texts tell them. */
  prompt: string;
  option: (option: Option) => string;
}

/** What a board's module exports. Only the component is needed. */
export interface BoardModule<View = unknown> {
  default: Component<BoardProps<View>>;
  /** The view right after an event: nothing but what the event itself tells. Without it the view changes at the end. */
  after?: (view: View, event: GameEvent) => View;
  /** Whether, step by step, one also stops before this event and not only before a turn; the log has the newest first. */
  pauses?: (event: GameEvent, log: readonly { readonly event: GameEvent }[]) => boolean;
  /** How long an event is shown at normal speed, in ms; 0 for one that is only told in the log. */
  lasts?: (event: GameEvent) => number;
  /** How it sounds; the view is the one right after it. */
  sound?: (event: GameEvent, view: View | null) => Sound | null;
  steps?: (view: View, cues: readonly Cue[], words: Words) => Step[];
  /** Options (by answer) that can be clicked on the board itself; all others are buttons in the bar. */
  reach?: (question: Question, view: View) => ReadonlySet<number>;
  bar?: (question: Question, chosen: Chosen, view: View, tell: Telling) => Bar;
  /** What one plays for, in a sentence. */
  goal?: (view: View) => string;
  /** What a symbol means in this game, in a sentence; empty for one that needs none. */
  explain?: (symbol: string) => string;
  /** Kinds of events that matter most when somebody tells in three lines what happened, the weightiest first. */
  weighty?: readonly string[];
  /** A seat in full, for the side sheet: its cards, tokens, whatever lies in front of it. */
  Seat?: Component<SeatProps<View>>;
  /** What the phone's tab bar offers besides table, log and chat. */
  tabs?: (view: View, me: number) => Tab[];
  /** Kinds of events that the log leaves out, because the next line says as much. */
  quiet?: readonly string[];
  /** Kinds of events that need not be said of what would happen, because one sees them anyway. */
  plain?: readonly string[];
  /** The board's own words for the interface, by file: `./en.ftl`. */
  texts?: Files;
  /** Sounds of its own. */
  sounds?: Readonly<Record<string, Tune>>;
}

// Each board is a chunk of its own, found by the game's name. A room of a game checks itself that it exports a board.
const rooms = import.meta.glob<BoardModule>('../boards/*/index.ts');
const GENERIC = 'generic';
const roomOf = (name: string) => rooms[`../boards/${name}/index.ts`];

/** Games that have a board of their own. */
export const drawn: readonly string[] = Object.keys(rooms)
  .map((path) => path.replace(/^\.\.\/boards\/(.+)\/index\.ts$/, '$1'))
  .filter((name) => name !== GENERIC);

/** The board of a game, or of the game it is played like; any other game on the shelf is played on the generic one. */
export async function boardOf(game: string): Promise<BoardModule> {
  const like = (await gameOnShelf(game))?.played_like ?? '';
  const load = roomOf(game) ?? roomOf(like) ?? roomOf(GENERIC);
  if (!load) throw new Error('There is no board at all.');
  const board = await load();
  if (board.sounds) bringSounds(board.sounds);
  if (board.texts) await learnMore(board.texts);
  return board;
}
