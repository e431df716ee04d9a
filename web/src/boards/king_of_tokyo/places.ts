/**
 * Where an option can be clicked. Most have a thing on the table; what has none, or whose thing is taken by another
 * option (one card at two prices), is a button in the question bar. So every option has exactly one place, and every
 * question can be answered.
 */
import type { Option, Question } from '../../api/types';
import { FACES } from './tokyo';

export type Place =
  /** A die of the tray, from 0. */
  | { at: 'die'; die: number; face: string }
  /** A card of the Market. */
  | { at: 'slot'; slot: number }
  | { at: 'sweep' }
  /** A card laid out under the question. */
  | { at: 'offer'; card: string; price: number | null; seat: number | null }
  /** A face to name. */
  | { at: 'face'; face: string }
  | { at: 'number'; n: number }
  | { at: 'seat'; seat: number }
  | { at: 'bar' };

type At = Place['at'];

/** What the texts of the options speak of. Anything that is not here is a button. */
const speaksOf: Record<string, At> = {
  'opt-die': 'die',
  'opt-face': 'face',
  'opt-number': 'number',
  'opt-monster': 'seat',
  'opt-buy': 'slot',
  'opt-sweep': 'sweep',
  'opt-buy-from': 'offer',
  'opt-steal': 'offer',
  'opt-copy': 'offer',
  'opt-card': 'offer',
  'opt-effect': 'offer',
  'opt-turn_in': 'offer',
};

const text = (option: Option, name: string): string | null => {
  const value = option.args?.[name];
  return typeof value === 'string' ? value : null;
};

const number = (option: Option, name: string): number | null => {
  const value = option.args?.[name];
  return typeof value === 'number' ? value : null;
};

const BAR: Place = { at: 'bar' };

/** The thing that an option speaks of. */
function wanted(option: Option): Place {
  const at = speaksOf[option.say] ?? 'bar';
  switch (at) {
    case 'die': {
      const die = number(option, 'die');
      const face = text(option, 'face');
      return die === null || face === null ? BAR : { at, die: die - 1, face };
    }
    case 'face': {
      const face = text(option, 'face');
      return face !== null && (FACES as readonly string[]).includes(face) ? { at, face } : BAR;
    }
    case 'number': {
      const n = number(option, 'n');
      return n === null ? BAR : { at, n };
    }
    case 'seat': {
      const seat = number(option, 'seat');
      return seat === null ? BAR : { at, seat };
    }
    case 'slot': {
      const slot = number(option, 'slot');
      return slot === null ? offer(option) : { at, slot };
    }
    case 'offer':
      return offer(option);
    case 'sweep':
      return { at };
    case 'bar':
      return BAR;
  }
}

function offer(option: Option): Place {
  const card = text(option, 'card');
  if (card === null) return BAR;
  return {
    at: 'offer',
    card,
    price: number(option, 'price') ?? number(option, 'n'),
    seat: number(option, 'seat'),
  };
}

/** What makes two places one and the same thing to click. Laid-out cards are laid out as often as they are offered. */
function thing(place: Place, nth: number): string {
  switch (place.at) {
    case 'die':
      return `die ${place.die}`;
    case 'slot':
      return `slot ${place.slot}`;
    case 'face':
      return `face ${place.face}`;
    case 'number':
      return `number ${place.n}`;
    case 'seat':
      return `seat ${place.seat}`;
    case 'sweep':
      return 'sweep';
    case 'offer':
    case 'bar':
      return `${place.at} ${nth}`;
  }
}

/** All options of a question, whatever its form. */
export const allOptions = (question: Question): Option[] => [
  ...(question.options ?? []),
  ...(question.items ?? []),
  ...(question.also ?? []),
];

/** The place of every option, by answer. */
export function places(question: Question): Map<number, Place> {
  const taken = new Set<string>();
  const found = new Map<number, Place>();
  allOptions(question).forEach((option, nth) => {
    const place = wanted(option);
    const key = thing(place, nth);
    found.set(option.answer, taken.has(key) ? BAR : place);
    taken.add(key);
  });
  return found;
}

/** The options that can be clicked on the board, by answer. */
export const reach = (question: Question): ReadonlySet<number> =>
  new Set([...places(question)].filter(([, place]) => place.at !== 'bar').map(([answer]) => answer));

/** The answer that a thing of the table stands for, if it stands for one. */
export function answerAt<A extends At>(
  found: Map<number, Place>,
  at: A,
  fits: (place: Extract<Place, { at: A }>) => boolean,
): number | null {
  for (const [answer, place] of found)
    if (place.at === at && fits(place as Extract<Place, { at: A }>)) return answer;
  return null;
}

/** What the Market's cards cost now, by slot. */
export const pricesIn = (question: Question): ReadonlyMap<number, number> =>
  new Map(
    allOptions(question).flatMap(({ args }) =>
      typeof args?.slot === 'number' && typeof args.price === 'number'
        ? [[args.slot, args.price] as const]
        : [],
    ),
  );

/** Cards in front of me or in my hand that an option uses; a copy is used by the card that copies. */
export const usesIn = (question: Question): ReadonlyMap<string, number> =>
  new Map(
    allOptions(question).flatMap(({ answer, say, args }) =>
      say === 'opt-use' && typeof args?.card === 'string'
        ? [[String(args.copy ?? args.card), answer] as const]
        : [],
    ),
  );

/** Where the others sit, in turn order clockwise from my left: bottom left, up, across the top, down. */
export const CORNERS: Record<number, readonly string[]> = {
  1: ['top-left'],
  2: ['top-left', 'top-right'],
  3: ['bottom-left', 'top-left', 'top-right'],
  4: ['bottom-left', 'top-left', 'top-right', 'bottom-right'],
  5: ['bottom-left', 'top-left', 'top', 'top-right', 'bottom-right'],
  6: ['bottom-left', 'top-left', 'top', 'top-right', 'bottom-right', 'bottom'],
};
