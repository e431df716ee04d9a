/** The box on the shelf. */
export { default as Lid } from './Lid.svelte';

export const edge = '#143f7a';

/** Monsters that stand for the game where there is no better one. */
export const faces = ['alienoid', 'the_king', 'space_penguin', 'cyber_kitty'];
