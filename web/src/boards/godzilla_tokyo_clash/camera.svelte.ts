// The window on the city: how near one looks, and where.
import type { Frame, Point } from './hexes';

const MOST = 4;
const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** What of the city is in sight. At zoom 1 all of it is; nearer, it can be moved, but never out of sight. */
export class Camera {
  #zoom = $state(1);
  #at = $state.raw<Point>({ x: 0, y: 0 });
  /** The size of the window in pixels. */
  #size = $state.raw({ width: 1, height: 1 });
  #city = $state.raw<Frame>({ x: 0, y: 0, width: 1, height: 1 });

  /** The city or the window is another one. */
  fit(city: Frame, width: number, height: number): void {
    this.#city = city;
    this.#size = { width: Math.max(1, width), height: Math.max(1, height) };
    this.#keep();
  }

  get zoom(): number {
    return this.#zoom;
  }
  get near(): boolean {
    return this.#zoom > 1.01;
  }

  /** Units of the drawing that one pixel shows. */
  get pixel(): number {
    const { width, height } = this.#city;
    return Math.max(width / this.#size.width, height / this.#size.height) / this.#zoom;
  }

  /** What the drawing shows now. */
  get frame(): Frame {
    const [width, height] = [this.#size.width * this.pixel, this.#size.height * this.pixel];
    const middle = this.#middle;
    return { x: middle.x - width / 2, y: middle.y - height / 2, width, height };
  }

  get #middle(): Point {
    const { x, y, width, height } = this.#city;
    return { x: x + width / 2 + this.#at.x, y: y + height / 2 + this.#at.y };
  }

  /** A place in the window, in pixels from its corner, as a place in the city. */
  place(x: number, y: number): Point {
    const { frame, pixel } = this;
    return { x: frame.x + x * pixel, y: frame.y + y * pixel };
  }

  /** Go nearer or farther by a factor; what lies under a place in the window stays there. */
  by(factor: number, x = this.#size.width / 2, y = this.#size.height / 2): void {
    const held = this.place(x, y);
    this.#zoom = clamp(this.#zoom * factor, 1, MOST);
    const now = this.place(x, y);
    this.#at = { x: this.#at.x + held.x - now.x, y: this.#at.y + held.y - now.y };
    this.#keep();
  }

  /** Move what is seen by so many pixels. */
  move(dx: number, dy: number): void {
    this.#at = { x: this.#at.x - dx * this.pixel, y: this.#at.y - dy * this.pixel };
    this.#keep();
  }

  /** See that a place is in sight, with room around it. */
  show(place: Point, room = 60): void {
    const { x, y, width, height } = this.frame;
    const off = (value: number, low: number, size: number): number => {
      const edge = Math.min(room, size / 2);
      return value - clamp(value, low + edge, low + size - edge);
    };
    this.#at = { x: this.#at.x + off(place.x, x, width), y: this.#at.y + off(place.y, y, height) };
    this.#keep();
  }

  /** All of the city again. */
  reset(): void {
    this.#zoom = 1;
    this.#at = { x: 0, y: 0 };
  }

  /** How far one may look aside: the city's edge never leaves the window's edge behind. */
  #keep(): void {
    const { width, height } = this.#city;
    const room = (city: number, seen: number): number => Math.max(0, (city - seen) / 2);
    const most = {
      x: room(width, this.#size.width * this.pixel),
      y: room(height, this.#size.height * this.pixel),
    };
    this.#at = { x: clamp(this.#at.x, -most.x, most.x), y: clamp(this.#at.y, -most.y, most.y) };
  }
}
