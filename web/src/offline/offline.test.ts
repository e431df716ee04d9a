import { describe, expect, it } from 'vitest';
import { readable } from './offline';

describe('what can be read without a server', () => {
  it('is told by the addresses that were kept', () => {
    const kept = [
      '/api/shelf',
      '/api/rules/duel/fr',
      '/api/rules/duel/en',
      '/api/rules/cards/en',
      '/api/cards/duel/en',
      '/api/text/duel/en',
      '/api/tables/abc/replay?seat=-1&first=0&count=50',
      '/api/tables/abc/replay?seat=-1&first=50&count=50',
      '/api/tables/def/replay?seat=0&first=0&count=50',
    ];
    expect(readable(kept)).toEqual({ rules: ['cards', 'duel'], cards: ['duel'], replays: ['abc'] });
  });

  it('is nothing in a browser that keeps nothing', () => {
    expect(readable([])).toEqual({ rules: [], cards: [], replays: [] });
  });
});
