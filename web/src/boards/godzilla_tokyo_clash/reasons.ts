// Why a card in the hand cannot be played now. No rule is computed: what can be played is what the question offers; here
// it is only said what is missing for the rest.
import type { Option, Question } from '../../api/types';
import { t } from '../../i18n/text.svelte';
import type { BookCard } from '../../table/books.svelte';

/** Questions at which cards are played. */
const PLAYS = new Set(['action', 'go_on']);

/** Why this card of my hand is not among what I can play; empty where it is, or where none are played. */
export function whyNotPlay(
  question: Question | null,
  options: readonly Option[],
  card: BookCard | undefined,
  energy: number,
): string {
  if (!question || !card || !PLAYS.has(question.kind) || options.some(({ say }) => say === 'opt-play'))
    return '';
  if (card.type === 'defend') return t('clash-why-defense');
  const cost = typeof card.cost === 'number' ? card.cost : 0;
  return cost > energy ? t('clash-why-dear', { need: cost, have: energy }) : t('clash-why-limit');
}
