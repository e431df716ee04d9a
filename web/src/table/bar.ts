// The question bar of any game: all that the board does not offer itself, as buttons and boxes.
import type { Option, Question } from '../api/types';
import { t } from '../i18n/text.svelte';
import type { Bar, Chosen, Items, Telling, Way } from './board';
import { samePlace } from './pointing';

/** A button for an option. */
export function way(option: Option, tell: Telling, look: Way['look'] = 'quiet'): Way {
  const card = option.args?.card;
  const named: Way = { answer: option.answer, text: tell.option(option), look };
  return typeof card === 'string' ? { ...named, card } : named;
}

/**
 * What stands in the bar: all that is not on the board itself (`reach`, by answer); if the player asks for a list, that
 * too; if a thing was clicked to which several options point, only these.
 */
function inBar(options: readonly Option[] = [], chosen: Chosen, reach: ReadonlySet<number>): Option[] {
  const { at } = chosen;
  if (at === 'all') return [...options];
  if (at) return options.filter((option) => samePlace(option.at, at));
  return options.filter((option) => !reach.has(option.answer));
}

/** A bar whose player may have what stands on the board as a list too, and come back from what was narrowed. */
export function turning(bar: Bar, chosen: Chosen, reach: ReadonlySet<number>): Bar {
  if (chosen.at) return { ...bar, turn: { text: t('table-on-board'), to: null } };
  if (!reach.size) return bar;
  return {
    ...bar,
    help: [bar.help, t('table-help-board')].filter(Boolean).join(' · '),
    turn: { text: t('table-as-list'), to: 'all' },
  };
}

/** The buttons of a question, without those whose options the board offers itself. */
export function plainBar(question: Question, chosen: Chosen, tell: Telling, reach: ReadonlySet<number>): Bar {
  const form = question.form ?? 'choose';
  switch (form) {
    case 'choose': {
      const options = inBar(question.options, chosen, reach);
      const only = question.options?.length === 1;
      return {
        title: tell.prompt,
        ways: options.map((option) => way(option, tell, only ? 'go' : 'quiet')),
      };
    }
    case 'subset':
    case 'pick':
    case 'amounts':
    case 'order':
      return several(form, question, chosen, tell, reach);
    default:
      return noSuchForm(form);
  }
}

/** A question for which several things are put together: the items, how far it is, and one button that gives it. */
function several(
  form: Items['form'],
  question: Question,
  chosen: Chosen,
  tell: Telling,
  reach: ReadonlySet<number>,
): Bar {
  const items = question.items ?? [];
  // Only the items of a subset have numbers of their own; those of the other forms never stand for an answer.
  const listed = inBar(items, chosen, form === 'subset' ? reach : new Set());
  const list = listed.map((item) => ({ value: item.answer, text: tell.option(item), of: item.of ?? 1 }));
  const help = howFar(form, question, chosen);
  const give: Way = {
    answer: chosen.answer ?? -1,
    text: form === 'order' ? t('table-this-order') : t('table-these', { n: chosen.size }),
    look: 'go',
    icon: 'check',
    ...(chosen.answer === null ? { why: help } : {}),
  };
  return {
    title: tell.prompt,
    help,
    ways: [...inBar(question.also, chosen, reach).map((option) => way(option, tell)), give],
    ...(list.length ? { items: { form, list } } : {}),
  };
}

/** What is asked for and how much of it is there: `choose 2 to 3: 1 chosen`. */
function howFar(form: Items['form'], question: Question, chosen: Chosen): string {
  const [n, of] = [chosen.size, question.items?.length ?? 0];
  if (form === 'subset') return t('table-picked', { n, of });
  if (form === 'order') return t('table-placed', { n, of });
  const [least, most] = [question.least ?? 0, question.most ?? 0];
  const how = least === most ? 'exactly' : least === 0 ? 'up-to' : 'from-to';
  return t(form === 'pick' ? 'table-chosen' : 'table-taken', { how, least, most, n });
}

/** The compiler finds a new form here; a server that is newer than the page is told plainly. */
export function noSuchForm(form: never): never {
  throw new Error(`This page does not know questions of the form ${String(form)}.`);
}
