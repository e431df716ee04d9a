"""Victory points from numbers."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.king_of_tokyo.stage import Stage
from tests.marks import compiled, rule

pytestmark = compiled

QUIET = ["tank", "skyscraper", "vast_storm"]
"""A Market that nobody in these stories can pay for."""


def points(dice: str, *, place: str = "outside", cards: tuple[str, ...] = ()) -> int:
    """What a Roll is worth in VP, entering Tokyo left aside."""
    me = {"place": place, "cards": list(cards)}
    others = [{}, {}, {}, {}] if place == "city" else [{"place": "city"}, {}, {}]
    play = Stage(me, *others, dice=dice, market=QUIET)
    return sum(e.amount for e in play.happened("VPGained", seat=0, rule="KOT-NUM-02"))


@rule("KOT-NUM-01")
@pytest.mark.parametrize(("dice", "vp"), [("1 1 1 e e h", 1), ("2 2 2 e e h", 2), ("3 3 3 e e h", 3)])
def test_a_triple_is_worth_its_number(dice: str, vp: int) -> None:
    assert points(dice) == vp


@rule("KOT-NUM-02")
@pytest.mark.parametrize(
    ("dice", "vp"), [("1 1 1 1 e h", 2), ("2 2 2 2 2 h", 4), ("3 3 3 3 e h", 4), ("1 1 1 1 1 h", 3)]
)
def test_each_further_die_brings_one_more(dice: str, vp: int) -> None:
    assert points(dice) == vp


@rule("KOT-NUM-03")
@pytest.mark.parametrize("dice", ["1 1 2 2 3 3", "1 2 3 e e e", "3 3 e e e h"])
def test_one_or_two_of_a_number_bring_nothing(dice: str) -> None:
    assert points(dice) == 0


@rule("KOT-NUM-03")
def test_symbols_do_not_score_as_numbers() -> None:
    assert points("e e e h h h") == 0
    assert points("s s s h h h") == 0


@rule("KOT-NUM-04")
def test_two_triples_both_score() -> None:
    assert points("1 1 1 3 3 3") == 4
    assert points("2 2 2 3 3 3") == 5


@rule("KOT-NUM-05")
@pytest.mark.parametrize(("dice", "vp"), [("1 1 1 1 1 1", 4), ("2 2 2 2 2 2", 5), ("3 3 3 3 3 3", 6)])
def test_six_of_a_kind_are_one_triple_and_three_more(dice: str, vp: int) -> None:
    assert points(dice) == vp


@rule("KOT-NUM-06")
@pytest.mark.parametrize("place", ["outside", "city", "bay"])
def test_numbers_score_wherever_the_monster_is(place: str) -> None:
    others = [{"place": "city" if place != "city" else "bay"}, {}, {}, {}]
    play = Stage({"place": place}, *others, dice="2 2 2 2 h h", market=QUIET)
    assert [e.amount for e in play.happened("VPGained", seat=0, rule="KOT-NUM-02")] == [3]


@rule("KOT-NUM-01", "KOT-NUM-02", "KOT-NUM-03", "KOT-NUM-04", "KOT-NUM-05", "KOT-NUM-06")
@given(
    st.lists(st.sampled_from("123esh"), min_size=6, max_size=6),
    st.lists(st.sampled_from("123esh"), max_size=2),
    st.sampled_from(["outside", "city"]),
)
def test_any_roll_scores_by_the_formula(six: list[str], green: list[str], place: str) -> None:
    dice = six + green
    worth = {n: int(n) + dice.count(n) - 3 for n in "123" if dice.count(n) >= 3}
    assert points(" ".join(dice), place=place, cards=("extra_head",) * len(green)) == sum(worth.values())
