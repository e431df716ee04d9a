// The worker itself, in a browser made of a few lines: which pages it keeps, and where a touched call leads.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';

const SOURCE = readFileSync(join(import.meta.dirname, '../../public/sw.js'), 'utf-8');
const HOME = 'https://kaiju.example';

function worker(pages: { url: string; focus: () => void }[] = []) {
  const on: Record<string, (event: unknown) => void> = {};
  const kept = new Map<string, Response>();
  const cache = {
    put: async (key: string, reply: Response) => void kept.set(key, reply),
    match: async (key: string) => kept.get(key),
  };
  const opened: string[] = [];
  let away = false;
  const self = {
    location: { origin: HOME },
    addEventListener: (name: string, act: (event: unknown) => void) => (on[name] = act),
    clients: { matchAll: async () => pages, openWindow: async (path: string) => void opened.push(path) },
  };
  const reply = (type: string, text: string) => new Response(text, { headers: { 'content-type': type } });
  const fetch = async ({ url }: { url: string }) => {
    if (away) throw new TypeError('Failed to fetch');
    return url.endsWith('.txt') || url.includes('/plain')
      ? reply('text/plain', 'licences')
      : reply('text/html; charset=utf-8', 'the app');
  };
  runInNewContext(SOURCE, { self, caches: { open: async () => cache }, fetch, URL, Set });
  return {
    opened,
    leave: () => (away = true),
    /** What is answered to somebody who goes there; nothing is left to the browser. */
    go: async (path: string): Promise<string | undefined> => {
      let answer: Promise<Response> | undefined;
      const request = { method: 'GET', mode: 'navigate', url: HOME + path };
      on.fetch!({ request, respondWith: (given: Promise<Response>) => (answer = given) });
      return (await answer)?.clone().text();
    },
    touch: async (notification: object) => {
      let done: Promise<unknown> | undefined;
      on.notificationclick!({ notification, waitUntil: (given: Promise<unknown>) => (done = given) });
      await done;
    },
  };
}

describe('pages without a server', () => {
  it('are the app, whatever else was read', async () => {
    const it = worker();
    expect(await it.go('/rules/king_of_tokyo_duel')).toBe('the app');
    expect(await it.go('/licences.txt')).toBeUndefined();
    expect(await it.go('/api/tables/abc/record')).toBeUndefined();
    expect(await it.go('/plain')).toBe('licences');
    it.leave();
    expect(await it.go('/rules/king_of_tokyo_duel')).toBe('the app');
  });
});

describe('a call that is touched', () => {
  const call = { close: vi.fn(), data: { path: '/table/abc' } };

  it('leads to the page of its table', async () => {
    const [shelf, table] = [
      { url: `${HOME}/`, focus: vi.fn() },
      { url: `${HOME}/table/abc`, focus: vi.fn() },
    ];
    const { touch, opened } = worker([shelf, table]);
    await touch(call);
    expect(call.close).toHaveBeenCalled();
    expect(table.focus).toHaveBeenCalled();
    expect(shelf.focus).not.toHaveBeenCalled();
    expect(opened).toEqual([]);
  });

  it('opens it where none is', async () => {
    const { touch, opened } = worker();
    await touch(call);
    expect(opened).toEqual(['/table/abc']);
  });
});
