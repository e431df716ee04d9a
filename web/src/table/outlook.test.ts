// What would happen: when the server is asked, and of which answers the bar tells.
import { fireEvent, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import type { Option, Outlook, Question, TableInfo } from '../api/types';
import * as generic from '../boards/generic';
import { cartography } from '../testing/server';
import type { BoardModule } from './board';
import { cartographyWords } from '../testing/tables/read';
import { LiveTable } from './live.svelte';
import { looks, Outlooks } from './outlook.svelte';
import type { Clockwork } from './queue';
import { Selection } from './selection.svelte';
import TableView from './TableView.svelte';

const option = (answer: number): Option => ({ answer, say: `opt-${answer}` });
const choose = (n: number, number = 1): Question =>
  ({
    ...{ number, seat: 0, kind: 'some', say: 'ask', form: 'choose', count: n },
    options: Array.from({ length: n }, (_, i) => option(i)),
  }) as Question;
const dice = (manner: 'keep' | 'some'): Question =>
  ({
    ...{ number: 1, seat: 0, kind: 'dice', say: 'ask', form: 'subset', manner, count: 9 },
    items: [1, 2, 4].map(option),
    also: [option(8)],
  }) as unknown as Question;

/** A clock that is set forward by hand. */
function clockwork() {
  let now = 0;
  const waiting: { at: number; call: () => void }[] = [];
  const clock: Clockwork = {
    now: () => now,
    after(ms, call) {
      const one = { at: now + ms, call };
      waiting.push(one);
      return () => waiting.splice(waiting.indexOf(one), waiting.includes(one) ? 1 : 0);
    },
  };
  return {
    clock,
    pass(ms: number) {
      now += ms;
      for (const each of waiting.filter(({ at }) => at <= now)) {
        waiting.splice(waiting.indexOf(each), 1);
        each.call();
      }
    },
  };
}

describe('asking what would happen', () => {
  it('waits until a question has stood for a moment, and asks once', () => {
    const { clock, pass } = clockwork();
    const ask = vi.fn();
    const outlooks = new Outlooks(ask, clock);
    outlooks.begin(choose(2, 1));
    outlooks.begin(choose(2, 2));
    pass(5000);
    expect(ask.mock.calls.map(([question, answers]) => [question.number, answers])).toEqual([[2, null]]);
    outlooks.begin(null);
    pass(5000);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('asks of what is picked only when the picking has come to rest, and never twice', () => {
    const { clock, pass } = clockwork();
    const ask = vi.fn();
    const outlooks = new Outlooks(ask, clock);
    outlooks.begin(dice('some'));
    pass(1000);
    ask.mockClear();
    for (const answer of [1, 3, 7]) {
      outlooks.want(answer);
      pass(50);
    }
    pass(1000);
    expect(ask.mock.calls.map(([, answers]) => answers)).toEqual([[7]]);
    outlooks.want(7);
    outlooks.want(null);
    pass(1000);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('forgets what was said of another question', () => {
    const outlooks = new Outlooks(() => {}, clockwork().clock);
    const answers: Outlook[] = [{ answer: 1, events: [{ event: 'Moved' }] }];
    outlooks.begin(choose(2, 1));
    outlooks.hear({ type: 'foreseen', question: 1, seat: 0, answers });
    expect(outlooks.events(1)).toHaveLength(1);
    outlooks.begin(choose(2, 2));
    expect(outlooks.events(1)).toHaveLength(0);
    outlooks.hear({ type: 'foreseen', question: 1, seat: 0, answers });
    expect(outlooks.events(1)).toHaveLength(0);
  });
});

describe('which answers the bar tells of', () => {
  const all = () => true;
  const of = (
    question: Question,
    {
      pointed = -1,
      held = null as Option | null,
      picked = [] as number[],
      has = all as (n: number) => boolean,
    } = {},
  ) => {
    const chosen = new Selection();
    chosen.begin(question, picked);
    return looks(question, chosen, pointed, held, has).map(({ answer }) => answer);
  };

  it('tells both of two ways', () => {
    expect(of(choose(2))).toEqual([0, 1]);
    expect(of(choose(2), { pointed: 1 })).toEqual([0, 1]);
    expect(of(choose(2), { has: (n) => n === 1 })).toEqual([1]);
  });
  it('tells of many only the one that is pointed at or chosen', () => {
    expect(of(choose(5))).toEqual([]);
    expect(of(choose(5), { pointed: 3 })).toEqual([3]);
    const question = choose(5);
    expect(of(question, { pointed: 3, held: question.options![1]! })).toEqual([1]);
  });
  it('tells of dice that are kept what all bring as they lie, whatever is picked', () => {
    expect(of(dice('keep'))).toEqual([7]);
    expect(of(dice('keep'), { picked: [2] })).toEqual([7]);
    expect(of(dice('keep'), { pointed: 8 })).toEqual([8]);
  });
  it('tells of other dice what the picked ones bring', () => {
    expect(of(dice('some'))).toEqual([]);
    expect(of(dice('some'), { picked: [1, 4] })).toEqual([5]);
  });
});

describe('the line in the bar', () => {
  it('says what would happen in the words of the log, for what is pointed at or focused', async () => {
    const table = new LiveTable({ manner: () => ({ speed: 0, calm: true }), sound: () => {} });
    const module = generic as unknown as BoardModule;
    table.use(module, cartography);
    const info: TableInfo = {
      ...{ id: 't', game: 'cartography', rules: 1, options: {}, state: 'playing', opened: 0, changed: 0 },
      seats: [{ seat: 0, held_by: 'player', name: 'Ann', here: true }],
    };
    table.hear({ type: 'welcome', seat: 0, table: info, view: { turn: 1 }, question: choose(4) });
    const { container } = render(TableView, {
      ...{ table, told: cartography, module, words: cartographyWords('en'), line: 'here' },
      cards: new Map(),
      ...{ answer: () => {}, say: () => true, concede: () => {}, leave: () => {}, rematch: () => {} },
      ...{ notThisTurn: false, onnotthisturn: () => {} },
    });
    const line = () => container.querySelector('.outlook')?.textContent ?? '';
    const answers = [2, 3].map((answer) => ({ answer, events: [{ event: `Happened${answer}` }] }));
    table.hear({ type: 'foreseen', question: 1, seat: 0, answers });
    await tick();
    expect(line()).toBe('');
    const button = (n: number) => container.querySelector<HTMLElement>(`.ways [data-answer='${n}']`)!;
    await fireEvent.pointerOver(button(2));
    expect(line()).toContain('Happened2');
    button(3).focus();
    await tick();
    expect(line()).toContain('Happened3');
    expect(button(3).getAttribute('aria-describedby')).toBe('question-help');
    await fireEvent.pointerOver(container.querySelector('h1')!);
    expect(line()).toBe('');

    // What could not be taken back says so on its button, and nothing else does.
    table.hear({ type: 'foreseen', question: 1, seat: 0, answers: [{ answer: 1, final: true }] });
    await tick();
    const says = [0, 1, 2, 3].map((n) => button(n).textContent?.includes('final'));
    expect(says).toEqual([false, true, false, false]);
  });
});
