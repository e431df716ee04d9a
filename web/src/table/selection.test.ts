import { describe, expect, it } from 'vitest';
import type { Question } from '../api/types';
import { Selection } from './selection.svelte';

const question = (n: number, form: 'subset' | 'choose' = 'subset'): Question => ({
  number: 1,
  seat: 0,
  kind: 'keep_dice',
  say: 'ask-keep_dice',
  form,
  items: Array.from({ length: n }, (_, i) => ({ answer: 2 ** i, say: 'opt-die' })),
  count: 2 ** n,
});

describe('the selection of a subset question', () => {
  it('sums what is picked, and takes it back at the second click', () => {
    const chosen = new Selection();
    chosen.begin(question(6));
    expect([chosen.sum, chosen.size]).toEqual([0, 0]);
    chosen.toggle(1);
    chosen.toggle(8);
    chosen.toggle(32);
    chosen.toggle(8);
    expect([chosen.sum, chosen.size]).toEqual([33, 2]);
    expect([chosen.has(1), chosen.has(8)]).toEqual([true, false]);
  });

  it('picks only what is among the items', () => {
    const chosen = new Selection();
    chosen.begin(question(2), [1, 4]);
    chosen.toggle(64);
    expect(chosen.sum).toBe(1);
    chosen.set([2, 16]);
    expect(chosen.sum).toBe(2);
  });

  it('holds nothing where one option is chosen', () => {
    const chosen = new Selection();
    chosen.begin(question(3, 'choose'));
    chosen.toggle(1);
    expect(chosen.size).toBe(0);
  });

  it('stays exact for many items', () => {
    const chosen = new Selection();
    chosen.begin(question(40));
    chosen.toggle(2 ** 39);
    chosen.toggle(1);
    expect(chosen.sum).toBe(2 ** 39 + 1);
  });

  it('reaches every answer of a question by clicks', () => {
    const chosen = new Selection();
    for (let answer = 0; answer < 16; answer++) {
      chosen.begin(question(4));
      for (const value of [1, 2, 4, 8]) if (answer & value) chosen.toggle(value);
      expect(chosen.sum).toBe(answer);
    }
  });
});
