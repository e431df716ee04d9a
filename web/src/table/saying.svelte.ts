// What the page says while nothing is asked: who is waited for, what happened last, what was missed.
import type { GameOnShelf } from '../api/types';
import type { LiveState } from '../api/live';
import type { Cast } from '../i18n/telling';
import { t } from '../i18n/text.svelte';
import type { Words } from '../i18n/words';
import type { BoardModule, GameEvent } from './board';
import { beginsTurn, isTeam } from './declared';
import type { LiveTable } from './live.svelte';
import { sinceLastTurn, weightiest } from './since';
import { sentence, telling } from './words.svelte';

/** What there is to say something about. */
export interface Around {
  table: LiveTable;
  told: GameOnShelf;
  module: BoardModule;
  words: Words;
  cast: Cast;
  /** How the connection is. */
  line: LiveState;
  /** Whether I have given up. */
  givenUp: boolean;
}

/** How many lines of the log the bar has room for. */
const RECENT = 4;
/** How many lines tell what happened since my last turn. */
const SINCE = 3;

export class Saying {
  readonly #around: () => Around;

  constructor(around: () => Around) {
    this.#around = around;
  }

  #sentence(event: GameEvent): string {
    const { table, words, cast } = this.#around();
    return sentence(words, table.info!.game, event, cast);
  }

  /** What happened last. */
  readonly latest = $derived.by(() => {
    const line = this.#around().table.log[0];
    return line ? this.#sentence(line.event) : '';
  });

  /** One sentence a turn is read aloud; the log tells the rest to whoever wants more. */
  readonly spoken = $derived.by(() => {
    const { table, told } = this.#around();
    const turn = table.log.find(({ event }) => beginsTurn(told, event));
    return turn ? this.#sentence(turn.event) : '';
  });

  /** What happened since my last turn, in three lines. */
  readonly since = $derived.by(() => {
    const { table, told, module } = this.#around();
    if (table.me < 0 || table.info!.state === 'finished') return [];
    const events = table.log.map(({ event }) => event).reverse();
    return weightiest(sinceLastTurn(events, told, table.me), module, SINCE).map((event) =>
      this.#sentence(event),
    );
  });

  /** In the place of the question while there is none. */
  readonly idle = $derived.by(() => {
    const { table, told, words, cast, line, givenUp } = this.#around();
    if (!table.settled && this.latest) return this.latest;
    if (table.info!.state === 'finished') return t('table-over');
    if (line === 'away') return t('table-connection-lost');
    if (givenUp) return t(isTeam(told) ? 'table-given-up-team' : 'table-given-up');
    if (table.answering) return t('table-answering');
    if (table.theirs)
      return t('table-they-are-asked', {
        name: cast.names[table.theirs.seat] ?? '',
        question: telling(words, table.theirs, cast).prompt,
      });
    const names = table.asked.filter((seat) => seat !== table.me).map((seat) => cast.names[seat] ?? '');
    return names.length
      ? t('table-waiting-for', { names: names.join(', '), n: names.length })
      : t('table-waiting');
  });

  /** The last lines of the log, the latest first. */
  readonly lately = $derived.by(() => {
    const { table, module } = this.#around();
    const loud = table.log.filter(({ event }) => !module.quiet?.includes(event.event));
    return loud.slice(0, RECENT).map(({ number, event }) => ({ number, text: this.#sentence(event) }));
  });

  /** On a phone the log is a sheet: while nothing is asked, the bar has the room for its last lines. */
  readonly recent = $derived(this.lately.map(({ text }) => text));
}
