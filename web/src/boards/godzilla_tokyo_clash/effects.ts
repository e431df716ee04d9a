// What an event looks like in the city: beams over the hexes that they cross, ruins where things stood, stamps and rings.
import type { Words } from '../../i18n/words';
import type { IconName } from '../../kit/icon-names';
import type { GameEvent } from '../../table/board';
import { between, centre, type Point, type Stood } from './hexes';
import { marksOf } from './outlook';
import { kaijuId, known, spaceNamed, type View } from './view';

export interface Beam {
  kind: 'beam';
  from: Point;
  to: Point;
  /** The hexes that it crosses, from the first after its own to the one that is hit. */
  over: Point[];
  /** Whose it is. */
  whose: string;
}
export interface Stamp {
  kind: 'stamp';
  at: Point;
  icon: IconName;
  text: string;
  look: 'hot' | 'good' | 'cold';
}
export interface Ruin {
  kind: 'ruin';
  at: Point;
  what: string;
  size: number;
}
export interface Ring {
  kind: 'ring';
  at: Point;
  /** How many hexes around its own it reaches. */
  far: number;
}
export interface Title {
  kind: 'title';
  text: string;
}
export type Shown = Beam | Stamp | Ruin | Ring | Title;

/** The city right after an event. */
export interface Scene {
  view: View;
  /** Everything in its place, now and before the event. */
  stood: readonly Stood[];
  before: readonly Stood[];
  words: Pick<Words, 'first'>;
}

/** The size of a ruin of which nothing is known. */
const RUIN = 44;

const spot = ({ map }: View, space: number): Point | null => {
  const there = map.spaces[space];
  return there ? centre(there) : null;
};
const spaceOf = (view: View, seat: number): number => view.players[seat]?.space ?? -1;

/** Where a Kaiju's breast is. */
function breast(stood: readonly Stood[], seat: number): Point | null {
  const it = stood.find(({ piece }) => piece.id === kaijuId(seat));
  return it ? { x: it.x, y: it.y - it.size * 0.6 } : null;
}

function beam({ view, stood }: Scene, seat: number, hit: number): Shown[] {
  const [from, to] = [breast(stood, seat), breast(stood, hit)];
  if (!from || !to) return [];
  const [start, end] = [spaceOf(view, seat), spaceOf(view, hit)];
  const over = [...between(view.map, start, end), end].flatMap((space) => spot(view, space) ?? []);
  return [{ kind: 'beam', from, to, over, whose: view.players[seat]?.kaiju ?? '' }];
}

/** Something has just been broken: it breaks where it stood before, as large as it was. */
function ruin({ view, stood, before }: Scene, what: string, space: number): Shown[] {
  const here = new Set(stood.map(({ piece }) => piece.id));
  const it = before.findLast(
    (each) => each.what === what && each.piece.at === space && !here.has(each.piece.id),
  );
  const at = it ?? spot(view, space);
  return at ? [{ kind: 'ruin', at: { x: at.x, y: at.y }, what, size: it?.size ?? RUIN }] : [];
}

/** What is shown of an event, in the city in which it has just happened. */
export function happens(told: GameEvent, scene: Scene): Shown[] {
  const event = known(told);
  const { view, words } = scene;
  const ring = (at: Point | null, far: number): Shown[] => (at ? [{ kind: 'ring', at, far }] : []);
  switch (event.event) {
    case 'AttackDeclared': {
      const hit = event.hit >= 0 ? event.hit : event.seat;
      if (spaceOf(view, hit) !== spaceOf(view, event.seat)) return beam(scene, event.seat, hit);
      const at = spot(view, spaceOf(view, hit));
      const icon = event.mode === 'damage' ? 'claw' : 'attack';
      return at ? [{ kind: 'stamp', at, icon, text: String(event.value), look: 'hot' }] : [];
    }
    case 'AreaAttack':
      return ring(spot(view, spaceOf(view, event.seat)), event.range);
    case 'PiecePlaced':
      return ring(spot(view, spaceNamed(view, event.space)), 0);
    case 'Destroyed':
      return ruin(scene, event.thing, spaceNamed(view, event.space));
    case 'EventBegan':
      return [{ kind: 'title', text: words.first(`event-${event.event_card}`) ?? '' }];
    default:
      return marksOf(told, view).flatMap(({ space, ...mark }) => {
        const at = spot(view, space);
        return at ? [{ kind: 'stamp' as const, at, ...mark }] : [];
      });
  }
}
