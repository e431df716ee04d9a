// How long each event is shown, and how it sounds. The pictures are in Effects.svelte and in the pieces themselves.
import type { GameEvent } from '../../table/board';
import { oneByOne, scoreOf, soundBy, type Score } from '../../table/score';
import { known, type EventKind } from './tokyo';

const scores: Record<EventKind, Score> = {
  RolledOff: { ms: 600, sound: 'roll' },
  TurnBegan: { ms: 500 },
  DiceRolled: { ms: 900, sound: 'roll' },
  DieChanged: { ms: 500, sound: 'keep' },
  RollTotalled: { ms: 0 },
  DiceIdle: { ms: 0 },
  VPGained: { ms: 520, sound: 'coin' },
  VPLost: { ms: 520 },
  EnergyGained: { ms: 480, sound: 'zap' },
  EnergyLost: { ms: 300 },
  HeartsGained: { ms: 620, sound: 'marimba' },
  HeartsLost: { ms: 800, sound: 'hit' },
  LossPrevented: { ms: 600, sound: 'keep' },
  CardDice: { ms: 1000, sound: 'roll' },
  Yielded: { ms: 420, sound: 'glide' },
  Stayed: { ms: 420, sound: 'keep' },
  LeftTokyo: { ms: 420, sound: 'glide' },
  EnteredTokyo: { ms: 1100, sound: 'stomp' },
  MovedToCity: { ms: 700, sound: 'stomp' },
  BayClosed: { ms: 500 },
  CardBought: { ms: 780, sound: 'till' },
  CardMoved: { ms: 600, sound: 'paper' },
  CardUsed: { ms: 620, sound: 'paper' },
  CardReserved: { ms: 300 },
  CardDiscarded: { ms: 300, sound: 'paper' },
  CardRevealed: { ms: 360, sound: 'paper' },
  MarketSwept: { ms: 480, sound: 'paper' },
  DeckShuffled: { ms: 300, sound: 'paper' },
  TopCardSeen: { ms: 300 },
  CountersChanged: { ms: 200 },
  TokensChanged: { ms: 520, sound: 'hit' },
  FaceNamed: { ms: 400 },
  TokenHanded: { ms: 400 },
  CardMarked: { ms: 300 },
  CardsShown: { ms: 700, sound: 'paper' },
  CardsSeen: { ms: 300 },
  CardGained: { ms: 620, sound: 'paper' },
  CopyPlaced: { ms: 400, sound: 'keep' },
  CostumeWorn: { ms: 420, sound: 'paper' },
  EvolutionsDrawn: { ms: 300, sound: 'paper' },
  EvolutionKept: { ms: 200 },
  EvolutionPlayed: { ms: 780, sound: 'paper' },
  EvolutionDiscarded: { ms: 300 },
  EvolutionRegained: { ms: 300 },
  Revived: { ms: 900, sound: 'marimba' },
  Eliminated: { ms: 900, sound: 'lose' },
  ExtraTurnEarned: { ms: 400 },
  TurnEnded: { ms: 0 },
  TookBack: { ms: 0 },
  GameOver: { ms: 300 },
};

/** How long an event is shown, in ms. */
export function lasts(event: GameEvent): number {
  const { ms } = scoreOf(scores, event);
  const e = known(event);
  return e.event === 'DiceRolled' ? oneByOne(ms, e.thrown.length) : ms;
}

export const sound = soundBy(scores);
