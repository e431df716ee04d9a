import { fireEvent, render } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import type { Question, TableInfo, Welcome } from '../../api/types';
import { wordsFor } from '../../testing/tables/read';
import { LiveTable } from '../../table/live.svelte';
import TableView from '../../table/TableView.svelte';
import { told } from '../../testing/server';
import * as clash from '.';
import recorded from './fixtures/questions.json';
import { aims, isAt, offered, reach } from './targets';
import type { View } from './view';

interface Asked {
  question: Question;
  view: View;
}
const GAME = 'godzilla_tokyo_clash';
const all = recorded as unknown as Asked[];
const named = all.map((each, i) => [`${i} ${each.question.kind}`, each] as const);
const words = wordsFor([GAME]);

function show({ question, view }: Asked) {
  const table = new LiveTable({ manner: () => ({ speed: 0, calm: true }), sound: () => {} });
  table.use(clash as never, told(GAME));
  const info: TableInfo = {
    id: 't',
    game: GAME,
    rules: { base: 1 },
    options: {},
    state: 'playing',
    opened: 0,
    changed: 0,
    seats: view.players.map((_, seat) => ({ seat, held_by: 'bot' as const, bot: 'greedy', here: true })),
  };
  table.hear({ type: 'welcome', seat: view.seat, table: info, view, question } as unknown as Welcome);
  const answer = vi.fn((_n: number) => {});
  const page = render(TableView, {
    table,
    told: told(GAME),
    module: clash as never,
    words,
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
  return { table, answer, page, root: page.container as HTMLElement };
}

const button = (root: HTMLElement, answer: number) =>
  root.querySelector<HTMLElement>(`.ways button[data-answer='${answer}']`);

describe('every question', () => {
  it('is among the examples: the 29 kinds of the ledger', () => {
    expect(new Set(all.map(({ question }) => question.kind)).size).toBe(29);
  });

  it.each(named)('%s: what it offers is in the city, among the cards shown, or in the bar', (_, asked) => {
    const { question, view } = asked;
    const cards = new Set(offered(question, view, view.seat).cards.map(({ id }) => id));
    const places = aims(question, view);
    const onBoard = reach(question, view);
    for (const option of question.options ?? []) {
      if (!onBoard.has(option.answer)) continue;
      const at = option.at!;
      if (at.what === 'card') expect(cards.has(Number(at.id)), `${option.say} ${at.id}`).toBe(true);
      else expect([...places.values()].filter((aim) => aim.options.includes(option))).toHaveLength(1);
    }
    for (const aim of places.values())
      for (const option of aim.options)
        expect(isAt(option, { what: 'space', id: aim.space }, view), option.say).toBe(true);
  });

  it.each(named)(
    '%s: can be answered in every way, by touching and by a labelled button',
    async (_, asked) => {
      const { question, view } = asked;
      const { answer, page, root, table } = show(asked);
      const onBoard = reach(question, view);
      for (const option of question.options ?? []) {
        answer.mockClear();
        if (onBoard.has(option.answer)) {
          // What points to a thing is chosen there first; the bar then has a button for it.
          table.chosen.look({ what: option.at!.what, id: option.at!.id });
          await Promise.resolve();
        }
        const found = button(root, option.answer);
        expect(found, option.say).toBeTruthy();
        await fireEvent.click(found!);
        if (!answer.mock.calls.length) await fireEvent.click(button(root, option.answer)!);
        expect(answer).toHaveBeenLastCalledWith(option.answer);
        table.chosen.look(null);
      }
      page.unmount();
    },
  );
});

const of = (kind: string) => all.find(({ question }) => question.kind === kind)!;

describe('touching', () => {
  it('a card reads it, and does nothing yet; the button does it', async () => {
    const asked = of('action');
    const { answer, root } = show(asked);
    const card = root.querySelector<HTMLElement>('.hand .card.can')!;
    await fireEvent.click(card);
    expect(answer).not.toHaveBeenCalled();
    const ways = [...root.querySelectorAll<HTMLElement>('.ways button[data-answer]')];
    expect(ways.length).toBeGreaterThan(0);
    await fireEvent.click(ways[0]!);
    expect(answer).toHaveBeenCalledOnce();
  });

  it('a hex by mouse or key answers, by a finger only shows first', async () => {
    const asked = of('move');
    const { answer, root } = show(asked);
    const hex = root.querySelector<SVGElement>('.hit.can[data-answer]')!;
    await fireEvent.pointerDown(hex, { pointerType: 'touch' });
    await fireEvent.click(hex, { detail: 1 });
    expect(answer).not.toHaveBeenCalled();
    expect(button(root, Number(hex.dataset.answer))).toBeTruthy();
    await fireEvent.click(hex, { detail: 1 });
    expect(answer).toHaveBeenCalledOnce();
    answer.mockClear();
    const { answer: again, root: other } = show(asked);
    await fireEvent.keyDown(other.querySelector('.hit.can[data-answer]')!, { key: 'Enter' });
    expect(again).toHaveBeenCalledOnce();
  });

  it('cards to discard takes as many of a kind as are touched', async () => {
    const asked = of('discard_for_refresh');
    const { answer, root, table } = show(asked);
    for (const card of root.querySelectorAll<HTMLElement>('.hand .card')) await fireEvent.click(card);
    expect(table.chosen.size).toBe(asked.question.most);
    await fireEvent.click(root.querySelector<HTMLElement>('.hand .card')!);
    expect(table.chosen.size).toBe((asked.question.most ?? 0) - 1);
    await fireEvent.click(root.querySelector<HTMLElement>('.ways button')!);
    expect(answer).toHaveBeenCalledOnce();
  });
});

describe('a hex', () => {
  it('says its name, what stands there, what can be done and what lies around', () => {
    const { root } = show(of('move'));
    const label = root.querySelector('.hit.can')!.getAttribute('aria-label')!;
    expect(label).toMatch(/^[a-g]\d/);
    expect(label).toMatch(/Around it|clash-around/);
    expect(root.querySelectorAll('.hit[tabindex="0"]')).toHaveLength(1);
  });
});
