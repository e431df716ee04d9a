"""Shares, intervals and quantiles against known numbers."""

from __future__ import annotations

import statistics

import pytest

from kaiju.study.shares import quantile, share, spread


@pytest.mark.parametrize(
    "count, of, low, high",
    [
        # Newcombe (1998), table I, method 3: Wilson without continuity correction.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (29, 29, 0.8830, 1.0),
    ],
)
def test_wilson_intervals_are_the_published_ones(count: int, of: int, low: float, high: float) -> None:
    found = share(count, of)
    assert found.share == pytest.approx(count / of)
    assert found.low == pytest.approx(low, abs=5e-5)
    assert found.high == pytest.approx(high, abs=5e-5)


def test_no_games_say_nothing() -> None:
    found = share(0, 0)
    assert (found.low, found.high) == (0.0, 1.0)
    assert spread([]).mean == 0.0


def test_quantiles_are_the_usual_ones() -> None:
    values = [3, 1, 4, 1, 5, 9, 2, 6, 5, 3]
    quarters = statistics.quantiles(values, n=4, method="inclusive")
    found = spread(values)
    assert [found.q25, found.median, found.q75] == quarters
    assert (found.least, found.most) == (1, 9)
    assert found.mean == pytest.approx(3.9)
    assert quantile([7], 0.95) == 7
