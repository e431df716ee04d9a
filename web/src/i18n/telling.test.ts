// The sentences of the client are the sentences of the terminal: compared on real events and questions.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { eventDefaults } from '../api/event-defaults';
import type { Question } from '../api/types';
import fixture from './telling.fixture.json';
import { fill, tellEvent, tellQuestion, type EventDefaults, type WireEvent } from './telling';
import { Words } from './words';
import { told } from '../testing/server';

const names = ['Ada', 'Ben', 'Chloé', 'Dov', 'Eve', 'Finn'];
const src = join(process.cwd(), '..', 'src', 'kaiju');

function sourcesIn(...path: string[]): string[] {
  const folder = join(src, ...path);
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith('.ftl'));
  return files.sort().map((name) => readFileSync(join(folder, name), 'utf8'));
}

function wordsOf(game: string, lang: string): Words {
  const owners = fixture.games[game as keyof typeof fixture.games];
  const source = [
    ...sourcesIn('rulebook', 'text', lang),
    ...owners.flatMap((owner) => sourcesIn('games', owner, 'text', lang)),
  ].join('\n');
  const { words: named, actors } = told(game);
  return new Words(lang, [{ lang, source }], { named, actors });
}

interface Entry {
  game: keyof typeof eventDefaults;
  seats: number;
  you: number;
  event?: WireEvent;
  question?: Question;
  told: Record<string, unknown>;
}

const entries = fixture.entries as unknown as Entry[];
const texts = (labels: Map<number, string>) =>
  Object.fromEntries([...labels].map(([n, text]) => [String(n), text]));

describe.each(['en', 'fr'])('telling in %s', (lang) => {
  describe.each(Object.keys(fixture.games))('%s', (game) => {
    const words = wordsOf(game, lang);
    const mine = entries.filter((entry) => entry.game === game);

    it('has something to compare', () => {
      expect(mine.filter((entry) => entry.event).length).toBeGreaterThan(20);
      expect(mine.filter((entry) => entry.question).length).toBeGreaterThan(8);
    });

    it('tells events as Python does', () => {
      const defaults = eventDefaults[game as Entry['game']] as EventDefaults;
      for (const { event, seats, you, told } of mine) {
        if (!event) continue;
        const cast = { names: names.slice(0, seats), you };
        expect(tellEvent(words, event, cast, defaults), JSON.stringify(event)).toBe(told[lang]);
      }
    });

    it('tells questions as Python does', () => {
      for (const { question, seats, you, told } of mine) {
        if (!question) continue;
        const { prompt, options, items, also } = tellQuestion(words, question, {
          names: names.slice(0, seats),
          you,
        });
        const plain = { prompt, options: texts(options), items: texts(items), also: texts(also) };
        expect(plain, JSON.stringify(question)).toEqual(told[lang]);
      }
    });
  });
});

it('fills arguments by their names', () => {
  const words = wordsOf('king_of_tokyo', 'en');
  const cast = { names: ['Gigazaur', 'Kraken'], you: 0 };
  expect(fill(words, { seat: 0, by: 1, amount: 2, card: 'mimic' }, cast)).toEqual({
    copy: 'none',
    seat: 'you',
    by: 'Kraken',
    amount: 2,
    card: 'Mimic',
  });
  expect(
    fill(words, { seat: 1, by: 1, winners: [], cards: ['mimic', 'jets'], smash: true }, cast),
  ).toMatchObject({
    by: 'self',
    winners: 'none',
    winners_count: 0,
    cards: 'Mimic and Jets',
    smash: 'yes',
  });
});

it('tells an event without a text in its own bare words', () => {
  const words = new Words('en', [{ lang: 'en', source: 'list-and = { $most } and { $last }' }]);
  const event = { event: 'BigBang', seat: 1, rule: 'X-1' };
  expect(tellEvent(words, event, { names, you: 0 }, {})).toBe('BigBang: seat Ben');
});
