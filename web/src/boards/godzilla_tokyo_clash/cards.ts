// What the cards of Tokyo Clash look like: the symbol of each picture, the frame of each type, the numbers on it, and
// the symbols in sentences.
import type { Symbols } from '../../kit/symbol-text';
import type { Frames, Pictures, Print } from '../../table/prints';

export const pictures: Pictures = {
  range: `heat_ray gravity_beam wing_gust`,
  target: `mega_heat_ray larva_ambush`,
  power: `nuclear_pulse triple_gravity_beam`,
  enhancement: `power_up three_minds drill_frenzy`,
  defend: `dorsal_plates golden_scales beetle_carapace`,
  shield: `scaled_hide cocoon unstoppable`,
  crown: `victory_pose alien_command`,
  move: `tail_slide glide beetle_leap`,
  attack: `tail_whip wing_buffet drill_parry`,
  smash: `judo_throw planet_destroyer twin_drill_finisher`,
  claw: `counter_swipe go_for_the_throat piercing_drill`,
  foot: `relentless_march burrow`,
  destruction: `city_stomp seismic_tremor`,
  heal: `self_repairing_cells infant_island_blessing`,
  ally: `jet_jaguars_handshake seatopian_command`,
  replay: `hurricane_winds cyclone_attack`,
  link: `silk_spray silk_lasso`,
  poison: `poison_scales napalm_bombs`,
  sweep: `scale_storm beat_of_wings`,
  jet: `swooping_gale soar`,
  building: `shelter_the_city undermine`,
  buzz: `fairies_song`,
  smoke: `dust_cloud dig_in`,
  shrink: `evasive_flight`,
  skull: `snapping_jaws devour`,
  zone: `sky_drop`,
  energy: `horn_lightning seatopian_beacon`,
};

export const frames: Frames = {
  attack: 'event',
  move: 'discard',
  defend: 'evolution',
  enhancement: 'costume',
  utility: 'keep',
};

export const values: Print['values'] = {
  move: 'move',
  attack: 'attack',
  range: 'range',
  defend: 'defend',
  dominance: 'dominance',
};

export const marks: Print['marks'] = { momentum: 'momentum', head: 'skull' };

export const symbols: Symbols = {
  signs: { '↯': 'energy', '♛': 'dominance', '★': 'vp' },
  counted: [['Energy|énergies?', 'energy']],
};
