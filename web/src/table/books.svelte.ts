// The cards and the rulebook of a game, asked for when they are first needed.
import { api } from '../api/client';
import type { CardText, Gallery, Rulebook } from '../api/types';
import type { CardKind } from '../kit/card-art';
import { pictureOf } from './pictures';
import { language } from '../settings/settings.svelte';

/** The cards of a game by id. */
export type CardBook = ReadonlyMap<string, CardText>;

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

/** The cards of a game. */
export const cardsOf = (game: string, lang: string = language()): Promise<CardBook> =>
  once(galleries, `${game}/${lang}`, async () => {
    const gallery = await api.cards<Gallery>(game, lang);
    return new Map(gallery.cards.map((card) => [card.id, card]));
  });

/** The rules of a game. */
export const rulesOf = (game: string, lang: string = language()): Promise<Rulebook> =>
  once(rulebooks, `${game}/${lang}`, () => api.rules<Rulebook>(game, lang));

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

export { pictureOf };
