import { describe, expect, it } from 'vitest';
import type { SeatInfo, TableInfo } from '../api/types';
import { learn } from '../i18n/text.svelte';
import { Words } from '../i18n/words';
import { toyGame } from '../testing/server';
import { endingOf } from './ending';

const NAMES = ['Ann', 'Ben', 'Cleo'];

/** Why a game ended in which these seats have given up, as one of them reads it. */
function why(conceded: number[], you: number, ending = 'conceded'): string {
  const seats = NAMES.map(
    (_, seat) =>
      ({ seat, held_by: 'player', stand_in: conceded.includes(seat) ? 'conceded' : '' }) as SeatInfo,
  );
  const info = { game: toyGame.name, state: 'finished', winners: [], seats, ending } as unknown as TableInfo;
  return endingOf(toyGame, info, [], new Words('en', []), { names: NAMES, you }).why;
}

describe('a game that somebody gave up', () => {
  it('says so to whom it was, and to the others', () => {
    expect(why([0], 0)).toBe('You gave up.');
    expect(why([0], 1)).toBe('Ann has given up.');
    expect(why([0, 2], 1)).toBe('Ann, Cleo have given up.');
  });

  it('says so in French', async () => {
    await learn('fr');
    try {
      expect(why([0], 0)).toBe('Vous avez abandonné.');
      expect(why([0], 1)).toBe('Ann a abandonné.');
      expect(why([0, 2], -1)).toBe('Ann, Cleo ont abandonné.');
    } finally {
      await learn('en');
    }
  });

  it('is no other one', () => expect(why([0], 0, 'vp')).toBe('The game has ended.'));
});
