// Why something on the table cannot be chosen now, where the view is enough to tell. No rule is computed: what can be
// bought is what the question offers; here it is only said what is missing for the rest.
import type { CardText, Question } from '../../api/types';
import { t } from '../../i18n/text.svelte';
import type { CardBook } from '../../table/books.svelte';
import { inFront, SWEEP, type View } from './tokyo';

/** What cards cost now, by slot of the Market, as the question says. */
export type Prices = ReadonlyMap<number, number>;

/**
 * What I save on every card: what the prices of the offered ones show, and nothing for a Monster that has no cards.
 * Otherwise it cannot be known, since a card in front of me may lower prices.
 */
function saved(view: View, me: number, prices: Prices, cards: CardBook): number | null {
  const seen = new Set<number>();
  for (const [slot, price] of prices) {
    const printed = cards.get(view.market[slot] ?? '')?.cost;
    if (typeof printed === 'number') seen.add(printed - price);
  }
  if (seen.size === 1) return [...seen][0] ?? null;
  const mine = view.monsters[me];
  return seen.size === 0 && mine && inFront(mine).length === 0 ? 0 : null;
}

/** Why a card of the Market is not for sale to me now; empty where the view does not tell. */
export function whyNotBuy(view: View, me: number, slot: number, prices: Prices, cards: CardBook): string {
  const have = view.monsters[me]?.energy;
  const printed = cards.get(view.market[slot] ?? '')?.cost;
  if (have === undefined || typeof printed !== 'number' || prices.has(slot)) return '';
  const less = saved(view, me, prices, cards);
  if (less === null) return have < printed ? t('tokyo-too-little', { have }) : '';
  return have < printed - less ? t('tokyo-too-dear', { have, need: printed - less }) : '';
}

/** Why I cannot sweep the Market. */
export function whyNotSweep(view: View, me: number): string {
  const have = view.monsters[me]?.energy;
  return have !== undefined && have < SWEEP ? t('tokyo-too-dear', { have, need: SWEEP }) : '';
}

/** Why an Evolution of my hand cannot be played: I am asked something, and it is not among what I can use. */
export function whyNotPlay(
  question: Question | null,
  uses: ReadonlyMap<string, number>,
  id: string,
  card: CardText | undefined,
): string {
  if (question === null || uses.has(id)) return '';
  return card?.timing ? t('tokyo-not-now', { when: card.timing }) : '';
}
