// How much script and style the first page (the shelf) and a table's page with its board load, gzipped; fails over budget.
// A page is the entry, one language, and the page's own chunks with all that they import.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const BUDGETS = { first: 90 * 1024, table: 160 * 1024 };

const out = new URL('../../src/kaiju/server/static/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('manifest.json', out), 'utf8'));
const START = ['index.html', 'src/i18n/fr.ts'];
const TABLE = ['src/lobby/TableDoor.svelte', 'src/table/TablePage.svelte'];
const boards = Object.keys(manifest).filter((key) => /^src\/boards\/[^/]+\/index\.ts$/.test(key));

function filesOf(keys) {
  const files = new Set();
  const seen = new Set();
  const follow = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no chunk for ${key}.`);
    files.add(chunk.file);
    for (const style of chunk.css ?? []) files.add(style);
    for (const other of chunk.imports ?? []) follow(other);
  };
  keys.forEach(follow);
  return [...files];
}

const weigh = (file) => gzipSync(readFileSync(new URL(file, out)), { level: 9 }).length;
const kilobytes = (bytes) => (bytes / 1024).toFixed(1).padStart(7);

let heavy = false;
function page(name, budget, keys) {
  const sizes = filesOf(keys).map((file) => [file, weigh(file)]);
  const total = sizes.reduce((sum, [, bytes]) => sum + bytes, 0);
  if (process.argv.includes('--files'))
    for (const [file, bytes] of sizes) console.log(`${kilobytes(bytes)} KB  ${file}`);
  console.log(`${kilobytes(total)} KB  of ${budget / 1024} KB in ${sizes.length} files: ${name}`);
  heavy ||= total > budget;
}

page('the shelf', BUDGETS.first, [...START, 'src/shelf/Shelf.svelte']);
for (const board of boards) page(board, BUDGETS.table, [...START, ...TABLE, board]);
if (heavy) {
  console.error('A page is too heavy.');
  process.exit(1);
}
