"""Run what takes hours, one run after the other, and go on where it stopped.

    python tools/long.py                    every run that has not passed on these files yet
    python tools/long.py --list             what there is, and how each stands
    python tools/long.py --only games-duel  these and no others, also if they have passed
    python tools/long.py --again            all of them once more, with another seed

What passed is kept in build/test-long.json, what each run printed in build/test-long/. When a file of the source, the
tests or the tools has changed, everything starts over. A failing run does not stop the others. What passed is
written down, with its date, in docs/reference/long-tests.md.

To add a run, add a line to `runs`: a name, a sentence that says what it tries, and the command. A test is added by
the mark `long` (tests/marks.py) and needs no line here.
"""

from __future__ import annotations

import argparse
import datetime
import hashlib
import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.setting_up import COMPILED, Trouble, say  # noqa: E402
from tools.web_client import build_web, chromium  # noqa: E402

STATE = ROOT / "build" / "test-long.json"
LOGS = ROOT / "build" / "test-long"
PAGE = ROOT / "docs" / "reference" / "long-tests.md"
SOURCES = ("src", "tests", "tools", "web", "Makefile", "pyproject.toml", "requirements-dev.txt")
MADE = {"node_modules", "__pycache__", "static", ".vite"}

PYTHON = sys.executable
PYTEST = [PYTHON, "-m", "pytest", "-q", "-n", "auto", "--dist", "worksteal", "--long"]
NO_TESTS = 5  # exit status of pytest: nothing is marked so, which is no fault
LIVE = ("tests/server", "tests/browser")
NOT_LIVE = [f"--ignore={folder}" for folder in LIVE]
GAMES = 2_000
MUTANTS = 40  # of each game: with every day another sample, they add up
KILLED = 75  # percent, at least: some changes make no difference (docs/how-to/mutation.md)
BAD_DAYS = 180  # seconds of them on each kind of database


@dataclass(frozen=True)
class Run:
    """One thing that takes long: a command, and what it tries in a sentence for people."""

    name: str
    tries: str
    command: Sequence[str]
    compiled: bool = False  # import the compiled build
    browser: bool = False  # needs the built web client and a browser
    fine: tuple[int, ...] = (0,)


def runs(seed: int) -> list[Run]:
    """The table. Whatever is left to chance is repeatable by its seed."""
    return [
        Run("settings", "every-game suite and golden games over every setting, compiled",
            [*PYTEST, "-m", "compiled", "tests/every_game", "tests/golden"], compiled=True),
        Run("stories", "every other test that must hold in both builds, compiled",
            [*PYTEST, "-m", "compiled", "--ignore=tests/every_game", "--ignore=tests/golden", *NOT_LIVE],
            compiled=True),
        Run("plain", "everything marked long in plain Python, every setting among it",
            [*PYTEST, "-m", "long", *NOT_LIVE], fine=(0, NO_TESTS)),
        Run("live", "everything marked long with servers, databases and browsers",
            [PYTHON, "-m", "pytest", "-q", "-n", "2", "--dist", "loadfile", "--long", "-m", "long", *LIVE],
            browser=True, fine=(0, NO_TESTS)),
        *(Run(f"games-{game}", f"{GAMES:,} random games of {game} with options by chance, audited, compiled",
              [PYTHON, "-m", "kaiju.cli.main", "soak", game, "--games", str(GAMES), "--seed", str(seed),
               "--folder", "build/test-long/broken"], compiled=True)
          for game in shelf()),
        *(Run(f"mutants-{game}", f"{MUTANTS} mutants by chance of the rules of {game}; {KILLED} % or more noticed",
              [PYTHON, "tools/mutate.py", *files, "--tests", f"tests/games/{game}", "--covered",
               "--sample", "5", "--most", str(MUTANTS), "--seed", str(seed), "--least", str(KILLED)])
          for game in shelf() if (files := rule_files(game)) and (ROOT / "tests" / "games" / game).is_dir()),
        *(Run(f"bad-days{name}", f"{BAD_DAYS} seconds of kills, restarts, full disks, floods and nonsense for a server",
              [PYTHON, "tools/soak_server.py", "--seconds", str(BAD_DAYS), "--seed", str(seed), *words])
          for name, words in (("", []), ("-postgres", ["--postgres"]))),
        Run("load", "the server with 100, 500 and 1,000 clients at once",
            [PYTHON, "tools/bench_server.py", "--clients", "100", "500", "1000"]),
    ]  # fmt: skip


