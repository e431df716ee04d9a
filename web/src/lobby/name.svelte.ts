// "What shall we call you?", asked once, when somebody first wants to sit down.
import { keepPlayer, player } from '../api/player.svelte';
import type { NewSecret } from '../api/types';

interface Wish {
  given: (me: NewSecret) => void;
  dropped: () => void;
}

let wish = $state.raw<Wish | null>(null);

/** Whether somebody waits for a name. */
export const asking = (): boolean => wish !== null;

/** The player of this browser, after asking for a name if there is none; null if nobody wants to say. */
export function needName(): Promise<NewSecret | null> {
  const me = player();
  if (me) return Promise.resolve(me);
  wish?.dropped();
  return new Promise((resolve) => {
    wish = { given: resolve, dropped: () => resolve(null) };
  });
}

/** A name was given and the server knows it. */
export function named(me: NewSecret): void {
  keepPlayer(me);
  wish?.given(me);
  wish = null;
}

/** Nobody wants to say. */
export function dropName(): void {
  wish?.dropped();
  wish = null;
}
