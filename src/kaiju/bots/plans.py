# compiled
"""Exact plans for dice, as in :mod:`kaiju.bots.dice`, for those who need thousands of them: compiled, and only what
to keep.

A plan is made for one worth of every final hand (in the order of ``hands(n).full``). It takes part of a millisecond
and two or three kilobytes, for six dice.
"""

from __future__ import annotations

from array import array
from typing import Final

from mypy_extensions import i64

from kaiju.bots.dice import hands

MOST_ROLLS: Final[i64] = 2
"""Rolls to come that are told apart: who has more keeps dice as with so many."""


class Numbers:
    """Hands of up to n dice by number: what one die more or less leads to, in flat lists."""

    def __init__(self, n: int) -> None:
        table = hands(n)
        first: int = table.first_full
        count: int = len(table.all)
        self.first: i64 = first
        self.count: i64 = count
        self.rows: list[list[int]] = [[int(to) for to in row] for row in table.more]
        self.more: list[int] = [to for row in self.rows for to in row]
        self.less: list[list[int]] = [[] for _ in range(count)]  # by the face that goes
        for face in range(6):
            for i, row in enumerate(table.more):
                self.less[row[face]].append(i)
        # How many of each face a hand has, four bits a face.
        self.codes: list[int] = [sum(n << 4 * face for face, n in enumerate(hand)) for hand in table.all]


_numbers: dict[int, Numbers] = {}


def numbers(n: int) -> Numbers:
    found = _numbers.get(n)
    if found is None:
        found = Numbers(n)
        _numbers[n] = found
    return found


class DicePlan:
    """What to keep of every hand, for one worth of the final ones."""

    def __init__(self, n: int, worth: list[float]) -> None:
        self.numbers = numbers(n)
        self.kept: list[array[int]] = []  # by Rolls to come less one: the hand to keep of each full hand
        best = worth
        while len(self.kept) < MOST_ROLLS:
            best = self.one_roll_more(worth, best)

    def one_roll_more(self, worth: list[float], best: list[float]) -> list[float]:
        """Plan for one Roll more to come: what each full hand is worth then; what to keep of it is noted."""
        table = self.numbers
        first = table.first
        value = [0.0] * first
        value += best
        i: i64 = first - 1
        to: i64
        while i >= 0:
            total = 0.0
            for to in table.rows[i]:
                total += value[to]
            value[i] = total / 6.0
            i -= 1
        # The best part of each hand: of those with one die fewer, or the hand itself.
        less = table.less
        parts = list(range(table.count))
        top = value[:first]
        top += worth
        i = 1
        while i < table.count:
            most = top[i] + 1e-9
            part: i64 = i
            fewer: i64
            for fewer in less[i]:
                found = top[fewer]
                if found > most:
                    most = found
                    part = parts[fewer]
            if part != i:
                top[i] = most
                parts[i] = part
            i += 1
        self.kept.append(array("H", parts[first:]))
        return top[first:]

    def keep(self, dice: list[int], rolls: i64) -> i64:
        """The dice to keep, as bits; all of them when rolling on promises nothing."""
        table = self.numbers
        n: i64 = len(dice)
        at: i64 = 0
        i: i64 = 0
        while i < n:
            at = table.more[6 * at + dice[i]]
            i += 1
        part: i64 = self.kept[min(rolls, MOST_ROLLS) - 1][at - table.first]
        left: i64 = table.codes[part]
        out: i64 = 0
        one: i64 = 1
        i = 0
        while i < n:
            shift: i64 = 4 * dice[i]
            if left >> shift & 15:
                left -= one << shift
                out |= one << i
            i += 1
        return out


class DicePlans:
    """Plans by a number that tells the situation; all are forgotten when they become too many."""

    def __init__(self, most: int = 20_000) -> None:
        self.most: i64 = most
        self.known: dict[int, DicePlan] = {}

    def get(self, key: i64) -> DicePlan | None:
        return self.known.get(key)

    def put(self, key: i64, plan: DicePlan) -> DicePlan:
        if len(self.known) >= self.most:
            self.known.clear()
        self.known[key] = plan
        return plan
