#!/usr/bin/env python3
"""Set up Kaiju and run one of its words: `make play`, `make test` and the others end here.

    python3 tools/bootstrap.py WORD [arguments for the command behind the word]

Standard library only, since it runs before anything is installed. The first call makes `.venv` and installs
the locked packages (tools/setting_up.py). What can go wrong is told in one sentence.
"""

from __future__ import annotations

import json
import os
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.engine import choose_engine
from tools.setting_up import (
    BIN,
    BUILD,
    COMPILED,
    DEVELOPER,
    EXE,
    PLAYER,
    PYTHON,
    ROOT,
    STUDY,
    Trouble,
    kaiju,
    run,
    say,
    set_up,
)
from tools.web_client import build_web, chromium, install_web, npm

OLDEST = (3, 11)
LOCK_OPTIONS = ["--universal", "--generate-hashes", "--no-header", "--no-annotate", "--quiet"]
LOCK_AGE = ["--exclude-newer", "14 days"]  # leave fresh releases time to be withdrawn

BROWSER = "tests/browser"
LIVE = (BROWSER, "tests/server")  # tests that start servers, databases and browsers
# File by file and folder by folder: whoever goes from one folder to the other starts browser and servers again.
# One more than there are cores as a rule: servers that are waited for need none.
LIVE_OPTIONS = ["-n", "3", "--dist", "loadfile", "--no-loadscope-reorder"]
EXTRAS = "tests/extras"  # tests of what needs the packages of the study
LIVE_CACHE = BUILD / "live-tests"  # where pytest writes down which of them failed
IN_BOTH = ("tests/golden", "tests/test_repository.py")
"""What `make test` tries in both builds: games that were written down. Stories compiled: `make test-long`."""

MANY_GAMES = ("tests/every_game", "tests/bots", "tests/advice")
"""What plays thousands of games and tells no rule: in the compiled build only, where there is one."""

PYTEST = [PYTHON, "-m", "pytest", "-n", "auto", "--dist", "worksteal"]
BOTH = "--compiled"
NO_COMPILER = 3  # exit status of tools/compile.py
TESTS_FAILED, NO_TESTS = 1, 5  # exit statuses of pytest


# The words


def play(args: list[str]) -> int:
    """Set up, then open the tables in the browser: every game on the shelf, with bots and friends"""
    set_up(PLAYER)
    if not asks_for_help(args):
        build_web()
        choose_engine()
    return kaiju("serve", "--open", *args)


def terminal(args: list[str]) -> int:
    """Set up, then play in the terminal with bots: the first game on the shelf, or another by its name"""
    set_up(PLAYER)
    return kaiju("play", *args)


def web(args: list[str]) -> int:
    """Build the web client into the package"""
    set_up(PLAYER)
    build_web(again=True)
    return 0


def test(args: list[str]) -> int:
    """Run all tests: web client, plain Python (with real browsers and databases), whole games compiled"""
    set_up(DEVELOPER)
    chosen = [arg for arg in args if arg != BOTH]
    if not chosen or any(BROWSER in arg for arg in chosen):
        build_web()
        os.environ["KAIJU_CHROMIUM"] = chromium()
    if chosen:
        say("Testing in plain Python.")
        status = run([*PYTEST, *chosen])
        return status or (test_compiled(chosen, ()) if BOTH in args else 0)
    second: list[str] = []
    try:
        return test_everything(second) or test_compiled([] if BOTH in args else list(IN_BOTH), MANY_GAMES)
    finally:
        if second:
            say("Given a second chance, alone and in plain sight; whatever needs it often is a defect:")
            print("\n".join("  " + name for name in second), flush=True)


def test_everything(second: list[str]) -> int:
    """All tests in plain Python. Servers and browsers come by themselves: they need the machine more evenly."""
    say("Testing the web client.")
    install_web()
    status = npm("test") or npm("run", "size")
    if status:
        return status
    say("Testing in plain Python.")
    status = run([*PYTEST, *["--ignore={}".format(folder) for folder in (*LIVE, *MANY_GAMES, EXTRAS)]])
    if status:
        return status
    say("Left out: {}, which needs the packages of the study; make test-study runs it.".format(EXTRAS))
    say("Testing the server, and the client in real browsers.")
    shutil.rmtree(LIVE_CACHE, ignore_errors=True)
    remembering = [PYTHON, "-m", "pytest", "-o", "cache_dir={}".format(LIVE_CACHE)]
    status = run([*remembering, *LIVE_OPTIONS, *LIVE])
    if status == TESTS_FAILED:
        # Real browsers and processes on a crowded machine: what fails twice, the second time alone, is broken.
        say("Trying those that failed once more, by themselves.")
        second += failed()
        status = run([*remembering, "--last-failed", "--last-failed-no-failures=none", *LIVE])
        second[:] = [name + (": failed again" if name in failed() else ": passed then") for name in second]
    return status


