import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GROUNDS } from '../kit/card-art';
import { picturesOf, printOf } from '../table/prints';

const games = join(process.cwd(), '..', 'src', 'kaiju', 'games');
/** Whose pictures a game borrows. */
const like: Record<string, string> = { king_of_tokyo_origins: 'king_of_tokyo' };

/** The cards of each set of a game, by its ledger. */
function sets(game: string): [name: string, ids: string[]][] {
  const file = join(games, game, 'text', 'cards.toml');
  if (!existsSync(file)) return [];
  const [, ...found] = readFileSync(file, 'utf8').split(/^\[cards\./m);
  return found.map((part) => {
    const [head = '', ...rows] = part.split(/\n(?=\[|\w+ =)/);
    const end = rows.findIndex((row) => row.startsWith('['));
    const ids = (end < 0 ? rows : rows.slice(0, end)).map((row) => /^(\w+) = \{/.exec(row)?.[1] ?? '');
    return [head.replace(/\].*/s, ''), ids.filter(Boolean)];
  });
}

const all = readdirSync(games).flatMap((game) => sets(game).map(([set, ids]) => ({ game, set, ids })));

describe('the pictures of cards', () => {
  it('are of every set there is', () => {
    expect(all.map(({ set }) => set)).toEqual(
      expect.arrayContaining(['base', 'evolution', 'duel', 'origins', 'event', 'godzilla']),
    );
    expect(all.flatMap(({ ids }) => ids).length).toBeGreaterThan(300);
  });

  it.each(all)('never share large symbol and ground: $game, $set', async ({ game, ids }) => {
    const pictures = picturesOf(await printOf(game, like[game]));
    const looks = ids.map((id) => {
      const picture = pictures.get(id);
      expect(picture, id).toBeDefined();
      return `${picture?.icon} ${(picture?.ground ?? 0) % GROUNDS}`;
    });
    expect(looks.filter((look, at) => looks.indexOf(look) !== at)).toEqual([]);
  });

  it('are one each for the base box, whatever ground they stand on', async () => {
    const pictures = picturesOf(await printOf('king_of_tokyo'));
    const base = all.find(({ set }) => set === 'base')?.ids ?? [];
    const symbols = base.map((id) => `${pictures.get(id)?.icon} ${pictures.get(id)?.beside}`);
    expect(base.length).toBeGreaterThan(50);
    expect(symbols.filter((symbol, at) => symbols.indexOf(symbol) !== at)).toEqual([]);
  });
});
