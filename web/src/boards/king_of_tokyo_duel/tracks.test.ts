import { describe, expect, it } from 'vitest';
import {
  DRAWINGS,
  feet,
  outline,
  positions,
  SPACES,
  spotBetween,
  spotOf,
  spotOfSpace,
  zones,
  type Lie,
  type Spot,
} from './tracks';
import { TRACKS, type TokenView } from './view';

const lies: Lie[] = ['lying', 'standing'];
const apart = (a: Spot, b: Spot) => Math.hypot(a.x - b.x, a.y - b.y);
const token = (first: number, feet: number, spaces: number): TokenView => ({
  token: 'cat',
  where: 'fame',
  first,
  feet,
  turned: false,
  bonuses: Array<string>(spaces).fill('none'),
});

describe.each(lies)('the tracks, %s', (lie) => {
  const { width, height, space, added, touch } = DRAWINGS[lie];
  const inside = ({ x, y }: Spot, radius: number) =>
    x - radius >= 0 && y - radius >= 0 && x + radius <= width && y + radius <= height;

  it.each([0, 1])('keep all 30 spaces inside the paper and apart from each other, for seat %i', (me) => {
    const spots = TRACKS.flatMap((track) => SPACES.map((each) => spotOfSpace(lie, track, each, me)));
    expect(spots).toHaveLength(30);
    for (const [at, spot] of spots.entries()) {
      expect(inside(spot, space)).toBe(true);
      for (const other of spots.slice(at + 1)) expect(apart(spot, other)).toBeGreaterThan(2 * space);
    }
  });

  it('keep the areas that can be touched from covering the middle of another space', () => {
    for (const track of TRACKS)
      for (const each of SPACES.slice(1)) {
        const between = apart(spotOfSpace(lie, track, each - 1, 0), spotOfSpace(lie, track, each, 0));
        expect(between).toBeGreaterThan(touch);
      }
  });

  it.each([0, 1])('give every added space a free spot between its feet, for seat %i', (me) => {
    for (const track of TRACKS)
      for (const each of SPACES.slice(0, -1)) {
        const spot = spotBetween(lie, track, each, me);
        expect(inside(spot, added)).toBe(true);
        for (const printed of SPACES)
          expect(apart(spot, spotOfSpace(lie, track, printed, me))).toBeGreaterThan(added + space - 4);
      }
  });

  it('are the same for both seats, turned round', () => {
    for (const track of TRACKS)
      for (const each of SPACES)
        expect(spotOfSpace(lie, track, each, 0)).toEqual(spotOfSpace(lie, track, -each, 1));
  });

  it('show my own end on the left, or at the bottom', () => {
    for (const track of TRACKS) {
      const [mine, theirs] = [spotOfSpace(lie, track, 7, 1), spotOfSpace(lie, track, -7, 1)];
      if (lie === 'lying') expect(mine.x).toBeLessThan(theirs.x);
      else expect(mine.y).toBeGreaterThan(theirs.y);
    }
  });

  it('draw the Spotlight Zones round spaces 3 to 5 of each side and no others', () => {
    for (const track of TRACKS) {
      const found = zones(lie, track, 0);
      const holds = (each: number) => {
        const { x, y } = spotOfSpace(lie, track, each, 0);
        return found.findIndex(
          (zone) => x > zone.x && x < zone.x + zone.width && y > zone.y && y < zone.y + zone.height,
        );
      };
      for (const each of SPACES) {
        const size = Math.abs(each);
        expect(holds(each)).toBe(size >= 3 && size <= 5 ? (each < 0 ? 0 : 1) : -1);
      }
    }
  });

  it('put markers on printed and on added spaces', () => {
    expect(spotOf(lie, 'fame', -4, 0)).toEqual(spotOfSpace(lie, 'fame', -2, 0));
    expect(spotOf(lie, 'fame', -5, 0)).toEqual(spotBetween(lie, 'fame', -3, 0));
    expect(spotOf(lie, 'destruction', 5, 1)).toEqual(spotBetween(lie, 'destruction', 2, 1));
  });

  it('outline a token by its feet and what it adds', () => {
    expect(outline(lie, 'fame', token(2, 1, 1), 0)).toHaveLength(1);
    expect(outline(lie, 'fame', token(2, 2, 3), 0)).toHaveLength(3);
    expect(outline(lie, 'fame', token(2, 3, 2), 0)).toHaveLength(3);
  });
});

describe('a Buzz token', () => {
  it('covers its feet', () => expect(feet(token(-7, 3, 3))).toEqual([-7, -6, -5]));
  it('has one position for each bonus', () => {
    expect(positions(token(3, 1, 1))).toEqual([6]);
    expect(positions(token(3, 3, 3))).toEqual([6, 8, 10]);
  });
  it('may add a space between two feet', () => expect(positions(token(-3, 2, 3))).toEqual([-6, -5, -4]));
  it('may leave its middle foot out', () => expect(positions(token(-1, 3, 2))).toEqual([-2, 2]));
});
