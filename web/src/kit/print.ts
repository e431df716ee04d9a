// What posters, boxes and boards are printed with: sunrays, skylines, lit windows. All from numbers, no bitmaps.

/** A small generator with a seed (mulberry32): a print looks the same every time. */
export function seeded(seed: number): () => number {
  let a = seed;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const n = (x: number) => x.toFixed(1).replace(/\.0$/, '');

/** Every second ray of a sunburst, as a path. */
export function rays(cx: number, cy: number, reach: number, count: number, turn = 0): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    const a = ((i * 360) / count + turn) * (Math.PI / 180);
    const b = a + Math.PI / count;
    const corner = (angle: number) =>
      `L${n(cx + reach * Math.cos(angle))} ${n(cy + reach * Math.sin(angle))}`;
    d += `M${n(cx)} ${n(cy)}${corner(a)}${corner(b)}z`;
  }
  return d;
}

/** A star with many points, for bursts behind things. */
export function burst(
  cx: number,
  cy: number,
  outer: number,
  inner: number,
  points: number,
  turn = 0,
): string {
  let d = '';
  for (let i = 0; i < points * 2; i++) {
    const a = ((i * 180) / points + turn) * (Math.PI / 180);
    const r = i % 2 ? inner : outer;
    d += `${i ? 'L' : 'M'}${n(cx + r * Math.cos(a))} ${n(cy + r * Math.sin(a))}`;
  }
  return `${d}z`;
}

export interface Skyline {
  houses: string;
  windows: string;
}

interface SkylineShape {
  from: number;
  to: number;
  /** The height of the lowest and the highest roof, as y. */
  low: number;
  high: number;
  ground: number;
  narrow?: number;
  wide?: number;
  /** How many windows are lit, 0 to 1. */
  lit?: number;
  /** The grid of the windows. */
  step?: number;
}

/** A row of houses and their lit windows, as two paths. */
export function skyline(seed: number, shape: SkylineShape): Skyline {
  const { from, to, low, high, ground, narrow = 17, wide = 38, lit = 0.6, step = 9 } = shape;
  const r = seeded(seed);
  let houses = `M${n(from)} ${n(ground)}`;
  let windows = '';
  for (let x = from; x < to;) {
    const w = narrow + r() * (wide - narrow);
    const top = low + r() * (high - low);
    houses += `V${n(top)}h${n(w)}`;
    for (let y = top + 8; y < ground - 6; y += step * 1.22)
      for (let wx = x + 5; wx < x + w - 7; wx += step) if (r() < lit) windows += `M${n(wx)} ${n(y)}h4v5h-4z`;
    x += w;
  }
  return { houses: `${houses}V${n(ground)}z`, windows };
}
