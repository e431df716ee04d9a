// Both languages say the same things, with the same variables, and every key that a page asks for exists.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

function variablesIn(node: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(node)) for (const each of node) variablesIn(each, found);
  else if (node && typeof node === 'object') {
    const { type, name } = node as { type?: string; name?: string };
    if (type === 'var' && name) found.add(name);
    for (const value of Object.values(node)) variablesIn(value, found);
  }
  return found;
}

const src = join(process.cwd(), 'src');
/** The interface's own words, and what the rooms of the games bring. */
const filesOf = (lang: string): string[] =>
  readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(`${lang}.ftl`) && !file.startsWith('testing'))
    .map((file) => join(src, file));

function keysOf(lang: string): Map<string, string> {
  const keys = new Map<string, string>();
  const read = (file: string) => new FluentResource(readFileSync(file, 'utf8')).body;
  for (const entry of filesOf(lang).flatMap(read)) {
    const { id, value, attributes } = entry as {
      id: string;
      value: unknown;
      attributes: Record<string, unknown>;
    };
    if (value !== null && value !== undefined) keys.set(id, [...variablesIn(value)].sort().join(' '));
    for (const [name, pattern] of Object.entries(attributes ?? {}))
      keys.set(`${id}.${name}`, [...variablesIn(pattern)].sort().join(' '));
  }
  return keys;
}

const en = keysOf('en');
const fr = keysOf('fr');

describe('the words of the interface', () => {
  it('are there in both languages', () => {
    expect(en.size).toBeGreaterThan(150);
    expect([...fr.keys()].filter((key) => !en.has(key))).toEqual([]);
    expect([...en.keys()].filter((key) => !fr.has(key))).toEqual([]);
  });

  it('have the same variables', () => {
    const differ = [...en].filter(([key, names]) => fr.get(key) !== names);
    expect(differ).toEqual([]);
  });

  it.each(['en', 'fr'])('are readable to the last line in %s', (lang) => {
    // The reader skips in silence what it cannot read, so entries are counted in the source.
    const source = filesOf(lang)
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    const entries = source.match(/^[a-z][\w-]* *=/gm) ?? [];
    expect(new FluentResource(source).body.length).toBe(entries.length);
    expect(new Set(entries).size).toBe(entries.length);
  });
});

it('every key that is asked for by name exists', () => {
  const files = readdirSync(join(process.cwd(), 'src'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /(?<!\.test)\.(svelte|ts)$/.test(file),
  );
  const missing: string[] = [];
  let asked = 0;
  for (const file of files) {
    const source = readFileSync(join(process.cwd(), 'src', file), 'utf8');
    for (const [, key] of source.matchAll(/\bt\(\s*'([\w.-]+)'/g)) {
      asked += 1;
      if (key && !en.has(key)) missing.push(`${file}: ${key}`);
    }
  }
  expect(asked).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});
