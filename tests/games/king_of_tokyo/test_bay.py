"""Tokyo Bay: a second Tokyo for five or six, closed for good when only four are left."""

from __future__ import annotations

import pytest

from tests.games.king_of_tokyo.stage import Stage
from tests.marks import compiled, rule

pytestmark = compiled

CITY = {"place": "city"}
BAY = {"place": "bay"}
RICH = {"energy": 9}


@rule("KOT-BAY-01", "KOT-TOKYO-01", "KOT-TOKYO-02")
def test_the_bay_rewards_like_the_city() -> None:
    play = Stage(RICH, CITY, {}, {}, {}, dice="1 1 2 2 3 h")
    assert (play.place(0), play.vp(0)) == ("bay", 1)
    for place in ("city", "bay"):
        assert Stage({"place": place}, {}, {}, {}, {}).vp(0) == 2


@rule("KOT-BAY-01", "KOT-BAY-02", "KOT-COMP-02")
@pytest.mark.parametrize("place", ["city", "bay"])
def test_a_card_that_speaks_of_tokyo_means_both_places(place: str) -> None:
    me = {"place": place, "cards": ["burrowing", "urbavore"]}
    play = Stage(me, {}, {}, {}, {}, script="1 1 2 2 3 h")
    assert play.vp(0) == 3
    play.roll()
    (totalled,) = play.happened("RollTotalled", seat=0)
    assert totalled.added == 2
    assert [m.hearts for m in play.view.monsters] == [10, 8, 8, 8, 8]


@rule("KOT-BAY-03", "KOT-BAY-05")
def test_with_four_left_the_bay_is_left_at_once_in_anybodys_turn() -> None:
    play = Stage(CITY | RICH, BAY, {"hearts": 1}, {}, {}, dice="s 1 1 2 2 3")
    assert play.view.active == 0
    assert (play.place(0), play.place(1)) == ("city", "outside")
    assert not play.view.bay_open


@rule("KOT-BAY-03")
def test_with_five_left_of_six_the_bay_stays_open() -> None:
    play = Stage(CITY | RICH, BAY, {"hearts": 1}, {}, {}, {}, dice="s 1 1 2 2 3")
    assert play.view.bay_open
    assert play.place(1) == "bay"


@rule("KOT-BAY-03", "KOT-BAY-05")
def test_a_card_that_kills_closes_the_bay_too() -> None:
    play = Stage(RICH, CITY, BAY, {"hearts": 2}, {}, phase="buy", market=["flame_thrower", "tank", "jets"])
    play.buy("flame_thrower")
    assert (play.place(1), play.place(2)) == ("city", "outside")


@rule("KOT-BAY-04", "KOT-BAY-06")
def test_an_empty_city_takes_the_monster_of_the_bay_without_reward() -> None:
    """The Monster of the City is burnt in the attacker's Buy step, so nobody enters any more."""
    play = Stage(
        RICH,
        {"place": "city", "hearts": 1},
        {"place": "bay", "cards": ["urbavore"]},
        {},
        {},
        phase="buy",
        market=["flame_thrower", "tank", "jets"],
    )
    play.buy("flame_thrower")
    assert (play.place(2), play.vp(2)) == ("city", 0)
    assert play.happened("MovedToCity", seat=2)
    assert not play.happened("EnteredTokyo")


@rule("KOT-BAY-06")
def test_moving_over_wakes_no_card_that_waits_for_somebody_to_enter() -> None:
    """Burrowing's owner Yielded the Bay to Death From Above; its buyer moves over from the Bay untouched."""
    play = Stage(
        BAY | RICH,
        {"place": "city", "cards": ["burrowing"]},
        {},
        {},
        {},
        phase="buy",
        market=["death_from_above", "tank", "jets"],
    )
    play.buy("death_from_above")
    assert (play.place(0), play.vp(0), play.hearts(0)) == ("city", 2, 10)


@rule("KOT-BAY-07")
def test_who_leaves_a_closing_bay_has_not_yielded() -> None:
    play = Stage(CITY | RICH, BAY, {"hearts": 1}, {}, {}, dice="s 1 1 2 2 3")
    assert play.happened("LeftTokyo", seat=1, rule="KOT-BAY-03")
    assert not play.happened("Yielded")


@rule("KOT-BAY-08")
def test_the_bay_monster_moves_to_the_city_and_then_still_decides() -> None:
    play = Stage(RICH, {"place": "city", "hearts": 1}, BAY, {}, {}, dice="s 1 1 2 2 3")
    play.expect("yield", seat=2)
    assert (play.place(2), play.hearts(2)) == ("city", 9)
    play.choose("opt-yield")
    assert (play.place(2), play.place(0)) == ("outside", "city")
    play = Stage(RICH, {"place": "city", "hearts": 1}, BAY, {}, {}, dice="s 1 1 2 2 3")
    play.stays(2)
    assert (play.place(2), play.place(0)) == ("city", "outside")


@rule("KOT-BAY-08", "KOT-YIELD-10")
def test_a_wounded_bay_monster_that_had_to_leave_has_nothing_left_to_decide() -> None:
    """Fire Breathing kills somebody outside, the City Monster lives: the Bay closes before the Yield decisions."""
    play = Stage({"energy": 9, "cards": ["fire_breathing"]}, {"hearts": 1}, CITY, BAY, {}, dice="s 1 1 2 2 3")
    play.stays(2)
    play.expect("buy", seat=0)
    assert (play.place(3), play.hearts(3)) == ("outside", 9)


@rule("KOT-BAY-09")
def test_once_closed_the_bay_is_not_used_again() -> None:
    play = Stage(CITY | RICH, BAY, {"hearts": 1}, {}, {}, dice="s 1 1 2 2 3")
    play.rig("1 1 2 2 3 h")
    play.end_turn()
    play.roll()
    assert (play.place(0), play.place(1)) == ("city", "outside")
    assert len(play.happened("BayClosed")) == 1
