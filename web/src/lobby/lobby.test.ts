import { describe, expect, it } from 'vitest';
import type { TableInfo } from '../api/types';
import { Words } from '../i18n/words';
import { toyGame, toyWords } from '../testing/server';
import { botName, shortBot } from './bots';
import { arranged, bestBot, expectsPeople, request, reseated, resized, usualForm, usualSeats } from './form';
import { optionLines } from './options';
import { chosenFigure, mySeat, openSeats, sorted, standing, tableIn } from './tables';

describe('the form of a new table', () => {
  it('begins with me against the best bots', () => {
    const form = usualForm(toyGame);
    expect(form.seats).toEqual([
      { who: 'me' },
      { who: 'bot', bot: 'greedy' },
      { who: 'bot', bot: 'greedy' },
      { who: 'bot', bot: 'greedy' },
    ]);
    expect(form.options).toEqual({ monsters: ['', '', '', ''], power_up: false, promos: [], origins: '' });
    expect(expectsPeople(form)).toBe(false);
    expect(request(toyGame, form)).toEqual({
      game: 'toy',
      options: form.options,
      seats: form.seats,
    });
  });

  it('has as many seats as the game likes', () => {
    expect(usualSeats({ ...toyGame, seats_usual: 2 })).toBe(2);
    const figure = { key: 'monster', option: 'monsters', usual: ['kraken'] };
    expect(usualForm({ ...toyGame, figure }, 2).options.monsters).toEqual(['kraken', '']);
    expect(bestBot({ ...toyGame, bots: [] })).toBe('');
  });

  it('grows and shrinks without moving anybody, and never loses me', () => {
    let form = usualForm(toyGame, 3);
    form = { ...form, options: { ...form.options, monsters: ['kraken', '', 'gigazaur'] } };
    const grown = resized(form, toyGame, 5);
    expect(grown.seats).toHaveLength(5);
    expect(grown.options.monsters).toEqual(['kraken', '', 'gigazaur', '', '']);
    const last = reseated(form, 2, { who: 'me' });
    expect(last.seats.map((seat) => seat.who)).toEqual(['open', 'bot', 'me']);
    const shrunk = resized(last, toyGame, 2);
    expect(shrunk.seats).toEqual([{ who: 'me' }, { who: 'bot', bot: 'greedy' }]);
    expect(shrunk.options.monsters).toEqual(['kraken', '']);
  });

  it('is arranged by one word, whatever was chosen before', () => {
    let form = usualForm(toyGame, 3);
    form = { ...form, password: 'grr', options: { ...form.options, power_up: true } };
    const first = { name: 'first', seats: 2, options: { monsters: ['kraken', 'gigazaur'] } };
    const ready = arranged(form, toyGame, first);
    expect(ready.seats).toEqual([{ who: 'me' }, { who: 'bot', bot: 'greedy' }]);
    expect(ready.options).toMatchObject({ monsters: ['kraken', 'gigazaur'], power_up: false });
    expect(ready.password).toBe('grr');
  });

  it('sends only what was chosen', () => {
    const form = { ...usualForm(toyGame, 2), public: true, password: 'grr', clock: 'quick' as const };
    expect(request(toyGame, form)).toMatchObject({
      public: true,
      password: 'grr',
      clock: { start: 180, increment: 5 },
    });
  });

  it('says what is special about a table', () => {
    const words = new Words('en', [{ lang: 'en', source: toyWords }]);
    expect(optionLines(toyGame, { power_up: true, promos: ['army', 'park'], origins: 'all' }, words)).toEqual(
      ['Power Up!', 'Promo cards: Army, Amusement Park', 'Cards of Origins: All of them'],
    );
    expect(optionLines(toyGame, { power_up: false, promos: [], origins: '' }, words)).toEqual([]);
    expect(optionLines(toyGame, { origins: ['jets', 'wings'] }, words)).toEqual([
      'Cards of Origins: Jets, Wings',
    ]);
  });

  it('calls bots by a name', () => {
    expect(botName({ name: 'greedy' })).toBe('Greedy (grabs what it can)');
    expect(botName({ name: 'brand-new' })).toBe('Bot: brand-new');
    expect(botName({ name: 'greedy', slow: true })).toBe('Greedy (slow here)');
    expect([shortBot('greedy'), shortBot('brand-new'), shortBot('')]).toEqual(['Greedy', 'brand-new', '']);
  });
});

describe('a table from outside', () => {
  const table = (more: Partial<TableInfo> = {}): TableInfo => ({
    id: 'T1',
    game: 'toy',
    rules: { base: 1 },
    options: { monsters: ['kraken', ''] },
    seats: [
      { seat: 0, held_by: 'player', player: 'p1', name: 'Mira' },
      { seat: 1, held_by: 'bot', bot: 'greedy' },
    ],
    state: 'playing',
    opened: 1,
    changed: 5,
    turn: 3,
    ...more,
  });

  it('knows my seat, the free ones, and the chosen Monsters', () => {
    expect([mySeat(table(), 'p1'), mySeat(table(), 'p2'), mySeat(table(), undefined)]).toEqual([0, -1, -1]);
    expect(
      openSeats(table({ seats: [{ seat: 0 }, { seat: 1, held_by: 'bot', bot: 'greedy' }] })),
    ).toHaveLength(1);
    expect([
      chosenFigure(table(), 0, toyGame),
      chosenFigure(table(), 1, toyGame),
      chosenFigure(table({ options: {} }), 0, toyGame),
    ]).toEqual(['kraken', '', '']);
  });

  it.each([
    ['my turn', { asked: [0] }, 'standing-turn', true],
    ['a bot thinks', { asked: [1] }, 'standing-other', false],
    ['nobody is asked', { asked: [] }, 'standing-playing', false],
    ['I have won', { state: 'finished', winners: [0] }, 'standing-won', false],
    ['I have lost', { state: 'finished', winners: [1] }, 'standing-lost', false],
    ['it waits', { state: 'waiting', seats: [{ seat: 0 }, { seat: 1 }] }, 'standing-waiting', false],
  ] as [string, Partial<TableInfo>, string, boolean][])(
    'says how it stands when %s',
    (_, more, key, turn) => {
      expect(standing(table(more), 'p1')).toMatchObject({ key, turn });
    },
  );

  it('names who is waited for and who won, bots too', () => {
    expect(standing(table({ asked: [1] }), 'p1').args.who).toBe('Greedy');
    expect(standing(table({ state: 'finished', winners: [1] }), 'p2')).toMatchObject({
      key: 'standing-over',
      args: { winners: 'Greedy' },
    });
    expect(standing(table({ state: 'finished', winners: [] }), 'p2').args.winners).toBe('none');
  });

  it('comes first when it is my turn, last when it is over', () => {
    const all = [
      table({ id: 'over', state: 'finished', changed: 99 }),
      table({ id: 'old', asked: [1], changed: 1 }),
      table({ id: 'new', asked: [1], changed: 2 }),
      table({ id: 'mine', asked: [0] }),
    ];
    expect(sorted(all, 'p1').map((each) => each.id)).toEqual(['mine', 'new', 'old', 'over']);
  });

  it.each([
    ['http://kaiju.test/table/RDRvSsBhmT', 'RDRvSsBhmT'],
    [' look: https://x.y/table/abc?x=1#y ', 'abc'],
    ['RDRvSsBhmT', 'RDRvSsBhmT'],
    ['http://kaiju.test/rules/x', null],
    ['two words', null],
    ['', null],
  ])('is found in %j', (text, id) => expect(tableIn(text)).toBe(id));
});
