// What bursts out of a seat: numbers that change, things that strike it.
import type { IconName } from '../../kit/icon-names';
import type { Cue } from '../../table/board';
import { known } from './tokyo';

export interface Pop {
  number: number;
  text: string;
  icon: IconName;
  /** Good for the seat, or not: the sign says it too. */
  good: boolean;
  calm: boolean;
  ms: number;
}

/** The bursts of a seat now. */
export function popsOf(cues: readonly Cue[], seat: number): Pop[] {
  return cues.flatMap((cue): Pop[] => {
    const e = known(cue.event);
    const pop = (text: string, icon: IconName, good: boolean): Pop[] => [
      { number: cue.number, text, icon, good, calm: cue.calm, ms: cue.ms },
    ];
    if (!('seat' in e) || e.seat !== seat) return [];
    switch (e.event) {
      case 'HeartsLost':
        return pop(`−${e.amount}`, 'heart', false);
      case 'HeartsGained':
        return pop(`+${e.amount}`, 'heart', true);
      case 'VPGained':
        return pop(`+${e.amount}`, 'vp', true);
      case 'VPLost':
        return pop(`−${e.amount}`, 'vp', false);
      case 'EnergyGained':
        return pop(`+${e.amount}`, 'energy', true);
      case 'EnergyLost':
        return pop(`−${e.amount}`, 'energy', false);
      case 'LossPrevented':
        return pop(`${e.amount}`, 'shield', true);
      case 'TokensChanged':
        return pop(
          e.amount < 0 ? `−${-e.amount}` : `+${e.amount}`,
          e.token === 'poison' ? 'poison' : 'shrink',
          e.amount < 0,
        );
      case 'Revived':
        return pop(`+${e.hearts}`, 'heal', true);
      case 'Stayed':
        return pop('!', 'building', true);
      case 'Eliminated':
        return pop('', 'skull', false);
      case 'ExtraTurnEarned':
        return pop('+1', 'replay', true);
      default:
        return [];
    }
  });
}

/** The blow that strikes a seat now. */
export const hurt = (cues: readonly Cue[], seat: number): Cue | undefined =>
  cues.find(({ event }) => event.event === 'HeartsLost' && event.seat === seat);
