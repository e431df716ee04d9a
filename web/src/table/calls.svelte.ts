// How a table calls for attention: a chat line that nobody has opened, one's turn while the page is out of sight.
import { untrack } from 'svelte';
import type { TableInfo } from '../api/types';
import { isolated } from '../i18n/isolated';
import { t } from '../i18n/text.svelte';
import { tell } from '../kit/toast.svelte';
import { settings } from '../settings/settings.svelte';
import type { LiveTable } from './live.svelte';
import { call } from './notice';

/** How much of a chat line is shown in passing. */
const FIRST_WORDS = 60;

/** New chat lines show their first words while the chat is closed; call while a component begins. */
export function callForChat(table: LiveTable, open: () => boolean): void {
  let heard = untrack(() => table.chat.length);
  $effect(() => {
    const lines = table.chat;
    const last = lines.at(-1);
    untrack(() => {
      if (lines.length > heard && last && last.seat !== table.me && !open()) {
        const words = last.text.length > FIRST_WORDS ? `${last.text.slice(0, FIRST_WORDS)} …` : last.text;
        tell(t('table-chat-said', { name: isolated(last.name), text: words }));
      }
      heard = lines.length;
    });
  });
}

/** That somebody at the table has asked for a hint, in words. */
export const hintTold = ({ seats }: TableInfo, seat: number): string =>
  t('hint-told', { name: isolated(seats[seat]?.name || String(seat + 1)) });

/** The browser says that it is my turn, if it may and I look elsewhere; call while a component begins. */
export function callForTurn(table: LiveTable, asks: () => { title: string; prompt: string } | null): void {
  $effect(() => {
    const asked = asks();
    if (!asked || !settings.notify || !document.hidden || !('Notification' in globalThis)) return;
    if (Notification.permission !== 'granted') return;
    return call({
      title: `${t('table-your-turn')} · ${asked.title}`,
      body: asked.prompt,
      tag: table.info?.id ?? '',
    });
  });
}
