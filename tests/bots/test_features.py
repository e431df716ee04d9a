"""Positions written down as numbers: with its weights, a sheet tells the same chances as the value of each game."""

from __future__ import annotations

from collections.abc import Callable
from math import exp, inf
from typing import Any, cast

import pytest

from kaiju.bots import ask_bot, make_bot
from kaiju.bots.features import Features, Sheet, features_of
from kaiju.bots.godzilla_tokyo_clash import value as clash
from kaiju.bots.king_of_monster_island import value as island
from kaiju.bots.king_of_tokyo import value as tokyo
from kaiju.bots.king_of_tokyo.features import NUMBER
from kaiju.bots.king_of_tokyo_duel import features as duels
from kaiju.bots.king_of_tokyo_duel import value as duel
from kaiju.engine.errors import BadSetup
from kaiju.engine.record import begin
from kaiju.engine.table import Table
from kaiju.games import game_named

Reading = tuple[list[float], float, list[float]]
"""The weights of the signs, the weight of what is known without them, and everybody's chances by the value."""

MODULES = {"power_up": True, "mutant_evolutions": True, "halloween": True, "promos": "all", "origins": "all"}


def of_tokyo(table: Table) -> Reading:
    st = cast(Any, table.st)
    value = tokyo.value_for(st)
    if value.duel is not None and st.alive_count() == 2:
        value = value.duel
    weights = value.fixed + [0.0] * (2 * len(NUMBER))
    for key, number in NUMBER.items():
        weights[number : number + 2] = value.cards.get(key, (0.0, 0.0))
    return weights, 1.0, value.chances(st, st.active)


def of_duel(table: Table) -> Reading:
    st = cast(Any, table.st)
    value = duel.FITTED
    cards = [value.cards.get(key, 0.0) for key in duels.CARDS]
    return (
        [value.fewer, *value.energy, *value.tokens, *value.monsters, *cards],
        value.solved,
        value.chances(st, st.active),
    )


def of_island(table: Table) -> Reading:
    chance = island.chance(cast(Any, table.st), island.weights())
    return island.weights(), 0.0, [chance, 1.0 - chance]


def of_clash(table: Table) -> Reading:
    st = cast(Any, table.st)
    found = clash.weights()
    return found["duo" if len(st.players) == 2 else "many"], 0.0, clash.chances(st, found)


TABLES: list[tuple[str, int, dict[str, Any], Callable[[Table], Reading]]] = [
    ("king_of_tokyo", 2, {}, of_tokyo),
    ("king_of_tokyo", 4, {}, of_tokyo),
    ("king_of_tokyo", 6, MODULES, of_tokyo),
    ("king_of_tokyo_origins", 4, {}, of_tokyo),
    ("king_of_tokyo_duel", 2, {}, of_duel),
    ("king_of_monster_island", 3, {}, of_island),
    ("godzilla_tokyo_clash", 2, {}, of_clash),
    ("godzilla_tokyo_clash", 3, {}, of_clash),
]


def turns(game: str, seats: int, options: dict[str, Any], seed: int, most: int) -> list[Table]:
    """The table at the start of every turn of a game of greedy players."""
    table = begin(game_named(game), seats=seats, seed=seed, options=options, listen=False)
    bots = [make_bot("greedy", game, seat) for seat in range(seats)]
    turn = -1
    found: list[Table] = []
    while (question := table.question) is not None and len(found) < most:
        st = cast(Any, table.st)
        if st.turn != turn:
            turn = st.turn
            found.append(table.copy(tracked=False))
        table.give(ask_bot(bots[question.seat], table, question))
    return found


def told(sheet: Sheet, position: int, weights: list[float], known: float) -> list[float]:
    """The chances by what is on a sheet: of those who can win, in their order."""
    odds = sheet.odds[position * sheet.sides : (position + 1) * sheet.sides]
    raised = [
        exp(sum(weights[sign] for sign in signs) + (known * each if known else 0.0))
        for signs, each in zip(sheet.of(position), [o for o in odds if o > -inf], strict=True)
    ]
    return [each / sum(raised) for each in raised]


@pytest.mark.parametrize(("game", "seats", "options", "reading"), TABLES)
def test_a_sheet_tells_what_the_value_tells(
    game: str, seats: int, options: dict[str, Any], reading: Callable[[Table], Reading]
) -> None:
    features = features_of(game)
    sheet = features.sheet()
    tables = turns(game, seats, options, 11, 40)
    features.write(tables, sheet)
    assert len(sheet) == len(tables) > 5
    assert len(sheet.signs) == len(tables) * features.sides * features.width
    for at, table in enumerate(tables):
        weights, known, chances = reading(table)
        assert len(weights) == features.signs
        assert told(sheet, at, weights, known) == pytest.approx([c for c in chances if c], abs=1e-9)
        assert sheet.movers[at] == cast(Any, table.st).active


def test_many_at_once_are_written_as_one_by_one() -> None:
    features = features_of("king-of-tokyo")
    tables = turns("king_of_tokyo", 4, {}, 5, 12)
    many, single = features.sheet(), features.sheet()
    features.write(tables, many)
    for table in tables:
        features.read(table, single)
    assert many.signs == single.signs
    assert many.odds == single.odds
    assert many.movers == single.movers


def test_positions_can_be_forgotten() -> None:
    features = features_of("king-of-tokyo-duel")
    tables = turns("king_of_tokyo_duel", 2, {}, 5, 9)
    sheet, first = features.sheet(), features.sheet()
    features.write(tables, sheet)
    features.write(tables[:4], first)
    sheet.cut(4)
    assert (sheet.signs, sheet.odds, sheet.movers) == (first.signs, first.odds, first.movers)


def test_signs_beyond_the_width_are_left_out() -> None:
    sheet = Sheet(2, 3, 99)
    sheet.side([1, 2, 3, 4])
    sheet.side([5], 0.5)
    sheet.moved_by(1)
    assert sheet.signs.tolist() == [1, 2, 3, 5, 99, 99]
    assert sheet.of(0) == [[1, 2, 3], [5]]
    assert sheet.odds.tolist() == [0.0, 0.5]


def test_a_game_whose_bots_write_nothing_down_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr("kaiju.bots.king_of_tokyo_duel.FEATURES")
    with pytest.raises(BadSetup, match="do not say how its positions"):
        features_of("king_of_tokyo_duel")


def test_features_that_do_not_say_how_to_read_a_table_say_so() -> None:
    features = Features(2, 3, 9)
    with pytest.raises(BadSetup, match="Features does not say how a position is written down"):
        features.read(turns("king_of_tokyo_duel", 2, {}, 5, 1)[0], features.sheet())
