// Taking back the last answer: where it is offered, what is sent, and what the table shows then.
import { fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import type { News, Question, TableInfo } from '../api/types';
import * as duel from './king_of_tokyo_duel';
import * as generic from './generic';
import * as tokyo from './king_of_tokyo';
import duelGame from './king_of_tokyo_duel/fixtures/game.json';
import type { BoardModule, GameEvent } from '../table/board';
import { cartographyWords, games, wordsFor } from '../testing/tables/read';
import { LiveTable } from '../table/live.svelte';
import TableView from '../table/TableView.svelte';
import { cartography } from '../testing/server';

const PICK: Question = {
  ...{ number: 4, seat: 0, kind: 'chart', say: 'ask-chart', form: 'pick', least: 1, most: 2, count: 6 },
  items: ['a', 'b', 'c'].map((space, answer) => ({ answer, say: 'opt-space', args: { space } })),
};
const NEXT: Question = {
  ...{ number: 5, seat: 0, kind: 'move', say: 'ask-move', count: 2 },
  options: [
    { answer: 0, say: 'opt-stay' },
    { answer: 1, say: 'opt-rest' },
  ],
};
const info: TableInfo = {
  ...{ id: 't', game: 'test', rules: 1, options: {}, state: 'playing', opened: 0, changed: 0 },
  seats: [
    { seat: 0, held_by: 'player', name: 'Ann', here: true },
    { seat: 1, held_by: 'player', name: 'Ben', here: true },
  ],
};
const news = (first: number, events: GameEvent[], more: Partial<News>): News => ({
  ...{ type: 'news', first, events, view: { turn: 1 }, asked: [0] },
  ...more,
});
const TOOK_BACK = { event: 'TookBack', seat: 0 };

function show(seat = 0) {
  const table = new LiveTable({ manner: () => ({ speed: 0, calm: true }), sound: () => {} });
  const module = generic as unknown as BoardModule;
  table.use(module, cartography);
  const question = seat < 0 ? {} : { question: PICK };
  table.hear({ type: 'welcome', seat, table: info, view: { turn: 1 }, ...question });
  const takeBack = vi.fn(() => table.waits());
  render(TableView, {
    ...{
      table,
      told: cartography,
      module,
      takeBack,
      words: cartographyWords('en'),
      cards: new Map(),
      line: 'here',
    },
    ...{ answer: () => table.answered(), say: () => true, concede: () => {}, leave: () => {} },
    ...{ rematch: () => {}, notThisTurn: false, onnotthisturn: () => {} },
  });
  const hear = (message: News) => {
    table.hear(message);
    flushSync();
  };
  const button = () => screen.queryByRole('button', { name: 'Take back' });
  return { table, takeBack, hear, button };
}

describe('taking back', () => {
  it('is offered when the server says so, beside a question or none', async () => {
    const { hear, button, takeBack } = show();
    expect(button()).toBeNull();
    hear(news(0, [], { question: NEXT, can_undo: true }));
    await fireEvent.click(button()!);
    expect(takeBack).toHaveBeenCalledTimes(1);
    expect(button()).toBeDisabled();
    hear(news(0, [], { asked: [1], can_undo: true }));
    expect(button()).toBeEnabled();
    hear(news(0, [], { asked: [1] }));
    expect(button()).toBeNull();
  });

  it('has a key, but not while something is written', async () => {
    const { hear, takeBack } = show();
    await fireEvent.keyDown(window, { key: 'z', ctrlKey: true });
    expect(takeBack).not.toHaveBeenCalled();
    hear(news(0, [], { question: NEXT, can_undo: true }));
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    await fireEvent.keyDown(window, { key: 'z', ctrlKey: true });
    expect(takeBack).not.toHaveBeenCalled();
    field.remove();
    await fireEvent.keyDown(window, { key: 'z', ctrlKey: true });
    expect(takeBack).toHaveBeenCalledTimes(1);
  });

  it('keeps its place as long as the question stands, so that nothing moves', () => {
    const { hear, button } = show();
    hear(news(0, [], { question: NEXT, can_undo: true }));
    hear(news(0, [], { question: NEXT }));
    expect(button()).toBeDisabled();
    expect(button()).toHaveAttribute('title', 'Your last answer cannot be taken back any more.');
    hear(news(0, [], { question: { ...NEXT, number: 6 } }));
    expect(button()).toBeNull();
  });

  it('asks once more, with what was picked', () => {
    const { table, hear } = show();
    table.chosen.set([2, 0]);
    table.answered();
    hear(news(0, [{ event: 'Charted', seat: 0, spaces: [2, 0] }], { question: NEXT, can_undo: true }));
    expect(table.chosen.size).toBe(0);
    hear(news(1, [TOOK_BACK], { question: { ...PICK, number: 6 } }));
    expect(table.question?.number).toBe(6);
    expect([...table.chosen.values]).toEqual([2, 0]);
    expect(table.log.map(({ event }) => event.event)).toEqual(['TookBack', 'Charted']);
  });

  it('is told to everybody, but what another took back is not picked here', () => {
    const { table, hear } = show();
    table.chosen.set([2]);
    table.answered();
    hear(news(0, [{ event: 'TookBack', seat: 1 }], { question: { ...PICK, number: 6 } }));
    expect(table.chosen.size).toBe(0);
  });

  it('says in the log who did it', () => {
    const words = wordsFor([]);
    expect(words.say('event-TookBack', { seat: 'Ben' })).toBe('Ben takes back the last answer.');
    expect(wordsFor([], 'fr').say('event-TookBack', { seat: 'Ben' })).toContain('reprend');
  });

  it('is nothing for spectators', () => {
    expect(show(-1).button()).toBeNull();
  });
});

describe('a board shows what was before, at once', () => {
  const first = (name: string) => games.find(([each]) => each === name)![1];
  const moments = (name: string) => first(name).filter(({ type }) => type !== 'table') as News[];
  it.each([
    ['King of Tokyo', tokyo, moments('tokyo-4')],
    ['the Duel', duel, duelGame.steps as unknown as News[]],
  ])('in %s', (_name, module, [begin, ...later]) => {
    const board = module as unknown as BoardModule;
    const began: string[] = [];
    const table = new LiveTable({
      manner: () => ({ speed: 1, calm: false }),
      sound: (sound) => began.push(sound),
      clock: { now: () => 0, after: () => () => {} },
    });
    table.use(board, cartography);
    table.hear({ type: 'welcome', seat: 0, table: info, view: begin!.view });
    const before = table.view;
    const after = later.find(({ view }) => JSON.stringify(view) !== JSON.stringify(before))!;
    table.hear(news(0, after.events as GameEvent[], { view: after.view }));
    table.finish();
    expect(table.view).toEqual(after.view);
    began.length = 0;
    table.hear(news(after.events.length, [TOOK_BACK], { view: before }));
    expect(table.view).toBe(before);
    expect([table.settled, table.cues, began]).toEqual([true, [], []]);
  });
});
