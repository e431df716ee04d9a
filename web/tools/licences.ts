// The licences of all that the client ships: read from the packages when it is built, shown at /licences.txt.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

interface Package {
  name: string;
  version: string;
  license?: string;
  author?: string | { name?: string };
}

/** The package that a file belongs to: `@fluent/bundle`. */
export const packageOf = (file: string): string | undefined =>
  /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file.replaceAll('\\', '/'))?.[1];

/** The text of a package's licence: its own, or the usual one that it names. */
export function licenceOf(folder: string, usual: string): string {
  const about = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Package;
  const own = readdirSync(folder).find((file) => /^licen[cs]e/i.test(file));
  const named = join(usual, `${about.license ?? ''}.txt`);
  if (!own && !existsSync(named))
    throw new Error(`${about.name}: no licence text; put ${about.license}.txt into web/licences.`);
  const author = typeof about.author === 'string' ? about.author : about.author?.name;
  const text = readFileSync(own ? join(folder, own) : named, 'utf8').trim();
  const whose = own
    ? ''
    : `Copyright (c) ${(author ?? `the authors of ${about.name}`).replace(/\s*<.*/, '')}\n\n`;
  return `${about.name} ${about.version} (${about.license ?? 'see below'})\n\n${whose}${text}\n`;
}

export function licences(): Plugin {
  let root = '';
  return {
    name: 'kaiju-licences',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    generateBundle() {
      const modules = join(root, 'node_modules');
      const fonts = readdirSync(join(modules, '@fontsource')).map((each) => `@fontsource/${each}`);
      const used = new Set([...this.getModuleIds()].flatMap((id) => packageOf(id) ?? []));
      const texts = [...new Set([...used, ...fonts])]
        .filter((name) => existsSync(join(modules, name, 'package.json')))
        .sort()
        .map((name) => licenceOf(join(modules, name), join(root, 'licences')));
      this.emitFile({
        type: 'asset',
        fileName: 'licences.txt',
        source: `Fonts and libraries in the browser client of Kaiju, and their licences.\n\n${texts.join(`\n${'-'.repeat(78)}\n\n`)}`,
      });
    },
  };
}
