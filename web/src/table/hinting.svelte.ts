// What would you do? A hint about my question: asked for, on its way, here, or refused.
import type { Hint, Question } from '../api/types';

/** Refusals that are about a hint, and stand where it would. */
const REFUSED = ['hints-off', 'hints-busy', 'hint-comes', 'hint-secret', 'no-hint'];

export class Hinting {
  /** About which question, and for which own choice it was asked. */
  #about = $state.raw<{ question: number; mine: number | null } | null>(null);
  hint = $state.raw<Hint | null>(null);
  refused = $state('');
  /** Whether it is being worked out. */
  readonly waits = $derived(this.#about !== null && this.hint === null && this.refused === '');

  /** Ask, unless the same is known or on its way; `send` says whether it went out. */
  ask(question: Question, mine: number | null, send: () => boolean): void {
    const same = this.#about?.question === question.number && this.#about.mine === mine;
    if (same && !this.refused) return;
    if (!send()) return;
    this.#about = { question: question.number, mine };
    this.hint = null;
    this.refused = '';
  }

  /** It has come, be it after a refusal: then for what was asked first. About another question it is nobody's. */
  come(question: number, hint: Hint): void {
    if (this.#about?.question !== question) return;
    this.#about = { question, mine: hint.mine?.answer ?? null };
    this.hint = hint;
    this.refused = '';
  }

  /** Whether a refusal was about a hint: then it is told here. */
  refuse(code: string, text: string): boolean {
    const mine = this.waits && (REFUSED.includes(code) || code === 'too-fast');
    if (mine) this.refused = text;
    return mine;
  }

  /** Another question, or none: what was said is out of date. */
  forget(question: number | undefined): void {
    if (this.#about === null || this.#about.question === question) return;
    this.#about = null;
    this.hint = null;
    this.refused = '';
  }
}
