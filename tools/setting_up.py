"""Setting up Kaiju in this folder, and running commands in what was set up. For tools/bootstrap.py.

Standard library only, since it runs before anything is installed. A stamp in `.venv`, written last, lets later calls
start at once and an interrupted call start over.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Iterator, Mapping, Optional, Sequence

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
STAMP = VENV / "kaiju-stamp.json"
LOG = VENV / "setup.log"
BUILD = ROOT / "build"
COMPILED = BUILD / "compiled"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
EXE = ".exe" if os.name == "nt" else ""
PYTHON = BIN / ("python" + EXE)
WEB = ROOT / "web"

PLAYER, DEVELOPER, STUDY = "requirements.txt", "requirements-dev.txt", "requirements-study.txt"
LOCKS = (PLAYER, DEVELOPER, STUDY)  # each holds what those before it hold
CALLED = {PLAYER: "player's", DEVELOPER: "developer's", STUDY: "study's"}
UV_LOCK = "tools/uv.txt"


class Trouble(Exception):
    """Something the person at the keyboard can act on, as one sentence."""


def set_up(lock_file: str) -> None:
    """Bring `.venv` to what `lock_file` says; at once when it is already there."""
    if is_ready(lock_file):
        return
    with one_at_a_time():
        if is_ready(lock_file):  # somebody else set it up while we waited
            return
        if stamp().get("venv") != venv_key() or not PYTHON.exists():
            make_venv()
        say("Installing the {} packages.".format(CALLED[lock_file]))
        install(["--require-hashes", "-r", lock_file], "the locked packages")
        install(["--no-build-isolation", "--no-deps", "-e", "."], "Kaiju itself")
        write_stamp({**stamp(), lock_file: lock_key(lock_file)})


def is_ready(lock_file: str) -> bool:
    """Whether what is installed is what the files ask for; a larger set holds the smaller ones."""
    seen = stamp()
    if seen.get("venv") != venv_key() or not PYTHON.exists():
        return False
    enough = LOCKS[LOCKS.index(lock_file) :]
    return any((ROOT / name).exists() and seen.get(name) == lock_key(name) for name in enough)


def make_venv() -> None:
    """A fresh `.venv` with the installer in it; the old one is cleared first, so it has to be ours."""
    if VENV.is_symlink():
        raise Trouble(
            ".venv is a link to {} and belongs there; remove the link and try again.".format(VENV.resolve())
        )
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


def quietly(command: Sequence[object], folder: Path = ROOT, env: Optional[Mapping[str, str]] = None) -> bool:
    """Run one step of the set-up; what it prints goes to the log."""
    with LOG.open("ab") as log:
        log.write("\n$ {}\n".format(" ".join(map(str, command))).encode())
        log.flush()
        done = subprocess.run(
            list(map(str, command)),
            cwd=folder,
            env=env,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
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
