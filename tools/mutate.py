"""Break the rules on purpose, a little at a time, and see whether a test notices.

    python tools/mutate.py src/kaiju/games/king_of_tokyo/turn.py --tests tests/games/king_of_tokyo --sample 60

Every mutant is one small change to one file: a comparison, a number, an `and`, a condition, a statement left out. It
is tried in a copy of the repository, so nothing here is touched. A mutant that makes a test fail (or never end) is
killed; one that lets all of them pass has survived, and is worth a look: a test is missing, or the change makes no
difference. Standard library only. See docs/how-to/mutation.md.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Container, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from queue import SimpleQueue

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.mutations import Mutant, mutants, mutated  # noqa: E402

MOST_JOBS = 2
MOST_MEMORY = 2_000_000  # kilobytes of address space for one run of the tests
WAITING = (
    10  # times as long by the clock on the wall, for a busy machine and for a mutant that waits for ever
)
LONGER = 3  # times as long as the tests take without a mutant, at least, before one counts as never ending
OUT_OF_TIME = (-24, -9, 128 + 24)  # how the system ends what has used up its time (SIGXCPU, then SIGKILL)
PYTEST = ("pytest", "-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist")

Lines = dict[int, set[str]]
"""The lines of a file that run, each with the tests that run it; "" stands for importing the file."""


class Unsound(Exception):
    """The tests fail without any mutant."""


@dataclass(frozen=True)
class Verdict:
    """What became of a mutant: killed, survived or timeout (which counts as killed)."""

    mutant: Mutant
    result: str
    by: str  # the test that noticed
    seconds: float


# --------------------------------------------------------------------- trying


class Workshop:
    """A copy of the repository in which one mutant after the other is tried."""

    def __init__(self, folder: Path, tests: list[str], timeout: int) -> None:
        self.folder = folder
        self.tests = tests
        self.timeout = timeout
        for name in ("src", "tests", "tools", "docs"):
            if (ROOT / name).is_dir():
                shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
        for path in ROOT.glob("*.*"):
            if path.is_file():
                shutil.copy(path, folder)

    def check(self, files: list[str] | None) -> dict[str, Lines] | None:
        """Run the tests without a mutant, see how long that takes, and (of these files) which lines run.

        Raises Unsound when they fail. Nothing that takes no longer than this may count as never ending.
        """
        began = processor()
        run = None
        if files is not None:
            run = self.lines_run(files)
        elif (verdict := self.run(limited=False))[0] != "survived":
            raise Unsound(f"in {verdict[1]}")
        longer = (
            LONGER if run is None else 1
        )  # with every line counted they have taken as much longer already
        self.timeout = max(self.timeout, longer * int(processor() - began + 1))
        return run

    def run(self, tests: Iterable[str] = (), limited: bool = True) -> tuple[str, str]:
        """The tests' verdict on the copy as it is: survived, killed or timeout; and which test failed."""
        # A mutant may never end, or never stop asking for memory. What counts is the processor's time.
        limits = f'ulimit -v {MOST_MEMORY} && ulimit -t {self.timeout} && exec "$@"'
        limit = ["sh", "-c", limits, "sh"] if os.name == "posix" and limited else []
        env = os.environ | {"PYTHONPATH": str(self.folder / "src"), "CI": "1"}
        named = self.tests
        if tests:  # there may be more of them than a command line holds
            (self.folder / "near.txt").write_text("\n".join(tests), "utf-8")
            named = ["@near.txt"]
        command = [*limit, sys.executable, "-m", *PYTEST, *named]
        try:
            done = subprocess.run(
                command,
                cwd=self.folder,
                env=env,
                capture_output=True,
                text=True,
                timeout=WAITING * self.timeout if limited else None,
            )
        except subprocess.TimeoutExpired:
            return "timeout", ""
        if done.returncode in OUT_OF_TIME:
            return "timeout", ""
        if done.returncode == 0:
            return "survived", ""
        failed = re.search(r"^(?:FAILED|ERROR) (?:\S+/)?(\S+)", done.stdout, re.MULTILINE)
        return "killed", failed[1] if failed else f"exit status {done.returncode}"

    def lines_run(self, files: list[str]) -> dict[str, Lines]:
        """The lines that the tests run of each file, and which tests run them, measured with coverage."""
        data = self.folder / "lines.data"
        run = [sys.executable, "-m", "coverage", "run", f"--data-file={data}", "--include=*/kaiju/*"]
        env = os.environ | {"PYTHONPATH": str(self.folder / "src"), "CI": "1", "COVERAGE_RCFILE": os.devnull}
        done = subprocess.run(
            [*run, "-m", *PYTEST, "-p", "tools.who_runs", *self.tests],
            cwd=self.folder,
            env=env,
            capture_output=True,
            text=True,
        )
        if done.returncode:
            raise Unsound("".join(done.stdout.strip().splitlines()[-1:]).strip("= ") or done.stderr.strip())
        out = self.folder / "lines.json"
        shown = [
            sys.executable,
            "-m",
            "coverage",
            "json",
            f"--data-file={data}",
            "--show-contexts",
            "-o",
            out,
        ]
        subprocess.run(
            [str(word) for word in shown], cwd=self.folder, env=env, capture_output=True, check=True
        )
        measured = json.loads(out.read_text("utf-8"))["files"]
        found = {str((self.folder / name).resolve()): entry["contexts"] for name, entry in measured.items()}
        return {
            file: {
                int(line): set(tests)
                for line, tests in found.get(str((self.folder / file).resolve()), {}).items()
            }
            for file in files
        }

    def attempt(self, mutant: Mutant, near: Iterable[str] = ()) -> Verdict:
        """Put a mutant in, run the tests that run its line, then all of them, and take it out again."""
        path = self.folder / mutant.file
        source = path.read_text("utf-8")
        began = time.monotonic()
        try:
            write(path, mutated(source, mutant.number))
            result, by = self.run(near)
            if near and result == "survived":
                result, by = self.run()
        finally:
            write(path, source)
        return Verdict(mutant, result, by, round(time.monotonic() - began, 1))


