// How events are played: how long each is shown, and how it sounds.
import type { GameEvent } from './board';
import type { Sound } from './sounds';

export interface Score {
  /** How long it is shown at normal speed; 0 for what is only told in the log. */
  ms: number;
  sound?: Sound;
}

const SILENT: Score = { ms: 0 };

/** The score of an event; one of a later version of the game has none. */
export const scoreOf = (scores: Readonly<Record<string, Score>>, event: GameEvent): Score =>
  scores[event.event] ?? SILENT;

const BETWEEN = 60;

/** How long several things are shown that come one shortly after the other, each for `ms`; none: not at all. */
export const oneByOne = (ms: number, things: number): number => (things ? ms + BETWEEN * (things - 1) : 0);

/** How each event sounds, by a board's scores. */
export const soundBy =
  (scores: Readonly<Record<string, Score>>) =>
  (event: GameEvent): Sound | null =>
    scoreOf(scores, event).sound ?? null;
