import { untrack } from 'svelte';
import type { LiveTable } from './live.svelte';

/**
 * Whether to tell somebody what happened since their last turn: they have just come to a game that is on, or come
 * back to a page that was out of sight while others played. Call while a component begins.
 */
export class Away {
  shown = $state(false);
  #left = -1;

  constructor(table: LiveTable, playing: () => boolean) {
    this.shown = untrack(() => playing() && table.me >= 0 && table.log.length > 0);
    $effect(() => {
      const seen = () => {
        if (document.hidden) this.#left = table.log[0]?.number ?? -1;
        else if (this.#left >= 0 && (table.log[0]?.number ?? -1) > this.#left && playing()) this.shown = true;
      };
      document.addEventListener('visibilitychange', seen);
      return () => document.removeEventListener('visibilitychange', seen);
    });
  }

  done = (): void => {
    this.shown = false;
  };
}
