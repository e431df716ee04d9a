import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepPlayer, player } from '../api/player.svelte';
import { at, go } from '../router.svelte';
import { Refused, serve, toyGame, toyWords, type Asked } from '../testing/server';
import { asking, dropName, needName } from './name.svelte';
import NamePrompt from './NamePrompt.svelte';
import OpenTable from './OpenTable.svelte';

const me = { id: 'p1', name: 'Mira', secret: 's3cret' };
let asked: Asked[];
let check: unknown;

beforeEach(() => {
  keepPlayer(me);
  go('/play/toy');
  check = { ok: true };
  asked = serve({
    'GET /shelf': { games: [toyGame], version: '1' },
    'GET /text/toy/en': toyWords,
    'POST /tables/check': () => check,
    'POST /tables': { table: 'T9' },
    'POST /players': me,
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  keepPlayer(null);
  dropName();
});

const sent = (path: string) =>
  asked.filter((each) => each.path === path).at(-1)?.body as Record<string, never>;

it('opens the table that was put together', async () => {
  render(OpenTable, { game: 'toy' });
  await userEvent.click(await screen.findByRole('switch', { name: 'Power Up!' }));
  await userEvent.click(screen.getByRole('radio', { name: 'All of them' }));
  await userEvent.click(screen.getByRole('button', { name: 'One seat less' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Who sits at seat 2' }), 'open');
  await userEvent.type(screen.getByLabelText('Password'), 'grr');
  await userEvent.click(screen.getByRole('radio', { name: 'Everybody' }));
  await userEvent.click(screen.getByRole('button', { name: /Seat 1 plays/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Kraken' }));
  await userEvent.click(screen.getByRole('button', { name: 'Open the table' }));
  await waitFor(() => expect(at().route).toEqual({ page: 'table', id: 'T9' }));
  expect(sent('/tables')).toEqual({
    game: 'toy',
    options: { monsters: ['kraken', '', ''], power_up: true, promos: [], origins: 'all' },
    seats: [{ who: 'me' }, { who: 'open' }, { who: 'bot', bot: 'greedy' }],
    public: true,
    password: 'grr',
  });
  expect(asked.at(-1)?.authorization).toBe('Kaiju p1:s3cret');
});

it('takes a list of my own where the box has words for the usual ways', async () => {
  render(OpenTable, { game: 'toy' });
  await userEvent.click(await screen.findByRole('radio', { name: 'Those I choose' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Wings' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Jets' }));
  await waitFor(() =>
    expect(sent('/tables/check')).toMatchObject({ options: { origins: ['jets', 'wings'] } }),
  );
  await userEvent.click(screen.getByRole('radio', { name: 'None' }));
  expect(screen.queryByRole('checkbox', { name: 'Wings' })).toBeNull();
});

it("shows the server's reason and does not open what is refused", async () => {
  check = { ok: false, why: 'The two-player rule is for two (KOT-2P-01).' };
  render(OpenTable, { game: 'toy' });
  expect(await screen.findByText(/The two-player rule is for two/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'KOT-2P-01' })).toHaveAttribute('href', '/rules/toy#KOT-2P-01');
  expect(screen.getByRole('button', { name: 'Start now' })).toBeDisabled();
});

it('shows a reason that comes as a refusal, too', async () => {
  check = new Refused(400, 'bad-setup', 'No such Monster.');
  render(OpenTable, { game: 'toy' });
  expect(await screen.findByText('No such Monster.')).toBeInTheDocument();
});

it('knows nothing of a game that is not on the shelf', async () => {
  render(OpenTable, { game: 'chess' });
  expect(await screen.findByText('Nobody smashed this page.')).toBeInTheDocument();
});

it('asks for a name once, and keeps it', async () => {
  keepPlayer(null);
  const wanted = needName();
  expect(asking()).toBe(true);
  render(NamePrompt);
  await userEvent.click(screen.getByRole('button', { name: 'Stomp in' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Even monsters have a name.');
  await userEvent.type(screen.getByLabelText('Your name'), '  Mira ');
  await userEvent.click(screen.getByRole('button', { name: 'Stomp in' }));
  expect(await wanted).toEqual(me);
  expect(sent('/players')).toEqual({ name: 'Mira' });
  expect([player(), asking()]).toEqual([me, false]);
  expect(JSON.parse(localStorage.getItem('kaiju.player') ?? '')).toEqual(me);
  expect(await needName()).toEqual(me);
});

it('takes no for an answer', async () => {
  keepPlayer(null);
  const wanted = needName();
  render(NamePrompt);
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(await wanted).toBeNull();
});
