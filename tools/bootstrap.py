#!/usr/bin/env python3
"""Set up Kaiju and run one of its words: `make play`, `make test` and the others end here.

    python3 tools/bootstrap.py WORD [arguments for the command behind the word]

Standard library only, since it runs before anything is installed. The first call makes `.venv` and installs
the locked packages; a stamp in `.venv`, written last, lets later calls start at once and an interrupted call
start over. What can go wrong is told in one sentence.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Iterator, Sequence

OLDEST = (3, 11)
ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
STAMP = VENV / "kaiju-stamp.json"
LOG = VENV / "setup.log"
BUILD = ROOT / "build"
COMPILED = BUILD / "compiled"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
EXE = ".exe" if os.name == "nt" else ""
PYTHON = BIN / ("python" + EXE)

PLAYER, DEVELOPER = "requirements.txt", "requirements-dev.txt"
UV_LOCK = "tools/uv.txt"
LOCK_OPTIONS = ["--universal", "--generate-hashes", "--no-header", "--no-annotate", "--quiet"]
LOCK_AGE = ["--exclude-newer", "14 days"]  # leave fresh releases time to be withdrawn

NO_COMPILER = 3  # exit status of tools/compile.py
NO_TESTS = 5  # exit status of pytest


class Trouble(Exception):
    """Something the person at the keyboard can act on, as one sentence."""


# The words


def play(args: list[str]) -> int:
    """Set up, then play King of Tokyo in the terminal against bots"""
    set_up(PLAYER)
    return kaiju("play", "king-of-tokyo", *args)


def test(args: list[str]) -> int:
    """Run all tests, in plain Python and then in the compiled build"""
    set_up(DEVELOPER)
    say("Testing in plain Python.")
    pytest = [PYTHON, "-m", "pytest", "-n", "auto", "--dist", "worksteal"]
    status = run([*pytest, *args])
    if status:
        return status
    built = run([PYTHON, "tools/compile.py"])
    if built == NO_COMPILER:
        say(
            "All tests passed in plain Python. "
            "The compiled tests were left out, only because no C compiler was found."
        )
        return 0
    if built:
        raise Trouble("The tests passed in plain Python, but the compiled build failed; see above.")
    say("Testing the compiled build.")
    status = run([*pytest, "-m", "compiled", *args], compiled=True)
    if status == NO_TESTS and args:
        say("The chosen tests passed in plain Python; none of them is meant for the compiled build.")
        return 0
    if status == 0:
        say("All tests passed, in plain Python and compiled.")
    return status


def check(args: list[str]) -> int:
    """lint, format and types, without changing anything"""
    set_up(DEVELOPER)
    steps = (
        ["-m", "ruff", "check", *args],
        ["-m", "ruff", "format", "--check", *args],
        ["-m", "mypy", *args],
    )
    return max([run([PYTHON, *step]) for step in steps])


def format_(args: list[str]) -> int:
    """Put the code into the house format and mend what the linter can mend"""
    set_up(DEVELOPER)
    run([PYTHON, "-m", "ruff", "check", "--fix", "--exit-zero", "--quiet", *args])
    return run([PYTHON, "-m", "ruff", "format", *args])


def bench(args: list[str]) -> int:
    """Measure speed and memory, plain and compiled"""
    set_up(DEVELOPER)
    built = run([PYTHON, "tools/compile.py"])
    if built not in (0, NO_COMPILER):
        return built
    os.environ["KAIJU_COMPILED"] = str(COMPILED) if built == 0 else ""
    return kaiju("bench", *args)


def compiled(args: list[str]) -> int:
    """Build the compiled engine and games into build/compiled"""
    set_up(DEVELOPER)
    return run([PYTHON, "tools/compile.py", *args])


def soak(args: list[str]) -> int:
    """Play random games until told to stop; a failing one leaves its record"""
    set_up(PLAYER)
    return kaiju("soak", *args)


def golden(args: list[str]) -> int:
    """Write the golden records anew, after a rule changed on purpose"""
    set_up(DEVELOPER)
    return run([PYTHON, "tools/golden.py", *args])


def rules_coverage(args: list[str]) -> int:
    """Show every rule of King of Tokyo with the tests that prove it"""
    set_up(DEVELOPER)
    return kaiju("rules", "king-of-tokyo", "--coverage", *args)


def lock(args: list[str]) -> int:
    """Work out the locked package versions anew (ARGS=--upgrade for newer ones)"""
    set_up(DEVELOPER)
    uv = [BIN / ("uv" + EXE), "pip", "compile", "pyproject.toml", *LOCK_OPTIONS, *LOCK_AGE, *args]
    status = run([*uv, "--group", "build", "-o", PLAYER])
    return status or run([*uv, "--group", "dev", "-c", PLAYER, "-o", DEVELOPER])


def clean(args: list[str]) -> int:
    """Remove everything that setting up, building and testing made"""
    for name in (
        ".venv",
        "build",
        "dist",
        "htmlcov",
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
    "test": test,
    "check": check,
    "format": format_,
    "bench": bench,
    "compiled": compiled,
    "soak": soak,
    "golden": golden,
    "rules-coverage": rules_coverage,
    "lock": lock,
    "clean": clean,
    "help": help_,
}


# Setting up


def set_up(lock_file: str) -> None:
    """Bring `.venv` to what `lock_file` says; at once when it is already there."""
    if is_ready(lock_file):
        return
    with one_at_a_time():
        if is_ready(lock_file):  # somebody else set it up while we waited
            return
        if stamp().get("venv") != venv_key() or not PYTHON.exists():
            make_venv()
        say("Installing the {} packages.".format("player's" if lock_file == PLAYER else "developer's"))
        install(["--require-hashes", "-r", lock_file], "the locked packages")
        install(["--no-build-isolation", "--no-deps", "-e", "."], "Kaiju itself")
        write_stamp({**stamp(), lock_file: lock_key(lock_file)})


def is_ready(lock_file: str) -> bool:
    """Whether what is installed is what the files ask for; the developer's set holds the player's."""
    seen = stamp()
    if seen.get("venv") != venv_key() or not PYTHON.exists():
        return False
    return any(seen.get(name) == lock_key(name) for name in {lock_file, DEVELOPER})


def make_venv() -> None:
    """A fresh `.venv` with the installer in it."""
    say("Setting up Kaiju in .venv; this happens once and takes about a minute.")
    made = subprocess.run(
        [sys.executable, "-m", "venv", "--clear", str(VENV)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    if made.returncode:
        raise Trouble(
            "This Python ({}) cannot make a virtual environment; please install its venv module "
            "(on Debian and Ubuntu the package python3-venv) and try again.".format(sys.executable)
        )
    if not quietly([PYTHON, "-m", "pip", "install", "--require-hashes", "-r", UV_LOCK]):
        say("The quick installer (uv) is not to be had here, so pip does it; that takes longer.")
    write_stamp({"venv": venv_key()})


def install(what: Sequence[object], name: str) -> None:
    """Install by uv, or by pip when uv is missing or cannot reach its packages the way pip can."""
    uv = BIN / ("uv" + EXE)
    if uv.exists() and quietly([uv, "pip", "install", "--python", PYTHON, *what]):
        return
    if not quietly([PYTHON, "-m", "pip", "install", *what]):
        raise Trouble(
            "Could not install {}: is the network there? Details are in .venv/{}.".format(name, LOG.name)
        )


def quietly(command: Sequence[object]) -> bool:
    """Run one step of the set-up; what it prints goes to the log."""
    with LOG.open("ab") as log:
        log.write("\n$ {}\n".format(" ".join(map(str, command))).encode())
        log.flush()
        done = subprocess.run(
            list(map(str, command)), cwd=ROOT, stdin=subprocess.DEVNULL, stdout=log, stderr=log
        )
    return done.returncode == 0


def stamp() -> dict[str, object]:
    """What was installed last, or nothing when that is not known."""
    try:
        found = json.loads(STAMP.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def write_stamp(values: dict[str, object]) -> None:
    """Replace the stamp in one step, so that it is never half there."""
    fresh = STAMP.with_suffix(".new")
    fresh.write_text(json.dumps(values, indent=1), encoding="utf-8")
    os.replace(str(fresh), str(STAMP))


def venv_key() -> list[str]:
    """A virtual environment belongs to one place and one installer."""
    return [str(ROOT), digest(UV_LOCK)]


def lock_key(lock_file: str) -> str:
    return digest(lock_file, "pyproject.toml")


def digest(*names: str) -> str:
    total = hashlib.sha256()
    for name in names:
        total.update((ROOT / name).read_bytes())
    return total.hexdigest()


@contextlib.contextmanager
def one_at_a_time() -> Iterator[None]:
    """Let two calls in the same folder set up one after the other; the system frees the lock if we die."""
    try:
        import fcntl
    except ImportError:  # not on Windows
        yield
        return
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "setup.lock").open("w") as handle:
        fcntl.flock(handle, fcntl.LOCK_EX)
        yield


# Running


def kaiju(*args: object) -> int:
    """Become the `kaiju` command, so that keys and signals reach it directly."""
    command = [str(BIN / ("kaiju" + EXE)), *map(str, args)]
    if os.name == "nt":
        return subprocess.run(command).returncode
    sys.stdout.flush()
    os.execv(command[0], command)


def run(command: Sequence[object], compiled: bool = False) -> int:
    """Run a command at the root of the repository; `compiled` makes it import the compiled build."""
    env = dict(os.environ)
    env.pop("KAIJU_BUILD", None)
    if compiled:
        env["PYTHONPATH"] = str(COMPILED)
        env["KAIJU_BUILD"] = "compiled"
    sys.stdout.flush()
    return subprocess.run(list(map(str, command)), cwd=ROOT, env=env).returncode


def say(sentence: str) -> None:
    print("\033[1m{}\033[0m".format(sentence) if sys.stdout.isatty() else sentence, flush=True)


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
    return WORDS[word](args)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except Trouble as trouble:
        print("kaiju: {}".format(trouble), file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
