// A game lives in its own room, `boards/<game>`. Nothing else in the client names a game or leans on one game's words:
// what differs from game to game is read from what the game declares. The list below is the architecture.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import shelf from './testing/shelf.fixture.json';

const src = join(process.cwd(), 'src');
const GENERIC = 'generic';
const onDisk = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).flatMap((each) => (each.isDirectory() ? [each.name] : []))
    : [];

const rooms = onDisk(join(src, 'boards')).filter((name) => name !== GENERIC);
const games = [
  ...new Set([
    ...rooms,
    ...onDisk(join(process.cwd(), '..', 'src', 'kaiju', 'games')).filter((name) => /^[a-z]/.test(name)),
  ]),
].filter((name) => name !== 'common');

/** What the games declare: their events, what a view calls things, whom one plays, who plays it as a bot. */
const EVERYDAY = new Set(
  'energy health points players kaiju monster fame random TookBack beginner easy expert'.split(' '),
);
const DECLARED = shelf.flatMap((game) => [
  ...Object.keys(game.event_defaults),
  ...game.columns.map(({ key }) => key),
  ...game.bots.map(({ name }) => name),
  ...[game.each_seat, game.in_game, game.figure.key, game.figure.option, game.turn.event, game.ending],
]);
/** Kinds of question, options and other fields of views, which nobody declares. */
const MORE = `rolls_left left_out active_seat
  keep_dice free_reroll fresh_card yield anytime power_up halloween origins`.split(/\s+/);
const WORDS = [...new Set([...DECLARED, ...MORE])].filter((word) => word && !EVERYDAY.has(word));
const TITLES = ['Tokyo', 'Monster Island', 'Godzilla', 'Duel'];

/** Files that are made from the games themselves, and files that are no part of the client. */
const MADE = /^api\/(types|event-defaults)\.ts$/;
const FOR_TESTS = /(\.test\.ts$|(^|\/)fixtures\/|^testing\/|\.fixture\.json$)/;
const inRoom = (file: string) => rooms.some((room) => file.startsWith(`boards/${room}/`));

/** Named exceptions, as `file: word`. Each needs its reason beside it. */
const ALLOWED = new Set([
  // A symbol is called by what it shows, and one of them shows a coin with a star.
  'kit/icon-names.ts: vp',
  // The server's galleries list the Monsters to which cards belong.
  'cards/CardsPage.svelte: monsters',
  'cards/CardDialog.svelte: monsters',
  // Portraits are Monsters in every game that has portraits; the folder of a room in which they stand is called so.
  'kit/Monster.svelte: monsters',
  'kit/Sunburst.svelte: monsters',
  'kit/Trouble.svelte: monsters',
  'lobby/NamePrompt.svelte: monsters',
  'lobby/PasswordGate.svelte: monsters',
  'table/Poster.svelte: monsters',
  'table/poster-picture.ts: monsters',
  'shelf/Hero.svelte: monsters',
]);

/** What a file says: comments explain and may name what they like. */
const said = (file: string, source: string) =>
  file.endsWith('.ftl')
    ? source.replaceAll(/^#.*$/gm, '')
    : source
        .replaceAll(/<!--[\s\S]*?-->/g, '')
        .replaceAll(/\/\*[\s\S]*?\*\//g, '')
        .replaceAll(/(^|\s)\/\/.*$/gm, '')
        .replaceAll(/<style>[\s\S]*?<\/style>/g, '');

function complaints(file: string, source: string): string[] {
  const text = said(file, source);
  const found = [
    ...games.filter((game) => new RegExp(`(?<![a-z])${game}(?![a-z])`).test(text)),
    ...(file.endsWith('.ftl')
      ? TITLES.filter((title) => text.includes(title))
      : WORDS.filter((word) => new RegExp(`(?<![\\w-])${word}(?![\\w-])`).test(text))),
  ];
  return found.map((word) => `${file}: ${word}`);
}

const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.(ts|svelte|ftl|css)$/.test(file) && !MADE.test(file) && !FOR_TESTS.test(file));

describe('the rooms of the client', () => {
  it('are there', () => {
    expect(games).toContain('king_of_tokyo_duel');
    expect(files.filter(inRoom).length).toBeGreaterThan(30);
    expect(files.filter((file) => !inRoom(file)).length).toBeGreaterThan(100);
  });

  it('keep the games to themselves', () => {
    const all = files
      .filter((file) => !inRoom(file))
      .flatMap((file) => complaints(file, readFileSync(join(src, file), 'utf8')));
    expect(all.filter((each) => !ALLOWED.has(each))).toEqual([]);
    expect([...ALLOWED].filter((each) => !all.includes(each))).toEqual([]);
  });

  it('bring a box in every language, and a board that is checked', () => {
    for (const room of rooms) {
      const has = readdirSync(join(src, 'boards', room));
      expect(has, room).toEqual(expect.arrayContaining(['box.ts', 'box.en.ftl', 'box.fr.ftl']));
      if (has.includes('index.ts')) expect(has, room).toContain('board.check.ts');
    }
  });

  it.each([
    ['table/x.ts', "if (game === 'king_of_tokyo') smash();"],
    ['lobby/x.ts', 'const { hearts } = monster;'],
    ['replay/x.ts', "event.event === 'TurnBegan'"],
    ['replay/x.ts', "event.event === 'GameOver'"],
    ['replay/x.ts', "event.event === 'AllyChosen'"],
    ['lobby/x.ts', "const bot = 'greedy';"],
    ['lobby/x.ts', 'standings.sort((a, b) => b.vp - a.vp)'],
    ['lobby/x.ts', 'view.monsters.filter((each) => each.alive)'],
    ['kit/x.css', '.gauge.hearts { color: red; }'],
    ['kit/x.css', "[data-game='king_of_tokyo'] .card { top: 0; }"],
    ['table/x.svelte', "{#if question.kind === 'keep_dice'}x{/if}"],
    ['i18n/en.ftl', 'table-where = In Tokyo'],
    ['shelf/x.ts', "import Lid from '../boards/king_of_tokyo_duel/Lid.svelte';"],
  ])('would not let this pass: %s %s', (file, source) => {
    expect(complaints(file, source).length).toBeGreaterThan(0);
  });

  it.each([
    ['table/x.ts', '// as with the hearts of King of Tokyo\nconst a = 1;'],
    ['table/x.ts', 'function* steps() {}'],
    ['kit/x.css', '/* hearts */ .pips { color: var(--c-heart); }'],
  ])('lets this pass: %s %s', (file, source) => {
    expect(complaints(file, source)).toEqual([]);
  });
});
