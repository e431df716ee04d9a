// Who is playing in this browser. There are no accounts: a name, and a secret that proves it.
import type { NewSecret } from './types';

const KEY = 'kaiju.player';

/** What the browser keeps of the player, if it is whole. */
export function readPlayer(text: string | null): NewSecret | null {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<NewSecret> | null;
    const whole =
      kept && [kept.id, kept.name, kept.secret].every((part) => typeof part === 'string' && part !== '');
    return whole ? (kept as NewSecret) : null;
  } catch {
    return null;
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

let me = $state.raw<NewSecret | null>(readPlayer(stored()));

/** The player of this browser; null before the first name. */
export const player = (): NewSecret | null => me;

/** Keep a player, or forget the present one. */
export function keepPlayer(next: NewSecret | null): void {
  me = next;
  try {
    if (next) localStorage.setItem(KEY, JSON.stringify(next));
    else localStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing: the name lasts as long as the page.
  }
}

let stranger = $state(false);

/** Whether the server does not know this browser's player. It may have an older database for a while. */
export const isStranger = (): boolean => stranger;

/** The server has refused our key. It is kept: only the person may give it up. */
export function notKnown(): void {
  stranger = me !== null;
}

/** The person has been told, or the server knows us again. */
export function knownAgain(): void {
  stranger = false;
}

// A name given in another tab counts here too: otherwise one person would sit down as two.
globalThis.addEventListener?.('storage', (event) => {
  if (event.key === KEY) me = readPlayer(event.newValue);
});
