// How a game ended, in words: for the poster and for the strip that stays behind it.
import type { GameOnShelf, TableInfo } from '../api/types';
import { t } from '../i18n/text.svelte';
import type { Cast } from '../i18n/telling';
import type { Words } from '../i18n/words';
import { isTeam, winnersIn } from './declared';
import type { LogLine } from './live.svelte';
import { sentence } from './words.svelte';

export interface Ending {
  winners: readonly number[];
  names: readonly string[];
  /** Who has won, in a line. */
  title: string;
  /** Why it ended, as a sentence. */
  why: string;
}

/** How it ended; while nobody knows who has won, nobody has. */
export function endingOf(
  told: GameOnShelf,
  info: TableInfo,
  log: readonly LogLine[],
  words: Words,
  cast: Cast,
): Ending {
  const events = log.map(({ event }) => event);
  const winners = info.winners ?? winnersIn(told, events) ?? [];
  const names = winners.map((seat) => cast.names[seat] ?? '');
  const last = events.find(({ event }) => event === told.ending);
  const game = words.first('game') ?? info.game;
  const title = isTeam(told)
    ? t(names.length ? 'table-team-won' : 'table-team-lost', { game })
    : names.length
      ? t('table-won', { names: names.join(', '), game, n: names.length })
      : t('table-nobody-won');
  return { winners, names, title, why: last ? sentence(words, info.game, last, cast) : endedBy(info, cast) };
}

/** A game that did not come to its end: somebody gave up. */
function endedBy({ ending, seats }: TableInfo, cast: Cast): string {
  const gone = ending === 'conceded' ? seats.filter(({ stand_in }) => stand_in === 'conceded') : [];
  if (!gone.length) return t('table-ended');
  if (gone.some(({ seat }) => seat === cast.you)) return t('table-ended-by-you');
  const names = gone.map(({ seat }) => cast.names[seat] ?? '');
  return t('table-ended-by', { names: names.join(', '), n: names.length });
}

/** Whether the game is over as soon as I give up: no other person plays, or one rival is left. */
export function endsWithMe(info: TableInfo, me: number, team: boolean): boolean {
  const others = info.seats.filter(({ seat, stand_in }) => seat !== me && stand_in !== 'conceded');
  return others.every(({ held_by }) => held_by !== 'player') || (!team && others.length === 1);
}
