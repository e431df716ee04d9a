# interpreted
"""Records: a game as rules versions + how it started + answers. Save file, replay, bug report and golden test.

A record is JSON. The reader is strict: an unknown field, a missing one or a wrong type is an error with a sentence
that says so. The events are kept beside the answers, so an old game stays readable when a rule is corrected.
``docs/reference/records.md`` tells it field by field. Format 1 is still read: there one number is the version of all
modules, seeds are numbers, and nothing is taken back.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

from kaiju.engine.chance import is_key, mix
from kaiju.engine.errors import AnswerRefused, BadData, BadRecord, BadSetup, ImpossiblePosition, RulesFault
from kaiju.engine.game import Game
from kaiju.engine.history import TOOK_BACK
from kaiju.engine.positions import open_at
from kaiju.engine.table import Table

FORMAT = 2
FORMATS = (1, 2)
MAX_SEATS = 100
MAX_SEED = 2**64
MAX_NUMBER = 2**62
"""Above every number in an entry of the answers: they are machine integers."""

SEED = "a whole number from 0 to 2**64 - 1, or a key of 32 to 64 small hexadecimal digits (maybe with n before them)"


class Data(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The replaceable data of a game: the digest of all of them, and the entries that are not as they came."""

    digest: str
    changed: dict[str, Any] = {}


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything needed to play a game again.

    ``answers``: [seat, answer], [seat, answer, seed], or [seat, -1] for a seat that took its last answer back.
    """

    kaiju: int = FORMAT
    game: str
    rules: int | dict[str, int]
    seats: int
    seed: int | str
    options: dict[str, Any]
    position: dict[str, Any] | None = None
    data: Data | None = None
    players: list[str] = []
    answers: list[list[int | str]]
    events: list[dict[str, Any]] = []
    winners: list[int] | None = None


def begin(
    game: Game,
    *,
    seats: int,
    seed: int | str,
    options: dict[str, Any] | None = None,
    position: dict[str, Any] | None = None,
    listen: bool = True,
    entropy: Callable[[], int | str] | None = None,
    tracked: bool = True,
) -> Table:
    """Open a table: a fresh game, or one that starts from a position, which says itself how many seats it has.

    A table that nobody will copy or imagine need not be ``tracked``: it sets no marks, and plays the same faster.
    """
    if not is_seed(seed):
        raise BadSetup(f"A seed is {SEED}.")
    if position is not None:
        return open_at(game, position, seed, listen, entropy)
    game.check_seats(seats)
    full = game.options(options or {}, seats)
    st = game.start(seats, full, mix(seed))
    if isinstance(seed, str):
        # Who sees what lies open must not be able to work out what lies hidden: that comes from the key alone.
        st.set_key(seed, 0)
        game.imagine(st, -1, set())
    start: dict[str, Any] = {"seats": seats, "seed": seed, "options": full, "position": None}
    return Table(game, st, start, listen, tracked, entropy)


def is_seed(seed: object) -> bool:
    """Whether chance can be set by this at the start of a game."""
    if isinstance(seed, str):
        return is_key(seed)
    return isinstance(seed, int) and 0 <= seed < MAX_SEED


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


def data_of(game: Game) -> Data | None:
    """The replaceable data that a game is played with, as a record holds them; None without any."""
    digest = game.data_digest()
    return Data(digest, game.changed_data()) if digest else None


def played_with(game: Game, data: Data | None) -> Game:
    """A game with the entries in place that a record has changed, wherever it was played.

    Whether all its data are the same then only the digest tells; entries that do not fit here leave the game as it is.
    """
    changed = data.changed if data is not None else {}
    if changed == game.changed_data():
        return game
    try:
        return game.with_data(changed)
    except BadData:
        return game


def record_of(table: Table, players: list[str] | None = None, *, events: bool = True) -> Record:
    """The record of a table, finished or not."""
    if table.start.get("imagined"):
        raise RulesFault("An imagined table has no beginning to be played from; take its position instead.")
    return Record(
        game=table.game.name,
        rules=table.game.rules_of(table.start["options"], table.start["position"]),
        seats=table.start["seats"],
        seed=table.start["seed"],
        options=table.start["options"],
        position=table.start["position"],
        data=table.start.get("data") or data_of(table.game),
        players=list(players or []),
        answers=[[s, a, r] if r else [s, a] for s, a, r in table.answers()[table.start.get("given", 0) :]],
        events=[e.plain() for e in table.events] if events else [],
        winners=table.winners,
    )


def write(record: Record) -> bytes:
    """The record as JSON that a person can read too: a field a line, an event a line."""
    fields = []
    for name, value in msgspec.to_builtins(record).items():
        if name == "data" and value is None:
            continue
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
    if not 1 <= record.seats <= MAX_SEATS:
        raise BadRecord(f"A record has 1 to {MAX_SEATS} seats.")
    if len(record.players) not in (0, record.seats):
        raise BadRecord(f"The record has {record.seats} seats, but {len(record.players)} were named in it.")
    if not is_seed(record.seed) or (record.kaiju == 1 and isinstance(record.seed, str)):
        raise BadRecord(f"The record's seed is not {SEED}.")
    if record.data is not None and (record.kaiju == 1 or not record.data.digest):
        raise BadRecord("A record's data come with their digest, and only in format 2.")
    for n, entry in enumerate(record.answers):
        if not _is_answer(entry, record.kaiju):
            raise BadRecord(
                f"Answer {n} of the record is not of the form [seat, answer] or [seat, answer, seed]"
                f"{' or [seat, -1]' if record.kaiju > 1 else ''}."
            )
    return record


def _is_answer(entry: list[int | str], format_: int) -> bool:
    """Whether an entry of the answers has a form that its format knows."""
    if len(entry) not in (2, 3) or isinstance(entry[0], str) or isinstance(entry[1], str):
        return False
    if not 0 <= entry[0] < MAX_NUMBER:
        return False
    if entry[1] == TOOK_BACK:
        return format_ > 1 and len(entry) == 2
    if not 0 <= entry[1] < MAX_NUMBER:
        return False
    seed = entry[2] if len(entry) == 3 else 0
    return format_ > 1 and is_key(seed) if isinstance(seed, str) else 0 <= seed < MAX_NUMBER


def steps(record: Record, game: Game, *, listen: bool = True) -> Iterator[Table]:
    """Replay a record: yields the table at the start and after every answer."""
    if record.game != game.name:
        raise BadRecord(f"This is a record of {record.game}, not of {game.name}.")
    others = other_rules(game, record.rules, record.options, record.position)
    if others:
        raise BadRecord(f"This record of {game.title} cannot be played again: it was played by {others}.")
    game = played_with(game, record.data)
    digest = record.data.digest if record.data is not None else ""
    if digest != game.data_digest():
        raise BadRecord(
            f"This record of {game.title} cannot be played again: it was played with "
            f"{f'the data of digest {digest}' if digest else 'no replaced data'}, and at hand are "
            f"{f'those of digest {game.data_digest()}' if game.data_digest() else 'none'}."
        )
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
    if table.start["seats"] != record.seats:
        raise BadRecord(
            f"The record's start is not possible: it has {record.seats} seats, and its position {table.start['seats']}."
        )
    if record.data is not None:
        table.start["data"] = record.data
    yield table
    for n, entry in enumerate(record.answers):
        try:
            play_entry(table, entry)
        except AnswerRefused as error:
            raise BadRecord(f"The record does not replay: answer {n} was refused. {error}") from None
        yield table
    if record.winners is not None and table.winners != record.winners:
        raise BadRecord("The record does not replay: it names other winners.")


def play_entry(table: Table, entry: Sequence[int | str]) -> None:
    """Play one entry of a record's answers at a table; raises what the table raises when it cannot be taken."""
    seat, answer = int(entry[0]), int(entry[1])
    if answer == TOOK_BACK:
        table.undo(seat)
        return
    table.check(seat, answer)
    table.put(seat, answer, entry[2] if len(entry) == 3 else 0)


def replay(record: Record, game: Game, *, listen: bool = True) -> Table:
    """The table at the end of a record."""
    *_, table = steps(record, game, listen=listen)
    return table
