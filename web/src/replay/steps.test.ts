import { describe, expect, it } from 'vitest';
import {
  addressOf,
  fromSearch,
  wishesOf,
  nextTurn,
  PAGE,
  pageOf,
  previousTurn,
  turnAt,
  turnOf,
  within,
} from './steps';

const turns = [0, 4, 4, 9, 20];

describe('steps', () => {
  it('stay within the game', () => {
    expect(within(-3, 10)).toBe(0);
    expect(within(99, 10)).toBe(9);
    expect(within(4.9, 10)).toBe(4);
    expect(within(Number.NaN, 10)).toBe(0);
    expect(within(5, 0)).toBe(0);
  });

  it('come in pages', () => {
    expect(pageOf(0)).toBe(0);
    expect(pageOf(PAGE - 1)).toBe(0);
    expect(pageOf(PAGE)).toBe(PAGE);
  });
});

describe('turns', () => {
  it('hold the steps from their beginning on', () => {
    expect(turnAt(turns, 0)).toBe(1);
    expect(turnAt(turns, 3)).toBe(1);
    expect(turnAt(turns, 4)).toBe(3);
    expect(turnAt(turns, 8)).toBe(3);
    expect(turnAt(turns, 100)).toBe(5);
    expect(turnAt([3], 2)).toBe(0);
  });

  it('follow each other', () => {
    expect(nextTurn(turns, 0, 30)).toBe(4);
    expect(nextTurn(turns, 4, 30)).toBe(9);
    expect(nextTurn(turns, 20, 30)).toBe(29);
    expect(previousTurn(turns, 25)).toBe(20);
    expect(previousTurn(turns, 20)).toBe(9);
    expect(previousTurn(turns, 0)).toBe(0);
  });
});

describe('addresses', () => {
  it('name the step and the seat', () => {
    expect(addressOf('abc', 0, -1)).toBe('/replay/abc');
    expect(addressOf('a/b', 12, 1)).toBe('/replay/a%2Fb?step=12&seat=1');
  });

  it('are read back', () => {
    for (const [step, seat] of [
      [0, -1],
      [12, 0],
      [7, -1],
      [0, 5],
    ] as const)
      expect(fromSearch(new URL(addressOf('x', step, seat), 'http://here').search)).toEqual({ step, seat });
  });

  it('with nonsense show the beginning', () => {
    expect(fromSearch('?step=banana&seat=-7')).toEqual({ step: 0, seat: -1 });
    expect(fromSearch('?step=-4&seat=1e3')).toEqual({ step: 0, seat: -1 });
  });
});

describe('wishes of an address', () => {
  it('are to play on, and to look back', () => {
    expect(wishesOf('?step=4&play-on')).toEqual({ playOn: true, review: false });
    expect(wishesOf('?review')).toEqual({ playOn: false, review: true });
    expect(wishesOf('')).toEqual({ playOn: false, review: false });
  });
});

describe('what belongs to a turn', () => {
  const begins = (event: string) => event.startsWith('turn');

  it('leaves out the end of the turn before, and has its own end', () => {
    const steps = [['bought', 'ended', 'turn 2', 'rolled'], ['smashed'], ['ended 2', 'turn 3', 'rolled 3']];
    expect(turnOf(steps, begins)).toEqual(['turn 2', 'rolled', 'smashed', 'ended 2']);
  });

  it('goes on to the end of the game', () => {
    expect(turnOf([['turn 9', 'rolled'], ['over']], begins)).toEqual(['turn 9', 'rolled', 'over']);
  });

  it('ends where a step holds the next turn too', () => {
    const step = ['ended', 'turn 1', 'passed', 'turn 2', 'rolled'];
    expect(turnOf([step], begins)).toEqual(['turn 1', 'passed']);
    expect(turnOf([step, ['ended 2', 'turn 3']], begins, 1)).toEqual(['turn 2', 'rolled', 'ended 2']);
  });
});
