/** King of Tokyo and Origins: what the table page needs to know of their board. */
import { t } from '../../i18n/text.svelte';
import type { Words } from '../../i18n/words';
import type { IconName } from '../../kit/icon-names';
import type { Cue, Step, Tab } from '../../table/board';
import { GOAL, inFront, PHASES, type View } from './tokyo';

export type { TokyoView } from '../../api/types';
export { after } from './after';
export { bar } from './bar';
export { default } from './Board.svelte';
export { lasts, sound } from './motion';
export { reach } from './places';
export { default as Seat } from './Seat.svelte';

/** Its own words for the interface. */
export const texts = import.meta.glob<string>('./{en,fr}.ftl', { query: '?raw', import: 'default' });

/** The next turn says as much. */
export const quiet = ['TurnEnded'];

/** The dice lie there. */
export const plain = ['RollTotalled'];

/** The turn as a row of arrows. Entering Tokyo is no phase of its own: it is shown while it happens. */
export function steps(view: View, cues: readonly Cue[], _words: Words): Step[] {
  const entering = cues.some(({ event }) => event.event === 'EnteredTokyo');
  const now = entering ? 'enter' : view.phase;
  return PHASES.map((phase) => ({
    name: t(`tokyo-phase-${phase}`),
    now: !view.over && phase === now,
    text: t(`tokyo-phase-${phase}.help`),
    icon: ICONS[phase],
  }));
}
const ICONS: Record<(typeof PHASES)[number], IconName> = {
  roll: 'dice',
  resolve: 'smash',
  enter: 'building',
  buy: 'cards',
  end: 'next',
};

export const goal = (_view: View): string => t('tokyo-goal', { n: GOAL });

const EXPLAINED = new Set(
  `face-1 face-2 face-3 heart energy smash vp cards enhancement poison shrink building`.split(' '),
);
export const explain = (symbol: string): string =>
  EXPLAINED.has(symbol) ? t(`tokyo-symbol-${symbol}`, { n: GOAL }) : '';

/** What somebody who was away wants to know first. */
export const weighty = [
  'Eliminated',
  'Revived',
  'HeartsLost',
  'EnteredTokyo',
  'Yielded',
  'VPGained',
  'CardBought',
  'EvolutionPlayed',
  'HeartsGained',
  'EnergyGained',
];

export function tabs(view: View, me: number): Tab[] {
  const mine = view.monsters[me];
  if (!mine) return [];
  const picks = view.phase === 'setup' ? (view.own_deck?.length ?? 0) : 0;
  const count = inFront(mine).length + (view.hand?.length ?? 0) + picks;
  return [
    { name: t('tokyo-my-cards'), icon: 'cards', count, sheet: { kind: 'seat', seat: me } },
    {
      name: t('tokyo-market'),
      icon: 'energy',
      count: 0,
      sheet: { kind: 'cards', title: t('tokyo-market'), ids: view.market.filter(Boolean) },
    },
  ];
}
