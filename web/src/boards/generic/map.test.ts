// A map is drawn, walked through and clicked without knowing what it means.
import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { FromServer, MapView, Question, Welcome } from '../../api/types';
import type { BoardModule } from '../../table/board';
import { order, pick } from '../../table/forms';
import recorded from '../../table/forms-game.fixture.json';
import { cartographyWords } from '../../testing/tables/read';
import { LiveTable } from '../../table/live.svelte';
import TableView from '../../table/TableView.svelte';
import * as generic from '.';
import { fits, fitted, frame, initials, mapOf, outline, tokens, towards, ways } from './map';
import { cartography } from '../../testing/server';

const module = generic as unknown as BoardModule;
const games = recorded as unknown as Record<'hexes' | 'ring', FromServer[]>;
const hexes = mapOf((games.hexes[0] as Welcome).view) as MapView;
const ring = mapOf((games.ring[0] as Welcome).view) as MapView;

/** A game as it is after so many messages, perhaps with another question. */
function show(name: 'hexes' | 'ring', step: number, ask?: Question) {
  const table = new LiveTable({ manner: () => ({ speed: 0, calm: true }), sound: () => {} });
  table.use(module, cartography);
  for (const message of games[name].slice(0, step + 1)) table.hear(message);
  const last = games[name][step] as Welcome;
  if (ask) table.hear({ type: 'news', first: 9999, events: [], view: last.view, question: ask });
  const answer = vi.fn((_n: number) => {});
  const page = render(TableView, {
    ...{
      table,
      told: cartography,
      module,
      answer,
      words: cartographyWords('en'),
      cards: new Map(),
      line: 'here',
    },
    ...{ say: () => true, concede: () => {}, leave: () => {}, rematch: () => {} },
    ...{ notThisTurn: false, onnotthisturn: () => {} },
  });
  const root = page.container;
  const space = (id: number) => root.querySelector<SVGGElement>(`[data-space='${id}']`)!;
  const piece = (id: string) => root.querySelector<SVGGElement>(`[data-piece='${id}']`)!;
  const bar = root.querySelector<HTMLElement>('.question')!;
  const give = () => bar.querySelector<HTMLElement>('[data-loud]')!;
  return { table, answer, root, space, piece, bar, give, user: userEvent.setup() };
}

