import { expect, it } from 'vitest';
import { isolated } from './isolated';

it('walls in names that run from right to left, and no others', () => {
  for (const name of ['Ann', 'Zoé', 'Ünal 3', '東京', 'Дракон', '']) expect(isolated(name)).toBe(name);
  for (const name of ['\u05de\u05e4\u05dc\u05e6\u05ea', 'x \u0648\u062d\u0634', '\u{1e900}'])
    expect(isolated(name)).toBe(`\u2068${name}\u2069`);
});
