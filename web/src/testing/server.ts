// A stand-in for the server in tests: answers by method and path, and remembers what it was asked.
import { vi } from 'vitest';
import type { GameOnShelf } from '../api/types';

export interface Asked {
  method: string;
  path: string;
  body: unknown;
  authorization: string | null;
}

type Reply = unknown | ((asked: Asked) => unknown);

/** A reply that refuses. */
export class Refused {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly text: string,
  ) {}
}

/** Answer requests from a table of `GET /shelf` and the like; everything else is a 404. */
export function serve(replies: Record<string, Reply>): Asked[] {
  const all: Asked[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, 'http://kaiju.test');
    const headers = new Headers(init.headers);
    const asked: Asked = {
      method: init.method ?? 'GET',
      path: url.pathname.replace(/^\/api/, '') + url.search,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      authorization: headers.get('Authorization'),
    };
    all.push(asked);
    const reply = replies[`${asked.method} ${asked.path}`];
    const given = typeof reply === 'function' ? (reply as (asked: Asked) => unknown)(asked) : reply;
    if (given === undefined)
      return Response.json({ code: 'no-such-thing', text: 'There is no such thing.' }, { status: 404 });
    if (given instanceof Refused)
      return Response.json({ code: given.code, text: given.text }, { status: given.status });
    if (given === null) return new Response(null, { status: 204 });
    return typeof given === 'string' ? new Response(given) : Response.json(given);
  });
  return all;
}

/** A server that cannot be reached. */
export function serveNothing(): void {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no line')));
}

/** A game with one choice of every form. */
export const toyGame: GameOnShelf = {
  name: 'king_of_tokyo',
  rules: { base: 1 },
  seats_min: 2,
  seats_max: 6,
  seats_usual: 4,
  wins: 'alone',
  each_seat: 'monsters',
  columns: [
    { key: 'vp', icon: 'vp' },
    { key: 'hearts', icon: 'heart' },
  ],
  in_game: 'alive',
  figure: { key: 'monster', option: 'monsters' },
  turn: { event: 'TurnBegan', seat: 'seat', count: 'turn' },
  ending: 'GameOver',
  actors: [],
  words: {},
  played_like: '',
  choices: [
    { name: 'monsters', form: 'each_seat', values: ['', 'gigazaur', 'kraken'], named: 'monster' },
    { name: 'power_up', form: 'switch' },
    { name: 'promos', form: 'several', values: ['army', 'park'], named: 'card' },
    {
      name: 'origins',
      form: 'one',
      values: ['', 'all'],
      named: 'option-origins',
      picks: ['jets', 'wings'],
      picked: 'card',
    },
  ],
  bots: [
    { name: 'random', level: 1 },
    { name: 'greedy', level: 2 },
  ],
  languages: ['en', 'fr'],
};

export const toyWords = `
option-power_up = Power Up!
    .help = Three hearts evolve.
option-promos = Promo cards
option-origins = Cards of Origins
option-origins-none = None
option-origins-all = All of them
option-origins-picks = Those I choose
card-jets = Jets
card-wings = Wings
monster-gigazaur = Gigazaur
monster-kraken = Kraken
card-army = Army
card-park = Amusement Park
`;
