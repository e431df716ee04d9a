import type { BotOnShelf } from '../api/types';
import { t } from '../i18n/text.svelte';

/** What a bot is called; one that the interface does not know goes by its plain name, and who is slow here says so. */
export function botName({ name, slow }: Pick<BotOnShelf, 'name' | 'slow'>): string {
  if (slow) return levelName({ name, slow });
  const key = `bot-${name.replaceAll(/[^\w-]/g, '-')}`;
  const called = t(key);
  return called === key ? t('bot', { name }) : called;
}

/** The same where there is little room. */
export const levelName = ({ name, slow }: Pick<BotOnShelf, 'name' | 'slow'>): string =>
  slow ? t('bot-slow', { name: shortBot(name) }) : shortBot(name);

/** The same in a word, for a place at the table. */
export function shortBot(bot: string): string {
  if (!bot) return '';
  const key = `bot-${bot.replaceAll(/[^\w-]/g, '-')}.short`;
  const name = t(key);
  return name === key ? bot : name;
}