def near(mutant: Mutant, run: dict[str, Lines] | None) -> list[str]:
    """The tests that run a mutant's line; none if it runs when the module is imported, for then all depend on it."""
    tests = run[mutant.file].get(mutant.statement, set()) if run else set()
    return [] if "" in tests else sorted(tests)


def write(path: Path, source: str) -> None:
    """Write a module and forget what was compiled of it: a file of the same age and size looks unchanged."""
    path.write_text(source, "utf-8")
    for compiled in (path.parent / "__pycache__").glob(f"{path.stem}.*"):
        compiled.unlink()


def processor() -> float:
    """Seconds of the processor that finished children have taken; by the clock on the wall where nobody counts them."""
    if os.name != "posix":
        return time.monotonic()
    import resource

    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def some_of(picked: list[Mutant], most: int, seed: int) -> list[Mutant]:
    """At most so many of these mutants, by chance but always the same for a seed, in their order."""
    if len(picked) <= most:
        return picked
    kept = set(random.Random(f"{seed} of all").sample(range(len(picked)), most))
    return [mutant for place, mutant in enumerate(picked) if place in kept]


def chosen(
    root: Path,
    files: list[str],
    sample: int,
    seed: int,
    skip: list[str],
    run: Mapping[str, Container[int]] | None,
) -> list[Mutant]:
    """As many mutants of each file under root, by chance but always the same for a seed."""
    out: list[Mutant] = []
    for file in files:
        source = (root / file).read_text("utf-8")
        found = [m for m in mutants(source, file) if m.where.split(".")[0] not in skip]
        if run is not None:
            missed = sorted({m.statement for m in found if m.statement not in run[file]})
            found = [m for m in found if m.statement in run[file]]
            print(f"{file}: {len(found)} mutants on lines that run; not run: {missed or 'none'}", flush=True)
        picked = random.Random(f"{seed} {file}").sample(found, min(sample, len(found)))
        out += sorted(picked, key=lambda m: m.number)
    return out


