// The form for a new table: what it starts with, how it changes, what is sent.
import { settings } from '../settings/settings.svelte';
import type { Choice, Clock, GameOnShelf, NewTable, SeatWish, Setup } from '../api/types';

export type OptionValue = boolean | string | string[];

export interface TableForm {
  seats: SeatWish[];
  options: Record<string, OptionValue>;
  public: boolean;
  password: string;
  clock: ClockName;
}

/** Thinking time by name; the seconds are what a seat begins with and what an answer adds. */
export const clocks = {
  none: null,
  quick: { start: 180, increment: 5 },
  usual: { start: 600, increment: 15 },
  slow: { start: 86_400, increment: 43_200 },
} as const satisfies Record<string, Clock | null>;

export type ClockName = keyof typeof clocks;
export const clockNames = Object.keys(clocks) as ClockName[];

/** The bot for "play now" and for new bot seats: the best of those that answer at once. */
export const bestBot = (game: GameOnShelf): string => game.bots.findLast((bot) => !bot.thinks)?.name ?? '';

/** Me and so many others as usually play. */
export const usualSeats = (game: GameOnShelf): number => game.seats_usual;

function usualValue(choice: Choice, seats: number): OptionValue {
  switch (choice.form) {
    case 'switch':
      return false;
    case 'one':
      return choice.values?.[0] ?? '';
    case 'several':
      return [];
    case 'each_seat':
      return Array<string>(seats).fill('');
  }
}

/** Who plays when nobody chooses, where the game says so. */
function usualFigures(game: GameOnShelf, seats: number): Record<string, OptionValue> {
  const { option = '', usual = [] } = game.figure ?? {};
  if (!option || !usual.length) return {};
  return { [option]: Array.from({ length: seats }, (_, seat) => usual[seat] ?? '') };
}

/** Me against bots, nothing special: also what "play now" opens. */
export function usualForm(game: GameOnShelf, seats = usualSeats(game)): TableForm {
  return {
    seats: Array.from({ length: seats }, (_, seat) =>
      seat === 0 ? { who: 'me' } : { who: 'bot', bot: bestBot(game) },
    ),
    options: {
      ...Object.fromEntries(game.choices.map((choice) => [choice.name, usualValue(choice, seats)])),
      ...usualFigures(game, seats),
    },
    public: false,
    password: '',
    clock: 'none',
  };
}

/** For a first game: the beginner where there is one, or else the weakest. */
export const easyBot = (game: GameOnShelf): string =>
  (game.bots.find(({ name }) => name === 'beginner') ?? game.bots[0])?.name ?? '';

/** Me against whom one plays first. */
export function easyForm(game: GameOnShelf): TableForm {
  const form = usualForm(game);
  const seats = form.seats.map((seat): SeatWish =>
    seat.who === 'bot' ? { who: 'bot', bot: easyBot(game) } : seat,
  );
  return { ...form, seats };
}

/** The same form with more or fewer seats. Nobody who stays moves, and I never fall off. */
export function resized(form: TableForm, game: GameOnShelf, seats: number): TableForm {
  const kept = form.seats.slice(0, seats);
  const added: SeatWish[] = Array.from({ length: Math.max(0, seats - kept.length) }, () => ({
    who: 'bot',
    bot: bestBot(game),
  }));
  const wished = [...kept, ...added];
  const lostMe = form.seats.some((seat) => seat.who === 'me') && !wished.some((seat) => seat.who === 'me');
  if (lostMe) wished[0] = { who: 'me' };
  const options = { ...form.options };
  for (const choice of game.choices) {
    const value = options[choice.name];
    if (choice.form === 'each_seat' && Array.isArray(value)) {
      options[choice.name] = Array.from({ length: seats }, (_, seat) => value[seat] ?? '');
    }
  }
  return { ...form, seats: wished, options };
}

/** The form for a table that the game has a word for: its seats and its options, all else as it was. */
export function arranged(form: TableForm, game: GameOnShelf, setup: Setup): TableForm {
  const usual = usualForm(game, setup.seats).options;
  const options = { ...usual, ...(setup.options as Record<string, OptionValue>) };
  return { ...resized(form, game, setup.seats), options };
}

/** Give a seat to somebody; where one person has one seat (`several`), my old one opens. */
export function reseated(form: TableForm, seat: number, wish: SeatWish, several = false): TableForm {
  const seats = form.seats.map((old, index) => {
    if (index === seat) return wish;
    return wish.who === 'me' && old.who === 'me' && !several ? ({ who: 'open' } satisfies SeatWish) : old;
  });
  return { ...form, seats };
}

/** How long bots shall seem to think for somebody who likes things to happen so fast. */
export const botPace = (): NonNullable<NewTable['pace']> =>
  settings.speed === 'step' ? 'normal' : settings.speed;

/** What is sent to the server. */
export function request(
  game: GameOnShelf,
  form: TableForm,
  pace: NonNullable<NewTable['pace']> = 'normal',
): NewTable {
  const table: NewTable = { game: game.name, options: form.options, seats: form.seats };
  if (form.public) table.public = true;
  if (pace !== 'normal') table.pace = pace;
  if (form.password) table.password = form.password;
  const clock = clocks[form.clock];
  if (clock) table.clock = clock;
  return table;
}

/** Whether a person may still come: then access and link matter. */
export const expectsPeople = (form: TableForm): boolean => form.seats.some((seat) => seat.who === 'open');
