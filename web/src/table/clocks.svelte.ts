// Clocks are told with every message and counted down here.
import type { SeatTime } from '../api/types';
import type { LiveTable } from './live.svelte';

/** The clocks of a table as they are now; call while a component begins. */
export function counted(table: LiveTable): () => readonly SeatTime[] {
  let now = $state(Date.now());
  const running = $derived(table.info?.state !== 'finished' && table.clocks.some((clock) => clock.runs));
  $effect(() => {
    if (!running) return;
    const timer = setInterval(() => (now = Date.now()), 500);
    return () => clearInterval(timer);
  });
  const clocks = $derived(
    table.clocks.map(({ left, runs }) => ({
      runs,
      left: runs ? Math.max(0, left - Math.max(0, now - table.clocksAt)) : left,
    })),
  );
  return () => clocks;
}
