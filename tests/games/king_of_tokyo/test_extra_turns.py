"""Extra turns: complete ones, all of them, in a fixed order, and never after the end."""

from __future__ import annotations

from tests.games.king_of_tokyo.stage import Stage
from tests.marks import compiled, rule

pytestmark = compiled

CITY = {"place": "city"}
SHOP = ["frenzy", "tank", "jets"]


def turns(play: Stage) -> list[tuple[int, bool]]:
    """Who has begun a turn since, and whether it was an extra one."""
    return [(e.seat, e.extra) for e in play.happened("TurnBegan")]


@rule("KOT-XTRA-01")
def test_an_extra_turn_is_a_complete_turn() -> None:
    """Start reward, three Rolls, resolving, entering, buying, end-of-turn effects; then the left neighbor."""
    play = Stage(
        {"energy": 7, "place": "city", "cards": ["herbivore"]},
        {},
        {},
        phase="buy",
        market=SHOP,
        deck=["heal"],
    )
    play.rig("e e e 1 1 2")
    play.buy("frenzy")
    assert turns(play) == [(0, True)]
    assert play.vp(0) == 3
    assert play.question.args["left"] == 2
    play.roll()
    play.buy("heal")
    assert play.vp(0) == 4
    assert turns(play) == [(0, True), (1, False)]


@rule("KOT-XTRA-01")
def test_an_extra_turn_may_enter_tokyo() -> None:
    play = Stage({"energy": 7}, {"place": "city", "hearts": 1}, {}, phase="buy", market=SHOP)
    play.rig("s 1 1 2 2 3")
    play.buy("frenzy")
    play.end_turn()
    assert play.place(0) == "city"


@rule("KOT-XTRA-02")
def test_several_extra_turns_are_all_taken() -> None:
    play = Stage({"energy": 7, "cards": ["freeze_time"]}, CITY, {}, dice="1 1 1 2 2 3", market=SHOP)
    play.buy("frenzy")
    play.choose("opt-yes")
    play.rig("2 2 3 3 e" + " 2 2 3 3 e e")
    for _ in range(2):
        play.end_turn()
    assert turns(play) == [(0, True), (0, True), (1, False)]


@rule("KOT-XTRA-03")
def test_the_game_may_end_before_an_extra_turn() -> None:
    play = Stage({"energy": 9, "vp": 19, "cards": ["media_friendly"]}, CITY, phase="buy", market=SHOP)
    play.buy("frenzy")
    play.end_turn()
    assert play.winners() == [0]
    assert turns(play) == []


@rule("KOT-XTRA-04")
def test_freeze_time_comes_before_frenzy_and_only_it_costs_a_die() -> None:
    play = Stage({"energy": 7, "cards": ["freeze_time"]}, CITY, {}, dice="1 1 1 2 2 3", market=SHOP)
    play.rig("2 2 3 3 e" + " 2 2 3 3 e e")
    play.buy("frenzy")
    play.choose("opt-yes")
    assert len(play.view.dice) == 5
    play.end_turn()
    assert (play.view.active, len(play.view.dice)) == (0, 6)


@rule("KOT-XTRA-04")
def test_own_extra_turns_come_before_one_that_another_bought() -> None:
    """Seat 2 snatches Frenzy in seat 0's turn; seat 0's Freeze Time turn comes first, then seat 2, then seat 1."""
    play = Stage(
        {"energy": 3, "cards": ["freeze_time"]},
        CITY,
        {"energy": 7, "cards": ["opportunist"]},
        {},
        dice="1 1 1 2 2 3",
        market=["heal", "tank", "jets"],
        deck=["frenzy"],
    )
    play.rig("2 2 3 3 e" + " 2 2 3 3 e e" + " 2 2 3 3 e e")
    play.buy("heal")
    play.snatch("frenzy", seat=2)
    play.until("extra_turn")
    play.choose("opt-yes")
    for _ in range(3):
        play.end_turn()
    assert turns(play) == [(0, True), (2, True), (1, False), (2, False)]


@rule("KOT-XTRA-04")
def test_after_anothers_extra_turn_the_dice_go_on_from_the_regular_player() -> None:
    play = Stage(
        {"energy": 3},
        CITY,
        {},
        {"energy": 7, "cards": ["opportunist"]},
        phase="buy",
        market=["heal", "tank", "jets"],
        deck=["frenzy"],
    )
    play.buy("heal")
    play.snatch("frenzy", seat=3)
    for _ in range(3):
        play.end_turn()
    assert turns(play)[:3] == [(3, True), (1, False), (2, False)]


@rule("KOT-XTRA-04", "KOT-TURN-07")
def test_the_extra_turn_of_who_is_out_by_then_is_lost() -> None:
    play = Stage(
        {"energy": 5},
        CITY,
        {"hearts": 2},
        {},
        phase="buy",
        extra=[2],
        market=["flame_thrower", "tank", "jets"],
    )
    play.buy("flame_thrower")
    play.end_turn()
    assert turns(play) == [(1, False)]
