// The printed picture of a card: the same id always gives the same picture, in three inks, with no bitmap.
import type { IconName } from './icon-names';
import { seeded } from './print';

export type CardKind = 'keep' | 'discard' | 'costume' | 'evolution' | 'event';

/** A number on a card's picture, or a mark: how it is called (`value-<name>` in the texts), its symbol, how much. */
export interface CardNumber {
  name: string;
  icon: IconName;
  n: number | null;
}

type Chance = ReturnType<typeof seeded>;

function hash(text: string): number {
  let h = 2166136261;
  for (const character of text) {
    h ^= character.codePointAt(0) ?? 0;
    h = Math.imul(h, 16777619);
  }
  return h >>> 0;
}

const n = (x: number) => x.toFixed(1).replace(/\.0$/, '');

// Ground, second ink, symbol. Every trio was picked for a 3:1 symbol on its ground.
type Trio = readonly [ground: string, second: string, glyph: string];
const inks: Record<CardKind, readonly [Trio, Trio, Trio]> = {
  keep: [
    ['#f9c65a', '#ef8a3a', '#1d1532'],
    ['#f4d9a0', '#f5a81c', '#c9281f'],
    ['#ffdf94', '#f28f5a', '#75297f'],
  ],
  discard: [
    ['#8fd0c6', '#4ba39d', '#1d1532'],
    ['#bfe3d4', '#7cc5bd', '#0c6e72'],
    ['#a9d6d8', '#f5c65a', '#1f4f7a'],
  ],
  costume: [
    ['#d9b3e0', '#b27cc0', '#1d1532'],
    ['#f3c9d6', '#d99bc4', '#75297f'],
    ['#cdb6e6', '#f5a81c', '#4d1b5c'],
  ],
  evolution: [
    ['#a9c8ee', '#6f9fdc', '#1d1532'],
    ['#c3dbf3', '#f2a27c', '#1f5fb4'],
    ['#b6d3e8', '#86c9b4', '#173f7d'],
  ],
  event: [
    ['#f6b39c', '#e8705a', '#1d1532'],
    ['#fbd0a8', '#f0855a', '#a81f18'],
    ['#f3c1b0', '#f5a81c', '#8f1d2c'],
  ],
};

