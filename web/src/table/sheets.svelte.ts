import type { Sheet } from './board';

/** The sheets that were opened one over the other: the last one is shown, and the way back is kept. */
export class Sheets {
  #stack = $state.raw<readonly Sheet[]>([]);
  readonly top = $derived(this.#stack.at(-1));
  /** How many lie on each other. */
  readonly depth = $derived(this.#stack.length);

  readonly open = (sheet: Sheet): void => {
    this.#stack = [...this.#stack, sheet];
  };
  readonly back = (): void => {
    this.#stack = this.#stack.slice(0, -1);
  };
  readonly close = (): void => {
    this.#stack = [];
  };
}
