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

/** Paths are told without the space in which they begin: that is where the thing stood before, in `view` or at `from`. */
export function travel(view: View, told: GameEvent, from?: number): Travel | null {
  const event = known(told);
  const along = (piece: string, path: readonly string[], flies: boolean): Travel => {
    const start = from ?? view.map.pieces.find(({ id }) => id === piece)?.at ?? -1;
    const spaces = spacesOf(view, path);
    if (start >= 0 && start !== spaces[0]) spaces.unshift(start);
    return { piece, path: spaces.map((id) => centre(view.map.spaces[id]!)), flies };
  };
  switch (event.event) {
    case 'KaijuMoved':
      return along(kaijuId(event.seat), event.path, event.how !== 'move');
    case 'PieceThrown':
      return along(event.piece, event.path, true);
    case 'PieceMoved':
      return along(event.piece, event.path, false);
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

/** Let the thing of an event travel to where it stands now, from where it stood before. */
export function fly(svg: SVGSVGElement, view: View, cue: Cue, stood: ReadonlyMap<string, number>): void {
  const thing = travel(view, cue.event)?.piece ?? '';
  const going = travel(view, cue.event, stood.get(thing));
  if (!going || cue.calm || cue.ms < 40) return;
  const body = svg.querySelector<SVGGElement>(`[data-piece='${going.piece}'] > .body`);
  const steps = frames(going.path, going.flies);
  if (!body || !steps.length || typeof body.animate !== 'function') return;
  body.animate(steps, { duration: cue.ms * 0.9, easing: going.flies ? 'linear' : 'ease-in-out' });
}
