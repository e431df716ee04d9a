import { describe, expect, it } from 'vitest';
import { wrapped } from './poster-picture';

describe('the words of a poster', () => {
  const wide = (text: string) => text.length;

  it('stand in lines that fit', () => {
    expect(wrapped('Meka Dragon and Cyber Kitty win!', 16, wide)).toEqual([
      'Meka Dragon and',
      'Cyber Kitty win!',
    ]);
    expect(wrapped('Kraken wins!', 40, wide)).toEqual(['Kraken wins!']);
  });

  it('keep a word whole that is too long', () => {
    expect(wrapped('a Supercalifragilistic b', 6, wide)).toEqual(['a', 'Supercalifragilistic', 'b']);
  });
});
