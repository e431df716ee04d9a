// What this board knows of the game: the names of things, as they come over the wire.
import type { TokyoCardView, TokyoEvent, TokyoMonsterView, TokyoView } from '../../api/types';
import { t } from '../../i18n/text.svelte';
import type { Words } from '../../i18n/words';
import { sides, type Side } from '../../kit/dice';
import type { GameEvent } from '../../table/board';

export type View = TokyoView;
export type MonsterView = TokyoMonsterView;
export type CardView = TokyoCardView;
export type EventKind = TokyoEvent['event'];

/** An event of this game; one of another game or a later version is none. */
export const known = (event: GameEvent): TokyoEvent => event as unknown as TokyoEvent;

/** The faces of a die in the order in which the game numbers them. */
export const FACES = ['1', '2', '3', 'energy', 'smash', 'heart'] as const;
export type Face = (typeof FACES)[number];

const bySides: Record<Face, Side | undefined> = {
  '1': sides.one,
  '2': sides.two,
  '3': sides.three,
  energy: sides.energy,
  smash: sides.smash,
  heart: sides.heart,
};

/** The six sides of the die, as the game numbers them. */
export const SIDES: readonly Side[] = FACES.map((face) => bySides[face]).filter((side) => side !== undefined);

/** The places of Tokyo in the order in which events number them. */
export const PLACES = ['outside', 'city', 'bay'] as const;

export const PHASES = ['roll', 'resolve', 'enter', 'buy', 'end'] as const;

/** Where a game of this family begins to be won. */
export const GOAL = 20;
/** The energy that sweeping the Market costs. */
export const SWEEP = 2;
/** Hearts at the start. */
export const FULL = 10;

/** The seats in the order in which they sit round the table, clockwise from my left; a spectator sees all. */
export function others(view: View, me: number): MonsterView[] {
  const all = view.monsters;
  return me < 0
    ? all
    : all.map((_, i) => all[(me + 1 + i) % all.length]!).filter((monster) => monster.seat !== me);
}

/** The name of the place in Tokyo where a Monster stands; empty outside. Origins has only one place. */
export const placeOf = (monster: MonsterView, words: Words, origins: boolean): string => {
  if (monster.place === 'outside' || !monster.alive) return '';
  return origins ? t('tokyo-tokyo') : (words.first(`place-${monster.place}`) ?? '');
};

/** What is left in my own Evolution deck, to be read by me alone; during a draft, my picks so far. */
export const ownDeck = (view: View): { title: string; ids: readonly string[] } => ({
  title: t(view.phase === 'setup' ? 'tokyo-picks' : 'tokyo-own-deck'),
  ids: view.own_deck ?? [],
});

/** Whose a card is that lies in front of somebody else, as words; empty for all others. */
export function ofWhom(view: View, card: CardView, words: Words): string {
  const owner = view.monsters[card.owner ?? -1];
  const name = owner && words.first(`monster-${owner.monster}`);
  return name ? t('tokyo-of', { name }) : '';
}

/** All cards in front of a Monster. */
export const inFront = (monster: MonsterView): CardView[] => [
  ...monster.cards,
  ...(monster.evolutions ?? []),
];
