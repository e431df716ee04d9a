// Showing everybody a zone, a piece or a card: from what is drawn to what it is, and back.
import type { At } from '../../api/types';
import type { Pointing } from '../../table/board';

/** What a drawn thing is, by its name on the board. */
export function thingAt(element: Element | null): At | null {
  const found = element?.closest<HTMLElement | SVGElement>('[data-place], [data-zone], [data-at]');
  if (!found) return null;
  const { place, zone, at } = found.dataset;
  if (zone !== undefined) return { what: 'space', id: Number(zone) };
  const name = place ?? at ?? '';
  if (/^(monster|seat)-\d$/.test(name)) return { what: 'seat', id: Number(name.slice(-1)) };
  if (/^slot-\d$/.test(name)) return { what: 'space', id: `market-${name.slice(-1)}` };
  return place ? { what: 'piece', id: place } : name === 'seat--2' ? { what: 'piece', id: 'boss' } : null;
}

/** Its name on the board. */
export function placeAt({ what, id }: At): string {
  if (what === 'seat') return `monster-${id}`;
  if (what === 'space') return typeof id === 'number' ? `zone-${id}` : id;
  return String(id);
}

/** Who points where: by name on the board, the seat. */
export const pointedAt = (points: readonly Pointing[]): Map<string, number> =>
  new Map(points.map(({ at, seat }) => [placeAt(at), seat]));
