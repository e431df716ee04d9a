import { t } from '../i18n/text.svelte';

/** What a game is called. One that the interface does not know yet goes by its plain name. */
export function gameName(game: string): string {
  const key = `game-${game}`;
  const name = t(key);
  if (name !== key) return name;
  return game.replaceAll('_', ' ').replace(/^./, (first) => first.toUpperCase());
}

/** A text about a game (`tagline`, `minutes`), empty if there is none. */
export function gameText(game: string, part: string): string {
  const key = `game-${game}.${part}`;
  const text = t(key);
  return text === key ? '' : text;
}

/** The colour of a box's edge, and the Monsters that stand for the game where there is no better one. */
export const faces: Record<string, { edge: string; monsters: string[] }> = {
  king_of_tokyo: {
    edge: '#8f1d2c',
    monsters: ['gigazaur', 'the_king', 'kraken', 'meka_dragon', 'cyber_kitty'],
  },
  king_of_tokyo_origins: { edge: '#084f52', monsters: ['gigarex', 'iron_back', 'cosmic_joe', 'mechamster'] },
  king_of_tokyo_duel: { edge: '#143f7a', monsters: ['alienoid', 'the_king', 'space_penguin', 'cyber_kitty'] },
  king_of_monster_island: { edge: '#8a4a1f', monsters: ['pagurah', 'lavalord', 'lithosaur', 'rex_florae'] },
  godzilla_tokyo_clash: { edge: '#2c1742', monsters: ['godzilla', 'mothra', 'king_ghidorah', 'megalon'] },
};

/** The edge of a game's box. */
export const edgeOf = (game: string): string => faces[game]?.edge ?? '#4d1b5c';

/** A Monster for a table: always the same one for the same table. */
export function faceOf(game: string, table: string): string {
  const monsters = faces[game]?.monsters ?? ['cosmic_joe'];
  let sum = 0;
  for (const character of table) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return monsters[sum % monsters.length] as string;
}
