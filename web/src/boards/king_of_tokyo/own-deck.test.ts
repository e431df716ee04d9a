// A draft shows what one has picked, and a Gift says whose it is.
import { render, screen } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { wordsFor } from '../../testing/tables/read';
import { tabs } from './index';
import Mine from './Mine.svelte';
import Seat from './Seat.svelte';
import type { View } from './tokyo';

const words = wordsFor(['king_of_tokyo']);
const monster = (seat: number, id: string, cards: object[] = []) => ({
  seat,
  monster: id,
  hearts: 10,
  max_hearts: 10,
  energy: 0,
  vp: 0,
  alive: true,
  cards: [],
  evolutions: cards,
});
const view = (phase: string, more: object = {}, front: object[] = []) =>
  ({
    seat: 0,
    phase,
    market: [],
    monsters: [monster(0, 'gigazaur', front), monster(1, 'kraken')],
    own_deck: ['bamboo_supply', 'black_diamond'],
    ...more,
  }) as unknown as View;
const around = { cards: new Map(), words, open: () => {} };
const mine = (shown: View) =>
  render(Mine, {
    ...around,
    view: shown,
    me: 0,
    uses: new Map(),
    whyNot: () => '',
    busy: true,
    answer: () => {},
  });

describe('my own Evolution deck', () => {
  it('is my picks during a draft', () => {
    const shown = view('setup');
    mine(shown);
    expect(screen.getByRole('heading').textContent).toContain('Your picks');
    expect(screen.getByText('bamboo supply')).toBeTruthy();
    expect(screen.queryByText('No cards yet')).toBeNull();
    expect(tabs(shown, 0)[0]?.count).toBe(2);
  });

  it('lies face down during the game, and is listed in my sheet alone', () => {
    const shown = view('roll');
    mine(shown);
    expect(screen.queryByText('bamboo supply')).toBeNull();
    expect(tabs(shown, 0)[0]?.count).toBe(0);
    const { unmount } = render(Seat, { ...around, game: 'king_of_tokyo', view: shown, seat: 0 });
    expect(screen.getByRole('heading', { name: 'Your Evolution deck' })).toBeTruthy();
    unmount();
    render(Seat, { ...around, game: 'king_of_tokyo', view: shown, seat: 1 });
    expect(screen.queryByRole('heading', { name: 'Your Evolution deck' })).toBeNull();
  });
});

it('a card of somebody else says whose it is, on the table and in the sheet', () => {
  const shown = view('roll', {}, [
    { id: 1, card: 'a_gift', owner: 1 },
    { id: 2, card: 'my_own', owner: -1 },
  ]);
  mine(shown);
  expect(screen.getAllByText('of Kraken')).toHaveLength(1);
  render(Seat, { ...around, game: 'king_of_tokyo', view: shown, seat: 0 });
  expect(screen.getAllByText('of Kraken')).toHaveLength(2);
});
