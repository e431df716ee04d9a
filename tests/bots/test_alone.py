"""King of Tokyo between two, solved without cards: the table says what it must, and the light hand goes by it."""

from __future__ import annotations

from itertools import pairwise
from math import exp
from pathlib import Path
from typing import cast

import pytest

import kaiju.bots.king_of_tokyo
from kaiju.bots.king_of_tokyo.alone import solved_odds
from kaiju.bots.king_of_tokyo.light import give_way
from kaiju.bots.king_of_tokyo.value import value_for
from kaiju.engine.table import Table
from kaiju.games.king_of_tokyo import asks
from kaiju.games.king_of_tokyo.state import Tokyo
from tests.bots.tables import position

BOTH = pytest.mark.parametrize("two_player", [False, True])


def chance(
    hearts: int, vp: int, its_hearts: int, its_vp: int, *, inside: bool = False, two_player: bool = False
) -> float:
    return 1.0 / (1.0 + exp(-solved_odds(two_player, inside, hearts, vp, its_hearts, its_vp)))


def test_the_data_are_small() -> None:
    room = Path(kaiju.bots.king_of_tokyo.__file__).parent
    assert sum(file.stat().st_size for file in room.iterdir() if file.suffix in (".json", ".bin")) < 1_000_000


@BOTH
def test_more_hearts_are_better_and_fewer_of_the_other_too(two_player: bool) -> None:
    for inside in (False, True):
        mine = [chance(hearts, 5, 6, 5, inside=inside, two_player=two_player) for hearts in range(1, 11)]
        assert all(a <= b for a, b in pairwise(mine))
        its = [chance(6, 5, hearts, 5, inside=inside, two_player=two_player) for hearts in range(1, 11)]
        assert all(a >= b for a, b in pairwise(its))


@BOTH
def test_more_points_are_better(two_player: bool) -> None:
    found = [chance(6, vp, 6, 5, two_player=two_player) for vp in range(20)]
    assert all(a <= b + 0.002 for a, b in pairwise(found))
    assert found[-1] > found[0] + 0.2


def test_a_single_heart_in_reach_is_nearly_won_and_one_point_short_of_twenty_in_tokyo_nearly_lost() -> None:
    # Six dice rolled three times show no smash in (5/6)^18 of all turns, 3.8%.
    assert chance(10, 0, 1, 0) > 0.96
    # The other has 18 VP in Tokyo: if it is neither felled nor driven out now, it wins as its turn begins.
    assert chance(10, 0, 10, 18) < 0.5 < chance(10, 0, 10, 0)


def test_hearts_beyond_ten_and_points_beyond_nineteen_are_taken_as_the_most_there_are() -> None:
    assert chance(12, 25, 11, 3) == chance(10, 19, 10, 3)


def asked_to_leave(mine: dict[str, object], its: dict[str, object]) -> Table:
    """The other one hits me in Tokyo: I am asked whether I Yield."""
    table = position({**its}, {"place": "city", **mine}, script="s s 1 2 h e")
    while cast(Tokyo, table.st).kind != asks.ASK_YIELD:
        st = cast(Tokyo, table.st)
        if st.kind == asks.ASK_KEEP:
            table.give(0b111111)
        else:
            table.give(0)
    return table


def leaves(table: Table) -> bool:
    st = cast(Tokyo, table.st)
    before = [(m.hearts, m.vp, m.place) for m in st.monsters]
    found = bool(give_way(st, value_for(st)))
    assert [(m.hearts, m.vp, m.place) for m in st.monsters] == before
    return found


def test_who_has_few_hearts_leaves_tokyo_to_a_strong_attacker() -> None:
    assert leaves(asked_to_leave({"hearts": 4, "vp": 3}, {"hearts": 10, "vp": 3}))


def test_nobody_leaves_who_wins_by_staying_or_would_let_the_other_win() -> None:
    assert not leaves(asked_to_leave({"hearts": 3, "vp": 18}, {"hearts": 10, "vp": 3}))
    assert not leaves(asked_to_leave({"hearts": 3, "vp": 3}, {"hearts": 10, "vp": 19}))
