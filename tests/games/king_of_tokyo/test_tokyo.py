"""What Tokyo does to a Monster: points for entering and for starting a turn there."""

from __future__ import annotations

import pytest

from tests.games.king_of_tokyo.stage import Stage
from tests.marks import compiled, rule

pytestmark = compiled

CITY = {"place": "city"}
RICH = {"energy": 9}


@rule("KOT-TOKYO-01")
def test_entering_is_worth_one_point() -> None:
    play = Stage(RICH, {}, dice="1 1 2 2 3 h")
    assert [(e.seat, e.amount) for e in play.happened("VPGained")] == [(0, 1)]


@rule("KOT-TOKYO-02")
@pytest.mark.parametrize(("place", "vp"), [("city", 2), ("bay", 2), ("outside", 0)])
def test_starting_a_turn_in_tokyo_is_worth_two_points(place: str, vp: int) -> None:
    play = Stage({"place": place}, {}, {}, {}, {})
    assert play.vp(0) == vp
    assert [play.vp(seat) for seat in (1, 2, 3, 4)] == [0, 0, 0, 0]


@rule("KOT-TOKYO-02")
def test_only_ones_own_turn_counts() -> None:
    assert Stage({}, CITY).vp(1) == 0


@rule("KOT-TOKYO-03", "KOT-XTRA-01")
def test_an_extra_turn_started_in_tokyo_counts_too() -> None:
    play = Stage(CITY | RICH, {}, phase="buy", market=["frenzy", "tank", "jets"])
    play.buy("frenzy")
    play.until("keep_dice", seat=0)
    assert play.vp(0) == 2
    assert play.happened("TurnBegan", seat=0, extra=True)


@rule("KOT-TOKYO-06")
def test_the_two_points_come_before_rolling_and_do_not_end_the_game() -> None:
    play = Stage({"place": "city", "vp": 18, "poison": 1, "hearts": 1}, {}, {}, script="1 1 2 2 3 3")
    play.expect("keep_dice", seat=0)
    assert play.vp(0) == 20
    assert not play.table.over
    play.end_turn()
    assert not play.monster(0).alive
    assert not play.table.over


@rule("KOT-TOKYO-06")
def test_twenty_points_from_the_start_of_a_turn_win_when_it_is_over() -> None:
    play = Stage({"place": "city", "vp": 18}, {}, {}, script="1 1 2 2 3 3")
    play.roll()
    assert play.winners() == [0]


@rule("KOT-TOKYO-04")
def test_hearts_rolled_in_tokyo_remove_no_token() -> None:
    play = Stage({"place": "city", "hearts": 5, "poison": 1, "energy": 9}, {}, dice="h h h 1 2 2")
    play.expect("buy", seat=0)
    assert (play.hearts(0), play.monster(0).poison) == (5, 1)


@rule("KOT-TOKYO-05")
def test_smash_goes_across_the_border_both_ways() -> None:
    play = Stage(CITY | RICH, {}, {}, dice="s 1 1 2 2 3")
    assert [m.hearts for m in play.view.monsters] == [10, 9, 9]
    play = Stage(RICH, CITY, {}, dice="s 1 1 2 2 3")
    assert [m.hearts for m in play.view.monsters] == [10, 9, 10]
