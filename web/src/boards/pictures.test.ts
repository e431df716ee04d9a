import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { picturesOf, printOf } from '../table/prints';

describe('pictures', () => {
  const source = (game: string) =>
    readFileSync(join(process.cwd(), '..', 'src', 'kaiju', 'games', game, 'text', 'en', 'cards.ftl'), 'utf8');
  const ids = ['king_of_tokyo', 'king_of_tokyo_origins', 'king_of_tokyo_duel'].flatMap((game) =>
    [...source(game).matchAll(/^card-(\w+) =/gm)].map((found) => found[1] ?? ''),
  );

  it('are chosen for every card there is', async () => {
    const rooms = await Promise.all(['king_of_tokyo', 'king_of_tokyo_duel'].map((game) => printOf(game)));
    const pictured = new Set(rooms.flatMap((room) => [...picturesOf(room).keys()]));
    expect(ids.length).toBeGreaterThan(200);
    expect(ids.filter((id) => !pictured.has(id))).toEqual([]);
  });
});
