// Requests to the server. What is refused becomes a `Refusal` with a sentence that can be shown as it is.
import { refusalText } from '../i18n/refusals';
import { t } from '../i18n/text.svelte';
import { notKnown, player } from './player.svelte';
import type {
  ChangeSeat,
  Checked,
  Export,
  Fault,
  Join,
  LessonAt,
  Lessons,
  MoveLink,
  NewSecret,
  NewTable,
  Phrase,
  Player,
  ReplayPage,
  ReviewAt,
  Seated,
  Shelf,
  TableInfo,
  TableLink,
  TableList,
} from './types';

/** Why a request came to nothing: a word for programs (`code`), a sentence for people (`message`). */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly status = 0,
  ) {
    super(text);
  }
}

/** The server could not be reached at all. */
export const OFFLINE = 'offline';

interface Ask {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: unknown;
  signal?: AbortSignal;
}

async function send(path: string, { method = 'GET', body, signal }: Ask): Promise<Response> {
  const headers: Record<string, string> = {};
  const me = player();
  if (me) headers.Authorization = `Kaiju ${me.id}:${me.secret}`;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  let reply: Response;
  try {
    reply = await fetch(`/api${path}`, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      signal,
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new Refusal(OFFLINE, t('trouble-offline.text'));
  }
  if (!reply.ok) throw await refusal(reply);
  return reply;
}

async function refusal(reply: Response): Promise<Refusal> {
  let fault: Partial<Fault> = {};
  try {
    fault = (await reply.json()) as Partial<Fault>;
  } catch {
    // No sentence came with it: a proxy in between, or a server that is going down.
  }
  const code = fault.code ?? String(reply.status);
  if (code === 'wrong-secret') notKnown();
  // Gateways answer with 502 to 504 while the server behind them is away.
  if (!fault.text && reply.status >= 502)
    return new Refusal(OFFLINE, t('trouble-offline.text'), reply.status);
  const text = fault.text ? refusalText(code, fault.text) : t('trouble-broken.text');
  return new Refusal(code, text, reply.status);
}

async function json<T>(path: string, ask: Ask = {}): Promise<T> {
  const reply = await send(path, ask);
  return (reply.status === 204 ? undefined : await reply.json()) as T;
}

async function text(path: string, ask: Ask = {}): Promise<string> {
  return (await send(path, ask)).text();
}

const at = (table: string) => `/tables/${encodeURIComponent(table)}`;

/** Which tables to list. */
export interface TableFilter {
  game?: string;
  state?: TableInfo['state'];
  mine?: boolean;
}

export const api = {
  newPlayer: (name: string) => json<NewSecret>('/players', { method: 'POST', body: { name } }),
  me: () => json<Player>('/players/me'),
  rename: (name: string) => json<Player>('/players/me', { method: 'PATCH', body: { name } }),

  moveLink: () => json<MoveLink>('/players/me/link', { method: 'POST' }),
  move: (token: string) => json<NewSecret>('/players/move', { method: 'POST', body: { token } }),
  phrase: () => json<Phrase>('/players/me/phrase', { method: 'POST' }),
  recover: (phrase: string) => json<NewSecret>('/players/recover', { method: 'POST', body: { phrase } }),
  exportMe: () => json<Export>('/players/me/export'),
  deleteMe: () => json<void>('/players/me', { method: 'DELETE' }),

  shelf: () => json<Shelf>('/shelf'),
  text: (game: string, lang: string) => text(`/text/${game}/${lang}`),
  rules: <T>(game: string, lang: string) => json<T>(`/rules/${game}/${lang}`),
  cards: <T>(game: string, lang: string) => json<T>(`/cards/${game}/${lang}`),

  lessons: (game: string, lang: string) => json<Lessons>(`/lessons/${game}/${lang}`),
  lesson: (game: string, lang: string, lesson: string, answers: readonly number[]) =>
    json<LessonAt>(`/lessons/${game}/${lang}/${lesson}`, { method: 'POST', body: { answers } }),

  tables({ game, state, mine }: TableFilter = {}, signal?: AbortSignal) {
    const query = new URLSearchParams();
    if (game) query.set('game', game);
    if (state) query.set('state', state);
    if (mine) query.set('mine', 'true');
    return json<TableList>(`/tables${query.size ? `?${query}` : ''}`, { signal });
  },
  check: (table: NewTable, signal?: AbortSignal) =>
    json<Checked>('/tables/check', { method: 'POST', body: table, signal }),
  open: (table: NewTable) => json<TableLink>('/tables', { method: 'POST', body: table }),
  table: (table: string) => json<TableInfo>(at(table)),
  join: (table: string, join: Join) => json<Seated>(`${at(table)}/join`, { method: 'POST', body: join }),
  leave: (table: string) => json<void>(`${at(table)}/leave`, { method: 'POST' }),
  changeSeat: (table: string, seat: number, change: ChangeSeat) =>
    json<void>(`${at(table)}/seats/${seat}`, { method: 'PUT', body: change }),
  sendAway: (table: string, seat: number) => json<void>(`${at(table)}/seats/${seat}`, { method: 'DELETE' }),
  close: (table: string) => json<void>(`${at(table)}/close`, { method: 'POST' }),
  rematch: (table: string) => json<TableLink>(`${at(table)}/rematch`, { method: 'POST' }),
  replay(table: string, { seat = -1, first = 0, count = 50 } = {}) {
    return json<ReplayPage>(`${at(table)}/replay?seat=${seat}&first=${first}&count=${count}`);
  },
  /** How far the look back at a finished game is; `ask` has it worked out. */
  review: (table: string, ask = false) =>
    json<ReviewAt>(`${at(table)}/review`, ask ? { method: 'POST' } : {}),
  /** Where the record of a finished game can be downloaded. */
  recordAddress: (table: string) => `/api${at(table)}/record`,
};
