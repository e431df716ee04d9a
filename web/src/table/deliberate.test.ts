// First chosen, then done: one touch never spends or reveals, and the card can be read where it is asked about.
import { fireEvent, render } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import type { Question, TableInfo } from '../api/types';
import * as generic from '../boards/generic';
import { settings } from '../settings/settings.svelte';
import { cartography } from '../testing/server';
import type { BoardModule } from './board';
import type { BookCard } from './books.svelte';
import { cartographyWords } from '../testing/tables/read';
import { LiveTable } from './live.svelte';
import TableView from './TableView.svelte';

const ASKED: Question = {
  ...{ number: 3, seat: 0, kind: 'some', say: 'ask', form: 'choose', count: 4 },
  options: [
    { answer: 0, say: 'pass' },
    { answer: 1, say: 'buy', args: { card: 'jets', price: 5 } },
    { answer: 2, say: 'sweep', args: { price: 2 } },
    { answer: 3, say: 'look', args: { space: 'a' } },
  ],
} as Question;

const jets = { id: 'jets', name: 'Jets', text: 'Lose less when you leave.' } as BookCard;

function show(question = ASKED) {
  const table = new LiveTable({ manner: () => ({ speed: 0, calm: true }), sound: () => {} });
  const module = generic as unknown as BoardModule;
  table.use(module, cartography);
  const info: TableInfo = {
    ...{ id: 't', game: 'cartography', rules: 1, options: {}, state: 'playing', opened: 0, changed: 0 },
    seats: [{ seat: 0, held_by: 'player', name: 'Ann', here: true }],
  };
  table.hear({ type: 'welcome', seat: 0, table: info, view: { turn: 1 }, question });
  const answer = vi.fn((_n: number) => {});
  const { container } = render(TableView, {
    ...{ table, told: cartography, module, answer, words: cartographyWords('en'), line: 'here' },
    cards: new Map([['jets', jets]]),
    ...{ say: () => true, concede: () => {}, leave: () => {}, rematch: () => {} },
    ...{ notThisTurn: false, onnotthisturn: () => {} },
  });
  const button = (n: number) => container.querySelector<HTMLButtonElement>(`.ways [data-answer='${n}']`)!;
  const back = () => container.querySelector<HTMLButtonElement>('.ways button:not([data-answer])')!;
  const reading = () => container.querySelector('.reading')?.textContent ?? '';
  return { answer, button, back, reading, container };
}

describe('what spends or reveals', () => {
  it.each([1, 2])('is chosen by the first touch and done by the second: option %i', async (n) => {
    const { answer, button } = show();
    await fireEvent.click(button(n));
    expect(answer).not.toHaveBeenCalled();
    await fireEvent.click(button(n));
    expect(answer).toHaveBeenCalledExactlyOnceWith(n);
  });

  it('can be put back', async () => {
    const { answer, button, back } = show();
    await fireEvent.click(button(1));
    expect(button(0)).toBeNull();
    await fireEvent.click(back());
    expect(button(0)).toBeTruthy();
    expect(answer).not.toHaveBeenCalled();
  });

  it('is done by no key alone', async () => {
    const { answer, button } = show();
    await fireEvent.click(button(1));
    await fireEvent.keyDown(window, { key: 'Enter' });
    await fireEvent.keyDown(window, { key: 'Enter' });
    expect(answer).not.toHaveBeenCalled();
  });

  it('is done at once for whoever likes it so', async () => {
    settings.firstTouch = true;
    const { answer, button } = show();
    await fireEvent.click(button(1));
    expect(answer).toHaveBeenCalledExactlyOnceWith(1);
  });
});

it.each([0, 3])('what costs nothing is done at once: option %i', async (n) => {
  const { answer, button } = show();
  await fireEvent.click(button(n));
  expect(answer).toHaveBeenCalledExactlyOnceWith(n);
});

describe('the card that is asked about', () => {
  it('is read in the bar when it is the only one, or the chosen one', async () => {
    expect(show().reading()).toBe('Jets Lose less when you leave.');
    const two = {
      ...ASKED,
      options: [...ASKED.options!, { answer: 4, say: 'buy', args: { card: 'wings' } }],
    };
    const { button, reading } = show(two);
    expect(reading()).toBe('');
    await fireEvent.click(button(1));
    expect(reading()).toContain('Lose less');
  });

  it('is the one that asks, where no other is offered', () => {
    const { reading } = show({ ...ASKED, card: 'jets', options: [{ answer: 0, say: 'pass' }] });
    expect(reading()).toContain('Lose less');
  });
});
