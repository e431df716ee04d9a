// The Monsters' pictures on few sheets: one for all that stand on lids and rows of the shelf, one for each game's room.
// While developing, every picture is a file of its own, so that a change shows at once.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const MODULE = 'virtual:pictures';
/** So far apart that no picture looks into another one's frame. */
const APART = 1000;

interface Picture {
  /** `busts/cyber_kitty` */
  name: string;
  source: string;
}

const folders = (path: string) => (existsSync(path) ? readdirSync(path).sort() : []);

/** The pictures of a room. */
function picturesIn(room: string): Picture[] {
  return folders(join(room, 'monsters')).flatMap((kind) =>
    folders(join(room, 'monsters', kind))
      .filter((file) => file.endsWith('.svg'))
      .map((file) => ({
        name: `${kind}/${file.slice(0, -4)}`,
        source: readFileSync(join(room, 'monsters', kind, file), 'utf8'),
      })),
  );
}

/** What a picture is called on its sheet. */
export const anchor = (name: string): string => name.replace('/', '-');

/** Many pictures as one, each behind a name: `sheet.svg#busts-cyber_kitty`. */
export function sheet(pictures: readonly Picture[]): string {
  const parts = pictures.map(({ name, source }, i) => {
    const box = /viewBox="0 0 (\d+) (\d+)"/.exec(source);
    if (!box) throw new Error(`${name}: a picture needs a viewBox that begins at 0 0.`);
    const [, width, height] = box;
    const inner = source
      .slice(source.indexOf('>') + 1, source.lastIndexOf('</svg>'))
      .replace(/<title[\s\S]*?<\/title>/, '')
      .trim();
    const x = i * APART;
    return (
      `<view id="${anchor(name)}" viewBox="${x} 0 ${width} ${height}"/>` +
      `<svg x="${x}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inner}</svg>`
    );
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240">\n${parts.join('\n')}\n</svg>\n`;
}

/** Which pictures belong on which sheet: those that boxes and their lids name stand together. */
export function sheets(boards: string): Map<string, Picture[]> {
  const rooms = folders(boards).filter((room) => existsSync(join(boards, room, 'monsters')));
  const named = folders(boards)
    .flatMap((room) => ['box.ts', 'Lid.svelte'].map((file) => join(boards, room, file)))
    .filter((path) => existsSync(path))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  const faces: Picture[] = [];
  const made = new Map([['faces', faces]]);
  for (const room of rooms) {
    const own: Picture[] = [];
    for (const picture of picturesIn(join(boards, room))) {
      const [kind, id] = picture.name.split('/');
      const stands = kind === 'busts' && new RegExp(`['"]${id}['"]`).test(named);
      (stands ? faces : own).push(picture);
    }
    if (own.length) made.set(room, own);
  }
  return made;
}

export function pictures(): Plugin {
  let building = false;
  let root = '';
  const asset = (name: string, source: string) =>
    `assets/${name}-${createHash('sha256').update(source).digest('base64url').slice(0, 8)}.svg`;
  return {
    name: 'kaiju-pictures',
    configResolved(config) {
      building = config.command === 'build';
      root = config.root;
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      if (!building)
        return `const found = import.meta.glob('/src/boards/*/monsters/*/*.svg', { query: '?url', import: 'default', eager: true });
export default Object.fromEntries(Object.entries(found).map(([path, address]) => [path.replace(/^.*\\/monsters\\/(.+)\\.svg$/, '$1'), address]));`;
      const told: Record<string, Record<string, string>> = {};
      for (const [name, list] of sheets(join(root, 'src', 'boards'))) {
        const source = sheet(list);
        const fileName = asset(name, source);
        this.emitFile({ type: 'asset', fileName, source });
        const kinds: Record<string, string[]> = {};
        for (const each of list) {
          const [kind = '', one = ''] = each.name.split('/');
          (kinds[kind] ??= []).push(one);
        }
        told[`/${fileName}`] = Object.fromEntries(
          Object.entries(kinds).map(([kind, ids]) => [kind, ids.join(' ')]),
        );
      }
      return `const sheets = ${JSON.stringify(told)};
const addresses = {};
for (const [file, kinds] of Object.entries(sheets))
  for (const [kind, ids] of Object.entries(kinds))
    for (const id of ids.split(' ')) addresses[kind + '/' + id] = file + '#' + kind + '-' + id;
export default addresses;`;
    },
  };
}
