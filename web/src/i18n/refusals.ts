// What the server refuses, in the reader's language. The server speaks English; its codes are the same everywhere.
import { speaks, t } from './text.svelte';
import type { Words } from './words';

const RULE = /\b[A-Z]+(?:-[A-Z0-9]+)+\b/g;

/** The sentence for a refusal: the server's own in English, ours in other languages, with the rules it names. */
export function refusalText(code: string, text: string): string {
  if (speaks() === 'en') return text;
  const key = `refused-${code}`;
  const rules = text.match(RULE)?.join(', ') ?? '';
  const told = t(key, { rules: rules || 'none' });
  return told === key ? text : told;
}

/** Why a table cannot be opened: the game itself says it in every language, by the rule behind it. */
export function setupRefusal(text: string, words: Words): string {
  const rule = text.match(RULE)?.at(-1);
  const told = speaks() === 'en' || !rule ? undefined : words.first(`refused-${rule}`);
  return told ?? refusalText('bad-setup', text);
}
