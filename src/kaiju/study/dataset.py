"""Games as tables of data: one row a game, one a decision, one an event, in Parquet files.

A data set is a folder. ``dataset.json`` says what is in it: schema, plan, what it comes from, and the meaning of every
number of an observation. ``games``, ``decisions`` and ``events`` hold one file each for every hundred games. The files
of a hundred games follow from the plan alone, whoever makes them, and are put there in one step each, that of ``games``
last: where it is there, its hundred is whole. So a run that was killed goes on without a lost or doubled game.
"""

from __future__ import annotations

import gc
import io
import json
import os
import time
from array import array
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from kaiju.bots import Bot, BotFault, make_bot
from kaiju.engine.chance import mix
from kaiju.engine.declaration import figures, turns
from kaiju.engine.errors import BadSetup
from kaiju.engine.events import Event
from kaiju.engine.questions import Question
from kaiju.engine.record import begin
from kaiju.engine.table import Table
from kaiju.study.journal import lock
from kaiju.study.observing import Layout, listed, said, survey
from kaiju.study.origin import Origin, origin_of, same_origin
from kaiju.study.simulate import MOST_ANSWERS, Plan, answer_of, check, game_of, game_seed, seating
from kaiju.study.workers import spread, workers

SCHEMA = 1
"""Raised with every change of a column's name, type or meaning."""

CHUNK = 100
"""Games in one file."""

SELDOM = 50_000
"""So many more objects are there before Python looks for garbage while a chunk is made."""

TABLES = ("events", "decisions", "games")
"""In the order in which they are written: a chunk is whole when its games are there."""

NEEDS = "Data sets need more packages: pip install 'kaiju[study]'."


class Chunk(msgspec.Struct, frozen=True):
    """One piece of work: so many games of a plan from ``first`` on."""

    plan: Plan
    first: int
    end: int


class Files(msgspec.Struct, frozen=True):
    """The files of a chunk by table, and the seconds that bots thought, others than those by chance apart."""

    chunk: Chunk
    data: dict[str, bytes]
    decisions: int
    seconds: float
    thinking: float


class DatasetHead(msgspec.Struct, frozen=True, kw_only=True):
    """What stands in ``dataset.json``."""

    kaiju_dataset: int = SCHEMA
    plan: Plan
    origin: Origin
    chunk: int = CHUNK
    observation: list[str]
    """What each number of an observation means."""
    codes: dict[int, str]
    """What the codes of options in an observation stand for."""


class Made(msgspec.Struct, frozen=True):
    """What a run has made: decisions and seconds of this run, with the bots' own time apart."""

    games: int
    decisions: int
    seconds: float
    thinking: float
    interrupted: bool


LAYOUTS: dict[tuple[str, int, str, str], Layout] = {}
"""The layouts that this process has worked out, by game, seats, options and digest of the data."""


def layout_of(plan: Plan) -> Layout:
    """How the views of a plan's tables become numbers."""
    digest = plan.data.digest if plan.data is not None else ""
    key = (plan.game, len(plan.bots), json.dumps(plan.options, sort_keys=True), digest)
    found = LAYOUTS.get(key)
    if found is None:
        found = LAYOUTS[key] = survey(game_of(plan), len(plan.bots), plan.options)
    return found


# ---------------------------------------------------------------------- one chunk


TOLD = msgspec.json.Encoder()


