"""Run what takes long, one run after the other, and go on where it stopped.

    python tools/long.py                    every run that has not passed on its files yet
    python tools/long.py --list             what there is, and how each stands
    python tools/long.py --only live load   these and no others, also if they have passed; live: all that begin so
    python tools/long.py --again            all of them once more, with another seed
    python tools/long.py --times 5          five times as many games, mutants and bad minutes

What passed is written down, with its date and commit, in docs/reference/long-tests.md, and counts in every clone in
which the files of the run are as they were at that commit; build/test-long.json also keeps what failed and what was not
committed, build/test-long/ what each run printed. A run starts over when a file that it depends on has changed, and no
other does. A failing run does not stop the others.

To add a run, add a line to `runs`: a name, a sentence that says what it tries, the command, and the files that could
change its outcome. A test is added by the mark `long` (tests/marks.py) and needs no line here.
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
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.pages import rows_of  # noqa: E402
from tools.setting_up import COMPILED, Trouble, say  # noqa: E402
from tools.web_client import build_web, chromium  # noqa: E402

STATE = ROOT / "build" / "test-long.json"
LOGS = ROOT / "build" / "test-long"
PAGE = ROOT / "docs" / "reference" / "long-tests.md"
SINCE = "Between the commits of the table and the last of them, no file changed that the run depends on."
MADE = {"node_modules", "__pycache__", "static", ".vite"}

PYTHON = sys.executable
PYTEST = [PYTHON, "-m", "pytest", "-q", "-n", "auto", "--dist", "worksteal", "--long"]
LIVE = ("tests/browser", "tests/server")
MANY_GAMES = ("tests/every_game", "tests/bots", "tests/advice")  # `make test` tries them compiled
WHOLE_GAMES = ("tests/every_game", "tests/golden")
STORIES = ("tests/engine", "tests/games", "tests/test_repository.py")

# How much of each. One pass takes two quiet cores some two hours, as the page of the long tests adds up; `--times`
# multiplies games, mutants and seconds.
GAMES = 500
MUTANTS = 20  # of each game: with every day another sample, they add up
KILLED = (
    70  # percent, at least: some changes make no difference (docs/how-to/mutation.md), and twenty are few
)
BAD_DAYS = 60  # seconds of them on each kind of database
LOAD = 10  # seconds with each number of clients

# What could change an outcome
PACKAGES = ("pyproject.toml", "requirements-dev.txt")
COMPILER = (*PACKAGES, "tools/compile.py", "tools/cold_paths.h")
ENGINE = ("src/kaiju/*.py", "src/kaiju/engine", "src/kaiju/games/*.py", "src/kaiju/games/common")
RULES = (*ENGINE, "src/kaiju/games")
HELPERS = (
    "tests/[!t]*.py",
    "tests/pig",
)  # what tests import; the tests beside them belong to no run but `plain`
WEB = ("web", "tools/build_web.py", "tools/web_client.py", "tools/web_types.py")
PYTHON_SIDE = (*PACKAGES, "src/kaiju", "tools/soak_server.py")
SERVER = (*PACKAGES, *ENGINE, "src/kaiju/server", "src/kaiju/rulebook", "src/kaiju/bots/*.py", "tests/server",
          "tools/soak_server.py", "tools/bench_server.py")  # fmt: skip
"""Not the rules of any game: a table does not mind which one is played at it, and each has runs of its own."""


@dataclass(frozen=True)
class Run:
    """One thing that takes long: a command, what it tries in a sentence for people, and the files it depends on."""

    name: str
    tries: str
    command: Sequence[str]
    needs: Sequence[str] = ()  # files, folders and patterns: when one changes, what passed is worth nothing
    compiled: bool = False  # import the compiled build
    browser: bool = False  # needs the built web client and a browser


def runs(seed: int, times: int = 1) -> list[Run]:
    """The table. Whatever is left to chance is repeatable by its seed."""
    games, mutants, seconds = GAMES * times, MUTANTS * times, BAD_DAYS * times
    return [
        Run("settings", "every-game suite and golden games over every setting, compiled",
            [*PYTEST, "-m", "compiled", *WHOLE_GAMES],
            (*COMPILER, *RULES, *HELPERS, *WHOLE_GAMES, "tests/games/*/settings.py"),
            compiled=True),
        Run("stories", "every other test that must hold in both builds, compiled",
            [*PYTEST, "-m", "compiled", *STORIES],
            (*COMPILER, *RULES, "src/kaiju/bots", *HELPERS, *STORIES), compiled=True),
        Run("levels", "bots that search, with whole budgets, against those below them, compiled",
            [*PYTEST, "-m", "long and compiled", "tests/bots"],
            (*COMPILER, *RULES, "src/kaiju/bots", "src/kaiju/study", *HELPERS, "tests/bots"), compiled=True),
        Run("interpreted", "what make test tries compiled only, in plain Python: whole games, bots that search",
            [*PYTEST, "-m", "not long", *MANY_GAMES],
            (*PACKAGES, *RULES, "src/kaiju/bots", "src/kaiju/advice", "src/kaiju/study", *HELPERS, *MANY_GAMES)),
        Run("plain", "what is marked long and tried in plain Python: rules of thumb over many games",
            [*PYTEST, "-m", "long and not compiled", *(f"--ignore={folder}" for folder in LIVE)],
            (*PACKAGES, *RULES, "src/kaiju/bots", *HELPERS, "tests/*.py", "tests/games", "tests/bots")),
        *(Run(f"live-{file.stem.removeprefix('test_')}", f"what is marked long in {file.as_posix()}",
              [*PYTEST, "-m", "long", file.as_posix()],
              (*PYTHON_SIDE, *HELPERS, f"{file.parent.as_posix()}/[!t]*.py", file.as_posix(), *WEB),
              browser=file.parent.name == "browser")
          for file in live_files()),
        *(Run(f"games-{game}", f"{games:,} games of {game} with options and bots by chance, audited, compiled",
              [PYTHON, "-m", "kaiju.cli.main", "soak", game, "--games", str(games), "--seed", str(seed),
               "--folder", "build/test-long/broken"],
              (*COMPILER, *files_of(game), "src/kaiju/study/soak.py", "src/kaiju/bots/*.py", f"src/kaiju/bots/{game}"),
              compiled=True)
          for game in shelf()),
        *(Run(f"mutants-{game}", f"{mutants} mutants by chance of the rules of {game}; {KILLED} % or more noticed",
              [PYTHON, "tools/mutate.py", *files, "--tests", f"tests/games/{game}", "--covered",
               "--sample", "5", "--most", str(mutants), "--seed", str(seed), "--least", str(KILLED)],
              (*PACKAGES, *files_of(game), *HELPERS, "tests/games/*.py", f"tests/games/{game}", "tools/mutate.py"))
          for game in shelf() if (files := rule_files(game)) and (ROOT / "tests" / "games" / game).is_dir()),
        *(Run(f"bad-days{name}", f"{seconds} seconds of kills, restarts, full disks, floods and nonsense for a server",
              [PYTHON, "tools/soak_server.py", "--seconds", str(seconds), "--seed", str(seed), *words], SERVER)
          for name, words in (("", ["--sqlite"]), ("-postgres", ["--postgres"]))),
        Run("load", f"the server with 100, 500 and 1,000 clients, {LOAD * times} seconds each, and no error",
            [PYTHON, "tools/bench_server.py", "--clients", "100", "500", "1000", "--rate", "200",
             "--seconds", str(LOAD * times), "--no-bar"], SERVER),
    ]  # fmt: skip


def shelf() -> list[str]:
    """The games of this house that are on the shelf."""
    from kaiju.games import SHELF

    return [name for name in SHELF if (ROOT / "src/kaiju/games" / name).is_dir()]


def live_files() -> list[Path]:
    """The tests with servers, databases and browsers of which some are marked long."""
    found = [path for folder in LIVE for path in sorted((ROOT / folder).glob("test_*.py"))]
    marked = re.compile(r"^from tests\.marks import .*\b(now_or_)?long\b", re.MULTILINE)
    return [path.relative_to(ROOT) for path in found if marked.search(path.read_text(encoding="utf-8"))]


def rule_files(game: str) -> list[str]:
    """The modules of a game that hold rules: compiled, and generators."""
    found = []
    for path in sorted((ROOT / "src/kaiju/games" / game).rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        if not text.startswith("# interpreted") and re.search(r"^\s+yield\b", text, re.MULTILINE):
            found.append(path.relative_to(ROOT).as_posix())
    return found


def files_of(game: str) -> tuple[str, ...]:
    """What a game is made of: the engine, its own folder, and the folders of games it is built upon."""
    home = ROOT / "src/kaiju/games"
    texts = [path.read_text(encoding="utf-8") for path in sorted((home / game).rglob("*.py"))]
    named = {other for text in texts for other in re.findall(r"\bkaiju\.games\.(\w+)", text)}
    upon = sorted(other for other in {game, *named} if (home / other).is_dir())
    return (*ENGINE, *(f"src/kaiju/games/{other}" for other in upon))


# What has passed


@dataclass
class Outcome:
    """How a run ended, and on which files."""

    passed: bool
    when: str
    minutes: float
    told: str  # the last line it printed
    files: str = ""  # a digest of those it depends on
    commit: str = ""


@dataclass
class State:
    """What has been tried, with which seed, and how much of it."""

    seed: int
    times: int = 1
    outcomes: dict[str, Outcome] = field(default_factory=dict)
    anew: bool = False  # asked to start over: what the page vouches for does not count

    def save(self) -> None:
        STATE.parent.mkdir(exist_ok=True)
        fresh = STATE.with_suffix(".new")
        fresh.write_text(json.dumps(asdict(self), indent=1), encoding="utf-8")
        os.replace(fresh, STATE)


def load_state() -> State | None:
    try:
        found = json.loads(STATE.read_text(encoding="utf-8"))
        outcomes = {name: Outcome(**told) for name, told in found["outcomes"].items()}
        return State(found["seed"], found["times"], outcomes, found.get("anew", False))
    except (OSError, ValueError, KeyError, TypeError):
        return None


def fingerprint(needs: Sequence[str], root: Path = ROOT) -> str:
    """A digest of every file that could change an outcome."""
    total = hashlib.sha256()
    for path in sorted({path for need in needs for path in files_behind(root, need)}):
        total.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()


def files_behind(root: Path, need: str) -> Iterator[Path]:
    """The files of a folder or a pattern; not what is made from them."""
    for place in root.glob(need):
        for path in place.rglob("*") if place.is_dir() else [place]:
            made = MADE & set(path.relative_to(root).parts) or path.suffix in (".pyc", ".so")
            if path.is_file() and not made:
                yield path


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
    return Outcome(status == 0, datetime.date.today().isoformat(), minutes, told)


# The page


def rows() -> dict[str, list[str]]:
    """The lines of the page, by run: when it passed last, on which commit, in how long, and what it told."""
    return {name: cells[1:] for name, cells in rows_of(PAGE, 6).items()}


def write_page(table: list[Run], state: State) -> None:
    """Write down what passed last and when; what did not pass now keeps the date it had."""
    known = rows()
    for name, outcome in state.outcomes.items():
        if outcome.passed:
            took = f"{outcome.minutes} min" + (f", {state.times} times as much" if state.times > 1 else "")
            known[name] = [outcome.when, outcome.commit, took, outcome.told.replace("|", "/")]
    before = (
        re.search(r"^All of them passed .*$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
        if PAGE.exists()
        else None
    )
    said = before[0] if before else "They have not all passed yet."
    if all(stands(run, state) == "passed" for run in table):
        said = f"All of them passed by {max(known[run.name][0] for run in table)}. {SINCE}"
    lines = [
        "# The long tests",
        "",
        "Written by `make test-long`, which runs what `make test` has no time for, and goes on where it was stopped.",
        "A run is tried again when a file that it depends on has changed; `on` is the commit that it passed on.",
        "How to add a run is said at the head of `tools/long.py`; a test is added by the mark `long`.",
        "",
        said,
        f"Those that have passed took {minutes_of(known)} minutes together.",
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


def minutes_of(known: dict[str, list[str]]) -> int:
    """How long the runs of the page took together."""
    return round(sum(float(took.split()[0]) for _, _, took, _ in known.values() if took))


def commit_here(needs: Sequence[str]) -> str:
    """The commit that is tried; dirty when a file that could change the outcome is not as committed."""

    def git(*words: str) -> str:
        return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True).stdout.strip()

    changed = git(
        "status", "--porcelain", "--", *(f":(glob){need}" if "*" in need else need for need in needs)
    )
    return (git("rev-parse", "--short", "HEAD") or "no commit") + ("-dirty" if changed else "")


def stands(run: Run, state: State) -> str:
    """How a run stands with the files as they are."""
    outcome = state.outcomes.get(run.name)
    if outcome is not None and outcome.files == fingerprint(run.needs):
        return "passed" if outcome.passed else "FAILED"
    if not state.anew and vouched_for(run):
        return "passed"
    return "not tried yet" if outcome is None else "files changed"


def vouched_for(run: Run) -> bool:
    """Whether the page says that a run passed on a commit whose files are still those of the run."""
    commit = rows().get(run.name, ["", ""])[1]
    return bool(commit) and not commit.endswith("-dirty") and unchanged_since(commit, run.needs)


def unchanged_since(commit: str, needs: Sequence[str], root: Path = ROOT) -> bool:
    """Whether these files are as they were at a commit of this repository; not so where it is not known."""
    paths = [f":(glob){need}" if "*" in need else need for need in needs]

    def git(*words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(["git", *words, "--", *paths], cwd=root, capture_output=True, text=True)

    if git("diff", "--quiet", commit).returncode:
        return False
    return not git("ls-files", "--others", "--exclude-standard").stdout.strip()


def begun(options: argparse.Namespace) -> State:
    """What was tried before, or a new start."""
    state = load_state()
    if state is None:
        anew = bool(options.again or options.seed is not None or options.times)
        seed = datetime.date.today().toordinal() if options.seed is None else options.seed
        return State(seed, options.times or 1, anew=anew)
    times = options.times or state.times
    if options.again or options.seed is not None or times != state.times:
        return State(state.seed + 1 if options.seed is None else options.seed, times, anew=True)
    return state


def main(argv: Sequence[str]) -> int:
    """The command."""
    parser = argparse.ArgumentParser(
        prog="tools/long.py", description=(__doc__ or "").split("\n", maxsplit=1)[0]
    )
    parser.add_argument("--list", action="store_true", help="say what there is and how it stands, and stop")
    parser.add_argument("--only", nargs="+", metavar="RUN", help="these runs, also if they have passed")
    parser.add_argument("--again", action="store_true", help="start over, with another seed")
    parser.add_argument("--seed", type=int, help="start over with this seed (default: the number of the day)")
    parser.add_argument(
        "--times", type=int, help="so many times as many games, mutants and seconds (default 1)"
    )
    options = parser.parse_args(argv)
    if options.times is not None and options.times < 1:
        parser.error(f"--times is a whole number of at least 1, not {options.times}")
    state = begun(options)
    table = runs(state.seed, state.times)
    meant = {
        name: [run.name for run in table if f"{run.name}-".startswith(f"{name}-")]
        for name in options.only or ()
    }
    unknown = sorted(name for name, found in meant.items() if not found)
    if unknown:
        parser.error(
            f"there is no run {', '.join(unknown)}; the runs are {', '.join(run.name for run in table)}"
        )
    if options.list:
        for run in table:
            print(f"{run.name:32}{stands(run, state):14}{run.tries}")
        return 0
    wanted = [
        run
        for run in table
        if (any(run.name in found for found in meant.values()) if meant else stands(run, state) != "passed")
    ]
    say(f"{len(wanted)} of {len(table)} runs to do, with seed {state.seed}.")
    prepare(wanted)
    for n, run in enumerate(wanted, start=1):
        say(f"[{n}/{len(wanted)}] {run.name}: {run.tries}.")
        files, commit = fingerprint(run.needs), commit_here(run.needs)
        outcome = carry_out(run)
        outcome.files, outcome.commit = files, commit
        told = f"{'passed' if outcome.passed else 'FAILED'} in {outcome.minutes} min: {outcome.told}"
        if fingerprint(run.needs) == files:
            state.outcomes[run.name] = outcome
            state.save()
            write_page(table, state)
        else:
            told += " (not written down: a file that it depends on has changed meanwhile)"
        print(f"    {told}", flush=True)
    return summary(table, state)


def summary(table: list[Run], state: State) -> int:
    """Say what failed and what is still to do; the exit status of all."""
    by_run = {run.name: stands(run, state) for run in table}
    failed = [name for name, how in by_run.items() if how == "FAILED"]
    for name in failed:
        print(f"FAILED: {name}; see build/test-long/{name}.log")
    passed = list(by_run.values()).count("passed")
    say(
        f"{passed} of {len(table)} runs have passed on their files as they are, {len(failed)} failed, "
        f"{len(table) - passed - len(failed)} are still to do."
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
