import { render, screen } from '@testing-library/svelte';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ChatLine, FromServer, TableInfo } from '../api/types';
import { learn } from '../i18n/text.svelte';
import { hintTold } from './calls.svelte';
import Chat from './Chat.svelte';
import { LiveTable } from './live.svelte';

beforeEach(() => learn('en'));

it('keeps who has asked for a hint, but not that I have', () => {
  const hinted = vi.fn();
  const table = new LiveTable({ manner: () => ({ speed: 0, calm: true }), sound: () => undefined, hinted });
  table.me = 0;
  for (const seat of [1, 0]) table.hear({ type: 'hint_told', seat } as FromServer);
  expect(table.hintsTold.map(({ seat }) => seat)).toEqual([1]);
  expect(hinted.mock.calls).toEqual([[1]]);
});

it('stands among what was said, in its order', () => {
  const info = { seats: [{ name: 'Ann' }, { name: 'Bob' }] } as unknown as TableInfo;
  const said = (at: number, text: string) => ({ at, text, name: 'Ann', seat: 0 }) as ChatLine;
  const notices = [{ seat: 1, at: 2, text: hintTold(info, 1) }];
  render(Chat, { lines: [said(1, 'Hello'), said(3, 'Aha')], notices, say: () => true });
  const lines = screen.getAllByRole('listitem').map((each) => each.textContent?.trim() ?? '');
  expect(lines.map((line) => /Hello|Bob asks for a hint\.|Aha/.exec(line)?.[0])).toEqual([
    'Hello',
    'Bob asks for a hint.',
    'Aha',
  ]);
});
