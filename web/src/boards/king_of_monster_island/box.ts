/** The box on the shelf. */
export { default as Lid } from './Lid.svelte';

export const edge = '#8a4a1f';

/** Monsters that stand for the game where there is no better one. */
export const faces = ['pagurah', 'lavalord', 'lithosaur', 'rex_florae'];
