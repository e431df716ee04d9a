// What is seen and heard of an event: which sound, how long, where in the city.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameEvent } from '../../table/board';
import { OVERLAP } from '../../table/queue';
import { happens } from './effects';
import recorded from './fixtures/questions.json';
import { frames, show } from './flight';
import { between, centre, standing, type Stood } from './hexes';
import { lasts, sound, sounds } from './motion';
import { after, kaijuId, type View } from './view';

const views = recorded.map(({ view }) => view as unknown as View);
const view = views.find(({ players }) => players.length === 4)!;
const words = { first: (id: string) => id };

const stoodIn = ({ map }: View): Stood[] =>
  map.spaces.flatMap((space) =>
    standing(map.pieces.filter(({ at }) => at === space.id)).map((thing) => {
      const { x, y } = centre(space);
      return { ...thing, x: x + thing.x, y: y + thing.y };
    }),
  );
const seen = (told: GameEvent, before = view) => {
  const now = after(before, told);
  return happens(told, { view: now, stood: stoodIn(now), before: stoodIn(before), words });
};
const inPlace = (seat: number, space: number): View =>
  after(view, {
    event: 'KaijuMoved',
    seat,
    by: seat,
    how: 'place',
    path: [view.map.spaces[space]!.name],
  });

describe('what is heard', () => {
  it.each([
    ['CardPlayed', {}, 'paper'],
    ['KaijuMoved', { how: 'move', path: [] }, 'steps'],
    ['KaijuMoved', { how: 'push', path: [] }, 'scrape'],
    ['KaijuMoved', { how: 'throw', path: [] }, 'whoosh'],
    ['KaijuMoved', { how: 'place', path: [] }, 'whoosh'],
    ['PieceThrown', { path: [] }, 'whoosh'],
    ['AttackDeclared', {}, 'roar'],
    ['AreaAttack', {}, 'beam'],
    ['DamageDealt', {}, 'hit'],
    ['Collided', {}, 'hit'],
    ['Blocked', {}, 'clang'],
    ['Destroyed', {}, 'crumble'],
    ['GeneratorSprung', {}, 'beam'],
    ['EventBegan', {}, 'siren'],
    ['TrophyTaken', {}, 'coin'],
    ['KingChanged', {}, 'gong'],
    ['CardDone', {}, null],
    ['SomethingOfALaterVersion', {}, null],
  ])('%s %o: %s', (event, facts, name) => {
    expect(sound({ event, ...facts })).toBe(name);
  });

  it('an attack at a distance has the sound of a beam', () => {
    const [near, far] = [inPlace(1, view.players[0]!.space), view];
    const attack = { event: 'AttackDeclared', seat: 0, hit: 1, thing: '', mode: 'damage', value: 3 };
    expect(near.players[1]!.space).toBe(near.players[0]!.space);
    expect(sound(attack, near)).toBe('roar');
    expect(far.players[1]!.space).not.toBe(far.players[0]!.space);
    expect(sound(attack, far)).toBe('beam');
    expect(sound({ ...attack, hit: -1 }, far), 'a Vehicle is taken up').toBe('roar');
  });

  it('every tune of its own can be played', () => {
    for (const [name, tune] of Object.entries(sounds)) {
      const play = { tone: vi.fn(), knock: vi.fn() };
      tune(play as unknown as Parameters<typeof tune>[0]);
      expect(play.tone.mock.calls.length + play.knock.mock.calls.length, name).toBeGreaterThan(0);
    }
  });

  it('what goes farther takes longer', () => {
    const gone = (...path: string[]) => lasts({ event: 'PieceThrown', path });
    expect(gone('a', 'b', 'c', 'd')).toBeGreaterThan(gone('a', 'b'));
  });
});

