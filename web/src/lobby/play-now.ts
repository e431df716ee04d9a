import { api } from '../api/client';
import { gameOnShelf, shelf } from '../api/shelf.svelte';
import { orTell } from '../kit/toast.svelte';
import { go } from '../router.svelte';
import { botPace, request, usualForm } from './form';
import { needName } from './name.svelte';

/** One click: me against bots, with the usual options. Without a game, the first on the shelf. */
export async function playNow(name?: string): Promise<void> {
  if (!(await needName())) return;
  await orTell(async () => {
    const game = name ? await gameOnShelf(name) : (await shelf()).games[0];
    if (!game) return;
    const { table } = await api.open(request(game, usualForm(game), botPace()));
    go(`/table/${table}`);
  });
}
