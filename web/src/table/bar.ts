// The question bar of any game: all that the board does not offer itself, as buttons.
import type { Option, Question } from '../api/types';
import { t } from '../i18n/text.svelte';
import type { Bar, Chosen, Telling, Way } from './board';

/** A button for an option. */
export function way(option: Option, tell: Telling, look: Way['look'] = 'quiet'): Way {
  const card = option.args?.card;
  const named: Way = { answer: option.answer, text: tell.option(option), look };
  return typeof card === 'string' ? { ...named, card } : named;
}

/** The buttons of a question, without those whose options the board offers itself. */
export function plainBar(question: Question, chosen: Chosen, tell: Telling, reach: ReadonlySet<number>): Bar {
  const form = question.form ?? 'choose';
  switch (form) {
    case 'choose': {
      const options = (question.options ?? []).filter((option) => !reach.has(option.answer));
      const only = question.options?.length === 1;
      return { title: tell.prompt, ways: options.map((option) => way(option, tell, only ? 'go' : 'quiet')) };
    }
    case 'subset':
      return {
        title: tell.prompt,
        help: t('table-picked', { n: chosen.size, of: question.items?.length ?? 0 }),
        ways: [
          ...(question.also ?? [])
            .filter((option) => !reach.has(option.answer))
            .map((option) => way(option, tell)),
          { answer: chosen.sum, text: t('table-these', { n: chosen.size }), look: 'go', icon: 'check' },
        ],
      };
    default:
      return noSuchForm(form);
  }
}

/** The compiler finds a new form here; a server that is newer than the page is told plainly. */
export function noSuchForm(form: never): never {
  throw new Error(`This page does not know questions of the form ${String(form)}.`);
}
