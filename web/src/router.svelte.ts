/** Where the reader is. Pages are plain addresses: links, reload and the back button just work. */
export type Route =
  | { page: 'shelf' }
  | { page: 'play'; game: string }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'learn'; game: string }
  | { page: 'rules'; game: string }
  | { page: 'cards'; game: string }
  | { page: 'settings' }
  | { page: 'move' }
  | { page: 'about' }
  | { page: 'lost'; path: string };

const patterns: [RegExp, (part: string) => Route][] = [
  [/^\/$/, () => ({ page: 'shelf' })],
  [/^\/play\/([^/]+)$/, (game) => ({ page: 'play', game })],
  [/^\/table\/([^/]+)$/, (id) => ({ page: 'table', id })],
  [/^\/replay\/([^/]+)$/, (id) => ({ page: 'replay', id })],
  [/^\/learn\/([^/]+)$/, (game) => ({ page: 'learn', game })],
  [/^\/rules\/([^/]+)$/, (game) => ({ page: 'rules', game })],
  [/^\/cards\/([^/]+)$/, (game) => ({ page: 'cards', game })],
  [/^\/settings$/, () => ({ page: 'settings' })],
  [/^\/move$/, () => ({ page: 'move' })],
  [/^\/about$/, () => ({ page: 'about' })],
];

/** The page that an address names. */
export function match(path: string): Route {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path;
  for (const [pattern, make] of patterns) {
    const found = pattern.exec(plain);
    if (found) {
      try {
        return make(decodeURIComponent(found[1] ?? ''));
      } catch {
        break; // a broken escape names nothing
      }
    }
  }
  return { page: 'lost', path };
}

const here = () => ({ route: match(location.pathname), search: location.search, hash: location.hash });

let place = $state.raw(here());

/** The present page, its query and its anchor. */
export const at = () => place;

/** Go to an address of ours. */
export function go(address: string, { replace = false } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', address);
  const before = place;
  place = here();
  if (place.route.page !== before.route.page || !place.hash) scrollTo(0, 0);
}

function follow(event: MouseEvent) {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest?.('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname.startsWith('/api/')) return;
  if (link.pathname === location.pathname && link.search === location.search && link.hash) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

/** Follow links and the back button without loading the page anew; returns how to stop. */
export function startRouter(): () => void {
  const moved = () => (place = here());
  document.addEventListener('click', follow);
  addEventListener('popstate', moved);
  moved();
  return () => {
    document.removeEventListener('click', follow);
    removeEventListener('popstate', moved);
  };
}
