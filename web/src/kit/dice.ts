import type { IconName } from './icon-names';

/** A side of a die: its symbol, and its ink class in dice.css. */
export interface Side {
  icon: IconName;
  /** `f-heart`, `f-1` … */
  ink: string;
}

const side = (icon: IconName, ink: string = icon): Side => ({ icon, ink: `f-${ink}` });

/** The six sides by face name, in the order in which the games number them. */
export const sides: Record<string, Side> = {
  one: side('face-1', '1'),
  two: side('face-2', '2'),
  three: side('face-3', '3'),
  heart: side('heart'),
  energy: side('energy'),
  smash: side('smash'),
  heal: side('heal'),
  fame: side('fame'),
  destruction: side('destruction'),
  power: side('power'),
  claw: side('claw'),
  foot: side('foot'),
  support: side('support'),
};
