// Answers in words, from the options and things that they are made of.
import type { Option, Question } from '../api/types';
import { tellThing, type Cast } from '../i18n/telling';
import { t } from '../i18n/text.svelte';
import type { Words } from '../i18n/words';

/** What an answer says: its option, or the things that it takes. */
export function answerText(
  question: Pick<Question, 'manner' | 'form'>,
  parts: readonly Option[],
  words: Words,
  cast: Cast,
): string {
  const said = parts.map(({ say, args = {} }) => tellThing(words, { say, args }, cast));
  const things = said.join(' · ');
  if (question.manner === 'keep') {
    if (!parts.length) return t('answer-keep-none');
    return isOption(question, parts) ? things : t('answer-keep', { things });
  }
  return things || t('answer-nothing');
}

/** One of the options beside the things, such as to stop. */
const isOption = (question: Pick<Question, 'form'>, parts: readonly Option[]): boolean =>
  question.form === undefined ||
  question.form === 'choose' ||
  parts.every(({ at }) => at == null && parts.length === 1);

/** A chance in whole percent. */
export const percent = (chance: number): number => Math.round(100 * chance);

/** The same as it is written here. */
export const chanceText = (chance: number): string => t('review-chance', { chance: percent(chance) });

/** A change of chance in whole points, with its sign. */
export const points = (change: number): string => {
  const whole = Math.round(100 * change);
  return `${whole > 0 ? '+' : whole < 0 ? '−' : '±'}${Math.abs(whole)}`;
};
