// Where the coach stands: beside the thing that is spoken of, and over nothing that one answers with.
import type { LessonAt } from '../api/types';

const quoted = (id: string) => CSS.escape(id);

/** The thing on the page that the coach speaks of; what is not there is looked for in the question. */
export function thingBeside(
  { what, id = '', answer = -1 }: LessonAt['beside'],
  root: ParentNode,
): Element | null {
  const wanted: Record<string, string[]> = {
    board: ['#main'],
    die: [`[data-digit="${Number(id) + 1}"]`],
    seat: [`[data-at="seat-${quoted(id)}"]`, `[data-seat="${quoted(id)}"]`],
    card: [`[data-card="${quoted(id)}"]`, `[data-answer="${answer}"]`],
    space: [`[data-space="${quoted(id)}"]`, `[data-zone="${quoted(id)}"]`],
    piece: [`[data-piece="${quoted(id)}"]`, `[data-place="${quoted(id)}"]`],
  };
  for (const selector of [...(wanted[what] ?? []), ...(answer >= 0 ? [`[data-answer="${answer}"]`] : [])]) {
    const found = [...root.querySelectorAll(selector)].find((each) => each.checkVisibility?.() ?? true);
    if (found) return found;
  }
  return root.querySelector('#question');
}

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
  const rows = [0.08, 0.3, 0.55, 0.8].map((part) => part * window.height);
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
