import { describe, expect, it } from 'vitest';
import { wordsFor } from '../../testing/tables/read';
import { facts, plainName, type Fact } from './facts';

const reader = {
  words: wordsFor(['king_of_tokyo']),
  cast: { names: ['Gigazaur', 'Kraken'], you: 0 },
  figure: 'monster',
  yes: 'yes',
  no: 'no',
  none: 'none',
};
const read = (value: unknown) => facts(value, reader);
const value = (name: string, value: string): Fact => ({ kind: 'value', name, value });

describe('a view as facts', () => {
  it('names things for people', () => {
    expect(plainName('rolls_left')).toBe('Rolls left');
  });

  it('tells numbers, truths, seats, cards and dice in words', () => {
    expect(
      read({ turn: 3, bay_open: true, active: 1, top: 'mimic', dice: [0, 4], winners: [], loss: null }),
    ).toEqual([
      value('Turn', '3'),
      value('Bay open', 'yes'),
      value('Active', 'Kraken'),
      value('Top', 'Mimic'),
      value('Dice', '1, smash'),
      value('Winners', 'none'),
      value('Loss', 'none'),
    ]);
  });

  it('keeps the order and the nesting, and calls each of several by its own name', () => {
    expect(
      read({
        monsters: [
          { monster: 'kraken', hearts: 8 },
          { seat: 0, cards: [{ id: 3 }] },
        ],
      }),
    ).toEqual([
      {
        kind: 'group',
        name: 'Monsters',
        facts: [
          { kind: 'group', name: 'Kraken', facts: [value('Monster', 'Kraken'), value('Hearts', '8')] },
          {
            kind: 'group',
            name: 'Gigazaur',
            facts: [
              value('Seat', 'Gigazaur'),
              {
                kind: 'group',
                name: 'Cards',
                facts: [{ kind: 'group', name: '1', facts: [value('Id', '3')] }],
              },
            ],
          },
        ],
      },
    ]);
  });

  it('does not repeat which game it is, and shows nothing of nothing', () => {
    expect(read({ game: 'king_of_tokyo' })).toEqual([]);
    expect(read(null)).toEqual([]);
  });
});
