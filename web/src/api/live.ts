// The live channel of a table: one WebSocket that comes back by itself and never misses or repeats an event.
import { player } from './player.svelte';
import type { At, FromClient, FromServer, Prefer, SetHints, SetPace } from './types';

/** `joining` before the first welcome, `here`, `away` while coming back, `closed` for good. */
export type LiveState = 'joining' | 'here' | 'away' | 'closed';

/** The server is busy and asks to come back later. */
export const LATER = 1013;
/** Codes with which the server closes for good: coming back would only be refused again. */
export const NO_SUCH_TABLE = 4004;
export const NOT_ALLOWED = 4003;
export const ABUSE = 4008;

export interface LiveHandlers {
  message: (message: FromServer) => void;
  /** `code` is why it closed for good, 0 otherwise. */
  state?: (state: LiveState, code: number) => void;
}

export interface LiveOptions {
  password?: string;
  /** For tests. */
  socket?: (address: string) => WebSocket;
  /** Seconds until the n-th attempt to come back. */
  patience?: (attempt: number) => number;
}

/** At once first, then slower, at most half a minute; spread so that a crowd does not knock in step. */
export const patience = (attempt: number): number =>
  attempt === 0 ? 0 : Math.min(30, 0.5 * 2 ** attempt) * (0.6 + 0.4 * Math.random());

const PING_EVERY = 25_000;
const DEAF_AFTER = 12_000;
const WORDS_WAITING = 3;

