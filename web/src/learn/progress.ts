// How far somebody has come in the lessons of each game. Kept by the browser, so that they can be taken up again.
export interface Progress {
  /** The lesson to go on with, from 0. */
  lesson: number;
  /** What was answered in it so far. */
  answers: number[];
  /** Whether all were taken once. */
  done: boolean;
}

const KEY = 'kaiju.lessons';
const START: Progress = { lesson: 0, answers: [], done: false };

function all(): Record<string, Progress> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, Progress>) : {};
  } catch {
    return {};
  }
}

/** How far one has come in a game; what makes no sense is as if it were not there. */
export function progressOf(game: string): Progress {
  const { lesson, answers, done } = { ...START, ...all()[game] };
  const fine = Number.isInteger(lesson) && lesson >= 0 && Array.isArray(answers);
  return fine && answers.every(Number.isInteger) ? { lesson, answers, done: done === true } : { ...START };
}

export function keepProgress(game: string, progress: Progress): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: progress }));
  } catch {
    // A browser that keeps nothing: the lessons begin anew next time.
  }
}