def shelf() -> list[str]:
    """The games of this house that are on the shelf."""
    from kaiju.games import SHELF

    return [name for name in SHELF if (ROOT / "src/kaiju/games" / name).is_dir()]


def rule_files(game: str) -> list[str]:
    """The modules of a game that hold rules: compiled, and generators."""
    found = []
    for path in sorted((ROOT / "src/kaiju/games" / game).rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        if not text.startswith("# interpreted") and re.search(r"^\s+yield\b", text, re.MULTILINE):
            found.append(path.relative_to(ROOT).as_posix())
    return found


# What has passed


@dataclass
class Outcome:
    """How a run ended."""

    passed: bool
    when: str
    minutes: float
    told: str  # the last line it printed


@dataclass
class State:
    """What has been tried on these files."""

    files: str
    seed: int
    outcomes: dict[str, Outcome] = field(default_factory=dict)

    def save(self) -> None:
        STATE.parent.mkdir(exist_ok=True)
        fresh = STATE.with_suffix(".new")
        fresh.write_text(json.dumps(asdict(self), indent=1), encoding="utf-8")
        os.replace(fresh, STATE)


def load_state() -> State | None:
    try:
        found = json.loads(STATE.read_text(encoding="utf-8"))
        outcomes = {name: Outcome(**told) for name, told in found["outcomes"].items()}
        return State(found["files"], found["seed"], outcomes)
    except (OSError, ValueError, KeyError, TypeError):
        return None


def fingerprint(root: Path = ROOT, sources: Iterable[str] = SOURCES) -> str:
    """A digest of every file that could change an outcome."""
    total = hashlib.sha256()
    for name in sources:
        place = root / name
        paths = sorted(place.rglob("*")) if place.is_dir() else [place]
        for path in paths:
            if (
                path.is_file()
                and not MADE & set(path.relative_to(root).parts)
                and path.suffix not in (".pyc", ".so")
            ):
                total.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()


# Running


def prepare(wanted: list[Run]) -> None:
    """What the runs stand on, made once."""
    if any(run.browser for run in wanted):
        build_web()
        os.environ["KAIJU_CHROMIUM"] = chromium()
    if (
        any(run.compiled for run in wanted)
        and subprocess.run([PYTHON, "tools/compile.py"], cwd=ROOT).returncode
    ):
        raise Trouble("The compiled build is needed for the long tests and failed; see above.")


def carry_out(run: Run) -> Outcome:
    """Run one command to its end; what it prints goes to its log."""
    env = dict(os.environ)
    env.pop("KAIJU_BUILD", None)
    if run.compiled:
        env |= {"PYTHONPATH": str(COMPILED), "KAIJU_BUILD": "compiled"}
    LOGS.mkdir(parents=True, exist_ok=True)
    log = LOGS / f"{run.name}.log"
    began = time.monotonic()
    with log.open("w", encoding="utf-8") as out:
        status = subprocess.run(
            list(run.command), cwd=ROOT, env=env, stdout=out, stderr=subprocess.STDOUT
        ).returncode
    lines = [
        line.strip("= ")
        for line in log.read_text(encoding="utf-8", errors="replace").splitlines()
        if line.strip()
    ]
    told = re.sub(r"\x1b\[[0-9;]*m", "", lines[-1]) if lines else "nothing"
    minutes = round((time.monotonic() - began) / 60, 1)
    return Outcome(status in run.fine, datetime.date.today().isoformat(), minutes, told)


# The page


def rows() -> dict[str, list[str]]:
    """The lines of the page, by run: when it passed last, on which commit, in how long, and what it told."""
    found = {}
    if PAGE.exists():
        for line in PAGE.read_text(encoding="utf-8").splitlines():
            cells = [cell.strip() for cell in line.strip("|").split("|")]
            if line.startswith("| `") and len(cells) == 6:
                found[cells[0].strip("`")] = cells[2:]
    return found


def write_page(table: list[Run], state: State | None, commit: str) -> None:
    """Write down what passed last and when; what did not pass now keeps the date it had."""
    known = rows()
    outcomes = state.outcomes if state else {}
    for name, outcome in outcomes.items():
        if outcome.passed:
            known[name] = [outcome.when, commit, f"{outcome.minutes} min", outcome.told.replace("|", "/")]
    whole = bool(outcomes) and all(run.name in outcomes and outcomes[run.name].passed for run in table)
    before = (
        re.search(r"^All of them passed .*$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
        if PAGE.exists()
        else None
    )
    said = before[0] if before else "They have not passed yet all on the same files."
    if whole:
        said = f"All of them passed on {max(o.when for o in outcomes.values())}, on commit {commit}."
    lines = [
        "# The long tests",
        "",
        "Written by `make test-long`, which runs what `make test` has no time for, and goes on where it was stopped.",
        "How to add a run is said at the head of `tools/long.py`; a test is added by the mark `long`.",
        "",
        said,
        "",
        "| run | what it tries | passed last | on | took | said |",
        "|---|---|---|---|---|---|",
    ]
    for run in table:
        lines.append(
            f"| `{run.name}` | {run.tries} | "
            + " | ".join(known.get(run.name, ["not yet", "", "", ""]))
            + " |"
        )
    PAGE.write_text("\n".join(lines) + "\n", encoding="utf-8")


def commit_here() -> str:
    """The commit that is tried; dirty when a file that could change an outcome is not as committed."""

    def git(*words: str) -> str:
        return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True).stdout.strip()

    changed = git("status", "--porcelain", "--", *SOURCES)
    return (git("describe", "--always") or "no commit") + ("-dirty" if changed else "")


def main(argv: Sequence[str]) -> int:
    """The command."""
    parser = argparse.ArgumentParser(
        prog="tools/long.py", description=(__doc__ or "").split("\n", maxsplit=1)[0]
    )
    parser.add_argument("--list", action="store_true", help="say what there is and how it stands, and stop")
    parser.add_argument("--only", nargs="+", metavar="RUN", help="these runs, also if they have passed")
    parser.add_argument("--again", action="store_true", help="start over")
    parser.add_argument("--seed", type=int, help="start over with this seed (default: the number of the day)")
    options = parser.parse_args(argv)
    files = fingerprint()
    state = load_state()
    if state is not None and state.files != files:
        say("The files have changed since the last run: starting over.")
        state = None
    if state is None or options.again or options.seed is not None:
        day = datetime.date.today().toordinal()
        seed = options.seed if options.seed is not None else day if state is None else state.seed + 1
        state = State(files, seed)
    table = runs(state.seed)
    unknown = sorted(set(options.only or ()) - {run.name for run in table})
    if unknown:
        parser.error(
            f"there is no run {', '.join(unknown)}; the runs are {', '.join(run.name for run in table)}"
        )
    if options.list:
        for run in table:
            outcome = state.outcomes.get(run.name)
            stands = "not tried yet" if outcome is None else "passed" if outcome.passed else "FAILED"
            print(f"{run.name:32}{stands:14}{run.tries}")
        return 0
    done = {name for name, outcome in state.outcomes.items() if outcome.passed}
    wanted = [run for run in table if (run.name in options.only if options.only else run.name not in done)]
    say(f"{len(wanted)} of {len(table)} runs to do, with seed {state.seed}.")
    commit = commit_here()
    prepare(wanted)
    for n, run in enumerate(wanted, start=1):
        say(f"[{n}/{len(wanted)}] {run.name}: {run.tries}.")
        outcome = carry_out(run)
        state.outcomes[run.name] = outcome
        if fingerprint() != files:
            say("A file has changed meanwhile, so nothing is written down: the next call starts over.")
            return 1
        state.save()
        write_page(table, state, commit)
        print(
            f"    {'passed' if outcome.passed else 'FAILED'} in {outcome.minutes} min: {outcome.told}",
            flush=True,
        )
    failed = [run.name for run in table if run.name in state.outcomes and not state.outcomes[run.name].passed]
    for name in failed:
        print(f"FAILED: {name}; see build/test-long/{name}.log")
    tried = len(state.outcomes)
    say(
        f"{tried - len(failed)} of {tried} runs tried have passed on these files; {len(table) - tried} are still to do."
    )
    return 1 if failed else 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except Trouble as trouble:
        print(f"kaiju: {trouble}", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        print("Stopped; `make test-long` goes on from here.", file=sys.stderr)
        sys.exit(130)
