"""Estimates with their intervals, and what is left of them when one looks at many at once.

Everything is counted by games, because what happens within one game hangs together: the spread of an estimate comes
from how whole games differ, never from how single purchases do (a cluster-robust variance).
"""

from __future__ import annotations

import math
from collections.abc import Hashable, Sequence

import msgspec

from kaiju.study.shares import Z95, Share


class Difference(msgspec.Struct, frozen=True):
    """A difference of chances with its 95% interval, and the probability of one as large if there were none."""

    mean: float
    low: float
    high: float
    p: float


FEWEST = 10
"""Below so many games nothing is said of how an estimate spreads."""


def estimate(mean: float, variance: float, games: int) -> Difference | None:
    """An estimate from its variance over so many games, by Student's distribution; None where that says nothing."""
    if games < FEWEST or variance <= 0.0:
        return None
    error, free = math.sqrt(variance), games - 1
    reach = student(free)
    t = abs(mean) / error
    z = t * (1 - 1 / (4 * free)) / math.sqrt(1 + t * t / (2 * free))
    return Difference(mean, mean - reach * error, mean + reach * error, math.erfc(z / math.sqrt(2)))


def student(free: int) -> float:
    """How far the middle 95% of Student's distribution reach, for nine or more degrees of freedom (Fisher's series)."""
    z = Z95
    found = z + (z**3 + z) / (4 * free) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * free**2)
    return found + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * free**3)


def mean_of(games: Sequence[tuple[float, int]]) -> Difference | None:
    """The mean over things that happen several times in a game: by games, the sum and how many."""
    n = sum(count for _, count in games)
    if not n:
        return None
    mean = sum(total for total, _ in games) / n
    spread = sum((total - mean * count) ** 2 for total, count in games)
    return estimate(mean, spread / n**2 * len(games) / max(1, len(games) - 1), len(games))


def above(wins: Share, part: float) -> Difference | None:
    """How far a share of wins lies above the part that is everybody's, by Wilson's interval and the test behind it."""
    if wins.of < FEWEST or not 0.0 < part < 1.0:
        return None
    z = abs(wins.share - part) / math.sqrt(part * (1 - part) / wins.of)
    return Difference(wins.share - part, wins.low - part, wins.high - part, math.erfc(z / math.sqrt(2)))


class Cell(msgspec.Struct, frozen=True):
    """Seats of one game that stood alike: how many took something and won or did not, how many left it and did."""

    game: int
    level: Hashable
    took_won: int
    took_lost: int
    left_won: int
    left_lost: int


def matched(cells: Sequence[Cell]) -> Difference | None:
    """By how much more often those win who take something than those who leave it and stand alike.

    At each level the two shares of wins are compared; the differences are averaged as takers lie on the levels. Levels
    at which nobody took it, or everybody, say nothing and are left out. None where nothing is left.
    """
    levels: dict[Hashable, list[int]] = {}
    for cell in cells:
        total = levels.setdefault(cell.level, [0, 0, 0, 0])
        total[0] += cell.took_won
        total[1] += cell.took_lost
        total[2] += cell.left_won
        total[3] += cell.left_lost
    useful = {level: t for level, t in levels.items() if t[0] + t[1] and t[2] + t[3]}
    takers = sum(t[0] + t[1] for t in useful.values())
    if not takers:
        return None
    mean = sum((t[0] + t[1]) * (won(t[0], t[1]) - won(t[2], t[3])) for t in useful.values()) / takers
    pulls: dict[int, float] = {}
    for cell in cells:
        t = useful.get(cell.level)
        if t is None:
            continue
        took, left = t[0] + t[1], t[2] + t[3]
        pull = cell.took_won - (cell.took_won + cell.took_lost) * won(t[0], t[1])
        pull -= (cell.left_won - (cell.left_won + cell.left_lost) * won(t[2], t[3])) * took / left
        pulls[cell.game] = pulls.get(cell.game, 0.0) + pull / takers
    variance = sum(pull**2 for pull in pulls.values()) * len(pulls) / max(1, len(pulls) - 1)
    return estimate(mean, variance, len(pulls))


def won(wins: int, losses: int) -> float:
    """The share of wins."""
    return wins / (wins + losses)


def difference(one: Share, other: Share) -> Difference | None:
    """The difference of two shares from different games, by Newcombe's interval, which joins those of Wilson."""
    if not one.of or not other.of:
        return None
    mean = one.share - other.share
    low = mean - math.hypot(one.share - one.low, other.high - other.share)
    high = mean + math.hypot(one.high - one.share, other.share - other.low)
    whole = (one.count + other.count) / (one.of + other.of)
    error = math.sqrt(whole * (1 - whole) * (1 / one.of + 1 / other.of))
    p = math.erfc(abs(mean) / error / math.sqrt(2)) if error else 1.0
    return Difference(mean, low, high, p)


def holm(chances: Sequence[float]) -> list[float]:
    """The same probabilities when one looks at all of them at once (Holm).

    Below 0.05 means: the chance that even one of all the marked ones is marked by luck is at most 5%, however they
    hang together. They do: what one seat wins, the others lose; this is why it is Holm's correction and not that of
    Benjamini and Hochberg, which asks for things that do not work against each other.
    """
    order = sorted(range(len(chances)), key=chances.__getitem__)
    found = [0.0] * len(chances)
    least = 0.0
    for rank, i in enumerate(order):
        least = max(least, min(1.0, chances[i] * (len(chances) - rank)))
        found[i] = least
    return found
