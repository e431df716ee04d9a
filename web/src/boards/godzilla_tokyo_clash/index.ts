/** The board of Godzilla: Tokyo Clash. */
import { t } from '../../i18n/text.svelte';
import type { IconName } from '../../kit/icon-names';
import type { Step, Tab } from '../../table/board';
import Board from './Board.svelte';
import Seat from './Seat.svelte';
import type { View } from './view';

export default Board;
export { Seat };
export { bar } from './bar';
export { lasts, sound, sounds } from './motion';
export { reach } from './targets';
export { after } from './view';

const STEPS = ['oxygen', 'turns', 'refresh', 'events'] as const;
/** Which part of the Round a phase belongs to. */
const stepOf: Record<string, (typeof STEPS)[number]> = {
  oxygen: 'oxygen',
  turns: 'turns',
  refill: 'refresh',
  abilities: 'refresh',
  events: 'events',
  check: 'events',
};

export const steps = (view: View): Step[] =>
  STEPS.map((step) => ({
    name: t(`clash-step-${step}`),
    now: stepOf[view.phase] === step && !view.over,
    text: t(`clash-step-${step}.help`),
    icon: ICONS[step],
  }));
const ICONS: Record<(typeof STEPS)[number], IconName> = {
  oxygen: 'oxygen-destroyer',
  turns: 'cards',
  refresh: 'replay',
  events: 'warning',
};

export const goal = (_view: View): string => t('clash-goal');

const EXPLAINED = new Set(
  `energy dominance vp cards crown enhancement skull oxygen-destroyer destruction move attack range defend momentum shield smash`.split(
    ' ',
  ),
);
export const explain = (symbol: string): string => (EXPLAINED.has(symbol) ? t(`clash-symbol-${symbol}`) : '');

/** The button says as much. */
export const plain = ['Passed'];

/** What somebody who was away wants to know first. */
export const weighty = [
  'DamageDealt',
  'KingChanged',
  'TrophyTaken',
  'HandTrophyTaken',
  'TrophyReturned',
  'Destroyed',
  'CardPlayed',
  'DiscardActionTaken',
  'EnergyLost',
];

/** Its own words for the interface. */
export const texts = import.meta.glob<string>('./{en,fr}.ftl', { query: '?raw', import: 'default' });

/** The discard pile shows it, and the next turn says as much. */
export const quiet = ['CardDone', 'Stopped'];

export const tabs = (view: View, me: number): Tab[] => [
  {
    name: t('clash-tab-me'),
    icon: 'dominance',
    count: view.players[me]?.trophy_count ?? 0,
    sheet: { kind: 'seat', seat: me },
  },
];
