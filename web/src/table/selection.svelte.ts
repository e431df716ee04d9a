import { SvelteSet } from 'svelte/reactivity';
import type { Question } from '../api/types';
import type { Chosen } from './board';

/** What is picked for a subset question. A new question begins with nothing, or with what it shares with the last. */
export class Selection implements Chosen {
  #values = new SvelteSet<number>();
  #allowed: ReadonlySet<number> = new Set();

  /** Begin a question: only its items can be picked. */
  begin(question: Question | null, picked: Iterable<number> = []): void {
    this.#allowed = new Set(
      question?.form === 'subset' ? (question.items ?? []).map((item) => item.answer) : [],
    );
    this.set(picked);
  }

  has(value: number): boolean {
    return this.#values.has(value);
  }

  toggle(value: number): void {
    if (!this.#allowed.has(value)) return;
    if (!this.#values.delete(value)) this.#values.add(value);
  }

  set(values: Iterable<number>): void {
    this.#values.clear();
    for (const value of values) if (this.#allowed.has(value)) this.#values.add(value);
  }

  /** Items count by powers of two, as whole numbers: sums stay exact far beyond sixteen dice. */
  get sum(): number {
    let sum = 0;
    for (const value of this.#values) sum += value;
    return sum;
  }

  get size(): number {
    return this.#values.size;
  }
}
