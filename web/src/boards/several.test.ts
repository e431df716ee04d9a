// Questions for which several things are put together: some of many, amounts, an order.
import { fireEvent, render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Option, Question, TableInfo } from '../api/types';
import * as tokyo from './king_of_tokyo';
import * as duel from './king_of_tokyo_duel';
import * as generic from './generic';
import type { BoardModule } from '../table/board';
import { amountsOf, order, pick } from '../table/forms';
import { Words } from '../i18n/words';
import { plainBar } from '../table/bar';
import { LiveTable } from '../table/live.svelte';
import { Selection } from '../table/selection.svelte';
import TableView from '../table/TableView.svelte';
import { telling } from '../table/words.svelte';
import { cartography } from '../testing/server';

const words = new Words('en', [
  {
    lang: 'en',
    source: [
      'ask = Which ones?',
      'opt-a = Ape',
      'opt-b = Bear',
      'opt-c = Crab',
      'opt-d = Dog',
      'pass = Pass',
    ].join('\n'),
  },
]);
const NAMES = ['Ape', 'Bear', 'Crab', 'Dog'];
const items = (of: readonly number[]): Option[] =>
  of.map((n, i) => ({ answer: i, say: `opt-${'abcd'[i]}`, ...(n === 1 ? {} : { of: n }) }));
const ask = (
  form: NonNullable<Question['form']>,
  of: readonly number[],
  count: number,
  [least, most] = [0, 0],
): Question => ({
  ...{ number: 7, seat: 0, kind: 'some', say: 'ask', form, items: items(of), least, most },
  also: [{ answer: count, say: 'pass' }],
  count: count + 1,
});
const PICK = ask('pick', [1, 1, 1, 1], 10, [2, 3]);
const AMOUNTS = ask('amounts', [2, 3, 1], 16, [2, 4]);
const ORDER = ask('order', [1, 1, 1], 6);

function show(question: Question, module: unknown = generic) {
  const table = new LiveTable({ manner: () => ({ speed: 0, calm: true }), sound: () => {} });
  table.use(module as BoardModule, cartography);
  const info: TableInfo = {
    ...{ id: 't', game: 'test', rules: 1, options: {}, state: 'playing', opened: 0, changed: 0 },
    seats: [{ seat: 0, held_by: 'player', name: 'Ann', here: true }],
  };
  table.hear({ type: 'welcome', seat: 0, table: info, view: { turn: 1 }, question });
  const answer = vi.fn((_n: number) => {});
  const page = render(TableView, {
    ...{
      table,
      told: cartography,
      words,
      answer,
      module: module as BoardModule,
      cards: new Map(),
      line: 'here',
    },
    ...{ say: () => true, concede: () => {}, leave: () => {}, rematch: () => {} },
    ...{ notThisTurn: false, onnotthisturn: () => {} },
  });
  const bar = page.container.querySelector<HTMLElement>('.question')!;
  const give = () => bar.querySelector<HTMLElement>('[data-loud]')!;
  return { table, answer, page, bar, give };
}

describe('the number of a selection', () => {
  const begun = (question: Question) => {
    const chosen = new Selection();
    chosen.begin(question);
    return chosen;
  };

  it('reaches every pick by clicks, and no more than may be', () => {
    for (let n = 0; n < 10; n++) {
      const chosen = begun(PICK);
      for (const item of pick(n, 4, 2, 3).toReversed()) chosen.toggle(item);
      expect(chosen.answer).toBe(n);
    }
    const chosen = begun(PICK);
    for (const item of [0, 1, 2, 3]) chosen.toggle(item);
    expect(chosen.values).toEqual([0, 1, 2]);
    expect([chosen.room(3), chosen.has(3)]).toEqual([0, false]);
    chosen.set([0]);
    expect(chosen.answer).toBeNull();
  });

  it('changes its mind at once where only one can be picked', () => {
    const chosen = begun(ask('pick', [1, 1, 1], 3, [1, 1]));
    chosen.toggle(0);
    chosen.toggle(2);
    expect([chosen.values, chosen.answer]).toEqual([[2], 2]);
  });

  it('reaches every amount, and never takes more than there is or may be', () => {
    for (let n = 0; n < 16; n++) {
      const chosen = begun(AMOUNTS);
      amountsOf(n, [2, 3, 1], 2, 4).forEach((many, item) => chosen.take(item, many));
      expect(chosen.answer).toBe(n);
    }
    const chosen = begun(AMOUNTS);
    chosen.take(0, 9);
    chosen.take(1, 9);
    expect([chosen.count(0), chosen.count(1), chosen.size, chosen.room(2)]).toEqual([2, 2, 4, 0]);
    chosen.take(0, -1);
    expect(chosen.count(0)).toBe(0);
  });

  it('reaches every order, also by moving', () => {
    for (let n = 0; n < 6; n++) {
      const chosen = begun(ORDER);
      for (const item of order(n, 3)) chosen.toggle(item);
      expect(chosen.answer).toBe(n);
    }
    const chosen = begun(ORDER);
    chosen.set([0, 1]);
    expect(chosen.answer).toBeNull();
    chosen.toggle(2);
    chosen.move(2, -1);
    expect(chosen.values).toEqual([0, 2, 1]);
    chosen.move(0, -1);
    expect(chosen.values).toEqual([0, 2, 1]);
  });
});

