/** The box on the shelf. */
export { default as Lid } from './Lid.svelte';

export const edge = '#2c1742';

/** Monsters that stand for the game where there is no better one. */
export const faces = ['godzilla', 'mothra', 'king_ghidorah', 'megalon'];
