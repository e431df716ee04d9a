// The question bar of the island: what goes on, and what has no place on the board. The rest is touched there.
import type { Option, Question } from '../../api/types';
import { t } from '../../i18n/text.svelte';
import type { IconName } from '../../kit/icon-names';
import { plainBar, way } from '../../table/bar';
import type { Bar, Chosen, Telling, Way } from '../../table/board';
import { samePlace } from '../../table/pointing';
import { picked } from './picks.svelte';
import { all, groups, isMenu, offered, placeOf, takes, targets, zoneOf } from './targets';
import { iconOf, type View } from './view';

/** What goes on without doing more; the same for all of them: one does not want to. */
const ends = new Set([
  'opt-done',
  'opt-lapse',
  'opt-stop',
  'opt-no-steal',
  'opt-no-extra',
  'opt-no-more',
  'opt-decline',
  'opt-let-it',
]);

const icons: Record<string, IconName> = {
  'opt-heart': 'heart',
  'opt-energy': 'energy',
  'opt-fame': 'fame',
  'opt-damage': 'claw',
  'opt-reach': 'range',
  'opt-walk': 'move',
  'opt-carry': 'move',
  'opt-build': 'support',
  'opt-lock': 'lock',
  'opt-lock-card': 'lock',
  'opt-unlock': 'lock',
  'opt-unlock-card': 'lock',
  'opt-activate': 'support',
  'opt-recharge': 'replay',
  'opt-destroy': 'claw',
  'opt-hit-boss': 'claw',
  'opt-sweep': 'sweep',
  'opt-buy': 'cards',
  'opt-use': 'power',
  'opt-steal': 'fame',
  'opt-lose-fame': 'fame',
  'opt-lose-energy': 'energy',
  'opt-done': 'check',
};

/** The symbol that says an option shorter. */
export function symbolOf(option: Option): IconName | undefined {
  const face = option.args?.face;
  if (['opt-take-locked', 'opt-take-from-card', 'opt-give-up-die'].includes(option.say))
    return typeof face === 'string' ? iconOf(face) : undefined;
  return icons[option.say];
}

/** What it does, where the option itself says only what it takes. */
const does = new Set(['opt-heart', 'opt-energy', 'opt-fame', 'opt-damage', 'opt-lock', 'opt-build']);
export function actText(option: Option, say: (option: Option) => string, severalLocks = false): string {
  return does.has(option.say) && !(severalLocks && option.say === 'opt-lock')
    ? t(`island-${option.say.replace('opt-', 'act-')}`, option.args as Record<string, string | number>)
    : say(option);
}

/** Whether an option turns up a card or a tile that nobody knew: it cannot be taken back. */
export const drawsFresh = ({ say }: Option, view: View): boolean =>
  say === 'opt-build' ? view.tiles > 0 : ['opt-buy', 'opt-sweep'].includes(say) && view.deck > 0;

export const isEnd = (option: Option): boolean => ends.has(option.say);

/** Options whose thing is a die that the player has to touch: they are picked in the tray, not given. */
const rolls = (question: Question): boolean =>
  question.form === 'subset' && all(question)[0]?.at?.what === 'die';

/** What is listed beside the dice: what the picked dice can do, or what lies where the player has touched. */
export function acts(question: Question | null, chosen: Chosen, view: View): Option[] {
  if (!question || (question.form ?? 'choose') !== 'choose') return [];
  const { at } = chosen;
  const options = all(question).filter((option) => !isEnd(option));
  if (at === 'all') return options;
  const dice = picked(question);
  const now = isMenu(question) ? offered(question, view, dice).filter((each) => !isEnd(each)) : options;
  if (at?.what === 'space') return now.filter((option) => zoneOf(option, view, question) === Number(at.id));
  if (at?.what === 'piece') return now.filter((option) => placeOf(option, view, question) === at.id);
  if (at) return now.filter((option) => samePlace(option.at, at));
  if (!isMenu(question)) return [];
  if (dice.length || view.virtual) return now;
  return [...groups(question), ...now.filter((option) => placeOf(option, view, question) === null)];
}

/** Whether an option can be touched on the board as well. */
export const onBoard = (option: Option, question: Question, view: View): boolean =>
  targets(question, view, picked(question))
    .get(placeOf(option, view, question) ?? '')
    ?.includes(option) ?? false;

/** Options (by answer) that the board offers itself, at once or once the dice for them are picked. */
export function reach(question: Question, view: View): ReadonlySet<number> {
  const found = all(question).filter(
    (option) => !isEnd(option) && (takes(option) !== null || placeOf(option, view, question) !== null),
  );
  return new Set(found.map(({ answer }) => answer));
}

