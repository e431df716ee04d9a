// The cards and the rulebook of a game, asked for when they are first needed.
import { api } from '../api/client';
import { gameOnShelf } from '../api/shelf.svelte';
import type { CardText, Gallery, Rulebook } from '../api/types';
import type { CardKind, CardNumber, Picture } from '../kit/card-art';
import { useSymbols } from '../kit/symbol-text';
import { picturesOf, printOf, someIcon, type Print } from './prints';
import { language } from '../settings/settings.svelte';

/** A card with what is printed around its text. */
export interface BookCard extends CardText, Picture {
  frame: CardKind;
  /** What its type is called. */
  kind: string;
  /** The numbers on its picture. */
  numbers: CardNumber[];
}

/** The cards of a game by id. */
export type CardBook = ReadonlyMap<string, BookCard>;

const galleries = new Map<string, Promise<CardBook>>();
const rulebooks = new Map<string, Promise<Rulebook>>();

function once<T>(asked: Map<string, Promise<T>>, key: string, ask: () => Promise<T>): Promise<T> {
  let found = asked.get(key);
  if (!found) {
    found = ask();
    asked.set(key, found);
    // What failed may be asked for again.
    found.catch(() => asked.delete(key));
  }
  return found;
}

/** What is printed on a card's picture: first its numbers, then its marks. */
function numbersOf({ values = {} }: CardText, print: Print): CardNumber[] {
  const numbers = Object.entries(print.values ?? {}).flatMap(([name, icon]) =>
    values[name] === undefined ? [] : [{ name, icon, n: values[name] }],
  );
  const marks = Object.entries(print.marks ?? {}).filter(([name]) => values[name]);
  return [...numbers, ...marks.map(([name, icon]) => ({ name, icon, n: null }))];
}

/** The cards of a gallery as they are printed. */
export function printed({ cards, types }: Pick<Gallery, 'cards' | 'types'>, print: Print): BookCard[] {
  const pictures = picturesOf(print);
  return cards.map((card) => ({
    ...card,
    frame: print.frames[card.type] ?? 'keep',
    ...(pictures.get(card.id) ?? { icon: someIcon(card.id) }),
    kind: types[card.type] ?? card.type,
    numbers: numbersOf(card, print),
  }));
}

/** How the cards of a game are printed; from now on texts have its symbols. */
async function printFor(game: string): Promise<Print> {
  const print = await printOf(game, (await gameOnShelf(game))?.played_like);
  useSymbols(print.symbols);
  return print;
}

/** The gallery of a game with its cards as they are printed. */
export async function galleryOf(
  game: string,
  lang: string = language(),
): Promise<Omit<Gallery, 'cards'> & { cards: BookCard[] }> {
  const [gallery, print] = await Promise.all([api.cards<Gallery>(game, lang), printFor(game)]);
  return { ...gallery, cards: printed(gallery, print) };
}

/** The cards that may lie on a table of this game; where two boxes have the same card, the game's own counts. */
export async function cardsOf(game: string, lang: string = language()): Promise<CardBook> {
  const book = await once(galleries, `${game}/${lang}`, async () => {
    const boxes = [...((await gameOnShelf(game))?.borrows ?? []), game];
    const found = await Promise.all(boxes.map((box) => galleryOf(box, lang)));
    return new Map(found.flatMap(({ cards }) => cards).map((card) => [card.id, card]));
  });
  await printFor(game);
  return book;
}

/** The rules of a game. */
export const rulesOf = (game: string, lang: string = language()): Promise<Rulebook> =>
  once(rulebooks, `${game}/${lang}`, () => api.rules<Rulebook>(game, lang));

/** The rulebook in which a rule stands: the game's own, or that of a game it borrows from. */
export async function bookWith(game: string, rule: string, lang: string = language()): Promise<Rulebook> {
  const own = await rulesOf(game, lang);
  const holds = (book: Rulebook) => book.sections.some(({ rules }) => rules.some(({ id }) => id === rule));
  if (!rule || holds(own)) return own;
  for (const other of (await gameOnShelf(game))?.borrows ?? []) {
    const book = await rulesOf(other, lang);
    if (holds(book)) return book;
  }
  return own;
}

/** What is printed on a card; one that is not in the book has at least a name. */
export const faceOf = (id: string, card: BookCard | undefined) => ({
  id,
  name: card?.name ?? id.replaceAll('_', ' '),
  frame: card?.frame ?? 'keep',
  kind: card?.kind ?? '',
  icon: card?.icon ?? someIcon(id),
  beside: card?.beside,
  ground: card?.ground,
  cost: card?.cost ?? null,
  text: card?.text ?? '',
  numbers: card?.numbers ?? [],
});
