"""Energy: one cube for each energy face, kept until it is spent."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.king_of_tokyo.stage import Stage
from tests.marks import compiled, rule

pytestmark = compiled


@rule("KOT-NRG-01")
@pytest.mark.parametrize("n", [0, 1, 3, 6])
@pytest.mark.parametrize("place", ["outside", "city"])
def test_every_energy_face_brings_one_cube(n: int, place: str) -> None:
    dice = " ".join(["e"] * n + ["1", "1", "2", "2", "3", "3"][: 6 - n])
    play = Stage({"place": place, "energy": 2}, {"place": "bay"}, {}, {}, {}, dice=dice)
    assert play.energy(0) == 2 + n
    assert [play.energy(seat) for seat in (1, 2, 3, 4)] == [0, 0, 0, 0]


@rule("KOT-NRG-02", "KOT-COMP-11")
def test_energy_waits_in_front_of_its_owner_until_it_is_spent() -> None:
    play = Stage({"place": "city"}, {}, dice="e e e 1 1 2", market=["heal", "tank", "jets"])
    play.rig("1 1 2 2 3 3")
    play.end_turn()
    assert play.energy(0) == 3
    play.rig("e 1 2 2 3 3")
    play.end_turn()
    assert (play.energy(0), play.view.active) == (3, 0)
    play.until("buy")
    play.choose("opt-buy", card="heal")
    assert play.energy(0) == 1


@rule("KOT-COMP-11")
def test_energy_pays_for_card_effects_too() -> None:
    play = Stage({"energy": 3, "cards": ["stretchy"]}, {"place": "city"}, script="1 1 2 3 3 3")
    play.roll()
    play.choose("opt-use", card="stretchy")
    assert play.energy(0) == 1


@rule("KOT-NRG-03", "KOT-NRG-04")
@given(st.integers(0, 990), st.integers(0, 6))
def test_the_pool_never_runs_out_and_nobody_has_a_limit(before: int, n: int) -> None:
    dice = " ".join(["e"] * n + ["1", "1", "2", "2", "3", "3"][: 6 - n])
    play = Stage({"energy": before}, {"energy": 999, "place": "city"}, dice=dice)
    assert play.energy(0) == before + n
    assert play.energy(1) == 999
