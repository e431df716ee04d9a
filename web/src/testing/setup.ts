import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach } from 'vitest';
import { learn } from '../i18n/text.svelte';
import { settings, defaults } from '../settings/settings.svelte';

beforeAll(() => learn('en'));
beforeEach(() => {
  localStorage.clear();
  Object.assign(settings, defaults);
});
afterEach(cleanup);
