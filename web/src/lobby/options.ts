import type { GameOnShelf } from '../api/types';
import type { Words } from '../i18n/words';

/** What was chosen for a table beyond the usual, a line each; Monsters are shown at their seats. */
export function optionLines(
  game: GameOnShelf,
  options: Readonly<Record<string, unknown>>,
  words: Words,
): string[] {
  const lines: string[] = [];
  for (const { name, form, named = '' } of game.choices) {
    const value = options[name];
    const title = words.first(`option-${name}`) ?? name;
    const valueName = (each: string) => words.first(`${named}-${each || 'none'}`) ?? each;
    if (form === 'switch' && value === true) lines.push(title);
    if (form === 'one' && typeof value === 'string' && value !== '')
      lines.push(`${title}: ${valueName(value)}`);
    if (form === 'several' && Array.isArray(value) && value.length) {
      lines.push(`${title}: ${value.map((each) => valueName(String(each))).join(', ')}`);
    }
  }
  return lines;
}
