// The app without a server: sw.js keeps pages and books, this asks it to.
import { api } from '../api/client';
import { language } from '../settings/settings.svelte';

const BOOKS = 'kaiju-books-1';

const isInstalled = (): boolean => globalThis.matchMedia?.('(display-mode: standalone)').matches ?? false;

/** Let the browser keep what it has read; call once. Whoever has installed the app gets all books. */
export function stayReadable(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  const begin = async () => {
    await navigator.serviceWorker.register('/sw.js');
    if (isInstalled()) await takeAlong();
  };
  addEventListener('appinstalled', () => void takeAlong().catch(() => {}));
  addEventListener('load', () => void begin().catch(() => {})); // a browser that keeps nothing still plays
}

/** Fetch every rulebook and all cards, in the language that is spoken. */
async function takeAlong(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const { games } = await api.shelf();
  const books = games.flatMap(({ name }) =>
    ['rules', 'cards', 'text'].map((kind) => `/api/${kind}/${name}/${language()}`),
  );
  active?.postMessage({ type: 'keep', books: ['/api/shelf', ...books] });
}

/** How many steps of a replay are asked for at once. */
const PAGE = 50;

/** A game of mine is over: read its replay once, so that it can be read again without a server. */
export async function keepReplay(table: string): Promise<void> {
  if (!('serviceWorker' in navigator) || !navigator.serviceWorker.controller) return;
  for (let first = 0, count = 1; first < count; first += PAGE)
    ({ count } = await api.replay(table, { first, count: PAGE }));
}

/** What can be read now, without a server. */
export interface Readable {
  rules: string[];
  cards: string[];
  /** Tables. */
  replays: string[];
}

/** What the addresses of kept books are of. */
export function readable(addresses: readonly string[]): Readable {
  const of = (pattern: RegExp) =>
    [...new Set(addresses.flatMap((address) => pattern.exec(address)?.[1] ?? []))].sort();
  return {
    rules: of(/^\/api\/rules\/([^/]+)\//),
    cards: of(/^\/api\/cards\/([^/]+)\//),
    replays: of(/^\/api\/tables\/([^/]+)\/replay\?seat=-1&first=0&/),
  };
}

export async function whatIsKept(): Promise<Readable> {
  if (!('caches' in globalThis)) return readable([]);
  const kept = await (await caches.open(BOOKS)).keys();
  return readable(kept.map(({ url }) => new URL(url).pathname + new URL(url).search));
}
