// Events and questions as sentences: the twin of kaiju/rulebook/telling.py, where the argument names are explained.
// A test compares both on real games, so change them together.
import type { Words } from './words';

export type { Words };

const NOBODY = -1;
const YOU = 'you';
const SELF = 'self';
const NONE = 'none';

/** The number of the first who acts without a seat, wherever a seat's number may stand; the next has one less. */
const FIRST_ACTOR = -2;

const SEAT = 'seat';
const CARD = 'card';
const FACE = 'face';
/** By what an argument is called in every game: as a seat, a card or a face is, or by texts that begin with this. */
const CALLED: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['seat', 'by', 'to', 'on', 'winners'].map((name) => [name, SEAT])),
  ...Object.fromEntries(
    ['card', 'copy', 'top', 'source', 'of', 'cards', 'any_of'].map((name) => [name, CARD]),
  ),
  ...Object.fromEntries(['face', 'was'].map((name) => [name, FACE])),
  ...Object.fromEntries(['token', 'space', 'actor'].map((name) => [name, name])),
};
/** Arguments that come only where they matter; their texts may count on `none`. */
const OFTEN_MISSING = ['copy'];
const TO_CHOOSE_FROM = new Set(['any_of']);
const COUNTED_FROM_0 = ['die', 'slot'];

/** Whom the sentences speak of, and to whom they are told. */
export interface Cast {
  /** What the seats are called. */
  names: readonly string[];
  /** The reader's own seat; -1 without one. */
  you: number;
}

export type Argument = string | number | boolean | readonly (number | string)[];
export type Arguments = Readonly<Record<string, Argument>>;

/** An event as it comes over the wire; fields at their default are left out. */
export type WireEvent = { event: string } & Record<string, unknown>;

/** For each kind of event the values of the fields that may be left out. */
export type EventDefaults = Readonly<Record<string, Arguments>>;

interface ToldOption {
  answer: number;
  say: string;
  args?: Arguments;
}

interface ToldQuestion {
  say: string;
  args?: Arguments;
  options?: readonly ToldOption[];
  items?: readonly ToldOption[];
  also?: readonly ToldOption[];
}

/** A question in words: the prompt, and the options by answer. */
export interface Told {
  prompt: string;
  options: Map<number, string>;
  items: Map<number, string>;
  also: Map<number, string>;
}

/** The event as a sentence for this reader. */
export function tellEvent(words: Words, event: WireEvent, cast: Cast, defaults: EventDefaults): string {
  const { event: kind, ...sent } = event;
  const fields: Record<string, Argument> = { ...defaults[kind], ...(sent as Arguments) };
  for (const name of COUNTED_FROM_0) {
    const value = fields[name];
    if (typeof value === 'number') fields[name] = value + 1;
  }
  const filled = fill(words, fields, cast);
  if ('was' in fields && fields.was === fields.face) filled.was = SELF;
  return say(words, `event-${kind}`, filled);
}

/** The question and its options as sentences for the one who is asked. */
export function tellQuestion(words: Words, question: ToldQuestion, cast: Cast): Told {
  return {
    prompt: say(words, question.say, fill(words, question.args ?? {}, cast)),
    options: labels(words, question.options ?? [], cast),
    items: labels(words, question.items ?? [], cast),
    also: labels(words, question.also ?? [], cast),
  };
}

function labels(words: Words, options: readonly ToldOption[], cast: Cast): Map<number, string> {
  return new Map(options.map((o) => [o.answer, say(words, o.say, fill(words, o.args ?? {}, cast))]));
}

/** Anything with words of its own, as a piece of a map has them. */
export function tellThing(words: Words, thing: { say: string; args?: Arguments }, cast: Cast): string {
  return say(words, thing.say, fill(words, thing.args ?? {}, cast));
}

