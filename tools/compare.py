"""Compare the speed of two commits: the same random games, counted in instructions or timed in turns.

    python tools/compare.py COMMIT                     that commit against the files as they are here
    python tools/compare.py COMMIT COMMIT              the older one first
    python tools/compare.py COMMIT --compiled --instructions --rounds 0 --fail-over 3

Each commit is laid out in build/compare and plays in processes of its own. By the clock (CPU time) the two take turns
within every round, the order changing from round to round; what counts is the median of the ratios within a round.
With --instructions valgrind's callgrind counts what one process does for the games, start-up taken off; the count
hardly depends on what else the machine does.
"""

from __future__ import annotations

import argparse
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from kaiju.study.talking import Talker

ROOT = Path(__file__).resolve().parent.parent
PLACE = ROOT / "build" / "compare"
WORKER = Path(__file__).with_name("compare_worker.py")
NO_COMPILER = 3  # exit status of tools/compile.py
SLOWER = 1
FIRST_SEED = 1
PLAIN, COMPILED = "plain", "compiled"
COUNTED, TIMED = "instructions", "CPU time"


class Trouble(Exception):
    """Something the person at the keyboard can act on, as one sentence."""


class Side(NamedTuple):
    """One of the two commits: what to call it, and the folder that holds its src."""

    name: str
    folder: Path

    def tree(self, build: str) -> Path:
        """What PYTHONPATH names for a build."""
        return self.folder / "src" if build == PLAIN else self.folder / "build" / "compiled"


class Measured(NamedTuple):
    """What one decision costs on both sides, and the ratio, newer by older."""

    game: str
    build: str
    what: str
    older: float
    newer: float
    ratio: float
    same_games: bool


# The two sides


def side(commit: str) -> Side:
    """Lay out a commit in a folder of its own, unless it is there already."""
    told = git("log", "-1", "--format=%H %h %s", commit, "--")
    if told.returncode:
        raise Trouble(f"There is no commit {commit!r} here.")
    sha, name = told.stdout.decode().strip().split(" ", 1)
    folder = PLACE / sha
    if not folder.is_dir():
        PLACE.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=PLACE) as staging:
            packed = Path(staging, "commit.zip")
            git("archive", "--format=zip", "-o", str(packed), sha, "src", "tools")
            with zipfile.ZipFile(packed) as opened:
                opened.extractall(Path(staging, sha))
            Path(staging, sha).rename(folder)
    return Side(name, folder)


