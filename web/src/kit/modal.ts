// What dialogs, sheets and posters have in common: they lie over the page until they are closed.

interface Manner {
  /** For Escape, and for a click beside it where that closes. */
  onclose: () => void;
  /** Whether a click beside it closes. */
  beside?: boolean;
}

/**
 * Shows a `<dialog>` over the page for as long as it is there. showModal gives the focus trap and makes the rest of
 * the page inert; the focus goes back to where it was.
 */
export const modal =
  ({ onclose, beside = true }: Manner) =>
  (box: HTMLDialogElement): (() => void) => {
    const before = document.activeElement;
    const cancel = (event: Event) => {
      event.preventDefault();
      onclose();
    };
    const click = (event: MouseEvent) => {
      if (beside && event.target === box) onclose();
    };
    box.addEventListener('cancel', cancel);
    box.addEventListener('click', click);
    box.showModal();
    box.scrollTop = 0; // it is read from its head, wherever the first button may be
    return () => {
      box.removeEventListener('cancel', cancel);
      box.removeEventListener('click', click);
      box.close();
      if (before instanceof HTMLElement) before.focus();
    };
  };
