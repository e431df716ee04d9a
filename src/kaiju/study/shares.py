"""Counting honestly: shares with their intervals, and how numbers spread."""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence

import msgspec

Z95 = statistics.NormalDist().inv_cdf(0.975)


class Share(msgspec.Struct, frozen=True):
    """So many out of so many, and between what bounds the true share lies (95%, Wilson)."""

    count: int
    of: int
    share: float
    low: float
    high: float


def share(count: int, of: int) -> Share:
    """A share with its Wilson interval, which behaves also near 0 and 1 and for few games."""
    if of == 0:
        return Share(0, 0, 0.0, 0.0, 1.0)
    p = count / of
    z2 = Z95 * Z95
    middle = (p + z2 / (2 * of)) / (1 + z2 / of)
    half = Z95 * math.sqrt(p * (1 - p) / of + z2 / (4 * of * of)) / (1 + z2 / of)
    low = 0.0 if count == 0 else max(0.0, middle - half)
    high = 1.0 if count == of else min(1.0, middle + half)
    return Share(count, of, p, low, high)


class Mean(msgspec.Struct, frozen=True):
    """The mean of a number, and between what bounds the true one lies (95%); none can be told from a single game."""

    mean: float
    low: float | None
    high: float | None


def mean(values: Sequence[int]) -> Mean:
    """A mean with its interval, from how the values spread."""
    if not values:
        return Mean(0.0, None, None)
    middle = sum(values) / len(values)
    if len(values) == 1:
        return Mean(middle, None, None)
    half = Z95 * statistics.stdev(values) / math.sqrt(len(values))
    return Mean(middle, middle - half, middle + half)


class Spread(msgspec.Struct, frozen=True):
    """How a number spreads over the games."""

    mean: float
    least: int
    q05: float
    q25: float
    median: float
    q75: float
    q95: float
    most: int


def spread(values: Sequence[int]) -> Spread:
    """Mean and quantiles."""
    ordered = sorted(values)
    if not ordered:
        return Spread(0.0, 0, 0.0, 0.0, 0.0, 0.0, 0.0, 0)
    return Spread(
        sum(ordered) / len(ordered),
        ordered[0],
        quantile(ordered, 0.05),
        quantile(ordered, 0.25),
        quantile(ordered, 0.5),
        quantile(ordered, 0.75),
        quantile(ordered, 0.95),
        ordered[-1],
    )


def quantile(ordered: Sequence[float], q: float) -> float:
    """A quantile of sorted values, between the two nearest."""
    place = q * (len(ordered) - 1)
    below = math.floor(place)
    above = min(len(ordered) - 1, below + 1)
    return ordered[below] + (ordered[above] - ordered[below]) * (place - below)
