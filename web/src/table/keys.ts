// The keyboard of a table: digits take dice, Enter is the loud button, h asks for a hint, Escape shows all at once.

const typing = (element: Element | null): boolean =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

/** Where Ctrl+Z belongs to the text. */
const writing = (element: Element | null): boolean =>
  typing(element) && !(element instanceof HTMLInputElement && element.type === 'checkbox');

const pressable = (element: Element | null): boolean =>
  element?.closest('button, a, [role="button"], summary, label') != null;

export interface KeyActions {
  /** Whether events are still being shown. */
  busy: () => boolean;
  finish: () => void;
}

/**
 * What a key does at a table; true if it did something. Boards mark what a digit takes with `data-digit`, the
 * question bar its loud button with `data-loud`.
 */
export function tableKey(event: KeyboardEvent, root: ParentNode, actions: KeyActions): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  const focused = document.activeElement;
  if (typing(focused) || document.querySelector('dialog[open]')) return false;
  if (event.key === 'Escape' || (event.key === ' ' && !pressable(focused))) {
    if (!actions.busy()) return false;
    actions.finish();
    return true;
  }
  if (/^[0-9]$/.test(event.key)) return press(root.querySelector(`[data-digit='${event.key}']`));
  if (event.key === 'h') return press(root.querySelector('[data-hint]'));
  if (event.key === 'Enter' && !pressable(focused)) {
    if (actions.busy()) {
      actions.finish();
      return true;
    }
    return press(root.querySelector('[data-loud]'));
  }
  return false;
}

/** From the top of the page the first press of Tab leads to what is asked; true if it did. */
export function tabKey(event: KeyboardEvent, root: ParentNode): boolean {
  if (event.key !== 'Tab' || event.shiftKey || event.defaultPrevented) return false;
  const focused = document.activeElement;
  if ((focused !== null && focused !== document.body) || document.querySelector('dialog[open]')) return false;
  const first = root.querySelector<HTMLElement>('#question .ways button');
  first?.focus();
  return first !== null;
}

/** Ctrl+Z takes the last answer back, where the question bar offers it (`data-back`); true if it did. */
export function backKey(event: KeyboardEvent, root: ParentNode): boolean {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return false;
  if (event.key.toLowerCase() !== 'z' || event.defaultPrevented) return false;
  if (writing(document.activeElement) || document.querySelector('dialog[open]')) return false;
  return press(root.querySelector('[data-back]'));
}

function press(found: Element | null): boolean {
  const button = found?.matches('button') ? found : found?.querySelector('button');
  if (!(button instanceof HTMLButtonElement) || button.disabled) return false;
  button.click();
  return true;
}
