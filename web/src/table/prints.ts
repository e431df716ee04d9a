// How a game's cards are printed: its room says so in `cards.ts`; a game without one gets plain frames and pictures.
import type { CardKind, Picture } from '../kit/card-art';
import type { IconName } from '../kit/icon-names';
import type { Symbols } from '../kit/symbol-text';

/** The symbol of a picture, and the ids of the cards that are printed with it. */
export type Pictures = Partial<Record<IconName, string>>;
/** The frame in which a type of card is printed. */
export type Frames = Readonly<Record<string, CardKind>>;

/** What a room's `cards.ts` exports. */
export interface Print {
  pictures: Pictures;
  /** A second, smaller symbol, so that no two cards of a box have the same picture. */
  beside?: Pictures;
  frames: Frames;
  symbols: Symbols;
  /** Which of a card's own numbers are printed on its picture, in this order, and with which symbol. */
  values?: Readonly<Record<string, IconName>>;
  /** Marks that a card has or has not, without a number. */
  marks?: Readonly<Record<string, IconName>>;
}

const rooms = import.meta.glob<Print>('../boards/*/cards.ts');
const PLAIN: Print = { pictures: {}, frames: {}, symbols: { signs: {}, counted: [] } };

/** How the cards of a game are printed; a game that is played like another is printed like it. */
export async function printOf(game: string, like = ''): Promise<Print> {
  const load = rooms[`../boards/${game}/cards.ts`] ?? rooms[`../boards/${like}/cards.ts`];
  return load ? load() : PLAIN;
}

/** A card that nobody has thought of yet still gets a picture, always the same. */
const others: readonly IconName[] = ['cards', 'dice', 'crown', 'target', 'building', 'shield', 'claw'];

export function someIcon(id: string): IconName {
  let sum = 0;
  for (const letter of id) sum += letter.codePointAt(0) ?? 0;
  return others[sum % others.length] ?? 'cards';
}

const listed = (pictures: Pictures): [icon: IconName, ids: string[]][] =>
  Object.entries(pictures).map(([icon, ids]) => [icon as IconName, ids.split(/\s+/).filter(Boolean)]);

/** The picture of each card that has one of its own: those with the same symbol have grounds that differ. */
export function picturesOf({ pictures, beside = {} }: Print): ReadonlyMap<string, Picture> {
  const small = new Map(listed(beside).flatMap(([icon, ids]) => ids.map((id) => [id, icon] as const)));
  return new Map(
    listed(pictures).flatMap(([icon, ids]) =>
      ids.map((id, ground) => [id, { icon, ground, beside: small.get(id) }] as const),
    ),
  );
}
