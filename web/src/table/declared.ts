// What a game declares of itself, read out of its views and events. The twin of kaiju/engine/declaration.py.
import type { GameOnShelf } from '../api/types';
import type { GameEvent } from './board';

/** The parts of a declaration that are read here. */
export type Declared = Pick<
  GameOnShelf,
  'wins' | 'each_seat' | 'columns' | 'in_game' | 'figure' | 'turn' | 'ending' | 'actors'
>;

type Entry = Readonly<Record<string, unknown>> & { seat: number };

/** A view's entries, one for each seat; none in a view that has no such list. */
export function entries(told: Declared, view: unknown): Entry[] {
  const list = (view as Record<string, unknown> | null)?.[told.each_seat];
  if (!Array.isArray(list)) return [];
  return (list as Entry[]).filter((each) => typeof each?.seat === 'number').sort((a, b) => a.seat - b.seat);
}

/** Whom a seat plays; empty where seats are just players. */
export function figureOf(told: Declared, view: unknown, seat: number): string {
  if (!told.figure) return '';
  const figure = entries(told, view).find((each) => each.seat === seat)?.[told.figure.key];
  return typeof figure === 'string' ? figure : '';
}

/** Which turn it is; the same for as long as it is the same turn. */
export const turnOf = (told: Declared, view: unknown): unknown =>
  (view as Record<string, unknown> | null)?.[told.turn.count];

/** Whether an event begins a turn. */
export const beginsTurn = (told: Declared, { event }: GameEvent): boolean => event === told.turn.event;

/** Whose turn an event begins: a seat, or below -1 somebody who acts without one. */
export function turnsSeat(told: Declared, event: GameEvent): number {
  const seat = event[told.turn.seat];
  return typeof seat === 'number' ? seat : 0;
}

/** Who has won, as the event that ends the game tells it; null while it has not come. */
export function winnersIn(told: Declared, events: readonly GameEvent[]): readonly number[] | null {
  const end = events.find(({ event }) => event === told.ending);
  return end ? ((end.winners as number[] | undefined) ?? []) : null;
}

/** Whether all win or lose together. */
export const isTeam = (told: Pick<GameOnShelf, 'wins'> | undefined): boolean => told?.wins === 'team';
