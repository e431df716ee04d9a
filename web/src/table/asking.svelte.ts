// What I am asked, as it stands in the question bar: words, buttons, the card to read, and what would happen.
import type { Question } from '../api/types';
import type { Cast } from '../i18n/telling';
import { t } from '../i18n/text.svelte';
import type { Words } from '../i18n/words';
import { plainBar } from './bar';
import type { Bar, BoardModule, Way } from './board';
import type { CardBook } from './books.svelte';
import { cardInBar, Held, heldBar, isNarrowedTo } from './deliberate.svelte';
import type { LiveTable } from './live.svelte';
import { answerAt, looks, type Look } from './outlook.svelte';
import { sentence, telling } from './words.svelte';

/** What a question is asked with. */
export interface Around {
  table: LiveTable;
  module: BoardModule;
  words: Words;
  cards: CardBook;
  cast: Cast;
  question: Question | null;
}

/** What an answer would bring: which one, and the sentences for it. */
export interface Told {
  label: string;
  text: string;
}

export class Asking {
  readonly #around: () => Around;
  readonly #holding = new Held();
  /** The answer whose button or card is pointed at or focused; -1 for none. */
  #pointed = $state.raw({ number: -1, answer: -1 });

  constructor(around: () => Around) {
    this.#around = around;
    $effect(() => {
      const { table, question } = around();
      const counted = question && (question.form ?? 'choose') !== 'choose' && question.manner !== 'keep';
      if (counted) table.outlooks.want(table.chosen.size ? table.chosen.answer : null);
    });
  }

  readonly tell = $derived.by(() => {
    const { words, question, cast } = this.#around();
    return question ? telling(words, question, cast) : null;
  });

  /** What is chosen and not yet done. */
  readonly held = $derived.by(() => this.#holding.of(this.#around().question));

  readonly bar: Bar | null = $derived.by(() => {
    const { table, module, question } = this.#around();
    const { tell, held } = this;
    if (!question || !tell) return null;
    const plain = module.bar
      ? module.bar(question, table.chosen, table.view, tell)
      : plainBar(question, table.chosen, tell, module.reach?.(question, table.view) ?? new Set());
    const isFinal = (answer: number) => table.outlooks.of(answer)?.final ?? false;
    if (held) return heldBar(plain, held, tell, () => this.#holding.drop(), isFinal(held.answer));
    // Where a card asks, no key answers by itself: it may be spent only once.
    const careful = Boolean(question.card) && plain.ways.length > 1;
    const dressed = (way: Way): Way => ({
      ...way,
      ...(careful ? { deliberate: true } : {}),
      ...(!way.act && isFinal(way.answer) ? { final: true } : {}),
    });
    return { ...plain, ways: plain.ways.map(dressed) };
  });

  /** The card that is to be read in the bar. */
  readonly reading = $derived.by(() => {
    const { table, cards, question } = this.#around();
    const id = question ? cardInBar(question, this.held, table.chosen.at) : '';
    const card = cards.get(id);
    return card ? { id, name: card.name, text: card.text } : null;
  });

  /** What would happen by the answer that is looked at, or by each of a few. */
  readonly outlook: readonly Told[] = $derived.by(() => {
    const { table, question } = this.#around();
    if (!question) return [];
    const has = (answer: number) => this.#told(answer) !== '';
    const pointed = this.#pointed.number === question.number ? this.#pointed.answer : -1;
    return looks(question, table.chosen, pointed, this.held, has).map((look) => this.#say(look));
  });

  /** What would happen by every answer of which anything is known. */
  readonly outlooks: readonly Told[] = $derived.by(() => {
    const { table, question } = this.#around();
    if (!question) return [];
    const has = (answer: number) => this.#told(answer) !== '';
    const picked = looks(question, table.chosen, -1, null, has).filter(({ option }) => !option);
    const options = [...(question.options ?? []), ...(question.also ?? [])]
      .filter(({ answer }) => has(answer))
      .map((option) => ({ answer: option.answer, option }));
    return [...picked, ...options].map((look) => this.#say(look));
  });

  /** Somebody points at a thing on the page, or has come to it by keys. */
  point(target: EventTarget | null): void {
    const { question } = this.#around();
    const [answer, number] = [answerAt(target, question), question?.number ?? -1];
    if (answer !== this.#pointed.answer || number !== this.#pointed.number)
      this.#pointed = { number, answer };
  }

  /** An answer was touched; true if it is to be given now. */
  touch(answer: number): boolean {
    const { table, question } = this.#around();
    if (!question || table.answering) return false;
    if (!isNarrowedTo(question, table.chosen.at, answer) && !this.#holding.touch(question, answer))
      return false;
    this.#holding.drop();
    return true;
  }

  #told(answer: number): string {
    const { table, module, words, cast } = this.#around();
    const game = table.info?.game ?? '';
    const left = [...(module.quiet ?? []), ...(module.plain ?? [])];
    const loud = table.outlooks.events(answer).filter(({ event }) => !left.includes(event));
    return loud.map((event) => sentence(words, game, event, cast)).join(' ');
  }

  #say({ answer, option }: Look): Told {
    const { question } = this.#around();
    const lie = question?.manner === 'keep';
    const label = option
      ? (this.tell?.option(option) ?? '')
      : t(lie ? 'table-as-they-lie' : 'table-with-these');
    return { label, text: this.#told(answer) };
  }
}
