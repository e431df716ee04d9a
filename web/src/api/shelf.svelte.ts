// The games on the shelf, as they declare themselves: asked for once, shared by all pages.
import { api } from './client';
import type { GameOnShelf, Shelf } from './types';

let asked: Promise<Shelf> | null = null;
let known = $state.raw<readonly GameOnShelf[]>([]);

/** The shelf; what failed is asked for again. */
export function shelf(): Promise<Shelf> {
  if (!asked) {
    asked = api.shelf();
    asked.then(
      ({ games }) => (known = games),
      () => (asked = null),
    );
  }
  return asked;
}

/** One game of the shelf, by name; hyphens will do. */
export async function gameOnShelf(name: string): Promise<GameOnShelf | undefined> {
  const plain = name.replaceAll('-', '_');
  return (await shelf()).games.find((game) => game.name === plain);
}

/** What a game declares, if the shelf has come. */
export const declared = (name: string): GameOnShelf | undefined => known.find((game) => game.name === name);
