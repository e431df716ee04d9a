"""Entering Tokyo: mandatory, one place a turn, the City first."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.king_of_tokyo.stage import Stage
from tests.marks import compiled, rule

pytestmark = compiled

CITY = {"place": "city"}
BAY = {"place": "bay"}
RICH = {"energy": 9}


@rule("KOT-ENTER-01", "KOT-COMP-14")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_an_empty_tokyo_is_entered_by_the_active_monster(seats: int) -> None:
    play = Stage(RICH, *[{}] * (seats - 1), dice="1 1 2 2 3 h")
    assert [m.place for m in play.view.monsters] == ["city"] + ["outside"] * (seats - 1)
    assert play.happened("EnteredTokyo", seat=0, place=1)


@rule("KOT-ENTER-01")
def test_tokyo_is_entered_after_all_dice_are_resolved() -> None:
    play = Stage({"hearts": 2}, {}, dice="1 1 1 e h s")
    told = [e.kind for e in play.table.events if getattr(e, "seat", -1) == 0]
    for kind in ("EnergyGained", "HeartsGained"):
        assert told.index(kind) < told.index("EnteredTokyo")


@rule("KOT-ENTER-02")
@pytest.mark.parametrize("seats", [5, 6])
def test_an_empty_bay_beside_an_occupied_city_is_entered(seats: int) -> None:
    play = Stage(RICH, CITY, *[{}] * (seats - 2), dice="1 1 2 2 3 h")
    assert (play.place(0), play.place(1)) == ("bay", "city")
    assert play.vp(0) == 1


@rule("KOT-ENTER-02", "KOT-BAY-09")
def test_with_four_left_of_six_the_bay_is_not_entered() -> None:
    play = Stage(RICH, CITY, {}, {}, {"alive": False}, {"alive": False}, dice="1 1 2 2 3 h")
    assert play.place(0) == "outside"


@rule("KOT-ENTER-03")
def test_entering_is_no_choice() -> None:
    """Nobody is asked, not even with one heart left and Burrowing waiting."""
    play = Stage({"hearts": 2, "energy": 9}, {"place": "city", "cards": ["burrowing"]}, dice="s 1 1 2 2 3")
    play.yields(1)
    play.expect("buy", seat=0)
    assert (play.place(0), play.hearts(0)) == ("city", 1)


@rule("KOT-ENTER-04")
@pytest.mark.parametrize("dice", ["1 1 2 2 3 3", "h h h h h h", "e e e 1 1 2"])
def test_no_smash_is_needed_to_enter(dice: str) -> None:
    assert Stage(RICH, {}, dice=dice).place(0) == "city"
    assert Stage(RICH, CITY, {}, {}, {}, dice=dice).place(0) == "bay"


@rule("KOT-ENTER-05")
def test_the_first_player_of_the_game_is_forced_into_the_city() -> None:
    play = Stage(RICH, {}, {}, dice="1 1 2 2 3 h")
    assert (play.place(0), play.vp(0)) == ("city", 1)


@rule("KOT-ENTER-06")
def test_with_both_places_empty_only_the_city_is_entered() -> None:
    play = Stage(RICH, {}, {}, {}, {}, dice="1 1 2 2 3 h")
    assert [m.place for m in play.view.monsters] == ["city"] + ["outside"] * 4
    assert len(play.happened("EnteredTokyo")) == 1


@rule("KOT-ENTER-06")
def test_only_the_active_monster_enters() -> None:
    """The others wait for their own turns."""
    play = Stage({}, {}, {}, {}, {}, script="1 1 2 2 3 h 1 1 2 2 3 h")
    play.roll()
    assert [m.place for m in play.view.monsters] == ["city"] + ["outside"] * 4
    play.roll()
    assert [m.place for m in play.view.monsters] == ["city", "bay"] + ["outside"] * 3


@rule("KOT-ENTER-07")
def test_who_is_in_tokyo_does_not_move_between_its_places() -> None:
    play = Stage(BAY | RICH, {}, {}, {}, {}, dice="1 1 2 2 3 h")
    assert play.place(0) == "bay"
    assert not play.happened("EnteredTokyo")
    assert play.vp(0) == 0
    play = Stage(CITY | RICH, {}, {}, {}, {}, dice="1 1 2 2 3 h")
    assert play.place(0) == "city"


@rule("KOT-ENTER-08")
def test_an_empty_city_is_entered_past_the_monster_in_the_bay() -> None:
    play = Stage(RICH, BAY, {}, {}, {}, dice="1 1 2 2 3 h")
    assert (play.place(0), play.place(1)) == ("city", "bay")


@rule("KOT-ENTER-09")
def test_being_put_into_tokyo_by_a_card_is_entering() -> None:
    """2 VP from Death From Above and 1 for entering; Burrowing bites who takes its place."""
    play = Stage(
        RICH,
        {"place": "city", "cards": ["burrowing"]},
        phase="buy",
        market=["death_from_above", "tank", "jets"],
    )
    play.buy("death_from_above")
    assert (play.place(0), play.vp(0), play.hearts(0)) == ("city", 3, 9)


@rule("KOT-ENTER-10")
def test_tokyo_emptied_by_a_card_stays_empty_until_the_next_enter_step() -> None:
    play = Stage(
        {"energy": 9},
        {"place": "city", "hearts": 2},
        {},
        phase="buy",
        market=["flame_thrower", "tank", "jets"],
    )
    play.buy("flame_thrower")
    assert not play.monster(1).alive
    assert [m.place for m in play.view.monsters] == ["outside"] * 3
    play.rig("1 1 2 2 3 h")
    play.end_turn()
    assert [m.place for m in play.view.monsters] == ["outside"] * 3
    play.roll()
    assert play.place(2) == "city"


@rule(
    "KOT-ENTER-01",
    "KOT-ENTER-02",
    "KOT-ENTER-03",
    "KOT-ENTER-04",
    "KOT-ENTER-06",
    "KOT-ENTER-07",
    "KOT-ENTER-08",
)
@given(st.data())
def test_any_enter_step_fills_one_place_or_none(data: st.DataObject) -> None:
    seats = data.draw(st.integers(2, 6), label="seats")
    city = data.draw(st.integers(-1, seats - 1), label="city")
    bay = data.draw(st.integers(-1, seats - 1), label="bay") if seats >= 5 else -1
    dice = data.draw(st.lists(st.sampled_from("123eh"), min_size=6, max_size=6), label="dice")
    places = ["city" if s == city else "bay" if s == bay else "outside" for s in range(seats)]
    monsters: list[dict[str, object]] = [{"place": place} for place in places]
    monsters[0] |= {"energy": 9}
    play = Stage(*monsters, dice=" ".join(dice))
    if places[0] == "outside":
        if "city" not in places:
            places[0] = "city"
        elif seats >= 5 and "bay" not in places:
            places[0] = "bay"
    assert [m.place for m in play.view.monsters] == places
