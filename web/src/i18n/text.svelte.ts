// The words of the interface. Those of the games come from the server: see games.svelte.ts.
import { language, type Language } from '../settings/settings.svelte';
import { Words, type Args } from './words';

const first: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('./en'),
  fr: () => import('./fr'),
};

/** The words of a part that is loaded when it is needed, by file: `./en.ftl`. */
export type Files = Readonly<Record<string, () => Promise<string>>>;
const parts = new Set<Files>();

let words = $state.raw<Words | null>(null);

/** Learn the interface's words in a language; the page speaks it from then on. */
export async function learn(lang: Language): Promise<void> {
  const later = [...parts].map((files) => files[`./${lang}.ftl`]?.() ?? '');
  const sources = await Promise.all([first[lang]().then((file) => file.default), ...later]);
  words = new Words(lang, [{ lang, source: sources.join('\n') }]);
}

/** Learn the words of a part too, in this language and in any that is spoken later. */
export async function learnMore(files: Files): Promise<void> {
  if (parts.has(files)) return;
  parts.add(files);
  if (words !== null) await learn(words.lang as Language);
}

/** Follow the language of the settings; resolves when the first one is there. */
export function followLanguage(): Promise<void> {
  const ready = learn(language());
  $effect.root(() => {
    $effect(() => {
      const wanted = language();
      if (words !== null && words.lang !== wanted) void learn(wanted);
    });
  });
  return ready;
}

/** A text of the interface, by key (`play-now`) or attribute (`play-now.title`). */
export function t(key: string, args?: Args): string {
  if (words === null || !words.has(key)) return key;
  return words.say(key, args);
}

/** The language that the page speaks now. */
export const speaks = (): string => words?.lang ?? 'en';
