"""How fast this machine plays, in plain Python and compiled.

Each build works in a process of its own. They take turns within every round, so that both meet the same weather; what
is reported are medians over the rounds, and medians of the ratios within a round. A fixed loop in plain Python runs
along: figures of two machines are compared through it.
"""

from __future__ import annotations

import json
import os
import platform
import statistics
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any

import msgspec

import kaiju.engine
from kaiju.engine.errors import BadSetup, KaijuError
from kaiju.engine.game import Game
from kaiju.engine.record import Data, data_of
from kaiju.games import SHELF, game_named
from kaiju.study.talking import Talker

FORMAT = 1
WORKER = Path(__file__).with_name("bench_worker.py")
COMPILED_TREE = "KAIJU_COMPILED"
"""The environment variable that names the compiled tree; empty when there is none."""


STALE_AND_DEAD = (
    "The compiled build was made from other source than the plain one and cannot be measured; `make compiled` renews "
    f"it, and {COMPILED_TREE}= before the command leaves it out."
)


class Build(msgspec.Struct, frozen=True, kw_only=True):
    """The figures of one build: medians, and every round behind them."""

    compiled: bool
    bytes_per_state: float
    bytes_per_table: float
    decisions_per_game: float
    medians: dict[str, float]
    rounds: dict[str, list[float]]


class Bench(msgspec.Struct, frozen=True, kw_only=True):
    """A benchmark. ``ratios`` are medians of compiled / pure within a round."""

    kaiju_bench: int = FORMAT
    game: str
    seats: int
    options: dict[str, Any]
    data: Data | None = None
    beside: str = ""
    rounds: int
    seconds: float
    python: str
    machine: str
    builds: dict[str, Build]
    ratios: dict[str, float] = {}
    same_games: bool | None = None  # whether both builds played the very same games
    notes: list[str] = []


class WorkerDied(KaijuError):
    """A build cannot be measured; the text says what its process said last."""


class Worker(Talker):
    """One build in a process of its own."""

    def __init__(
        self, tree: Path, game: Game, seats: int, options: dict[str, Any], beside: list[str]
    ) -> None:
        self.errors = tempfile.TemporaryFile()  # noqa: SIM115 - closed when the worker is left
        told = [json.dumps(options), json.dumps(game.changed_data()), *beside]
        super().__init__(tree, [str(WORKER), game.name, str(seats), *told], errors=self.errors)

    def gone(self) -> Exception:
        return WorkerDied(f"The benchmark's process died ({self.last_words()}).")

    def last_words(self) -> str:
        """What the process said last; all that it said is for who looks for the fault."""
        self.process.wait()
        self.errors.seek(0)
        told = self.errors.read().decode("utf-8", "replace").strip()
        if os.environ.get("KAIJU_DEBUG"):
            sys.stderr.write(f"{told}\n")
        return told.splitlines()[-1] if told else f"status {self.process.returncode}, without a word"

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        super().__exit__(kind, error, trace)
        self.errors.close()


def trees() -> tuple[Path, Path | None, list[str]]:
    """Where the plain and the compiled package are, and what there is to say about them."""
    here = Path(kaiju.engine.__file__).resolve().parents[2]
    named = os.environ.get(COMPILED_TREE)
    pure = here
    if any((here / "kaiju" / "engine").glob("*.so")) or any((here / "kaiju" / "engine").glob("*.pyd")):
        source = here.parents[1] / "src"
        if not (source / "kaiju").is_dir():
            return here, None, ["Only the compiled build is here; there is no plain one to compare it with."]
        pure = source
        named = named or str(here)
    candidates = [Path(named)] if named else [Path("build/compiled"), pure.parent / "build" / "compiled"]
    if named == "":
        candidates = []
    compiled = next((tree.resolve() for tree in candidates if (tree / "kaiju").is_dir()), None)
    if compiled is None:
        return pure, None, ["There is no compiled build here; `make compiled` makes one."]
    notes = []
    if stale(pure, compiled):
        notes.append(
            "The compiled build was made from other source than the plain one; `make compiled` renews it."
        )
    return pure, compiled, notes


