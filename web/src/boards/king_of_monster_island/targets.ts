/**
 * What the options of a question use and point to: dice of the Roll, zones, pieces, places of the market, seats. All of
 * it stands in the options themselves (`at`, `args`); nothing here knows a rule.
 */
import type { At, Option, Question } from '../../api/types';
import { FACES, zoneOfDie, zoneOfSupport, type Face, type View } from './view';

export const all = (question: Question | null): Option[] =>
  question ? [...(question.options ?? []), ...(question.items ?? []), ...(question.also ?? [])] : [];

const number = (option: Option, arg: string): number => Number(option.args?.[arg] ?? 0);

/** How many dice of each face an option takes from the Roll and the tile together; null if it takes none. */
export function takes(option: Option): number[] | null {
  const faces = [0, 0, 0, 0, 0, 0];
  const add = (face: Face, n: number) => (faces[FACES.indexOf(face)] = n);
  switch (option.say) {
    case 'opt-heart':
    case 'opt-energy':
    case 'opt-fame':
      add(option.say.slice('opt-'.length) as Face, number(option, 'n'));
      break;
    case 'opt-damage':
    case 'opt-reach':
      add('claw', number(option, 'claws'));
      add('foot', number(option, 'feet'));
      break;
    case 'opt-walk':
    case 'opt-carry':
      add('foot', 1);
      break;
    case 'opt-build':
      add('support', number(option, 'n'));
      break;
    case 'opt-lock':
    case 'opt-lock-card':
      add(String(option.args?.face) as Face, 1);
      break;
    case 'opt-use': {
      const spend = option.args?.spend;
      if (!Array.isArray(spend) || !spend.length) return null;
      for (const face of spend) add(face as Face, (faces[FACES.indexOf(face as Face)] ?? 0) + 1);
      break;
    }
    default:
      return null;
  }
  return faces;
}

/** Whether some dice together are just what an option takes; one more comes from a tile (`virtual`), if there is one. */
export function fits(need: readonly number[], dice: readonly string[], virtual = ''): boolean {
  const left = need.map((n, face) => n - dice.filter((each) => each === FACES[face]).length);
  if (left.some((n) => n < 0)) return false;
  const missing = left.reduce((sum, n) => sum + n, 0);
  if (!virtual) return missing === 0;
  if (missing !== 1) return false;
  return virtual === 'wild' || left[FACES.indexOf(virtual as Face)] === 1;
}

/** Whether an option can still be reached from some dice by picking more. */
export function covers(need: readonly number[], dice: readonly string[]): boolean {
  return need.every((n, face) => dice.filter((each) => each === FACES[face]).length <= n);
}

/** The Support space that an option means: an empty one is told by its zone and its value. */
export function supportOf(option: Option, zones: readonly string[], question: Question): number | null {
  const { at, args } = option;
  if (at?.what === 'piece' && String(at.id).startsWith('support-')) return Number(String(at.id).slice(8));
  if (typeof args?.value !== 'number') return null;
  const named = zones.indexOf(String(args.zone ?? question.args?.zone ?? ''));
  const zone = at?.what === 'space' ? Number(at.id) : named;
  return zone < 0 ? null : zone * 2 + args.value - 3;
}

/** In which zone lies what an option points to; null where that is no place on the island. */
export function zoneOf(option: Option, view: View, question: Question): number | null {
  const support = supportOf(
    option,
    view.zones.map(({ name }) => name),
    question,
  );
  if (support !== null) return zoneOfSupport(support);
  const { at } = option;
  if (!at) return null;
  if (at.what === 'space') return typeof at.id === 'number' || /^\d+$/.test(at.id) ? Number(at.id) : null;
  if (at.what === 'seat') return view.monsters[Number(at.id)]?.zone ?? null;
  return at.what === 'piece' ? zoneOfPiece(String(at.id), view) : null;
}

