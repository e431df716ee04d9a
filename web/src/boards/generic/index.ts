/** The board of any game that has none of its own: its view as facts, its questions as buttons and boxes. */
export { default } from './Board.svelte';

/** Whom a view speaks of, where it says so. */
export function monster(view: unknown, seat: number): string {
  const monsters = (view as { monsters?: { seat?: number; monster?: string }[] } | null)?.monsters;
  return monsters?.find((each) => each.seat === seat)?.monster ?? '';
}

/** Every event is told in the log; a moment for each, so that they can be read. */
export const lasts = (): number => 120;
