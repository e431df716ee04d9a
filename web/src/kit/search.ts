// Searching as people type: without accents, without case, every word somewhere. The twin of rulebook/search.py.

/** A text as it is searched. */
export const fold = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('œ', 'oe').toLowerCase();

/** The words of a query. */
export const wordsIn = (query: string): string[] => fold(query).split(/\s+/).filter(Boolean);

/** Whether a text holds all words. */
export function holdsAll(text: string, words: readonly string[]): boolean {
  const folded = fold(text);
  return words.every((word) => folded.includes(word));
}
