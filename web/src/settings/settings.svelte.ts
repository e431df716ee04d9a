/** What the player likes. Kept by the browser; what is `auto` follows the system. */
export interface Settings {
  language: 'auto' | 'en' | 'fr';
  theme: 'auto' | 'light' | 'dark';
  motion: 'auto' | 'full' | 'reduced';
  /** How fast events are shown at a table; `step` waits after each turn. */
  speed: 'step' | 'slow' | 'normal' | 'fast' | 'skip';
  sound: boolean;
  /** From 0 to 1. */
  volume: number;
  /** Shapes and words beside every colour that carries a meaning, also where space is short. */
  symbols: boolean;
  /** Choices with one option are answered by the server. */
  forced: boolean;
  /** What spends or reveals is done at the first touch, without a button to confirm it. */
  firstTouch: boolean;
  /** The browser tells when it is my turn and the page is out of sight. */
  notify: boolean;
  /** Every line of the log is read aloud, not one sentence a turn. */
  readMore: boolean;
}

export const languages = ['en', 'fr'] as const;
export type Language = (typeof languages)[number];

const KEY = 'kaiju.settings';

export const defaults: Settings = {
  language: 'auto',
  theme: 'auto',
  motion: 'auto',
  speed: 'normal',
  sound: true,
  volume: 0.6,
  symbols: false,
  forced: true,
  firstTouch: false,
  notify: false,
  readMore: false,
};

/** What was kept, without anything that no longer makes sense. */
export function readSettings(text: string | null): Settings {
  const read = { ...defaults };
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? '{}');
  } catch {
    return read;
  }
  if (typeof kept !== 'object' || kept === null) return read;
  const allowed: Record<string, readonly unknown[]> = {
    language: ['auto', ...languages],
    theme: ['auto', 'light', 'dark'],
    motion: ['auto', 'full', 'reduced'],
    speed: ['step', 'slow', 'normal', 'fast', 'skip'],
    sound: [true, false],
    symbols: [true, false],
    forced: [true, false],
    firstTouch: [true, false],
    notify: [true, false],
    readMore: [true, false],
  };
  for (const [name, value] of Object.entries(kept)) {
    if (name === 'volume' && typeof value === 'number' && value >= 0 && value <= 1) read.volume = value;
    else if (allowed[name]?.includes(value)) Object.assign(read, { [name]: value });
  }
  return read;
}

const asks = (query: string) => globalThis.matchMedia?.(query) ?? null;
const dark = asks('(prefers-color-scheme: dark)');
const still = asks('(prefers-reduced-motion: reduce)');
const contrast = asks('(prefers-contrast: more)');

const system = $state({ dark: dark?.matches ?? false, still: still?.matches ?? false });
dark?.addEventListener('change', (event) => (system.dark = event.matches));
still?.addEventListener('change', (event) => (system.still = event.matches));

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // a browser that keeps nothing still plays
  }
}

/** The settings; assign to them and everything follows. */
export const settings: Settings = $state({
  ...readSettings(stored()),
  ...(stored() === null && contrast?.matches ? { symbols: true } : {}),
});

/** The theme in force. */
export const theme = (): 'light' | 'dark' =>
  settings.theme === 'auto' ? (system.dark ? 'dark' : 'light') : settings.theme;

/** Whether to keep still. */
export const reducedMotion = (): boolean =>
  settings.motion === 'auto' ? system.still : settings.motion === 'reduced';

/** The language in force: the one chosen, else the first of the browser's that we speak, else English. */
export function language(): Language {
  if (settings.language !== 'auto') return settings.language;
  const wishes = (globalThis.navigator?.languages ?? []).map((wish) => wish.slice(0, 2).toLowerCase());
  return wishes.find((wish): wish is Language => (languages as readonly string[]).includes(wish)) ?? 'en';
}

/** Write every change down and onto the page; call once. */
export function keepSettings(): () => void {
  return $effect.root(() => {
    $effect(() => {
      const root = document.documentElement;
      root.dataset.theme = theme();
      root.dataset.motion = reducedMotion() ? 'reduced' : 'full';
      root.dataset.symbols = settings.symbols ? 'more' : 'usual';
      root.lang = language();
    });
    $effect(() => {
      const text = JSON.stringify(settings);
      try {
        localStorage.setItem(KEY, text);
      } catch {
        // nothing to do: the settings live as long as the page
      }
    });
  });
}