def failed() -> list[str]:
    """The live tests that failed when they were last run."""
    try:
        found = json.loads((LIVE_CACHE / "v" / "cache" / "lastfailed").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return []
    return sorted(found)


def test_compiled(chosen: list[str], whole: Sequence[str]) -> int:
    """The chosen tests in the compiled build, of those that are meant for it; ``whole`` folders with all they have."""
    built = run([PYTHON, "tools/compile.py"])
    if built == NO_COMPILER:
        if whole and (status := run([*PYTEST, *whole])):
            return status
        say(
            "The tests passed in plain Python. "
            "The compiled tests were left out, only because no C compiler was found."
        )
        return 0
    if built:
        raise Trouble("The tests passed in plain Python, but the compiled build failed; see above.")
    say("Testing the compiled build.")
    status = run([*PYTEST, *whole], compiled=True) if whole else 0
    status = status or run([*PYTEST, "-m", "compiled", *chosen], compiled=True)
    if status == NO_TESTS:
        say("The chosen tests passed in plain Python; none of them is meant for the compiled build.")
        return 0
    if status == 0:
        say("All tests passed, in plain Python and compiled.")
    return status


def test_study(args: list[str]) -> int:
    """Set up the packages of the study (Parquet, clusters, research) and test what needs them"""
    set_up(STUDY)
    return run([PYTHON, "-m", "pytest", *(args or [EXTRAS])])


def test_long(args: list[str]) -> int:
    """Run what takes longer: all settings, thousands of games, mutation, load, kills; goes on where it stopped"""
    set_up(DEVELOPER)
    return run([PYTHON, "tools/long.py", *args])


def quick(args: list[str]) -> int:
    """Try what your change can break, in under a minute: tests, lint and types of what differs from main"""
    set_up(DEVELOPER)
    return run([PYTHON, "tools/quick.py", *args])


def check(args: list[str]) -> int:
    """lint, format and types, without changing anything"""
    check_files("check", args)
    set_up(DEVELOPER)
    steps = (
        ["-m", "ruff", "check", *args],
        ["-m", "ruff", "format", "--check", *args],
        ["-m", "mypy", *args],
    )
    status = max([run([PYTHON, *step]) for step in steps])
    if args:
        return status
    install_web()
    return max(status, npm("run", "check"))


def format_(args: list[str]) -> int:
    """Put the code into the house format and mend what the linter can mend"""
    check_files("format", args)
    set_up(DEVELOPER)
    run([PYTHON, "-m", "ruff", "check", "--fix", "--exit-zero", "--quiet", *args])
    status = run([PYTHON, "-m", "ruff", "format", *args])
    if args:
        return status
    install_web()
    return max(status, npm("run", "format"))


def bench(args: list[str]) -> int:
    """Measure speed and memory, plain and compiled"""
    set_up(DEVELOPER)
    if asks_for_help(args):
        return kaiju("bench", *args)
    built = run([PYTHON, "tools/compile.py"])
    if built not in (0, NO_COMPILER):
        return built
    os.environ["KAIJU_COMPILED"] = str(COMPILED) if built == 0 else ""
    return kaiju("bench", *args)


def bench_server(args: list[str]) -> int:
    """Measure the server under load: latency, deliveries, memory"""
    set_up(DEVELOPER)
    return run([PYTHON, "tools/bench_server.py", *args])


def compare(args: list[str]) -> int:
    """Compare the speed of two commits: ARGS="COMMIT [COMMIT]" (and --help)"""
    set_up(DEVELOPER)
    return run([PYTHON, "tools/compare.py", *args])


def compiled(args: list[str]) -> int:
    """Build the compiled engine and games into build/compiled"""
    set_up(DEVELOPER)
    return run([PYTHON, "tools/compile.py", *args])


def soak(args: list[str]) -> int:
    """Play random games until told to stop; a failing one leaves its record"""
    set_up(PLAYER)
    return kaiju("soak", *args)


def soak_server(args: list[str]) -> int:
    """Give a server bad days: kills, restarts, full disks, floods, nonsense (ARGS="--seconds 600")"""
    set_up(DEVELOPER)
    return run([PYTHON, "tools/soak_server.py", *args])


def golden(args: list[str]) -> int:
    """Write the golden records anew, after a rule changed on purpose"""
    set_up(DEVELOPER)
    return run([PYTHON, "tools/golden.py", *args])


def rules_coverage(args: list[str]) -> int:
    """Show every rule of a game with the tests that prove it"""
    set_up(DEVELOPER)
    return kaiju("rules", "--coverage", *args)


def lock(args: list[str]) -> int:
    """Work out the locked package versions anew (ARGS=--upgrade for newer ones)"""
    check_upgrades(args)
    set_up(DEVELOPER)
    uv = [BIN / ("uv" + EXE), "pip", "compile", "pyproject.toml", *LOCK_OPTIONS, *LOCK_AGE, *args]
    status = run([*uv, "--group", "build", "-o", PLAYER])
    status = status or run([*uv, "--group", "dev", "-c", PLAYER, "-o", DEVELOPER])
    extras = ["--extra", "study", "--extra", "research"]
    return status or run([*uv, *extras, "--group", "dev", "--group", "extras", "-c", DEVELOPER, "-o", STUDY])


def release(args: list[str]) -> int:
    """Build the wheels and the source package into dist/ (ARGS=0.2.0 makes that the version first)"""
    set_up(DEVELOPER)
    return run([PYTHON, "tools/release.py", *args])


def clean(args: list[str]) -> int:
    """Remove everything that setting up, building and testing made"""
    for name in (
        ".venv",
        "build",
        "dist",
        "htmlcov",
        "web/node_modules",
        "src/kaiju/server/static",
        ".hypothesis",
        ".mypy_cache",
        ".pytest_cache",
        ".ruff_cache",
    ):
        shutil.rmtree(ROOT / name, ignore_errors=True)
    for folder in ("src", "tests", "tools"):
        for cache in list((ROOT / folder).rglob("__pycache__")):
            shutil.rmtree(cache, ignore_errors=True)
    return 0


def help_(args: list[str]) -> int:
    """List the words"""
    print('make WORD [ARGS="..."]\n')
    for word, action in WORDS.items():
        print("  {:16}{}".format(word, action.__doc__))
    return 0


WORDS = {
    "play": play,
    "terminal": terminal,
    "web": web,
    "quick": quick,
    "test": test,
    "test-study": test_study,
    "test-long": test_long,
    "check": check,
    "format": format_,
    "bench": bench,
    "bench-server": bench_server,
    "compare": compare,
    "compiled": compiled,
    "soak": soak,
    "soak-server": soak_server,
    "golden": golden,
    "rules-coverage": rules_coverage,
    "lock": lock,
    "release": release,
    "clean": clean,
    "help": help_,
}

UPGRADES = "--upgrade or --upgrade-package NAME"
TAKES = {
    "web": "nothing",
    "test": "what pytest takes, such as tests/engine -k copy; left out, everything is tested. "
    "--compiled tries the chosen tests in the compiled build too",
    "check": "files and folders; left out, everything is checked",
    "format": "files and folders; left out, everything is put into format",
    "lock": UPGRADES,
    "clean": "nothing",
    "help": "nothing",
}
"""What may stand in ARGS, for the words that no command behind them explains."""


# Arguments


def asks_for_help(args: list[str]) -> bool:
    return "--help" in args or "-h" in args


def check_files(word: str, args: list[str]) -> None:
    """An option could make a word do what it says it does not, such as mending while it checks."""
    for arg in args:
        if arg.startswith("-"):
            raise Trouble("make {} takes files and folders, not {}.".format(word, arg))
        if not (ROOT / arg).exists():
            raise Trouble("There is no file or folder {} here.".format(arg))


def check_upgrades(args: list[str]) -> None:
    left = list(args)
    while left:
        arg = left.pop(0)
        if arg == "--upgrade-package" and left and not left[0].startswith("-"):
            left.pop(0)
        elif arg != "--upgrade":
            raise Trouble("make lock takes {}, not {}.".format(UPGRADES, " ".join(args)))


def with_new_enough_python() -> None:
    """Go on in a Python that is new enough, if this one is not."""
    if sys.version_info >= OLDEST:
        return
    for minor in range(14, OLDEST[1] - 1, -1):
        found = shutil.which("python3.{}".format(minor))
        if found:
            os.execv(found, [found, *sys.argv])
    raise Trouble(
        "Kaiju needs Python {}.{} or newer, and this is {}.{}; please install one and try again.".format(
            *OLDEST, *sys.version_info[:2]
        )
    )


def main(argv: list[str]) -> int:
    word, args = (argv[0], argv[1:]) if argv else ("help", [])
    if word not in WORDS:
        raise Trouble("There is no word {!r}; the words are {}.".format(word, ", ".join(WORDS)))
    with_new_enough_python()
    takes = TAKES.get(word)
    if takes and asks_for_help(args):
        print("make {}: {}.\nARGS: {}.".format(word, WORDS[word].__doc__, takes))
        return 0
    if takes == "nothing" and args:
        raise Trouble("make {} takes no ARGS, not {}.".format(word, " ".join(args)))
    return WORDS[word](args)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except Trouble as trouble:
        print("kaiju: {}".format(trouble), file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
