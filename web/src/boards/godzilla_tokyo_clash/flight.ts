// How things travel through the city: on foot from hex to hex, or through the air.
import type { Cue, GameEvent } from '../../table/board';
import { centre, type Point } from './hexes';
import { kaijuId, known, spacesOf, type View } from './view';

/** The thing that an event moves, its path, and whether it flies. */
export interface Travel {
  piece: string;
  path: Point[];
  flies: boolean;
}

export function travel(view: View, told: GameEvent): Travel | null {
  const event = known(told);
  const points = (path: readonly string[]) => spacesOf(view, path).map((id) => centre(view.map.spaces[id]!));
  switch (event.event) {
    case 'KaijuMoved':
      return { piece: kaijuId(event.seat), path: points(event.path), flies: event.how !== 'move' };
    case 'PieceThrown':
      return { piece: event.piece, path: points(event.path), flies: true };
    case 'PieceMoved':
      return { piece: event.piece, path: points(event.path), flies: false };
    default:
      return null;
  }
}

const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The frames of a way to where a thing stands now: over the points of its path, in an arc if it flies. */
export function frames(path: readonly Point[], flies: boolean): Keyframe[] {
  const end = path.at(-1);
  const start = path[0];
  if (!end || !start || path.length < 2) return [];
  const px = (value: number) => `${Math.round(value * 10) / 10}px`;
  if (flies) {
    const steps = 12;
    const spin = end.x >= start.x ? 1 : -1;
    const high = Math.min(150, 40 + far(start, end) * 0.28);
    return Array.from({ length: steps + 1 }, (_, i) => {
      const part = i / steps;
      const rise = 4 * high * part * (1 - part);
      const x = (start.x - end.x) * (1 - part);
      const y = (start.y - end.y) * (1 - part) - rise;
      return { translate: `${px(x)} ${px(y)}`, rotate: `${Math.round(spin * 360 * part)}deg` };
    });
  }
  return path.flatMap((point, i): Keyframe[] => {
    const [x, y] = [point.x - end.x, point.y - end.y];
    const there: Keyframe = { translate: `${px(x)} ${px(y)}` };
    const before = path[i - 1];
    if (!before) return [there];
    // One heavy step for each hex.
    const [mx, my] = [(point.x + before.x) / 2 - end.x, (point.y + before.y) / 2 - end.y - 14];
    return [{ translate: `${px(mx)} ${px(my)}` }, there];
  });
}

/** Let the thing of an event travel to where it stands now. */
export function fly(svg: SVGSVGElement, view: View, cue: Cue): void {
  const going = travel(view, cue.event);
  if (!going || cue.calm || cue.ms < 40) return;
  const body = svg.querySelector<SVGGElement>(`[data-piece='${going.piece}'] > .body`);
  const steps = frames(going.path, going.flies);
  if (!body || !steps.length || typeof body.animate !== 'function') return;
  body.animate(steps, { duration: cue.ms * 0.9, easing: going.flies ? 'linear' : 'ease-in-out' });
}
