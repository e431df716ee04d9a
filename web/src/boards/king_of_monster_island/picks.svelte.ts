// Which dice of the Roll are picked for the menu that is asked; another question begins without any.
import type { Question } from '../../api/types';

let picks = $state.raw<{ number: number; dice: readonly number[] }>({ number: -1, dice: [] });

/** The picked dice, by their places in the Roll. */
export const picked = (question: Question | null): readonly number[] =>
  question && picks.number === question.number ? picks.dice : [];

export function pick(question: Question | null, dice: readonly number[]): void {
  picks = { number: question?.number ?? -1, dice };
}

/** Pick a die, or put it back. */
export function togglePick(question: Question, die: number): void {
  const now = picked(question);
  pick(question, now.includes(die) ? now.filter((each) => each !== die) : [...now, die]);
}
