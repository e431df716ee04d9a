// What happens in the city as marks at the places where it happens: the stamps of an event that is being shown, and
// what an answer would bring.
import type { IconName } from '../../kit/icon-names';
import type { GameEvent } from '../../table/board';
import { travel, type Travel } from './flight';
import { after, known, spaceNamed, type View } from './view';

export interface Mark {
  space: number;
  icon: IconName;
  text: string;
  look: 'hot' | 'good' | 'cold';
  /** It can still be warded off. */
  maybe?: boolean;
}

/** What an event does to somebody, where the one it concerns stands. */
export function marksOf(told: GameEvent, view: View): Mark[] {
  const event = known(told);
  const at = (space: number, icon: IconName, text: string, look: Mark['look']): Mark[] =>
    space >= 0 ? [{ space, icon, text, look }] : [];
  const on = (seat: number, icon: IconName, text: string, look: Mark['look']) =>
    at(view.players[seat]?.space ?? -1, icon, text, look);
  switch (event.event) {
    case 'DamageDealt':
      return on(event.seat, 'smash', `−${event.amount}`, 'hot');
    case 'Collided':
      return on(event.hit, 'smash', '', 'hot');
    case 'Defended':
      return on(event.seat, 'defend', String(event.value), 'cold');
    case 'Blocked':
    case 'Withstood':
      return on(event.seat, 'shield', '', 'cold');
    case 'EnergyGained':
      return on(event.seat, 'energy', `+${event.amount}`, 'good');
    case 'EnergyLost':
      return on(event.seat, 'energy', `−${event.amount}`, 'cold');
    case 'TrophyTaken':
    case 'HandTrophyTaken':
      return on(event.seat, 'dominance', '+1', 'good');
    case 'TrophyReturned':
      return on(event.seat, 'dominance', '−1', 'cold');
    case 'KingChanged':
      return on(event.seat, 'crown', '', 'good');
    case 'EnhancementSet':
      return on(event.seat, 'enhancement', '', 'good');
    case 'GeneratorSprung':
      return at(spaceNamed(view, event.space), 'energy', '', 'hot');
    default:
      return [];
  }
}

/** What would happen: marks where it would, and the ways that things would go. */
export interface Outcome {
  marks: Mark[];
  ways: Travel[];
}

/** Marks that add up, like the Energy of two things destroyed in one space. */
const SUMS = new Set<IconName>(['energy', 'dominance', 'destruction', 'smash']);

function add(marks: Mark[], mark: Mark): void {
  const same = marks.find(
    ({ space, icon, look }) => space === mark.space && icon === mark.icon && look === mark.look,
  );
  if (!same) marks.push({ ...mark });
  else if (mark.icon === 'destruction') same.text = `×${(Number(same.text.slice(1)) || 1) + 1}`;
  else if (SUMS.has(mark.icon) && mark.text) {
    const sum = Math.abs(number(same.text)) + Math.abs(number(mark.text));
    same.text = `${mark.text.slice(0, 1)}${sum}`;
  }
}
const number = (text: string): number => Number(text.replace('−', '-')) || 0;

/** What these events would do in the city, one after the other. */
export function outcome(view: View, events: readonly GameEvent[]): Outcome {
  const marks: Mark[] = [];
  const ways: Travel[] = [];
  let now = view;
  for (const told of events) {
    const event = known(told);
    const going = travel(now, told);
    if (going && going.path.length > 1) ways.push(going);
    now = after(now, told);
    if (event.event === 'AttackDeclared' && event.mode === 'damage' && event.hit >= 0) {
      const struck = events.some((each) => ['DamageDealt', 'Blocked', 'Withstood'].includes(each.event));
      const space = now.players[event.hit]?.space ?? -1;
      if (!struck) add(marks, { space, icon: 'smash', text: `−${event.value}`, look: 'hot', maybe: true });
    } else if (event.event === 'Destroyed') {
      add(marks, { space: spaceNamed(now, event.space), icon: 'destruction', text: '', look: 'hot' });
    } else for (const mark of marksOf(told, now)) add(marks, mark);
  }
  return { marks: marks.filter(({ space }) => space >= 0), ways };
}

/** The same, whatever happens where: what stands beside a place while nobody looks at it. */
export function summary(marks: readonly Mark[]): Mark[] {
  const all: Mark[] = [];
  for (const mark of marks) add(all, { ...mark, space: 0 });
  return all.slice(0, 3);
}

/** Of the marks of many places those that make a difference: what would happen at every one of them need not be said. */
export function makesADifference(places: readonly (readonly Mark[])[]): Mark[][] {
  const key = ({ icon, look }: Mark) => `${icon} ${look}`;
  const size = ({ icon, text }: Mark) => (icon === 'destruction' ? Number(text.slice(1)) || 1 : number(text));
  const least = new Map<string, number>();
  for (const mark of places[0] ?? []) {
    const sizes = places.map((marks) => marks.find((each) => key(each) === key(mark)));
    if (places.length > 1 && sizes.every((each) => each !== undefined))
      least.set(key(mark), Math.min(...sizes.map((each) => Math.abs(size(each)))));
  }
  return places.map((marks) => marks.filter((mark) => Math.abs(size(mark)) !== least.get(key(mark))));
}

/** Of several answers at one place, the strongest mark of each kind: what is at stake there. */
export function strongest(marks: readonly Mark[]): Mark[] {
  const best = new Map<string, Mark>();
  for (const mark of marks) {
    const key = `${mark.icon} ${mark.look}`;
    const other = best.get(key);
    if (!other || Math.abs(number(mark.text)) > Math.abs(number(other.text))) best.set(key, mark);
  }
  return [...best.values()];
}

/** Events that say no more than the place one points at. */
const PLAIN = new Set([
  'CardDone',
  'Stopped',
  'CardPlayed',
  'DiscardActionTaken',
  'PhaseBegan',
  'EventBegan',
]);

/** The events worth a sentence beside the place one points at. */
export const worthTelling = (events: readonly GameEvent[], me: number): GameEvent[] =>
  events.filter((told) => {
    const event = known(told);
    return !PLAIN.has(event.event) && !(event.event === 'KaijuMoved' && event.seat === me);
  });
