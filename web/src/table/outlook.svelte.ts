// What would happen: asked of the server for the question at hand, and told in the words of the log.
import type { Foreseen, Option, Outlook, Question } from '../api/types';
import type { Chosen, GameEvent } from './board';
import { browser, type Clockwork } from './queue';

/** Whoever answers at once is not waited for: a question stands so long before anything is asked about it. */
const FIRST = 200;
/** While things are picked one after the other, only the last pick counts. */
const CALM = 250;

/** Ask what answers would bring; without `answers`, those that are worth a look. */
export type Ask = (question: Question, answers: number[] | null) => void;

/** What is known of the answers to one question. */
export class Outlooks {
  #known = $state.raw<ReadonlyMap<number, Outlook>>(new Map());
  #question: Question | null = null;
  /** Of these the server was asked. */
  #asked = new Set<number>();
  #stops = { first: () => {}, picked: () => {} };

  constructor(
    private readonly ask: Ask,
    private readonly clock: Clockwork = browser,
  ) {}

  /** A question stands there, or none. */
  begin(question: Question | null): void {
    if (question?.number === this.#question?.number) return;
    this.#stops.first();
    this.#stops.picked();
    this.#question = question;
    this.#asked = new Set();
    this.#known = new Map();
    if (question) this.#stops.first = this.clock.after(FIRST, () => this.ask(question, null));
  }

  /** Something is picked that is no option by itself: what would it bring? */
  want(answer: number | null): void {
    const question = this.#question;
    if (!question || answer === null || this.#known.has(answer) || this.#asked.has(answer)) return;
    this.#stops.picked();
    this.#stops.picked = this.clock.after(CALM, () => {
      this.#asked.add(answer);
      this.ask(question, [answer]);
    });
  }

  hear({ question, answers }: Foreseen): void {
    if (question !== this.#question?.number) return;
    this.#known = new Map([...this.#known, ...answers.map((one) => [one.answer, one] as const)]);
  }

  /** What is known of an answer. */
  of(answer: number): Outlook | undefined {
    return this.#known.get(answer);
  }

  /** What would be told if this answer were given. */
  events(answer: number): readonly GameEvent[] {
    return (this.of(answer)?.events ?? []) as readonly GameEvent[];
  }

  close(): void {
    this.begin(null);
  }
}

/** One answer of which something is to be said; `option` is null for what is picked. */
export interface Look {
  answer: number;
  option: Option | null;
}

const options = (question: Question): Option[] => [...(question.options ?? []), ...(question.also ?? [])];

/** All things that are kept or rolled again, as they lie. */
const asTheyLie = ({ items = [] }: Question): number => items.reduce((sum, { answer }) => sum + answer, 0);

/** So many answers are told at once, beside each other: this or that. */
const TOGETHER = 2;

/**
 * The answers that are told of: of two ways both; else the one that is chosen, pointed at, or picked together; of dice
 * that may be rolled again what they bring as they lie.
 */
export function looks(
  question: Question,
  chosen: Chosen,
  pointed: number,
  held: Option | null,
  has: (answer: number) => boolean,
): Look[] {
  const all = options(question);
  const known = all.filter(({ answer }) => has(answer)).map((option) => ({ answer: option.answer, option }));
  if (held) return known.filter(({ option }) => option === held);
  const plain = (question.form ?? 'choose') === 'choose';
  if (plain && all.length <= TOGETHER) return known;
  const found = known.filter(({ answer }) => answer === pointed);
  if (found.length || plain) return found;
  const keeps = question.form === 'subset' && question.manner === 'keep';
  const picked = keeps ? asTheyLie(question) : chosen.size > 0 ? chosen.answer : null;
  return picked !== null && has(picked) ? [{ answer: picked, option: null }] : [];
}

/** The answer that a thing on the page stands for; -1 for none. What is only picked (dice) stands for none. */
export function answerAt(target: EventTarget | null, question: Question | null): number {
  if (!question || !(target instanceof Element)) return -1;
  const button = target.closest('[data-answer], button, [role="button"], li');
  const marked = button?.matches('[data-answer]') ? button : button?.querySelector('[data-answer]');
  if (!(marked instanceof HTMLElement || marked instanceof SVGElement)) return -1;
  const plain = (question.form ?? 'choose') === 'choose' || marked.closest('#question .ways') !== null;
  return plain ? Number(marked.dataset.answer) : -1;
}
