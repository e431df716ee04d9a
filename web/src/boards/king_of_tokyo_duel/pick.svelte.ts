/**
 * What is picked on the board and not yet given as an answer: where a token would be laid, or which dice would be left
 * out. The question bar shows it and confirms it. It belongs to one question and is forgotten with it.
 */
import type { Question } from '../../api/types';

let held = $state.raw<{ question: Question | null; values: readonly number[] }>({
  question: null,
  values: [],
});

const same = (a: Question | null, b: Question | null): boolean =>
  a !== null && b !== null && a.number === b.number && a.seat === b.seat && a.kind === b.kind;

/** What is picked for a question. */
export const picked = (question: Question | null): readonly number[] =>
  same(held.question, question) ? held.values : [];

/** Pick something else for a question. */
export function pick(question: Question | null, values: readonly number[]): void {
  held = { question, values };
}
