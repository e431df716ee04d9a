import { render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Hint, Question, Review, TurningPoint } from '../api/types';
import { learn } from '../i18n/text.svelte';
import { Words } from '../i18n/words';
import { toyGame } from '../testing/declared';
import { Hinting } from '../table/hinting.svelte';
import Chart from './Chart.svelte';
import { path, scale, ticks } from './chart';
import HintSheet from './HintSheet.svelte';
import { answerText, points } from './naming';
import ReviewPage from './ReviewPage.svelte';

const SOURCE = `
opt-die = die { $die }
opt-stay = Stay
ask-toy = Which dice?
reason-more = You gain { $n }.
reason-less = It costs { $n }.
quantity-gold = gold
card-crown = Crown
`;
const words = new Words('en', [{ lang: 'en', source: SOURCE }]);
const cast = { names: ['Ada', 'Ben'], you: 0 };
const die = (n: number) => ({ answer: 1 << n, say: 'opt-die', args: { die: n + 1 } });
const question = {
  number: 7,
  seat: 0,
  kind: 'toy',
  say: 'ask-toy',
  form: 'subset',
  manner: 'keep',
  items: [die(0), die(1)],
  count: 4,
} as unknown as Question;
const hint = {
  best: { answer: 3, chance: 0.62, low: 0.55, high: 0.69, parts: [die(0), die(1)] },
  mine: { answer: 0, chance: 0.4, low: 0.33, high: 0.47, parts: [] },
  verdict: 'better',
  reasons: [
    { say: 'reason-more', args: { n: 2 } },
    { say: 'reason-less', args: { n: 1 }, against: true },
  ],
  samples: 120,
} as unknown as Hint;

beforeEach(() => learn('en'));

describe('an answer', () => {
  it('is named by what it is made of', () => {
    expect(answerText(question, [die(0), die(1)], words, cast)).toBe('Keep die 1 · die 2');
    expect(answerText(question, [], words, cast)).toBe('Keep nothing');
    expect(answerText({}, [{ answer: 0, say: 'opt-stay' }], words, cast)).toBe('Stay');
  });
  it('changes a chance with a sign', () => {
    expect([0.123, -0.05, 0.001].map(points)).toEqual(['+12', '−5', '±0']);
  });
});

describe('a chart', () => {
  it('lies in its box', () => {
    const box = { width: 100, height: 50, left: 10, right: 0, top: 0, bottom: 10 };
    const lines = [{ seat: 0, name: 'Ada', values: [0, 0.5, 1] }];
    const at = scale(lines, box, true);
    expect([at.x(0), at.x(2), at.y(0), at.y(1)]).toEqual([10, 100, 40, 0]);
    expect(path(lines[0]!.values, at)).toBe('M10 40L55 20L100 0');
  });
  it('has round steps', () => {
    expect(ticks(0, 20)).toEqual([0, 5, 10, 15, 20]);
    expect(ticks(-3, 7)).toEqual([0, 5]);
  });
});

describe('a hint', () => {
  it('is asked for once, and forgotten with its question', () => {
    const hinting = new Hinting();
    let sent = 0;
    const send = () => ++sent > 0;
    hinting.ask(question, 0, send);
    hinting.ask(question, 0, send);
    expect([sent, hinting.waits]).toEqual([1, true]);
    hinting.come(6, hint);
    expect(hinting.hint).toBeNull();
    hinting.come(7, hint);
    expect([hinting.hint, hinting.waits]).toEqual([hint, false]);
    hinting.forget(8);
    expect(hinting.hint).toBeNull();
  });
  it('says why there is none, and may be asked for again', () => {
    const hinting = new Hinting();
    hinting.ask(question, null, () => true);
    expect(hinting.refuse('late', 'no')).toBe(false);
    expect(hinting.refuse('hints-busy', 'Later.')).toBe(true);
    expect([hinting.refused, hinting.waits]).toEqual(['Later.', false]);
    hinting.ask(question, null, () => true);
    expect([hinting.refused, hinting.waits]).toEqual(['', true]);
  });
  it('comes after a refusal too, for what was asked first', () => {
    const hinting = new Hinting();
    let sent = 0;
    const send = () => ++sent > 0;
    hinting.ask(question, 1, send);
    hinting.refuse('hint-comes', 'On its way.');
    hinting.come(7, hint);
    expect([hinting.hint, hinting.refused]).toEqual([hint, '']);
    hinting.ask(question, 0, send);
    expect(sent).toBe(1);
    hinting.ask(question, 1, send);
    expect([sent, hinting.waits]).toEqual([2, true]);
  });
  it('is told with both chances, the verdict and the reasons', () => {
    const hinting = new Hinting();
    hinting.ask(question, 0, () => true);
    hinting.come(7, hint);
    render(HintSheet, { hinting, question, words, cast });
    expect(screen.getByText('Keep die 1 · die 2')).toBeInTheDocument();
    expect(screen.getByText(/62% to win .*55% and 69%/)).toBeInTheDocument();
    expect(screen.getByText(/40% to win/)).toBeInTheDocument();
    expect(screen.getByText('It is clearly better than your choice.')).toBeInTheDocument();
    expect(screen.getByText('You gain 2.')).toBeInTheDocument();
    expect(screen.getByText('But:')).toBeInTheDocument();
    expect(screen.getByText('The best answer')).toBeInTheDocument();
  });
  it('calls none the best where nothing tells two answers apart', () => {
    const hinting = new Hinting();
    hinting.ask(question, null, () => true);
    const { mine: instead, ...rest } = hint;
    hinting.come(7, { ...rest, instead, verdict: 'even', reasons: [] } as Hint);
    render(HintSheet, { hinting, question, words, cast });
    const headings = screen.getAllByRole('heading').map((each) => each.textContent);
    expect(headings).toEqual(['A good answer', 'Another answer']);
    expect(screen.getByText(/^Both are about as good/)).toBeInTheDocument();
  });
});

