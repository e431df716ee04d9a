// Short sentences at the edge of the page: what was refused, what was copied. They go by themselves.
interface Toast {
  id: number;
  text: string;
  wrong: boolean;
}

let count = 0;
export const toasts: Toast[] = $state([]);

/** Tell something in passing; `wrong` for what did not work. */
export function tell(text: string, { wrong = false } = {}): void {
  const id = ++count;
  toasts.push({ id, text, wrong });
  // Time to find it and to read it.
  setTimeout(() => dismiss(id), 2500 + 60 * text.length);
}

export function dismiss(id: number): void {
  const index = toasts.findIndex((toast) => toast.id === id);
  if (index >= 0) toasts.splice(index, 1);
}

/** Do something, and tell why if it is refused; whether it worked. */
export async function orTell(what: () => Promise<unknown>): Promise<boolean> {
  // What was refused before has been tried again: its sentence is out of date.
  for (const old of toasts.filter((toast) => toast.wrong)) dismiss(old.id);
  try {
    await what();
    return true;
  } catch (error) {
    tell(error instanceof Error ? error.message : String(error), { wrong: true });
    return false;
  }
}
