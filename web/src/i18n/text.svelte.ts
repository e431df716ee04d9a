// The words of the interface. Those of the games come from the server: see games.svelte.ts.
import { language, type Language } from '../settings/settings.svelte';
import { Words, type Args } from './words';

const files = import.meta.glob<string>('./{en,fr}.ftl', { query: '?raw', import: 'default' });

let words = $state.raw<Words | null>(null);

/** Learn the interface's words in a language; the page speaks it from then on. */
export async function learn(lang: Language): Promise<void> {
  const source = await files[`./${lang}.ftl`]?.();
  if (source !== undefined) words = new Words(lang, [{ lang, source }]);
}

/** Follow the language of the settings; resolves when the first one is there. */
export function followLanguage(): Promise<void> {
  const first = learn(language());
  $effect.root(() => {
    $effect(() => {
      const wanted = language();
      if (words !== null && words.lang !== wanted) void learn(wanted);
    });
  });
  return first;
}

/** A text of the interface, by key (`play-now`) or attribute (`play-now.title`). */
export function t(key: string, args?: Args): string {
  if (words === null || !words.has(key)) return key;
  return words.say(key, args);
}

/** The language that the page speaks now. */
export const speaks = (): string => words?.lang ?? 'en';
