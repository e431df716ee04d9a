import type { IconName } from './icon-names';

/** The signs of die faces in the sentences of the games, as play.ftl gives them. */
const signs: Readonly<Record<string, IconName>> = {
  '♥': 'heart',
  '↯': 'energy',
  '✸': 'smash',
  '★': 'fame',
  '▲': 'destruction',
  '⊛': 'power',
};

/** The words for what is counted, behind a number: `2 VP`, `3 énergies`. */
const counted: [RegExp, IconName][] = [
  [/^(VP|PV)$/, 'vp'],
  [/^(hearts?|cœurs?)$/i, 'heart'],
  [/^(energy|énergies?)$/i, 'energy'],
];

export interface Piece {
  text: string;
  icon?: IconName;
}

const SIGN = /([♥↯✸★▲⊛])/u;
const COUNTED = /(?<=\d[ \u00a0])(VP|PV|hearts?|cœurs?|energy|énergies?)(?![\p{L}\p{M}])/iu;

function iconOf(part: string): IconName | undefined {
  return signs[part] ?? counted.find(([word]) => word.test(part))?.[1];
}

/** A text, cut where a symbol says it shorter. */
export function pieces(text: string): Piece[] {
  return text
    .split(SIGN)
    .flatMap((part) => (part in signs ? [part] : part.split(COUNTED)))
    .filter((part) => part !== undefined && part !== '')
    .map((part, index, all) => {
      const before = all[index - 1] ?? '';
      const icon = part in signs || /\d[ \u00a0]$/.test(before) ? iconOf(part) : undefined;
      return icon ? { text: part, icon } : { text: part };
    });
}
