// How long each event is shown, and how it sounds. The pictures are in the city and in Effects.
import type { ClashEvent } from '../../api/types';
import type { GameEvent } from '../../table/board';
import { scoreOf, soundBy, type Score } from '../../table/score';
import type { Sound, Tune } from '../../table/sounds';
import { known, type View } from './view';

const scores: Record<ClashEvent['event'], Score> = {
  TableSet: { ms: 0 },
  RoundBegan: { ms: 700, sound: 'gong' },
  MarkerMoved: { ms: 700, sound: 'tick' },
  TurnBegan: { ms: 500 },
  Passed: { ms: 420, sound: 'keep' },
  Stopped: { ms: 0 },
  CardPlayed: { ms: 900, sound: 'paper' },
  DiscardActionTaken: { ms: 620, sound: 'paper' },
  EnhancementSet: { ms: 520, sound: 'marimba' },
  EnhancementSpent: { ms: 480, sound: 'zap' },
  EnhancementLost: { ms: 480, sound: 'paper' },
  CardDone: { ms: 0 },
  EnergyGained: { ms: 560, sound: 'zap' },
  EnergyLost: { ms: 420 },
  HeadsSet: { ms: 420, sound: 'keep' },
  BarrageUsed: { ms: 700, sound: 'roar' },
  KaijuMoved: { ms: 800, sound: 'steps' },
  AttackDeclared: { ms: 820, sound: 'roar' },
  AreaAttack: { ms: 820, sound: 'beam' },
  Defended: { ms: 620, sound: 'keep' },
  Blocked: { ms: 620, sound: 'clang' },
  DamageDealt: { ms: 820, sound: 'hit' },
  KingChanged: { ms: 900, sound: 'gong' },
  CardsRevealed: { ms: 900, sound: 'paper' },
  TrophyTaken: { ms: 700, sound: 'coin' },
  Withstood: { ms: 600, sound: 'clang' },
  CardsDiscarded: { ms: 0 },
  DeckRenewed: { ms: 300, sound: 'paper' },
  CardsRecovered: { ms: 480, sound: 'paper' },
  PieceThrown: { ms: 1000, sound: 'whoosh' },
  Destroyed: { ms: 760, sound: 'crumble' },
  BuildingFell: { ms: 360, sound: 'tick' },
  BenefitTaken: { ms: 480, sound: 'marimba' },
  GeneratorSprung: { ms: 800, sound: 'beam' },
  Collided: { ms: 520, sound: 'hit' },
  PhaseBegan: { ms: 500 },
  EventBegan: { ms: 900, sound: 'siren' },
  PiecePlaced: { ms: 360, sound: 'keep' },
  PieceMoved: { ms: 600, sound: 'tick' },
  TrophyReturned: { ms: 560, sound: 'paper' },
  GameOver: { ms: 300 },
  CardsDrawn: { ms: 300, sound: 'paper' },
  DeckPeeked: { ms: 400 },
  HandLooked: { ms: 400 },
  CardsLooked: { ms: 400 },
  CardsKept: { ms: 0 },
  HandTrophyTaken: { ms: 700, sound: 'coin' },
  TookBack: { ms: 0 },
};

/** How long an event is shown, in ms; what goes farther takes longer. */
export function lasts(event: GameEvent): number {
  const { ms } = scoreOf(scores, event);
  const path = event.path;
  return Array.isArray(path) && path.length > 2 ? ms + (path.length - 2) * 150 : ms;
}

const usual = soundBy(scores);

const BY_WAY: Readonly<Record<string, Sound>> = { push: 'scrape', throw: 'whoosh', place: 'whoosh' };

/**
 * What flies whistles, whether it is a Vehicle or a Kaiju; who is pushed scrapes over the ground, and a step shakes it.
 * An attack at somebody in another space is a beam.
 */
export function sound(told: GameEvent, view?: View | null): Sound | null {
  const event = known(told);
  if (event.event === 'KaijuMoved') return BY_WAY[event.how] ?? usual(told);
  if (event.event === 'AttackDeclared' && event.hit >= 0 && view) {
    const [from, to] = [event.seat, event.hit].map((seat) => view.players[seat]?.space);
    if (from !== to) return 'beam';
  }
  return usual(told);
}

export const sounds: Readonly<Record<string, Tune>> = {
  steps(play) {
    for (const start of [0, 0.24]) {
      play.tone('sine', 86, 38, start, 0.2, 0.9);
      play.knock(240, 1.2, start, 0.14, 0.4);
    }
  },
  scrape(play) {
    for (let i = 0; i < 4; i++) play.knock(320 - i * 40, 0.8, i * 0.08, 0.16, 0.4);
    play.tone('sine', 70, 44, 0, 0.34, 0.5);
  },
  roar(play) {
    play.tone('sawtooth', 150, 62, 0, 0.5, 0.22);
    play.tone('square', 228, 96, 0.03, 0.42, 0.08);
    play.knock(900, 0.7, 0, 0.4, 0.25);
  },
  beam(play) {
    play.tone('sawtooth', 320, 1500, 0, 0.16, 0.12);
    play.tone('square', 1500, 420, 0.16, 0.3, 0.08);
  },
  whoosh(play) {
    for (let i = 0; i < 5; i++) play.knock(500 + i * 320, 2, i * 0.06, 0.12, 0.35);
  },
  crumble(play) {
    play.tone('sine', 96, 40, 0, 0.3, 0.7);
    for (let i = 0; i < 7; i++)
      play.knock(1400 - i * 140 + Math.random() * 200, 1.5, 0.03 + i * 0.05, 0.08, 0.5);
  },
  clang(play) {
    play.tone('triangle', 740, 720, 0, 0.26, 0.3);
    play.tone('triangle', 1190, 1170, 0, 0.18, 0.2);
  },
  gong(play) {
    play.tone('sine', 110, 104, 0, 0.9, 0.6);
    play.tone('triangle', 277, 270, 0.01, 0.5, 0.12);
  },
  siren(play) {
    play.tone('triangle', 420, 640, 0, 0.32, 0.2);
    play.tone('triangle', 640, 420, 0.32, 0.32, 0.2);
  },
};
