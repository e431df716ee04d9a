"""Keeping dice with a plan: what a throw is worth when some dice are kept and the others rolled again.

Dice of six faces are interchangeable, so a throw is a *hand*: how many dice show each face. For a given worth of every
final hand, :class:`Rolls` works out the exact expected worth of keeping any part of a hand with any number of Rolls to
come. The tables of hands are built once for each number of dice.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from operator import itemgetter

Hand = tuple[int, ...]
FACES = 6


class Hands:
    """All hands of up to ``n`` dice, numbered by size, and how one die more or less leads from hand to hand."""

    def __init__(self, n: int) -> None:
        self.n = n
        by_size: list[list[Hand]] = [[(0,) * FACES]]
        for _ in range(n):
            by_size.append(sorted({with_die(hand, f) for hand in by_size[-1] for f in range(FACES)}))
        self.all: list[Hand] = [hand for size in by_size for hand in size]
        self.first_full = len(self.all) - len(by_size[n])
        number = {hand: i for i, hand in enumerate(self.all)}
        part = self.all[: self.first_full]
        self.more: list[tuple[int, ...]] = [
            tuple(number[with_die(hand, f)] for f in range(FACES)) for hand in part
        ]
        self.add: list[Callable[[Sequence[float]], tuple[float, ...]]] = [itemgetter(*m) for m in self.more]
        # One die fewer; doubled when there is only one way, because itemgetter returns a tuple only for several.
        self.less: list[Callable[[Sequence[float]], tuple[float, ...]]] = []
        for hand in self.all:
            fewer = [number[without_die(hand, f)] for f in range(FACES) if hand[f]]
            self.less.append(itemgetter(*(fewer * 2 if len(fewer) == 1 else fewer or (0, 0))))
        self.full: list[Hand] = self.all[self.first_full :]

    def number_of(self, dice: Sequence[int]) -> int:
        """The number of the hand that some of the dice form."""
        i = 0
        for face in dice:
            i = self.more[i][face]
        return i


def with_die(hand: Hand, face: int) -> Hand:
    return (*hand[:face], hand[face] + 1, *hand[face + 1 :])


def without_die(hand: Hand, face: int) -> Hand:
    return (*hand[:face], hand[face] - 1, *hand[face + 1 :])


@cache
def hands(n: int) -> Hands:
    """The table of hands for ``n`` dice."""
    return Hands(n)


class Rolls:
    """Expected worth of keeping dice, for one worth of final hands (in the order of ``hands(n).full``)."""

    def __init__(self, n: int, worth: list[float]) -> None:
        self.hands = hands(n)
        self.worth = worth
        self.kept: list[list[float]] = []  # kept[r - 1][hand]: keep this part, with r Rolls to come
        self.best: list[list[float]] = [worth]  # best[r][full hand]: the best one can do with r Rolls to come

    def keeping(self, rolls: int) -> list[float]:
        """For every hand: what keeping it and rolling the others is worth, with ``rolls`` Rolls to come."""
        while len(self.kept) < rolls:
            self.plan_one_roll()
        return self.kept[rolls - 1]

    def plan_one_roll(self) -> None:
        table = self.hands
        rolls = len(self.kept) + 1
        if len(self.best) < rolls:
            self.best.append(self.choose(self.kept[-1]))
        first = table.first_full
        value = [0.0] * first + self.best[rolls - 1]
        add = table.add
        for i in range(first - 1, -1, -1):
            value[i] = sum(add[i](value)) / FACES
        self.kept.append(value)

    def choose(self, value: list[float]) -> list[float]:
        """The best of keeping all (which ends the rolling) and keeping any part, for each full hand."""
        table = self.hands
        less = table.less
        first = table.first_full
        top = value[:first]
        for i in range(1, first):
            best = max(less[i](top))
            top[i] = max(top[i], best)
        return [max(w, *less[first + i](top)) for i, w in enumerate(self.worth)]

    def now(self, dice: Sequence[int]) -> float:
        """What these dice are worth as they lie."""
        return self.worth[self.hands.number_of(dice) - self.hands.first_full]

    def best_keep(self, dice: Sequence[int], rolls: int, held: int = 0) -> tuple[int, float]:
        """Which dice to keep (bits), and what that is worth; all of them when rolling on promises nothing.

        ``held`` are dice that cannot be rolled again.
        """
        value = self.keeping(rolls)
        more = self.hands.more
        n = len(dice)
        numbers = [0] * (1 << n)
        best_mask = (1 << n) - 1
        best = self.now(dice)
        for mask in range(1, 1 << n):
            low = mask & -mask
            numbers[mask] = more[numbers[mask ^ low]][dice[low.bit_length() - 1]]
        for mask in range((1 << n) - 1):
            v = value[numbers[mask]]
            if v > best + 1e-9 and mask & held == held:
                best = v
                best_mask = mask
        return best_mask, best

    def keep(self, dice: Sequence[int], mask: int, rolls: int) -> float:
        """What it is worth to keep the dice of the mask and roll the others."""
        kept = [face for i, face in enumerate(dice) if mask >> i & 1]
        if len(kept) == len(dice):
            return self.now(dice)
        return self.keeping(rolls)[self.hands.number_of(kept)]
