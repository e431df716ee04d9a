import { readFileSync } from 'node:fs';
import { render } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import type { Option, Question } from '../../api/types';
import { Words } from '../../i18n/words';
import { Selection } from '../../table/selection.svelte';
import { telling } from '../../table/words.svelte';
import { bar } from './bar';
import Board from './Board.svelte';
import recorded from './fixtures/questions.json';
import { pick, picked } from './pick.svelte';
import { ghost, nextWay, reach, targets, waysAt } from './targets';
import { SPACES } from './tracks';
import { TRACKS, type Track, type View } from './view';
import { told } from '../../testing/server';

interface Asked {
  view: View;
  question: Question;
}
const asked = recorded as unknown as Asked[];
const named = asked.map((each, at): [string, Asked] => [`${each.question.kind} (${at})`, each]);

const texts = '../src/kaiju/games/king_of_tokyo_duel/text';
const source = ['play', 'cards', 'monsters']
  .map((file) => readFileSync(`${texts}/en/${file}.ftl`, 'utf8'))
  .join('\n');
const words = new Words('en', [{ lang: 'en', source }]);
const cast = { names: ['Left', 'Right'], you: 0 };

const optionsOf = (question: Question): Option[] => [
  ...(question.options ?? []),
  ...(question.items ?? []),
  ...(question.also ?? []),
];

function barOf({ question, view }: Asked, values: readonly number[] = []) {
  const chosen = new Selection();
  chosen.begin(question, values);
  return bar(question, chosen, view, telling(words, question, cast));
}

describe('the recorded questions', () => {
  it('are of every kind', () => {
    expect(new Set(asked.map(({ question }) => question.kind)).size).toBe(24);
  });

  it.each(named)('%s: every option is on the board or in the bar', (_, each) => {
    const inBar = new Set(barOf(each).ways.map((way) => way.answer));
    const onBoard = reach(each.question, each.view);
    for (const option of optionsOf(each.question))
      expect(inBar.has(option.answer) || onBoard.has(option.answer), option.say).toBe(true);
  });

  it.each(named)('%s: at most one button is loud, and every one says something', (_, each) => {
    const { ways, title } = barOf(each);
    expect(title).not.toBe('');
    expect(ways.filter((way) => way.look !== 'quiet').length).toBeLessThanOrEqual(1);
    for (const way of ways) expect(way.text.trim()).not.toBe('');
  });

  it.each(named)(
    '%s: touching everything on the board gives exactly what is in reach',
    (_, { view, question }) => {
      const chosen = new Selection();
      chosen.begin(question);
      const given = new Set<number>();
      const laying = optionsOf(question).some((option) => option.say === 'opt-place');
      const snippet = createRawSnippet(() => ({ render: () => '<p></p>' }));
      const { container, unmount } = render(Board, {
        game: 'king_of_tokyo_duel',
        told: told('king_of_tokyo_duel'),
        view,
        me: question.seat,
        seats: [
          { seat: 0, held_by: 'player', name: 'Ada' },
          { seat: 1, held_by: 'bot', bot: 'greedy' },
        ],
        cast: { ...cast, you: question.seat },
        words,
        cards: new Map(),
        question,
        chosen,
        answer: (answer: number) => given.add(answer),
        held: -1,
        cues: [],
        table: {} as never,
        clocks: [],
        asked: [],
        open: vi.fn(),
        ask: snippet,
        log: snippet,
      });
      const touchable = () => container.querySelectorAll<HTMLElement>('button, [role="button"]');
      for (let at = 0; at < touchable().length; at++) {
        // A space may stand for several ways of laying a token: touched again, it goes on to the next.
        const times = touchable()[at]?.hasAttribute('data-touch') ? 4 : 1;
        for (let again = 0; again < times; again++) {
          touchable()[at]?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
          if (laying) for (const value of picked(question)) given.add(value);
        }
        for (const item of question.items ?? []) if (chosen.has(item.answer)) given.add(item.answer);
      }
      // Two dice are left out by touching both; every pair of symbols must be found that way.
      for (const option of targets(question, view).pairs.values()) {
        const dice = pairOfDice(view, option);
        pick(question, dice);
        given.add(barOf({ view, question }).ways.find((way) => way.look === 'go')?.answer ?? -1);
      }
      unmount();
      expect([...given].sort((a, b) => a - b)).toEqual([...reach(question, view)].sort((a, b) => a - b));
    },
  );
});

