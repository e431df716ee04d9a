// The city as a drawing: where hexes lie, where in a hex things stand, and what a look through the window shows.
import type { MapView, PieceView, SpaceView } from '../../api/types';

/** A hex is so many units wide. It stands on its point and is seen a little from the south, so it is lower than high. */
export const UNIT = 100;
const LEAN = 0.88;
/** From the middle of a hex to its upper point. */
const TALL = (UNIT / Math.sqrt(3)) * LEAN;
/** How deep the ground is where the city ends. */
export const CLIFF = 15;

export interface Point {
  x: number;
  y: number;
}
export interface Frame extends Point {
  width: number;
  height: number;
}

export const centre = ({ x, y }: Pick<SpaceView, 'x' | 'y'>): Point => ({ x: x * UNIT, y: y * UNIT * LEAN });

const round = (value: number): number => Math.round(value * 10) / 10;

/** The outline of a hex around the origin, or of one inside it. */
export function outline(scale = 1): string {
  const [x, y] = [round((UNIT / 2) * scale), round(TALL * scale)];
  return `M0 ${-y}L${x} ${-y / 2}V${y / 2}L0 ${y}L${-x} ${y / 2}V${-y / 2}z`;
}

/** What the whole city needs, with the heads of those who stand in its first row. */
export function frame(map: MapView): Frame {
  const spots = map.spaces.map(centre);
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs) - UNIT / 2, Math.max(...xs) + UNIT / 2];
  const [top, bottom] = [Math.min(...ys) - TALL, Math.max(...ys) + TALL];
  const edge = 10;
  return {
    x: left - edge,
    y: top - edge - 8,
    width: right - left + 2 * edge,
    height: bottom - top + 2 * edge + CLIFF + 4,
  };
}

/** Rails from one space of a track to the next; `ground` gives each space the number of its track. */
export function rails(
  map: MapView,
  ground: readonly { track: number }[],
): { a: Point; b: Point; key: string }[] {
  return map.spaces.flatMap((space) =>
    space.near
      .filter((id) => {
        const track = ground[space.id]?.track ?? -1;
        return id > space.id && track >= 0 && ground[id]?.track === track;
      })
      .map((id) => ({ a: centre(space), b: centre(map.spaces[id]!), key: `${space.id} ${id}` })),
  );
}

/** Which sides of a hex end its tile, as short lines: there the ground of another tile begins, or none. */
export function seams(map: MapView, ground: readonly { tile: string }[]): string {
  const [x, y] = [UNIT / 2, TALL];
  const corners: Point[] = [
    { x: 0, y: -y },
    { x, y: -y / 2 },
    { x, y: y / 2 },
    { x: 0, y },
    { x: -x, y: y / 2 },
    { x: -x, y: -y / 2 },
  ];
  const lines: string[] = [];
  for (const space of map.spaces) {
    const here = centre(space);
    for (const id of space.near) {
      const other = map.spaces[id];
      if (!other || id < space.id || ground[id]?.tile === ground[space.id]?.tile) continue;
      const there = centre(other);
      const middle = { x: (there.x - here.x) / 2, y: (there.y - here.y) / 2 };
      const near = corners
        .map((corner) => ({ corner, far: Math.hypot(corner.x - middle.x, corner.y - middle.y) }))
        .sort((a, b) => a.far - b.far)
        .slice(0, 2)
        .map(({ corner }) => `${round(here.x + corner.x)} ${round(here.y + corner.y)}`);
      lines.push(`M${near.join('L')}`);
    }
  }
  return lines.join('');
}

/** The spaces between two others, as one comes by them on a straight line. */
export function between(map: MapView, from: number, to: number): number[] {
  const [a, b] = [map.spaces[from], map.spaces[to]];
  if (!a || !b) return [];
  // A little off the line: along an edge between two spaces it is always the same one.
  const steps = Math.ceil(Math.hypot(b.x - a.x, b.y - a.y) * 4);
  const found: number[] = [];
  for (let i = 1; i < steps; i++) {
    const [x, y] = [a.x + ((b.x - a.x) * i) / steps + 1e-4, a.y + ((b.y - a.y) * i) / steps + 1e-4];
    const near = map.spaces
      .map((space) => ({ id: space.id, far: Math.hypot(space.x - x, space.y - y) }))
      .reduce((best, each) => (each.far < best.far ? each : best));
    if (near.far < 0.58 && near.id !== from && near.id !== to && !found.includes(near.id))
      found.push(near.id);
  }
  return found;
}

// --------------------------------------------------------------- what stands in a hex

export type Sort = 'kaiju' | 'large' | 'small' | 'vehicle' | 'generator';

/** Something on the map, where it stands and how large it is drawn. */
export interface Stood {
  piece: PieceView;
  /** What it is: `tank`, `tower`, `godzilla`. */
  what: string;
  sort: Sort;
  /** Its foot, from the middle of its hex. */
  x: number;
  y: number;
  size: number;
}

