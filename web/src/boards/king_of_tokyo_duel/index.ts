/** The board of King of Tokyo: Duel. */
import { t } from '../../i18n/text.svelte';
import type { IconName } from '../../kit/icon-names';
import type { Step, Tab } from '../../table/board';
import Board from './Board.svelte';
import Seat from './Seat.svelte';
import type { View } from './view';

export default Board;
export { Seat };
export { bar } from './bar';
export { lasts, sound } from './motion';
export { reach } from './targets';
export { after } from './view';

const STEPS = ['roll', 'resolve', 'buy', 'end'] as const;
/** Which step of the turn a phase belongs to. */
const stepOf: Record<string, (typeof STEPS)[number]> = {
  setup: 'roll',
  roll: 'roll',
  check: 'resolve',
  resolve: 'resolve',
  buy: 'buy',
  end: 'end',
  slept: 'end',
};

export const steps = (view: View): Step[] =>
  STEPS.map((step) => ({
    name: t(`duel-step-${step}`),
    now: stepOf[view.phase] === step && !view.over,
    text: t(`duel-step-${step}.help`),
    icon: ICONS[step],
  }));
const ICONS: Record<(typeof STEPS)[number], IconName> = {
  roll: 'dice',
  resolve: 'fame',
  buy: 'cards',
  end: 'next',
};

export const goal = (_view: View): string => t('duel-goal');

const EXPLAINED = new Set(`heart energy dice-token fame destruction smash heal power crown cards`.split(' '));
export const explain = (symbol: string): string => (EXPLAINED.has(symbol) ? t(`duel-symbol-${symbol}`) : '');

/** What somebody who was away wants to know first. */
export const weighty = [
  'MarkerPulled',
  'HitsTaken',
  'CardBought',
  'BuzzPlaced',
  'PowerUsed',
  'HeartsGained',
  'EnergyGained',
];

/** Its own words for the interface. */
export const texts = import.meta.glob<string>('./{en,fr}.ftl', { query: '?raw', import: 'default' });

/** The next turn says as much. */
export const quiet = ['TurnEnded'];

/** The dice lie there. */
export const plain = ['RollFinal'];

export const tabs = (view: View, me: number): Tab[] => [
  {
    name: t('duel-tab-cards'),
    icon: 'cards',
    count: view.monsters[me]?.cards.length ?? 0,
    sheet: { kind: 'seat', seat: me },
  },
];
