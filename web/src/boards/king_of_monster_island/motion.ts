// How long each event is shown, and how it sounds. The pictures are in the pieces themselves.
import type { IslandEvent } from '../../api/types';
import type { GameEvent } from '../../table/board';
import { oneByOne, scoreOf, soundBy, type Score } from '../../table/score';
import type { Tune } from '../../table/sounds';

const scores: Record<IslandEvent['event'], Score> = {
  MonsterPlaced: { ms: 420, sound: 'stomp' },
  MinionDrawn: { ms: 560, sound: 'march' },
  AlliesRevealed: { ms: 300, sound: 'paper' },
  DiceIdle: { ms: 0 },
  TurnBegan: { ms: 500 },
  StepBegan: { ms: 500 },
  BossPower: { ms: 1100, sound: 'tuba' },
  BossDiceDropped: { ms: 1300, sound: 'erupt' },
  BossMoved: { ms: 1200, sound: 'boss' },
  MinionActivated: { ms: 620, sound: 'march' },
  SymbolApplied: { ms: 560, sound: 'tick' },
  BossDiceReturned: { ms: 420, sound: 'glide' },
  BossDieMoved: { ms: 620, sound: 'glide' },
  BossFameChanged: { ms: 620, sound: 'coin' },
  BossHurt: { ms: 900, sound: 'hit' },
  FirelingPlaced: { ms: 560, sound: 'erupt' },
  CrystalBuilt: { ms: 760, sound: 'crystal' },
  CrystalRemoved: { ms: 620, sound: 'crystal' },
  PylonBuilt: { ms: 1300, sound: 'glass' },
  PylonRemoved: { ms: 700, sound: 'glass' },
  HealthLost: { ms: 950, sound: 'hit' },
  DamagePrevented: { ms: 620, sound: 'keep' },
  DamageTakenOver: { ms: 620, sound: 'keep' },
  HealthGained: { ms: 620, sound: 'marimba' },
  EnergyGained: { ms: 480, sound: 'zap' },
  EnergySpent: { ms: 300 },
  FameGained: { ms: 520, sound: 'coin' },
  FameLost: { ms: 520 },
  FameStolen: { ms: 620, sound: 'coin' },
  AllyChosen: { ms: 700, sound: 'paper' },
  AllyLost: { ms: 700, sound: 'lose' },
  LockedDieTaken: { ms: 420, sound: 'keep' },
  DiceRolled: { ms: 900, sound: 'roll' },
  DiceResolved: { ms: 320, sound: 'keep' },
  DieLapsed: { ms: 300 },
  DieLocked: { ms: 460, sound: 'keep' },
  DieUnlocked: { ms: 460, sound: 'keep' },
  DieChanged: { ms: 500, sound: 'keep' },
  DiceFreed: { ms: 500, sound: 'glide' },
  DamageAdded: { ms: 360, sound: 'tick' },
  DamageLost: { ms: 300 },
  MinionDestroyed: { ms: 620, sound: 'hit' },
  MinionMoved: { ms: 520, sound: 'march' },
  MonsterMoved: { ms: 760, sound: 'stomp' },
  TileBuilt: { ms: 620, sound: 'stamp' },
  TileActivated: { ms: 520, sound: 'stamp' },
  TileRecharged: { ms: 420, sound: 'zap' },
  TilesTurned: { ms: 520, sound: 'paper' },
  PowerUsed: { ms: 620, sound: 'paper' },
  CardBought: { ms: 780, sound: 'till' },
  CardRevealed: { ms: 360, sound: 'paper' },
  CardKept: { ms: 200 },
  CardDiscarded: { ms: 300, sound: 'paper' },
  EventRevealed: { ms: 1300, sound: 'tuba' },
  MarketDiscarded: { ms: 480, sound: 'paper' },
  CardsSeen: { ms: 500, sound: 'paper' },
  CardsReturned: { ms: 300, sound: 'paper' },
  ExtraPhase: { ms: 600, sound: 'turn' },
  TurnEnded: { ms: 0 },
  BossBeaten: { ms: 1500, sound: 'win' },
  BossArrived: { ms: 1300, sound: 'boss' },
  GameOver: { ms: 400 },
  TookBack: { ms: 0 },
};

/** How long an event is shown, in ms. */
export function lasts(event: GameEvent): number {
  const { ms } = scoreOf(scores, event);
  const many =
    event.event === 'DiceRolled' ? event.thrown : event.event === 'BossDiceDropped' ? event.numbers : null;
  return Array.isArray(many) ? oneByOne(ms, many.length) : ms;
}

export const sound = soundBy(scores);

/** Sounds of its own: the volcano, the Boss’ steps, Minions that march, a Crystal that grows, a crate that lands. */
export const sounds: Record<string, Tune> = {
  erupt(play) {
    play.knock(160, 1.2, 0, 0.5, 0.9);
    play.tone('sine', 70, 34, 0, 0.5, 0.7);
    for (let i = 0; i < 5; i++) play.knock(1200 - i * 120, 6, 0.35 + i * 0.09, 0.06, 0.6);
  },
  boss(play) {
    for (let i = 0; i < 2; i++) {
      play.tone('sine', 78, 36, i * 0.34, 0.3, 0.9);
      play.knock(240, 1, i * 0.34, 0.16, 0.5);
    }
  },
  march(play) {
    for (let i = 0; i < 3; i++) play.knock(700 + (i % 2) * 140, 9, i * 0.09, 0.05, 0.6);
  },
  crystal(play) {
    [1319, 1568, 2093].forEach((pitch, i) => play.tone('sine', pitch, pitch * 1.01, i * 0.06, 0.3, 0.14));
  },
  stamp(play) {
    play.knock(300, 3, 0, 0.1, 0.9);
    play.tone('triangle', 150, 90, 0, 0.1, 0.4);
  },
};