def git(*args: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(["git", *args], cwd=ROOT, capture_output=True)


def compile_side(one: Side) -> None:
    """Build the compiled games of a side, by its own rules for building."""
    print(f"Compiling {one.name}.", flush=True)
    done = subprocess.run(
        [sys.executable, str(one.folder / "tools" / "compile.py")],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    )
    if done.returncode == NO_COMPILER:
        raise Trouble(done.stderr.strip() or "No C compiler was found.")
    if done.returncode:
        raise Trouble(f"The compiled build of {one.name} failed: {done.stderr.strip()[-2000:]}")


class Worker(Talker):
    """One side in a process of its own."""

    def __init__(self, tree: Path, before: Sequence[str] = ()) -> None:
        super().__init__(tree, [str(WORKER)], before=before, env={"PYTHONHASHSEED": "0"})

    def gone(self) -> Exception:
        return Trouble("One of the two commits could not play; its own words are above.")


def games_of(one: Side, build: str) -> list[str]:
    """The games of a side, which is made sure to be the one that plays."""
    with Worker(one.tree(build)) as worker:
        told = worker.ask()
        engine = Path(told["engine"])
        if not engine.is_relative_to(one.tree(build)) or (engine.suffix == ".py") != (build == PLAIN):
            raise Trouble(f"Instead of the {build} build of {one.name}, {engine} was found.")
        return list(told["games"])


# By the clock


def take_turns(game: str, build: str, sides: tuple[Side, Side], rounds: int, seconds: float) -> Measured:
    """The median ratio of CPU time over rounds in which both sides play the same games, one after the other."""
    with Worker(sides[0].tree(build)) as older, Worker(sides[1].tree(build)) as newer:
        for worker in (older, newer):
            worker.ask(game, FIRST_SEED, 10)  # so that both are warm
        pace = older.ask(game, FIRST_SEED, 10)["seconds"] / 10
        games = max(1, round(seconds / max(pace, 1e-6)))
        pairs: list[tuple[float, float]] = []
        same = True
        for number in range(rounds):
            seed = FIRST_SEED + games * number
            if number % 2 == 0:
                first = older.ask(game, seed, games)
                second = newer.ask(game, seed, games)
            else:
                second = newer.ask(game, seed, games)
                first = older.ask(game, seed, games)
            same = same and first["proof"] == second["proof"]
            pairs.append((a_decision(first, "seconds"), a_decision(second, "seconds")))
    return Measured(game, build, TIMED, *middle(pairs), same)


def a_decision(found: dict[str, Any], what: str) -> float:
    """What one decision costs: when the rules have changed, the games are not equally long."""
    return float(found[what]) / int(found["decisions"])


def middle(pairs: list[tuple[float, float]]) -> tuple[float, float, float]:
    """The median of the older ones, of the newer ones, and of the ratios within a pair."""
    return (
        statistics.median(old for old, _ in pairs),
        statistics.median(new for _, new in pairs),
        statistics.median(new / old for old, new in pairs),
    )


# By instructions


def count(game: str, build: str, sides: tuple[Side, Side], games: int) -> Measured:
    """The ratio of the instructions that the same games take."""
    found = [count_side(game, one.tree(build), games) for one in sides]
    older, newer = (a_decision(one, "instructions") for one in found)
    same = found[0]["proof"] == found[1]["proof"]
    return Measured(game, build, COUNTED, older, newer, newer / older, same)


def count_side(game: str, tree: Path, games: int) -> dict[str, Any]:
    """Instructions for so many games; what starting up takes is counted too, by playing none, and taken off."""
    none, _ = count_run(game, tree, 0)
    all_, played = count_run(game, tree, games)
    return {**played, "instructions": all_ - none}


def count_run(game: str, tree: Path, games: int) -> tuple[int, dict[str, Any]]:
    """All instructions of one process that plays so many games."""
    if shutil.which("valgrind") is None:
        raise Trouble(
            "Instructions are counted by valgrind, which was not found; "
            "install it (on Debian and Ubuntu the package valgrind) or leave --instructions out."
        )
    with tempfile.NamedTemporaryFile() as log:
        before = [
            "valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", f"--log-file={log.name}",
        ]  # fmt: skip
        with Worker(tree, before) as worker:
            played = worker.ask(game, FIRST_SEED, games)
        return collected(Path(log.name).read_text(encoding="utf-8", errors="replace")), played


def collected(told: str) -> int:
    """What callgrind says it has counted."""
    found = re.search(r"Collected\s*:\s*(\d+)", told)
    if found is None:
        raise Trouble(f"Callgrind did not say what it has counted: {told.strip()[-300:]}")
    return int(found[1])


# The report


def table(found: list[Measured]) -> str:
    """Everything measured, a line each: what a decision costs on both sides, and the ratio."""
    lines = [("game", "build", "a decision in", "older", "newer", "newer / older", "")]
    for one in found:
        unit = 1e6 if one.what == TIMED else 1
        lines.append(
            (
                one.game.replace("_", "-"),
                one.build,
                f"{one.what}{', µs' if one.what == TIMED else ''}",
                f"{one.older * unit:,.{2 if one.what == TIMED else 0}f}",
                f"{one.newer * unit:,.{2 if one.what == TIMED else 0}f}",
                f"{one.ratio:.3f}",
                "" if one.same_games else "other games",
            )
        )
    widths = [max(len(line[i]) for line in lines) for i in range(len(lines[0]))]
    shown = []
    for line in lines:
        cells = [
            cell.rjust(width) if 3 <= i <= 5 else cell.ljust(width)
            for i, (cell, width) in enumerate(zip(line, widths, strict=True))
        ]
        shown.append("  ".join(cells).rstrip())
    return "\n".join(shown)


def verdict(found: list[Measured]) -> str:
    """Which commit is slower, where most, and by how much."""
    lines = []
    slow = max(found, key=lambda one: one.ratio)
    quick = min(found, key=lambda one: one.ratio)
    if percent(slow.ratio) > 0:
        lines.append(f"The newer one is slower, most in {where(slow)}: {percent(slow.ratio)}% more.")
    if percent(1 / quick.ratio) > 0:
        lines.append(f"The older one is slower, most in {where(quick)}: {percent(1 / quick.ratio)}% more.")
    if not lines:
        lines.append("Both are equally fast.")
    if not all(one.same_games for one in found):
        lines.append("Where it says other games, the rules differ: a decision is not quite the same thing.")
    return "\n".join(lines)


def where(one: Measured) -> str:
    return f"{one.game.replace('_', '-')}, {one.build}, by {one.what}"


def percent(ratio: float) -> float:
    """By how much more than 1, in percent, as it is shown."""
    return round((ratio - 1) * 100, 1)


def too_slow(found: list[Measured], limit: float | None) -> list[Measured]:
    """What the newer one does slower by more than so many percent."""
    return [] if limit is None else [one for one in found if one.ratio > 1 + limit / 100]


# The command


def read(argv: Sequence[str]) -> argparse.Namespace:
    """The arguments, checked."""
    parser = argparse.ArgumentParser(
        prog="make compare", description="Compare the speed of two commits on the same random games."
    )
    parser.add_argument("older", metavar="COMMIT", help="the commit to compare with")
    parser.add_argument("newer", metavar="COMMIT", nargs="?", help="another; else the files as they are here")
    parser.add_argument("--game", action="append", default=[], help="only this game; may be given again")
    parser.add_argument("--compiled", action="store_true", help="build and compare the compiled games too")
    parser.add_argument("--instructions", action="store_true", help="count instructions, by valgrind")
    parser.add_argument("--games", type=int, default=100, help="games to count instructions of (100)")
    parser.add_argument("--rounds", type=int, default=15, help="rounds by the clock (15); 0 for none")
    parser.add_argument("--seconds", type=float, default=0.4, help="CPU time of one side in a round (0.4)")
    parser.add_argument("--fail-over", type=float, metavar="PERCENT", help="exit with 1 if slower by more")
    options = parser.parse_args(argv)
    if options.rounds < 0 or options.games < 1 or not 0 < options.seconds <= 60:
        raise Trouble("Rounds are 0 or more, games 1 or more, seconds more than 0 and at most 60.")
    if options.rounds == 0 and not options.instructions:
        raise Trouble("Without rounds there is nothing to compare by; add --instructions.")
    return options


def chosen(wanted: list[str], older: list[str], newer: list[str]) -> list[str]:
    """The games to compare: those named, else all that the older commit has."""
    games = [name.replace("-", "_") for name in wanted] or older
    for name in games:
        for which, shelf in (("older", older), ("newer", newer)):
            if name not in shelf:
                there = ", ".join(shelf).replace("_", "-")
                raise Trouble(f"The {which} commit has no game called {name!r}; it has {there}.")
    return games


def compare(options: argparse.Namespace) -> list[Measured]:
    """Everything that was asked for, in both builds."""
    older = side(options.older)
    newer = Side("the files here", ROOT) if options.newer is None else side(options.newer)
    sides = (older, newer)
    games = chosen(options.game, games_of(older, PLAIN), games_of(newer, PLAIN))
    builds = [PLAIN]
    if options.compiled:
        for one in sides:
            compile_side(one)
            games_of(one, COMPILED)
        builds.append(COMPILED)
    print(f"Older: {older.name}\nNewer: {newer.name}", flush=True)
    found = []
    for build in builds:
        for game in games:
            if options.instructions:
                found.append(count(game, build, sides, options.games))
            if options.rounds:
                found.append(take_turns(game, build, sides, options.rounds, options.seconds))
    return found


def main(argv: Sequence[str]) -> int:
    try:
        options = read(argv)
        found = compare(options)
    except Trouble as trouble:
        print(f"kaiju: {trouble}", file=sys.stderr)
        return 2
    print(table(found))
    print(verdict(found))
    slow = too_slow(found, options.fail_over)
    for one in slow:
        print(f"More than {options.fail_over:g}% slower: {where(one)}.", file=sys.stderr)
    return SLOWER if slow else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
