import { describe, expect, it } from 'vitest';
import { Camera } from './camera.svelte';
import recorded from './fixtures/questions.json';
import { frames, travel } from './flight';
import { centre, facing, frame, meant, outline, rails, seams, standing, towards, TURNS, UNIT } from './hexes';
import type { View } from './view';

const views = recorded.map(({ view }) => view as unknown as View);
const view = views.find(({ players }) => players.length === 4)!;

describe('the hexes of the city', () => {
  it('touch their neighbours and no other', () => {
    const { map } = view;
    for (const space of map.spaces)
      for (const other of map.spaces) {
        const [a, b] = [centre(space), centre(other)];
        const near = Math.hypot(a.x - b.x, a.y - b.y) < UNIT * 1.05;
        expect(near, `${space.name} ${other.name}`).toBe(
          space.id === other.id || space.near.includes(other.id),
        );
      }
  });

  it('are all inside the frame, with every layout', () => {
    for (const each of views) {
      const box = frame(each.map);
      for (const space of each.map.spaces) {
        const { x, y } = centre(space);
        expect(x - UNIT / 2).toBeGreaterThan(box.x);
        expect(x + UNIT / 2).toBeLessThan(box.x + box.width);
        expect(y).toBeGreaterThan(box.y);
        expect(y).toBeLessThan(box.y + box.height);
      }
    }
  });

  it('have rails only within a track, and seams only between tiles', () => {
    const tracks = rails(view.map, view.ground);
    const onTracks = view.ground.filter(({ track }) => track >= 0).length;
    expect(tracks.length).toBeGreaterThanOrEqual(onTracks / 2);
    expect(tracks.length).toBeLessThanOrEqual(onTracks);
    const oneTile = view.ground.map((ground) => ({ ...ground, tile: 'T00' }));
    expect(seams(view.map, oneTile)).toBe('');
    expect(seams(view.map, view.ground)).toMatch(/^(M-?[\d.]+ -?[\d.]+L-?[\d.]+ -?[\d.]+)+$/);
    expect(outline()).toMatch(/^M0 -/);
  });

  it('are gone through by arrows: there and back, up in a zigzag', () => {
    const { map } = view;
    const middle = map.spaces.find(({ near }) => near.length === 6)!;
    const right = towards(map, middle.id, 'ArrowRight')!;
    expect(towards(map, right, 'ArrowLeft')).toBe(middle.id);
    for (const lean of [1, -1]) {
      const up = map.spaces[towards(map, middle.id, 'ArrowUp', lean)!]!;
      expect(up.y).toBeLessThan(middle.y);
      expect(Math.sign(up.x - middle.x)).toBe(lean);
    }
    expect(towards(map, middle.id, 'x')).toBeNull();
  });

  it('have neighbours in the six directions that the game names', () => {
    const middle = view.map.spaces.find(({ near }) => near.length === 6)!;
    const ways = middle.near.map((id) => facing(middle, view.map.spaces[id]!));
    expect(new Set(ways)).toEqual(new Set(Object.keys(TURNS)));
  });
});

describe('what stands in a hex', () => {
  it('has a place of its own, inside, and keeps it when another leaves', () => {
    for (const each of views)
      for (const space of each.map.spaces) {
        const pieces = each.map.pieces.filter(({ at }) => at === space.id);
        const stood = standing(pieces);
        expect(stood.map(({ piece }) => piece.id).sort()).toEqual(pieces.map(({ id }) => id).sort());
        const places = stood.map(({ x, y }) => `${x} ${y}`);
        expect(new Set(places).size, space.name).toBe(places.length);
        for (const { x, y } of stood) expect(Math.hypot(x, y)).toBeLessThan(UNIT * 0.55);
      }
    const tanks = [1, 2].map((n) => ({ id: `tank-${n}`, at: 0, say: 'thing-tank' }));
    expect(standing(tanks)[0]).toEqual(standing(tanks.slice(0, 1))[0]);
  });

  it('is meant when a pointer is near it, and nothing is when it is far', () => {
    const [a, b] = standing([
      { id: 'kaiju-0', at: 0, say: 'kaiju-godzilla', seat: 0 },
      { id: 'kaiju-1', at: 0, say: 'kaiju-megalon', seat: 1 },
    ]) as [ReturnType<typeof standing>[0], ReturnType<typeof standing>[0]];
    expect(meant([a, b], { x: a.x - 4, y: a.y - 30 })).toBe(a);
    expect(meant([a, b], { x: b.x + 4, y: b.y - 30 })).toBe(b);
    expect(meant([a, b], { x: 300, y: 0 })).toBeUndefined();
  });
});

