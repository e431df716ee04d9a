"""Healing: outside Tokyo, up to the maximum, each heart result for one thing."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.king_of_tokyo.stage import Stage
from tests.marks import compiled, rule

pytestmark = compiled

CITY = {"place": "city"}


@rule("KOT-HEAL-01")
@pytest.mark.parametrize(
    ("before", "dice", "after"), [(3, "h 1 1 2 2 3", 4), (3, "h h h h h h", 9), (3, "1 1 2 2 3 3", 3)]
)
def test_outside_every_heart_heals_one(before: int, dice: str, after: int) -> None:
    assert Stage({"hearts": before}, CITY, dice=dice).hearts(0) == after


@rule("KOT-HEAL-02", "KOT-HEAL-06")
def test_hearts_beyond_ten_are_lost() -> None:
    play = Stage({"hearts": 8}, CITY, dice="h h h h h h")
    assert play.hearts(0) == 10
    assert play.monster(0).max_hearts == 10
    assert [e.amount for e in play.happened("HeartsGained")] == [2]


@rule("KOT-HEAL-03", "KOT-BAY-01", "KOT-TOKYO-04")
@pytest.mark.parametrize("place", ["city", "bay"])
def test_in_tokyo_rolled_hearts_heal_nothing(place: str) -> None:
    play = Stage({"place": place, "hearts": 3}, {}, {}, {}, {}, dice="h h h h 1 2")
    assert play.hearts(0) == 3


@rule("KOT-HEAL-04", "KOT-TOKYO-04", "KOT-CARD-07", "KOT-BAY-01")
@pytest.mark.parametrize("place", ["city", "bay"])
def test_in_tokyo_hearts_are_no_use_at_all(place: str) -> None:
    """No token comes off and Healing Ray heals nobody; nothing is asked."""
    me = {"place": place, "hearts": 9, "poison": 1, "shrink": 1, "cards": ["healing_ray"]}
    play = Stage(me, {"hearts": 2}, {}, {}, {}, dice="h h h h h")
    play.expect("keep_dice", seat=1)
    assert (play.monster(0).poison, play.monster(0).shrink, play.hearts(1)) == (1, 1, 2)


@rule("KOT-HEAL-05", "KOT-BAY-01")
@pytest.mark.parametrize("place", ["city", "bay"])
def test_in_tokyo_cards_still_heal(place: str) -> None:
    me = {"place": place, "hearts": 3, "energy": 5, "cards": ["rapid_healing"]}
    play = Stage(me, {}, {}, {}, {}, dice="1 1 2 2 3 3", market=["heal", "tank", "jets"])
    play.expect("anytime", seat=0)
    play.use("rapid_healing")
    assert play.hearts(0) == 4
    play.until("buy")
    play.buy("heal")
    assert play.hearts(0) == 6


@rule("KOT-HEAL-07")
def test_smash_first_does_not_move_the_attacker_into_tokyo() -> None:
    play = Stage({"hearts": 4}, CITY, dice="s s s h h 1")
    play.yields(1)
    assert play.hearts(0) == 6
    told = [e.kind for e in play.table.events]
    assert told.index("HeartsGained") < told.index("EnteredTokyo")


@rule("KOT-HEAL-07")
def test_who_had_to_leave_a_closing_bay_may_heal() -> None:
    play = Stage({"place": "bay", "hearts": 4}, CITY, {"hearts": 1}, {}, {}, dice="s h h 1 1 2")
    play.first("smash")
    assert (play.place(0), play.hearts(0)) == ("outside", 6)


@rule("KOT-HEAL-08", "KOT-CARD-07")
def test_each_heart_is_used_for_one_thing() -> None:
    play = Stage(
        {"hearts": 5, "poison": 1, "shrink": 1, "cards": ["healing_ray"]},
        {"place": "city", "hearts": 8, "energy": 9},
        dice="h h h h h",
    )
    play.heart("poison")
    play.heart("shrink")
    play.heart("other", seat=1)
    assert play.expect("heart").args["n"] == 2
    play.heart("self")
    assert (play.monster(0).poison, play.monster(0).shrink) == (0, 0)
    assert play.hearts(1) == 9
    assert play.hearts(0) == 7


@rule("KOT-HEAL-08")
def test_a_heart_for_a_token_heals_nothing() -> None:
    play = Stage({"hearts": 5, "poison": 2}, CITY, dice="h h 1 1 2 3")
    play.heart("poison")
    play.heart("poison")
    play.until("keep_dice", seat=1)
    assert (play.hearts(0), play.monster(0).poison) == (5, 0)


@rule("KOT-HEAL-09")
def test_looking_at_hearts_does_not_use_them() -> None:
    """Complete Destruction counts the heart in Tokyo too; outside, the same heart still heals."""
    for place, after in (("city", 5), ("outside", 6)):
        me = {"place": place, "hearts": 5, "cards": ["complete_destruction"]}
        others = [{}, {}] if place == "city" else [CITY, {}]
        play = Stage(me, *others, dice="1 2 3 e s h")
        play.until("keep_dice")
        assert play.happened("VPGained", seat=0, amount=9, card="complete_destruction")
        assert play.hearts(0) == after


@rule("KOT-HEAL-10")
def test_only_heart_dice_are_restricted_in_tokyo() -> None:
    """Even Bigger and Regeneration work there as anywhere."""
    me = {"place": "city", "hearts": 5, "energy": 7, "cards": ["regeneration"]}
    play = Stage(me, {}, phase="buy", market=["even_bigger", "heal", "jets"])
    play.buy("even_bigger")
    assert play.hearts(0) == 8
    play.buy("heal")
    assert play.hearts(0) == 11


@rule("KOT-HEAL-01", "KOT-HEAL-02", "KOT-HEAL-03", "KOT-HEAL-06", "KOT-CARD-01", "KOT-CARD-18")
@given(
    st.integers(1, 12),
    st.integers(0, 6),
    st.sets(st.sampled_from(["even_bigger", "regeneration"])),
    st.sampled_from(["outside", "city"]),
)
def test_any_healing_stops_at_the_maximum(before: int, n: int, cards: set[str], place: str) -> None:
    most = 12 if "even_bigger" in cards else 10
    before = min(before, most)
    dice = " ".join(["h"] * n + ["1", "1", "2", "2", "3", "3"][: 6 - n])
    others = [{}, {}] if place == "city" else [CITY, {}]
    play = Stage({"hearts": before, "cards": sorted(cards), "place": place}, *others, dice=dice)
    gain = n + (1 if n and "regeneration" in cards else 0)
    assert play.hearts(0) == (before if place == "city" else min(most, before + gain))