/** Targets that are seats have a button as well: a figure on a phone is small. */
const FEW = 6;

export function bar(question: Question, chosen: Chosen, view: View, tell: Telling): Bar {
  if (rolls(question)) return rollBar(question, chosen, view, tell);
  if ((question.form ?? 'choose') !== 'choose') return plainBar(question, chosen, tell, new Set());
  if (question.kind === 'choose_ally') return allyBar(question, chosen, tell);
  const options = all(question);
  const listed = new Set(acts(question, chosen, view));
  const menu = isMenu(question);
  const ways = options
    .filter(
      (option) => isEnd(option) || (!menu && !listed.has(option) && inBar(option, question, view, options)),
    )
    .map((option) => dressed(option, tell, view));
  const title = menu && question.kind === 'resolve' ? t('island-ask-resolve') : tell.prompt;
  const shown = { title, ways: oneLoud(ways) };
  if (chosen.at) return { ...shown, turn: { text: t('table-on-board'), to: null } };
  const hidden = options.some(
    (option) =>
      !isEnd(option) && !listed.has(option) && !shown.ways.some(({ answer }) => answer === option.answer),
  );
  const help = helpFor(question, view, menu);
  const more = { ...shown, ...(help ? { help } : {}) };
  return hidden ? { ...more, turn: { text: t('table-as-list'), to: 'all' as const } } : more;
}

function inBar(option: Option, question: Question, view: View, options: readonly Option[]): boolean {
  const place = placeOf(option, view, question);
  if (option.say === 'opt-sweep') return false;
  if (place === null || place.startsWith('card-')) return true;
  return place.startsWith('monster-') && options.length <= FEW;
}

function dressed(option: Option, tell: Telling, view: View): Way {
  const busy = option.say === 'opt-done' && view.done.includes(false);
  const button = way(option, tell, isEnd(option) && !busy ? 'go' : 'quiet');
  const icon = symbolOf(option);
  const text =
    option.say === 'opt-done'
      ? t(`island-done-${view.step === 'monster_3' ? 'buy' : busy ? 'dice' : 'all'}`)
      : button.text;
  return { ...button, text, ...(icon ? { icon } : {}) };
}

/** One loud button at most; a choice between several ways has none. */
function oneLoud(ways: Way[]): Way[] {
  const loud = ways.filter((each) => each.look !== 'quiet');
  return loud.length > 1 ? ways.map((each) => ({ ...each, look: 'quiet' })) : ways;
}

function helpFor(question: Question, view: View, menu: boolean): string {
  if (menu && picked(question).length) return t('island-help-picked');
  if (menu && view.virtual) return t('island-help-virtual');
  if (question.kind === 'resolve' && menu) return view.pool ? t('island-help-pool') : t('island-help-dice');
  if (question.kind === 'buy') return t('island-help-buy');
  const places = all(question).map((option) => placeOf(option, view, question) ?? '');
  const points = (start: string) => places.some((place) => place.startsWith(start));
  if (points('zone-')) return t('island-help-zone');
  if (points('boss_die-')) return t('island-help-boss-die');
  if (points('die-')) return t('island-help-locked');
  if (points('support-')) return t('island-help-support');
  if (points('roll-')) return t('island-help-turn');
  return places.some((place) => place && !place.startsWith('monster-')) ? t('island-help-piece') : '';
}

/** Which dice are rolled again: those that are not kept. */
function rollBar(question: Question, chosen: Chosen, view: View, tell: Telling): Bar {
  const n = chosen.size;
  const once = question.kind !== 'reroll';
  const stop: Way = {
    answer: 0,
    text: t(once ? 'island-keep-all' : 'island-stop'),
    look: n ? 'quiet' : 'go',
    icon: 'check',
  };
  const roll: Way = { answer: chosen.sum, text: t('island-roll', { n }), look: 'go', icon: 'dice' };
  return {
    title: tell.prompt,
    help: t('island-help-roll', { kept: view.dice.length - n, rolled: n }),
    ways: n ? [stop, roll] : [stop],
  };
}

/** An Ally is looked at first, then chosen. */
function allyBar(question: Question, chosen: Chosen, tell: Telling): Bar {
  const { at } = chosen;
  const option = at && at !== 'all' ? all(question).find(({ args }) => args?.ally === at.id) : undefined;
  return {
    title: tell.prompt,
    help: t('island-help-ally'),
    ways: option
      ? [
          {
            ...way(option, tell, 'go'),
            text: t('island-choose-ally', { ally: tell.option(option) }),
            icon: 'ally',
          },
        ]
      : [],
  };
}
