import { beforeEach, describe, expect, it } from 'vitest';
import { refusalText, setupRefusal } from './refusals';
import { learn } from './text.svelte';
import { Words } from './words';

describe('what the server refuses', () => {
  beforeEach(() => learn('fr'));

  it('is told in French, with the rules that the server names', () => {
    expect(refusalText('full', 'Every seat at this table is taken; you can watch.')).toMatch(
      /^Toutes les places/,
    );
    const told = refusalText('bad-setup', 'The two-player option is for 2 players, not 3 (KOT-2P-04).');
    expect(told).toBe('Ces options ne vont pas ensemble (KOT-2P-04).');
    expect(refusalText('bad-setup', 'You can sit on one seat only.')).toBe(
      'Ces options ne vont pas ensemble.',
    );
  });

  it('is told by the game itself where options do not go together', async () => {
    const words = new Words('fr', [
      { lang: 'fr', source: 'refused-KOT-MUT-01 = Activez aussi Power Up! (KOT-MUT-01).' },
    ]);
    expect(setupRefusal('Switch on Power Up! too (KOT-MUT-01).', words)).toBe(
      'Activez aussi Power Up! (KOT-MUT-01).',
    );
    expect(setupRefusal('No such thing (KOT-X-01).', words)).toBe(
      'Ces options ne vont pas ensemble (KOT-X-01).',
    );
    await learn('en');
    expect(setupRefusal('Switch on Power Up! too (KOT-MUT-01).', words)).toBe(
      'Switch on Power Up! too (KOT-MUT-01).',
    );
  });

  it('is told in the server’s words when there are no others', async () => {
    expect(refusalText('brand-new', 'Something new.')).toBe('Something new.');
    await learn('en');
    expect(refusalText('full', 'As the server says it.')).toBe('As the server says it.');
  });
});
