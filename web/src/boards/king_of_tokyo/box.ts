/** The box on the shelf. */
export { default as Lid } from './Lid.svelte';

export const edge = '#8f1d2c';

/** Monsters that stand for the game where there is no better one. */
export const faces = ['gigazaur', 'the_king', 'kraken', 'meka_dragon', 'cyber_kitty'];
