// Games as they declare themselves, for tests and for the page that plays from files.
import type { GameOnShelf } from '../api/types';
import shelf from './shelf.fixture.json';

/** A game with one choice of every form. */
export const toyGame: GameOnShelf = {
  name: 'toy',
  title: 'King of Tokyo',
  rules: { base: 1 },
  seats_min: 2,
  seats_max: 6,
  seats_usual: 4,
  wins: 'alone',
  each_seat: 'monsters',
  columns: [
    { key: 'vp', icon: 'vp' },
    { key: 'hearts', icon: 'heart' },
  ],
  setups: [],
  lessons: 0,
  in_game: 'alive',
  figure: { key: 'monster', option: 'monsters' },
  turn: { event: 'TurnBegan', seat: 'seat', count: 'turn' },
  ending: 'GameOver',
  event_defaults: {},
  actors: [],
  words: {},
  several_seats: false,
  played_like: '',
  borrows: [],
  choices: [
    { name: 'monsters', form: 'each_seat', values: ['', 'gigazaur', 'kraken'], named: 'monster' },
    { name: 'power_up', form: 'switch' },
    { name: 'promos', form: 'several', values: ['army', 'park'], named: 'card' },
    {
      name: 'origins',
      form: 'one',
      values: ['', 'all'],
      named: 'option-origins',
      picks: ['jets', 'wings'],
      picked: 'card',
    },
  ],
  bots: [
    { name: 'random', level: 1 },
    { name: 'greedy', level: 2 },
  ],
  languages: ['en', 'fr'],
};

/** A game of the shelf as it declares itself; any other one, as a toy does. */
export const told = (game: string, more: Partial<GameOnShelf> = {}): GameOnShelf => ({
  ...((shelf as unknown as GameOnShelf[]).find(({ name }) => name === game) ?? { ...toyGame, name: game }),
  ...more,
});

/** The small game with maps, which is on no shelf. */
export const cartography = told('cartography', {
  title: 'Cartography',
  wins: 'points',
  each_seat: 'players',
  columns: [{ key: 'points' }],
  in_game: '',
  figure: null,
});
