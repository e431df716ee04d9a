/**
 * Where everything lies on the two tracks. There are two drawings: `lying` for wide windows, my end on the left, and
 * `standing` for phones, my end at the bottom. A printed space is a number from -7 (the end of seat 0) to 7 (the end
 * of seat 1); a marker counts half spaces, so that the spaces which Buzz tokens add have a place of their own.
 */
import type { TokenView, Track } from './view';

export type Lie = 'lying' | 'standing';

export interface Spot {
  x: number;
  y: number;
}

export interface Drawing {
  width: number;
  height: number;
  /** The radius of a printed space, of an added one, and of the area that can be touched. */
  space: number;
  added: number;
  touch: number;
}

export const DRAWINGS: Record<Lie, Drawing> = {
  lying: { width: 900, height: 400, space: 28, added: 25, touch: 36 },
  standing: { width: 780, height: 826, space: 37, added: 32, touch: 50 },
};

/** The printed spaces of a track, from the end of seat 0 to that of seat 1. */
export const SPACES: readonly number[] = Array.from({ length: 15 }, (_, at) => at - 7);
export const END = 7;

// Even and odd spaces alternate between two rows: the outer one lies nearer to the edge of the board.
const ROWS: Record<Lie, Record<Track, { outer: number; inner: number }>> = {
  lying: { fame: { outer: 94, inner: 142 }, destruction: { outer: 314, inner: 266 } },
  standing: { fame: { outer: 164, inner: 256 }, destruction: { outer: 616, inner: 524 } },
};
const MIDDLE: Record<Lie, number> = { lying: 450, standing: 440 };
const STEP: Record<Lie, number> = { lying: 56, standing: 45 };
/** How far beyond the outer row an added space lies, and how far it leans towards its outer neighbour. */
const BEYOND: Record<Lie, { out: number; lean: number }> = {
  lying: { out: 12, lean: 3 },
  standing: { out: 58, lean: 0 },
};

const odd = (space: number): boolean => Math.abs(space) % 2 === 1;

/** The point of a drawing that is so far along the track, and so far across. */
function point(lie: Lie, along: number, across: number): Spot {
  return lie === 'lying' ? { x: along, y: across } : { x: across, y: along };
}

/** How far along the track a printed space lies. `me` is the seat whose end is on the left, or at the bottom. */
function along(lie: Lie, space: number, me: number): number {
  const mine = me === 1 ? -space : space;
  return lie === 'lying' ? MIDDLE.lying + STEP.lying * mine : MIDDLE.standing - STEP.standing * mine;
}

/** The middle of a printed space. */
export function spotOfSpace(lie: Lie, track: Track, space: number, me: number): Spot {
  const rows = ROWS[lie][track];
  return point(lie, along(lie, space, me), odd(space) ? rows.outer : rows.inner);
}

/** The middle of the space that a token adds between a printed space and the next one. */
export function spotBetween(lie: Lie, track: Track, space: number, me: number): Spot {
  const rows = ROWS[lie][track];
  const [outer, inner] = odd(space) ? [space, space + 1] : [space + 1, space];
  const { out, lean } = BEYOND[lie];
  const away = Math.sign(rows.outer - rows.inner);
  const towards = Math.sign(along(lie, outer, me) - along(lie, inner, me));
  return point(lie, along(lie, inner, me) + towards * lean, rows.outer + away * out);
}

/** The middle of a position in half spaces: a printed space, or an added one. */
export function spotOf(lie: Lie, track: Track, position: number, me: number): Spot {
  return position % 2 === 0
    ? spotOfSpace(lie, track, position / 2, me)
    : spotBetween(lie, track, (position - 1) / 2, me);
}

/** The printed spaces that a token covers. */
export const feet = (token: Pick<TokenView, 'first' | 'feet'>): number[] =>
  Array.from({ length: token.feet }, (_, foot) => token.first + foot);

/** The positions of a token's own spaces in half spaces, one for each of its bonuses. */
export function positions(token: Pick<TokenView, 'first' | 'feet' | 'bonuses'>): number[] {
  const { first, bonuses } = token;
  // A longer token has a space between its feet, a shorter one leaves its middle foot out.
  const step = bonuses.length > token.feet ? 1 : bonuses.length < token.feet ? 4 : 2;
  return bonuses.map((_, at) => 2 * first + step * at);
}

/** The corners of a token's shape: its feet, and a space that it adds, in order. */
export function outline(lie: Lie, track: Track, token: TokenView, me: number): Spot[] {
  const at = new Set([...feet(token).map((space) => 2 * space), ...positions(token)]);
  return [...at].sort((a, b) => a - b).map((position) => spotOf(lie, track, position, me));
}

/** The two Spotlight Zones of a track as rectangles: that of seat 0, that of seat 1. */
export function zones(
  lie: Lie,
  track: Track,
  me: number,
): { x: number; y: number; width: number; height: number }[] {
  const edge = lie === 'lying' ? 34 : 34;
  return [
    [-5, -3],
    [3, 5],
  ].map(([from, to]) => {
    const { outer, inner } = ROWS[lie][track];
    const ends = [along(lie, from as number, me), along(lie, to as number, me)];
    const [a, b] = [Math.min(...ends) - edge, Math.max(...ends) + edge];
    const pad = lie === 'lying' ? 38 : 72;
    const [c, d] = [Math.min(outer, inner) - pad, Math.max(outer, inner) + pad];
    return lie === 'lying'
      ? { x: a, y: c, width: b - a, height: d - c }
      : { x: c, y: a, width: d - c, height: b - a };
  });
}

/** The line through spots, for the attribute `d`. */
export const line = (spots: readonly Spot[]): string =>
  spots.map(({ x, y }, at) => `${at ? 'L' : 'M'}${round(x)} ${round(y)}`).join('');

const round = (value: number): number => Math.round(value * 10) / 10;

/** A star of so many points round a middle, for the attribute `d`. */
export function burst({ x, y }: Spot, points: number, outer: number, inner: number): string {
  let d = '';
  for (let at = 0; at < points * 2; at++) {
    const radius = at % 2 ? inner : outer;
    const turn = (Math.PI * at) / points;
    d += `${at ? 'L' : 'M'}${round(x + radius * Math.sin(turn))} ${round(y - radius * Math.cos(turn))}`;
  }
  return `${d}z`;
}

/** Towards whose end a space lies: that of seat 0, or of seat 1. */
export const sideOf = (space: number): number => (space < 0 ? 0 : 1);

/** Whether a space lies in a Spotlight Zone. */
export const inZone = (space: number): boolean => Math.abs(space) >= 3 && Math.abs(space) <= 5;
