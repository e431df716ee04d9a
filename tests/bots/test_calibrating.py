"""The measure of how right chances are: it finds what is known to be there."""

from __future__ import annotations

import random

import pytest

from kaiju.bots.calibration import AS_PLAYED, Calibration
from tools.calibrate import best, curve, played, settings


def happenings(how: Calibration, count: int) -> list[tuple[float, bool]]:
    """Chances that are told by somebody who has to be corrected so to be right."""
    chance = random.Random(5)
    told = [chance.uniform(0.02, 0.98) for _ in range(count)]
    return [(p, chance.random() < how.told(p)) for p in told]


@pytest.mark.parametrize(
    "how",
    [Calibration(0.6), Calibration(1.0, share=0.2), Calibration(1.3, lift=0.6)],
    ids=["power", "share", "lift"],
)
def test_it_finds_what_makes_chances_true(how: Calibration) -> None:
    samples = happenings(how, 4000)
    found = best(samples, 1.0, team=how.lift > 0.0, surprises=how.share > 0.0)
    assert found.told(0.1) == pytest.approx(how.told(0.1), abs=0.03)
    assert found.told(0.8) == pytest.approx(how.told(0.8), abs=0.03)
    assert curve(samples, found, 1.0)[1] < 0.025 < curve(samples, AS_PLAYED, 1.0)[1]


def test_a_curve_counts_every_chance_once() -> None:
    rows, error = curve([(0.05, False), (0.95, True), (0.95, False), (1.0, True)], AS_PLAYED, 1.0)
    assert sum(n for _, _, n in rows) == 4
    assert error > 0.0


def test_the_same_seed_tells_the_same_chances() -> None:
    first = played("king_of_tokyo", 2, {}, "random", 12, 20, 1)
    assert first == played("king_of_tokyo", 2, {}, "random", 12, 20, 1)
    assert len(first) % 2 == 0
    assert first, "no position was looked at"


def test_settings_are_taken_in_turn() -> None:
    assert settings([], "king_of_tokyo", 2) == [{}]
    assert settings(["boss=a,b", "side=red"], "king_of_monster_island", 3) == [
        {"boss": "a", "side": "red"},
        {"boss": "b", "side": "red"},
    ]
    assert settings(["power_up=true"], "king_of_tokyo", 4) == [{"power_up": True}]
