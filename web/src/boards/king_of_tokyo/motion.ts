// How long each event is shown, and how it sounds. The pictures are in Effects.svelte and in the pieces themselves.
import type { GameEvent } from '../../table/board';
import { scoreOf, type Score } from '../../table/score';
import type { Sound } from '../../table/sounds';
import { known, type EventKind } from './tokyo';

const scores: Record<EventKind, Score> = {
  RolledOff: { ms: 600, sound: 'roll' },
  TurnBegan: { ms: 500 },
  DiceRolled: { ms: 900, sound: 'roll' },
  DieChanged: { ms: 500, sound: 'keep' },
  RollTotalled: { ms: 0 },
  VPGained: { ms: 520, sound: 'vp' },
  VPLost: { ms: 520 },
  EnergyGained: { ms: 480, sound: 'energy' },
  EnergyLost: { ms: 300 },
  HeartsGained: { ms: 620, sound: 'heal' },
  HeartsLost: { ms: 800, sound: 'hit' },
  LossPrevented: { ms: 600, sound: 'keep' },
  CardDice: { ms: 1000, sound: 'roll' },
  Yielded: { ms: 420, sound: 'yield' },
  Stayed: { ms: 420, sound: 'keep' },
  LeftTokyo: { ms: 420, sound: 'yield' },
  EnteredTokyo: { ms: 1100, sound: 'enter' },
  MovedToCity: { ms: 700, sound: 'enter' },
  BayClosed: { ms: 500 },
  CardBought: { ms: 780, sound: 'buy' },
  CardMoved: { ms: 600, sound: 'card' },
  CardUsed: { ms: 620, sound: 'card' },
  CardReserved: { ms: 300 },
  CardDiscarded: { ms: 300, sound: 'card' },
  CardRevealed: { ms: 360, sound: 'card' },
  MarketSwept: { ms: 480, sound: 'card' },
  DeckShuffled: { ms: 300, sound: 'card' },
  TopCardSeen: { ms: 300 },
  CountersChanged: { ms: 200 },
  TokensChanged: { ms: 520, sound: 'hit' },
  FaceNamed: { ms: 400 },
  TokenHanded: { ms: 400 },
  CardMarked: { ms: 300 },
  CardsShown: { ms: 700, sound: 'card' },
  CardsSeen: { ms: 300 },
  CardGained: { ms: 620, sound: 'card' },
  CopyPlaced: { ms: 400, sound: 'keep' },
  CostumeWorn: { ms: 420, sound: 'card' },
  EvolutionsDrawn: { ms: 300, sound: 'card' },
  EvolutionKept: { ms: 200 },
  EvolutionPlayed: { ms: 780, sound: 'card' },
  EvolutionDiscarded: { ms: 300 },
  EvolutionRegained: { ms: 300 },
  Revived: { ms: 900, sound: 'heal' },
  Eliminated: { ms: 900, sound: 'lose' },
  ExtraTurnEarned: { ms: 400 },
  TurnEnded: { ms: 0 },
  TookBack: { ms: 0 },
  GameOver: { ms: 300 },
};

const BETWEEN_DICE = 60;

/** How long an event is shown, in ms. */
export function lasts(event: GameEvent): number {
  const { ms } = scoreOf(scores, event);
  const e = known(event);
  return e.event === 'DiceRolled' ? (e.thrown.length ? ms + BETWEEN_DICE * (e.thrown.length - 1) : 0) : ms;
}

export const sound = (event: GameEvent): Sound | null => scoreOf(scores, event).sound ?? null;