class Columns:
    """The columns of the three tables while games are played."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.games: list[tuple[Any, ...]] = []
        self.decisions: list[tuple[Any, ...]] = []
        self.observations: list[array[float]] = []
        self.codes: dict[str, int] = {}  # what options have said, by number
        self.options = array("i")  # all options of all decisions, one after the other
        self.ends = array("i", [0])
        self.events: list[tuple[Any, ...]] = []
        self.thinking = 0.0

    def event(self, game: int, number: int, event: Event) -> None:
        """Something has happened; as JSON it is what ``plain`` would give."""
        told = TOLD.encode(event)
        self.events.append(
            (game, number, type(event).__name__, getattr(event, "seat", None), event.rule, told)
        )

    def offered(self, options: list[str]) -> None:
        """What the options of a decision say."""
        codes = self.codes
        for option in options:
            code = codes.get(option)
            if code is None:
                code = codes[option] = len(codes)
            self.options.append(code)
        self.ends.append(len(self.options))


def play_into(plan: Plan, index: int, columns: Columns) -> None:
    """Play one game of a plan, and write down what happens."""
    seed = game_seed(plan.seed, index)
    entries = seating(len(plan.bots), index)
    names = [plan.bots[entry] for entry in entries]
    bots = [make_bot(plan.bots[entry], plan.game, mix(seed + 1 + entry)) for entry in entries]
    copied = any(bot.needs_worlds for bot in bots)
    table = begin(
        game_of(plan), seats=len(bots), seed=seed, options=plan.options, listen=True, tracked=copied
    )
    layout, rows, observations = columns.layout, columns.decisions, columns.observations
    told = 0
    while True:
        for event in table.events[told:]:
            columns.event(index, int(table.count), event)
        told = len(table.events)
        question = table.question
        if question is None:
            break
        seat = question.seat
        options = [said(option) for option in listed(question)]
        observations.append(layout.row(table.view(seat), question, seat, options))
        answer = ask(bots[seat], table, question, columns)
        columns.offered(options)
        rows.append(
            (index, question.number, seat, names[seat], question.kind, question.form, question.count, answer)
        )
        table.answer(seat, answer)
        if table.count > MOST_ANSWERS:
            raise BotFault(f"The game with seed {seed} has no end: {MOST_ANSWERS} answers so far.")
    game, view = table.game, table.view()
    told_of = game.declaration
    columns.games.append(
        (
            index, seed, names, figures(told_of, view), table.winners or [], game.reason(table.st),
            turns(told_of, view), int(table.count),
        )
    )  # fmt: skip


def ask(bot: Bot, table: Table, question: Question, columns: Columns) -> int:
    """A bot's answer; the time of bots that look at the table is counted apart."""
    if not bot.needs_view:
        return bot.answer(None, question)
    start = time.process_time()
    answer = answer_of(bot, table, question)
    columns.thinking += time.process_time() - start
    return answer


GAMES = ("game", "seed", "bots", "figures", "winners", "ending", "turns", "decisions")
DECISIONS = ("game", "number", "seat", "bot", "kind", "form", "count", "answer")
EVENTS = ("game", "number", "kind", "seat", "rule", "told")


@lru_cache(maxsize=1)
def get_ready() -> None:
    """Let libraries load what they load with their first table, once in each process: that is no decision's time."""
    import pyarrow as pa  # noqa: PLC0415 (an extra, imported when it is used)

    parquet(pa.table({"observation": pa.array([0.0])}))


def make_chunk(chunk: Chunk) -> Files:
    """Play the games of a chunk; the files as bytes, so that a worker needs no folder in common with us."""
    layout = layout_of(chunk.plan)
    get_ready()
    start = time.process_time()
    columns = Columns(layout)
    with seldom_collecting():
        for index in range(chunk.first, chunk.end):
            play_into(chunk.plan, index, columns)
        data = {name: parquet(table) for name, table in arrow_tables(columns).items()}
    return Files(chunk, data, len(columns.decisions), time.process_time() - start, columns.thinking)


@contextmanager
def seldom_collecting() -> Iterator[None]:
    """Let Python look for garbage more seldom: rows pile up, and it would go through all of them to find none.

    It still comes by, for bots may leave circles behind.
    """
    usual = gc.get_threshold()
    gc.set_threshold(SELDOM, *usual[1:])
    try:
        yield
    finally:
        gc.set_threshold(*usual)


