// The words of the games, asked for when a game is first shown: the same files as the terminal's.
import { api } from '../api/client';
import { gameOnShelf } from '../api/shelf.svelte';
import { language } from '../settings/settings.svelte';
import { Words } from './words';

const asked = new Map<string, Promise<Words>>();

/** The words of a game in a language; asked for once. */
export function wordsOf(game: string, lang: string = language()): Promise<Words> {
  const key = `${game}/${lang}`;
  let words = asked.get(key);
  if (!words) {
    words = Promise.all([api.text(game, lang), gameOnShelf(game)]).then(
      ([source, told]) =>
        new Words(lang, [{ lang, source }], { named: told?.words ?? {}, actors: told?.actors ?? [] }),
    );
    asked.set(key, words);
    // What failed may be asked for again.
    words.catch(() => asked.delete(key));
  }
  return words;
}
