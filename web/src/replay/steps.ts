/** Counting through a finished game. A step is the table after so many answers; step 0 is before any. */

/** How many steps are asked for at once. */
export const PAGE = 50;

/** A step that exists. */
export const within = (step: number, count: number): number =>
  Math.min(Math.max(0, Math.trunc(Number.isFinite(step) ? step : 0)), Math.max(0, count - 1));

/** The first step of the page that holds a step. */
export const pageOf = (step: number): number => Math.floor(step / PAGE) * PAGE;

/** The turn that a step belongs to, from 1; 0 before the first. `turns` has the step at which each begins. */
export function turnAt(turns: readonly number[], step: number): number {
  let [low, high] = [0, turns.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((turns[middle] ?? 0) <= step) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Where the next turn begins; the last step if there is none. */
export function nextTurn(turns: readonly number[], step: number, count: number): number {
  return turns.find((start) => start > step) ?? within(count - 1, count);
}

/** Where this turn began, or the one before if it has only just begun. */
export function previousTurn(turns: readonly number[], step: number): number {
  return turns.findLast((start) => start < step) ?? 0;
}

/** The step and the seat that an address names; -1 is a spectator. */
export function fromSearch(search: string): { step: number; seat: number } {
  const query = new URLSearchParams(search);
  const whole = (name: string, otherwise: number) => {
    const given = query.get(name);
    return given !== null && /^-?\d{1,6}$/.test(given) ? Number(given) : otherwise;
  };
  return { step: Math.max(0, whole('step', 0)), seat: Math.max(-1, whole('seat', -1)) };
}

/** Whether an address asks to play on from its step, or to look back at the game. */
export function wishesOf(search: string): { playOn: boolean; review: boolean } {
  const query = new URLSearchParams(search);
  return { playOn: query.has('play-on'), review: query.has('review') };
}

/** The address of a step, for a link. */
export function addressOf(table: string, step: number, seat: number): string {
  const query = new URLSearchParams();
  if (step > 0) query.set('step', String(step));
  if (seat >= 0) query.set('seat', String(seat));
  return `/replay/${encodeURIComponent(table)}${query.size ? `?${query}` : ''}`;
}

/**
 * What belongs to a turn, of the steps from its first up to the first of the next turn. A step that begins a turn holds
 * the end of the turn before as well, and perhaps more turns: `before` of them begin there before this one.
 */
export function turnOf<T>(
  steps: readonly (readonly T[])[],
  begins: (event: T) => boolean,
  before = 0,
): readonly T[] {
  const [first = [], ...rest] = steps;
  const starts = first.flatMap((event, at) => (begins(event) ? [at] : []));
  const end = starts[before + 1];
  const found = first.slice(starts[before] ?? 0, end);
  if (end !== undefined) return found;
  for (const step of rest) {
    const next = step.findIndex(begins);
    found.push(...(next < 0 ? step : step.slice(0, next)));
    if (next >= 0) break;
  }
  return found;
}
