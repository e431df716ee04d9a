/**
 * Answers that are made up of several things, as whole numbers: the twin of kaiju/engine/forms.py, where the order of
 * the numbers is explained. A test holds both against the same cases, so change them together.
 *
 * Answers and counts are below 2**53, and so are exact as numbers. What is multiplied and summed on the way may be
 * larger, so that is done with big integers.
 */

const LIMIT = 2n ** 53n;

/** A count of answers, if there are not too many for one question. */
function checked(count: bigint): number {
  if (count >= LIMIT) throw new RangeError(`A question has ${count} answers; there may be fewer than 2**53.`);
  return Number(count);
}

function inRange(answer: number, count: number): void {
  if (!Number.isInteger(answer) || answer < 0 || answer >= count)
    throw new RangeError(`${answer} is not one of the ${count} answers of this question.`);
}

/** In how many ways k of n things can be chosen. */
function choose(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n;
  let ways = 1n;
  for (let i = 1; i <= Math.min(k, n - k); i++) ways = (ways * BigInt(n - i + 1)) / BigInt(i);
  return ways;
}

// ---- some of n things

/** In how many ways from `least` to `most` of n things can be chosen. */
export function picks(n: number, least: number, most: number): number {
  if (!(0 <= least && least <= most && most <= n))
    throw new RangeError(`A question asks for ${least} to ${most} of ${n} things.`);
  let count = 0n;
  for (let size = least; size <= most && count < LIMIT; size++) count += choose(n, size);
  return checked(count);
}

/** The things that an answer stands for, by their places from 0, in rising order. */
export function pick(answer: number, n: number, least: number, most: number): number[] {
  inRange(answer, picks(n, least, most));
  let size = least;
  let left = BigInt(answer);
  while (left >= choose(n, size)) left -= choose(n, size++);
  const chosen: number[] = [];
  for (let thing = n - 1; size > 0; thing--) {
    const before = choose(thing, size); // choices that do without this thing and all above it
    if (before > left) continue;
    left -= before;
    chosen.unshift(thing);
    size--;
  }
  return chosen;
}

/** The answer that stands for these things, given in any order. */
export function pickAnswer(chosen: readonly number[], n: number, least: number, most: number): number {
  const things = [...chosen].sort((a, b) => a - b);
  picks(n, least, most);
  if (things.length < least || things.length > most)
    throw new RangeError(`${things.length} things are chosen; it must be ${least} to ${most}.`);
  let answer = 0n;
  for (let smaller = least; smaller < things.length; smaller++) answer += choose(n, smaller);
  things.forEach((thing, i) => {
    if (thing === things[i - 1]) throw new RangeError(`Thing ${thing} is chosen twice.`);
    inRange(thing, n);
    answer += choose(thing, i + 1);
  });
  return Number(answer);
}

// ---- how many of each group

/** By first group and total: in how many ways the groups from there on give at most this total. */
function ways(of: readonly number[], least: number, most: number): bigint[][] {
  const total = of.reduce((sum, n) => sum + n, 0);
  if (!(of.every((n) => n >= 0) && 0 <= least && least <= most && most <= total))
    throw new RangeError(`A question asks for ${least} to ${most} of ${total} things.`);
  const rows = [Array<bigint>(most + 1).fill(1n)];
  for (const n of of.toReversed()) {
    const after = rows[0]!;
    let count = 0n;
    rows.unshift(after.map((many, sum) => (count += many - (sum > n ? after[sum - n - 1]! : 0n))));
  }
  return rows;
}

/** How many of the ways in a row have a total from `least` to `most`. */
const between = (row: readonly bigint[], least: number, most: number): bigint =>
  most < 0 ? 0n : row[most]! - (least > 0 ? row[least - 1]! : 0n);

/** In how many ways one can take from groups of equal things, from `least` to `most` all together. */
export function amounts(of: readonly number[], least: number, most: number): number {
  return checked(between(ways(of, least, most)[0]!, least, most));
}

/** How many of each group an answer takes. */
export function amountsOf(answer: number, of: readonly number[], least: number, most: number): number[] {
  const rows = ways(of, least, most);
  inRange(answer, checked(between(rows[0]!, least, most)));
  let left = BigInt(answer);
  let taken = 0;
  return of.map((_, i) => {
    for (let n = 0; ; n++, taken++) {
      const before = between(rows[i + 1]!, least - taken, most - taken);
      if (before > left) return n;
      left -= before;
    }
  });
}

/** The answer that takes so many of each group. */
export function amountsAnswer(
  chosen: readonly number[],
  of: readonly number[],
  least: number,
  most: number,
): number {
  const rows = ways(of, least, most);
  checked(between(rows[0]!, least, most));
  if (chosen.length !== of.length)
    throw new RangeError(`There are ${of.length} groups, not ${chosen.length}.`);
  let answer = 0n;
  let taken = 0;
  of.forEach((many, i) => {
    inRange(chosen[i]!, many + 1);
    for (let n = 0; n < chosen[i]!; n++, taken++)
      answer += between(rows[i + 1]!, least - taken, most - taken);
  });
  if (taken < least || taken > most)
    throw new RangeError(`${taken} things are taken; it must be ${least} to ${most}.`);
  return Number(answer);
}

// ---- an order

/** In how many orders n things can be put. */
export function orders(n: number): number {
  let count = 1n;
  for (let i = 2; i <= n && count < LIMIT; i++) count *= BigInt(i);
  return checked(count);
}

/** The order that an answer stands for: the places of the things from 0, the first thing first. */
export function order(answer: number, n: number): number[] {
  let count = orders(n);
  inRange(answer, count);
  const things = Array.from({ length: n }, (_, i) => i);
  let left = answer;
  return Array.from({ length: n }, () => {
    count /= things.length; // exact: a factorial
    const [thing] = things.splice(Math.floor(left / count), 1);
    left %= count;
    return thing!;
  });
}

/** The answer that stands for this order of all n things. */
export function orderAnswer(chosen: readonly number[], n: number): number {
  let count = orders(n);
  if (chosen.length !== n)
    throw new RangeError(`${chosen.length} of ${n} things are in order; it must be all of them.`);
  const things = Array.from({ length: n }, (_, i) => i);
  let answer = 0;
  for (const thing of chosen) {
    count /= things.length;
    const place = things.indexOf(thing);
    if (place < 0) throw new RangeError(`Thing ${thing} stands twice in the order, or there is none.`);
    answer += place * count;
    things.splice(place, 1);
  }
  return answer;
}
