"""No bot knows more than its seat: everything hidden drawn anew, and it answers the same."""

from __future__ import annotations

from typing import Any

import pytest

from kaiju.bots import Bot, ask_bot, bots_for, make_bot, searches, worlds_for
from kaiju.engine.questions import Question
from kaiju.engine.table import Table
from kaiju.games import SHELF
from kaiju.server.thinkers import think
from tests.bots.played_on import PlayedOn, played_on
from tests.bots.positions import positions
from tests.every_game.games import Setting, title

ALL = {"power_up": True, "mutant_evolutions": True, "halloween": True, "promos": "all", "origins": "all"}
ISLAND = "king_of_monster_island"
SETTINGS: list[Setting] = [
    ("king_of_tokyo", 2, {}),
    ("king_of_tokyo", 4, {}),
    ("king_of_tokyo", 2, ALL),
    ("king_of_tokyo", 4, ALL),
    ("king_of_tokyo_origins", 2, {}),
    ("king_of_tokyo_origins", 4, {"king_of_tokyo": "all"}),
    ("king_of_tokyo_duel", 2, {}),
    (ISLAND, 1, {"boss": "lithosaur", "side": "blue"}),
    (ISLAND, 1, {"mode": "ultimate", "side": "red"}),
    (ISLAND, 3, {"boss": "crystal_dragon", "side": "red"}),
    (ISLAND, 3, {"boss": "lavalord", "side": "blue"}),
    (ISLAND, 3, {"mode": "ultimate", "side": "blue"}),
    ("godzilla_tokyo_clash", 2, {}),
    ("godzilla_tokyo_clash", 4, {}),
]
LEVELS = list(dict.fromkeys(name for game in SHELF for name in bots_for(game)))
POSITIONS = 16
PLAYOUTS = 36
"""Enough that some answers are left for better ones."""
ANEW = (5, 6)
"""Seeds by which everything hidden is drawn anew."""

Redrawn = list[tuple[Table, int, list[Table]]]
"""Positions, who is asked there, and tables that this seat could not tell from it."""

_redrawn: dict[str, Redrawn] = {}


def redrawn(setting: Setting) -> Redrawn:
    """Positions of a setting, drawn once for all levels."""
    name = title(setting)
    if name not in _redrawn:
        _redrawn[name] = [
            (table, seat, [table.imagine(seat, seed) for seed in ANEW])
            for table, seat in positions(setting, 23, POSITIONS, each=4)
        ]
    return _redrawn[name]


def lies(table: Table) -> Any:
    """All that lies on a table, hidden or not; chance to come is no part of it."""
    return table.game.position(table.st)


@pytest.fixture
def some_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    for game in SHELF:
        for name in bots_for(game):
            if searches(name, game) and make_bot(name, game, 1).playouts:
                monkeypatch.setattr(type(make_bot(name, game, 1)), "playouts", PLAYOUTS)


def asked(table: Table, seat: int) -> Question:
    question = table.question_for(seat)
    assert question is not None
    return question


def answered(bot: Bot, table: Table, seat: int, notes: PlayedOn) -> tuple[object, ...]:
    """What a bot answers, and all that led to it: what it spent, what its playouts came to, how its chance went on."""
    notes.found.clear()
    answer = ask_bot(bot, table, asked(table, seat))
    return answer, getattr(bot, "spent", 0), notes.found[:], bot.chance.getstate()


@pytest.mark.parametrize("setting", SETTINGS, ids=title)
def test_something_is_hidden_at_the_positions_tried(setting: Setting) -> None:
    """So that what follows is no idle talk: most of the redrawn tables are others, and look the same."""
    found = redrawn(setting)
    assert len(found) == POSITIONS
    others = 0
    for table, seat, again in found:
        for other in again:
            assert asked(other, seat) == asked(table, seat)
            assert other.view(seat) == table.view(seat)
            others += lies(other) != lies(table)
    assert others > POSITIONS * len(ANEW) // 2


@pytest.mark.usefixtures("some_playouts")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("setting", SETTINGS, ids=title)
def test_a_bot_answers_the_same_when_all_that_is_hidden_is_drawn_anew(
    setting: Setting, level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = setting[0]
    notes = played_on(game, monkeypatch)
    for table, seat, again in redrawn(setting):
        question = asked(table, seat)
        here = answered(make_bot(level, game, 9), table, seat, notes)
        assert here[0] in question.answers()
        for other in again:
            assert answered(make_bot(level, game, 9), other, seat, notes) == here
        if searches(level, game):
            packed = worlds_for(level, table, seat)
            assert packed is not None
            assert think(level, game, 9, table.view(seat), question, packed) == here[0]
