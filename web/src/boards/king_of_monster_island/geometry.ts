// Where everything lies: six zones in a ring round the volcano, the first at the top, then clockwise.
export const WIDTH = 1130;
export const HEIGHT = 850;
export const CX = 565;
export const CY = 420;
export const ZONES = 6;
/** The island is wider than it is high, as windows are. */
const WIDER = 1.33;

export interface Spot {
  x: number;
  y: number;
}

const rad = (degrees: number): number => (degrees * Math.PI) / 180;

/** The middle of a zone as an angle, in degrees from the east, clockwise. */
export const angleOf = (zone: number): number => -90 + zone * 60;

/** A spot by its distance from the volcano and its angle. */
export const polar = (r: number, degrees: number): Spot => ({
  x: CX + r * WIDER * Math.cos(rad(degrees)),
  y: CY + r * Math.sin(rad(degrees)),
});

/** A spot in a zone: how far out, and how far to the side of its middle, in units along the ring. */
export function inZone(zone: number, r: number, aside = 0): Spot {
  const at = rad(angleOf(zone));
  const perTurn = r * Math.hypot(WIDER * Math.sin(at), Math.cos(at));
  return polar(r, angleOf(zone) + ((aside / perTurn) * 180) / Math.PI);
}

/** Several things side by side at a distance from the volcano, no wider together than there is room. */
export function row(zone: number, r: number, n: number, gap: number, room: number): Spot[] {
  const step = n > 1 ? Math.min(gap, room / (n - 1)) : 0;
  // On the left half of the island the ring runs the other way: what comes first is always drawn on the left.
  const turn = zone > 1 && zone < 5 ? -1 : 1;
  return Array.from({ length: n }, (_, i) => inZone(zone, r, turn * (i - (n - 1) / 2) * step));
}

export const INNER = 118;
export const OUTER = 398;

/** How far the coast lies out: never quite round, the same every time. */
function coast(degrees: number): number {
  const a = rad(degrees);
  return OUTER + 7 * Math.sin(3 * a + 1) + 6 * Math.sin(7 * a + 2) + 4 * Math.sin(11 * a);
}

const point = ({ x, y }: Spot): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
const line = (spots: readonly Spot[]): string => `M${spots.map(point).join('L')}`;

function arc(r: (degrees: number) => number, from: number, to: number, step = 3): Spot[] {
  const n = Math.round(Math.abs(to - from) / step);
  return Array.from({ length: n + 1 }, (_, i) => {
    const at = from + ((to - from) * i) / n;
    return polar(r(at), at);
  });
}

/** The whole coast. */
export const shore = `${line(arc(coast, 0, 360))}z`;

/** A zone from the volcano to the coast. */
export function wedge(zone: number): string {
  const [from, to] = [angleOf(zone) - 30, angleOf(zone) + 30];
  return `${line([...arc(coast, from, to), ...arc(() => INNER, to, from)])}z`;
}

/** The volcano: a jagged ring with a glowing crater. */
export const volcano = {
  skirt: `${line(arc((at) => INNER + 9 * Math.sin(rad(at) * 9), 0, 360, 6))}z`,
  cone: `${line(arc((at) => 88 + 7 * Math.sin(rad(at) * 8 + 1), 0, 360, 8))}z`,
  rim: `${line(arc((at) => 54 + 5 * Math.sin(rad(at) * 9), 0, 360, 8))}z`,
};

/** Streams of lava, down the volcano between the zones. */
export const streams = [-58, 62, 178].map((at) =>
  line([polar(46, at), polar(72, at + 6), polar(100, at - 3)]),
);

/** Marks of the ground, scattered in a zone but always in the same places. */
export function scattered(zone: number, n: number): Spot[] {
  let seed = 7 + zone * 131;
  const next = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  return Array.from({ length: n }, () => {
    const r = 150 + next() * 235;
    return polar(r, angleOf(zone) + (next() - 0.5) * (58 - 900 / r));
  });
}

/** The name of a zone stands at the coast, beside whoever stands in the middle of it: above figures, and over no face. */
const ASIDE = [-17, 18, 18, -17, -21, -18];
const within = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));
export const plaque = (zone: number): Spot => {
  const { x, y } = polar(OUTER + 2, angleOf(zone) + (ASIDE[zone] ?? 0));
  return { x: within(80, x, WIDTH - 80), y: within(24, y, HEIGHT - 24) };
};

/** Whether a zone lies behind the volcano, at the top. */
export const isFar = (zone: number): boolean => zone < 2 || zone > 4;

// What lies in a zone, from the volcano outwards.
export const dieSpaces = (zone: number): Spot[] => row(zone, 152, 3, 52, 110);
export const bossDice = (zone: number, n: number): Spot[] => row(zone, 202, n, 50, 190);
/** At the sides of the island a row runs up and down, where figures hide more of each other. */
export const minionSpots = (zone: number, n: number): Spot[] =>
  row(zone, 254, n, zone % 3 === 0 ? 68 : 82, 250);
export const supportSpots = (zone: number): Spot[] => {
  const wide = zone % 3 === 0 ? 350 : 306;
  const [left, right] = row(zone, 330, 2, wide, wide);
  return [left as Spot, right as Spot];
};
/** Figures stand upright: at the top of the island they need the room above them, at the bottom the room below. */
const STANDS = [310, 336, 345, 345, 345, 336];
/** Three and more stand closer, so that nobody hides what lies on the Support spaces beside them. */
export const figureSpots = (zone: number, n: number): Spot[] =>
  row(zone, STANDS[zone] ?? 320, n, n > 3 ? 58 : n > 2 ? 78 : 92, 190);
