// What the cards of the island look like: the symbol of each picture, the frame of each type, the symbols in sentences.
import type { Frames, Pictures } from '../../table/prints';
import type { Symbols } from '../../kit/symbol-text';

export const pictures: Pictures = {
  lock: `unlock dice_pouch`,
  dice: `spare_arm handy_tail rubber_bones apes_4`,
  hint: `second_brain`,
  move: `heave_ho springy_legs ninjas_2 foghorn_lure li_before li_15`,
  foot: `mole_claws catapult_tail ninjas_3 apes_2`,
  shield: `thick_hide bodyguard ninjas_1 med_bots_4 cd_10 cd_15 li_10 la_10`,
  heart: `overgrown med_bots_3 beach_day`,
  heal: `fast_clotting healing_howl pocket_pharmacy protein_shake med_bots_1 med_bots_2 minion_muncher`,
  claw: `telescopic_claws fire_breath apes_1 apes_3 cd_5 cd_20`,
  poison: `acid_spit ash_cloud la_1`,
  smash: `whirlwind ninjas_4 shield_breaker`,
  'boss-minion': `scrap_collector walkout open_gates`,
  crystal: `crystal_cruncher crystal_drill crystal_shower hairline_crack`,
  pylon: `pylon_wrecker`,
  energy: `static_fur solar_scales shared_battery generator_truck scientists_1 scientists_3`,
  sweep: `picky_shopper scientists_2`,
  fame: `camera_hog prime_time ticker_tape media_1 media_2 media_3 ghostwriter`,
  support: `harbor_pass supply_drop friendly_fleet harbor_crew_1 harbor_crew_3 harbor_crew_4 full_recharge harbor_strike`,
  radar: `radio_beacon harbor_crew_2`,
  target: `loud_bait`,
  'boss-crystal': `dice_magnet`,
  jet: `air_strike`,
  tank: `depth_charge`,
  'lightning-generator': `orbital_laser`,
  replay: `rampage`,
  cards: `sneak_peek`,
  battleship: `sea_lift`,
  warning: `scandal bad_reviews all_for_that stage_fright villain_of_the_year media_4`,
  power: `scientists_4 cd_before cd_1`,
  destruction: `tremors li_1 li_5 li_20`,
  fireling: `la_before la_5 la_15 la_20`,
};

export const frames: Frames = {
  keep: 'keep',
  discard: 'discard',
  positive: 'evolution',
  negative: 'event',
  ally: 'costume',
  boss: 'event',
};

export const symbols: Symbols = {
  signs: { '♥': 'heart', '↯': 'energy', '★': 'fame', '✸': 'claw', '▲': 'foot', '⚓': 'support', '✱': 'dice' },
  counted: [
    ['hearts?|cœurs?|Health|Vies?', 'heart'],
    ['energy|Energy|énergies?|Énergies?', 'energy'],
  ],
};
