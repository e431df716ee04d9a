// Small line charts: values over the turns of a game as paths in a box of fixed size.

export interface Line {
  /** The seat that it is about; -1 for the whole table. */
  seat: number;
  name: string;
  values: readonly number[];
}

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Scale {
  x: (turn: number) => number;
  y: (value: number) => number;
  /** The values at which lines are drawn across. */
  ticks: number[];
}

/** Round steps between the lowest and the highest value. */
export function ticks(low: number, high: number, most = 4): number[] {
  const span = Math.max(1e-9, high - low);
  const rough = span / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((n) => n * power).find((n) => n >= rough) ?? 10 * power;
  const found: number[] = [];
  for (let value = Math.ceil(low / step) * step; value <= high + step / 1000; value += step)
    found.push(Math.round(value * 1e6) / 1e6 + 0); // never -0
  return found;
}

/** Where turns and values lie in a box; chances always go from 0 to 1. */
export function scale(lines: readonly Line[], box: Frame, chances: boolean): Scale {
  const values = lines.flatMap((line) => line.values);
  const low = chances ? 0 : Math.min(0, ...values);
  const high = chances ? 1 : Math.max(1, ...values);
  const count = Math.max(1, Math.max(...lines.map((line) => line.values.length)) - 1);
  return {
    x: (turn) => box.left + ((box.width - box.left - box.right) * turn) / count,
    y: (value) => box.top + (box.height - box.top - box.bottom) * (1 - (value - low) / (high - low)),
    ticks: chances ? [0, 0.25, 0.5, 0.75, 1] : ticks(low, high).filter(Number.isInteger),
  };
}

const short = (n: number): string => n.toFixed(1).replace(/\.0$/, '');

/** A line from turn to turn. */
export const path = (values: readonly number[], { x, y }: Scale): string =>
  values.map((value, turn) => `${turn ? 'L' : 'M'}${short(x(turn))} ${short(y(value))}`).join('');
