// How things travel through the city: on foot from hex to hex, or through the air.
import type { Cue, GameEvent } from '../../table/board';
import { OVERLAP } from '../../table/queue';
import { centre, type Point } from './hexes';
import { kaijuId, known, spacesOf, type View } from './view';

/** How something goes: a Kaiju on foot, or pushed; things drive and glide; what is placed leaps, what is thrown tumbles. */
export type Manner = 'walk' | 'slide' | 'glide' | 'leap' | 'fly';

/** The thing that an event moves, its path, and how it goes. */
export interface Travel {
  piece: string;
  path: Point[];
  manner: Manner;
}

const KAIJU: Readonly<Record<string, Manner>> = { move: 'walk', push: 'slide', place: 'leap', throw: 'fly' };

/** Whether it leaves the ground. */
export const isInAir = (manner: Manner): boolean => manner === 'leap' || manner === 'fly';

/** Paths are told without the space in which they begin: that is where the thing stood before, in `view` or at `from`. */
export function travel(view: View, told: GameEvent, from?: number): Travel | null {
  const event = known(told);
  const along = (piece: string, path: readonly string[], manner: Manner): Travel => {
    const start = from ?? view.map.pieces.find(({ id }) => id === piece)?.at ?? -1;
    const spaces = spacesOf(view, path);
    if (start >= 0 && start !== spaces[0]) spaces.unshift(start);
    return { piece, path: spaces.map((id) => centre(view.map.spaces[id]!)), manner };
  };
  switch (event.event) {
    case 'KaijuMoved':
      return along(kaijuId(event.seat), event.path, KAIJU[event.how] ?? 'walk');
    case 'PieceThrown':
      return along(event.piece, event.path, 'fly');
    case 'PieceMoved':
      return along(event.piece, event.path, 'glide');
    default:
      return null;
  }
}

const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const px = (value: number) => `${Math.round(value * 10) / 10}px`;

/** From the first to the last point in an arc; what is thrown turns over on its way. */
function arc(start: Point, end: Point, spins: boolean): Keyframe[] {
  const steps = 12;
  const spin = end.x >= start.x ? 1 : -1;
  const high = Math.min(150, 40 + far(start, end) * 0.28);
  return Array.from({ length: steps + 1 }, (_, i) => {
    const part = i / steps;
    const rise = 4 * high * part * (1 - part);
    const x = (start.x - end.x) * (1 - part);
    const y = (start.y - end.y) * (1 - part) - rise;
    // What is thrown turns over, and comes nearer to whoever looks on.
    const near = Math.round((1 + 2.4 * part * (1 - part)) * 100) / 100;
    const turned = spins ? { rotate: `${Math.round(spin * 360 * part)}deg`, scale: String(near) } : {};
    return { translate: `${px(x)} ${px(y)}`, ...turned };
  });
}

/** The frames of a way to where a thing stands now, over the points of its path. */
export function frames(path: readonly Point[], manner: Manner): Keyframe[] {
  const end = path.at(-1);
  const start = path[0];
  if (!end || !start || path.length < 2) return [];
  if (isInAir(manner)) return arc(start, end, manner === 'fly');
  const lean = end.x >= start.x ? -9 : 9;
  return path.flatMap((point, i): Keyframe[] => {
    const [x, y] = [point.x - end.x, point.y - end.y];
    const there: Keyframe = { translate: `${px(x)} ${px(y)}` };
    const before = path[i - 1];
    // Who is pushed leans against it until the end.
    if (manner === 'slide') return [{ ...there, rotate: `${before && point !== end ? lean : 0}deg` }];
    if (!before || manner === 'glide') return [there];
    // One heavy step for each hex.
    const [mx, my] = [(point.x + before.x) / 2 - end.x, (point.y + before.y) / 2 - end.y - 14];
    return [{ translate: `${px(mx)} ${px(my)}` }, there];
  });
}

const EASING: Readonly<Record<Manner, string>> = {
  walk: 'ease-in-out',
  slide: 'cubic-bezier(0.15, 0.7, 0.3, 1)',
  glide: 'ease-in-out',
  leap: 'linear',
  fly: 'linear',
};

const drawn = (name: string): SVGElement => document.createElementNS('http://www.w3.org/2000/svg', name);

/**
 * Through the air goes a likeness of the thing, above everything that stands in the city; the thing itself is not
 * seen until it has landed. Its shadow stays on the ground. They last as long as the way, even if the thing is gone.
 */
function throughTheAir(
  air: Element,
  piece: SVGElement,
  body: SVGElement,
  path: readonly Point[],
  steps: Keyframe[],
  timing: KeyframeAnimationOptions,
): void {
  const place = drawn('g');
  place.setAttribute('transform', piece.getAttribute('transform') ?? '');
  const shadow = drawn('ellipse');
  shadow.setAttribute('class', 'cast');
  shadow.setAttribute('rx', '18');
  shadow.setAttribute('ry', '6');
  const likeness = body.cloneNode(true) as SVGElement;
  likeness.style.transformBox = 'fill-box';
  likeness.style.transformOrigin = 'center';
  likeness.querySelector('.shadow')?.remove();
  place.append(shadow, likeness);
  air.append(place);
  const [start, end] = [path[0]!, path.at(-1)!];
  shadow.animate(
    [{ translate: `${px(start.x - end.x)} ${px(start.y - end.y)}` }, { translate: '0px 0px' }],
    timing,
  );
  const landing = likeness.animate(steps, timing);
  landing.onfinish = landing.oncancel = () => place.remove();
  piece.animate([{ opacity: 0 }, { opacity: 0 }], timing);
}

const SHAKEN: Keyframe[] = [0, -6, 6, -5, 5, -3, 0].map((x) => ({ translate: `${x}px 0px` }));

/** Let the thing of an event travel to where it stands now, from where it stood before; who is hit, shakes. */
export function show(svg: SVGSVGElement, view: View, cue: Cue, stood: ReadonlyMap<string, number>): void {
  if (cue.calm || cue.ms < 40 || typeof svg.animate !== 'function') return;
  const find = (id: string) => svg.querySelector<SVGGElement>(`[data-piece='${id}']`);
  const event = known(cue.event);
  if (event.event === 'DamageDealt') {
    find(kaijuId(event.seat))
      ?.querySelector('.body')
      ?.animate(SHAKEN, { duration: cue.ms * 0.6 });
    return;
  }
  const thing = travel(view, cue.event)?.piece ?? '';
  const going = travel(view, cue.event, stood.get(thing));
  if (!going) return;
  const piece = find(going.piece);
  const body = piece?.querySelector<SVGGElement>('.body');
  const steps = frames(going.path, going.manner);
  if (!piece || !body || !steps.length) return;
  // It has arrived when the next event begins: that is what happens there.
  const timing = { duration: cue.ms * OVERLAP, easing: EASING[going.manner] };
  const air = svg.querySelector('.air');
  if (air && isInAir(going.manner)) throughTheAir(air, piece, body, going.path, steps, timing);
  else body.animate(steps, timing);
}
