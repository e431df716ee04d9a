/** The board of any game that has none of its own: its map, its view as facts, its questions as buttons and boxes. */
import type { Question } from '../../api/types';
import { plainBar, turning } from '../../table/bar';
import type { Bar, Chosen, Telling } from '../../table/board';
import { pointed } from '../../table/pointing';
import { mapOf } from './map';

export { default } from './Board.svelte';

/** What can be clicked on the map itself, and so needs no button. Seats are few: they have one as well. */
export function reach(question: Question, view: unknown): ReadonlySet<number> {
  const map = mapOf(view);
  if (!map) return new Set();
  const spaces = new Set(map.spaces.map(({ id }) => String(id)));
  const pieces = new Set(map.pieces.map(({ id }) => String(id)));
  return pointed(
    question,
    ({ what, id }) =>
      (what === 'space' && spaces.has(String(id))) || (what === 'piece' && pieces.has(String(id))),
  );
}

export function bar(question: Question, chosen: Chosen, view: unknown, tell: Telling): Bar {
  const onMap = reach(question, view);
  return turning(plainBar(question, chosen, tell, onMap), chosen, onMap);
}

/** Every event is told in the log; a moment for each, so that they can be read. */
export const lasts = (): number => 120;
