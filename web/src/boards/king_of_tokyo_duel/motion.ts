// How long each event is shown, and how it sounds. The pictures are in the pieces themselves.
import type { DuelEvent } from '../../api/types';
import type { GameEvent } from '../../table/board';
import { scoreOf, soundBy, type Score } from '../../table/score';

const scores: Record<DuelEvent['event'], Score> = {
  RolledOff: { ms: 700, sound: 'roll' },
  FirstPlayer: { ms: 0 },
  DiceIdle: { ms: 0 },
  TurnBegan: { ms: 600 },
  DiceTokensUsed: { ms: 480, sound: 'keep' },
  DiceRolled: { ms: 1200, sound: 'roll' },
  SymbolsAdded: { ms: 520, sound: 'keep' },
  RollFinal: { ms: 0 },
  PowerUsed: { ms: 600, sound: 'zap' },
  DiceLeftOut: { ms: 400 },
  ResolvingSkipped: { ms: 400 },
  TurnSkipped: { ms: 500 },
  DiceTaken: { ms: 400, sound: 'hit' },
  EnergyGained: { ms: 480, sound: 'zap' },
  EnergySpent: { ms: 320 },
  HeartsGained: { ms: 700, sound: 'marimba' },
  DiceTokensGained: { ms: 480, sound: 'coin' },
  HitsTaken: { ms: 900, sound: 'hit' },
  HitsIgnored: { ms: 600, sound: 'keep' },
  CardDice: { ms: 1000, sound: 'roll' },
  StayedInGame: { ms: 900, sound: 'marimba' },
  MarkerPulled: { ms: 270, sound: 'tick' },
  BuzzBonus: { ms: 700, sound: 'coin' },
  PullStopped: { ms: 700, sound: 'hit' },
  BuzzPlaced: { ms: 560, sound: 'keep' },
  CardBought: { ms: 780, sound: 'till' },
  CardRevealed: { ms: 400, sound: 'paper' },
  RowCleared: { ms: 480, sound: 'paper' },
  CardThrownOut: { ms: 400, sound: 'paper' },
  DeckShuffled: { ms: 300, sound: 'paper' },
  CardKept: { ms: 320 },
  CardUsed: { ms: 620, sound: 'paper' },
  CardDiscarded: { ms: 0 },
  CardsSwapped: { ms: 500, sound: 'paper' },
  ExtraTurnEarned: { ms: 400 },
  TurnEnded: { ms: 0 },
  TookBack: { ms: 0 },
  GameOver: { ms: 300 },
};

/** How long an event is shown, in ms. A marker takes 270 for a hop: the next begins after 160. */
export const lasts = (event: GameEvent): number => scoreOf(scores, event).ms;

export const sound = soundBy(scores);
