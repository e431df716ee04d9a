import { untrack } from 'svelte';
import type { LiveState } from '../api/live';
import type { LiveTable } from './live.svelte';

/**
 * Whether to tell somebody what happened since their last turn: they have just come to a game that is on, their line
 * was cut, or their page was out of sight, while others played. Call while a component begins.
 */
export class Away {
  shown = $state(false);
  /** The last event they saw before they were away; -1 while they are here. */
  #left = -1;

  constructor(table: LiveTable, playing: () => boolean, line: () => LiveState) {
    const latest = () => untrack(() => table.log[0]?.number ?? -1);
    const goes = () => {
      if (this.#left < 0) this.#left = latest();
    };
    const comes = () => {
      if (this.#left >= 0 && latest() > this.#left && untrack(playing)) this.shown = true;
      this.#left = -1;
    };
    this.shown = untrack(() => playing() && table.me >= 0 && table.log.length > 0);
    $effect(() => {
      const seen = () => (document.hidden ? goes() : comes());
      document.addEventListener('visibilitychange', seen);
      return () => document.removeEventListener('visibilitychange', seen);
    });
    $effect(() => {
      if (line() === 'here') comes();
      else goes();
    });
  }

  done = (): void => {
    this.shown = false;
  };
}
