// What the board says of a zone, and of what an answer brings with it: who is met there, what is lost by it.
import type { Option, Question } from '../../api/types';
import type { Cast } from '../../i18n/telling';
import { t } from '../../i18n/text.svelte';
import type { Words } from '../../i18n/words';
import { drawsFresh } from './bar';
import { zoneOf } from './targets';
import type { View } from './view';

export const zoneNames = (view: View, words: Words): string[] =>
  view.zones.map(({ name }) => words.first(`zone-${name}`) ?? name);

/** A zone by its name, and who is in it. */
export function tellZone(zone: number, view: View, words: Words, cast: Cast): string {
  const who = view.monsters.filter((each) => each.zone === zone).map(({ seat }) => cast.names[seat] ?? '');
  if (view.boss.zone === zone) who.unshift(words.first(`boss-${view.boss.boss}`) ?? '');
  const minions = Object.entries(view.zones[zone]?.minions ?? {}).map(
    ([kind, n]) => `${n} × ${words.first(`minion-${kind}`) ?? kind}`,
  );
  const name = zoneNames(view, words)[zone] ?? '';
  return t('island-zone', { zone: name, who: [...who, ...minions].join(', ') || '–' });
}

/** Who stands in the zone to which an option leads. */
export function metBy(
  option: Option,
  question: Question,
  view: View,
  me: number,
  words: Words,
  cast: Cast,
): string {
  if (option.say !== 'opt-walk') return '';
  const zone = zoneOf(option, view, question);
  if (zone === view.boss.zone) return words.first(`boss-${view.boss.boss}`) ?? '';
  const there = view.monsters.find((each) => each.zone === zone && each.seat !== me);
  return there ? (cast.names[there.seat] ?? '') : '';
}

/** What is lost by an option, and that it cannot be taken back. */
export function lostBy(option: Option, view: View, isFinal: boolean): string {
  const lost = option.say === 'opt-walk' && view.pool > 0 ? [t('island-pool-lost', { n: view.pool })] : [];
  const final = drawsFresh(option, view) || isFinal ? [t('table-for-good')] : [];
  return [...lost, ...final].join(' · ');
}
