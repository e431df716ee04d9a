import { t } from '../i18n/text.svelte';

/** What a bot is called; one that the interface does not know goes by its plain name. */
export function botName(bot: string): string {
  const key = `bot-${bot.replaceAll(/[^\w-]/g, '-')}`;
  const name = t(key);
  return name === key ? t('bot', { name: bot }) : name;
}

/** The same in a word, for a place at the table. */
export function shortBot(bot: string): string {
  if (!bot) return '';
  const key = `bot-${bot.replaceAll(/[^\w-]/g, '-')}.short`;
  const name = t(key);
  return name === key ? bot : name;
}
