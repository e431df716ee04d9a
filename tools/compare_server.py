"""Whether one commit's server spends more on a table than another's: CPU seconds of the server process for an answer.

    python tools/compare_server.py 59032d4             that commit against the files as they are here

Both servers run all the time, each on a SQLite file of its own; the same clients play random games of the first game
on the shelf at tables of four, at one server and then at the other, so many seconds each, in an order that changes with
every round. The figure of a round is the ratio of CPU time per answer; the median of all rounds is the result. The
older commit is laid out as a worktree in a folder of its own that is removed at the end.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import statistics
import subprocess
import sys
import tempfile
from contextlib import suppress
from pathlib import Path

import psutil  # type: ignore[import-untyped]

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.bench_server import LIMITS, SEATS, Crowd, cpu, free_port, start  # noqa: E402

SETTLE = 0.5
"""Seconds until the last answers have been told."""


class Side:
    """One server with its clients."""

    def __init__(self, name: str, source: Path, folder: Path, tables: int, rate: float) -> None:
        self.name = name
        port = free_port()
        os.environ["PYTHONPATH"] = str(source)
        self.server = start(port, str(folder / f"{name}.db"), folder / f"{name}.log", "")
        self.seen = psutil.Process(self.server.pid)
        self.crowd = Crowd(port, tables, rate, 1)
        self.spent: list[float] = []

    async def sit_down(self) -> None:
        for n in range(self.crowd.n_tables):
            people = [await self.crowd.request("/api/players", {"name": f"P{n}-{m}"}) for m in range(SEATS)]
            await self.crowd.new_table(people)

    async def play(self, seconds: float) -> None:
        """So many seconds of play; notes what an answer has cost, in milliseconds."""
        before, given = cpu(self.seen), self.crowd.answered
        await self.crowd.play(seconds)
        await asyncio.sleep(SETTLE)
        self.spent.append(1000 * (cpu(self.seen) - before) / max(1, self.crowd.answered - given))

    def stop(self) -> None:
        self.server.send_signal(signal.SIGINT)
        with suppress(subprocess.TimeoutExpired):
            self.server.wait(20)


async def compare(sides: list[Side], rounds: int, seconds: float) -> None:
    """Play in turns, the first of a round changing."""
    for side in sides:
        await side.sit_down()
        await side.play(seconds)
        side.spent.clear()
    for n in range(rounds):
        for side in sides if n % 2 == 0 else reversed(sides):
            await side.play(seconds)
        print("  ".join(f"{side.name} {side.spent[-1]:.3f} ms" for side in sides), flush=True)


def main() -> int:
    """Compare, and say by how much the newer one is slower."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("commit", help="the older commit")
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--rate", type=float, default=200, help="answers a second")
    parser.add_argument("--tables", type=int, default=25)
    given = parser.parse_args()
    LIMITS["BOT_PACE_MS"] = "0"
    with tempfile.TemporaryDirectory(prefix="kaiju-compare-") as place:
        folder = Path(place)
        old = folder / "old"
        git = ["git", "-C", str(ROOT), "worktree"]
        subprocess.run([*git, "add", "--quiet", "--detach", str(old), given.commit], check=True)
        sides: list[Side] = []
        try:
            for name, source in (("old", old / "src"), ("new", ROOT / "src")):
                sides.append(Side(name, source, folder, given.tables, given.rate))
            asyncio.run(compare(sides, given.rounds, given.seconds))
        finally:
            for side in sides:
                side.stop()
            subprocess.run([*git, "remove", "--force", str(old)], check=True)
        first, second = (side.spent for side in sides)
        ratios = [b / a for a, b in zip(first, second, strict=True)]
        errors = [error for side in sides for error in side.crowd.errors]
        middle, quartiles = statistics.median(ratios), statistics.quantiles(ratios, n=4)
        print(f"CPU time of the server for an answer, {given.rounds} rounds in turns:")
        print(f"old {statistics.median(first):.3f} ms, new {statistics.median(second):.3f} ms")
        print(f"median ratio {middle:.3f}, quartiles {', '.join(f'{q:.3f}' for q in quartiles)}")
        print(f"errors: {len(errors)} {errors[:2]}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