describe('the shape of a map', () => {
  it('fits into its frame with every space', () => {
    for (const map of [hexes, ring]) {
      const { x, y, width, height } = frame(map);
      for (const space of map.spaces) {
        expect(space.x * 100 - 50).toBeGreaterThan(x);
        expect(space.x * 100 + 50).toBeLessThan(x + width);
        expect(space.y * 100 - 58).toBeGreaterThan(y);
        expect(space.y * 100 + 58).toBeLessThan(y + height);
      }
    }
  });

  it('joins what does not touch, once', () => {
    expect(ways(hexes)).toEqual([]);
    expect(ways(ring)).toHaveLength(8);
    expect(ways(ring).every(({ line }) => line)).toBe(true);
    expect(ways({ ...ring, lines: [] }).some(({ line }) => line)).toBe(false);
  });

  it('has hexes that stand on a point, and rounds', () => {
    expect(outline('hex')).toBe('M50 28.9L0 57.7L-50 28.9L-50 -28.9L0 -57.7L50 -28.9z');
    expect(outline('round')).toContain('a44 44');
  });

  it('is none where a view has none', () => {
    expect([mapOf(null), mapOf({}), mapOf({ map: null }), mapOf({ map: { spaces: [] } })]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});

describe('walking with the arrows', () => {
  it('goes to the neighbour in that direction on hexes', () => {
    expect(towards(hexes, 9, 'ArrowRight')).toBe(10);
    expect(towards(hexes, 9, 'ArrowLeft')).toBe(8);
    expect([4, 5]).toContain(towards(hexes, 9, 'ArrowUp'));
    expect([13, 14]).toContain(towards(hexes, 9, 'ArrowDown'));
    expect(towards(hexes, 11, 'ArrowRight')).toBeNull();
  });

  it('goes across a ring where no neighbour lies', () => {
    expect(towards(ring, 0, 'ArrowRight')).toBe(1);
    expect(towards(ring, 0, 'ArrowDown')).toBe(4);
    expect(towards(ring, 0, 'ArrowUp')).toBeNull();
    expect(towards(ring, 0, 'Enter')).toBeNull();
  });

  it.each([
    ['hexes', hexes],
    ['ring', ring],
  ])('reaches every space of the %s', (_name, map) => {
    const seen = new Set([0]);
    for (const id of seen)
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
        const next = towards(map, id, key);
        if (next !== null) seen.add(next);
      }
    expect(seen.size).toBe(map.spaces.length);
  });
});

describe('what stands on a space', () => {
  it('keeps apart and inside, however many there are', () => {
    const pieces = (n: number) =>
      Array.from({ length: n }, (_, i) => ({ id: i, at: 0, say: 'piece-surveyor', seat: i }));
    for (let n = 1; n <= 8; n++) {
      const placed = tokens(pieces(n), 'round');
      placed.forEach((a, i) => {
        expect(Math.hypot(a.x, a.y) + a.r).toBeLessThan(47);
        for (const b of placed.slice(i + 1))
          expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(a.r + b.r);
      });
    }
  });

  it('has a name that fits, and keeps its number', () => {
    expect(fitted('Old Town', 100, 18, 2)).toEqual(['Old Town']);
    expect(fitted('Old Town', 50, 18, 2)).toEqual(['Old', 'Town']);
    expect(fitted('Surveyor 2', 60, 18)).toEqual(['Surv… 2']);
    expect(fitted('Constantinople', 60, 18)).toEqual(['Consta…']);
    expect([fits('Flag', 40, 12), fits('Surveyor 2', 40, 12)]).toEqual([true, false]);
    expect(initials('Surveyor 2')).toBe('S2');
  });
});

/** What the buttons say that answer; help and the rule stand beside the question. */
const answers = (bar: HTMLElement) =>
  within(within(bar).getByRole('toolbar'))
    .getAllByRole('button')
    .map((each) => each.textContent?.trim());

describe('a question on the map', () => {
  it('is answered by clicking what an option points to, or with the keyboard', async () => {
    const { answer, space, bar, root, user } = show('hexes', 0);
    expect(answers(bar)).toEqual(['Stay here', 'As a list']);
    expect(space(1)).toHaveAccessibleName('b: Surveyor 2');
    expect(space(3)).toHaveAttribute('role', 'button');
    expect(space(9)).toHaveAttribute('role', 'img');
    await user.click(space(3));
    expect(answer).toHaveBeenLastCalledWith(2);
    await user.click(space(9));
    expect(answer).toHaveBeenCalledTimes(1);
    expect(root.querySelectorAll('[data-space][tabindex="0"]')).toHaveLength(1);
    space(0).focus();
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(space(1));
    await user.keyboard('{Enter}');
    expect(answer).toHaveBeenLastCalledWith(1);
  });

  it('can be had as a list', async () => {
    const { answer, bar, user } = show('ring', 0);
    await user.click(within(bar).getByText('As a list'));
    await user.click(within(bar).getByText('Dunes'));
    expect(answer).toHaveBeenLastCalledWith(2);
    await user.click(within(bar).getByText('Back to the board'));
    expect(within(bar).queryByText('Dunes')).toBeNull();
  });

  it('picks several spaces there and in the boxes alike', async () => {
    const { answer, space, give, user } = show('hexes', 1);
    await user.click(space(4));
    expect(space(4)).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('checkbox', { name: 'e' })).toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: 'a' }));
    expect(space(0)).toHaveAttribute('aria-pressed', 'true');
    await user.click(give());
    expect(pick(answer.mock.lastCall![0], 6, 1, 2)).toEqual([0, 3]);
  });

  it('puts pieces in order by clicking them', async () => {
    const { answer, piece, give, user } = show('hexes', 3);
    for (const id of ['0-2', '0-0', '0-1']) await user.click(piece(id));
    expect(piece('0-0')).toHaveTextContent('2');
    await user.click(give());
    expect(order(answer.mock.lastCall![0], 3)).toEqual([2, 0, 1]);
  });

  const several: Question = {
    ...{ number: 99, seat: 0, kind: 'do', say: 'ask-move', count: 4 },
    options: [
      { answer: 0, say: 'opt-stay', at: { what: 'space', id: 5 } },
      { answer: 1, say: 'opt-rest', at: { what: 'space', id: 5 } },
      { answer: 2, say: 'opt-prize', args: { prize: 'compass' }, at: { what: 'seat', id: 1 } },
      { answer: 3, say: 'opt-prize', args: { prize: 'sextant' } },
    ],
  };

  it('narrows to what points to one thing, and widens again', async () => {
    const { answer, space, bar, user } = show('hexes', 0, several);
    const buttons = () => answers(bar);
    expect(buttons()).toEqual(['compass', 'sextant', 'As a list']);
    expect(space(5)).toHaveAccessibleName('f: Surveyor 1 · 2 choices');
    await user.click(space(5));
    expect(answer).not.toHaveBeenCalled();
    expect(buttons()).toEqual(['Stay here', 'Rest instead', 'Back to the board']);
    expect(document.activeElement).toHaveTextContent('Stay here');
    await user.keyboard('{Escape}');
    expect(buttons()).toEqual(['compass', 'sextant', 'As a list']);
    await user.click(space(5));
    await user.click(within(bar).getByText('Rest instead'));
    expect(answer).toHaveBeenLastCalledWith(1);
  });

  it('is answered by clicking a seat', async () => {
    const { answer, user } = show('hexes', 0, several);
    await user.click(within(screen.getByLabelText('Who sits here')).getByText('Jonas'));
    expect(answer).toHaveBeenLastCalledWith(2);
  });
});

describe('every question of the small game', () => {
  const asked = (['hexes', 'ring'] as const).flatMap((name) =>
    games[name].flatMap((message, step) => {
      const { question } = message as Welcome;
      return question ? [{ name, step, question, kind: question.kind }] : [];
    }),
  );
  it('is of another form', () => {
    const forms = new Set(asked.map(({ question }) => question.form ?? 'choose'));
    expect(forms).toEqual(new Set(['choose', 'subset', 'pick', 'amounts', 'order']));
  });
  it.each(asked)('$name $step, $kind: has a place for all that can be chosen', ({ name, step, question }) => {
    const { root } = show(name, step);
    for (const { answer } of [...(question.options ?? []), ...(question.also ?? [])])
      expect(root.querySelector(`[data-answer='${answer}']`)).toBeTruthy();
    for (const { answer } of question.items ?? [])
      expect(root.querySelector(`[data-item='${answer}']`)).toBeTruthy();
  });
});
