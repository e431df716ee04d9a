import { describe, expect, it } from 'vitest';
import { longestWord } from './name-width';

describe('the longest word of a name', () => {
  it('is what has to fit on one line', () => {
    expect(longestWord('Bear Necessities')).toBe(longestWord('Necessities'));
    expect(longestWord('Necessities')).toBeGreaterThan(longestWord('Bear'));
  });

  it('may end at a hyphen, and at a place where it may be parted', () => {
    expect(longestWord('Jack-of-all-Trades')).toBeLessThan(longestWord('JackofallTrades'));
    expect(longestWord('Super\u00ADconductor')).toBeLessThan(longestWord('Superconductor'));
  });

  it('counts wide letters for more than narrow ones', () => {
    expect(longestWord('mwm')).toBeGreaterThan(longestWord('nnn'));
    expect(longestWord('nnn')).toBeGreaterThan(longestWord('ill'));
  });
});
