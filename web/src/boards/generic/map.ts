// How a map is drawn and walked through: where its spaces stand, what joins them, which one lies in a direction.
import type { MapView, PieceView, SpaceView } from '../../api/types';

/** Neighbours lie one space apart; drawn, a space is this wide. */
export const UNIT = 100;

/** The map of a view, if its game has one. */
export function mapOf(view: unknown): MapView | null {
  const map = (view as { map?: MapView | null } | null)?.map;
  return map?.spaces?.length ? map : null;
}

export interface Point {
  x: number;
  y: number;
}

export const centre = (space: SpaceView): Point => ({ x: space.x * UNIT, y: space.y * UNIT });

/** What the drawing must show, with a margin for outlines. */
export function frame(map: MapView): { x: number; y: number; width: number; height: number } {
  const [xs, ys] = [map.spaces.map(({ x }) => x), map.spaces.map(({ y }) => y)];
  const margin = 0.66;
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return {
    x: left * UNIT,
    y: top * UNIT,
    width: (Math.max(...xs) + margin - left) * UNIT,
    height: (Math.max(...ys) + margin - top) * UNIT,
  };
}

/** The outline of a space around (0, 0), `size` of its own: a hexagon that stands on its point, or a circle. */
export function outline(shape: SpaceView['shape'], size = 1): string {
  const n = (value: number) => Math.round(value * 10) / 10;
  if (shape === 'round') {
    const r = n(0.44 * UNIT * size);
    return `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
  }
  const r = (UNIT / 2 / Math.cos(Math.PI / 6)) * size;
  const corners = Array.from({ length: 6 }, (_, i) => (Math.PI / 3) * i + Math.PI / 6);
  return `M${corners.map((angle) => `${n(r * Math.cos(angle))} ${n(r * Math.sin(angle))}`).join('L')}z`;
}

/** What joins spaces that do not touch: ways between neighbours, and the lines of which the rules speak. */
export function ways(map: MapView): { a: Point; b: Point; line: boolean }[] {
  const spaces = new Map(map.spaces.map((space) => [space.id, space]));
  const found = new Map<string, { a: Point; b: Point; line: boolean }>();
  const join = (from: number, to: number, line: boolean) => {
    const [a, b] = [spaces.get(Math.min(from, to)), spaces.get(Math.max(from, to))];
    if (!a || !b || a === b) return;
    const touch = a.shape === 'hex' && b.shape === 'hex' && Math.hypot(a.x - b.x, a.y - b.y) < 1.05;
    const key = `${a.id} ${b.id}`;
    if (!touch && !found.has(key)) found.set(key, { a: centre(a), b: centre(b), line });
  };
  for (const line of map.lines) {
    line.forEach((id, i) => i && join(line[i - 1]!, id, true));
    // A line whose ends are neighbours goes round.
    const [first, last] = [line[0], line.at(-1)];
    if (first !== undefined && last !== undefined && spaces.get(first)?.near.includes(last))
      join(first, last, true);
  }
  for (const space of map.spaces) for (const id of space.near) join(space.id, id, false);
  return [...found.values()];
}

const DIRECTIONS: Record<string, Point> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
};

/** The space that lies in the direction of an arrow key: a neighbour if there is one, else the nearest; or none. */
export function towards(map: MapView, from: number, key: string): number | null {
  const here = map.spaces.find(({ id }) => id === from);
  const way = DIRECTIONS[key];
  if (!here || !way) return null;
  const seen = map.spaces.flatMap((space) => {
    const [x, y] = [space.x - here.x, space.y - here.y];
    const far = Math.hypot(x, y);
    const along = far ? (x * way.x + y * way.y) / far : 0;
    // Within 60 degrees of the arrow; what lies straight ahead counts as nearer.
    return along > 0.49 ? [{ id: space.id, near: here.near.includes(space.id), cost: far / along ** 2 }] : [];
  });
  const best = seen.sort((a, b) => Number(b.near) - Number(a.near) || a.cost - b.cost)[0];
  return best?.id ?? null;
}

export interface Token {
  piece: PieceView;
  x: number;
  y: number;
  r: number;
  /** How wide its label may be. */
  room: number;
}

/** How wide texts and pieces may be in the upper and lower part of a space. */
export const across = (shape: SpaceView['shape']): number => (shape === 'hex' ? 0.82 : 0.66) * UNIT;

/** Where the pieces of one space stand, around its middle: in one row up to three, else in two. */
export function tokens(pieces: readonly PieceView[], shape: SpaceView['shape']): Token[] {
  const rows = pieces.length <= 3 ? 1 : 2;
  const columns = Math.ceil(pieces.length / rows);
  const room = across(shape) / columns;
  const r = Math.min((rows > 1 ? 0.14 : 0.17) * UNIT, room / 2 - 1);
  return pieces.map((piece, i) => {
    const row = Math.floor(i / columns);
    const inRow = row === rows - 1 ? pieces.length - row * columns : columns;
    const x = ((i % columns) - (inRow - 1) / 2) * room;
    return { piece, x, y: (rows === 1 ? -0.02 : row * 0.3 - 0.12) * UNIT, r, room };
  });
}

/** Letters of the label face are about this wide, in parts of their height. */
const LETTER = 0.46;

/** How many letters fit into a width. */
const lettersIn = (width: number, height: number): number =>
  Math.max(3, Math.floor(width / (height * LETTER)));

export const fits = (text: string, width: number, height: number): boolean =>
  text.length <= lettersIn(width, height);

/** The first letters of the words of a text: `Surveyor 1` is `S1`. */
export const initials = (text: string): string =>
  text
    .split(' ')
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
    .slice(0, 3);

/** A text in at most so many lines of a width. What does not fit gives way to dots, but not a number at its end. */
export function fitted(text: string, width: number, height: number, most = 1): string[] {
  const letters = lettersIn(width, height);
  const cut = (line: string) => {
    if (line.length <= letters) return line;
    const [end = ''] = / .{1,2}$/.exec(line) ?? [];
    return `${line.slice(0, Math.max(1, letters - 1 - end.length)).trimEnd()}…${end}`;
  };
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (lines.length && (longer.length <= letters || lines.length >= most)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map(cut);
}
