import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Refused, serve, serveNothing } from '../testing/server';
import { api, OFFLINE, Refusal } from './client';
import { ABUSE, LATER, Live, NO_SUCH_TABLE, patience, type LiveState } from './live';
import { isStranger, keepPlayer, knownAgain, player, readPlayer } from './player.svelte';
import type { FromServer } from './types';

const me = { id: 'p1', name: 'Mira', secret: 's3cret' };
const info = {
  id: 'T',
  game: 'g',
  rules: { base: 1 },
  options: {},
  seats: [],
  state: 'playing' as const,
  opened: 0,
  changed: 0,
};

beforeEach(() => keepPlayer(me));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  keepPlayer(null);
});

describe('requests', () => {
  it('name the player, and ask for what was meant', async () => {
    const asked = serve({
      'GET /tables?game=g&state=waiting&mine=true': { tables: [] },
      'POST /tables/a%2Fb/leave': null,
    });
    await api.tables({ game: 'g', state: 'waiting', mine: true });
    await api.leave('a/b');
    expect(asked.map((each) => each.authorization)).toEqual(['Kaiju p1:s3cret', 'Kaiju p1:s3cret']);
  });

  it('turn a refusal into its sentence', async () => {
    serve({ 'POST /tables/T/join': new Refused(403, 'wrong-password', 'That was not it.') });
    const refused = await api.join('T', {}).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Refusal);
    expect(refused).toMatchObject({ code: 'wrong-password', message: 'That was not it.', status: 403 });
  });

  it('keep the key of a player whom the server does not know, and say so', async () => {
    serve({ 'GET /players/me': new Refused(401, 'wrong-secret', 'Who are you?') });
    keepPlayer(me);
    await expect(api.me()).rejects.toThrow('Who are you?');
    expect(player()).toEqual(me);
    expect(isStranger()).toBe(true);
    knownAgain();
  });

  it('say when there is no line, or only a gateway', async () => {
    serveNothing();
    await expect(api.shelf()).rejects.toMatchObject({ code: OFFLINE });
    vi.stubGlobal('fetch', async () => new Response('Bad gateway', { status: 502 }));
    await expect(api.shelf()).rejects.toMatchObject({ code: OFFLINE });
  });

  it('read a player only if it is whole', () => {
    expect(readPlayer(JSON.stringify(me))).toEqual(me);
    for (const text of [null, '', '{}', '{"id":"a","name":"b"}', '{"id":"a","name":"","secret":"c"}'])
      expect(readPlayer(text)).toBeNull();
  });
});

