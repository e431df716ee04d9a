import type { At, Question } from '../api/types';
import type { Chosen } from './board';
import { amountsAnswer, orderAnswer, pickAnswer } from './forms';

type Form = NonNullable<Question['form']>;

/**
 * What is picked for a question with items: their values in the order in which they were picked, those of a group of
 * equal things once for each. A new question begins with nothing, or with what it shares with the last.
 */
export class Selection implements Chosen {
  #values = $state.raw<readonly number[]>([]);
  #at = $state.raw<At | 'all' | null>(null);
  #form: Form = 'choose';
  /** By item, how often it can be taken. */
  #of: ReadonlyMap<number, number> = new Map();
  #least = 0;
  #most = 0;

  /** Begin a question: only its items can be picked. */
  begin(question: Question | null, picked: Iterable<number> = []): void {
    const items = question?.form === undefined || question.form === 'choose' ? [] : (question.items ?? []);
    this.#form = question?.form ?? 'choose';
    this.#of = new Map(items.map(({ answer, of }) => [answer, this.#form === 'amounts' ? (of ?? 1) : 1]));
    const counted = this.#form === 'pick' || this.#form === 'amounts';
    this.#least = counted ? (question?.least ?? 0) : this.#form === 'order' ? items.length : 0;
    this.#most = counted ? (question?.most ?? 0) : items.length;
    this.#at = null;
    this.set(picked);
  }

  has(value: number): boolean {
    return this.#values.includes(value);
  }

  count(value: number): number {
    return this.#values.filter((each) => each === value).length;
  }

  room(value: number): number {
    const own = (this.#of.get(value) ?? 0) - this.count(value);
    return this.#replaces ? own : Math.min(own, this.#most - this.size);
  }

  /** Where only one can be picked, another click means another one. */
  get #replaces(): boolean {
    return this.#form === 'pick' && this.#most === 1;
  }

  toggle(value: number): void {
    if (this.has(value)) this.#values = this.#values.filter((each) => each !== value);
    else this.set(this.#replaces ? [value] : [...this.#values, value]);
  }

  take(value: number, n: number): void {
    const others = this.#values.filter((each) => each !== value);
    this.set([...others, ...Array<number>(Math.max(0, n)).fill(value)]);
  }

  move(value: number, by: number): void {
    const from = this.#values.indexOf(value);
    const to = from + by;
    if (from < 0 || to < 0 || to >= this.size) return;
    this.#values = this.#values.toSpliced(from, 1).toSpliced(to, 0, value);
  }

  set(values: Iterable<number>): void {
    this.#values = [];
    for (const value of values)
      if (this.room(value) > 0 && this.size < this.#most) this.#values = [...this.#values, value];
  }

  look(at: At | 'all' | null): void {
    this.#at = at;
  }

  get at(): At | 'all' | null {
    return this.#at;
  }

  get values(): readonly number[] {
    return this.#values;
  }

  /** Items count by powers of two, as whole numbers: sums stay exact far beyond sixteen dice. */
  get sum(): number {
    return this.#values.reduce((sum, value) => sum + value, 0);
  }

  get size(): number {
    return this.#values.length;
  }

  get answer(): number | null {
    if (this.size < this.#least || this.size > this.#most) return null;
    const n = this.#of.size;
    switch (this.#form) {
      case 'choose':
        return null;
      case 'subset':
        return this.sum;
      case 'pick':
        return pickAnswer(this.#values, n, this.#least, this.#most);
      case 'amounts': {
        const taken = [...this.#of.keys()].map((value) => this.count(value));
        return amountsAnswer(taken, [...this.#of.values()], this.#least, this.#most);
      }
      case 'order':
        return orderAnswer(this.#values, n);
    }
  }
}
