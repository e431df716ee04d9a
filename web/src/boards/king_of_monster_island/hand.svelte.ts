// Showing everybody a thing on the table: by a right click at once, or by the next touch once the hand is lifted.
import type { At } from '../../api/types';
import { thingAt } from './pointing';

export class PointingHand {
  /** Lifted: the next touch shows a thing instead of doing something with it. */
  armed = $state(false);

  constructor(private readonly point: () => ((at: At) => void) | undefined) {}

  /** Show what lies under an event, if it is a thing that can be shown. */
  show(event: Event): void {
    const point = this.point();
    const at = point && thingAt(event.target as Element);
    if (!at) return;
    event.preventDefault();
    event.stopPropagation();
    this.armed = false;
    point(at);
  }

  touch(event: MouseEvent): void {
    if (this.armed && !isHand(event)) this.show(event);
  }

  key(event: KeyboardEvent): void {
    if (!this.armed) return;
    if (event.key === 'Escape') this.armed = false;
    else if (event.key === 'Enter' && !isHand(event)) this.show(event);
  }
}

const isHand = (event: Event): boolean => (event.target as Element).closest('.pointer') !== null;
