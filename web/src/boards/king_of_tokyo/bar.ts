// The question bar of King of Tokyo: the usual way on is loud, the rest is quiet.
import type { Option, Question } from '../../api/types';
import { t } from '../../i18n/text.svelte';
import type { IconName } from '../../kit/icon-names';
import { noSuchForm, plainBar, way } from '../../table/bar';
import type { Bar, Chosen, Telling, Way } from '../../table/board';
import { reach } from './places';
import type { View } from './tokyo';

/** What goes on when nothing is chosen: usual where nothing is lost by it. */
const usual = new Set(['opt-done', 'opt-yes', 'opt-choice-yes', 'opt-heart-self']);

const icons: Record<string, IconName> = {
  'opt-group-numbers': 'vp',
  'opt-group-energy': 'energy',
  'opt-group-hearts': 'heart',
  'opt-group-smash': 'smash',
  'opt-heart-self': 'heart',
  'opt-heart-poison': 'poison',
  'opt-heart-shrink': 'shrink',
  'opt-heart-other': 'heart',
  'opt-choice-energy': 'energy',
  'opt-choice-vp': 'vp',
  'opt-choice-heart': 'heart',
  'opt-poison': 'poison',
  'opt-reward': 'energy',
  'opt-yield': 'move',
  'opt-stay': 'building',
  'opt-use': 'cards',
  'opt-done': 'check',
};

const dressed = (option: Option, tell: Telling): Way => {
  const button = way(option, tell, usual.has(option.say) ? 'go' : 'quiet');
  const icon = icons[option.say];
  return icon ? { ...button, icon } : button;
};

/** One loud button at most. Using a card never is: nobody spends one by a key. */
function oneLoud(ways: Way[]): Way[] {
  const loud = ways.filter((each) => each.look !== 'quiet');
  if (loud.length > 1) return ways.map((each) => (each === loud[0] ? each : { ...each, look: 'quiet' }));
  return ways.length === 1 ? ways.map((each) => ({ ...each, look: 'go' })) : ways;
}

/** In the Buy step the way on says what it does. */
function named(question: Question, each: Way, tell: Telling): Way {
  const isDone = question.kind === 'buy' && each.icon === 'check';
  return isDone ? { ...each, text: tell.words.first('opt-none') ?? each.text } : each;
}

/** What is asked, and the buttons for all that is not on the table. */
export function bar(question: Question, chosen: Chosen, _view: View, tell: Telling): Bar {
  const form = question.form ?? 'choose';
  const onTable = reach(question);
  switch (form) {
    case 'choose': {
      const plain = (question.options ?? []).filter((option) => !onTable.has(option.answer));
      const help = question.kind === 'buy' ? t('tokyo-help-buy') : undefined;
      const ways = plain.map((option) => dressed(option, tell)).map((each) => named(question, each, tell));
      return { title: tell.prompt, ...(help ? { help } : {}), ways: oneLoud(ways) };
    }
    case 'subset': {
      const also = (question.also ?? []).map((option) => dressed(option, tell));
      if (question.kind === 'keep_dice') return keeping(question, chosen, tell, also);
      if (question.kind === 'reroll' || question.kind === 'dice') {
        const text = t(question.kind === 'reroll' ? 'tokyo-reroll' : 'tokyo-turn-dice', { n: chosen.size });
        return {
          title: tell.prompt,
          ways: [...also, { answer: chosen.sum, text, look: 'go', icon: 'dice' }],
        };
      }
      return plainBar(question, chosen, tell, onTable);
    }
    case 'pick':
    case 'amounts':
    case 'order':
      return plainBar(question, chosen, tell, new Set());
    default:
      return noSuchForm(form);
  }
}

function keeping(question: Question, chosen: Chosen, tell: Telling, also: Way[]): Bar {
  const items = question.items ?? [];
  const all = items.reduce((sum, item) => sum + item.answer, 0);
  const rolled = items.length - chosen.size;
  const stop: Way = {
    answer: all,
    text: t('tokyo-stop'),
    look: rolled === 0 ? 'go' : 'quiet',
    icon: 'check',
  };
  const roll: Way = { answer: chosen.sum, text: t('tokyo-roll', { n: rolled }), look: 'go', icon: 'dice' };
  return {
    title: tell.prompt,
    help: t('tokyo-kept', { kept: chosen.size, rolled }),
    ways: rolled === 0 ? [...also, stop] : [...also, stop, roll],
  };
}
