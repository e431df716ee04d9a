/** King of Monster Island: what the table page needs to know of its board. */
import type { Option, Question } from '../../api/types';
import { t } from '../../i18n/text.svelte';
import type { Words } from '../../i18n/words';
import type { IconName } from '../../kit/icon-names';
import type { Cue, GameEvent, Step, Tab } from '../../table/board';
import { drawsFresh } from './bar';
import { endsBossStep } from './story';
import { isBossStep, type View } from './view';

export { after } from './after';
export { bar, reach } from './bar';
export { default } from './Board.svelte';
export { lasts, sound, sounds } from './motion';
export { default as Seat } from './Sheet.svelte';

/** Its own words for the interface. */
export const texts = import.meta.glob<string>('./{en,fr}.ftl', { query: '?raw', import: 'default' });

/** The next line says as much. */
export const quiet = ['TurnEnded', 'CardKept', 'StepBegan'];

const STEPS = ['boss', 'roll', 'resolve', 'buy', 'end'] as const;
const stepOf: Record<string, (typeof STEPS)[number]> = {
  monster_0: 'roll',
  monster_1: 'roll',
  rolled: 'roll',
  monster_2: 'resolve',
  monster_3: 'buy',
  end: 'end',
};

/** Step by step the Boss Phase stops after each of its steps in which something happened. */
export const pauses = (event: GameEvent, log: readonly { readonly event: GameEvent }[]): boolean =>
  event.event === 'StepBegan' && endsBossStep(log.map((each) => each.event));

/** The turn as a row of arrows. */
export function steps(view: View, _cues: readonly Cue[], _words: Words): Step[] {
  const now = isBossStep(view.step) ? 'boss' : stepOf[view.step];
  return STEPS.map((step) => ({
    name: t(`island-step-${step}`),
    now: !view.over && step === now,
    text: t(`island-step-${step}.help`),
    icon: ICONS[step],
  }));
}
const ICONS: Record<(typeof STEPS)[number], IconName> = {
  boss: 'boss-minion',
  roll: 'dice',
  resolve: 'claw',
  buy: 'cards',
  end: 'next',
};

/** A card or a tile that nobody knew lies open after it. */
export const final = (option: Option, _question: Question, view: View): boolean => drawsFresh(option, view);

export const goal = (_view: View): string => t('island-goal');

const EXPLAINED = new Set(
  `heart energy fame claw foot support boss-fame boss-crystal boss-minion soldier cannon builder shield fireling crystal
   pylon ally cards lock range power dice warning`.split(/\s+/),
);
export const explain = (symbol: string): string =>
  EXPLAINED.has(symbol) ? t(`island-symbol-${symbol}`) : '';

/** What somebody who was away wants to know first. */
export const weighty = [
  'BossBeaten',
  'BossArrived',
  'PylonBuilt',
  'EventRevealed',
  'BossHurt',
  'HealthLost',
  'BossFameChanged',
  'AllyLost',
  'MinionDestroyed',
  'CrystalBuilt',
  'CardBought',
  'TileBuilt',
  'AllyChosen',
  'HealthGained',
  'FameGained',
];

export const tabs = (view: View, me: number): Tab[] => [
  { name: t('island-tab-boss'), icon: 'boss-minion', count: 0, sheet: { kind: 'seat', seat: -2 } },
  {
    name: t('island-tab-market'),
    icon: 'cards',
    count: view.monsters[me]?.cards.length ?? 0,
    sheet: { kind: 'seat', seat: me },
  },
];
