"""The end of the game: 20 points, the last one standing, or nobody."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.king_of_tokyo.stage import Stage
from tests.marks import compiled, rule

pytestmark = compiled

CITY = {"place": "city"}
RICH = {"energy": 9}
DEAD = {"alive": False}


def ending(play: Stage) -> tuple[list[int], str]:
    assert play.table.over
    return play.winners(), play.view.ending


@rule("KOT-GOAL-01", "KOT-END-01", "KOT-END-03")
def test_twenty_points_at_the_end_of_a_turn_win() -> None:
    play = Stage({"vp": 17}, CITY, {}, dice="3 3 3 1 1 2")
    assert ending(play) == ([0], "vp")
    assert play.happened("GameOver", winners=[0], rule="KOT-END-01")


@rule("KOT-END-01")
def test_nineteen_points_do_not_win() -> None:
    play = Stage({"vp": 16}, CITY, {}, dice="3 3 3 1 1 2")
    assert not play.table.over


@rule("KOT-END-01", "KOT-END-09")
def test_the_turn_is_played_to_its_end_first() -> None:
    play = Stage({"vp": 17, "energy": 9}, CITY, {}, dice="3 3 3 1 1 2", market=["heal", "tank", "jets"])
    play.expect("buy", seat=0)
    assert play.vp(0) == 20
    assert not play.table.over
    play.done()
    assert play.table.over


@rule("KOT-GOAL-02", "KOT-END-02", "KOT-END-03")
def test_the_last_one_standing_wins() -> None:
    play = Stage(CITY, {"hearts": 2}, DEAD, {"hearts": 1}, dice="s s 1 1 2 3")
    assert ending(play) == ([0], "last")


@rule("KOT-END-02")
def test_with_two_left_the_game_goes_on() -> None:
    play = Stage(CITY, {"hearts": 2}, {"hearts": 3}, dice="s s 1 1 2 3")
    assert not play.table.over


@rule("KOT-GOAL-02", "KOT-END-02")
def test_the_last_one_may_not_be_the_active_one() -> None:
    """The buyer of High Altitude Bombing falls, the other stands."""
    play = Stage(RICH | {"hearts": 3}, CITY, phase="buy", market=["high_altitude_bombing", "tank", "jets"])
    play.buy("high_altitude_bombing")
    assert ending(play) == ([1], "last")


@rule("KOT-END-04")
def test_twenty_points_do_not_help_the_dead() -> None:
    play = Stage({"vp": 16, "hearts": 3, "energy": 4}, CITY, {}, phase="buy", market=["tank", "heal", "jets"])
    play.buy("tank")
    assert play.vp(0) == 20
    assert not play.monster(0).alive
    assert not play.table.over


@rule("KOT-END-04")
def test_poison_at_the_end_of_the_turn_takes_the_victory() -> None:
    play = Stage({"vp": 20, "hearts": 1, "poison": 1}, CITY, {}, phase="end")
    assert not play.monster(0).alive
    assert not play.table.over


@rule("KOT-END-05")
def test_when_all_fall_together_everybody_loses() -> None:
    play = Stage(
        RICH | {"hearts": 2, "vp": 19},
        {"place": "city", "hearts": 3, "vp": 17, "cards": ["eater_of_the_dead"]},
        phase="buy",
        market=["high_altitude_bombing", "tank", "jets"],
    )
    play.buy("high_altitude_bombing")
    assert ending(play) == ([], "nobody")


@rule("KOT-END-06")
def test_every_monster_is_looked_at_not_only_the_active_one() -> None:
    play = Stage(
        {}, {"vp": 17, "cards": ["eater_of_the_dead"]}, {"place": "city", "hearts": 1}, {}, dice="s 1 1 2 2 3"
    )
    assert ending(play) == ([1], "vp")


@rule("KOT-END-07")
def test_the_last_one_finishes_its_turn() -> None:
    """It may still enter Tokyo and buy."""
    play = Stage(
        RICH, {"place": "city", "hearts": 1}, dice="s 1 1 2 2 3", market=["skyscraper", "tank", "jets"]
    )
    play.expect("buy", seat=0)
    assert play.place(0) == "city"
    play.buy("skyscraper")
    play.done()
    assert ending(play) == ([0], "last")


@rule("KOT-END-07", "KOT-END-05")
def test_the_last_one_may_still_die_of_poison_and_then_nobody_wins() -> None:
    play = Stage({"hearts": 1, "poison": 1}, {"place": "city", "hearts": 1}, dice="s 1 1 2 2 3")
    assert ending(play) == ([], "nobody")


# ---- several at 20


def feast(mine: int, eater: int, dice: str, **more: object) -> Stage:
    """The active Monster scores while seat 1 feeds on seat 2, which falls to the smash."""
    return Stage(
        {"vp": mine, **more},
        {"vp": eater, "cards": ["eater_of_the_dead"]},
        {"place": "city", "hearts": 1},
        {},
        dice=dice,
        market=["frenzy", "energize", "nova_breath"],
    )


@rule("KOT-END-08")
def test_who_got_there_first_in_the_turn_wins() -> None:
    play = feast(19, 17, "s 1 1 2 2 3")
    assert ending(play) == ([1], "vp"), "the active Monster gets its last point on entering, after the feast"


@rule("KOT-END-08")
def test_points_from_the_start_of_the_turn_come_before_a_feast() -> None:
    play = Stage(
        {"vp": 18, "place": "city"},
        {"vp": 17, "cards": ["eater_of_the_dead"]},
        {"hearts": 1},
        {},
        script="s 1 1 2 2 3",
    )
    play.roll()
    assert ending(play) == ([0], "vp")


@rule("KOT-END-08")
def test_the_last_time_it_got_there_counts() -> None:
    """Both are there; the one that is thrown back by Evacuation Orders and returns is later."""
    play = Stage(
        {"vp": 16, "energy": 14, "cards": ["media_friendly"]},
        {"vp": 20, "cards": ["opportunist"], "energy": 5},
        CITY,
        {},
        phase="buy",
        market=["evacuation_orders", "tank", "jets"],
        deck=["apartment_building", "corner_store"],
    )
    play.buy("evacuation_orders")
    assert play.vp(1) == 15
    play.snatch("apartment_building", seat=1)
    assert (play.vp(0), play.vp(1)) == (17, 18)
    play.end_turn()
    assert not play.table.over


@rule("KOT-END-08")
def test_thrown_back_and_returned_is_later_than_who_came_in_between() -> None:
    """Seat 1 was at 20 first, lost it, and is back at 20 only after seat 0 has got there."""
    play = Stage(
        {"vp": 16, "energy": 30, "cards": ["media_friendly"]},
        {"vp": 20, "cards": ["opportunist"], "energy": 6},
        CITY,
        {},
        phase="buy",
        market=["evacuation_orders", "apartment_building", "jets"],
        deck=["vast_storm", "skyscraper", "energize"],
    )
    play.buy("evacuation_orders")
    assert (play.vp(0), play.vp(1)) == (17, 15)
    play.expect("fresh_card", seat=1)
    play.choose("opt-none")
    play.buy("apartment_building")
    assert play.vp(0) == 20
    play.snatch("skyscraper", seat=1)
    assert play.vp(1) == 19
    play.end_turn()
    assert ending(play) == ([0], "vp")


@rule("KOT-END-08")
def test_one_effect_that_brings_two_there_makes_both_winners() -> None:
    """Eater of the Dead and its copy feed on the same fall."""
    play = Stage(
        {},
        {"vp": 17, "cards": ["eater_of_the_dead"]},
        {"vp": 19, "cards": [{"card": "mimic", "copies": "eater_of_the_dead"}]},
        {"place": "city", "hearts": 1},
        dice="s 1 1 2 2 3",
    )
    assert ending(play) == ([1, 2], "vp")


@rule("KOT-END-08")
def test_two_falls_at_once_are_one_effect() -> None:
    """One Eater needs one fall, the other two: they come from the same smash."""
    play = Stage(
        {"place": "city"},
        {"vp": 17, "cards": ["eater_of_the_dead"]},
        {"vp": 14, "cards": [{"card": "mimic", "copies": "eater_of_the_dead"}]},
        {"hearts": 1},
        {"hearts": 1},
        dice="s 1 1 2 2 3",
    )
    assert ending(play) == ([1, 2], "vp")


# ---- the dial


@rule("KOT-END-09")
@given(st.integers(0, 19), st.integers(0, 20), st.booleans())
def test_points_stay_between_nothing_and_twenty(mine: int, theirs: int, loses: bool) -> None:
    card = "evacuation_orders" if loses else "skyscraper"
    play = Stage(
        {"vp": mine, "energy": 20},
        {"vp": theirs, "place": "city"},
        phase="buy",
        market=[card, "tank", "jets"],
    )
    play.buy(card)
    assert play.vp(0) == (mine if loses else min(20, mine + 4))
    assert play.vp(1) == (max(0, theirs - 5) if loses else theirs)


@rule("KOT-END-09")
def test_points_lost_before_the_check_count() -> None:
    play = Stage({"energy": 7}, {"vp": 20}, CITY, phase="buy", market=["evacuation_orders", "tank", "jets"])
    play.buy("evacuation_orders")
    assert play.vp(1) == 15
    assert not play.table.over


@rule("KOT-END-01", "KOT-END-06")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_whoever_has_twenty_when_a_turn_ends_wins(seat: int) -> None:
    monsters: list[dict[str, object]] = [{}, {}, {}]
    monsters[seat]["vp"] = 20
    assert ending(Stage(*monsters, phase="end")) == ([seat], "vp")
