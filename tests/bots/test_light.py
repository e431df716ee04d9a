"""The light hand of King of Tokyo keeps what wins, buys nothing that costs it the game, and leaves Tokyo in time."""

from __future__ import annotations

from typing import Any, cast

import pytest

from kaiju.bots.king_of_tokyo.light import choose
from kaiju.bots.king_of_tokyo.value import value_for, values
from kaiju.engine.record import begin
from kaiju.engine.table import Table
from kaiju.games import game_named
from kaiju.games.king_of_tokyo.state import Tokyo
from tests.bots.tables import asked, position

MARKETS = {"national_guard": 3, "jet_fighters": 5, "tank": 4}
"""Cards that bring VP and cost hearts, and their prices."""


def chosen(table: Table) -> int:
    st = cast(Tokyo, table.st)
    return int(choose(st, value_for(st)))


def before_buying(me: dict[str, Any], other: dict[str, Any], market: list[str]) -> Table:
    """My Roll has come to nothing, and the Market is open."""
    return asked(position(me, other, roll="1 1 2 2 h h", market=market), "buy")


def bought(table: Table) -> str:
    """The card that the light hand takes, or nothing."""
    question = table.question
    assert question is not None
    return str(question.options[chosen(table)].args.get("card", ""))


def test_it_keeps_what_wins() -> None:
    assert chosen(position({"vp": 17}, {"place": "city"}, script="3 3 3 e s h")) & 0b000111 == 0b000111
    assert chosen(position({}, {"place": "city", "hearts": 3}, script="s s s 1 1 e")) & 0b000111 == 0b000111


@pytest.mark.parametrize("card", MARKETS)
def test_it_buys_nothing_that_kills_it_not_even_the_last_points(card: str) -> None:
    me = {"vp": 18, "hearts": 2, "energy": 5, "place": "city"}
    table = before_buying(me, {}, [card, "commuter_train", "skyscraper"])
    assert bought(table) != card


@pytest.mark.parametrize("card", MARKETS)
def test_hearts_that_a_card_costs_weigh_more_the_fewer_there_are(card: str) -> None:
    """Four points are worth four hearts of ten to somebody who is safe; five hearts in Tokyo are not to be sold."""
    few = before_buying(
        {"vp": 5, "hearts": 5, "energy": MARKETS[card], "place": "city"}, {}, [card, "jets", "mimic"]
    )
    assert bought(few) != card


def test_it_buys_the_points_that_win() -> None:
    me = {"vp": 17, "hearts": 2, "energy": 4, "place": "city"}
    assert bought(before_buying(me, {}, ["corner_store", "commuter_train", "skyscraper"])) == ""
    assert (
        bought(before_buying({**me, "energy": 6}, {}, ["corner_store", "commuter_train", "skyscraper"]))
        == "skyscraper"
    )


def test_it_buys_damage_that_fells_the_last_other() -> None:
    assert (
        bought(before_buying({"energy": 3}, {"hearts": 2}, ["flame_thrower", "heal", "mimic"]))
        == "flame_thrower"
    )


def asked_among(count: int, attacker: int, **me: Any) -> Table:
    """Somebody hits me in Tokyo at a table of so many: I, in seat 0, am asked whether I Yield."""
    monsters: list[dict[str, Any]] = [{"place": "city", **me}, *[{"vp": 6} for _ in range(count - 1)]]
    return asked(position(*monsters, active=attacker, roll="s 1 2 2 h h"), "yield", 0)


def test_among_several_who_is_next_stays_and_who_has_all_others_before_it_leaves() -> None:
    stay, leave = 0, 1
    assert chosen(asked_among(4, attacker=3, hearts=7, vp=6)) == stay
    assert chosen(asked_among(4, attacker=1, hearts=4, vp=6)) == leave
    # A turn begun in Tokyo wins, and nobody acts before it.
    assert chosen(asked_among(4, attacker=3, hearts=2, vp=18)) == stay


@pytest.mark.parametrize("name", ["many", "evolved"])
def test_whether_to_stay_is_fitted_for_any_number_that_acts_before(name: str) -> None:
    weights = values()[name].stay
    assert len(weights) == 4
    assert {len(row) for row in weights} == {8}


@pytest.mark.parametrize(
    ("seats", "module", "name"),
    [
        (2, "", "duo"),
        (2, "power_up", "duo"),
        (3, "", "many"),
        (4, "power_up", "evolved"),
        (6, "power_up", "evolved"),
        (4, "halloween", "evolved"),
    ],
)
def test_tables_with_evolutions_or_costumes_have_a_value_of_their_own(
    seats: int, module: str, name: str
) -> None:
    options = {module: True} if module else {}
    table = begin(game_named("king_of_tokyo"), seats=seats, seed=1, options=options)
    assert value_for(cast(Tokyo, table.st)) is values()[name]
