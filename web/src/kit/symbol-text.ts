import type { IconName } from './icon-names';

/** What a game's sentences have symbols for: single signs, and words behind a number (`2 VP`, `3 énergies`). */
export interface Symbols {
  signs: Readonly<Record<string, IconName>>;
  /** Patterns of whole words, without anchors. */
  counted: readonly (readonly [word: string, icon: IconName])[];
}

export interface Piece {
  text: string;
  icon?: IconName;
}

const NEVER = /(?!)/;
const escaped = (sign: string) => sign.replaceAll(/[\\\]^-]/g, '\\$&');

let known: Symbols = { signs: {}, counted: [] };
let sign = NEVER;
let counted = NEVER;

/** From now on texts are those of a game with these symbols. */
export function useSymbols(symbols: Symbols): void {
  known = symbols;
  const signs = Object.keys(symbols.signs);
  sign = signs.length ? new RegExp(`([${signs.map(escaped).join('')}])`, 'u') : NEVER;
  const words = symbols.counted.map(([word]) => word).join('|');
  counted = words ? new RegExp(`(?<=\\d[ \\u00a0\\u202f])(${words})(?![\\p{L}\\p{M}])`, 'iu') : NEVER;
}

function iconOf(part: string): IconName | undefined {
  return (
    known.signs[part] ?? known.counted.find(([word]) => new RegExp(`^(?:${word})$`, 'iu').test(part))?.[1]
  );
}

/** A text, cut where a symbol says it shorter. */
export function pieces(text: string): Piece[] {
  return text
    .split(sign)
    .flatMap((part) => (part in known.signs ? [part] : part.split(counted)))
    .filter((part) => part !== undefined && part !== '')
    .map((part, index, all) => {
      const before = all[index - 1] ?? '';
      const icon = part in known.signs || /\d[ \u00a0\u202f]$/.test(before) ? iconOf(part) : undefined;
      return icon ? { text: part, icon } : { text: part };
    });
}
