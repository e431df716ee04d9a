// Sentences for a table: the game's words with the names of those who sit there.
import { eventDefaults } from '../api/event-defaults';
import { declared } from '../api/shelf.svelte';
import type { Option, Question, SeatInfo } from '../api/types';
import {
  fill,
  tellEvent,
  tellQuestion,
  type Cast,
  type EventDefaults,
  type WireEvent,
} from '../i18n/telling';
import { isolated } from '../i18n/isolated';
import type { Words } from '../i18n/words';
import { seatName } from '../lobby/tables';
import type { GameEvent, Telling } from './board';
import { figureOf, type Declared } from './declared';

/** What the seats are called in sentences: by whom they play where the game has figures, else by who sits there. */
export function castOf(
  told: Declared,
  words: Words,
  view: unknown,
  seats: readonly SeatInfo[],
  you: number,
): Cast {
  const names = seats.map((seat) => {
    const figure = figureOf(told, view, seat.seat);
    return (
      (figure && words.first(`${told.figure?.key}-${figure}`)) ||
      isolated(seatName(seat)) ||
      `${seat.seat + 1}`
    );
  });
  // Two bots of one kind are told apart by their seats.
  const twice = (name: string) => names.indexOf(name) !== names.lastIndexOf(name);
  return { names: names.map((name, seat) => (twice(name) ? `${name} ${seat + 1}` : name)), you };
}

/**
 * Keeps a cast for as long as it says the same: the names change hardly ever, the view with every event, and the log
 * need not be told anew each time.
 */
export function steadyCast(): (next: Cast) => Cast {
  let last: Cast = { names: [], you: -1 };
  return (next) => {
    const same =
      next.you === last.you &&
      next.names.length === last.names.length &&
      next.names.every((name, i) => name === last.names[i]);
    return same ? last : (last = next);
  };
}

/** An event as a sentence. */
export function sentence(words: Words, game: string, event: GameEvent, cast: Cast): string {
  // A game that was brought along after the client was built is known to the server alone.
  const defaults = (eventDefaults as Record<string, unknown>)[game] ?? declared(game)?.event_defaults ?? {};
  return tellEvent(words, event as WireEvent, cast, defaults as EventDefaults);
}

/** A question's words. */
export function telling(words: Words, question: Question, cast: Cast): Telling {
  const told = tellQuestion(words, question as Parameters<typeof tellQuestion>[1], cast);
  // An item and an option after the last combination may have the same number.
  const isAlso = (option: Option) => question.also?.includes(option) && told.also.get(option.answer);
  const option = (each: Option) =>
    isAlso(each) ||
    (told.options.get(each.answer) ??
      told.items.get(each.answer) ??
      told.also.get(each.answer) ??
      String(each.answer));
  return { cast, words, prompt: told.prompt, option };
}

/** A text of the game with a seat's name in it. */
export const say = (words: Words, key: string, args: Parameters<typeof fill>[1], cast: Cast): string =>
  words.has(key) ? words.say(key, fill(words, args, cast)) : '';

/** A rule's id without the game that is on the table anyway: `KOT-ROLL-01` is `ROLL-01`. */
export const shortRule = (id: string): string => id.replace(/^[A-Z]+-(?=[A-Z0-9]+-)/, '');