def stale(pure: Path, compiled: Path) -> bool:
    """Whether the two trees hold different rules."""
    for room in ("engine", "games"):
        for path in (pure / "kaiju" / room).rglob("*.py"):
            twin = compiled / path.relative_to(pure)
            if not twin.exists() or twin.read_bytes() != path.read_bytes():
                return True
    return False


def bench(
    game: str,
    *,
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    beside: str | None = None,
    rounds: int = 7,
    seconds: float = 0.25,
    progress: Callable[[int], None] | None = None,
) -> Bench:
    """Measure a game, ``seconds`` of CPU time for each figure in each round; another game beside it in turns."""
    played = game_named(game)
    seats = played.declaration.seats_usual if seats is None else seats
    if rounds < 1:
        raise BadSetup(f"A benchmark needs at least one round, not {rounds}.")
    if not 0 < seconds <= 60:
        raise BadSetup(f"The time for each figure is between 0 and 60 seconds, not {seconds:g}.")
    played.check_seats(seats)
    given = played.options(options or {}, seats)
    other = beside_args(beside, seats)
    pure, compiled, notes = trees()
    if not SHELF.is_own(played.name):
        compiled, notes = None, [f"{played.title} is not compiled, so it is measured in plain Python only."]
    found: dict[str, list[dict[str, float]]] = {}
    facts: dict[str, dict[str, Any]] = {}
    with Worker(pure, played, seats, given, other) as first:
        workers = {"pure": first}
        if compiled is None:
            measure(workers, rounds, seconds, found, facts, progress)
        else:
            with Worker(compiled, played, seats, given, other) as second:
                workers["compiled"] = second
                try:
                    measure(workers, rounds, seconds, found, facts, progress)
                except WorkerDied as died:
                    if not notes or second.process.poll() is None:
                        raise
                    raise WorkerDied(STALE_AND_DEAD) from died
    builds = {name: build_of(facts[name], found[name]) for name in found}
    ratios: dict[str, float] = {}
    same = None
    if compiled is not None:
        pairs = list(zip(found["compiled"], found["pure"], strict=True))
        ratios = {key: statistics.median(c[key] / p[key] for c, p in pairs) for key in pairs[0][0]}
        same = facts["pure"]["proof"] == facts["compiled"]["proof"]
        if not same:
            notes.append("The two builds played different games: do not trust the comparison.")
        if not builds["compiled"].compiled:
            notes.append("The compiled tree holds no compiled engine.")
    return Bench(
        game=played.name,
        seats=seats,
        options={name: value for name, value in given.items() if value and value != [""] * seats},
        data=data_of(played),
        beside=other[0] if other else "",
        rounds=rounds,
        seconds=seconds,
        python=f"{platform.python_implementation()} {platform.python_version()}",
        machine=f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores",
        builds=builds,
        ratios=ratios,
        same_games=same,
        notes=notes,
    )


def beside_args(beside: str | None, seats: int) -> list[str]:
    """The game that is measured in turns with another one, with as many seats if it can be, for the processes."""
    if beside is None:
        return []
    other = game_named(beside)
    told = other.declaration
    return [other.name, str(seats if told.seats_min <= seats <= told.seats_max else told.seats_usual)]


def measure(
    workers: dict[str, Worker],
    rounds: int,
    seconds: float,
    found: dict[str, list[dict[str, float]]],
    facts: dict[str, dict[str, Any]],
    progress: Callable[[int], None] | None,
) -> None:
    """Let the builds take turns, the one that goes first changing from round to round."""
    names = list(workers)
    for name in names:
        facts[name] = workers[name].ask("once")
        found[name] = []
    for number in range(rounds):
        for name in names if number % 2 == 0 else reversed(names):
            found[name].append(workers[name].ask("round", number, seconds))
        if progress is not None:
            progress(number + 1)


def build_of(facts: dict[str, Any], found: list[dict[str, float]]) -> Build:
    """The figures of one build."""
    rounds = {key: [one[key] for one in found] for key in found[0]}
    return Build(
        compiled=facts["compiled"],
        bytes_per_state=facts["bytes_per_state"],
        bytes_per_table=facts["bytes_per_table"],
        decisions_per_game=facts["decisions_per_game"],
        medians={key: statistics.median(values) for key, values in rounds.items()},
        rounds=rounds,
    )