describe.each([
  ['the generic board', generic],
  ['the board of King of Tokyo', tokyo],
  ['the board of the duel', duel],
])('the bar of %s', (_name, module) => {
  const barOf = (question: Question) => {
    const chosen = new Selection();
    chosen.begin(question);
    const tell = telling(words, question, { names: ['Ann'], you: 0 });
    const make = (module as unknown as BoardModule).bar;
    return make ? make(question, chosen, { dice: [] }, tell) : plainBar(question, chosen, tell, new Set());
  };
  it.each([PICK, AMOUNTS, ORDER])('knows questions of the form $form', (question) => {
    const bar = barOf(question);
    expect(bar.items?.form).toBe(question.form);
    expect(bar.items?.list.map(({ text }) => text)).toEqual(NAMES.slice(0, question.items?.length));
    expect(bar.ways.map(({ answer, why }) => [answer, why !== undefined])).toEqual([
      [question.count - 1, false],
      [-1, true],
    ]);
  });
});

describe('some of many things', () => {
  it('are ticked; the button says why it waits', async () => {
    const { answer, give, bar } = show(PICK);
    const user = userEvent.setup();
    expect(bar).toHaveTextContent('Choose 2 to 3: 0 chosen');
    await user.click(screen.getByLabelText('Bear'));
    expect(give()).toHaveAttribute('aria-disabled', 'true');
    expect(give()).toHaveAccessibleDescription('Choose 2 to 3: 1 chosen');
    await user.click(give());
    expect(answer).not.toHaveBeenCalled();
    await user.click(screen.getByLabelText('Dog'));
    await user.click(give());
    expect(answer).toHaveBeenLastCalledWith(4);
    await user.click(screen.getByLabelText('Ape'));
    expect(screen.getByLabelText('Crab')).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByLabelText('Crab'));
    expect(screen.getByLabelText('Crab')).not.toBeChecked();
    await user.click(screen.getByText('Pass'));
    expect(answer).toHaveBeenLastCalledWith(10);
  });

  it('may have the number of another answer without being taken for it', () => {
    const whole: Question = { ...ask('pick', [1, 1], 1, [2, 2]) };
    const { bar } = show(whole);
    expect(within(bar).getByText('Pass')).toBeInTheDocument();
    expect(screen.getByLabelText('Bear')).toBeInTheDocument();
  });
});

describe('amounts', () => {
  it('are counted by buttons and by keys, and the total is told', async () => {
    const { answer, give, bar, table } = show(AMOUNTS);
    const user = userEvent.setup();
    await user.click(screen.getByLabelText('One more: Ape'));
    expect(bar).toHaveTextContent('Take 2 to 4 in all: 1 taken');
    expect(give()).toHaveAttribute('aria-disabled', 'true');
    const bears = screen.getByRole('spinbutton', { name: 'Bear' });
    bears.focus();
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowDown}');
    expect(bears).toHaveAttribute('aria-valuenow', '2');
    expect(bears).toHaveAttribute('aria-valuetext', '2 of 3');
    await user.click(screen.getByLabelText('One more: Crab'));
    expect(screen.getByLabelText('One more: Bear')).toBeDisabled();
    await user.click(screen.getByLabelText('One less: Ape'));
    expect(table.chosen.size).toBe(3);
    await user.click(give());
    expect(amountsOf(answer.mock.lastCall![0], [2, 3, 1], 2, 4)).toEqual([0, 2, 1]);
  });
});

describe('an order', () => {
  it('is made by clicking, moved by keys, and taken apart again', async () => {
    const { answer, give, bar, page } = show(ORDER);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Crab: place as number 1' }));
    await user.click(screen.getByRole('button', { name: 'Ape: place as number 2' }));
    expect(bar).toHaveTextContent('Put all 3 in order: 2 placed');
    expect(give()).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByText('Take the last one off'));
    await user.click(screen.getByRole('button', { name: 'Bear: place as number 2' }));
    expect(document.activeElement).toHaveAccessibleName('Ape: place as number 3');
    await user.keyboard('{Enter}');
    expect(document.activeElement).toHaveAccessibleName('Ape, number 3 of 3');
    await user.keyboard('{ArrowLeft}');
    expect(document.activeElement).toHaveAccessibleName('Ape, number 2 of 3');
    expect(within(page.container).getByText('Ape, number 2 of 3')).toBeInTheDocument();
    await user.click(give());
    expect(order(answer.mock.lastCall![0], 3)).toEqual([2, 0, 1]);
    await fireEvent.click(screen.getByRole('button', { name: 'Crab, number 1 of 3' }));
    expect(give()).toHaveAttribute('aria-disabled', 'true');
  });
});
