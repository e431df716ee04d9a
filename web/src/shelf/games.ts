import { declared } from '../api/shelf.svelte';
import { boxOf } from '../boards/boxes';
import { t } from '../i18n/text.svelte';

/** What a game is called: as its box says in this language, or as the game itself does. */
export function gameName(game: string): string {
  const key = `game-${game}`;
  const name = t(key);
  if (name !== key) return name;
  const plain = game.replaceAll('_', ' ').replace(/^./, (first) => first.toUpperCase());
  return declared(game)?.title ?? plain;
}

/** A text about a game (`tagline`, `about`, `minutes`), empty if there is none. */
export function gameText(game: string, part: string): string {
  const key = `game-${game}.${part}`;
  const text = t(key);
  return text === key ? '' : text;
}

/** A figure for a table: always the same one for the same table; empty where the game's box has none. */
export function faceOf(game: string, table: string): string {
  const faces = boxOf(game)?.faces ?? [];
  let sum = 0;
  for (const character of table) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return faces[sum % faces.length] ?? '';
}
