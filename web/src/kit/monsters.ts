// One small file per picture, asked for when it is first shown; the first bundle carries only their addresses.
const found = import.meta.glob<string>('./monsters/*/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

const address = (kind: string, id: string) => found[`./monsters/${kind}/${id}.svg`];

/** The address of a Monster's portrait, for seats, posters and boxes. */
export const bust = (id: string): string | undefined => address('busts', id);

/** The address of a Monster's board piece. */
export const figure = (id: string): string | undefined => address('figures', id);

/** Everybody who has a portrait. */
export const monsterIds: string[] = Object.keys(found)
  .filter((path) => path.startsWith('./monsters/busts/'))
  .map((path) => path.slice('./monsters/busts/'.length, -'.svg'.length));
