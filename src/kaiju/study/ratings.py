"""How strong players are, from who won at which table.

Luce's model: at a table, a player wins with a chance in proportion to its strength. The logarithms of the strengths are
fitted by Newton's method, with a wide bell around the mean as what is thought before the first game, so that somebody
who has won or lost everything gets a large number and not an infinite one. Intervals come from the curvature at the
best fit. With two at a table this is the model of Bradley and Terry, and the scale is that of Elo: 400 points are odds
of ten to one.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

import msgspec

from kaiju.study.shares import Z95

ELO = 400 / math.log(10)
MIDDLE = 1500.0
BEFORE = 3.0
"""How far strengths are thought to lie apart before any game (natural logarithms; 3 is about 520 points)."""


class Rating(msgspec.Struct, frozen=True):
    """A strength in points, and between what bounds it lies (95%)."""

    rating: float
    low: float
    high: float


class Result(msgspec.Struct, frozen=True):
    """Tables at which the same players sat: how many of each, and how many games each kind of player won.

    A game with several winners counts for each of them in part.
    """

    seats: Mapping[str, int]
    wins: Mapping[str, float]


def ratings(names: Sequence[str], results: Sequence[Result]) -> dict[str, Rating]:
    """The strengths of all players, around a mean of 1500."""
    places = {name: i for i, name in enumerate(names)}
    n = len(names)
    strengths = [0.0] * n
    curvature: list[list[float]] = []
    for _ in range(100):
        slope, curvature = _slope(places, results, strengths)
        step = _solve(curvature, slope)
        strengths = [s + d for s, d in zip(strengths, step, strict=True)]
        if max(abs(d) for d in step) < 1e-10:
            break
    mean = sum(strengths) / n
    found: dict[str, Rating] = {}
    for name, i in places.items():
        # What is told is how far a player lies from the mean of all: so is its interval.
        contrast = [(1.0 if j == i else 0.0) - 1.0 / n for j in range(n)]
        variance = sum(c * s for c, s in zip(contrast, _solve(curvature, contrast), strict=True))
        half = Z95 * math.sqrt(max(0.0, variance))
        middle = strengths[i] - mean
        found[name] = Rating(
            MIDDLE + ELO * middle, MIDDLE + ELO * (middle - half), MIDDLE + ELO * (middle + half)
        )
    return found


def _slope(
    places: Mapping[str, int], results: Sequence[Result], strengths: Sequence[float]
) -> tuple[list[float], list[list[float]]]:
    """How the likelihood rises with each strength, and how fast that rise ends."""
    n = len(strengths)
    slope = [-s / BEFORE**2 for s in strengths]
    curvature = [[1 / BEFORE**2 if i == j else 0.0 for j in range(n)] for i in range(n)]
    for result in results:
        games = sum(result.wins.values())
        who = [(places[name], count) for name, count in result.seats.items()]
        most = max(strengths[i] for i, _ in who)
        weights = [count * math.exp(strengths[i] - most) for i, count in who]
        shares = [weight / sum(weights) for weight in weights]
        for (i, _), share in zip(who, shares, strict=True):
            slope[i] -= games * share
            for (j, _), other in zip(who, shares, strict=True):
                curvature[i][j] += games * share * ((1.0 if i == j else 0.0) - other)
        for name, won in result.wins.items():
            slope[places[name]] += won
    return slope, curvature


def _solve(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Solve linear equations, a handful of them, by elimination with the largest first."""
    n = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for i in range(n):
        best = max(range(i, n), key=lambda r: abs(rows[r][i]))
        rows[i], rows[best] = rows[best], rows[i]
        for r in range(i + 1, n):
            factor = rows[r][i] / rows[i][i]
            for c in range(i, n + 1):
                rows[r][c] -= factor * rows[i][c]
    found = [0.0] * n
    for i in reversed(range(n)):
        found[i] = (rows[i][n] - sum(rows[i][c] * found[c] for c in range(i + 1, n))) / rows[i][i]
    return found
