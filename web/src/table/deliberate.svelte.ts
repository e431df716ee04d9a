// First chosen, then done: what spends something or lays a card open is never given away by one touch.
import type { Option, Question } from '../api/types';
import { t } from '../i18n/text.svelte';
import { settings } from '../settings/settings.svelte';
import { way } from './bar';
import type { Bar, Chosen, Telling } from './board';
import { samePlace } from './pointing';

/** Whether an option spends or reveals: it is about a card, or it has a price. */
export const spends = ({ args = {} }: Option): boolean =>
  typeof args.card === 'string' || typeof args.price === 'number';

const among = (question: Question, answer: number): Option | undefined =>
  [...(question.options ?? []), ...(question.also ?? [])].find((option) => option.answer === answer);

/** What is chosen and not yet done, for one question. */
export class Held {
  #held = $state.raw<{ number: number; option: Option } | null>(null);

  /** The option that is held for this question. */
  of(question: Question | null): Option | null {
    return this.#held && this.#held.number === question?.number ? this.#held.option : null;
  }

  /** Touch an answer: true if it may be given now, false if it is only chosen. */
  touch(question: Question, answer: number): boolean {
    const option = among(question, answer);
    if (!option || settings.firstTouch || !spends(option)) return true;
    if (this.of(question) === option) return true;
    this.#held = { number: question.number, option };
    return false;
  }

  drop(): void {
    this.#held = null;
  }
}

/** The bar while something is chosen: a button that does it, and one that goes back. */
export function heldBar(bar: Bar, option: Option, tell: Telling, drop: () => void, final = false): Bar {
  const { items: _, turn: __, help: ___, ...rest } = bar;
  return {
    ...rest,
    held: true,
    ways: [
      { answer: -1, text: t('table-not-yet'), look: 'quiet', act: drop },
      // Enter must not spend: this button is loud to the eye only.
      { ...way(option, tell, 'go'), icon: 'check', deliberate: true, final },
    ],
  };
}

/** Whether an answer points to the card that was touched before: then the bar has said what it does, and does it. */
export function isNarrowedTo(question: Question, at: Chosen['at'], answer: number): boolean {
  return at !== null && at !== 'all' && at.what === 'card' && samePlace(among(question, answer)?.at, at);
}

/** The card whose text stands in the bar: the chosen one, the only one that is offered, or the one that asks. */
export function cardInBar(question: Question, held: Option | null, at: Chosen['at'] = null): string {
  if (typeof held?.args?.card === 'string') return held.args.card;
  if (at !== null && at !== 'all') {
    const touched = [...(question.options ?? []), ...(question.items ?? [])].find((option) =>
      samePlace(option.at, at),
    );
    if (typeof touched?.args?.card === 'string') return touched.args.card;
  }
  const offered = [...(question.options ?? []), ...(question.also ?? [])].flatMap(({ args }) =>
    typeof args?.card === 'string' ? [args.card] : [],
  );
  if (new Set(offered).size === 1) return offered[0] ?? '';
  return offered.length ? '' : (question.card ?? '');
}
