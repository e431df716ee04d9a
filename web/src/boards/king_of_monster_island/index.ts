/** King of Monster Island: what the table page needs to know of its board. */
import { t } from '../../i18n/text.svelte';
import type { Words } from '../../i18n/words';
import type { Cue, GameEvent, Step, Tab } from '../../table/board';
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
  return STEPS.map((step) => ({ name: t(`island-step-${step}`), now: !view.over && step === now }));
}

export const tabs = (view: View, me: number): Tab[] => [
  { name: t('island-tab-boss'), icon: 'boss-minion', count: 0, sheet: { kind: 'seat', seat: -2 } },
  {
    name: t('island-tab-market'),
    icon: 'cards',
    count: view.monsters[me]?.cards.length ?? 0,
    sheet: { kind: 'seat', seat: me },
  },
];
