import { OFFLINE, Refusal } from '../api/client';
import { shelf } from '../api/shelf.svelte';

/** A book of a game (its rules, its cards), with what went wrong on the way, and the games that have one too. */
export class OpenBook<Book> {
  book = $state.raw<Book | null>(null);
  games = $state.raw<readonly string[]>([]);
  trouble = $state<'' | 'lost' | 'offline'>('');
  #fetch: () => Promise<Book>;
  #opened: (book: Book) => void | Promise<void>;

  /** What `fetch` reads (the game, the language) is followed: the book is fetched anew when it changes. */
  constructor(fetch: () => Promise<Book>, opened: (book: Book) => void | Promise<void>) {
    this.#fetch = fetch;
    this.#opened = opened;
    $effect(() => {
      void this.load();
    });
  }

  readonly load = async (): Promise<void> => {
    this.trouble = '';
    try {
      const book = await this.#fetch();
      this.book = book;
      this.games = (await shelf()).games.map((each) => each.name);
      await this.#opened(book);
    } catch (error) {
      this.trouble = error instanceof Refusal && error.code !== OFFLINE ? 'lost' : 'offline';
    }
  };
}
