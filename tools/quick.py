"""Try what a change can break, in under a minute: tests near it, lint and types of the changed files.

    python tools/quick.py                 what differs from main, committed or not
    python tools/quick.py COMMIT          what differs from that commit
    python tools/quick.py --list          only say what would be tried

Tests are chosen by imports, by room and by game (tools/affected.py), the nearest first, and none begins after
the time is up. What was chosen and what was left out is said; `make test` tries everything.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools import affected  # noqa: E402
from tools.web_client import install_web, npm_command, web_environment  # noqa: E402

BUILD = ROOT / "build"
BROWSER = "tests/browser/"
SECONDS = 40  # after which no further test begins, on a machine that has nothing else to do
MOST = 6  # times as long on one that has
PATIENCE = 15  # and after as many more, types that are still being worked out are given up
NO_TESTS = 5  # exit status of pytest
SHOWN = 3  # files named one by one


class Trouble(Exception):
    """Something the person at the keyboard can act on, as one sentence."""


def git(*args: str) -> str:
    try:
        done = subprocess.run(["git", *args], cwd=ROOT, capture_output=True, text=True)
    except FileNotFoundError:
        raise Trouble("make quick asks git what has changed, and there is no git here.") from None
    if done.returncode:
        last = done.stderr.strip().splitlines()[-1:] or ["no reason given"]
        raise Trouble(f"git {args[0]} failed: {last[0]}")
    return done.stdout


def base(given: str) -> str:
    """The commit to compare with: where this branch left main, or the one that was asked for."""
    if given:
        return git("rev-parse", "--verify", f"{given}^{{commit}}").strip()
    for main in ("main", "origin/main", "HEAD"):
        try:
            return git("merge-base", "HEAD", main).strip()
        except Trouble:
            continue
    raise Trouble("make quick compares with a commit, and there is none here.")


def changes(since: str) -> list[str]:
    """Every file that differs from a commit, also new ones and those that are gone."""
    differing = git("diff", "--name-only", "--no-renames", "-z", since).split("\0")
    new = git("ls-files", "--others", "--exclude-standard", "-z").split("\0")
    return sorted({name for name in [*differing, *new] if name})


@dataclass
class Job:
    """A command beside others; what it prints is shown when it is done."""

    title: str
    command: Sequence[str]
    folder: Path = ROOT
    env: dict[str, str] | None = None
    fine: tuple[int, ...] = (0,)

    def start(self) -> None:
        self.out = BUILD / f"quick-{self.title.replace(' ', '-')}.log"
        with self.out.open("w", encoding="utf-8") as out:
            self.process = subprocess.Popen(
                list(self.command), cwd=self.folder, env=self.env, stdout=out, stderr=subprocess.STDOUT
            )

    def finish(self, until: float | None = None) -> str:
        """Wait, show what it printed, and give the verdict."""
        try:
            status = self.process.wait(None if until is None else max(0.0, until - time.time()))
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
            return "not finished in time (the first run fills a cache)"
        text = self.out.read_text(encoding="utf-8", errors="replace").strip()
        if status not in self.fine:
            print(f"\n--- {self.title}\n{text}", flush=True)
            return "FAILED"
        last = text.splitlines()[-1:] if text else []
        if NO_TESTS in self.fine and not (last and " passed" in last[0]):
            return "nothing of these was tried"
        return f"fine: {last[0].strip('= ')}" if last else "fine"


def busy() -> float:
    """How many times longer things take here because others are at work too."""
    if not hasattr(os, "getloadavg"):
        return 1.0
    return min(float(MOST), max(1.0, os.getloadavg()[0] / cores()))


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def test_jobs(files: list[str], asked: dict[str, object], until: float) -> list[tuple[Job, Path]]:
    """The tests dealt out to one process a core, in turns, so that the nearest come first in each."""
    hands = [files[n :: cores()] for n in range(cores())]
    jobs = []
    for n, hand in enumerate(hand for hand in hands if hand):
        told = BUILD / f"quick-left-{n}.json"
        told.unlink(missing_ok=True)
        env = {**os.environ, "KAIJU_QUICK": json.dumps({**asked, "until": until, "told": str(told)})}
        env.pop("KAIJU_BUILD", None)
        command = [sys.executable, "-m", "pytest", "-q", "-n", "0", "-p", "tools.in_time", *hand]
        jobs.append((Job(f"tests {n + 1}", command, env=env, fine=(0, NO_TESTS)), told))
    return jobs


def checks(changed: list[str], imports: affected.Graph, since: str) -> list[Job]:
    """Lint and types of what changed, and of what imports it, for types."""
    there = [name for name in changed if (ROOT / name).is_file()]
    python = [name for name in there if name.endswith(".py")]
    jobs = []
    if python:
        nearby = {name for name, others in imports.items() if others & set(python)} | set(python)
        typed = sorted(name for name in nearby if name.startswith(("src/", "tests/", "tools/")))
        jobs += [
            Job("lint", [sys.executable, "-m", "ruff", "check", *python]),
            Job("format", [sys.executable, "-m", "ruff", "format", "--check", *python]),
        ]
        if typed:
            jobs.append(Job("types", [sys.executable, "-m", "mypy", *typed]))
    web = [name.removeprefix("web/") for name in there if name.startswith("web/")]
    if web:
        install_web()
        env = web_environment()
        run = [*npm_command(), "exec", "--offline", "--"]
        code = [name for name in web if name.endswith((".ts", ".js", ".mjs", ".svelte"))]
        if code:
            jobs.append(Job("web lint", [*run, "eslint", *code], ROOT / "web", env))
        jobs += [
            Job("web format", [*run, "prettier", "--check", "--ignore-unknown", *web], ROOT / "web", env),
            Job(
                "web tests",
                [*run, "vitest", "run", "--passWithNoTests", "--changed", since],
                ROOT / "web",
                env,
            ),
            Job("web types", [*run, "svelte-check", "--tsconfig", "./tsconfig.json"], ROOT / "web", env),
        ]
    return jobs


def some(names: Sequence[str]) -> str:
    return ", ".join(names[:SHOWN]) + (f" and {len(names) - SHOWN} more" if len(names) > SHOWN else "")


def say_choice(changed: list[str], chosen: list[affected.Choice], since: str) -> None:
    print(f"{len(changed)} files differ from {since[:10]}: {some(changed)}.")
    print(f"{len(chosen)} files of tests are near them:")
    for why in dict.fromkeys(choice.why for choice in chosen):
        tests = [choice.test for choice in chosen if choice.why == why]
        print(f"  {len(tests)}: {why}: {some(tests)}")
    sys.stdout.flush()


def say_left_out(
    told: list[Path], chosen: list[affected.Choice], imports: affected.Graph, browser: int
) -> None:
    """What was not tried, so that nobody takes a quick look for a proof."""
    left: dict[str, Counter[str]] = {}
    for path in told:
        if path.exists():
            for why, files in json.loads(path.read_text(encoding="utf-8")).items():
                left.setdefault(why, Counter()).update(files)
    all_tests = [name for name in imports if name.startswith("tests/") and "/test_" in name]
    print("\nLeft out:")
    print(
        f"  {len(all_tests) - len(chosen)} of {len(all_tests)} files of tests: nothing leads there from the change"
    )
    if browser:
        print(f"  {browser} files of tests in real browsers (make test ARGS={BROWSER.rstrip('/')})")
    for why, files in left.items():
        if files:
            print(f"  {files.total()} tests {why}: {some(sorted(files))}")
    print("  the compiled build, and what is marked long. `make test` tries everything else.")


def main(argv: Sequence[str]) -> int:
    """The command."""
    began = time.time()
    parser = argparse.ArgumentParser(
        prog="tools/quick.py", description=(__doc__ or "").split("\n", maxsplit=1)[0]
    )
    parser.add_argument(
        "commit", nargs="?", default="", help="what to compare with; left out, where main was left"
    )
    parser.add_argument("--list", action="store_true", help="say what would be tried, and stop")
    parser.add_argument(
        "--seconds", type=float, default=SECONDS, help="begin no test after (default %(default)s)"
    )
    options = parser.parse_args(argv)
    try:
        since = base(options.commit)
        changed = changes(since)
    except Trouble as trouble:
        print(f"kaiju: {trouble}", file=sys.stderr)
        return 2
    if not changed:
        print(f"Nothing differs from {since[:10]}, so there is nothing to try.")
        return 0
    imports = affected.graph(ROOT)
    chosen = affected.choose(changed, imports)
    say_choice(changed, chosen, since)
    if options.list:
        return 0
    BUILD.mkdir(exist_ok=True)
    shelf = sorted({affected.game_of(name) for name in imports if name.startswith("src/kaiju/games/")} - {""})
    games = [] if affected.every_game_touched(changed) else sorted(affected.games_touched(changed, imports))
    beside = checks(changed, imports, since)
    files = [choice.test for choice in chosen if not choice.test.startswith(BROWSER)]
    longer = busy()
    if longer > 1.5:
        print(
            f"This machine is busy: everything may take {longer:.0f} times as long as it should.", flush=True
        )
    until = began + options.seconds * longer
    dealt = test_jobs(files, {"games": games, "shelf": shelf}, until)
    jobs = [*beside, *(job for job, _ in dealt)]
    for job in jobs:
        job.start()
    try:
        verdicts = {job.title: job.finish() for job, _ in dealt}
        verdicts |= {job.title: job.finish(until + PATIENCE) for job in beside}
    except KeyboardInterrupt:
        for job in jobs:
            job.process.kill()
        raise
    say_left_out([told for _, told in dealt], chosen, imports, len(chosen) - len(files))
    print()
    for title, verdict in verdicts.items():
        print(f"{title:12}{verdict}")
    print(f"In {time.time() - began:.0f} s.")
    return 1 if "FAILED" in verdicts.values() else 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
