// The boxes on the shelf: each room of a game brings its own. A game without one gets a plain box.
import type { Component } from 'svelte';

/** What a room's `box.ts` exports. */
export interface Box {
  /** What is printed on the lid. */
  Lid: Component;
  /** The colour of the box's edge. */
  edge: string;
  /** Figures that stand for the game where there is no better one. */
  faces: readonly string[];
}

const found = import.meta.glob<Box>('./*/box.ts', { eager: true });

/** The box of a game, if its room brings one. */
export const boxOf = (game: string): Box | undefined => found[`./${game}/box.ts`];

/** All boxes, whatever is on the shelf. */
export const boxes: readonly Box[] = Object.values(found);
