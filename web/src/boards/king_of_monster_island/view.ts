// The island as the server shows it, with short names for its parts.
import type { IslandView } from '../../api/types';
import type { IconName } from '../../kit/icon-names';
import type { Side } from '../../kit/dice';
import { sides } from '../../kit/dice';

export type View = IslandView;
export type MonsterView = View['monsters'][number];
export type BossView = View['boss'];
export type ZoneView = View['zones'][number];
export type DieSpace = ZoneView['die_spaces'][number];
export type Support = ZoneView['support'][number];

/** The faces of a Monster die, by number. */
export const FACES = ['heart', 'energy', 'fame', 'claw', 'foot', 'support'] as const;
export type Face = (typeof FACES)[number];
export const SIDES: readonly Side[] = FACES.map((face) => sides[face] as Side);

/** The kinds of Minions, as they stand in a zone from left to right. */
export const MINIONS = ['soldier', 'cannon', 'shield', 'builder', 'fireling'] as const;
/** How many Minions, Crystals and Pylons of the box a table counts at a glance. */
export const PYLONS_LOSE = 3;
export const MOST_FAME = 20;

/** The symbol of a face of a Monster die, a Boss die or a Support tile. */
const icons: Record<string, IconName> = {
  wild: 'dice',
  cube: 'energy',
  minion: 'boss-minion',
  crystal: 'boss-crystal',
};
export const iconOf = (symbol: string): IconName => icons[symbol] ?? (symbol as IconName);
/** On Boss dice, Fame is the Boss’ own. */
export const bossIcon = (symbol: string): IconName => (symbol === 'fame' ? 'boss-fame' : iconOf(symbol));

/** Everybody but me, in the order of the turns after mine. */
export function others(view: View, me: number): MonsterView[] {
  const all = view.monsters;
  if (me < 0) return [...all];
  return all.map((_, i) => all[(me + 1 + i) % all.length] as MonsterView).filter(({ seat }) => seat !== me);
}

export const crystalsIn = (zone: ZoneView): number =>
  zone.die_spaces.filter(({ holds }) => holds === 'crystal').length;
export const crystals = (view: View): number => view.zones.reduce((sum, zone) => sum + crystalsIn(zone), 0);
export const inBag = (view: View): number => Object.values(view.bag).reduce((sum, n) => sum + n, 0);

/** The zone of a Support space or of a die space, by their numbers. */
export const zoneOfSupport = (space: number): number => Math.floor(space / 2);
export const zoneOfDie = (space: number): number => Math.floor(space / 3);

/** The steps of the Boss Phase, by the ledger’s names. */
export const BOSS_STEPS = ['boss_1', 'boss_2', 'boss_3', 'boss_4', 'boss_5'] as const;
export const isBossStep = (step: string): boolean => step.startsWith('boss_');

/** The power that the Boss comes to next by its Fame; a beaten Boss, whose powers are all off, comes to none of those below it. */
export const nextPower = (boss: BossView): BossView['powers'][number] | undefined =>
  boss.powers.filter(({ active, fame }) => !active && fame > boss.fame).sort((a, b) => a.fame - b.fame)[0];
