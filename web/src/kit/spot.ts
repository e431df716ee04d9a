// Where something stands that comes over the table: near what it speaks of, and over nothing that one answers with.

/** What must stay free: the question, and everything one can answer with. */
export const ANSWERS = '#question, .tray, [data-digit], .dock .acts, [data-answer], nav.tabs';

/** A part of the page. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

const overlap = (a: Area, b: Area): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

const GAP = 14;
const EDGE = 8;
/** How many heights are tried where there is no room right beside the thing. */
const ROWS = 24;

/** Where a box of this size goes: near the thing, inside the window, and over as little as can be of what must stay free. */
export function place(
  size: { width: number; height: number },
  thing: Area,
  free: readonly Area[],
  window: { width: number; height: number },
): { x: number; y: number } {
  const { width, height } = size;
  const [cx, cy] = [thing.x + thing.width / 2, thing.y + thing.height / 2];
  const inside = (x: number, y: number) => ({
    x: Math.max(EDGE, Math.min(x, window.width - width - EDGE)),
    y: Math.max(EDGE, Math.min(y, window.height - height - EDGE)),
  });
  const near = [
    inside(cx - width / 2, thing.y - height - GAP),
    inside(cx - width / 2, thing.y + thing.height + GAP),
    inside(thing.x - width - GAP, cy - height / 2),
    inside(thing.x + thing.width + GAP, cy - height / 2),
  ];
  const rows = Array.from({ length: ROWS }, (_, row) => (row / ROWS) * window.height);
  const columns = [0, 0.5, 1].map((part) => part * (window.width - width));
  const others = rows.flatMap((y) => columns.map((x) => inside(x, y)));
  const covered = (at: { x: number; y: number }): number =>
    [...free, thing].reduce((sum, each) => sum + overlap({ ...at, width, height }, each), 0);
  const away = (at: { x: number; y: number }): number =>
    Math.hypot(at.x + width / 2 - cx, at.y + height / 2 - cy);
  // Whatever is answered with stays free; of equally good spots the nearest.
  const cost = (at: { x: number; y: number }): number => covered(at) * 1000 + away(at);
  const best = (spots: typeof near) => spots.reduce((one, each) => (cost(each) < cost(one) ? each : one));
  // Right beside it if that covers nothing; or else wherever it covers least.
  const clear = near.filter((each) => covered(each) === 0);
  return best(clear.length ? clear : [...near, ...others]);
}
