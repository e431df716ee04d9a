// The question bar: what is asked, and buttons for all that neither the city nor the cards offer themselves.
import type { Option, Question } from '../../api/types';
import { t } from '../../i18n/text.svelte';
import type { IconName } from '../../kit/icon-names';
import { plainBar, way } from '../../table/bar';
import type { Bar, Chosen, Telling, Way } from '../../table/board';
import { aims, isAt, isHot, reach } from './targets';
import type { View } from './view';

const icons: Record<string, IconName> = {
  'opt-play': 'cards',
  'opt-move': 'move',
  'opt-land': 'move',
  'opt-damage': 'claw',
  'opt-hit': 'smash',
  'opt-throw': 'attack',
  'opt-throw-thing': 'attack',
  'opt-destroy': 'destruction',
  'opt-push': 'move',
  'opt-push-to': 'move',
  'opt-defend': 'defend',
  'opt-stand-in': 'enhancement',
  'opt-no-defense': 'close',
  'opt-pass': 'next',
  'opt-stop': 'check',
  'opt-benefit': 'building',
  'opt-facing': 'move',
};

/** What decides nothing more: the usual way out, which is never loud while there is something better to do. */
const out = new Set(['opt-pass', 'opt-stop', 'opt-none', 'opt-no-attack', 'opt-no-push', 'opt-no-defense']);

function dressed(option: Option, tell: Telling, look: Way['look']): Way {
  const icon = option.say === 'opt-discard_action' ? iconOfAction(option) : icons[option.say];
  return {
    ...way(option, tell, look),
    ...(icon ? { icon } : {}),
  };
}

/** The card that is chosen is read beside the buttons: what it costs, or would be discarded for, is enough. */
function inShort({ say, args }: Option, { words }: Telling): { text?: string } {
  if (say === 'opt-play') return { text: t('clash-play', { cost: Number(args?.cost ?? 0) }) };
  const action = say === 'opt-discard_action' && words.first(`action-${String(args?.action)}`);
  return action ? { text: t('clash-discard-for', { action }) } : {};
}

/** The Discard Actions of the mats, by what they do. */
const ACTIONS: Record<string, IconName> = {
  godzilla_2: 'attack',
  king_ghidorah_2: 'attack',
  megalon_2: 'attack',
  mothra_2: 'energy',
};
export const iconOfAction = ({ args }: Pick<Option, 'args'>): IconName =>
  ACTIONS[String(args?.action)] ?? 'move';

/** A line of help: what can be touched. */
function helpFor(question: Question, view: View): string | undefined {
  if (question.kind === 'action' || question.kind === 'go_on') return t('clash-help-card');
  const places = aims(question, view);
  if (places.size)
    return t([...places.values()].every(({ pieces }) => pieces.size) ? 'clash-help-thing' : 'clash-help-hex');
  return (question.options ?? []).some(({ at }) => at?.what === 'card') ? t('clash-help-choose') : undefined;
}

export function bar(question: Question, chosen: Chosen, view: View, tell: Telling): Bar {
  if (question.form && question.form !== 'choose') return amounts(question, chosen, tell);
  const options = question.options ?? [];
  const { at } = chosen;
  if (at === 'all') {
    return {
      title: tell.prompt,
      ways: options.map((option) => dressed(option, tell, 'quiet')),
      turn: { text: t('table-on-board'), to: null },
    };
  }
  if (at) {
    const here = options.filter((option) => isAt(option, at, view));
    const loud = here.length === 1 ? here[0] : here.find(({ say }) => say === 'opt-play');
    const ways = here.map((option) => ({
      ...dressed(option, tell, option !== loud ? 'quiet' : isHot(option) ? 'hot' : 'go'),
      ...inShort(option, tell),
    }));
    // What is true of all of them is said once.
    const forGood = ways.length > 1 && ways.every(({ final }) => final);
    return {
      title: tell.prompt,
      ...(forGood ? { help: t('clash-for-good') } : {}),
      ways: forGood ? ways.map(({ final: _, ...way }) => way) : ways,
      turn: { text: t('clash-back'), to: null },
    };
  }
  const onBoard = reach(question, view);
  const rest = options.filter(({ answer }) => !onBoard.has(answer));
  const ways = rest.filter(({ say }) => !out.has(say));
  const loud = options.length === 1 ? options[0] : !onBoard.size && ways.length === 1 ? ways[0] : undefined;
  const help = helpFor(question, view);
  return {
    title: tell.prompt,
    ...(help ? { help } : {}),
    ways: rest.map((option) => dressed(option, tell, option === loud ? 'go' : 'quiet')),
    ...(aims(question, view).size > 0 ? { turn: { text: t('table-as-list'), to: 'all' as const } } : {}),
  };
}

/** Cards to be discarded before drawing: they are touched in the hand. */
function amounts(question: Question, chosen: Chosen, tell: Telling): Bar {
  const plain = plainBar(question, chosen, tell, new Set());
  const give: Way = {
    answer: chosen.answer ?? -1,
    text: t('clash-discard', { n: chosen.size }),
    look: 'go',
    icon: 'check',
    ...(chosen.answer === null ? { why: plain.help ?? '' } : {}),
  };
  return { title: tell.prompt, help: t('clash-help-discard'), ways: [give] };
}
