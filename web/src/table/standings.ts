// How everybody stands when a game is over, by the columns that it declares.
import { entries, isTeam, type Declared } from './declared';

export interface Standing {
  seat: number;
  /** 1 for the winners; null for whoever is out of the game, and in a team: it stands together. */
  place: number | null;
  out: boolean;
  /** What the columns show, in their order; null for what a view does not tell. */
  values: (number | null)[];
}

const numberIn = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/**
 * The winners first, then who is left as the columns rank them (who stands equal shares the place), then who is out.
 * Empty for a view that has no entries for the seats.
 */
export function standings(told: Declared, view: unknown, winners: readonly number[]): Standing[] {
  const rows = entries(told, view).map((entry) => {
    const won = winners.includes(entry.seat);
    const out = !won && told.in_game !== '' && !entry[told.in_game];
    const values = told.columns.map(({ key }) => numberIn(entry[key]));
    const rank = won || out || isTeam(told) ? [] : ranked(told, values);
    return { seat: entry.seat, won, out, values, rank };
  });
  type Row = (typeof rows)[number];
  const before = (a: Row, b: Row): number =>
    Number(b.won) - Number(a.won) || Number(a.out) - Number(b.out) || compared(a.rank, b.rank);
  const placeOf = (row: Row): number | null =>
    row.out || isTeam(told) ? null : 1 + rows.filter((other) => before(other, row) < 0).length;
  return rows
    .map((row) => ({ row, standing: { ...row, place: placeOf(row) } }))
    .sort((a, b) => before(a.row, b.row) || a.row.seat - b.row.seat)
    .map(({ standing: { seat, place, out, values } }) => ({ seat, place, out, values }));
}

/** By what a seat is sorted: less comes first. */
function ranked(told: Declared, values: readonly (number | null)[]): number[] {
  return told.columns.flatMap(({ ranks = 'high' }, i) => {
    if (ranks === 'no') return [];
    const value = values[i] ?? 0;
    return [ranks === 'low' ? value : -value];
  });
}

function compared(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
