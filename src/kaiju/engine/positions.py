# interpreted
"""Positions: a table as plain data, to set up and to write down.

What a position says in the words of its game is up to the game (:meth:`Game.place`, :meth:`Game.position`). Three keys
are the same everywhere, because every table has them: ``chance``, the number or key it goes on from; ``answers``,
which have been given since, each ``[seat, answer]`` or ``[seat, answer, seed]``; and ``tape``, of imagined tables.
A position is read whole before it is refused, so that all its faults can be told at once.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from kaiju.engine.chance import is_key, mix
from kaiju.engine.errors import AnswerRefused, ImpossiblePosition, RulesFault
from kaiju.engine.game import Game
from kaiju.engine.history import answers_between
from kaiju.engine.state import State, Tape
from kaiju.engine.table import Table

T = TypeVar("T", bound=msgspec.Struct)

MAX_CHANCE = 2**61
MAX_ANSWER = 2**62


class TapeAt(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Chance as it was since an imagined table's mark, and where it goes on (``then``) with the next answer."""

    results: list[int] = []
    orders: list[list[str]] = []
    then: int = 0


class KeyAt(msgspec.Struct, forbid_unknown_fields=True):
    """Keyed chance: the key, and how many results it has given already."""

    key: str
    drawn: int = 0


class Moment(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What belongs to the table, whatever the game."""

    chance: int | KeyAt | None = None
    answers: list[list[int | str]] = []
    tape: TapeAt | None = None


OWN = tuple(field.name for field in msgspec.structs.fields(Moment))


# ---------------------------------------------------------------------- writing


def position_of(table: Table) -> dict[str, Any]:
    """The position of a table: as it was at its last mark, and the answers given since. It holds every secret."""
    table.check_whole()
    if not table.st.tracked:
        raise RulesFault("An untracked copy is for playing out; take the position of the table it came from.")
    mark = table.mark
    chance = KeyAt(mark.key, mark.drawn) if mark.key else mark.rng
    moment = Moment(chance=chance, answers=answers_since(table))
    if mark.tape is not None or table.fresh:
        tape = mark.tape or Tape([], [])
        names = table.game.names(mark)
        orders = [[names[number] for number in order] for order in tape.orders]
        moment.tape = TapeAt(results=tape.results, orders=orders, then=table.fresh)
    own: dict[str, Any] = msgspec.to_builtins(moment)
    return table.game.position(mark) | own


def answers_since(table: Table) -> list[list[int | str]]:
    """The answers given since a table's mark, without what was taken back."""
    out: list[list[int | str]] = []
    for given in reversed(answers_between(table.mark_past, table.past)):
        entry: list[int | str] = [int(given.seat), int(given.answer)]
        if given.seed:
            entry.append(given.key or int(given.seed))
        out.append(entry)
    return out


# ---------------------------------------------------------------------- reading


def open_at(
    game: Game, position: object, seed: int | str, listen: bool, entropy: Callable[[], int | str] | None
) -> Table:
    """A table at a position; raises ImpossiblePosition with all that is wrong with it.

    What the position leaves to chance is drawn by ``seed``. The answers it holds are part of the table's history, but
    not of the record's: that has them with the position.
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
    if isinstance(moment.chance, KeyAt):
        st.set_key(moment.chance.key, moment.chance.drawn)
    elif moment.chance is not None:
        st.rng = moment.chance
    elif isinstance(seed, str):
        st.set_key(seed, 0)
    start = {"seats": game.seats_of(st), "seed": seed, "options": {}, "position": position}
    start["given"] = len(moment.answers)
    mark: State | None = None
    if moment.tape is not None:
        mark = st.twin()
        mark.tape = read_tape(game, st, moment.tape)
        st.tape = mark.tape.rewound()
    table = Table(game, st, start, listen, True, entropy, mark)
    answer_all(table, moment.answers)
    if moment.tape is not None:
        st.tape = None
        if moment.tape.then:
            st.rng = table.fresh = moment.tape.then
            table.steps = []
    return table


def answer_all(table: Table, answers: list[list[int | str]]) -> None:
    """Give the answers that a position holds."""
    for n, entry in enumerate(answers):
        seat, answer = int(entry[0]), int(entry[1])
        try:
            table.check(seat, answer)
        except AnswerRefused as error:
            raise ImpossiblePosition(f"Answer {n} of the position was refused: {error}") from None
        table.put(seat, answer, entry[2] if len(entry) == 3 else 0)


def read_tape(game: Game, st: State, given: TapeAt) -> Tape:
    """A tape whose cards go by their numbers again."""
    numbers = {name: number for number, name in game.names(st).items()}
    strange = [name for order in given.orders for name in order if name not in numbers]
    if strange:
        raise ImpossiblePosition(*[f"There is no card called {name!r} on this table." for name in strange])
    return Tape(given.results, [[numbers[name] for name in order] for order in given.orders])


def check_moment(moment: Moment, faults: list[str]) -> None:
    """Chance and answers must be numbers that can be."""
    chance = moment.chance
    if isinstance(chance, KeyAt):
        if not is_key(chance.key) or not 0 <= chance.drawn < MAX_CHANCE:
            faults.append(
                "Keyed chance is a key of 32 to 64 hexadecimal digits and how many results it has given."
            )
    elif chance is not None and not 0 < chance < MAX_CHANCE:
        faults.append("The chance of a position is a whole number from 1 to 2**61 - 1.")
    if moment.tape is not None and not 0 <= moment.tape.then < MAX_CHANCE:
        faults.append("The chance after a tape is a whole number from 0 to 2**61 - 1.")
    if moment.tape is not None and not all(0 <= result < MAX_CHANCE for result in moment.tape.results):
        faults.append("The results on a tape are whole numbers from 0 to 2**61 - 1.")
    for n, entry in enumerate(moment.answers):
        if not is_answer(entry):
            faults.append(
                f"Answer {n} of the position is not of the form [seat, answer] or [seat, answer, seed]."
            )


def is_answer(entry: list[int | str]) -> bool:
    """Whether this has the form of an answer; the seed may be a key."""
    if len(entry) not in (2, 3) or isinstance(entry[0], str) or isinstance(entry[1], str):
        return False
    seed = entry[2] if len(entry) == 3 else 0
    fits = is_key(seed) if isinstance(seed, str) else 0 <= seed < MAX_ANSWER
    return fits and 0 <= entry[0] < MAX_ANSWER and 0 <= entry[1] < MAX_ANSWER


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
