import { gameOnShelf } from '../api/shelf.svelte';
import type { GameOnShelf } from '../api/types';
import { wordsOf } from '../i18n/games.svelte';
import type { Words } from '../i18n/words';
import { Refusal } from '../api/client';
import { language } from '../settings/settings.svelte';
import { boardOf, type BoardModule } from './board';
import { cardsOf, type CardBook } from './books.svelte';

/**
 * What a page unpacks to show a table of a game: what the game declares, its board, and its words and cards in the
 * reader's language.
 */
export class GameBox {
  told = $state.raw<GameOnShelf | null>(null);
  module = $state.raw<BoardModule | null>(null);
  words = $state.raw<Words | null>(null);
  cards = $state.raw<CardBook>(new Map());
  /** The board is not there any more: the server has become newer than this page. */
  stale = $state(false);
  /** Why there are no words. In another language it is no trouble: those that are there stay. */
  trouble = $state.raw<unknown>(null);

  /** `game` is empty until it is known; the board is handed to `use` before it is drawn. */
  constructor(game: () => string, use: (module: BoardModule, told: GameOnShelf) => void) {
    $effect(() => {
      const wanted = game();
      if (!wanted) return;
      let current = true;
      Promise.all([gameOnShelf(wanted), boardOf(wanted)]).then(
        ([told, found]) => {
          if (!current) return;
          if (!told) this.trouble = new Error(`There is no game ${wanted} on the shelf.`);
          else {
            use(found, told);
            [this.told, this.module] = [told, found];
          }
        },
        (error: unknown) => {
          if (error instanceof Refusal) this.trouble = error;
          else this.stale = true;
        },
      );
      return () => (current = false);
    });
    $effect(() => {
      const wanted = game();
      if (!wanted) return;
      const lang = language();
      let current = true;
      Promise.all([wordsOf(wanted, lang), cardsOf(wanted, lang)]).then(
        ([words, cards]) => {
          if (current) [this.words, this.cards] = [words, cards];
        },
        (error: unknown) => {
          if (current && this.words === null) this.trouble = error;
        },
      );
      return () => (current = false);
    });
  }
}
