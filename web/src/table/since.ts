// What happened, in three lines: for whoever was away, and for the list of a replay's turns.
import type { BoardModule, GameEvent } from './board';
import { beginsTurn, turnsSeat, type Declared } from './declared';

type Weighing = Pick<BoardModule, 'weighty' | 'lasts' | 'quiet'>;

/** How much an event matters: less is more. Without a game's own list, what is shown longest matters most. */
function weight(event: GameEvent, { weighty, lasts, quiet }: Weighing): number {
  if (quiet?.includes(event.event)) return Infinity;
  if (!weighty) return lasts?.(event) ? -lasts(event) : Infinity;
  const at = weighty.indexOf(event.event);
  return at < 0 ? Infinity : at;
}

/** The events that matter most, in the order in which they happened. */
export function weightiest(events: readonly GameEvent[], module: Weighing, most: number): GameEvent[] {
  return events
    .map((event, at) => ({ event, at, weight: weight(event, module) }))
    .filter(({ weight }) => weight !== Infinity)
    .sort((a, b) => a.weight - b.weight || b.at - a.at)
    .slice(0, most)
    .sort((a, b) => a.at - b.at)
    .map(({ event }) => event);
}

/** What came after a seat's last turn and before the one it plays now; `events` begin with the oldest. */
export function sinceLastTurn(
  events: readonly GameEvent[],
  told: Declared,
  seat: number,
): readonly GameEvent[] {
  const turns = events.flatMap((event, at) => (beginsTurn(told, event) ? [{ at, event }] : []));
  const isMine = ({ event }: { event: GameEvent }) => turnsSeat(told, event) === seat;
  const now = turns.at(-1);
  const end = now && isMine(now) ? now.at : events.length;
  const before = turns.filter(({ at }) => at < end);
  const last = before.findLastIndex(isMine);
  const start = before[last + 1]?.at;
  return start === undefined ? [] : events.slice(start, end).filter((event) => !beginsTurn(told, event));
}
