"""The tool that fits what the light hand of King of Tokyo stays for and buys: the same seed finds the same."""

from __future__ import annotations

from random import Random

import pytest

from tools.fit_hand import Ware, buying_gain, card_weights, stays, wares
from tools.fit_tokyo import TABLES

FEW = TABLES["many"][:1]


def test_positions_are_played_on_alike_with_the_same_seed() -> None:
    assert stays(FEW, 4, 2, 7) == stays(FEW, 4, 2, 7)
    found = wares(FEW, 4, 2, 7)
    assert found == wares(FEW, 4, 2, 7)
    assert {ware.question for ware in found} == set(range(4))
    assert found != wares(FEW, 4, 2, 8)


def test_a_card_that_is_bought_by_the_lucky_and_brings_nothing_loses_its_weight() -> None:
    seen = [Ware(i, "jets", 0, 0.2, 0.0, 0.0) for i in range(400)]
    cards = card_weights(seen, {"jets": [0.8, 0.8], "wings": [0.5, 0.2]})
    assert abs(cards["jets"][0]) < 0.02
    assert cards["jets"][1] == pytest.approx(0.8)  # never seen late in a game
    assert cards["wings"] == pytest.approx([0.5, 0.2])


def test_what_a_card_brings_is_found_beyond_its_price() -> None:
    """A card that adds 0.6 of strength, at a price of 0.4: a chance that moves by a fifth of strength gains 0.04."""
    chance = Random(3)
    seen = [Ware(i, "jets", 0, 0.2, 0.2 * 0.2 + chance.gauss(0.0, 0.1), 0.4) for i in range(4000)]
    found = card_weights(seen, {"jets": [0.0, 0.0]})
    assert found["jets"][0] == pytest.approx(0.6, abs=0.03)
    assert buying_gain(seen, found) == pytest.approx(0.04, abs=0.01)
    assert buying_gain(seen, {"jets": [0.3, 0.0]}) == 0.0  # not worth its price, so it is left