describe('what is seen', () => {
  it('a beam crosses the hexes of its line, one after the other, and ends at who is hit', () => {
    const { spaces } = view.map;
    const start = spaces.find((a) => spaces.some((b) => b.y === a.y && Math.abs(b.x - a.x - 3) < 0.01))!;
    const end = spaces.find((b) => b.y === start.y && Math.abs(b.x - start.x - 3) < 0.01)!;
    const line = between(view.map, start.id, end.id);
    expect(line.map((id) => Math.round(spaces[id]!.x - start.x))).toEqual([1, 2]);
    expect(between(view.map, end.id, start.id)).toEqual([...line].reverse());
    expect(between(view.map, start.id, start.id)).toEqual([]);
    const apart = { ...inPlace(0, start.id) };
    const both = after(apart, { event: 'KaijuMoved', seat: 1, by: 1, how: 'place', path: [end.name] });
    const told = { event: 'AttackDeclared', seat: 0, hit: 1, thing: '', mode: 'damage', value: 3 };
    const [beam] = seen(told, both);
    expect(beam).toMatchObject({ kind: 'beam', whose: both.players[0]!.kaiju });
    expect(beam).toHaveProperty(
      'over',
      [...line, end.id].map((id) => centre(spaces[id]!)),
    );
  });

  it('in one hex there is a blow instead', () => {
    const together = inPlace(1, view.players[0]!.space);
    const told = { event: 'AttackDeclared', seat: 0, hit: 1, thing: '', mode: 'damage', value: 3 };
    expect(seen(told, together)).toMatchObject([{ kind: 'stamp', icon: 'claw', text: '3' }]);
  });

  it('a thing breaks where it stood, as large as it was', () => {
    const before = stoodIn(view);
    const small = before.find(({ sort }) => sort === 'small')!;
    const space = view.map.spaces[small.piece.at]!.name;
    const [ruin] = seen({ event: 'Destroyed', seat: 0, thing: 'small_building', space });
    expect(ruin).toMatchObject({ kind: 'ruin', what: 'small_building', size: small.size });
    const places = before.filter(({ piece, what }) => piece.at === small.piece.at && what === small.what);
    expect(places.map(({ x, y }) => ({ x, y }))).toContainEqual((ruin as { at: object }).at);
  });
});

describe('what moves', () => {
  const animated: { node: Element; frames: Keyframe[]; timing: KeyframeAnimationOptions; end: () => void }[] =
    [];
  beforeEach(() => {
    animated.length = 0;
    Element.prototype.animate = function (this: Element, given, timing) {
      const each = { onfinish: null as (() => void) | null, oncancel: null };
      animated.push({
        node: this,
        frames: given as Keyframe[],
        timing: timing as KeyframeAnimationOptions,
        end: () => each.onfinish?.(),
      });
      return each as unknown as Animation;
    };
  });
  afterEach(() => {
    document.body.innerHTML = '';
    Reflect.deleteProperty(Element.prototype, 'animate');
  });
  const drawing = (id: string): SVGSVGElement => {
    document.body.innerHTML = `<svg><g data-piece="${id}" transform="translate(5 6)"><g class="body"><i class="shadow"></i></g></g><g class="air"></g></svg>`;
    return document.querySelector('svg')!;
  };
  const cue = (event: GameEvent, calm = false) => ({ number: 1, event, ms: 1000, calm });
  const [from, to] = [view.players[1]!.space, view.map.spaces[view.players[1]!.space]!.near[0]!];
  const moved = (how: string) => ({
    event: 'KaijuMoved',
    seat: 1,
    by: 0,
    how,
    path: [view.map.spaces[to]!.name],
  });
  const stood = new Map([[kaijuId(1), from]]);

  it('what is thrown flies over everything, and has landed when the next event begins', () => {
    const svg = drawing(kaijuId(1));
    show(svg, view, cue(moved('throw')), stood);
    const flying = svg.querySelector('.air > g')!;
    expect(flying.getAttribute('transform')).toBe('translate(5 6)');
    expect(flying.querySelector('.body .shadow'), 'its shadow stays on the ground').toBeNull();
    expect(new Set(animated.map(({ timing }) => timing.duration))).toEqual(new Set([1000 * OVERLAP]));
    const hidden = animated.find(({ node }) => node.matches('[data-piece]'))!;
    expect(hidden.frames).toEqual([{ opacity: 0 }, { opacity: 0 }]);
    for (const each of animated) each.end();
    expect(svg.querySelector('.air')!.children).toHaveLength(0);
  });

  it('who is pushed stays on the ground and upright at the end', () => {
    const svg = drawing(kaijuId(1));
    show(svg, view, cue(moved('push')), stood);
    expect(svg.querySelector('.air')!.children).toHaveLength(0);
    expect(animated).toHaveLength(1);
    expect(animated[0]!.frames.at(-1)).toEqual({ translate: '0px 0px', rotate: '0deg' });
    const path = [0, 1, 2].map((x) => ({ x, y: 0 }));
    expect(frames(path, 'slide').map(({ rotate }) => rotate)).toEqual(['0deg', '-9deg', '0deg']);
  });

  it('who is hit, shakes', () => {
    const svg = drawing(kaijuId(1));
    show(svg, view, cue({ event: 'DamageDealt', seat: 1, by: 0, amount: 2 }), stood);
    expect(animated.map(({ node }) => node.className || node.getAttribute('class'))).toHaveLength(1);
  });

  it('with reduced motion nothing does', () => {
    const svg = drawing(kaijuId(1));
    for (const event of [moved('throw'), moved('push'), { event: 'DamageDealt', seat: 1, by: 0, amount: 2 }])
      show(svg, view, cue(event, true), stood);
    expect(animated).toEqual([]);
  });
});
