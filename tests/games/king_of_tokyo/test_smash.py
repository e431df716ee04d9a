"""Smash: whom it hits, how hard, and what counts as a wound."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.king_of_tokyo.stage import Stage
from tests.marks import compiled, rule

pytestmark = compiled

CITY = {"place": "city"}
BAY = {"place": "bay"}


def hearts(play: Stage) -> list[int]:
    return [m.hearts for m in play.view.monsters]


# ---- targets


@rule("KOT-SMASH-01", "KOT-SMASH-04", "KOT-SMASH-05", "KOT-TOKYO-05")
def test_from_outside_it_hits_city_and_bay_and_nobody_else() -> None:
    play = Stage({}, CITY, {}, BAY, {}, dice="s s 1 1 2 3")
    assert hearts(play) == [10, 8, 10, 8, 10]


@rule("KOT-SMASH-01", "KOT-SMASH-02", "KOT-TOKYO-05")
def test_from_the_city_it_hits_everybody_outside() -> None:
    play = Stage(CITY, {}, {}, {}, dice="s s s 1 2 3")
    assert [e.seat for e in play.happened("HeartsLost", smash=True)] == [1, 2, 3]
    assert hearts(play)[:4] == [10, 7, 7, 7]


@rule("KOT-SMASH-02", "KOT-SMASH-03", "KOT-BAY-01")
@pytest.mark.parametrize(("mine", "theirs"), [("city", "bay"), ("bay", "city")])
def test_monsters_in_tokyo_do_not_wound_each_other(mine: str, theirs: str) -> None:
    play = Stage({"place": mine}, {"place": theirs}, {}, {}, {}, dice="s s s 1 2 3")
    assert hearts(play) == [10, 10, 7, 7, 7]


@rule("KOT-SMASH-05")
def test_monsters_outside_do_not_wound_each_other() -> None:
    play = Stage({}, {}, {}, dice="s s s s s s")
    assert hearts(play) == [10, 10, 10]


@rule("KOT-SMASH-06")
def test_every_target_loses_the_full_number() -> None:
    play = Stage(CITY, BAY, {}, {}, {}, {}, dice="s s s s s 1")
    assert hearts(play) == [10, 10, 5, 5, 5, 5]


@rule(
    "KOT-SMASH-01",
    "KOT-SMASH-02",
    "KOT-SMASH-03",
    "KOT-SMASH-04",
    "KOT-SMASH-05",
    "KOT-SMASH-06",
    "KOT-BAY-02",
)
@given(st.data())
def test_any_smash_hits_the_other_side_of_the_border(data: st.DataObject) -> None:
    seats = data.draw(st.integers(2, 6), label="seats")
    alive = data.draw(
        st.lists(st.booleans(), min_size=seats, max_size=seats).filter(lambda a: sum(a) > 1), label="alive"
    )
    living = [seat for seat in range(seats) if alive[seat]]
    active = data.draw(st.sampled_from(living), label="active")
    city = data.draw(st.sampled_from([-1, *living]), label="city")
    bay = data.draw(st.sampled_from([-1, *living]), label="bay") if len(living) >= 5 else -1
    n = data.draw(st.integers(0, 6), label="smash")
    inside = {city, bay} - {-1}
    monsters = [
        {"alive": alive[s], "place": "city" if s == city else "bay" if s == bay else "outside"}
        for s in range(seats)
    ]
    dice = " ".join(["s"] * n + ["1", "1", "2", "2", "3", "3"][: 6 - n])
    play = Stage(*monsters, active=active, dice=dice)
    expected = {s for s in living if (s in inside) != (active in inside)} if n else set()
    assert {e.seat for e in play.happened("HeartsLost")} == expected
    for seat in living:
        assert play.hearts(seat) == 10 - (n if seat in expected else 0)


@rule("KOT-SMASH-09", "KOT-ENTER-05")
@pytest.mark.parametrize("seats", [2, 5])
def test_the_first_player_of_the_game_wounds_nobody(seats: int) -> None:
    play = Stage(*[{}] * seats, dice="s s s s s s")
    assert hearts(play) == [10] * seats
    assert play.place(0) == "city"


# ---- wounds


@rule("KOT-SMASH-07")
def test_wounded_monsters_in_tokyo_may_each_yield_or_stay() -> None:
    play = Stage({}, CITY, BAY, {}, {}, dice="s 1 1 2 2 3")
    question = play.expect("yield", seat=1)
    assert [o.say for o in question.options] == ["opt-stay", "opt-yield"]
    play.stays(1)
    play.yields(2)
    assert (play.place(1), play.place(2)) == ("city", "outside")


@rule("KOT-SMASH-08")
def test_yielding_does_not_give_the_hearts_back() -> None:
    play = Stage({}, CITY, dice="s s s 1 2 2")
    assert play.hearts(1) == 7
    play.yields(1)
    assert play.hearts(1) == 7


@rule("KOT-SMASH-10", "KOT-YIELD-05")
def test_hearts_lost_through_a_card_are_no_smash() -> None:
    """No Yield, no Poison token: Flame Thrower wounds nobody."""
    play = Stage(
        {"energy": 9, "cards": ["poison_spit"]}, CITY, phase="buy", market=["flame_thrower", "tank", "jets"]
    )
    play.buy("flame_thrower")
    assert play.hearts(1) == 8
    assert play.monster(1).poison == 0
    assert not play.happened("HeartsLost", smash=True)
    assert not [k for k, _ in play.asked_before_end_of_turn() if k == "yield"]


@rule("KOT-SMASH-11")
def test_smash_that_costs_hearts_is_a_wound() -> None:
    play = Stage({"cards": ["poison_spit"]}, CITY, {}, dice="s 1 1 2 2 3")
    assert [m.poison for m in play.view.monsters] == [0, 1, 0]


@rule("KOT-SMASH-12")
def test_all_targets_lose_their_hearts_at_the_same_time() -> None:
    """Both fall together, so each of them sees the other fall: Eater of the Dead pays its owner twice."""
    play = Stage(
        CITY,
        {"hearts": 1, "cards": ["eater_of_the_dead", "it_has_a_child"]},
        {"hearts": 1},
        {},
        dice="s 1 1 2 2 3",
    )
    assert [e.amount for e in play.happened("VPGained", seat=1)] == [3, 3]


@rule("KOT-SMASH-12")
def test_the_last_two_fall_together() -> None:
    play = Stage(CITY, {"hearts": 2}, {"hearts": 1}, dice="s s 1 1 2 3")
    assert play.winners() == [0]
    lost = [i for i, e in enumerate(play.table.events) if e.kind == "HeartsLost"]
    gone = [i for i, e in enumerate(play.table.events) if e.kind == "Eliminated"]
    assert max(lost) < min(gone)


@rule("KOT-SMASH-13")
def test_places_count_as_they_are_when_smash_is_resolved() -> None:
    """The attacker takes Tokyo afterwards and the victim is outside: neither changes who was hit."""
    play = Stage({}, CITY, {}, {}, dice="s s 1 1 2 3", market=["skyscraper", "vast_storm", "nova_breath"])
    play.yields(1)
    assert play.place(0) == "city"
    assert hearts(play) == [10, 8, 10, 10]
    assert len(play.happened("HeartsLost")) == 1


@rule("KOT-SMASH-14", "KOT-YIELD-09")
@pytest.mark.parametrize("card", ["armor_plating", "camouflage", "wings"])
def test_a_loss_fully_prevented_is_no_wound(card: str) -> None:
    play = Stage(
        {"energy": 9, "cards": ["poison_spit"]},
        {"place": "city", "energy": 2, "cards": [card]},
        dice="s 1 1 2 2 3",
        script="h",
    )
    if card != "armor_plating":
        play.use(card)
    assert play.hearts(1) == 10
    assert play.monster(1).poison == 0
    assert ("yield", 1) not in play.asked_before_end_of_turn()
