# compiled
"""The best of a few worths, for light hands that look at every option once."""

from __future__ import annotations

from mypy_extensions import i64


def best_of(worths: list[float]) -> i64:
    """The place of the highest, the first of equals."""
    best: i64 = 0
    i: i64 = 1
    while i < len(worths):
        if worths[i] > worths[best]:
            best = i
        i += 1
    return best