/** The grounds; each draws itself in one ink on 100 x 60 units. */
const grounds: ((r: Chance, ink: string) => string)[] = [
  function rays(r, ink) {
    const cx = 30 + r() * 40;
    const cy = 34 + r() * 20;
    const count = 9 + Math.floor(r() * 5);
    const turn = r() * 40;
    let d = '';
    for (let i = 0; i < count; i++) {
      const a = (((i * 360) / count + turn) * Math.PI) / 180;
      const b = a + Math.PI / count;
      d += `M${n(cx)} ${n(cy)}L${n(cx + 130 * Math.cos(a))} ${n(cy + 130 * Math.sin(a))}`;
      d += `L${n(cx + 130 * Math.cos(b))} ${n(cy + 130 * Math.sin(b))}z`;
    }
    return `<path d="${d}" fill="${ink}"/>`;
  },
  function waves(r, ink) {
    let d = '';
    const u = 18 + r() * 8;
    for (let y = 0, row = 0; y < 80; y += u / 2.6, row++)
      for (let x = (row % 2 ? u / 2 : 0) - u; x < 110 + u; x += u) {
        d += `M${n(x - u / 2)} ${n(y)}a${n(u / 2)} ${n(u / 2)} 0 0 1 ${n(u)} 0`;
        d += `M${n(x - u / 4)} ${n(y)}a${n(u / 4)} ${n(u / 4)} 0 0 1 ${n(u / 2)} 0`;
      }
    return `<path d="${d}" fill="none" stroke="${ink}" stroke-width="2.4"/>`;
  },
  function rings(r, ink) {
    const cx = n(20 + r() * 60);
    const cy = n(15 + r() * 30);
    let circles = '';
    for (let q = 6; q < 110; q += 13) circles += `<circle cx="${cx}" cy="${cy}" r="${q}"/>`;
    return `<g fill="none" stroke="${ink}" stroke-width="5.5">${circles}</g>`;
  },
  function chevrons(r, ink) {
    let d = '';
    const u = 13 + r() * 6;
    const up = r() < 0.5 ? 9 : -9;
    for (let y = -30; y < 100; y += u) {
      d += `M-5 ${n(y)}`;
      for (let x = -5, k = 0; x < 110; x += 14, k++) d += `l14 ${k % 2 ? up : -up}`;
    }
    return `<path d="${d}" fill="none" stroke="${ink}" stroke-width="5"/>`;
  },
  function dots(r, ink) {
    let circles = '';
    const flip = r() < 0.5;
    for (let y = 2, row = 0; y < 62; y += 5, row++)
      for (let x = row % 2 ? 2.5 : 0; x < 102; x += 5) {
        const t = flip ? x / 100 : 1 - x / 100;
        const q = 0.5 + 2.6 * Math.max(0, t * 0.7 + (y / 60) * 0.45 - 0.15);
        circles += `<circle cx="${n(x)}" cy="${n(y)}" r="${n(Math.min(q, 3.1))}"/>`;
      }
    return `<g fill="${ink}">${circles}</g>`;
  },
  function speed(r, ink) {
    let d = '';
    for (let i = 0; i < 15; i++) {
      const y = i * 4.4 + r() * 2;
      const x = r() * 36;
      const w = 1.2 + r() * 2.4;
      d += `M${n(x)} ${n(y)}L104 ${n(y - w)}V${n(y + w)}z`;
    }
    return `<path d="${d}" fill="${ink}" transform="rotate(${n(-14 + r() * 28)} 50 30)"/>`;
  },
  function skyline(r, ink) {
    let d = 'M-2 62';
    let x = -2;
    while (x < 102) {
      const w = 6 + r() * 9;
      const h = 14 + r() * 26;
      d += `V${n(60 - h)}h${n(w)}`;
      x += w;
    }
    const sun = `<circle cx="${n(30 + r() * 40)}" cy="26" r="19" fill="${ink}"/>`;
    return `${sun}<path d="${d}V62z" fill="${ink}" opacity=".75"/>`;
  },
];

/** What a card is printed with. */
export interface Picture {
  /** What the card does, or the thing it is called after. */
  icon: IconName;
  /** A smaller symbol in the corner, for cards that do alike. */
  beside?: IconName | undefined;
  /** Which ground and inks: cards with the same symbol count through them. */
  ground?: number | undefined;
}

/** The inside of an `<svg viewBox="0 0 100 60">`. The page needs the sprite, which holds the symbols. */
export function cardArt(id: string, kind: CardKind, { icon, beside, ground: nth }: Picture): string {
  const h = hash(id);
  const r = seeded(h);
  const [ground, second, glyph] = inks[kind][
    nth === undefined ? h % 3 : (nth + Math.floor(nth / grounds.length)) % 3
  ] as Trio;
  const draw = grounds[(nth ?? h >>> 5) % grounds.length] as (typeof grounds)[number];
  const behind = draw(r, second);
  const tilt = n(-10 + r() * 20);
  const size = 42;
  const x = 50 - size / 2 + (r() - 0.5) * 8 - (beside ? 6 : 0);
  const y = 30 - size / 2;
  const symbol = (name: IconName, x: number, y: number, size: number, ink: string) =>
    `<use href="#i-${name}" x="${n(x)}" y="${n(y)}" width="${size}" height="${size}" color="${ink}" fill="${ink}"/>`;
  const corner = beside
    ? `<circle cx="67" cy="46" r="11.5" fill="#fffaf0" stroke="${glyph}" stroke-width="2"/>` +
      symbol(beside, 59.5, 38.5, 15, glyph)
    : '';
  return (
    `<rect width="100" height="60" fill="${ground}"/>${behind}` +
    `<g transform="rotate(${tilt} 50 30)">${symbol(icon, x + 2.4, y + 2.4, size, '#fffaf0')}` +
    `${symbol(icon, x, y, size, glyph)}</g>${corner}`
  );
}

/** How many different grounds there are before one comes again. */
export const GROUNDS = grounds.length;
