/** Which options of a question can be answered by touching something on the board. Nothing here knows a rule. */
import type { Option, Question } from '../../api/types';
import { FACES, TRACKS, type Face, type Track, type View } from './view';

/** A space of a track, as a key. */
export const at = (track: Track, space: number): string => `${track} ${space}`;

export interface Targets {
  /** By die, from 0: the value of its item. */
  dice: Map<number, number>;
  /** By symbol: resolve this group next. */
  groups: Map<Face, Option>;
  /** By two symbols, in the order of the dice: leave such a pair out. */
  pairs: Map<string, Option>;
  /** By space: the ways of laying a token there. Touching the space again goes through them. */
  spaces: Map<string, Option[]>;
  /** By slot of the row. */
  slots: Map<number, Option>;
  sweep: Option | null;
  /** By card: in front of me, in front of my Rival. */
  mine: Map<string, Option>;
  rivals: Map<string, Option>;
  /** Pull this marker. */
  markers: Map<Track, Option>;
  /** Activate the special power. */
  power: Option | null;
}

const text = (option: Option, arg: string): string => String(option.args?.[arg] ?? '');
const whole = (option: Option, arg: string): number => Number(option.args?.[arg] ?? 0);

/** The key of a pair of symbols, whichever comes first. */
export const pairOf = (a: string, b: string): string =>
  [a, b].sort((x, y) => FACES.indexOf(x as Face) - FACES.indexOf(y as Face)).join(' ');

/** The space that stands for a way of laying a token: its middle foot, or the first of two. */
function anchor(option: Option): string {
  const [first, last] = [whole(option, 'first'), whole(option, 'last')];
  return at(text(option, 'track') as Track, Math.floor((first + last) / 2));
}

/** All that can be touched to answer. */
export function targets(question: Question | null, view: View): Targets {
  const found: Targets = {
    dice: new Map(),
    groups: new Map(),
    pairs: new Map(),
    spaces: new Map(),
    slots: new Map(),
    sweep: null,
    mine: new Map(),
    rivals: new Map(),
    markers: new Map(),
    power: null,
  };
  if (question === null) return found;
  const faces = view.dice.map((die) => FACES[die] as Face);
  for (const option of [...(question.options ?? []), ...(question.items ?? []), ...(question.also ?? [])]) {
    switch (option.say) {
      case 'opt-die':
        found.dice.set(whole(option, 'die') - 1, option.answer);
        break;
      case 'opt-group-smash':
      case 'opt-group-heal':
      case 'opt-group-energy':
      case 'opt-group-fame':
      case 'opt-group-destruction': {
        const face = option.say.slice('opt-group-'.length) as Face;
        if (faces.includes(face)) found.groups.set(face, option);
        break;
      }
      case 'opt-group-power':
      case 'opt-power-token':
        found.power = option;
        break;
      case 'opt-leave_out': {
        const pair = [text(option, 'face'), text(option, 'was')] as [string, string];
        if (hasPair(faces, ...pair)) found.pairs.set(pairOf(...pair), option);
        break;
      }
      case 'opt-place': {
        const space = anchor(option);
        found.spaces.set(space, [...(found.spaces.get(space) ?? []), option]);
        break;
      }
      case 'opt-buy':
      case 'opt-throw_out':
        found.slots.set(whole(option, 'slot'), option);
        break;
      case 'opt-sweep':
        found.sweep = option;
        break;
      case 'opt-use':
      case 'opt-effect':
      case 'opt-give_up':
        if (holds(view, question.seat, text(option, 'card'))) found.mine.set(text(option, 'card'), option);
        break;
      case 'opt-rivals_card':
        if (holds(view, 1 - question.seat, text(option, 'card')))
          found.rivals.set(text(option, 'card'), option);
        break;
      case 'opt-power-pull':
        found.markers.set(text(option, 'track') as Track, option);
        break;
      case 'opt-pay-pull':
        found.markers.set('fame', option);
        break;
    }
  }
  return found;
}

function hasPair(faces: readonly string[], a: string, b: string): boolean {
  return faces.includes(b) && faces.filter((face) => face === a).length > (a === b ? 1 : 0);
}

const holds = (view: View, seat: number, card: string): boolean =>
  view.monsters[seat]?.cards.some((kept) => kept.card === card) ?? false;

/** Options (by answer) that can be touched on the board itself. */
export function reach(question: Question, view: View): ReadonlySet<number> {
  const { dice, groups, pairs, spaces, slots, sweep, mine, rivals, markers, power } = targets(question, view);
  const options = [groups, pairs, slots, mine, rivals, markers].flatMap((map): Option[] => [...map.values()]);
  const all = [
    ...options,
    ...[...spaces.values()].flat(),
    ...(sweep ? [sweep] : []),
    ...(power ? [power] : []),
  ];
  return new Set([...dice.values(), ...all.map((option) => option.answer)]);
}

/** The way of laying a token that comes after the present one when its space is touched again. */
export function nextWay(ways: readonly Option[], picked: number | null): Option | undefined {
  const now = ways.findIndex((option) => option.answer === picked);
  return ways[(now + 1) % ways.length];
}

/** The token of an option as it would lie, for drawing it in advance. */
export function ghost(option: Option, view: View) {
  const token = view.tokens.find((each) => each.token === text(option, 'token'));
  if (!token) return null;
  const turned = text(option, 'turned') === 'yes';
  return {
    ...token,
    where: TRACKS.find((track) => track === text(option, 'track')) ?? 'fame',
    first: whole(option, 'first'),
    turned,
    bonuses: turned === token.turned ? token.bonuses : [...token.bonuses].reverse(),
  };
}

/** The ways of laying a token that touching a space goes through: those it stands for, else any that covers it. */
export function waysAt(spaces: Targets['spaces'], track: Track, space: number): readonly Option[] {
  const own = spaces.get(at(track, space));
  if (own) return own;
  return [...spaces.values()].flat().filter((option) => {
    const covers = whole(option, 'first') <= space && space <= whole(option, 'last');
    return covers && text(option, 'track') === track;
  });
}