def arrow_tables(columns: Columns) -> dict[str, Any]:
    """The columns as Arrow tables, by the schema of docs/reference/datasets.md."""
    import pyarrow as pa  # noqa: PLC0415 (an extra, imported when it is used)

    word = pa.dictionary(pa.int32(), pa.string())
    kinds: dict[str, Any] = {
        "game": pa.int64(), "number": pa.int32(), "seat": pa.int16(), "seed": pa.uint64(), "answer": pa.int64(),
        "count": pa.int64(), "turns": pa.int32(), "decisions": pa.int32(), "winners": pa.list_(pa.int16()),
        "bots": pa.list_(pa.string()), "figures": pa.list_(pa.string()),
        "told": pa.binary(),
    }  # fmt: skip

    def table(names: tuple[str, ...], rows: list[tuple[Any, ...]]) -> Any:
        found = zip(*rows, strict=True) if rows else ([] for _ in names)
        return pa.table(
            {name: pa.array(values, kinds.get(name, word)) for name, values in zip(names, found, strict=True)}
        )

    events = table(EVENTS, columns.events)
    told = events.column("told").cast(pa.string())
    decisions = table(DECISIONS, columns.decisions)
    says = pa.DictionaryArray.from_arrays(
        buffered(columns.options, pa.int32(), len(columns.options)), pa.array(list(columns.codes))
    )
    options = pa.ListArray.from_arrays(
        buffered(columns.ends, pa.int32(), len(columns.ends)), says.dictionary_decode()
    )
    place = DECISIONS.index("answer")
    decisions = decisions.add_column(place, "options", options)
    flat = buffered(
        b"".join(columns.observations), pa.float32(), len(columns.observations) * columns.layout.size
    )
    observations = pa.FixedSizeListArray.from_arrays(flat, columns.layout.size)
    return {
        "events": events.set_column(EVENTS.index("told"), "told", told),
        "decisions": decisions.append_column("observation", observations),
        "games": table(GAMES, columns.games),
    }


def buffered(values: array[int] | bytes, kind: Any, count: int) -> Any:
    """Numbers of one kind as an Arrow array, without copying them."""
    import pyarrow as pa  # noqa: PLC0415

    return pa.Array.from_buffers(kind, count, [None, pa.py_buffer(values)])


def parquet(table: Any) -> bytes:
    """A table as a Parquet file."""
    from pyarrow.parquet import write_table  # noqa: PLC0415

    out = io.BytesIO()
    numbers = [name for name in table.column_names if name != "observation"]
    write_table(table, out, compression="zstd", use_dictionary=numbers)
    return out.getvalue()


# -------------------------------------------------------------------- a whole set


def make_dataset(
    plan: Plan,
    folder: Path,
    *,
    jobs: int = 1,
    on: str = "",
    progress: Callable[[int], None] | None = None,
) -> Made:
    """Make a data set, or go on with one; Ctrl-C ends it early, with all that is whole by then."""
    try:
        import pyarrow  # noqa: F401, PLC0415
    except ImportError:
        raise BadSetup(NEEDS) from None
    check(plan)
    layout = layout_of(plan)
    bots = origin_of(game_of(plan), plan.bots, [plan.options])
    head = DatasetHead(plan=plan, origin=bots, observation=layout.meanings(), codes=layout.codes())
    games, decisions, seconds, thinking, interrupted = 0, 0, 0.0, 0.0, False
    with opened(folder, head):
        missing = [chunk for chunk in chunks(plan) if not there(folder, chunk)]
        games = plan.games - sum(chunk.end - chunk.first for chunk in missing)

        def take(files: Files) -> None:
            nonlocal games, decisions, seconds, thinking
            for name in TABLES:
                put(path_of(folder, name, files.chunk), files.data[name])
            games += files.chunk.end - files.chunk.first
            decisions += files.decisions
            seconds += files.seconds
            thinking += files.thinking
            if progress is not None:
                progress(games)

        if progress is not None:
            progress(games)
        try:
            with workers(jobs, on) as who:
                spread(who, make_chunk, missing, take)
        except KeyboardInterrupt:
            interrupted = True
    return Made(games, decisions, seconds, thinking, interrupted)