const LARGE = new Set(['tower', 'power_plant', 'military_bunker', 'radar_dish']);

export const whatIs = (piece: PieceView): string => piece.say.replace(/^(thing|kaiju)-/, '');

function sortOf(piece: PieceView): Sort {
  const what = whatIs(piece);
  if (piece.say.startsWith('kaiju-')) return 'kaiju';
  if (what === 'small_building') return 'small';
  if (what === 'lightning_generator') return 'generator';
  return LARGE.has(what) ? 'large' : 'vehicle';
}

const KAIJU: readonly (readonly Point[])[] = [
  [{ x: 0, y: 27 }],
  [
    { x: -21, y: 25 },
    { x: 21, y: 29 },
  ],
  [
    { x: -25, y: 18 },
    { x: 25, y: 18 },
    { x: 0, y: 34 },
  ],
  [
    { x: -21, y: 8 },
    { x: 21, y: 8 },
    { x: -19, y: 34 },
    { x: 21, y: 34 },
  ],
];
const VEHICLES: readonly Point[] = [
  { x: 31, y: 25 },
  { x: -31, y: 25 },
  { x: 0, y: 41 },
  { x: 33, y: -1 },
  { x: -33, y: -1 },
  { x: 17, y: 40 },
  { x: -17, y: 40 },
  { x: 0, y: 20 },
];
const SMALL: readonly Point[] = [
  { x: -26, y: -6 },
  { x: 26, y: -6 },
  { x: 0, y: -14 },
];

/** Where the pieces of one hex stand. The places are fixed, so that a thing stays where it is when another leaves. */
export function standing(pieces: readonly PieceView[]): Stood[] {
  const by = (sort: Sort) => pieces.filter((piece) => sortOf(piece) === sort);
  const stood = (piece: PieceView, sort: Sort, at: Point, size: number): Stood => ({
    piece,
    sort,
    what: whatIs(piece),
    ...at,
    size,
  });
  const kaiju = by('kaiju');
  const places = KAIJU[Math.min(kaiju.length, KAIJU.length) - 1] ?? [];
  const tall = [88, 70, 58, 52][kaiju.length - 1] ?? 46;
  const small = by('small');
  const alone = small.length === 1 && !kaiju.length && !by('large').length;
  return [
    ...by('large').map((piece) => stood(piece, 'large', { x: 0, y: 14 }, 62)),
    ...small.map((piece, i) =>
      stood(piece, 'small', alone ? { x: -14, y: 2 } : (SMALL[i % SMALL.length] as Point), 34),
    ),
    ...by('generator').map((piece) => stood(piece, 'generator', { x: 0, y: 20 }, 44)),
    ...kaiju.map((piece, i) => stood(piece, 'kaiju', places[i] ?? { x: 0, y: 27 }, tall)),
    ...by('vehicle').map((piece, i) =>
      stood(piece, 'vehicle', VEHICLES[i % VEHICLES.length] as Point, i > 5 ? 24 : 30),
    ),
  ];
}

/** The thing a pointer means: the nearest of those that can be meant, if it is near enough. */
export function meant(things: readonly Stood[], at: Point): Stood | undefined {
  return things
    .map((thing) => ({ thing, far: Math.hypot(thing.x - at.x, thing.y - thing.size * 0.42 - at.y) }))
    .filter(({ thing, far }) => far < Math.max(18, thing.size * 0.5))
    .sort((a, b) => a.far - b.far)[0]?.thing;
}

// --------------------------------------------------------------- directions

const DIRECTIONS: Record<string, Point> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
};

/** The neighbour in the direction of an arrow key; up and down lean to the side that was come from. */
export function towards(map: MapView, from: number, key: string, lean = 1): number | null {
  const here = map.spaces[from];
  const way = DIRECTIONS[key];
  if (!here || !way) return null;
  const best = here.near
    .map((id) => {
      const other = map.spaces[id]!;
      const [x, y] = [other.x - here.x, other.y - here.y];
      return { id, along: x * way.x + y * way.y + (way.y ? x * 0.1 * lean : 0) };
    })
    .filter(({ along }) => along > 0.3)
    .sort((a, b) => b.along - a.along)[0];
  return best?.id ?? null;
}

/** The six directions as the game calls them, with the turn of something that looks to the right. */
export const TURNS: Readonly<Record<string, number>> = { e: 0, se: 56, sw: 124, w: 180, nw: 236, ne: 304 };

/** In which direction a neighbour lies. */
export function facing(from: SpaceView, to: SpaceView): string {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const upDown = y < -0.1 ? 'n' : y > 0.1 ? 's' : '';
  return upDown + (x > 0 ? 'e' : 'w');
}
