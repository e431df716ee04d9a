// What the coach speaks of.
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