def chunks(plan: Plan) -> Iterator[Chunk]:
    """The games of a plan in files."""
    for first in range(0, plan.games, CHUNK):
        yield Chunk(plan, first, min(plan.games, first + CHUNK))


def path_of(folder: Path, table: str, chunk: Chunk) -> Path:
    """Where the file of a chunk lies; a last one with fewer games has a name of its own, so that more can follow."""
    name = f"{chunk.first:09d}-{chunk.end:09d}.parquet"
    return folder / table / name


def there(folder: Path, chunk: Chunk) -> bool:
    """Whether the games of a chunk are kept; BadSetup when one of its files has come to harm since it was written."""
    from pyarrow import ArrowException  # noqa: PLC0415 (an extra, imported when it is used)
    from pyarrow.parquet import read_metadata  # noqa: PLC0415

    last = path_of(folder, TABLES[-1], chunk)
    if not last.exists():
        return False
    for name in TABLES:
        path = path_of(folder, name, chunk)
        try:
            read_metadata(path)
        except (OSError, ArrowException):
            raise BadSetup(
                f"{path} is missing or not a whole Parquet file; take {last} away, and the same command makes these "
                "games anew."
            ) from None
    return True


def put(path: Path, data: bytes) -> None:
    """Put a file there in one step, on the disk before anybody relies on it."""
    fresh = path.with_name(f".{path.name}.new")
    try:
        with fresh.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    except OSError as error:
        raise BadSetup(f"{path} cannot be written: {error.strerror or error}.") from None


@contextmanager
def opened(folder: Path, head: DatasetHead) -> Iterator[None]:
    """A folder for a data set, ours alone while we write: new and empty, or one of the same plan."""
    told = folder / "dataset.json"
    try:
        folder.mkdir(exist_ok=True)
        if not told.exists() and any(each.name != ".lock" for each in folder.iterdir()):
            raise BadSetup(f"{folder} is not empty and holds no data set; choose another folder.")
        file = (folder / ".lock").open("a+b")
    except OSError as error:
        raise BadSetup(f"The folder {folder} cannot be used: {error.strerror or error}.") from None
    with file:
        lock(file, folder)
        if told.exists():
            same_plan(folder, told, head)
        put(told, msgspec.json.format(msgspec.json.encode(head), indent=1) + b"\n")
        remove_remainder(folder, head.plan)
        yield


def same_plan(folder: Path, told: Path, head: DatasetHead) -> None:
    """Raise BadSetup, with the reason, when a data set is not the one that we would go on with."""
    try:
        kept = msgspec.json.decode(told.read_bytes(), type=DatasetHead)
    except (OSError, msgspec.MsgspecError):
        raise BadSetup(f"{told} does not tell of a data set.") from None
    if kept.kaiju_dataset != SCHEMA:
        raise BadSetup(f"{folder} is a data set of schema {kept.kaiju_dataset}, not {SCHEMA}.")
    same_origin(kept.origin, head.origin, str(folder))
    replace = msgspec.structs.replace
    if replace(kept.plan, games=0) != replace(head.plan, games=0):
        raise BadSetup(f"{folder} is a data set of another plan: seed, bots or options differ.")
    if kept.plan.games > head.plan.games:
        raise BadSetup(f"{folder} was begun with {kept.plan.games:,} games; they cannot become fewer.")


def remove_remainder(folder: Path, plan: Plan) -> None:
    """Take away what a larger plan makes anew: a last chunk that was not full, and halves of files."""
    wanted = {path_of(folder, "games", chunk).name for chunk in chunks(plan)}
    for name in TABLES[::-1]:  # the games first: without them nobody takes the rest for whole
        (folder / name).mkdir(exist_ok=True)
        for path in (folder / name).iterdir():
            if path.name not in wanted:
                path.unlink()


def seed_of(folder: Path) -> int | None:
    """The seed of the data set in a folder, so that nobody has to say it again; None where there is none."""
    try:
        return msgspec.json.decode((folder / "dataset.json").read_bytes(), type=DatasetHead).plan.seed
    except (OSError, msgspec.MsgspecError):
        return None
