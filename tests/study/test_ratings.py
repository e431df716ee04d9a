"""Ratings: what can be worked out by hand comes out, and intervals hold what they promise."""

from __future__ import annotations

import math
import random

import pytest

from kaiju.study.ratings import ELO, MIDDLE, Result, ratings


def against(a: str, b: str, won: float, lost: float) -> Result:
    return Result({a: 1, b: 1}, {a: won, b: lost})


def test_two_players_differ_by_the_odds_of_their_wins() -> None:
    found = ratings(["a", "b"], [against("a", "b", 7500, 2500)])
    # Odds of three to one; with ten thousand games what was thought before them counts for nothing.
    assert found["a"].rating - found["b"].rating == pytest.approx(400 * math.log10(3), abs=0.5)
    assert found["a"].rating + found["b"].rating == pytest.approx(2 * MIDDLE)


def test_one_against_three_of_a_kind_at_a_quarter_is_as_strong_as_they_are() -> None:
    found = ratings(["a", "b"], [Result({"a": 1, "b": 3}, {"a": 250, "b": 750})])
    assert found["a"].rating == pytest.approx(found["b"].rating, abs=1e-6)
    stronger = ratings(["a", "b"], [Result({"a": 1, "b": 3}, {"a": 5000, "b": 5000})])
    assert stronger["a"].rating - stronger["b"].rating == pytest.approx(400 * math.log10(3), abs=0.5)


def test_strength_goes_from_one_to_the_next() -> None:
    found = ratings(["a", "b", "c"], [against("a", "b", 6000, 4000), against("b", "c", 6000, 4000)])
    step = 400 * math.log10(1.5)
    assert found["a"].rating - found["c"].rating == pytest.approx(2 * step, abs=1)
    assert found["b"].rating == pytest.approx(MIDDLE, abs=0.5)
    # Whoever played in both halves of the games is known best.
    assert found["b"].high - found["b"].low < found["a"].high - found["a"].low


def test_whoever_won_everything_has_a_number() -> None:
    found = ratings(["a", "b"], [against("a", "b", 20, 0)])
    assert found["a"].rating > found["b"].rating + 400
    assert all(math.isfinite(value) for r in found.values() for value in (r.rating, r.low, r.high))
    few = ratings(["a", "b"], [against("a", "b", 2, 0)])
    assert few["a"].rating < found["a"].rating


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    truth = {"a": 0.6, "b": 0.0, "c": -0.6}
    chance = random.Random(5)
    held = 0
    tries = 400
    for _ in range(tries):
        results = []
        for one, other in (("a", "b"), ("a", "c"), ("b", "c")):
            p = 1 / (1 + math.exp(truth[other] - truth[one]))
            won = sum(chance.random() < p for _ in range(60))
            results.append(against(one, other, won, 60 - won))
        found = ratings(list(truth), results)
        held += sum(found[n].low <= MIDDLE + ELO * s <= found[n].high for n, s in truth.items())
    # 1,200 intervals; fixed seed, and the bounds are four standard errors wide.
    assert 0.92 < held / (3 * tries) < 0.975