class FakeSocket {
  static all: FakeSocket[] = [];
  sent: Record<string, unknown>[] = [];
  readyState = 1;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.readyState = 3;
  }
  hear(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  lose(code = 1006) {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

describe('the live channel', () => {
  let heard: FromServer[];
  let states: [LiveState, number][];

  function open(password?: string): Live {
    vi.useFakeTimers();
    FakeSocket.all = [];
    heard = [];
    states = [];
    return new Live(
      'T',
      { message: (message) => heard.push(message), state: (state, code) => states.push([state, code]) },
      { socket: (address) => new FakeSocket(address) as unknown as WebSocket, patience: (n) => n, password },
    );
  }
  const socket = () => FakeSocket.all.at(-1) as FakeSocket;
  const welcome = (first: number, count: number) => ({
    type: 'welcome',
    seat: 0,
    table: info,
    first,
    events: Array(count).fill({ event: 'X' }),
  });
  const news = (first: number, count: number) => ({
    type: 'news',
    first,
    events: Array(count).fill({ event: 'X' }),
    view: {},
  });

  it('says hello, and answers only when it is welcome', () => {
    const live = open('grr');
    expect(socket().address).toMatch(/^ws:\/\/.*\/api\/tables\/T\/live$/);
    socket().onopen?.();
    expect(socket().sent).toEqual([
      { type: 'hello', since: 0, player: 'p1', secret: 's3cret', password: 'grr' },
    ]);
    expect(live.answer(1, 2)).toBe(false);
    socket().hear(welcome(0, 3));
    expect([live.next, live.state]).toEqual([3, 'here']);
    expect(live.answer(1, 2)).toBe(true);
    expect(socket().sent.at(-1)).toEqual({ type: 'answer', question: 1, answer: 2 });
    live.close();
  });

  it('says what was said while it opened, once it is there', () => {
    const live = open();
    expect(live.say('Who comes?')).toBe(true);
    socket().onopen?.();
    expect(socket().sent.map(({ type }) => type)).toEqual(['hello']);
    socket().hear(welcome(0, 1));
    expect(socket().sent.slice(1)).toEqual([{ type: 'say', text: 'Who comes?' }]);
    socket().lose();
    expect(live.say('Anybody?')).toBe(false); // the field keeps it: nobody knows when the line is back
    live.close();
  });

  it('comes back by itself and asks for what it has not seen', async () => {
    const live = open();
    socket().onopen?.();
    socket().hear(welcome(0, 3));
    socket().hear(news(3, 2));
    live.prefer(true, false);
    socket().lose();
    expect(live.state).toBe('away');
    await vi.advanceTimersByTimeAsync(0);
    expect(FakeSocket.all).toHaveLength(2);
    socket().lose();
    await vi.advanceTimersByTimeAsync(900);
    expect(FakeSocket.all).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(200);
    expect(FakeSocket.all).toHaveLength(3);
    socket().onopen?.();
    expect(socket().sent).toEqual([{ type: 'hello', since: 5, player: 'p1', secret: 's3cret' }]);
    socket().hear(welcome(5, 1));
    expect(live.next).toBe(6);
    expect(socket().sent.at(-1)).toEqual({ type: 'prefer', forced: true, not_this_turn: false });
    expect(states.map(([state]) => state)).toEqual(['here', 'away', 'here']);
    live.close();
  });

  it('does not knock at once where it is asked to come later, unless somebody tries now', async () => {
    const live = open();
    socket().onopen?.();
    socket().hear(welcome(0, 1));
    socket().lose(LATER);
    expect(live.state).toBe('away');
    await vi.advanceTimersByTimeAsync(900);
    expect(FakeSocket.all).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(FakeSocket.all).toHaveLength(2);
    socket().lose(LATER);
    live.tryNow();
    expect(FakeSocket.all).toHaveLength(3);
    live.tryNow(); // already on its way
    expect(FakeSocket.all).toHaveLength(3);
    live.close();
  });

  it('asks again rather than show a gap', () => {
    const live = open();
    socket().onopen?.();
    socket().hear(welcome(0, 3));
    const before = heard.length;
    socket().hear(news(7, 1));
    expect(heard).toHaveLength(before);
    expect(FakeSocket.all).toHaveLength(2);
    socket().onopen?.();
    expect(socket().sent[0]).toMatchObject({ type: 'hello', since: 3 });
    live.close();
  });

  it.each([NO_SUCH_TABLE, ABUSE])('stays away after %d', async (code) => {
    open();
    socket().lose(code);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(states).toEqual([['closed', code]]);
  });

  it('notices a line that is dead without saying so', async () => {
    const live = open();
    socket().onopen?.();
    socket().hear(welcome(0, 0));
    await vi.advanceTimersByTimeAsync(25_000);
    expect(socket().sent.at(-1)).toEqual({ type: 'ping' });
    socket().hear({ type: 'pong', now: 1 });
    await vi.advanceTimersByTimeAsync(24_000);
    expect(live.state).toBe('here');
    await vi.advanceTimersByTimeAsync(14_000);
    expect(FakeSocket.all).toHaveLength(2);
    live.close();
  });

  it('is silent once closed', async () => {
    const live = open();
    live.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(live.state).toBe('closed');
  });

  it('waits longer and longer, but never more than half a minute', () => {
    expect(patience(0)).toBe(0);
    for (let attempt = 1; attempt < 20; attempt++) {
      expect(patience(attempt)).toBeGreaterThan(0.5);
      expect(patience(attempt)).toBeLessThanOrEqual(30);
    }
  });
});