/** The text of a key; a game that has none yet is told in its own bare words. */
function say(words: Words, key: string, args: Record<string, string | number>): string {
  // A card whose name ends in an exclamation mark may end a sentence.
  if (words.has(key)) return words.say(key, args).replaceAll('!.', '!');
  const told = Object.entries(args)
    .filter(([name, value]) => value !== NONE && name !== 'rule' && !name.endsWith('_count'))
    .map(([name, value]) => `${name} ${value}`);
  const named = key.slice(key.indexOf('-') + 1 || key.length).replaceAll(/[-_]/g, ' ');
  return told.length ? `${named}: ${told.join(', ')}` : named;
}

/** The arguments of a text, as words and numbers. */
export function fill(words: Words, args: Arguments, cast: Cast): Record<string, string | number> {
  const filled: Record<string, string | number> = {};
  for (const name of OFTEN_MISSING) filled[name] = NONE;
  for (const [name, value] of Object.entries(args)) {
    if (typeof value === 'boolean') filled[name] = value ? 'yes' : 'no';
    else if (name !== SEAT && called(words, name) === SEAT && value === args.seat) filled[name] = SELF;
    else if (typeof value === 'string' || typeof value === 'number')
      filled[name] = one(words, name, value, cast);
    else {
      filled[name] = several(words, name, value, cast) || NONE;
      filled[`${name}_count`] = value.length;
    }
  }
  return filled;
}

/** By what an argument is called; empty when it is said as it is. */
const called = (words: Words, name: string): string => CALLED[name] ?? words.own.named[name] ?? '';

function one(words: Words, name: string, value: string | number, cast: Cast): string | number {
  const by = called(words, name);
  if (by === FACE) return faceName(words, value);
  if (by === SEAT && typeof value === 'number') return who(words, cast, value);
  if (by === CARD && typeof value === 'string') return thing(words, value);
  if (value === '') return NONE;
  return ['', SEAT, CARD].includes(by) ? value : (words.first(`${by}-${value}`) ?? value);
}

/** What a seat is called for the reader, or an actor that has none. */
export function who(words: Words, cast: Cast, seat: number): string {
  if (seat > FIRST_ACTOR) return nameOf(cast, seat);
  const actor = words.own.actors[FIRST_ACTOR - seat];
  return (actor !== undefined && words.first(`actor-${actor}`)) || String(seat);
}

function several(words: Words, name: string, values: readonly (string | number)[], cast: Cast): string {
  if (name === 'symbols') {
    return values.flatMap((count, face) => Array<string>(Number(count)).fill(sign(words, face))).join(' ');
  }
  if (name === 'dice') return values.map((face) => sign(words, face)).join(' ');
  const names = values.map((value) => String(one(words, name, value, cast)));
  return TO_CHOOSE_FROM.has(name) ? words.listed(names) : phrase(words, names);
}

/** `you`, a name, or `none`: texts choose their verbs by it. */
function nameOf(cast: Cast, seat: number): string {
  if (seat === NOBODY) return NONE;
  return seat === cast.you ? YOU : (cast.names[seat] ?? NONE);
}

/** The name of a card, or of what takes a card's place: a token. */
export function thing(words: Words, key: string): string {
  if (!key) return NONE;
  return words.first(`card-${key}`, `token-${key}`) ?? key;
}

/** The word for a die face. Questions name faces; events number them, and `faces` lists the names. */
export function faceName(words: Words, face: number | string): string {
  return words.first(faceKey(words, face)) ?? String(face);
}

/** The sign of a die face: one character. */
export function sign(words: Words, face: number | string): string {
  return words.first(`${faceKey(words, face)}.sign`) ?? String(face);
}

function faceKey(words: Words, face: number | string): string {
  if (typeof face === 'number' && words.has('faces')) return `face-${words.say('faces').split(/\s+/)[face]}`;
  return `face-${face}`;
}

/** Names as a phrase: `a, b and c`. */
export function phrase(words: Words, names: readonly string[]): string {
  if (names.length < 2) return names.join('');
  return words.say('list-and', { most: names.slice(0, -1).join(', '), last: names.at(-1) ?? '' });
}