function pairOfDice(view: View, option: Option): number[] {
  const faces = ['smash', 'heal', 'energy', 'fame', 'destruction', 'power'];
  const [a, b] = [faces.indexOf(String(option.args?.face)), faces.indexOf(String(option.args?.was))];
  const first = view.dice.indexOf(a);
  return [first, view.dice.findIndex((die, at) => die === b && at !== first)];
}

describe('laying a token', () => {
  const placing = asked.filter(({ question }) =>
    optionsOf(question).some((option) => option.say === 'opt-place'),
  );

  it('is recorded for tokens of one, two and three feet', () => {
    const sizes = placing.flatMap(({ question }) =>
      optionsOf(question)
        .filter((option) => option.say === 'opt-place')
        .map((option) => Number(option.args?.last) - Number(option.args?.first) + 1),
    );
    expect(new Set(sizes)).toEqual(new Set([1, 2, 3]));
  });

  it.each(placing)('offers every way from some space, and comes round again', ({ question, view }) => {
    const { spaces } = targets(question, view);
    const found = new Set<number>();
    for (const track of TRACKS)
      for (const space of SPACES) {
        const ways = waysAt(spaces, track, space);
        if (ways.length === 0) continue;
        let now: number | null = null;
        for (let turn = 0; turn < ways.length; turn++) {
          now = nextWay(ways, now)?.answer ?? null;
          if (now !== null) found.add(now);
        }
        expect(nextWay(ways, now)?.answer).toBe(ways[0]?.answer);
      }
    const all = optionsOf(question).filter((option) => option.say === 'opt-place');
    expect(found.size).toBe(all.length);
  });

  it.each(placing)('is drawn in advance where the option says', ({ question, view }) => {
    for (const option of optionsOf(question).filter((each) => each.say === 'opt-place')) {
      const shown = ghost(option, view);
      expect(shown?.where).toBe(option.args?.track as Track);
      expect(shown?.first).toBe(option.args?.first);
      expect(shown && shown.first + shown.feet - 1).toBe(option.args?.last);
    }
  });

  it('is confirmed in the bar', () => {
    const each = placing[0]!;
    const option = optionsOf(each.question).find(({ say }) => say === 'opt-place')!;
    expect(barOf(each).ways.some((way) => way.answer === option.answer)).toBe(false);
    pick(each.question, [option.answer]);
    expect(barOf(each).ways.at(-1)).toMatchObject({ answer: option.answer, look: 'go' });
    pick(null, []);
  });

  it('is forgotten with its question', () => {
    const [one, other] = placing.map(({ question }) => question);
    pick(one!, [3]);
    expect(picked(one!)).toEqual([3]);
    expect(picked(other!)).toEqual([]);
    expect(picked({ ...one!, number: one!.number + 1 })).toEqual([]);
    pick(null, []);
  });
});

describe('keeping dice', () => {
  const each = asked.find(({ question }) => question.kind === 'keep_dice')!;

  it('rolls the dice that are not picked', () => {
    const some = each.question.items!.slice(0, 2).map((item) => item.answer);
    const { ways } = barOf(each, some);
    expect(ways.at(-1)).toMatchObject({ answer: some[0]! + some[1]!, look: 'go' });
  });

  it('ends the rolling when all are picked', () => {
    const all = each.question.items!.map((item) => item.answer);
    const loud = barOf(each, all).ways.filter((way) => way.look === 'go');
    expect(loud).toHaveLength(1);
    expect(loud[0]!.answer).toBe(all.reduce((sum, value) => sum + value, 0));
  });
});
