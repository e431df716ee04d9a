// Searching as people type: without accents, without case, every word somewhere. The twin of rulebook/search.py.

/** A text as it is searched. */
export const fold = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('œ', 'oe').toLowerCase();

/** The words of a query. */
export const wordsIn = (query: string): string[] => fold(query).split(/\s+/).filter(Boolean);

/** Whether a text holds all words, or words that begin like them: `win` is in winners, not in showing. */
export function holdsAll(text: string, words: readonly string[]): boolean {
  const folded = fold(text);
  const begins = (at: number) => at === 0 || !/[a-z0-9]/.test(folded[at - 1]!);
  return words.every((word) => {
    const plain = !/^[a-z0-9]/.test(word);
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1))
      if (plain || begins(at)) return true;
    return false;
  });
}
