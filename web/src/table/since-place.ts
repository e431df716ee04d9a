// Where a panel stands that must not cover the question: above it, below it, or beside it.

/** Below the bar at the top of the page. */
const TOP = 66;
const GAP = 8;
const EDGE = 12;
const NARROWEST = 200;

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

interface Page {
  width: number;
  height: number;
}

/** As a style, empty where it stands by itself in the middle at the top; null where there is no room for it. */
function besideOne(box: Box, high: number, page: Page): string | null {
  if (box.top >= TOP + high) return '';
  if (page.height - box.bottom >= high + GAP) return `top: ${Math.round(box.bottom + GAP)}px`;
  const [left, right] = [box.left, page.width - box.right];
  const room = Math.floor(Math.max(left, right)) - 2 * EDGE;
  if (room < NARROWEST) return null;
  return `width: ${room}px; translate: none; left: ${left >= right ? EDGE : Math.round(box.right + EDGE)}px`;
}

/** Beside the first of these for which there is room: everything one answers with, or only the question. */
export function placeBeside(boxes: readonly Box[], high: number, page: Page): string {
  for (const box of boxes) {
    const found = besideOne(box, high, page);
    if (found !== null) return found;
  }
  return '';
}
