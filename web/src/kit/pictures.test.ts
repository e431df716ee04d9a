import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { anchor, sheet, sheets } from '../../tools/pictures';
import { bust, figure, monsterIds } from './monsters';

const made = sheets(join(process.cwd(), 'src', 'boards'));

describe('the sheets of pictures', () => {
  it('hold every picture once', () => {
    const names = [...made.values()].flat().map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => name.startsWith('busts/')).length).toBe(monsterIds.length);
    for (const id of monsterIds) expect(bust(id), id).toBeTruthy();
    expect(figure('cyber_kitty')).toBeTruthy();
    expect(bust('nobody')).toBeUndefined();
  });

  it('give each picture a name and a frame that nothing else touches', () => {
    for (const [file, list] of made) {
      const parsed = new DOMParser().parseFromString(sheet(list), 'image/svg+xml').documentElement;
      const ids = [...sheet(list).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size, file).toBe(ids.length);
      expect([...parsed.querySelectorAll('view')].map((view) => view.id)).toEqual(
        list.map(({ name }) => anchor(name)),
      );
    }
  });

  it('says which picture has no frame', () => {
    expect(() => sheet([{ name: 'busts/x', source: '<svg><path d="M0 0"/></svg>' }])).toThrow(/busts\/x/);
  });
});
