// The cards and the rulebook of a game, asked for when they are first needed.
import { api } from '../api/client';
import type { CardText, Gallery, Rulebook } from '../api/types';
import type { CardKind } from '../kit/card-art';
import { pictureOf } from './pictures';
import { language } from '../settings/settings.svelte';

/** The cards of a game by id. */
export type CardBook = ReadonlyMap<string, CardText>;

/** Games that are played out of each other's boxes: cards of one may lie on a table of the other, rules are shared. */
const kin: Record<string, readonly string[]> = {
  king_of_tokyo: ['king_of_tokyo_origins'],
  king_of_tokyo_origins: ['king_of_tokyo'],
};

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

/** The cards that may lie on a table of this game; where two boxes have the same card, the game's own counts. */
export const cardsOf = (game: string, lang: string = language()): Promise<CardBook> =>
  once(galleries, `${game}/${lang}`, async () => {
    const boxes = [...(kin[game] ?? []), game];
    const found = await Promise.all(boxes.map((box) => api.cards<Gallery>(box, lang)));
    return new Map(found.flatMap(({ cards }) => cards).map((card) => [card.id, card]));
  });

/** The rules of a game. */
export const rulesOf = (game: string, lang: string = language()): Promise<Rulebook> =>
  once(rulebooks, `${game}/${lang}`, () => api.rules<Rulebook>(game, lang));

/** The rulebook in which a rule stands: the game's own, or that of its kin. */
export async function bookWith(game: string, rule: string, lang: string = language()): Promise<Rulebook> {
  const own = await rulesOf(game, lang);
  const holds = (book: Rulebook) => book.sections.some(({ rules }) => rules.some(({ id }) => id === rule));
  if (!rule || holds(own)) return own;
  for (const other of kin[game] ?? []) {
    const book = await rulesOf(other, lang);
    if (holds(book)) return book;
  }
  return own;
}

const kinds: Record<string, CardKind> = {
  keep: 'keep',
  discard: 'discard',
  costume: 'costume',
  permanent: 'evolution',
  temporary: 'evolution',
  gift: 'evolution',
};

/** Which frame a card is printed in. */
export const kindOf = (card: CardText | undefined): CardKind => kinds[card?.type ?? ''] ?? 'keep';

/** What is printed on a card; one that is not in the book has at least a name. */
export const faceOf = (id: string, card: CardText | undefined) => ({
  id,
  name: card?.name ?? id.replaceAll('_', ' '),
  kind: kindOf(card),
  evolution: kindOf(card) === 'evolution' ? (card?.type ?? '') : '',
  icon: pictureOf(id),
  cost: card?.cost ?? null,
  text: card?.text ?? '',
});

export { pictureOf };
