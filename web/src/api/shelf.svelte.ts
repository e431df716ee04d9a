// The games on the shelf: asked for once, shared by all pages.
import { api } from './client';
import type { GameOnShelf, Shelf } from './types';

let asked: Promise<Shelf> | null = null;

/** The shelf; what failed is asked for again. */
export function shelf(): Promise<Shelf> {
  if (!asked) {
    asked = api.shelf();
    asked.catch(() => (asked = null));
  }
  return asked;
}

/** One game of the shelf, by name; hyphens will do. */
export async function gameOnShelf(name: string): Promise<GameOnShelf | undefined> {
  const plain = name.replaceAll('-', '_');
  return (await shelf()).games.find((game) => game.name === plain);
}
