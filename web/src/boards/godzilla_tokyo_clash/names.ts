// How hexes are called, and what can be said of them: what stands there, and what lies around.
import { tellThing, type Cast } from '../../i18n/telling';
import { t } from '../../i18n/text.svelte';
import type { Words } from '../../i18n/words';
import { facing } from './hexes';
import type { View } from './view';

export interface PlaceNames {
  /** A hex with all that stands there. */
  full: (space: number) => string;
  /** Its neighbours by direction. */
  around: (space: number) => string;
}

export function placeNames(view: View, words: Words, cast: Cast): PlaceNames {
  const things = (space: number): string[] => {
    const counted = new Map<string, number>();
    for (const piece of view.map.pieces) {
      if (piece.at !== space) continue;
      const way = typeof piece.args?.facing === 'string' ? words.first(`facing-${piece.args.facing}`) : '';
      const name = way
        ? t('clash-facing', { name: tellThing(words, piece, cast), way })
        : tellThing(words, piece, cast);
      counted.set(name, (counted.get(name) ?? 0) + 1);
    }
    return [...counted].map(([name, n]) => (n > 1 ? `${n} × ${name}` : name));
  };
  const name = (space: number): string => view.map.spaces[space]?.name ?? '';
  return {
    full: (space) => {
      const ground = view.ground[space];
      const kinds = [
        ground?.water ? t('clash-water') : '',
        (ground?.track ?? -1) >= 0 ? t('clash-rails') : '',
        ...things(space),
      ].filter(Boolean);
      return kinds.length ? `${name(space)}: ${kinds.join(', ')}` : name(space);
    },
    around: (space) => {
      const here = view.map.spaces[space];
      if (!here) return '';
      const all = here.near.map((id) => {
        const way = words.first(`facing-${facing(here, view.map.spaces[id]!)}`) ?? '';
        return `${way} ${name(id)}`;
      });
      return t('clash-around', { all: all.join(', ') });
    },
  };
}
