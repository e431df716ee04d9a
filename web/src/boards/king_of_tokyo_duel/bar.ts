// The question bar of the duel: the usual way on is loud, the rest is quiet.
import type { Option, Question } from '../../api/types';
import { faceName } from '../../i18n/telling';
import { t } from '../../i18n/text.svelte';
import type { IconName } from '../../kit/icon-names';
import { noSuchForm, plainBar, way } from '../../table/bar';
import type { Bar, Chosen, Telling, Way } from '../../table/board';
import { pairOf, targets, type Targets } from './targets';
import { picked } from './pick.svelte';
import { FACES, type View } from './view';

/** What goes on when nothing more is wanted. */
const usual = new Set([
  'opt-done',
  'opt-go-on',
  'opt-not-now',
  'opt-guard',
  'opt-yes',
  'opt-pay-pull',
  'opt-power-token',
  'opt-sleep',
  'opt-power-energy',
]);
/** What hurts the Rival. */
const hot = new Set(['opt-multiply', 'opt-paw']);

const icons: Record<string, IconName> = {
  'opt-group-smash': 'smash',
  'opt-group-heal': 'heal',
  'opt-group-energy': 'energy',
  'opt-group-fame': 'fame',
  'opt-group-destruction': 'destruction',
  'opt-group-power': 'power',
  'opt-multiply': 'smash',
  'opt-plain-smash': 'smash',
  'opt-paw': 'smash',
  'opt-power-token': 'dice-token',
  'opt-power-energy': 'energy',
  'opt-guard': 'dice',
  'opt-pay-pull': 'fame',
  'opt-sleep': 'heart',
  'opt-done': 'check',
  'opt-sweep': 'sweep',
};
const bonuses: Record<string, IconName> = {
  heart_1: 'heart',
  energy_1: 'energy',
  dice_token_1: 'dice-token',
};
const withFace = new Set(['opt-symbol']);

/** The symbol that says an option shorter. */
function iconOf(option: Option): IconName | undefined {
  const { face, track, bonus } = option.args ?? {};
  if (option.say === 'opt-power-pull') return track === 'fame' ? 'fame' : 'destruction';
  if (option.say === 'opt-bonus') return bonuses[String(bonus)];
  if (withFace.has(option.say)) return FACES.find((each) => each === face);
  return icons[option.say];
}

function dressed(option: Option, tell: Telling): Way {
  const look = usual.has(option.say) ? 'go' : hot.has(option.say) ? 'hot' : 'quiet';
  const button = way(option, tell, look);
  const icon = iconOf(option);
  // The way on says what it does.
  if (option.say === 'opt-done') button.text = tell.words.first('opt-none') ?? button.text;
  // What is shown as a symbol needs few words: six of them stand in two rows on a phone.
  if (option.say === 'opt-symbol') {
    const { face, n, spent } = option.args ?? {};
    button.text = t('duel-add', {
      face: faceName(tell.words, String(face)),
      n: Number(n),
      spent: Number(spent),
    });
  }
  return icon ? { ...button, icon } : button;
}

/** One loud button at most: of several ways on, none is more usual than the others. */
function oneLoud(ways: Way[]): Way[] {
  const loud = ways.filter((each) => each.look !== 'quiet');
  if (loud.length > 1) return ways.map((each) => (each === loud.at(-1) ? each : { ...each, look: 'quiet' }));
  return ways.length === 1 ? ways.map((each) => ({ ...each, look: 'go' })) : ways;
}

/** What only the board offers; all else has a button too, because a phone has no room for all cards. */
function onlyOnBoard(on: Targets): Set<number> {
  const options = [
    ...on.slots.values(),
    ...[...on.spaces.values()].flat(),
    ...on.pairs.values(),
    ...on.rivals.values(),
  ];
  options.push(...[...on.mine.values()].filter((option) => option.say === 'opt-effect'));
  if (on.sweep) options.push(on.sweep);
  return new Set(options.map((option) => option.answer));
}

