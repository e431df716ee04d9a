// How much script and style the first page (the shelf) loads, gzipped; fails over the budget.
// The first page is the entry, what it imports, and the shelf's own chunk with what that imports.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const BUDGET = 150 * 1024;
const FIRST = ['index.html', 'src/shelf/Shelf.svelte', 'src/i18n/en.ts', 'src/i18n/fr.ts'];

const out = new URL('../../src/kaiju/server/static/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('manifest.json', out), 'utf8'));

const files = new Set();
const seen = new Set();
function follow(key) {
  if (seen.has(key)) return;
  seen.add(key);
  const chunk = manifest[key];
  files.add(chunk.file);
  for (const style of chunk.css ?? []) files.add(style);
  for (const other of chunk.imports ?? []) follow(other);
}
for (const key of FIRST) {
  if (manifest[key]) follow(key);
  else throw new Error(`The build has no chunk for ${key}.`);
}

let total = 0;
for (const file of files) {
  const bytes = gzipSync(readFileSync(new URL(file, out)), { level: 9 }).length;
  total += bytes;
  console.log(`${(bytes / 1024).toFixed(1).padStart(7)} KB  ${file}`);
}
console.log(`${(total / 1024).toFixed(1).padStart(7)} KB  of ${BUDGET / 1024} KB`);
if (total > BUDGET) {
  console.error('The first page is too heavy.');
  process.exit(1);
}
