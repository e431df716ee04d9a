// What the Boss has done this turn, by the steps of its phase, out of the log.
import type { GameEvent } from '../../table/board';
import { BOSS_STEPS, isBossStep } from './view';

export interface Told {
  readonly number: number;
  readonly event: GameEvent;
}

export interface Chapter {
  step: string;
  lines: Told[];
}

/** The Boss Phase of the present turn, as far as it has been told; the log has the newest first. */
export function bossPhase(log: readonly Told[]): Chapter[] {
  const chapters = new Map<string, Chapter>(BOSS_STEPS.map((step) => [step, { step, lines: [] }]));
  const start = log.findIndex(({ event }) => event.event === 'TurnBegan');
  let now: string = BOSS_STEPS[0];
  for (const told of log.slice(0, Math.max(0, start)).toReversed()) {
    const { event } = told;
    if (event.event === 'StepBegan') {
      now = String(event.step);
      if (!chapters.has(now)) break;
    } else chapters.get(now)?.lines.push(told);
  }
  return [...chapters.values()];
}

/** Whether the last thing told belongs to a step of the Boss Phase; the log has the newest first. */
export function endsBossStep(log: readonly GameEvent[]): boolean {
  const last = log[0]?.event;
  if (last === undefined || last === 'StepBegan' || last === 'TurnBegan') return false;
  const step = log.find(({ event }) => event === 'StepBegan' || event === 'TurnBegan');
  return step?.event === 'StepBegan' && isBossStep(String(step.step));
}

/** What of it hurts: who lost Health, what grew, who came. */
export function harm(chapters: readonly Chapter[]): {
  hurt: Map<number, number>;
  crystals: number;
  minions: number;
} {
  const hurt = new Map<number, number>();
  let [crystals, minions] = [0, 0];
  for (const { event } of chapters.flatMap(({ lines }) => lines)) {
    if (event.event === 'HealthLost') {
      const seat = Number(event.seat);
      hurt.set(seat, (hurt.get(seat) ?? 0) + Number(event.amount ?? 0));
    }
    if (event.event === 'CrystalBuilt') crystals++;
    if (event.event === 'MinionDrawn' || event.event === 'FirelingPlaced') minions++;
  }
  return { hurt, crystals, minions };
}
