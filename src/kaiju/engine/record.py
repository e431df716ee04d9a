# interpreted
"""Records: a game as rules versions + how it started + answers. Save file, replay, bug report and golden test.

A record is JSON. The reader is strict: an unknown field, a missing one or a wrong type is an error with a sentence
that says so. The events are kept beside the answers, so an old game stays readable when a rule is corrected.
Format 2 names the rules by module; format 1, whose one number stands for all of them, is still read.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from kaiju.engine.chance import mix
from kaiju.engine.errors import BadRecord, BadSetup, ImpossiblePosition, KaijuError
from kaiju.engine.game import Game
from kaiju.engine.table import Table

FORMAT = 2
FORMATS = (1, 2)
MAX_SEED = 2**64


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything needed to play a game again. ``answers``: [seat, answer] or [seat, answer, seed]."""

    kaiju: int = FORMAT
    game: str
    rules: int | dict[str, int]
    seats: int
    seed: int
    options: dict[str, Any]
    position: dict[str, Any] | None = None
    players: list[str] = []
    answers: list[list[int]]
    events: list[dict[str, Any]] = []
    winners: list[int] | None = None


def begin(
    game: Game,
    *,
    seats: int,
    seed: int,
    options: dict[str, Any] | None = None,
    position: dict[str, Any] | None = None,
    listen: bool = True,
    entropy: Callable[[], int] | None = None,
) -> Table:
    """Open a table: a fresh game, or one that starts from a position."""
    if not 0 <= seed < MAX_SEED:
        raise BadSetup("A seed is a whole number from 0 to 2**64 - 1.")
    if position is not None:
        st = game.place(position, mix(seed))
        start = {"seats": seats, "seed": seed, "options": {}, "position": position}
    else:
        game.check_seats(seats)
        full = game.options(options or {}, seats)
        st = game.start(seats, full, mix(seed))
        start = {"seats": seats, "seed": seed, "options": full, "position": None}
    return Table(game, st, start, listen, True, entropy)


def differences(
    game: Game, rules: int | dict[str, int], options: dict[str, Any], position: dict[str, Any] | None = None
) -> list[tuple[str, int, int]]:
    """The modules whose rules are not those in force: name, version played by, version here (0: there is none).

    A single number is what all modules had in common before each got its own.
    """
    here = game.rules_of(options, position)
    then = dict.fromkeys(here, rules) if isinstance(rules, int) else rules
    modules = [*here, *(name for name in then if name not in here)]
    return [(m, then.get(m, 0), here.get(m, 0)) for m in modules if then.get(m, 0) != here.get(m, 0)]


def other_rules(
    game: Game, rules: int | dict[str, int], options: dict[str, Any], position: dict[str, Any] | None = None
) -> str:
    """In words by which rules a game was played that are not those in force; empty when they are the same."""
    told: list[str] = []
    for name, then, now in differences(game, rules, options, position):
        version = f"version {then}" if then else "no version"
        told.append(f"{version} of the rules of {name.replace('_', ' ')} (here: {now or 'none'})")
    return ", ".join(told)


def record_of(table: Table, players: list[str] | None = None, *, events: bool = True) -> Record:
    """The record of a table, finished or not."""
    return Record(
        game=table.game.name,
        rules=table.game.rules_of(table.start["options"], table.start["position"]),
        seats=table.start["seats"],
        seed=table.start["seed"],
        options=table.start["options"],
        position=table.start["position"],
        players=list(players or []),
        answers=[[s, a, r] if r else [s, a] for s, a, r in table.answers()],
        events=[e.plain() for e in table.events] if events else [],
        winners=table.winners,
    )


def write(record: Record) -> bytes:
    """The record as JSON that a person can read too: a field a line, an event a line."""
    fields = []
    for name, value in msgspec.to_builtins(record).items():
        text = msgspec.json.encode(value)
        if name == "events" and value:
            text = b"[\n  " + b",\n  ".join(msgspec.json.encode(event) for event in value) + b"\n ]"
        fields.append(b" " + msgspec.json.encode(name) + b": " + text)
    return b"{\n" + b",\n".join(fields) + b"\n}\n"


def read(data: bytes) -> Record:
    """Read a record strictly; raises BadRecord with one sentence."""
    try:
        record = msgspec.json.decode(data, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecord(f"This is not a Kaiju record: {error}.") from None
    if record.kaiju not in FORMATS:
        raise BadRecord(f"This record has format {record.kaiju}; this version reads formats 1 and {FORMAT}.")
    if isinstance(record.rules, int) != (record.kaiju == 1):
        raise BadRecord(
            "In a record of format 1 the rules are one number, in format 2 a number for each module."
        )
    if isinstance(record.rules, dict) and (
        "base" not in record.rules or any(version < 1 for version in record.rules.values())
    ):
        raise BadRecord("The rules of a record name versions from 1 on, and that of base is among them.")
    if not 0 <= record.seed < MAX_SEED:
        raise BadRecord("The record's seed is out of range.")
    for n, entry in enumerate(record.answers):
        if len(entry) not in (2, 3) or any(not 0 <= x < 2**62 for x in entry):
            raise BadRecord(
                f"Answer {n} of the record is not of the form [seat, answer] or [seat, answer, seed]."
            )
    return record


def steps(record: Record, game: Game, *, listen: bool = True) -> Iterator[Table]:
    """Replay a record: yields the table at the start and after every answer."""
    if record.game != game.name:
        raise BadRecord(f"This is a record of {record.game}, not of {game.name}.")
    others = other_rules(game, record.rules, record.options, record.position)
    if others:
        raise BadRecord(f"This record of {game.title} cannot be played again: it was played by {others}.")
    try:
        table = begin(
            game,
            seats=record.seats,
            seed=record.seed,
            options=record.options,
            position=record.position,
            listen=listen,
        )
    except (BadSetup, ImpossiblePosition) as error:
        raise BadRecord(f"The record's start is not possible: {error}") from None
    yield table
    for n, entry in enumerate(record.answers):
        try:
            table.check(entry[0], entry[1])
        except KaijuError as error:
            raise BadRecord(f"The record does not replay: answer {n} was refused. {error}") from None
        table.put(entry[0], entry[1], entry[2] if len(entry) == 3 else 0)
        yield table
    if record.winners is not None and table.winners != record.winners:
        raise BadRecord("The record does not replay: it names other winners.")


def replay(record: Record, game: Game, *, listen: bool = True) -> Table:
    """The table at the end of a record."""
    *_, table = steps(record, game, listen=listen)
    return table
