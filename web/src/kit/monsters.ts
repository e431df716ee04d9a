// One small file per picture, asked for when it is first shown; the first bundle carries only their addresses.
// Each game's room brings the Monsters of its box; a Monster that plays in several has one picture.
const found = import.meta.glob<string>('../boards/*/monsters/*/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

const addresses = new Map(
  Object.entries(found).map(([path, address]) => [path.replace(/^.*\/monsters\/(.+)\.svg$/, '$1'), address]),
);

/** The address of a Monster's portrait, for seats, posters and boxes. */
export const bust = (id: string): string | undefined => addresses.get(`busts/${id}`);

/** The address of a Monster's board piece. */
export const figure = (id: string): string | undefined => addresses.get(`figures/${id}`);

/** Everybody who has a portrait. */
export const monsterIds: string[] = [...addresses.keys()]
  .filter((path) => path.startsWith('busts/'))
  .map((path) => path.slice('busts/'.length));
