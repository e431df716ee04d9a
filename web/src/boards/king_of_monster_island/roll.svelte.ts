// The dice of the Roll under a hand: which can be touched, which are picked or kept, and what touching one does.
import { untrack } from 'svelte';
import type { At, Option, Question } from '../../api/types';
import type { Chosen } from '../../table/board';
import { picked, togglePick } from './picks.svelte';
import { all, isMenu, pickable } from './targets';
import type { View } from './view';

/** What the dice are touched for. */
export interface Around {
  question: Question | null;
  view: View;
  chosen: Chosen;
  /** By place on the board: the options there. */
  found: ReadonlyMap<string, readonly Option[]>;
}

/** Make it while a component begins. */
export class Roll {
  readonly #around: () => Around;
  readonly #take: (place: string, at: At) => void;
  #keeping: readonly string[] = [];

  constructor(around: () => Around, take: (place: string, at: At) => void) {
    this.#around = around;
    this.#take = take;
    // Where dice are rolled again, all that are not kept are; what was kept in this turn stays kept. Once for each
    // question: nothing else that changes may undo what the player picks.
    $effect(() => {
      const question = this.#question;
      if (question?.kind !== 'reroll') return;
      untrack(() => {
        const left = [...this.#keeping];
        const again = all(question).filter(({ args }) => {
          const at = left.indexOf(String(args?.face));
          if (at >= 0) left.splice(at, 1);
          return at < 0;
        });
        around().chosen.set(again.map((option) => option.answer));
      });
    });
    $effect(() => {
      const { question, view, chosen } = around();
      if (question?.kind === 'reroll')
        this.#keeping = all(question).flatMap((option) =>
          chosen.has(option.answer) ? [] : [String(option.args?.face)],
        );
      else if (view.step !== 'rolled') this.#keeping = [];
    });
  }

  /** Dice are kept or rolled again now. */
  readonly again = $derived.by(
    () => this.#question?.form === 'subset' && all(this.#question)[0]?.at?.what === 'die',
  );
  readonly #question = $derived.by(() => this.#around().question);
  readonly #menu = $derived.by(() => isMenu(this.#question));
  readonly #picks = $derived.by(() => picked(this.#question));
  readonly #pickable = $derived.by(() => pickable(this.#question, this.#around().view, this.#picks));

  #itemOf(die: number): Option | undefined {
    return all(this.#question).find(({ at }) => at?.what === 'die' && Number(at.id) === die);
  }

  /** Whether a die can be touched. */
  can(die: number): boolean {
    if (this.again) return this.#itemOf(die) !== undefined;
    return this.#menu ? this.#pickable.has(die) : this.#around().found.has(`roll-${die}`);
  }

  /** Whether a die is picked, or kept. */
  isPicked(die: number): boolean {
    if (!this.again) return this.#picks.includes(die);
    const item = this.#itemOf(die);
    return item ? !this.#around().chosen.has(item.answer) : true;
  }

  touch(die: number): void {
    const { question, chosen, found } = this.#around();
    if (!question) return;
    const item = this.#itemOf(die);
    if (this.again) {
      if (item) chosen.toggle(item.answer);
    } else if (this.#menu) {
      chosen.look(null);
      togglePick(question, die);
    } else if (found.has(`roll-${die}`)) this.#take(`roll-${die}`, { what: 'die', id: die });
  }
}