const addressOf = (table: string) => {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/live`;
};

export class Live {
  readonly #table: string;
  readonly #handlers: LiveHandlers;
  readonly #options: LiveOptions;
  #socket: WebSocket | null = null;
  #next = 0;
  #attempt = 0;
  #state: LiveState = 'joining';
  #prefer: Prefer | null = null;
  #words: string[] = [];
  #timers = new Set<ReturnType<typeof setTimeout>>();

  constructor(table: string, handlers: LiveHandlers, options: LiveOptions = {}) {
    this.#table = table;
    this.#handlers = handlers;
    this.#options = options;
    globalThis.addEventListener?.('online', this.#knock);
    globalThis.document?.addEventListener('visibilitychange', this.#knock);
    this.#open();
  }

  /** The number of the first event that has not come yet. */
  get next(): number {
    return this.#next;
  }

  get state(): LiveState {
    return this.#state;
  }

  /** `seat` is needed by whoever holds several. */
  answer(question: number, answer: number, seat?: number): boolean {
    return this.#send({ type: 'answer', question, answer, ...(seat === undefined ? {} : { seat }) });
  }

  /** Show everybody a thing on the table for a moment. */
  point(at: At): boolean {
    return this.#send({ type: 'point', at });
  }

  /** Ask what these answers to my question would bring, or those that are worth a look. */
  foresee(question: number, answers: number[] | null, seat?: number): boolean {
    return this.#send({ type: 'foresee', question, answers, ...(seat === undefined ? {} : { seat }) });
  }

  /** What would you do? `mine` is the answer I have in mind; `seat` is needed by whoever holds several. */
  hint(question: number, mine: number | null, seat?: number): boolean {
    return this.#send({
      type: 'hint',
      question,
      ...(mine === null ? {} : { answer: mine }),
      ...(seat === undefined ? {} : { seat }),
    });
  }

  /** Whether hints may be asked for at my table, and whether the others are told. */
  hints(hints: SetHints['hints']): boolean {
    return this.#send({ type: 'hints', hints });
  }

  /** Take back my last answer, when the table had that many. */
  takeBack(answers: number): boolean {
    return this.#send({ type: 'take_back', answers });
  }

  /** Say something; what is said while the channel opens is said as soon as it is there. */
  say(text: string): boolean {
    if (this.#state === 'joining' && this.#words.length < WORDS_WAITING) {
      this.#words.push(text);
      return true;
    }
    return this.#send({ type: 'say', text });
  }

  /** What the server may answer for me; said again after every return. */
  prefer(forced: boolean, notThisTurn: boolean): boolean {
    this.#prefer = { type: 'prefer', forced, not_this_turn: notThisTurn };
    return this.#send(this.#prefer);
  }

  /** How long bots seem to think at this table. */
  pace(pace: SetPace['pace']): boolean {
    return this.#send({ type: 'pace', pace });
  }

  /** About somebody who is gone: let a bot play, or wait. */
  vote(seat: number, bot: boolean): boolean {
    return this.#send({ type: 'vote', seat, bot });
  }

  concede(): boolean {
    return this.#send({ type: 'concede' });
  }

  /** Come back now instead of waiting for the next attempt. */
  tryNow(): void {
    if (this.#socket === null && this.#state !== 'closed') this.again();
  }

  /** Say hello again: after sitting down, the server must know that this connection is mine. */
  again(): void {
    this.#drop();
    this.#attempt = 0;
    this.#open();
  }

  /** Leave for good. */
  close(): void {
    globalThis.removeEventListener?.('online', this.#knock);
    globalThis.document?.removeEventListener('visibilitychange', this.#knock);
    this.#drop();
    this.#enter('closed');
  }

  #send(message: FromClient): boolean {
    if (this.#state !== 'here' || this.#socket?.readyState !== 1) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #open(): void {
    const socket = (this.#options.socket ?? ((address) => new WebSocket(address)))(addressOf(this.#table));
    this.#socket = socket;
    socket.onopen = () => {
      const me = player();
      const hello: FromClient = { type: 'hello', since: this.#next };
      if (me) Object.assign(hello, { player: me.id, secret: me.secret });
      if (this.#options.password) hello.password = this.#options.password;
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = (event) => this.#lost(event.code);
  }

  #hear(message: FromServer): void {
    if (message.type === 'welcome') {
      this.#attempt = 0;
      this.#next = (message.first ?? 0) + (message.events?.length ?? 0);
      this.#enter('here');
      this.#listen();
      if (this.#prefer) this.#send(this.#prefer);
      for (const text of this.#words.splice(0)) this.say(text);
    } else if (message.type === 'news') {
      // Should anything be missing, saying hello again brings it; showing half of it would be worse.
      if (message.first > this.#next) return this.again();
      this.#next = message.first + message.events.length;
    } else if (message.type === 'pong') {
      this.#listen();
    }
    this.#handlers.message(message);
  }

  /** Ask now and then whether the server is there: a dead line does not tell. */
  #listen(): void {
    this.#forget();
    this.#later(PING_EVERY, () => {
      this.#send({ type: 'ping' });
      this.#later(DEAF_AFTER, () => {
        this.#drop();
        this.#lost(0);
      });
    });
  }

  #lost(code: number): void {
    this.#forget();
    this.#socket = null;
    if (this.#state === 'closed') return;
    if (code === NO_SUCH_TABLE || code === NOT_ALLOWED || code === ABUSE) return this.#enter('closed', code);
    this.#enter(this.#state === 'joining' ? 'joining' : 'away');
    // Who is asked to come later does not knock again at once.
    if (code === LATER) this.#attempt = Math.max(1, this.#attempt);
    const seconds = (this.#options.patience ?? patience)(this.#attempt++);
    this.#later(seconds * 1000, () => this.#open());
  }

  /** The line or the page is back: do not wait any longer. */
  #knock = () => {
    if (
      this.#socket === null &&
      this.#state !== 'closed' &&
      globalThis.document?.visibilityState !== 'hidden'
    ) {
      this.#forget();
      this.#open();
    }
  };

  #drop(): void {
    this.#forget();
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    // Browsers complain about a connection that is closed before it is there: let it come, then go.
    if (socket.readyState === 0) socket.onopen = () => socket.close();
    else socket.close();
  }

  #enter(state: LiveState, code = 0): void {
    if (this.#state === state && code === 0) return;
    this.#state = state;
    this.#handlers.state?.(state, code);
  }

  #later(ms: number, what: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      what();
    }, ms);
    this.#timers.add(timer);
  }

  #forget(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }
}
