// A stand-in for the server in tests: answers by method and path, and remembers what it was asked.
import { vi } from 'vitest';

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

export { cartography, told, toyGame } from './declared';