describe('the window on the city', () => {
  const city = { x: 0, y: 0, width: 700, height: 600 };
  function camera() {
    const found = new Camera();
    found.fit(city, 350, 350);
    return found;
  }

  it('shows everything at first, and nothing can be moved', () => {
    const { frame: seen, near } = camera();
    expect(near).toBe(false);
    expect(seen.x).toBeLessThanOrEqual(0);
    expect(seen.x + seen.width).toBeGreaterThanOrEqual(700);
    const still = camera();
    still.move(50, 50);
    expect(still.frame).toEqual(seen);
  });

  it('goes nearer to what is pointed at, up to a limit, and back', () => {
    const found = camera();
    const before = found.place(100, 200);
    found.by(2, 100, 200);
    const after = found.place(100, 200);
    expect(after.x).toBeCloseTo(before.x);
    expect(found.zoom).toBe(2);
    found.by(100);
    expect(found.zoom).toBe(4);
    found.reset();
    expect(found.near).toBe(false);
  });

  it('never leaves the city, and shows what is asked for', () => {
    const found = camera();
    found.by(3);
    found.move(-9999, -9999);
    expect(found.frame.x + found.frame.width).toBeLessThanOrEqual(700.01);
    found.show({ x: 60, y: 60 });
    expect(found.frame.x).toBeLessThanOrEqual(60);
    expect(found.frame.y).toBeLessThanOrEqual(60);
  });
});

describe('what travels', () => {
  it('steps from hex to hex, or flies in an arc, and ends where it stands', () => {
    const path = [view.map.spaces[1]!.name, view.map.spaces[2]!.name];
    const walk = travel(view, { event: 'KaijuMoved', seat: 1, by: 1, how: 'move', path }, 0)!;
    expect(walk).toMatchObject({ piece: 'kaiju-1', manner: 'walk' });
    expect(frames(walk.path, 'walk')).toHaveLength(5);
    const thrown = travel(view, { event: 'PieceThrown', seat: 1, piece: 'tank-1', what: 'tank', path }, 0)!;
    expect(thrown).toMatchObject({ piece: 'tank-1', manner: 'fly' });
    const arc = frames(thrown.path, 'fly');
    expect(arc.at(-1)).toMatchObject({ translate: '0px 0px', rotate: '360deg' });
    expect(parseFloat(String(arc[6]!.translate).split(' ')[1]!)).toBeLessThan(0);
    expect(frames(walk.path.slice(0, 1), 'walk')).toEqual([]);
    expect(travel(view, { event: 'Passed', seat: 1 })).toBeNull();
  });

  it('begins where it stood: even a single space is a way', () => {
    const stood = view.players[1]!.space;
    const next = view.map.spaces[stood]!.near[0]!;
    const path = [view.map.spaces[next]!.name];
    const push = travel(view, { event: 'KaijuMoved', seat: 1, by: 0, how: 'push', path })!;
    expect(push.path).toEqual([stood, next].map((id) => centre(view.map.spaces[id]!)));
    expect(frames(push.path, 'slide').length).toBeGreaterThan(1);
    const there = travel(view, { event: 'KaijuMoved', seat: 1, by: 0, how: 'push', path }, next)!;
    expect(there.path, 'it stands there already').toHaveLength(1);
  });
});
