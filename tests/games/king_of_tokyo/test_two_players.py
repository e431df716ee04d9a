"""The two-player option: Tokyo gives energy instead of points."""

from __future__ import annotations

from typing import Any

import pytest

import kaiju
from tests.games.king_of_tokyo.stage import Stage
from tests.marks import compiled, rule

pytestmark = compiled

CITY = {"place": "city"}
ON = {"two_player": True}


def duel(*monsters: dict[str, Any], **position: Any) -> Stage:
    return Stage(*monsters, options=ON, **position)


@rule("KOT-2P-01")
def test_entering_gives_one_energy_instead_of_a_point() -> None:
    play = duel({}, {}, dice="1 1 2 2 3 h")
    assert (play.place(0), play.energy(0), play.vp(0)) == ("city", 1, 0)


@rule("KOT-2P-02")
def test_starting_a_turn_gives_one_energy_instead_of_two_points() -> None:
    play = duel(CITY, {})
    assert (play.energy(0), play.vp(0)) == (1, 0)


@rule("KOT-2P-03")
def test_nothing_else_changes() -> None:
    """Numbers, energy, smash, hearts, the Yield decision and buying are as ever."""
    play = duel({"hearts": 7}, CITY, dice="3 3 3 e s h", market=["made_in_a_lab", "tank", "jets"])
    play.yields(1)
    assert (play.vp(0), play.energy(0), play.hearts(0), play.hearts(1)) == (3, 2, 8, 9)
    play.buy("made_in_a_lab")
    assert (play.energy(0), play.cards(0)) == (0, ["made_in_a_lab"])
    play = duel({"vp": 19}, CITY, dice="1 1 1 2 2 h")
    assert play.winners() == [0]


@rule("KOT-2P-04")
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_only_a_game_for_two_can_have_it(seats: int) -> None:
    with pytest.raises(kaiju.BadSetup, match="two-player option is for 2 players"):
        kaiju.new("king-of-tokyo", seats=seats, seed=1, options=ON)
    assert kaiju.new("king-of-tokyo", seats=2, seed=1, options=ON).view().two_player


@rule("KOT-2P-04")
def test_two_left_of_many_and_two_without_the_option_play_for_points() -> None:
    play = Stage({"energy": 9}, {}, {"alive": False}, dice="1 1 2 2 3 h")
    assert (play.vp(0), play.energy(0)) == (1, 9)
    play = Stage({"energy": 9}, {}, dice="1 1 2 2 3 h")
    assert (play.vp(0), play.energy(0)) == (1, 9)
    assert not kaiju.new("king-of-tokyo", seats=2, seed=1).view().two_player


@rule("KOT-2P-05")
def test_points_that_cards_add_are_still_points() -> None:
    play = duel({"place": "city", "cards": ["urbavore"]}, {})
    assert (play.vp(0), play.energy(0)) == (1, 1)
    play = duel({"energy": 5}, {}, phase="buy", market=["death_from_above", "tank", "jets"])
    play.buy("death_from_above")
    assert (play.vp(0), play.energy(0)) == (2, 1)


@rule("KOT-2P-06")
def test_that_energy_is_a_gain_that_cards_may_enlarge() -> None:
    assert duel({"place": "city", "cards": ["friend_of_children"]}, {}).energy(0) == 2
    play = duel({"cards": ["friend_of_children"]}, {}, dice="1 1 2 2 3 h")
    assert play.energy(0) == 2


@rule("KOT-TURN-04", "KOT-2P-06")
def test_a_copy_may_be_placed_before_that_energy_comes_or_after() -> None:
    """Mimic on Friend of Children makes the gain bigger, if there is energy to place it first."""
    for first, energy in (("mimic", 2), ("reward", 1)):
        mine = {"place": "city", "energy": 1, "cards": [{"card": "mimic", "copies": "jets"}]}
        play = duel(mine, {"cards": ["jets", "friend_of_children"]})
        play.expect("effect", seat=0)
        play.choose(*(["opt-reward"] if first == "reward" else ["opt-effect"]))
        play.copy("friend_of_children", seat=1)
        play.expect("keep_dice", seat=0)
        assert play.energy(0) == energy
    play = duel(
        {"place": "city", "cards": [{"card": "mimic", "copies": "jets"}]},
        {"cards": ["jets", "friend_of_children"]},
    )
    play.expect("copy", seat=0)
    assert play.energy(0) == 1, "without energy there is nothing to choose: the reward comes first"
