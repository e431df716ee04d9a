"""Whether one commit's server spends more on a table than another's: what the server process spends on an answer.

    python tools/compare_server.py 59032d4             CPU time: that commit against the files as they are here
    python tools/compare_server.py 59032d4 --instructions        instructions, counted by valgrind
    python tools/compare_server.py 59032d4 --compiled  both with the rules of build/compiled: only the servers differ

Both servers run all the time, each on a SQLite file of its own; the same clients play random games of the first game
on the shelf at tables of four, the same number of answers at one server and then at the other, in an order that changes
with every round. The figure of a round is the ratio of what an answer costs; the median of all rounds is the result.
The older commit is laid out as a worktree in a folder of its own that is removed at the end.

Instructions are the same on a crowded machine, but valgrind makes servers fifty times slower: few rounds, few tables.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
from contextlib import suppress
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.bench_crowd import SEATS, Crowd  # noqa: E402
from tools.bench_server import LIMITS, cpu, free_port, start  # noqa: E402

SETTLE = 0.3
"""Seconds until the last answers have been told."""
LONGEST = 600.0
SERVER = Path("kaiju") / "server"
USUAL = {"rounds": 20, "answers": 400, "rate": 200, "tables": 25}
COUNTING = ("valgrind", "--tool=callgrind", "--instr-atstart=no", "--callgrind-out-file={}", "--")


class Side:
    """One server with its clients."""

    def __init__(self, name: str, source: Path, folder: Path, given: argparse.Namespace) -> None:
        self.name = name
        self.counted = folder / f"{name}.callgrind" if given.instructions else None
        port = free_port()
        os.environ["PYTHONPATH"] = str(source)
        under = [word.format(self.counted) for word in COUNTING] if self.counted else []
        self.server = start(port, str(folder / f"{name}.db"), folder / f"{name}.log", under=under)
        self.crowd = Crowd(port, given.tables, given.rate, 1)
        self.answers = given.answers
        self.spent: list[float] = []

    async def sit_down(self) -> None:
        for n in range(self.crowd.n_tables):
            people = [await self.crowd.request("/api/players", {"name": f"P{n}-{m}"}) for m in range(SEATS)]
            await self.crowd.new_table(people)

    async def play(self) -> None:
        """So many answers; notes what one has cost, in milliseconds or thousands of instructions."""
        given = self.crowd.answered
        if self.counted is not None:
            self._control("--instr=on")
        before = cpu(self.server.pid)
        await self.crowd.play(LONGEST, self.answers)
        await asyncio.sleep(SETTLE)
        await self.crowd.settle()
        spent = 1000 * (cpu(self.server.pid) - before)
        if self.counted is not None:
            self._control("--dump")
            self._control("--instr=off")
            spent = self._instructions() / 1000
        self.spent.append(spent / max(1, self.crowd.answered - given))

    def _control(self, word: str) -> None:
        subprocess.run(["callgrind_control", word, str(self.server.pid)], check=True, capture_output=True)

    def _instructions(self) -> int:
        """How many were counted since the last time."""
        assert self.counted is not None
        found = 0
        for dump in self.counted.parent.glob(f"{self.counted.name}.*"):
            found += sum(map(int, re.findall(r"^totals: (\d+)", dump.read_text(), re.MULTILINE)))
            dump.unlink()
        return found

    def stop(self) -> None:
        self.server.send_signal(signal.SIGINT)
        with suppress(subprocess.TimeoutExpired):
            self.server.wait(20)


def with_compiled_rules(source: Path, tree: Path) -> Path:
    """A tree of the compiled build with this source's server in it."""
    shutil.copytree(ROOT / "build" / "compiled", tree)
    shutil.rmtree(tree / SERVER)
    shutil.copytree(source / SERVER, tree / SERVER)
    return tree


async def compare(sides: list[Side], rounds: int) -> None:
    """Play in turns, the first of a round changing."""
    for side in sides:
        await side.sit_down()
        await side.play()
        side.spent.clear()
    for n in range(rounds):
        for side in sides if n % 2 == 0 else reversed(sides):
            await side.play()
        print("  ".join(f"{side.name} {side.spent[-1]:.3f}" for side in sides), flush=True)


def main() -> int:
    """Compare, and say by how much the newer one is slower."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("commit", help="the older commit")
    parser.add_argument(
        "--instructions", action="store_true", help="count instructions by valgrind, not time"
    )
    parser.add_argument(
        "--compiled", action="store_true", help="both servers with the compiled rules that are built here"
    )
    parser.add_argument("--rounds", type=int, help="20; with --instructions 3")
    parser.add_argument("--answers", type=int, help="of a round at each side, 400; with --instructions 200")
    parser.add_argument("--rate", type=float, help="answers a second, 200; with --instructions 5")
    parser.add_argument("--tables", type=int, help="25; with --instructions 4")
    given = parser.parse_args()
    usual = {"rounds": 3, "answers": 200, "rate": 5, "tables": 4} if given.instructions else USUAL
    for name, value in usual.items():
        if getattr(given, name) is None:
            setattr(given, name, value)
    LIMITS["BOT_PACE_MS"] = "0"
    with tempfile.TemporaryDirectory(prefix="kaiju-compare-") as place:
        folder = Path(place)
        old = folder / "old"
        git = ["git", "-C", str(ROOT), "worktree"]
        subprocess.run([*git, "add", "--quiet", "--detach", str(old), given.commit], check=True)
        sides: list[Side] = []
        try:
            for name, source in (("old", old / "src"), ("new", ROOT / "src")):
                if given.compiled:
                    source = with_compiled_rules(source, folder / f"{name}-compiled")
                sides.append(Side(name, source, folder, given))
            asyncio.run(compare(sides, given.rounds))
        finally:
            for side in sides:
                side.stop()
            subprocess.run([*git, "remove", "--force", str(old)], check=True)
        first, second = (side.spent for side in sides)
        ratios = [b / a for a, b in zip(first, second, strict=True)]
        errors = [error for side in sides for error in side.crowd.errors]
        middle, quartiles = statistics.median(ratios), statistics.quantiles(ratios, n=4)
        unit = "thousand instructions" if given.instructions else "ms of CPU time"
        print(
            f"The server's process for an answer, {given.rounds} rounds in turns, {given.answers} answers each:"
        )
        print(f"old {statistics.median(first):.3f}, new {statistics.median(second):.3f} {unit}")
        print(f"median ratio {middle:.3f}, quartiles {', '.join(f'{q:.3f}' for q in quartiles)}")
        print(f"errors: {len(errors)} {errors[:2]}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
