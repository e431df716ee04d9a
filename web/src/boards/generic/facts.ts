// Any view as readable facts: names made of its own keys, values by what they are.
import { faceName, type Cast } from '../../i18n/telling';
import type { Words } from '../../i18n/words';

export type Fact =
  { kind: 'value'; name: string; value: string } | { kind: 'group'; name: string; facts: Fact[] };

/** A name for people: `rolls_left` becomes “Rolls left”. */
export const plainName = (key: string): string => {
  const words = key.replaceAll(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const SEATS = new Set([
  'seat',
  'active',
  'by',
  'to',
  'winners',
  'winner',
  'owner',
  'first',
  'regular',
  'partner',
]);

/** The game stands in the top bar already, and the map is drawn. */
const ELSEWHERE = new Set(['game', 'map']);

interface Reader {
  words: Words;
  cast: Cast;
  /** The key of the game's figures, if it has some. */
  figure?: string;
  yes: string;
  no: string;
  none: string;
}

function text(key: string, value: string | number | boolean | null | undefined, reader: Reader): string {
  if (value === null || value === undefined || value === '') return reader.none;
  if (typeof value === 'boolean') return value ? reader.yes : reader.no;
  if (typeof value === 'number') {
    if (key === 'dice') return faceName(reader.words, value);
    if (!SEATS.has(key)) return String(value);
    return value < 0 ? reader.none : (reader.cast.names[value] ?? String(value));
  }
  const found = reader.words.first(
    `card-${value}`,
    ...(reader.figure ? [`${reader.figure}-${value}`] : []),
    `token-${value}`,
    `face-${value}`,
    `place-${value}`,
  );
  return found ?? value.replaceAll('_', ' ');
}

type Plain = string | number | boolean | null | undefined;
const isPlain = (value: unknown): value is Plain =>
  value === null || value === undefined || typeof value !== 'object';

/** The facts of a view, nested as it is. */
export function facts(value: unknown, reader: Reader): Fact[] {
  if (isPlain(value)) return [];
  const told = Object.entries(value as Record<string, unknown>).filter(([key]) => !ELSEWHERE.has(key));
  return told.map(([key, each]): Fact => fact(key, each, reader));
}

function fact(key: string, value: unknown, reader: Reader): Fact {
  const name = plainName(key);
  if (isPlain(value)) return { kind: 'value', name, value: text(key, value, reader) };
  if (Array.isArray(value)) {
    if (value.every(isPlain)) {
      const listed = value.map((each) => text(key, each, reader)).join(', ');
      return { kind: 'value', name, value: listed || reader.none };
    }
    return { kind: 'group', name, facts: value.map((each, i) => named(each, i, reader)) };
  }
  return { kind: 'group', name, facts: facts(value, reader) };
}

/** One of several: called by its figure, its card or its seat if it has one, else by its number. */
function named(value: unknown, i: number, reader: Reader): Fact {
  if (isPlain(value)) return { kind: 'value', name: String(i + 1), value: text('', value, reader) };
  const each = value as Record<string, unknown>;
  const key = [reader.figure ?? '', 'card', 'name', 'seat'].find(
    (name) => isPlain(each[name]) && each[name] !== undefined,
  );
  const name = key ? text(key, each[key] as Plain, reader) : String(i + 1);
  return { kind: 'group', name, facts: facts(value, reader) };
}
