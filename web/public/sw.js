// What still works without a server: the pages themselves, rulebooks, cards, and the replays that one has kept.
// Tables and everything about people always come from the server.
const FILES = 'kaiju-files-1';
const BOOKS = 'kaiju-books-1';
const SHELL = '/';

/** What may be read from the last time: it says nothing about people but in games that are over. */
const isBook = (path) =>
  path === '/api/shelf' ||
  /^\/api\/(rules|cards|text)\//.test(path) ||
  /^\/api\/tables\/[^/]+\/replay$/.test(path);
/** All pages of the app are one file; what has an ending, as the licences do, is a file of its own. */
const isPage = (path) => !path.startsWith('/api/') && !/\.\w+$/.test(path);
/** Their names change with their content. */
const isFile = (path) => path.startsWith('/assets/') || /^\/[\w-]+\.(svg|png|webmanifest)$/.test(path);

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(FILES)
      .then((files) => files.add(SHELL))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  const ours = new Set([FILES, BOOKS]);
  const clean = async () => {
    for (const name of await caches.keys())
      if (name.startsWith('kaiju-') && !ours.has(name)) await caches.delete(name);
    await dropOldFiles().catch(() => {}); // without a server everything stays
    await self.clients.claim();
  };
  event.waitUntil(clean());
});

/** All files of the build that is out now. */
async function builtFiles() {
  const built = await (await fetch('/manifest.json')).json();
  const chunks = Object.values(built);
  return new Set(
    chunks.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets].map((each) => `/${each}`)),
  );
}

async function dropOldFiles() {
  const now = await builtFiles();
  const files = await caches.open(FILES);
  for (const request of await files.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/assets/') && !now.has(pathname)) await files.delete(request);
  }
}

/** From the server, and kept; from what was kept where there is no server. */
async function fresh(request, name, key = request, isGood = (reply) => reply.ok) {
  const kept = await caches.open(name);
  try {
    const reply = await fetch(request);
    if (isGood(reply)) await kept.put(key, reply.clone());
    return reply;
  } catch (error) {
    const last = await kept.match(key, { ignoreVary: true });
    if (last) return last;
    throw error;
  }
}

const isHtml = (reply) => reply.ok && Boolean(reply.headers.get('content-type')?.startsWith('text/html'));

async function keptFile(request) {
  const files = await caches.open(FILES);
  const found = await files.match(request, { ignoreVary: true });
  if (found) return found;
  const reply = await fetch(request);
  if (reply.ok) await files.put(request, reply.clone());
  return reply;
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (isPage(pathname)) event.respondWith(fresh(request, FILES, SHELL, isHtml));
  } else if (isBook(pathname)) event.respondWith(fresh(request, BOOKS, pathname + search));
  else if (isFile(pathname)) event.respondWith(keptFile(request));
});

/** Who installs the app takes the books along: `keep` names the addresses to fetch. */
self.addEventListener('message', (event) => {
  if (event.data?.type !== 'keep') return;
  const keep = async () => {
    const files = await caches.open(FILES);
    const books = await caches.open(BOOKS);
    for (const file of await builtFiles())
      if (!(await files.match(file))) await files.add(file).catch(() => {});
    for (const book of event.data.books)
      if (!(await books.match(book))) await books.add(book).catch(() => {});
  };
  event.waitUntil(keep());
});

/** Who touches a call comes to the table that called: to its page where one is open. */
self.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  const path = notification.data?.path ?? SHELL;
  const come = async () => {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const there = pages.find(({ url }) => new URL(url).pathname === path);
    await (there ? there.focus() : self.clients.openWindow(path));
  };
  event.waitUntil(come());
});