describe('a review', () => {
  const turn = (step: number, chances: number[], gold: number[]) => ({
    step,
    turn: step + 1,
    seat: 0,
    chances,
    values: [gold],
  });
  const review = {
    format: 3,
    game: 'toy',
    seats: 2,
    winners: [0],
    team: false,
    bot: 'greedy',
    samples: 50,
    quantities: [{ key: 'gold' }],
    turns: [turn(0, [0.5, 0.5], [0, 0]), turn(2, [0.7, 0.3], [3, 1]), turn(4, [1, 0], [5, 1])],
    turning: [
      {
        step: 2,
        turn: 3,
        seat: 0,
        before: 0.7,
        after: 1,
        decision: {
          step: 2,
          turn: 3,
          question: { ...question, seat: 1 },
          played: 0,
          played_parts: [],
          better: 3,
          better_parts: [die(0), die(1)],
          cost: 0.12,
          error: 0.02,
        },
        verdict: 'better',
      },
    ],
    shares: [
      { seat: 0, start: 0.5, own: 0, others: 0.12, luck: 0.38, end: 1 },
      { seat: 1, start: 0.5, own: -0.12, others: 0, luck: -0.38, end: 0 },
    ],
    purchases: [{ step: 1, turn: 2, seat: 0, card: 'crown', uses: 2, gain: 0.06 }],
  } as unknown as Review;

  /** The turning point as the bot judges it, in words. */
  const judged = (verdict: string) => {
    const point: TurningPoint = { ...review.turning[0]!, verdict };
    render(ReviewPage, { review: { ...review, turning: [point] }, table: 'x', told: toyGame, words, cast });
    const [, , ...said] = [...document.querySelectorAll('ol p')].map((each) =>
      each.textContent?.trim().replaceAll(/\s+/g, ' '),
    );
    return said;
  };
  const played = 'Played: Keep nothing';
  const other = 'A bot would have played: Keep die 1 · die 2';
  it.each([
    ['better', [played, other, 'What was played cost 12 points of chance (±4).']],
    ['even', [played, other, 'The games played on do not tell the two apart.']],
    ['same', [played, 'A bot would have played all of this turn the same: the dice decided.']],
    ['here', [played, 'Here a bot would have played the same.']],
    ['', [played]],
  ])('says what a bot makes of a turning point: %s', (verdict, said) => {
    expect(judged(verdict)).toEqual(said);
  });
  it('says where a game was given up, and nothing of a decision', () => {
    judged('gave-up');
    const [, ...said] = [...document.querySelectorAll('ol p')].map((each) => each.textContent);
    expect(said).toEqual(['The game was given up here.']);
  });
  it('writes chances and names as French does', async () => {
    await learn('fr');
    judged('');
    expect(screen.getByRole('row', { name: /Ada 50\u00a0% ±0 \+12 \+38 100\u00a0%/ })).toBeInTheDocument();
    expect(document.body.textContent).toContain('Ben\u202f:');
  });

  it('numbers every turn once', () => {
    const lines = [{ seat: 0, name: 'Ada', values: [0.5, 0.7, 1] }];
    const { container } = render(Chart, { label: 'x', lines, turns: [1, 2, 2], chances: true });
    const below = [...container.querySelectorAll('.tick[text-anchor=middle]')].map(
      (each) => each.textContent,
    );
    expect(below).toEqual(['1', '2']);
  });

  it('tells the curve, the turning points, luck, and what paid', () => {
    const opened: [number, boolean][] = [];
    render(ReviewPage, {
      review,
      table: 'x',
      told: toyGame,
      words,
      cast,
      onopen: (step: number, on: boolean) => void opened.push([step, on]),
    });
    expect(screen.getByRole('img', { name: /Ada 50% → 100%, Ben 50% → 0%/ })).toBeInTheDocument();
    expect(screen.getByText('Keep nothing')).toBeInTheDocument();
    expect(screen.getByText('What was played cost 12 points of chance (±4).')).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /Ada 50% ±0 \+12 \+38 100%/ })).toBeInTheDocument();
    expect(screen.getByText('Crown')).toBeInTheDocument();
    screen.getAllByText('Play on from here')[0]?.closest('button')?.click();
    expect(opened).toEqual([[2, true]]);
  });
});
