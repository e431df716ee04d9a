"""Kaiju: five giant-monster board games on one rules engine.

>>> import kaiju
>>> table = kaiju.new("king-of-tokyo", seats=3, seed=7)
>>> table.question.kind
'keep_dice'
>>> table.answer(table.question.seat, 0)        # keep nothing: roll all dice again
>>> table.view(0).turn
1
"""

from __future__ import annotations

import secrets
from typing import Any

from kaiju.engine.chance import named as _named
from kaiju.engine.errors import (
    AnswerRefused,
    BadData,
    BadRecord,
    BadSetup,
    CannotUndo,
    GameIsOver,
    ImpossiblePosition,
    KaijuError,
    NoSuchOption,
    NotAsked,
    NoWorldFound,
    RulesFault,
)
from kaiju.engine.events import Event
from kaiju.engine.positions import position_of
from kaiju.engine.questions import At, Option, Question
from kaiju.engine.record import Record, begin, read, record_of, replay, write
from kaiju.engine.table import Table
from kaiju.games import SHELF, game_named

__version__ = "0.1.0"

__all__ = [
    "SHELF",
    "AnswerRefused",
    "At",
    "BadData",
    "BadRecord",
    "BadSetup",
    "CannotUndo",
    "Event",
    "GameIsOver",
    "ImpossiblePosition",
    "KaijuError",
    "NoSuchOption",
    "NoWorldFound",
    "NotAsked",
    "Option",
    "Question",
    "Record",
    "RulesFault",
    "Table",
    "load",
    "new",
    "position",
    "record",
    "save",
    "scenario",
]


def new(
    game: str,
    *,
    seats: int,
    seed: int | str | None = None,
    options: dict[str, Any] | None = None,
    data: dict[str, Any] | None = None,
    live: bool = False,
) -> Table:
    """Open a table.

    ``data`` are entries of the game's sheets and cards that take the place of ours (docs/how-to/replace-data.md).

    A seed, a whole number or a key, makes the game repeatable. A ``live`` table draws a fresh key of 128 bits from the
    system with every answer, so that nobody can foresee a roll; its record still replays exactly.
    """
    if seed is None:
        seed = _fresh_key() if live else secrets.randbits(60)
    played = game_named(game) if data is None else game_named(game).with_data(data)
    return begin(played, seats=seats, seed=seed, options=options, entropy=_fresh_key if live else None)


def _fresh_key() -> str:
    """A key of chance that nobody can guess: 128 bits from the system."""
    return _named(secrets.token_hex(16))


def scenario(game: str, position: dict[str, Any], *, seed: int | str = 0, live: bool = False) -> Table:
    """Open a table at a position: any legal one, with dice and draws scripted as far as you like."""
    entropy = _fresh_key if live else None
    played = game_named(game)
    return begin(played, seats=0, seed=seed, position=position, entropy=entropy)


def position(table: Table) -> dict[str, Any]:
    """The position of a table, which :func:`scenario` takes: the same game goes on from there.

    It holds every secret of the table: hands, decks, and chance to come.
    """
    return position_of(table)


def record(table: Table, players: list[str] | None = None) -> Record:
    """How to play this table's game again."""
    return record_of(table, players)


def save(table: Table, players: list[str] | None = None) -> bytes:
    """The table's record as JSON."""
    return write(record_of(table, players))


def load(data: bytes) -> Table:
    """The table that a record describes, at its end."""
    found = read(data)
    return replay(found, game_named(found.game))
