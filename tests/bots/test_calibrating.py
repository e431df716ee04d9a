"""The measure of how right chances are: it finds what is known to be there."""

from __future__ import annotations

import random

import pytest

from kaiju.bots.judging import tempered
from tools.calibrate import best_power, curve, played


def happenings(power: float, count: int) -> list[tuple[float, bool]]:
    """Chances that are told by somebody whose odds have to be raised to a power to be true."""
    chance = random.Random(5)
    told = [chance.uniform(0.05, 0.95) for _ in range(count)]
    return [(p, chance.random() < tempered(p, power)) for p in told]


def test_it_finds_the_power_that_makes_chances_true() -> None:
    samples = happenings(0.6, 4000)
    power = best_power(samples, 1.0)
    assert power == pytest.approx(0.6, abs=0.08)
    assert curve(samples, power, 1.0)[1] < 0.03 < curve(samples, 1.0, 1.0)[1]


def test_a_curve_counts_every_chance_once() -> None:
    rows, error = curve([(0.05, False), (0.95, True), (0.95, False), (1.0, True)], 1.0, 1.0)
    assert sum(n for _, _, n in rows) == 4
    assert error > 0.0


def test_the_same_seed_tells_the_same_chances() -> None:
    first = played("king_of_tokyo", 2, "random", 12, 20, 1)
    assert first == played("king_of_tokyo", 2, "random", 12, 20, 1)
    assert len(first) % 2 == 0
    assert first, "no position was looked at"
