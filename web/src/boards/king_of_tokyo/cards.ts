// What the cards of King of Tokyo look like: the symbol of each picture, what the card does or the thing it is called after;
// the frame of each type; and the symbols in sentences.
import type { Frames, Pictures } from '../../table/prints';
import type { Symbols } from '../../kit/symbol-text';

/** The order is that of the grounds: no two cards of a set stand a whole round of grounds apart. */
export const pictures: Pictures = {
  smash: `acid_attack energy_sword burrowing gamma_blast gamma_breath meow_missile spiked_tail
    underrated jagged_tactician bull_headed exotic_arms`,
  claw: `electro_scratch claws_of_steel mandibles_of_dread scythe worm_invaders play_with_your_food
    smashing_pumpkin cannibalistic nova_breath`,
  attack: `fire_breathing flame_thrower mecha_blast breath_of_doom destructive_wave heat_vision
    flaming_aura throw_a_tanker thunder_stomp`,
  heal: `heal healing_ray rapid_healing regeneration healing_rain mothership_support giant_banana
    well_of_shadow nightlife`,
  heart: `even_bigger ghost vampire eater_of_souls growing_fast high_tide candy yummy_yummy
    radioactive_waste tune_up draining_ray`,
  energy: `battery_monster energize energy_hoarder solar_powered friend_of_children
    were_only_making_it_stronger emergency_battery stroke_of_genius destructive_analysis anger_batteries
    panda_monium bamboo_supply electric_carrot robot electric_armor biofuel`,
  vp: `princess sleep_walker too_cute_to_smash herbivore rooting_for_the_underdog alpha_monster
    mouse_hunter nurture_the_young cult_worshippers detritivore alpha_male alien_scourge
    king_of_the_gizmo gourmet hungry_urbavore scavenger`,
  fame: `media_friendly twas_beauty_killed_the_beast`,
  crown: `i_am_the_king black_diamond astronaut`,
  destruction: `complete_destruction skyscraper urbavore defender_of_tokyo eats_shoots_and_leaves`,
  building: `apartment_building corner_store amusement_park statue_of_liberty barricades ice_cream_truck
    supertower`,
  dice: `extra_head giant_brain background_dweller herd_culler stretchy plot_twist energy_drink
    saurian_adaptability clown tail_sweep tiny_tail yin_and_yang cat_nip panda_express shrinky
    so_small`,
  'dice-token': `psychic_probe heart_of_the_rabbit witch`,
  shield: `lightning_armor camouflage reflective_hide armor_plating terror_of_the_deep detachable_tail
    rabbits_foot wings super_jump`,
  jet: `jets jet_fighters high_altitude_bombing death_from_above simian_scamper`,
  tank: `tank national_guard army`,
  train: `commuter_train`,
  'power-plant': `gas_refinery nuclear_power_plant`,
  skull: `eater_of_the_dead zombie devil programmed_to_destroy worst_nightmare feast_of_crows
    orb_of_doom`,
  poison: `poison_spit poison_quills funny_looking_but_dangerous`,
  shrink: `shrink_ray i_live_under_your_bed`,
  smoke: `smoke_cloud vast_storm ignis_fatus`,
  mimic: `mimic metamorph unstable_dna trick_or_threat detachable_head cheerleader pirate boo`,
  ice: `freeze_ray cold_wave encased_in_ice blizzard icy_reflection freeze_time`,
  ufo: `alien_origin adapting_technology superior_alien_technology`,
  target: `target_acquired precision_field_support opportunist made_in_a_lab my_toy bobbing_for_apples`,
  cards: `parasitic_tentacles miraculous_catch deep_dive secret_laboratory bamboozle`,
  replay: `frenzy it_has_a_child monster_sidekick nine_lives`,
  move: `evacuation_orders intimidating_roar chest_thumping monkey_rush feline_motor jungle_frenzy
    bear_necessities`,
  sound: `primal_bellow mega_purr boogie_dance`,
  theme: `dusk_ritual`,
  tower: `sunken_temple`,
  enhancement: `pandarwinism`,
};

/** A picture for each card: those of one box that do alike have a second, smaller symbol. */
export const beside: Pictures = {
  poison: `acid_attack`,
  tower: `burrowing skyscraper`,
  fireling: `fire_breathing`,
  range: `healing_ray`,
  clock: `rapid_healing`,
  plus: `regeneration extra_head friend_of_children`,
  power: `battery_monster nuclear_power_plant`,
  vp: `energy_hoarder`,
  theme: `solar_powered`,
  heart: `were_only_making_it_stronger it_has_a_child electric_carrot too_cute_to_smash dusk_ritual
    sunken_temple boogie_dance bear_necessities pandarwinism`,
  smash: `alpha_monster`,
  'face-1': `gourmet herd_culler`,
  'face-2': `poison_quills`,
  'face-3': `detritivore background_dweller`,
  person: `rooting_for_the_underdog corner_store cult_worshippers`,
  dice: `complete_destruction camouflage exotic_arms`,
  building: `urbavore`,
  replay: `giant_brain`,
  move: `stretchy`,
  energy: `energy_drink vast_storm`,
  'take-back': `plot_twist metamorph`,
  jet: `wings`,
  target: `jet_fighters`,
  destruction: `high_altitude_bombing`,
  crown: `death_from_above`,
  soldier: `national_guard`,
  attack: `gas_refinery`,
  cards: `opportunist jagged_tactician`,
  search: `made_in_a_lab`,
  foot: `worm_invaders`,
  shrink: `so_small`,
  skull: `scythe`,
};

export const frames: Frames = {
  keep: 'keep',
  discard: 'discard',
  costume: 'costume',
  permanent: 'evolution',
  temporary: 'evolution',
  gift: 'evolution',
};

export const symbols: Symbols = {
  signs: { '♥': 'heart', '↯': 'energy', '✸': 'smash', '★': 'vp' },
  counted: [
    ['VP|PV', 'vp'],
    ['hearts?|cœurs?', 'heart'],
    ['energy|énergies?', 'energy'],
  ],
};
