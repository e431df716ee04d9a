// The keyboard of a replay: arrows step, Space plays, Home and End go to the ends, Page keys from turn to turn.
import type { Player } from './player.svelte';

const typing = (element: Element | null): boolean =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

/** What a key does; true if it did something. */
export function replayKey(event: KeyboardEvent, player: Player): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  const focused = document.activeElement;
  if (typing(focused) || document.querySelector('dialog[open]')) return false;
  switch (event.key) {
    case 'ArrowRight':
      player.playing = false;
      void player.forward();
      return true;
    case 'ArrowLeft':
      void player.back();
      return true;
    case 'PageDown':
      void player.nextTurn();
      return true;
    case 'PageUp':
      void player.previousTurn();
      return true;
    case 'Home':
      void player.go(0);
      return true;
    case 'End':
      void player.go(player.count - 1);
      return true;
    case 'Escape':
      if (player.settled) return false;
      player.finish();
      return true;
    case ' ':
      // On a button, a link or a card Space presses that.
      if (focused?.closest('button, a, [role="button"], summary, label')) return false;
      void player.toggle();
      return true;
    default:
      return false;
  }
}
