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
