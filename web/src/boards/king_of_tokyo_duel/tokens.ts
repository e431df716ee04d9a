/** How Buzz tokens are printed: an ink for each, and a symbol for each bonus. */
import type { IconName } from '../../kit/icon-names';

/** Light inks, so that the symbols can stay black in both themes. */
const inks: Record<string, string> = {
  cat: '#f6b39c',
  panda: '#f8b9cc',
  baby: '#ffdf94',
  tiger: '#f9a75a',
  meka: '#c9a6d6',
  anubis: '#8fd0c6',
  croc: '#b5d48a',
  pumpkin: '#f5c65a',
  alien: '#a9c8ee',
  boogie: '#e0c3a0',
  penguin: '#bcd9e6',
  king_1: '#f5a81c',
  king_2: '#f5a81c',
};

export const tokenInk = (token: string): string => inks[token] ?? '#fdf6e3';

const symbols: Record<string, readonly IconName[]> = {
  none: [],
  hit_rival_1: ['smash'],
  hit_rival_2: ['smash', 'smash'],
  heart_1: ['heart'],
  energy_1: ['energy'],
  dice_token_1: ['dice-token'],
  portrait: ['crown'],
};

/** The symbols of what a space of a token shows. */
export const bonusIcons = (bonus: string): readonly IconName[] => symbols[bonus] ?? [];
