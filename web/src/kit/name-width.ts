/**
 * How wide the longest word of a name is, in heights of a letter (em) of the label face: the letters of a card's name
 * get smaller until it fits its line, so that no word is ever broken.
 */
const NARROW = new Set("’'lijI.:,;!1|");
const SLIM = new Set('tfr-()z');
const WIDE = new Set('mwMWœŒ&');

const widthOf = (letter: string): number =>
  NARROW.has(letter) ? 0.28 : SLIM.has(letter) ? 0.35 : WIDE.has(letter) ? 0.7 : 0.48;

/** The widest word; where a name may be broken is as the browser does it: at spaces and after hyphens. */
export function longestWord(name: string): number {
  const words = name.split(/[ \u00AD]|(?<=-)/u);
  const widths = words.map((word) => [...word].reduce((sum, letter) => sum + widthOf(letter) + 0.01, 0));
  return Math.round(Math.max(1, ...widths) * 100) / 100;
}
