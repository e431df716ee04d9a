// WCAG 2.2 contrast of every colour pair in tokens.css, and how far apart the seat colours are for colour-blind eyes: `npm run contrast`.
import { readFileSync } from 'node:fs';
const css = readFileSync(new URL('../src/kit/tokens.css', import.meta.url), 'utf8');
const block = (start) => {
  const i = css.indexOf(start);
  return css.slice(css.indexOf('{', i) + 1, css.indexOf('}', i));
};
const vars = (txt) =>
  Object.fromEntries([...txt.matchAll(/--([\w-]+):\s*(#[0-9a-fA-F]{6})\b/g)].map((m) => [m[1], m[2]]));
const light = vars(block(':root {'));
const dark = { ...light, ...vars(block(":root[data-theme='dark']")) };
const lin = (c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const rgb = (h) => [1, 3, 5].map((i) => parseInt(h.slice(i, i + 2), 16) / 255);
const lum = (h) => {
  const [r, g, b] = rgb(h).map(lin);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const ratio = (a, b) => {
  const [x, y] = [lum(a), lum(b)].sort((p, q) => q - p);
  return (x + 0.05) / (y + 0.05);
};
const pairs = [
  // foreground, background, minimum
  ['text', 'paper', 4.5],
  ['text', 'panel', 4.5],
  ['text', 'well', 4.5],
  ['text-2', 'paper', 4.5],
  ['text-2', 'panel', 4.5],
  ['text-2', 'well', 4.5],
  ['link', 'panel', 4.5],
  ['link', 'paper', 4.5],
  ['danger-text', 'panel', 4.5],
  ['good-text', 'panel', 4.5],
  ['danger-text', 'paper', 4.5],
  ['good-text', 'paper', 4.5],
  ['control-line', 'panel', 3],
  ['control-line', 'paper', 3],
  ['focus', 'paper', 3],
  ['focus', 'panel', 3],
  ['on-red', 'red', 4.5],
  ['on-sun', 'sun', 4.5],
  ['on-teal', 'teal', 4.5],
  ['on-blue', 'blue', 4.5],
  ['on-green', 'green', 4.5],
  ['on-plum', 'plum', 4.5],
  ['on-pink', 'pink', 4.5],
  ['on-ink', 'ink', 4.5],
  ['c-heart', 'panel', 3],
  ['c-energy', 'panel', 3],
  ['c-vp', 'panel', 3],
  ['c-smash', 'panel', 3],
  ['c-fame', 'panel', 3],
  ['c-destruction', 'panel', 3],
  ['c-power', 'panel', 3],
  ['c-foot', 'panel', 3],
  ['c-support', 'panel', 3],
  ['d-heart', 'die', 3],
  ['d-energy', 'die', 3],
  ['d-vp', 'die', 3],
  ['d-smash', 'die', 3],
  ['d-fame', 'die', 3],
  ['d-destruction', 'die', 3],
  ['d-power', 'die', 3],
  ['d-foot', 'die', 3],
  ['d-support', 'die', 3],
  ['d-heart', 'die-kept', 3],
  ['d-energy', 'die-kept', 3],
  ['d-vp', 'die-kept', 3],
  ['d-smash', 'die-kept', 3],
  ['card-ink', 'card-paper', 4.5],
  ['card-ink-2', 'card-paper', 4.5],
  ['on-keep', 'k-keep', 4.5],
  ['on-discard', 'k-discard', 4.5],
  ['on-costume', 'k-costume', 4.5],
  ['on-evolution', 'k-evolution', 4.5],
  ['on-event', 'k-event', 4.5],
];
let bad = 0;
for (const [name, t] of [
  ['light', light],
  ['dark', dark],
]) {
  console.log(`\n${name}`);
  for (const [f, b, min] of pairs) {
    if (!t[f] || !t[b]) {
      console.log(`  MISSING ${f} ${b}`);
      bad++;
      continue;
    }
    const r = ratio(t[f], t[b]);
    const ok = r >= min;
    if (!ok) bad++;
    console.log(
      `  ${ok ? 'ok  ' : 'FAIL'} ${r.toFixed(2).padStart(5)} (>=${min})  ${f} ${t[f]} on ${b} ${t[b]}`,
    );
  }
}
const CVD = {
  normal: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protan: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deutan: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritan: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
};
const lab = ([r, g, b]) => {
  const X = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047,
    Y = 0.2126 * r + 0.7152 * g + 0.0722 * b,
    Z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883;
  const f = (t) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  return [116 * f(Y) - 16, 500 * (f(X) - f(Y)), 200 * (f(Y) - f(Z))];
};
const see = (h, m) => {
  const v = rgb(h).map(lin);
  return lab([0, 3, 6].map((i) => Math.max(0, Math.min(1, m[i] * v[0] + m[i + 1] * v[1] + m[i + 2] * v[2]))));
};
console.log(
  '\nseat colours, smallest distance (CIE76; above 12 = told apart at a glance; shape always helps)',
);
const seats = [1, 2, 3, 4, 5, 6].map((i) => `seat-${i}`);
for (const [n, m] of Object.entries(CVD)) {
  let best = [1e9];
  seats.forEach((a, i) =>
    seats.slice(i + 1).forEach((b) => {
      const p = see(light[a], m),
        q = see(light[b], m);
      const d = Math.hypot(...p.map((x, k) => x - q[k]));
      if (d < best[0]) best = [d, a, b];
    }),
  );
  console.log(`  ${n.padEnd(7)} ${best[0].toFixed(1).padStart(5)}  ${best[1]} / ${best[2]}`);
  if (best[0] < 12) bad++;
}
console.log(bad ? `\n${bad} problem(s)` : '\nall pairs pass');
process.exit(bad ? 1 : 0);
