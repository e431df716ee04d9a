// Every option of every question can be reached on the page: on the board or in the bar.
import { fireEvent, render } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import type { Question, TableInfo, Welcome } from '../api/types';
import { eventDefaults } from '../api/event-defaults';
import duelQuestions from './king_of_tokyo_duel/fixtures/questions.json';
import * as generic from './generic';
import * as tokyo from './king_of_tokyo';
import { allOptions, places } from './king_of_tokyo/places';
import type { BoardModule } from '../table/board';
import { examples, games, wordsFor } from '../testing/tables/read';
import { LiveTable } from '../table/live.svelte';
import TableView from '../table/TableView.svelte';
import { settings } from '../settings/settings.svelte';
import { told } from '../testing/server';

const words = wordsFor(['king_of_tokyo_origins', 'king_of_tokyo']);

interface Asked {
  game: string;
  question: Question;
  view: { seat: number; monsters: { seat: number }[] };
}

function show(module: BoardModule, { game, question, view }: Asked, known = words) {
  const table = new LiveTable({ manner: () => ({ speed: 0, calm: true }), sound: () => {} });
  settings.firstTouch = true; // what is held first is tried elsewhere
  table.use(module, told(game));
  const info: TableInfo = {
    id: 't',
    game,
    rules: { base: 1 },
    options: {},
    state: 'playing',
    opened: 0,
    changed: 0,
    seats: view.monsters.map((_, seat) => ({ seat, held_by: 'bot' as const, bot: 'greedy', here: true })),
  };
  const welcome: Welcome = { type: 'welcome', seat: view.seat, table: info, view, question };
  table.hear(welcome);
  const answer = vi.fn((_n: number) => {});
  const page = render(TableView, {
    table,
    told: told(game),
    module,
    words: known,
    cards: new Map(),
    line: 'here',
    answer,
    say: () => true,
    concede: () => {},
    leave: () => {},
    rematch: () => {},
    notThisTurn: false,
    onnotthisturn: () => {},
  });
  return { table, answer, page, root: page.container };
}

const pressable = (element: Element): HTMLElement =>
  (element.matches('button, input')
    ? element
    : (element.closest('button') ?? element.querySelector('button'))) as HTMLElement;

/** Things to click by the answer they stand for; the bar's button for a subset stands for the sum and is not counted. */
function things(root: HTMLElement): Map<number, HTMLElement> {
  const found = new Map<number, HTMLElement>();
  for (const element of root.querySelectorAll('[data-answer]')) {
    const n = Number((element as HTMLElement).dataset.answer);
    if (!found.has(n)) found.set(n, pressable(element));
  }
  return found;
}

const named = (list: Asked[]) => list.map((each, i) => [`${i} ${each.question.kind}`, each] as const);

async function proves(module: BoardModule, asked: Asked, known = words) {
  const { table, answer, root, page } = show(module, asked, known);
  const { question } = asked;
  for (const option of [...(question.options ?? []), ...(question.also ?? [])]) {
    const thing = things(root).get(option.answer);
    expect(thing, `${option.say} can be clicked`).toBeTruthy();
    await fireEvent.click(thing!);
    expect(answer).toHaveBeenLastCalledWith(option.answer);
  }
  const items = question.items ?? [];
  answer.mockClear();
  // Pick every second item, one after the other, then send.
  table.chosen.set([]);
  let sum = 0;
  for (const item of items.filter((_, i) => i % 2 === 0)) {
    const thing = [...root.querySelectorAll(`[data-answer='${item.answer}']`)]
      .map(pressable)
      .find((each) => !each.closest('.ways'));
    expect(thing, `${item.say} can be picked`).toBeTruthy();
    await fireEvent.click(thing!);
    sum += item.answer;
    expect(table.chosen.sum).toBe(sum);
  }
  if (items.length) {
    const send = root.querySelector<HTMLElement>('.ways [data-loud]');
    await fireEvent.click(send!);
    expect(answer).toHaveBeenLastCalledWith(sum);
  }
  page.unmount();
}

describe('every question of King of Tokyo', () => {
  it('is among the examples', async () => {
    const kinds = new Set(examples.map(({ question }) => question.kind));
    expect(kinds.size).toBe(37);
  });

  it.each(named(examples))(
    '%s: each option has one place, and no two have the same',
    (_name, { question }) => {
      const found = places(question);
      const options = allOptions(question);
      expect([...found.keys()].sort()).toEqual(options.map(({ answer }) => answer).sort());
      const things = [...found.values()]
        .filter(({ at }) => at !== 'bar' && at !== 'offer')
        .map((place) => JSON.stringify(place));
      expect(new Set(things).size).toBe(things.length);
    },
  );

  it.each(named(examples))('%s: can be answered in every way on its board', (_name, asked) =>
    proves(tokyo as unknown as BoardModule, asked),
  );

  it.each(named(examples))('%s: can be answered in every way on the generic board', (_name, asked) =>
    proves(generic as unknown as BoardModule, asked),
  );
});

describe('every question of the recorded games', () => {
  const asked = games.flatMap(([name, messages]) =>
    messages.flatMap((message, i) =>
      (message.type === 'news' || message.type === 'welcome') && message.question
        ? [[`${name} ${i} ${message.question.kind}`, { question: message.question }] as const]
        : [],
    ),
  );
  it.each(asked)('%s has a place for each option', (_name, { question }) => {
    const found = places(question);
    for (const option of allOptions(question)) expect(found.has(option.answer)).toBe(true);
    for (const answer of tokyo.reach(question)) expect(found.get(answer)?.at).not.toBe('bar');
  });
});

describe('a game without a board of its own', () => {
  const duel = (duelQuestions as unknown as Omit<Asked, 'game'>[]).map((each) => ({
    ...each,
    game: 'king_of_tokyo_duel',
  }));
  const duelWords = wordsFor(['king_of_tokyo_duel']);
  it.each(named(duel))('%s: can be answered in every way', (_name, asked) =>
    proves(generic as unknown as BoardModule, asked, duelWords),
  );
  it('is a game that events are known of', () => expect(eventDefaults).toHaveProperty('king_of_tokyo_duel'));
});

describe('one card at two prices', () => {
  it('is a card on the table and a button in the bar', () => {
    const question: Question = {
      number: 1,
      seat: 0,
      kind: 'buy',
      say: 'ask-buy',
      count: 2,
      options: [
        { answer: 0, say: 'opt-buy', args: { card: 'jets', price: 5, slot: 1 } },
        { answer: 1, say: 'opt-buy', args: { card: 'jets', price: 3, slot: 1 } },
      ],
    };
    expect([...places(question).values()].map(({ at }) => at)).toEqual(['slot', 'bar']);
  });
});
