import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach } from 'vitest';
import { learn, learnMore } from '../i18n/text.svelte';
import { settings, defaults } from '../settings/settings.svelte';

// Every board's words, as if all of them had been opened.
const boards = import.meta.glob<string>('../boards/*/{en,fr}.ftl', { query: '?raw', import: 'default' });
const rooms = new Set(Object.keys(boards).map((path) => path.replace(/\/[^/]+$/, '')));

// Files of one worker share a page: each begins at home, whatever link was followed before.
const HOME = 'http://localhost:3000/';

beforeAll(async () => {
  (window as unknown as { happyDOM: { setURL: (address: string) => void } }).happyDOM.setURL(HOME);
  await learn('en');
  for (const room of rooms)
    await learnMore({ './en.ftl': boards[`${room}/en.ftl`]!, './fr.ftl': boards[`${room}/fr.ftl`]! });
});
beforeEach(() => {
  localStorage.clear();
  Object.assign(settings, defaults);
});
afterEach(cleanup);

// No test fails because a machine is slow.
configure({ asyncUtilTimeout: 20_000 });
