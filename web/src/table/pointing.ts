/**
 * What options point to (`Option.at`): spaces, pieces, cards, dice and seats on the table. A board asks here what can
 * be clicked and hands clicks back; it needs no rule for that.
 */
import type { At, Option, Question } from '../api/types';
import type { Chosen } from './board';

/** Everything in a question that can be chosen by itself: its options, its items, and what follows after them. */
const all = (question: Question): Option[] => [
  ...(question.options ?? []),
  ...(question.items ?? []),
  ...(question.also ?? []),
];

export const samePlace = (a: At | null | undefined, b: At): boolean =>
  !!a && a.what === b.what && String(a.id) === String(b.id);

/** The options and items of a question that point to a thing; without a question, none. */
export function optionsAt(question: Question | null, what: At['what'], id: At['id']): Option[] {
  return question ? all(question).filter((option) => samePlace(option.at, { what, id })) : [];
}

/** Options (by answer) that point to what a board shows; items are not among them, for they are picked, not given. */
export function pointed(question: Question, shows: (at: At) => boolean): Set<number> {
  const options = [...(question.options ?? []), ...(question.also ?? [])];
  return new Set(options.filter(({ at }) => at && shows(at)).map(({ answer }) => answer));
}

/**
 * A thing was clicked. The only option there is the answer, the only item is picked or put back, and of a group of
 * equal things one more is taken, after the last none. If several point there, the question bar shows just these.
 */
export function press(
  question: Question | null,
  chosen: Chosen,
  at: At,
  answer: (answer: number) => void,
): void {
  const found = optionsAt(question, at.what, at.id);
  const [only] = found;
  if (!question || !only) return;
  if (found.length > 1) chosen.look(at);
  else if (!question.items?.includes(only)) answer(only.answer);
  else if (question.form !== 'amounts') chosen.toggle(only.answer);
  else chosen.take(only.answer, chosen.room(only.answer) > 0 ? chosen.count(only.answer) + 1 : 0);
}

/** How much of what a thing stands for is picked: for a mark on the board. For an order, at which place it stands. */
export function pickedAt(question: Question | null, chosen: Chosen, at: At): number {
  const items = optionsAt(question, at.what, at.id).filter((each) => question?.items?.includes(each));
  if (question?.form !== 'order') return items.reduce((sum, item) => sum + chosen.count(item.answer), 0);
  const places = items.map((item) => chosen.values.indexOf(item.answer) + 1).filter((place) => place > 0);
  return places.length ? Math.min(...places) : 0;
}