/** A line of help: what can be touched. */
function helpFor(question: Question, on: Targets): string | undefined {
  if (on.spaces.size) return t('duel-help-place');
  if (on.pairs.size) return t('duel-help-pair');
  if (question.kind === 'buy' || question.kind === 'early')
    return on.slots.size || on.sweep ? t('duel-help-buy') : undefined;
  if (on.slots.size) return t('duel-help-throw-out');
  if (on.rivals.size) return t('duel-help-rivals');
  if (question.kind === 'effect') return t('duel-help-effect');
  if (on.groups.size) return t('duel-help-group');
  if (on.markers.size > 1) return t('duel-help-marker');
  return undefined;
}

/** What is asked, and the buttons for all that is not on the board. */
export function bar(question: Question, chosen: Chosen, view: View, tell: Telling): Bar {
  const form = question.form ?? 'choose';
  const on = targets(question, view);
  switch (form) {
    case 'choose': {
      const board = onlyOnBoard(on);
      const ways = (question.options ?? [])
        .filter((option) => !board.has(option.answer))
        .map((option) => dressed(option, tell));
      const confirm = confirming(question, on, view, tell);
      const help = confirm ? confirm.help : helpFor(question, on);
      const all = confirm
        ? [...ways.map((each): Way => ({ ...each, look: 'quiet' })), confirm.way]
        : oneLoud(ways);
      return { title: tell.prompt, ...(help ? { help } : {}), ways: all };
    }
    case 'subset':
      return subset(question, chosen, tell);
    case 'pick':
    case 'amounts':
    case 'order':
      return plainBar(question, chosen, tell, new Set());
    default:
      return noSuchForm(form);
  }
}

/** The button for what is picked on the board. */
function confirming(
  question: Question,
  on: Targets,
  view: View,
  tell: Telling,
): { way: Way; help: string } | null {
  const values = picked(question);
  if (on.spaces.size) {
    const ways = [...on.spaces.values()].find((each) => each.some((option) => option.answer === values[0]));
    const option = ways?.find((each) => each.answer === values[0]);
    if (!ways || !option) return null;
    const turn = ways.length > 1 ? t('duel-help-turn') : '';
    const moved = option.args?.moved === 'yes' ? 'yes' : 'no';
    return {
      way: { answer: option.answer, text: t('duel-lay', { moved }), look: 'go', icon: 'check' },
      help: [tell.option(option), turn].filter(Boolean).join(' · '),
    };
  }
  if (on.pairs.size && values.length === 2) {
    const [a, b] = values.map((die) => FACES[view.dice[die] ?? 0] ?? '') as [string, string];
    const option = on.pairs.get(pairOf(a, b));
    if (option) return { way: { ...way(option, tell, 'go'), icon: 'check' }, help: t('duel-help-pair') };
  }
  return null;
}

function subset(question: Question, chosen: Chosen, tell: Telling): Bar {
  const items = question.items ?? [];
  const also = (question.also ?? []).map((option): Way => ({ ...dressed(option, tell), look: 'quiet' }));
  const rest = items.length - chosen.size;
  if (question.kind === 'keep_dice') {
    const all = items.reduce((sum, item) => sum + item.answer, 0);
    const stop: Way = { answer: all, text: t('duel-stop'), look: rest === 0 ? 'go' : 'quiet', icon: 'check' };
    const roll: Way = { answer: chosen.sum, text: t('duel-roll', { n: rest }), look: 'go', icon: 'dice' };
    return {
      title: tell.prompt,
      help: t('duel-kept', { kept: chosen.size, rolled: rest }),
      ways: rest === 0 ? [...also, stop] : [...also, stop, roll],
    };
  }
  const key = question.kind === 'reroll' ? 'duel-reroll' : 'duel-give-up';
  const icon: IconName = question.kind === 'reroll' ? 'dice' : 'check';
  const ways: Way[] = [...also, { answer: chosen.sum, text: t(key, { n: chosen.size }), look: 'go', icon }];
  return { title: tell.prompt, help: t(`${key}.help`), ways };
}
