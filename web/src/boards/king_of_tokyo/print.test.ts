// What is printed in King of Tokyo: the symbols in its sentences, the frames of its cards.
import { render } from '@testing-library/svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CardText } from '../../api/types';
import Card from '../../kit/Card.svelte';
import { pieces, useSymbols } from '../../kit/symbol-text';
import { faceOf, printed } from '../../table/books.svelte';
import { printOf } from '../../table/prints';
import { frames, symbols } from './cards';

describe('symbols in texts', () => {
  beforeAll(() => useSymbols(symbols));
  const shown = (text: string) => pieces(text).map(({ text, icon }) => (icon ? `<${icon}>` : text));
  it.each([
    ['Gain 2 VP. All others lose 3 hearts.', ['Gain 2 ', '<vp>', '. All others lose 3 ', '<heart>', '.']],
    ['perd 1 Cœur et 2 Énergies', ['perd 1 ', '<heart>', ' et 2 ', '<energy>']],
    ['✸ ♥ 3', ['<smash>', ' ', '<heart>', ' 3']],
    ['The energy of 2 heartless', ['The energy of 2 heartless']],
    ['', []],
  ])('%s', (text, expected) => expect(shown(text)).toEqual(expected));
});

describe('a card', () => {
  const card = { id: 'x', name: 'X', type: 'gift', set: 's', text: '' } as CardText;
  const types = { gift: 'Cadeau' };

  it('is printed in the frame of its type, which is called as the game calls it', () => {
    const [book] = printed({ cards: [card], types }, { pictures: { ice: 'w x' }, frames, symbols });
    const { container } = render(Card, { ...faceOf('x', book) });
    expect(container.querySelector('.card.evolution .card-kind')?.textContent?.trim()).toBe('Cadeau');
    expect(book?.icon).toBe('ice');
  });

  it('of a game that is played like another is printed like it', async () => {
    expect((await printOf('no_such_game', 'king_of_tokyo')).frames).toBe(frames);
  });
});
