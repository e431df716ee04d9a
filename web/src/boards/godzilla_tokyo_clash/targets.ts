// What of a question can be pointed at: hexes with what stands in them, and cards wherever they lie.
import type { At, Option, Question } from '../../api/types';
import { pointed } from '../../table/pointing';
import type { CardView, View } from './view';

/** What can be answered at one hex: by the space itself, and by the things in it. */
export interface Aim {
  space: number;
  options: Option[];
  /** By the id of the thing. */
  pieces: Map<string, Option[]>;
}

/** Answers that hurt or break something; they are marked in red. */
const HOT = new Set(['opt-damage', 'opt-throw', 'opt-throw-thing', 'opt-destroy', 'opt-hit', 'opt-push']);
export const isHot = (option: Option): boolean => HOT.has(option.say);

/** The space an option points to, by itself or by a thing that stands there; -1 for none. */
export function spaceOf(at: At | null | undefined, view: View): number {
  if (at?.what === 'space') return Number(at.id);
  if (at?.what === 'piece') return view.map.pieces.find(({ id }) => String(id) === String(at.id))?.at ?? -1;
  return -1;
}

/** The hexes that can be pointed at, with what that would answer. */
export function aims(question: Question | null, view: View): Map<number, Aim> {
  const found = new Map<number, Aim>();
  for (const option of question?.options ?? []) {
    const space = spaceOf(option.at, view);
    if (space < 0) continue;
    const aim = found.get(space) ?? { space, options: [], pieces: new Map<string, Option[]>() };
    found.set(space, aim);
    aim.options.push(option);
    if (option.at?.what !== 'piece') continue;
    const id = String(option.at.id);
    aim.pieces.set(id, [...(aim.pieces.get(id) ?? []), option]);
  }
  return found;
}

/** Whether an option is meant by what was pointed at: the thing itself, or the hex in which it stands. */
export function isAt(option: Option, at: At, view: View): boolean {
  if (!option.at) return false;
  if (option.at.what === at.what && String(option.at.id) === String(at.id)) return true;
  return at.what === 'space' && spaceOf(option.at, view) === Number(at.id);
}

/** All cards that lie open for this seat, by their number. */
export function openCards(view: View): Map<number, CardView> {
  const piles = [
    ...view.players.flatMap(({ hand, discard, play, trophies }) => [hand, discard, play, trophies]),
    view.looked,
    view.revealed,
    view.resolving,
  ];
  return new Map(piles.flat().map((card) => [card.id, card]));
}

const cardOptions = (question: Question): Option[] =>
  [...(question.options ?? []), ...(question.items ?? [])].filter(({ at }) => at?.what === 'card');

/** Where the cards lie that one answers with. */
export type Pile = 'hand' | 'discard' | 'play' | 'looked' | 'revealed' | 'cards';

export interface Offered {
  pile: Pile;
  cards: CardView[];
}

/** The cards from which to choose, with the pile they lie in; my hand while the question is not about cards. */
export function offered(question: Question | null, view: View, me: number): Offered {
  const mine = view.players[me];
  const hand: Offered = { pile: 'hand', cards: mine?.hand ?? [] };
  const options = question ? cardOptions(question) : [];
  if (!options.length) {
    if (view.looked.length) return { pile: 'looked', cards: view.looked };
    return hand;
  }
  const ids = new Set(options.map(({ at }) => Number(at?.id)));
  const holds = (cards: readonly CardView[] = []) => cards.some(({ id }) => ids.has(id));
  if (holds(hand.cards)) {
    const beside = (mine?.play ?? []).filter(({ id }) => ids.has(id));
    return { ...hand, cards: [...hand.cards, ...beside] };
  }
  const piles: [Pile, CardView[]][] = [
    ['looked', view.looked],
    ['revealed', view.revealed],
    ['play', mine?.play ?? []],
    ['discard', mine?.discard ?? []],
  ];
  const pile = piles.find(([, cards]) => holds(cards));
  const all = openCards(view);
  const named = (option: Option): CardView =>
    all.get(Number(option.at?.id)) ?? { id: Number(option.at?.id), card: String(option.args?.card ?? '') };
  // Of a long pile only those that can be chosen: the others are read in the pile itself.
  const shown = [...new Map(options.map((option) => [Number(option.at?.id), named(option)])).values()];
  if (pile && (pile[0] === 'looked' || pile[0] === 'revealed')) return { pile: pile[0], cards: pile[1] };
  return { pile: pile?.[0] ?? 'cards', cards: shown };
}

/** What can be clicked on the board itself; all else is a button. */
export function reach(question: Question, view: View): Set<number> {
  return pointed(question, (at) => at.what === 'card' || spaceOf(at, view) >= 0);
}
