// How everybody stands when a game is over, as its view tells it.

/** What the views of all games say alike of a Monster; what a game does not count is not there. */
interface Told {
  seat: number;
  vp?: number;
  hearts?: number;
  alive?: boolean;
}

export interface Standing {
  seat: number;
  /** 1 for the winners; null for whoever is out of the game. */
  place: number | null;
  vp: number | null;
  hearts: number | null;
}

const isOut = ({ alive, hearts }: Told): boolean => (alive === undefined ? hearts === 0 : !alive);

/**
 * The winners first, then who is left by VP (who has as many shares the place), then who is out. Empty for a game
 * whose view knows no Monsters.
 */
export function standings(view: unknown, winners: readonly number[]): Standing[] {
  const told = (view as { monsters?: readonly Told[] } | null)?.monsters ?? [];
  const left = told.filter((each) => !winners.includes(each.seat) && !isOut(each));
  const ahead = ({ vp = 0 }: Told) => left.filter((other) => (other.vp ?? 0) > vp).length;
  const placeOf = (each: Told): number | null => {
    if (winners.includes(each.seat)) return 1;
    return isOut(each) ? null : 1 + winners.length + ahead(each);
  };
  return told
    .map((each) => ({
      seat: each.seat,
      place: placeOf(each),
      vp: each.vp ?? null,
      hearts: each.hearts ?? null,
    }))
    .sort((a, b) => (a.place ?? Infinity) - (b.place ?? Infinity) || a.seat - b.seat);
}
