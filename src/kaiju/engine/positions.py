# interpreted
"""Positions: a table as plain data, to set up and to write down.

What a position says in the words of its game is up to the game (:meth:`Game.place`, :meth:`Game.position`). Two keys
are the same everywhere, because every table has them: ``chance``, the number from which chance goes on, and
``answers``, which have been given since, each ``[seat, answer]`` or ``[seat, answer, seed]``. A position is read whole
before it is refused, so that all its faults can be told at once.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from kaiju.engine.chance import mix
from kaiju.engine.errors import AnswerRefused, ImpossiblePosition, RulesFault
from kaiju.engine.game import Game
from kaiju.engine.state import State
from kaiju.engine.table import Past, Table

T = TypeVar("T", bound=msgspec.Struct)

MAX_CHANCE = 2**61
MAX_ANSWER = 2**62


class Moment(msgspec.Struct, forbid_unknown_fields=True):
    """What belongs to the table, whatever the game."""

    chance: int | None = None
    answers: list[list[int]] = []


OWN = tuple(field.name for field in msgspec.structs.fields(Moment))


def position_of(table: Table) -> dict[str, Any]:
    """The position of a table: as it was at its last mark, and the answers given since. It holds every secret."""
    if not table.st.tracked:
        raise RulesFault("An untracked copy is for playing out; take the position of the table it came from.")
    position = table.game.position(table.mark)
    position["chance"] = int(table.mark.rng)
    since = answers_since(table)
    if since:
        position["answers"] = since
    return position


def answers_since(table: Table) -> list[list[int]]:
    """The answers given since a table's mark."""
    out: list[list[int]] = []
    node: Past | None = table.past
    while node is not None and node is not table.mark_past:
        entry = [int(node.seat), int(node.answer)]
        out.append([*entry, int(node.seed)] if node.seed else entry)
        node = node.before
    out.reverse()
    return out


def open_at(
    game: Game, position: object, seed: int, listen: bool, entropy: Callable[[], int] | None
) -> Table:
    """A table at a position; raises ImpossiblePosition with all that is wrong with it.

    What the position leaves to chance is drawn by ``seed``. The answers it holds are part of the table's history, but
    not of the record: that has them with the position.
    """
    faults: list[str] = []
    if not isinstance(position, dict):
        raise ImpossiblePosition(f"This is not a position of {game.title}: it has no fields.")
    own = {name: position[name] for name in OWN if name in position}
    moment = read(Moment, own, game.title, "", faults)
    check_moment(moment, faults)
    st: State | None = None
    try:
        st = game.place({name: value for name, value in position.items() if name not in OWN}, mix(seed))
    except ImpossiblePosition as error:
        faults += error.faults
    if st is None or faults:
        raise ImpossiblePosition(*faults)
    if moment.chance is not None:
        st.rng = moment.chance
    start = {"seats": game.seats_of(st), "seed": seed, "options": {}, "position": position}
    table = Table(game, st, start, listen, True, entropy)
    for n, entry in enumerate(moment.answers):
        try:
            table.check(entry[0], entry[1])
        except AnswerRefused as error:
            raise ImpossiblePosition(f"Answer {n} of the position was refused: {error}") from None
        table.put(entry[0], entry[1], entry[2] if len(entry) == 3 else 0)
    start["given"] = len(moment.answers)
    return table


def check_moment(moment: Moment, faults: list[str]) -> None:
    """Chance and answers must be numbers that can be."""
    if moment.chance is not None and not 0 < moment.chance < MAX_CHANCE:
        faults.append("The chance of a position is a whole number from 1 to 2**61 - 1.")
    for n, entry in enumerate(moment.answers):
        if len(entry) not in (2, 3) or any(not 0 <= x < MAX_ANSWER for x in entry):
            faults.append(
                f"Answer {n} of the position is not of the form [seat, answer] or [seat, answer, seed]."
            )


def read(kind: type[T], data: object, title: str, where: str, faults: list[str]) -> T:
    """A form filled in from plain data, field by field: what is wrong is noted and left as if it were not said."""
    fields = {field.name: field for field in msgspec.structs.fields(kind)}
    given: dict[str, Any] = {}
    if not isinstance(data, dict):
        told(faults, title, f"Expected `object`, got `{type(data).__name__}`", where)
        data = {}
    for name, value in data.items():
        if name not in fields:
            told(faults, title, f"Object contains unknown field `{name}`", where)
            continue
        try:
            given[name] = msgspec.convert(value, fields[name].type)
        except msgspec.ValidationError as error:
            what, _, at = str(error).partition(" - at `$")
            told(faults, title, what, f"{where}.{name}{at.rstrip('`')}")
    lacking = [name for name, field in fields.items() if field.required and name not in given]
    for name in lacking:
        if name not in data:
            told(faults, title, f"Object missing required field `{name}`", where)
    if lacking:
        # Without it nothing else can be judged.
        raise ImpossiblePosition(*faults)
    return kind(**given)


def told(faults: list[str], title: str, what: str, where: str) -> None:
    """Note that something does not have the form of a position."""
    at = f" - at `${where}`" if where else ""
    faults.append(f"This is not a position of {title}: {what}{at}.")
