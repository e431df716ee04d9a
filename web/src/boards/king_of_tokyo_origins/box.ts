/** The box on the shelf. */
export { default as Lid } from './Lid.svelte';

export const edge = '#084f52';

/** Monsters that stand for the game where there is no better one. */
export const faces = ['gigarex', 'iron_back', 'cosmic_joe', 'mechamster'];
