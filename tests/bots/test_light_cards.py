"""The light hand of King of Tokyo with Evolutions, costumes, and Monsters whom 0 hearts do not eliminate."""

from __future__ import annotations

from typing import Any, cast

import pytest

from kaiju.bots.king_of_tokyo.light import choose
from kaiju.bots.king_of_tokyo.light_cards import AT_ANY_TIME, AT_ITS_MOMENT, LATER, NOT_AT_ONCE
from kaiju.bots.king_of_tokyo.situation import FACTS
from kaiju.bots.king_of_tokyo.value import value_for
from kaiju.engine.table import Table
from kaiju.games.king_of_tokyo.card import ANYTIME, PERMANENT, TEMPORARY
from kaiju.games.king_of_tokyo.state import Tokyo
from tests.bots.tables import EVOLVED, asked, position

EVOLVING: dict[str, Any] = {"options": EVOLVED}
HALLOWEEN: dict[str, Any] = {"options": {"halloween": True}}
MY_DICE = "1 1 2 2 e h"


def chosen(table: Table) -> int:
    st = cast(Tokyo, table.st)
    return int(choose(st, value_for(st)))


def plays(table: Table, card: str) -> bool:
    """Whether it plays or uses a card that it is offered."""
    question = table.question
    assert question is not None
    offered = {str(option.args.get("card")): option.answer for option in question.options}
    assert card in offered, f"{card} is not offered"
    return chosen(table) == offered[card]


def at_any_time(me: dict[str, Any], *others: dict[str, Any], roll: str = MY_DICE) -> Table:
    return asked(position(me, *(others or ({"place": "city"}, {})), roll=roll, **EVOLVING), "anytime")


# ----------------------------------------------------------------- what is in the tables


@pytest.mark.parametrize("key", AT_ANY_TIME)
def test_what_is_played_at_any_time_may_be_and_is_spent_by_it(key: str) -> None:
    assert FACTS[key].type == TEMPORARY
    assert FACTS[key].hand >> ANYTIME & 1


@pytest.mark.parametrize("key", AT_ITS_MOMENT)
def test_what_has_a_moment_of_its_own_is_offered_at_one(key: str) -> None:
    facts = FACTS[key]
    assert (facts.hand | facts.at | facts.spent) & ~(1 << ANYTIME)


def test_exceptions_are_exceptions_to_something() -> None:
    assert set(AT_ANY_TIME) > LATER
    assert {FACTS[key].type for key in NOT_AT_ONCE} == {PERMANENT}


# -------------------------------------------------------------------------------- Evolutions


@pytest.mark.parametrize(("hearts", "expected"), [(3, True), (9, False)])
def test_hearts_are_taken_by_those_who_need_them(hearts: int, expected: bool) -> None:
    assert plays(at_any_time({"hand": ["giant_banana"], "hearts": hearts}), "giant_banana") == expected


def test_points_are_taken_and_what_stays_in_front_is_played_at_once() -> None:
    assert plays(at_any_time({"hand": ["alien_scourge"]}), "alien_scourge")
    assert plays(at_any_time({"hand": ["alpha_male"]}), "alpha_male")
    assert not plays(at_any_time({"hand": ["twas_beauty_killed_the_beast"]}), "twas_beauty_killed_the_beast")


@pytest.mark.parametrize(("vp", "expected"), [(5, True), (14, False)])
def test_a_pumpkin_hits_all_who_are_near_the_end_and_is_for_those_who_are_not(
    vp: int, expected: bool
) -> None:
    table = at_any_time({"hand": ["smashing_pumpkin"], "vp": vp}, {"place": "city", "vp": 15}, {})
    assert plays(table, "smashing_pumpkin") == expected


@pytest.mark.parametrize(("hearts", "expected"), [(2, True), (10, False)])
def test_a_tune_up_is_kept_until_it_is_needed(hearts: int, expected: bool) -> None:
    me = {"hand": ["tune_up"], "hearts": hearts}
    assert plays(asked(position(me, {"place": "city"}, {}, **EVOLVING), "use"), "tune_up") == expected


# --------------------------------------------------------- whom 0 hearts do not eliminate


def test_a_zombie_stays_in_tokyo_where_others_leave() -> None:
    def table(*cards: str) -> Table:
        me = {"place": "city", "hearts": 2, "vp": 6, "cards": list(cards)}
        return asked(position(me, {}, {}, {}, active=1, roll="s 1 2 2 h h", **HALLOWEEN), "yield", 0)

    stay, leave = 0, 1
    assert chosen(table("zombie")) == stay
    assert chosen(table()) == leave


def test_smash_is_kept_for_a_zombie_only_by_those_who_can_take_what_keeps_it_alive() -> None:
    def smash_kept(energy: int, *cards: str) -> int:
        zombie = {"place": "city", "hearts": 2, "vp": 16, "cards": list(cards)}
        table = position({"energy": energy, "hearts": 10}, zombie, {}, {}, script="s s 1 2 3 e", **HALLOWEEN)
        return (chosen(table) & 0b11).bit_count()

    assert smash_kept(0) == 2  # a Monster with two hearts left is felled
    assert smash_kept(4, "zombie") == 2  # what keeps it alive can be paid for
    assert smash_kept(0, "zombie") < 2


def test_a_costume_is_taken_if_it_is_worth_its_price() -> None:
    zombie = {"place": "city", "hearts": 2, "vp": 16, "cards": ["zombie"]}
    table = asked(position({"energy": 6}, zombie, {}, roll="s s s 1 2 2", **HALLOWEEN), "steal")
    assert plays(table, "zombie")


def test_a_zombie_is_safer_with_one_heart_than_others_with_one() -> None:
    def chance(*cards: str) -> float:
        st = cast(
            Tokyo,
            position({"hearts": 1, "vp": 6, "cards": list(cards)}, {"place": "city"}, {}, {}, **HALLOWEEN).st,
        )
        return value_for(st).chances(st, 1)[0]

    assert chance("zombie") > chance() + 0.1
