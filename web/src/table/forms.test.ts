// The numbers of combined answers are those that Python gives them.
import { describe, expect, it } from 'vitest';
import fixture from './forms.fixture.json';
import {
  amounts,
  amountsAnswer,
  amountsOf,
  order,
  orderAnswer,
  orders,
  pick,
  pickAnswer,
  picks,
} from './forms';

type Cases = [answer: number, chosen: number[]][];
const cases = (list: unknown) => list as Cases;

describe('answers as Python counts them', () => {
  it.each(fixture.pick)('$least to $most of $n things', ({ n, least, most, count, cases: listed }) => {
    expect(picks(n, least, most)).toBe(count);
    for (const [answer, chosen] of cases(listed)) {
      expect(pick(answer, n, least, most)).toEqual(chosen);
      expect(pickAnswer(chosen.toReversed(), n, least, most)).toBe(answer);
    }
  });

  it.each(fixture.amounts)('$least to $most out of $of', ({ of, least, most, count, cases: listed }) => {
    expect(amounts(of, least, most)).toBe(count);
    for (const [answer, chosen] of cases(listed)) {
      expect(amountsOf(answer, of, least, most)).toEqual(chosen);
      expect(amountsAnswer(chosen, of, least, most)).toBe(answer);
    }
  });

  it.each(fixture.order)('$n things in order', ({ n, count, cases: listed }) => {
    expect(orders(n)).toBe(count);
    for (const [answer, chosen] of cases(listed)) {
      expect(order(answer, n)).toEqual(chosen);
      expect(orderAnswer(chosen, n)).toBe(answer);
    }
  });
});

describe('what is no answer', () => {
  it('is refused and not rounded', () => {
    expect(() => picks(100, 50, 50)).toThrow('2**53');
    expect(() => orders(19)).toThrow('2**53');
    expect(() => amounts(Array<number>(20).fill(9), 0, 180)).toThrow('2**53');
    expect(() => pick(6, 4, 2, 2)).toThrow('6 is not one of the 6');
    expect(() => pick(0.5, 4, 2, 2)).toThrow('not one of');
    expect(() => picks(3, 2, 4)).toThrow('2 to 4 of 3');
    expect(() => amounts([1, 1], 0, 3)).toThrow('0 to 3 of 2');
  });

  it('nor is a choice that the question does not allow', () => {
    expect(() => pickAnswer([1], 4, 2, 2)).toThrow('1 things');
    expect(() => pickAnswer([1, 1], 4, 2, 2)).toThrow('twice');
    expect(() => pickAnswer([1, 4], 4, 2, 2)).toThrow('4 is not one of');
    expect(() => amountsAnswer([2, 0], [1, 2], 1, 3)).toThrow('2 is not one of');
    expect(() => amountsAnswer([0, 0], [1, 2], 1, 3)).toThrow('0 things');
    expect(() => amountsAnswer([1], [1, 2], 1, 3)).toThrow('2 groups');
    expect(() => orderAnswer([0, 0, 1], 3)).toThrow('twice');
    expect(() => orderAnswer([0, 1], 3)).toThrow('2 of 3');
  });
});
