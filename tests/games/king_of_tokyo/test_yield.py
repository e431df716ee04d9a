"""Yielding Tokyo: when, who, in which order, and what is no Yield."""

from __future__ import annotations

import pytest

from tests.games.king_of_tokyo.stage import Stage
from tests.marks import compiled, rule

pytestmark = compiled

CITY = {"place": "city"}
BAY = {"place": "bay"}
RICH = {"energy": 9}
"""Has something to decide in every turn, so that the turn does not run through by itself."""


def asked(play: Stage) -> list[int]:
    """The seats asked to Yield before the turn is over, all of which stay."""
    return [seat for kind, seat in play.asked_before_end_of_turn() if kind == "yield"]


@rule("KOT-YIELD-01")
def test_only_the_wounded_are_asked() -> None:
    assert asked(Stage(RICH, CITY, {}, dice="s 1 1 2 2 3")) == [1]
    assert asked(Stage(RICH, CITY, {}, dice="e 1 1 2 2 3")) == []
    assert asked(Stage(CITY | RICH, {}, {}, dice="s 1 1 2 2 3")) == []
    assert asked(Stage(CITY | RICH, BAY, {}, {}, {}, dice="s 1 1 2 2 3")) == []


@rule("KOT-YIELD-02")
def test_city_and_bay_each_decide_for_themselves() -> None:
    for city, bay in [("opt-stay", "opt-yield"), ("opt-yield", "opt-stay")]:
        play = Stage({"energy": 9}, CITY, BAY, {}, {}, dice="s 1 1 2 2 3")
        play.expect("yield", seat=1)
        play.choose(city)
        play.expect("yield", seat=2)
        play.choose(bay)
        assert (play.place(1) == "city", play.place(2) == "bay") == (city == "opt-stay", bay == "opt-stay")


@rule("KOT-YIELD-03")
def test_who_yields_is_outside_from_then_on() -> None:
    """Outside at once: it is not hit by the next smash from outside, and heals on its own turn."""
    play = Stage({}, {"place": "city", "hearts": 5}, {}, dice="s 1 1 2 2 3")
    play.rig("h h 1 1 2 2")
    play.yields(1)
    assert play.place(1) == "outside"
    play.expect("keep_dice", seat=1)
    play.roll()
    assert play.hearts(1) == 6
    assert play.place(0) == "city"


@rule("KOT-YIELD-04")
def test_who_stays_changes_nothing() -> None:
    play = Stage(RICH, CITY, {}, dice="s 1 1 2 2 3")
    before = play.monster(1)
    play.stays(1)
    assert play.monster(1) == before
    assert play.place(0) == "outside"


@rule("KOT-YIELD-05")
@pytest.mark.parametrize("card", ["flame_thrower", "gas_refinery", "high_altitude_bombing"])
def test_card_losses_let_nobody_yield(card: str) -> None:
    play = Stage({"energy": 20}, CITY, {}, phase="buy", market=[card, "skyscraper", "jets"])
    play.buy(card)
    assert play.hearts(1) < 10
    assert asked(play) == []
    assert play.place(1) == "city"


@rule("KOT-YIELD-05")
def test_the_heart_of_fire_breathing_alone_lets_nobody_yield() -> None:
    """The neighbor in the Bay is burnt by its fellow in the City, not smashed."""
    play = Stage(CITY | RICH | {"cards": ["fire_breathing"]}, BAY, {}, {}, {}, dice="s 1 1 2 2 3")
    assert play.hearts(1) == 9
    assert asked(play) == []


@rule("KOT-YIELD-06")
def test_nobody_leaves_tokyo_on_its_own_turn_or_unwounded() -> None:
    play = Stage({"place": "city", "energy": 9}, {}, script="s s 1 1 2 2", market=["heal", "tank", "jets"])
    turn = play.asked_before_end_of_turn()
    assert [kind for kind, seat in turn if seat == 0] == ["keep_dice", "buy"]
    assert play.place(0) == "city"
    play = Stage({}, CITY, script="1 1 2 2 3 h")
    assert play.asked_before_end_of_turn() == [("keep_dice", 0)]


@rule("KOT-YIELD-07")
def test_the_decision_comes_before_the_other_dice_and_before_entering() -> None:
    play = Stage({"hearts": 4}, CITY, dice="s h h 1 2 3")
    play.expect("yield", seat=1)
    assert (play.hearts(0), play.place(0)) == (4, "outside")
    play.choose("opt-yield")
    assert (play.hearts(0), play.place(0)) == (6, "city")


@rule("KOT-YIELD-08")
@pytest.mark.parametrize(("active", "order"), [(0, [2, 4]), (3, [4, 2]), (1, [2, 4])])
def test_they_decide_clockwise_from_the_active_player(active: int, order: list[int]) -> None:
    play = Stage(RICH, RICH, CITY, RICH, BAY, active=active, dice="s 1 1 2 2 3")
    assert asked(play) == order


@rule("KOT-YIELD-09")
def test_who_lost_nothing_may_not_yield_but_jets_yields_before_the_loss() -> None:
    play = Stage(RICH, {"place": "city", "cards": ["armor_plating"]}, dice="s 1 1 2 2 3")
    assert play.happened("LossPrevented", seat=1)
    assert not play.happened("HeartsLost")
    assert asked(play) == []
    play = Stage({}, {"place": "city", "cards": ["jets"]}, dice="s s 1 1 2 3")
    play.expect("guard", seat=1)
    assert play.hearts(1) == 10
    play.use("jets")
    assert (play.hearts(1), play.place(1), play.place(0)) == (10, "outside", "city")
    assert play.happened("Yielded", seat=1)


@rule("KOT-YIELD-10", "KOT-BAY-07")
def test_leaving_a_closing_bay_is_no_yield() -> None:
    """Burrowing, which waits for its owner to Yield, does not stir."""
    play = Stage(
        {"place": "city"}, {"place": "bay", "cards": ["burrowing"]}, {"hearts": 1}, {}, {}, dice="s 1 1 2 2 3"
    )
    assert play.place(1) == "outside"
    assert not play.happened("Yielded")
    assert play.happened("LeftTokyo", seat=1)


@rule("KOT-YIELD-10")
def test_elimination_and_revival_are_no_yield() -> None:
    """The attacker takes the City and Burrowing does not bite."""
    for cards in (["burrowing"], ["burrowing", "it_has_a_child"]):
        play = Stage({}, {"place": "city", "hearts": 2, "cards": cards}, {}, {}, dice="s s 1 1 2 3")
        assert play.place(0) == "city"
        assert play.hearts(0) == 10
        assert not play.happened("Yielded")
        assert play.happened("LeftTokyo", seat=1)


@rule("KOT-YIELD-11")
def test_an_order_to_yield_leaves_no_choice() -> None:
    """Death From Above drives everybody out; nothing of this box forbids Yielding."""
    play = Stage({"energy": 9}, CITY, BAY, {}, {}, phase="buy", market=["death_from_above", "tank", "jets"])
    play.buy("death_from_above")
    assert [m.place for m in play.view.monsters] == ["city", "outside", "outside", "outside", "outside"]
    assert [e.seat for e in play.happened("Yielded", card="death_from_above")] == [1, 2]
    assert asked(play) == []
