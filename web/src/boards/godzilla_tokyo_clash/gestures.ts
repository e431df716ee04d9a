// Moving the map and going nearer: by wheel, by one finger or the mouse, by two fingers, by keys.
import type { Camera } from './camera.svelte';

/** A pointer that has gone farther than this moves the map; it does not click. */
const SLACK = 8;

export class Gestures {
  /** Whether the last press was a move of the map and so no click. */
  dragged = false;
  #pointers = new Map<number, { x: number; y: number }>();
  #from = { x: 0, y: 0 };

  constructor(readonly camera: Camera) {}

  /** Listens to a map; given to it as an attachment. */
  readonly attach = (map: HTMLElement): (() => void) => {
    const at = (event: PointerEvent | WheelEvent) => {
      const box = map.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const down = (event: PointerEvent) => {
      this.#pointers.set(event.pointerId, at(event));
      if (this.#pointers.size > 1) return;
      this.dragged = false;
      this.#from = at(event);
    };
    const move = (event: PointerEvent) => {
      const before = this.#pointers.get(event.pointerId);
      if (!before) return;
      const now = at(event);
      const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1];
      if (other) {
        const [was, is] = [before, now].map((point) => Math.hypot(point.x - other.x, point.y - other.y));
        this.camera.move((now.x - before.x) / 2, (now.y - before.y) / 2);
        if (was && is) this.camera.by(is / was, (now.x + other.x) / 2, (now.y + other.y) / 2);
        this.dragged = true;
      } else if (this.camera.near) {
        if (Math.hypot(now.x - this.#from.x, now.y - this.#from.y) > SLACK) this.dragged = true;
        if (this.dragged) this.camera.move(now.x - before.x, now.y - before.y);
      }
      this.#pointers.set(event.pointerId, now);
    };
    const up = (event: PointerEvent) => this.#pointers.delete(event.pointerId);
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const { x, y } = at(event);
      this.camera.by(Math.exp(-event.deltaY / 400), x, y);
    };
    map.addEventListener('pointerdown', down);
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', up);
    map.addEventListener('wheel', wheel, { passive: false });
    return () => {
      map.removeEventListener('pointerdown', down);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', up);
      map.removeEventListener('wheel', wheel);
    };
  };

  /** Plus, minus, 0 and Shift with the arrows; true if the key was one of them. */
  key(event: KeyboardEvent): boolean {
    const moves: Record<string, [number, number]> = {
      ArrowLeft: [60, 0],
      ArrowRight: [-60, 0],
      ArrowUp: [0, 60],
      ArrowDown: [0, -60],
    };
    const way = event.shiftKey ? moves[event.key] : undefined;
    if (way) this.camera.move(...way);
    else if (event.key === '+' || event.key === '=') this.camera.by(1.3);
    else if (event.key === '-') this.camera.by(1 / 1.3);
    else if (event.key === '0') this.camera.reset();
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }
}
