// What bursts out of a figure or a tile: numbers that change.
import type { IconName } from '../../kit/icon-names';
import type { Cue } from '../../table/board';

export interface Pop {
  number: number;
  text: string;
  icon: IconName;
  good: boolean;
  calm: boolean;
}

/** Whom an event is about (-2 is the Boss), with what bursts out of them; null for the others. */
const of: Record<string, { icon: IconName; good: boolean; boss?: boolean }> = {
  HealthLost: { icon: 'heart', good: false },
  HealthGained: { icon: 'heart', good: true },
  EnergyGained: { icon: 'energy', good: true },
  EnergySpent: { icon: 'energy', good: false },
  FameGained: { icon: 'fame', good: true },
  FameLost: { icon: 'fame', good: false },
  DamagePrevented: { icon: 'shield', good: true },
  BossHurt: { icon: 'heart', good: false, boss: true },
  BossFameChanged: { icon: 'fame', good: true, boss: true },
};

/** The bursts of a seat now; -2 is the Boss. */
export function popsOf(cues: readonly Cue[], seat: number): Pop[] {
  return cues.flatMap(({ event, number, calm }): Pop[] => {
    const kind = of[event.event];
    if (!kind || (kind.boss ? -2 : event.seat) !== seat) return [];
    const amount = Number(event.amount ?? 0);
    if (!amount) return [];
    const gains =
      event.event === 'BossFameChanged' || event.event === 'HealthGained' ? amount > 0 : kind.good;
    return [{ number, text: `${gains ? '+' : '−'}${Math.abs(amount)}`, icon: kind.icon, good: gains, calm }];
  });
}
