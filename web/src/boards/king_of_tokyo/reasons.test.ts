// What is hatched says what is missing, where the view tells it.
import { render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import type { Question } from '../../api/types';
import { learn } from '../../i18n/text.svelte';
import type { BookCard, CardBook } from '../../table/books.svelte';
import { wordsFor } from '../../testing/tables/read';
import Market from './Market.svelte';
import Mine from './Mine.svelte';
import { places } from './places';
import { whyNotBuy, whyNotPlay, whyNotSweep } from './reasons';
import type { View } from './tokyo';

const card = (id: string, cost: number | null, timing = ''): [string, BookCard] => [
  id,
  { id, name: id, type: 'keep', set: 'base', text: '', cost, timing } as BookCard,
];
const cards: CardBook = new Map([
  card('wings', 6),
  card('heal', 3),
  card('army', 2),
  card('nine_lives', null, 'When you lose hearts.'),
]);
const view = (energy: number, front: string[] = []) =>
  ({
    market: ['wings', 'heal', 'army'],
    discard: [],
    deck: 9,
    top: '',
    hand: [{ id: 7, card: 'nine_lives' }],
    monsters: [{ seat: 0, energy, cards: front.map((each, id) => ({ id, card: each })), evolutions: [] }],
  }) as unknown as View;
const asked = { number: 1, seat: 0, kind: 'buy', say: 'ask-buy', options: [] } as unknown as Question;
afterEach(() => learn('en'));

describe('a card of the Market', () => {
  it('says how much energy is there and how much it costs', () => {
    expect(whyNotBuy(view(2), 0, 0, new Map(), cards)).toBe('You have 2 of 6 energy.');
  });

  it('counts what I save, where another card shows it', () => {
    expect(whyNotBuy(view(2, ['alien_metabolism']), 0, 0, new Map([[1, 2]]), cards)).toBe(
      'You have 2 of 5 energy.',
    );
  });

  it('names no price that cannot be known', () => {
    expect(whyNotBuy(view(1, ['alien_metabolism']), 0, 1, new Map(), cards)).toBe(
      'You have 1 energy: too little.',
    );
  });

  it('says nothing where energy is not what is missing', () => {
    expect(whyNotBuy(view(9), 0, 0, new Map(), cards)).toBe('');
    expect(whyNotBuy(view(3), 0, 1, new Map([[1, 3]]), cards)).toBe('');
    expect(whyNotBuy(view(2), 0, 0, new Map(), new Map())).toBe('');
    expect(whyNotBuy(view(2), -1, 0, new Map(), cards)).toBe('');
  });
});

it('sweeping needs two energy', () => {
  expect(whyNotSweep(view(1), 0)).toBe('You have 1 of 2 energy.');
  expect(whyNotSweep(view(2), 0)).toBe('');
});

it('an Evolution says when it is played, unless it can be played now or nobody asks me', () => {
  const nine = cards.get('nine_lives');
  expect(whyNotPlay(asked, new Map(), 'nine_lives', nine)).toBe(
    'Cannot be played now. When you lose hearts.',
  );
  expect(whyNotPlay(asked, new Map([['nine_lives', 3]]), 'nine_lives', nine)).toBe('');
  expect(whyNotPlay(null, new Map(), 'nine_lives', nine)).toBe('');
});

describe('on the board', () => {
  it.each([
    ['en', 'You have 2 of 6 energy.'],
    ['fr', 'Énergie\u202f: vous en avez 2 sur 6.'],
  ] as const)('the reason is a tooltip and is read aloud: %s', async (lang, text) => {
    await learn(lang);
    const opened: unknown[] = [];
    const prices = new Map([[2, 2]]);
    render(Market, {
      held: -1,
      view: view(2),
      words: wordsFor(['king_of_tokyo'], lang),
      cards,
      cues: [],
      found: places({
        ...asked,
        options: [{ answer: 1, say: 'opt-buy', args: { card: 'army', slot: 2, price: 2 } }],
      }),
      buying: true,
      prices,
      whyNot: (slot) => whyNotBuy(view(2), 0, slot, prices, cards),
      whyNotSweep: '',
      busy: false,
      answer: () => {},
      open: (sheet) => opened.push(sheet),
    });
    const wings = screen.getByRole('button', { name: new RegExp(`wings.*${text}`, 's') });
    expect(wings.firstElementChild?.getAttribute('title')).toBe(text);
    wings.click();
    expect(opened).toEqual([{ kind: 'card', id: 'wings', why: text }]);
  });

  it('an Evolution of the hand tells it too', () => {
    render(Mine, {
      view: view(2),
      me: 0,
      words: wordsFor(['king_of_tokyo']),
      cards,
      uses: new Map(),
      whyNot: (id) => whyNotPlay(asked, new Map(), id, cards.get(id)),
      busy: false,
      answer: () => {},
      open: () => {},
    });
    expect(screen.getByTitle('Cannot be played now. When you lose hearts.')).toBeTruthy();
  });
});
