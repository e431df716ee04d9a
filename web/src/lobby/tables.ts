// What there is to say about a table from outside.
import { declared } from '../api/shelf.svelte';
import type { SeatInfo, TableInfo } from '../api/types';
import { isolated } from '../i18n/isolated';
import { shortBot } from './bots';

/** The seat that this player holds, -1 if none. */
export function mySeat(table: TableInfo, player: string | undefined): number {
  if (!player) return -1;
  return table.seats.find((seat) => seat.held_by === 'player' && seat.player === player)?.seat ?? -1;
}

export const openSeats = (table: TableInfo): SeatInfo[] => table.seats.filter((seat) => isOpen(seat));

export const isOpen = (seat: SeatInfo): boolean => (seat.held_by ?? 'open') === 'open';

/** What to call whoever holds a seat; empty for nobody. Bots bring no name of their own. */
export const seatName = (seat: SeatInfo | undefined): string => seat?.name || shortBot(seat?.bot ?? '');

/** How a table stands for somebody: a text key and its arguments. `turn` is when it waits for them. */
export interface Standing {
  key: string;
  args: Record<string, string | number>;
  turn: boolean;
}

export function standing(
  table: TableInfo,
  player: string | undefined,
  told = declared(table.game),
): Standing {
  const seat = mySeat(table, player);
  const seats = table.seats.length;
  if (table.state === 'waiting') {
    return { key: 'standing-waiting', args: { open: openSeats(table).length, seats }, turn: false };
  }
  if (table.state === 'finished') {
    const winners = table.winners ?? [];
    if (seat >= 0) {
      const key = winners.includes(seat) ? 'standing-won' : 'standing-lost';
      return { key, args: { turns: table.turn ?? 0 }, turn: false };
    }
    const names = winners.map((winner) => isolated(seatName(table.seats[winner])));
    return {
      key: told?.wins === 'team' ? 'standing-over-team' : 'standing-over',
      args: { winners: names.join(', ') || 'none', turns: table.turn ?? 0 },
      turn: false,
    };
  }
  const asked = table.asked ?? [];
  if (seat >= 0 && asked.includes(seat)) return { key: 'standing-turn', args: { seats }, turn: true };
  const who = isolated(seatName(table.seats[asked[0] ?? -1]));
  if (who) return { key: 'standing-other', args: { who, seats }, turn: false };
  return { key: 'standing-playing', args: { turn: table.turn ?? 0, seats }, turn: false };
}

/** Mine first where I am asked, then what waits and runs, what is over last; newest change first. */
export function sorted(tables: readonly TableInfo[], player: string | undefined): TableInfo[] {
  const rank = (table: TableInfo) =>
    standing(table, player).turn ? 0 : table.state === 'playing' ? 1 : table.state === 'waiting' ? 2 : 3;
  return [...tables].sort((a, b) => rank(a) - rank(b) || b.changed - a.changed);
}

/** Whom a seat plays: who sits there, or the one that was chosen for it; empty where nobody was. */
export function chosenFigure(table: TableInfo, seat: number, told = declared(table.game)): string {
  const sits = table.seats[seat]?.figure;
  if (sits) return sits;
  const option = told?.figure?.option;
  const figures = option ? table.options[option] : undefined;
  const chosen: unknown = Array.isArray(figures) ? figures[seat] : undefined;
  return typeof chosen === 'string' ? chosen : '';
}

/** The table that a pasted text means: an address, or its plain id. */
export function tableIn(text: string): string | null {
  const plain = text.trim();
  const inAddress = /\/(?:table|replay)\/([^/?#\s]+)/.exec(plain)?.[1];
  if (inAddress) return decodeURIComponent(inAddress);
  return /^[\w-]{1,32}$/.test(plain) ? plain : null;
}
