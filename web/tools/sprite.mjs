// Gathers src/kit/icons/*.svg into one sprite, and their names into a type.
// `npm run sprite` writes both files; with --check it only says whether they are up to date.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';

const kit = new URL('../src/kit/', import.meta.url);

export function build() {
  const names = readdirSync(new URL('icons/', kit))
    .filter((file) => file.endsWith('.svg'))
    .map((file) => file.slice(0, -4))
    .sort();
  const symbols = names.map((name) => {
    const source = readFileSync(new URL(`icons/${name}.svg`, kit), 'utf8').trim();
    const inner = source.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '');
    return `<symbol id="i-${name}" viewBox="0 0 24 24">${inner}</symbol>`;
  });
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
  const list = names.map((name) => `  '${name}',\n`).join('');
  const types =
    `// Written by tools/sprite.mjs from the files in icons/.\n` +
    `export const iconNames = [\n${list}] as const;\n\nexport type IconName = (typeof iconNames)[number];\n`;
  return { 'sprite.svg': sprite, 'icon-names.ts': types };
}

const made = build();
if (process.argv.includes('--check')) {
  const old = Object.keys(made).filter((file) => readFileSync(new URL(file, kit), 'utf8') !== made[file]);
  if (old.length) {
    console.error(`Out of date: ${old.join(', ')}. Run npm run sprite.`);
    process.exit(1);
  }
} else if (process.argv[1]?.endsWith('sprite.mjs')) {
  for (const [file, text] of Object.entries(made)) writeFileSync(new URL(file, kit), text);
}