def report(verdicts: list[Verdict], files: list[str]) -> str:
    """A table by file, then the survivors."""
    lines = ["| file | mutants | killed | share |", "|---|---:|---:|---:|"]
    for file in [*files, ""]:
        mine = [v for v in verdicts if file in ("", v.mutant.file)]
        if mine:
            killed = sum(v.result != "survived" for v in mine)
            lines.append(
                f"| {Path(file).name or 'all'} | {len(mine)} | {killed} | {killed / len(mine):.0%} |"
            )
    lines.append("")
    for v in verdicts:
        if v.result == "survived":
            m = v.mutant
            lines.append(f"survived: {m.file}:{m.line} #{m.number} in {m.where or 'the module'}: {m.what}")
    return "\n".join(lines)


def enough(killed: int, tried: int, least: int) -> bool:
    """Whether as many percent were killed; of none that were tried, yes."""
    return 100 * killed >= least * tried


def main(arguments: list[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0] if __doc__ else None)
    parser.add_argument("files", nargs="+", help="modules to break, relative to the repository")
    parser.add_argument("--tests", nargs="+", required=True, help="the tests that should notice")
    parser.add_argument("--sample", type=int, default=50, help="mutants of each file (default 50)")
    parser.add_argument(
        "--most", type=int, default=sys.maxsize, help="no more than so many of all files together"
    )
    parser.add_argument("--seed", type=int, default=1, help="which ones (default 1)")
    parser.add_argument("--only", type=int, nargs="+", help="exactly these numbers of a single file")
    parser.add_argument("--covered", action="store_true", help="leave lines alone that the tests never run")
    parser.add_argument("--skip", nargs="+", default=[], help="functions or classes to leave alone")
    parser.add_argument("--jobs", type=int, default=MOST_JOBS, choices=range(1, MOST_JOBS + 1))
    parser.add_argument(
        "--timeout",
        type=int,
        default=60,
        help="seconds of the processor that a mutant may take (default 60; never less than the tests take)",
    )
    parser.add_argument("--least", type=int, default=0, help="fail if fewer percent are killed (default 0)")
    parser.add_argument("--out", type=Path, help="write all verdicts as JSON")
    given = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        shops: SimpleQueue[Workshop] = SimpleQueue()
        for i in range(given.jobs):
            shops.put(Workshop(Path(folder) / str(i), given.tests, given.timeout))
        first = shops.get()
        try:
            run = first.check(given.files if given.covered else None)
        except Unsound as why:
            print(f"The tests fail without any mutant, {why}; there is nothing to learn.", file=sys.stderr)
            return 2
        shops.put(first)
        sample = sys.maxsize if given.only else given.sample
        picked = chosen(first.folder, given.files, sample, given.seed, given.skip, run)
        picked = some_of(picked, given.most, given.seed)
        if given.only:
            picked = [m for m in picked if m.number in given.only]

        def attempt(mutant: Mutant) -> Verdict:
            shop = shops.get()
            shop.timeout = first.timeout
            try:
                verdict = shop.attempt(mutant, near(mutant, run))
            finally:
                shops.put(shop)
            noticed = f"  [{verdict.by}]" if verdict.by else ""
            print(f"{verdict.result:9} {mutant.file}:{mutant.line} {mutant.what}{noticed}", flush=True)
            return verdict

        with ThreadPoolExecutor(given.jobs) as pool:
            verdicts = list(pool.map(attempt, picked))
        if first.run()[0] != "survived":
            print("The tests fail now without any mutant: the verdicts mean nothing.", file=sys.stderr)
            return 2
    print("\n" + report(verdicts, given.files))
    if given.out:
        given.out.write_text(json.dumps([asdict(v) for v in verdicts], indent=1) + "\n", "utf-8")
    killed = sum(v.result != "survived" for v in verdicts)
    print(f"{killed} of {len(verdicts)} mutants were killed.")
    return 0 if enough(killed, len(verdicts), given.least) else 1


if __name__ == "__main__":
    sys.exit(main())
