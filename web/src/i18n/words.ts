// The words of a game, from the same Fluent files as the terminal's. The twin of kaiju/rulebook/words.py.
import { FluentBundle, FluentResource } from '@fluent/bundle';

export type Args = Record<string, string | number>;

/** What a game declares about its sentences: by what its own arguments are called, and who acts without a seat. */
export interface Own {
  named: Readonly<Record<string, string>>;
  actors: readonly string[];
}

/** Texts by key, in one language, with others behind it. */
export class Words {
  readonly #bundles: FluentBundle[];

  constructor(
    readonly lang: string,
    sources: readonly { lang: string; source: string }[],
    readonly own: Own = { named: {}, actors: [] },
  ) {
    this.#bundles = sources.map(({ lang, source }) => {
      const bundle = new FluentBundle(lang, { useIsolating: false });
      bundle.addResource(new FluentResource(source), { allowOverrides: true });
      return bundle;
    });
  }

  #find(key: string) {
    const [name = '', attribute] = key.split('.', 2);
    for (const bundle of this.#bundles) {
      const message = bundle.getMessage(name);
      const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
      if (pattern !== undefined && pattern !== null) return { bundle, pattern };
    }
    return undefined;
  }

  /** The text of a key (`card-mimic`) or of its attribute (`card-mimic.text`), filled in. */
  say(key: string, args: Args = {}): string {
    const found = this.#find(key);
    if (!found) throw new Error(`There is no text ${key}.`);
    return found.bundle.formatPattern(found.pattern, args, []);
  }

  /** Whether the key has a text. */
  has(key: string): boolean {
    return this.#find(key) !== undefined;
  }

  /** The numbered texts of a key: `card-mimic.note` gives note-1, note-2 and so on. */
  several(key: string): string[] {
    const texts: string[] = [];
    for (let number = 1; this.has(`${key}-${number}`); number++) texts.push(this.say(`${key}-${number}`));
    return texts;
  }

  /** The text of the first key that has one. */
  first(...keys: string[]): string | undefined {
    const key = keys.find((each) => this.has(each));
    return key === undefined ? undefined : this.say(key);
  }

  /** Names as a phrase: `a, b or c`. */
  listed(names: readonly string[]): string {
    if (names.length < 2) return names.join('');
    return this.say('list-or', { most: names.slice(0, -1).join(', '), last: names.at(-1) ?? '' });
  }
}