/** In which zone a piece lies. */
export function zoneOfPiece(id: string, view: View): number | null {
  if (id === 'boss') return view.boss.zone;
  const [kind, n] = [id.slice(0, id.lastIndexOf('-')), Number(id.slice(id.lastIndexOf('-') + 1))];
  if (kind === 'support') return zoneOfSupport(n);
  if (kind === 'die') return zoneOfDie(n);
  if (kind === 'boss_die') return view.boss.dice.find(({ die }) => die === n + 1)?.zone ?? null;
  return n;
}

/** What a piece, a zone or a space is called on the board, so that options and drawings meet. */
export function placeOf(option: Option, view: View, question: Question): string | null {
  const support = supportOf(
    option,
    view.zones.map(({ name }) => name),
    question,
  );
  if (support !== null) return `support-${support}`;
  const { at } = option;
  if (!at) return null;
  if (at.what === 'space') return String(at.id).startsWith('market-') ? String(at.id) : `zone-${at.id}`;
  if (at.what === 'seat') return `monster-${at.id}`;
  if (at.what === 'piece') return String(at.id);
  // A die of the Roll; `die-` is a Locked one on the island.
  return at.what === 'die' ? `roll-${at.id}` : `${at.what}-${at.id}`;
}

/** The options that are offered now: those that the picked dice are for, and those that need none. */
export function offered(question: Question, view: View, picked: readonly number[]): Option[] {
  const dice = picked.map((die) => view.dice[die] ?? '');
  return all(question).filter((option) => {
    const need = takes(option);
    if (!need) return !dice.length;
    if (dice.length || view.virtual) return fits(need, dice, view.virtual);
    return false;
  });
}

/** For each kind of group, the one that uses the most dice: what a hurried player does with the Roll. */
export function groups(question: Question): Option[] {
  const best = new Map<string, Option>();
  const size = (option: Option) => (takes(option) ?? []).reduce((sum, n) => sum + n, 0);
  for (const option of all(question)) {
    if (!['opt-heart', 'opt-energy', 'opt-fame', 'opt-damage'].includes(option.say)) continue;
    if (option.say === 'opt-damage' && number(option, 'feet') && number(option, 'claws')) continue;
    const key = option.say + (number(option, 'feet') ? '-feet' : '');
    const known = best.get(key);
    if (!known || size(option) > size(known)) best.set(key, option);
  }
  return [...best.values()].filter(({ say, args }) => !(say === 'opt-damage' && args?.feet));
}

/** Whether a question is a menu in which dice are picked first. */
export const isMenu = (question: Question | null): boolean =>
  question !== null && all(question).some((option) => takes(option) !== null);

/** By place on the board: the options there. */
export function targets(
  question: Question | null,
  view: View,
  picked: readonly number[],
): Map<string, Option[]> {
  const found = new Map<string, Option[]>();
  if (!question) return found;
  const options = isMenu(question) ? offered(question, view, picked) : all(question);
  for (const option of options) {
    const place = placeOf(option, view, question);
    // A die of the Roll is picked, not given; only where it is turned to another face, touching it means that.
    if (place === null || (option.at?.what === 'die' && takes(option))) continue;
    found.set(place, [...(found.get(place) ?? []), option]);
  }
  return found;
}

/** Dice of the Roll that can be picked: some option takes them together with those that are. */
export function pickable(question: Question | null, view: View, picked: readonly number[]): Set<number> {
  const found = new Set<number>();
  if (!question || !isMenu(question)) return found;
  const wanted = all(question).flatMap((option) => {
    const need = takes(option);
    return need ? [need] : [];
  });
  const dice = picked.map((die) => view.dice[die] ?? '');
  view.dice.forEach((face, die) => {
    if (picked.includes(die)) found.add(die);
    else if (!view.done[die] && wanted.some((need) => covers(need, [...dice, face]))) found.add(die);
  });
  return found;
}

/** The zones as names, for a thing that is looked at. */
export const zoneAt = (zone: number): At => ({ what: 'space', id: zone });
