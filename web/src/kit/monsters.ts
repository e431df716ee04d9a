// Where the Monsters' pictures are. Each game's room brings those of its box; one that plays in several has one picture.
// They come on sheets (see tools/pictures.ts): one for the shelf, one with each board.
import found from 'virtual:pictures';

/** The address of a Monster's portrait, for seats, posters and boxes. */
export const bust = (id: string): string | undefined => found[`busts/${id}`];

/** The address of a Monster's board piece. */
export const figure = (id: string): string | undefined => found[`figures/${id}`];

/** Everybody who has a portrait. */
export const monsterIds: string[] = Object.keys(found)
  .filter((path) => path.startsWith('busts/'))
  .map((path) => path.slice('busts/'.length));

/** One of them for a page that belongs to no game: for the same number the same one. */
export const anybody = (n: number): string => monsterIds[n % monsterIds.length] ?? '';
