// What the cards of Duel look like: the symbol of each picture, what the card does or the thing it is called after;
// the frame of each type; and the symbols in sentences.
import type { Frames, Pictures } from '../../table/prints';
import type { Symbols } from '../../kit/symbol-text';

export const pictures: Pictures = {
  smash: `acid_attack spiked_tail adrenaline_augment kaijutsu`,
  claw: `too_cute utter_destruction hors_doeuvres in_shape`,
  attack: `thunder_stomp cannonball antimatter_pellets`,
  heal: `regeneration moment_of_respite snack_time natural_selection`,
  energy: `energize titanic_batteries superconductor eye_of_the_storm electrical_aura`,
  fame: `breaking_news photoshoot operation_media signature_move trendsetter gentle_giant`,
  crown: `dominate`,
  destruction: `sack_the_stadium seismic_test monster_coaster monumental unstoppable`,
  dice: `extra_head giant_brain in_the_shadows scrappy rebooting`,
  'dice-token': `unchained`,
  shield: `armor_plating camouflage hibernation`,
  jet: `jets_scrambled`,
  'power-plant': `thermonuclear_cooking`,
  mimic: `unstable_dna`,
  ufo: `alien_metabolism`,
  target: `made_in_a_lab`,
  cards: `tesla_impulse`,
  replay: `frenzy the_partys_over`,
  move: `lightning_speed`,
};

export const frames: Frames = { keep: 'keep', discard: 'discard' };

export const symbols: Symbols = {
  signs: { '♥': 'heart', '↯': 'energy', '✸': 'smash', '★': 'fame', '▲': 'destruction', '⊛': 'power' },
  counted: [
    ['hearts?|cœurs?', 'heart'],
    ['energy|énergies?', 'energy'],
  ],
};
