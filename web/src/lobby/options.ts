import type { GameOnShelf } from '../api/types';
import type { Words } from '../i18n/words';

/** The way of choosing by which a list of one's own takes the place of one of the values. */
export const PICKS = 'picks';

/** What was chosen for a table beyond the usual, a line each; Monsters are shown at their seats. */
export function optionLines(
  game: GameOnShelf,
  options: Readonly<Record<string, unknown>>,
  words: Words,
): string[] {
  const lines: string[] = [];
  for (const { name, form, named = '', picked = '' } of game.choices) {
    const value = options[name];
    const title = words.first(`option-${name}`) ?? name;
    const valueName = (each: string) => words.first(`${named}-${each || 'none'}`) ?? each;
    const listed = form === 'one' ? picked : named;
    if (form === 'switch' && value === true) lines.push(title);
    if (form === 'one' && typeof value === 'string' && value !== '')
      lines.push(`${title}: ${valueName(value)}`);
    if (form !== 'each_seat' && Array.isArray(value) && value.length) {
      lines.push(
        `${title}: ${value.map((each) => words.first(`${listed}-${each}`) ?? String(each)).join(', ')}`,
      );
    }
  }
  return lines;
}
