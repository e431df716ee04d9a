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

WEB = ROOT / "web"
STATIC = ROOT / "src" / "kaiju" / "server" / "static"
WEB_STAMP = BUILD / "web-stamp.json"
NODE_OLDEST = (20, 19)

PLAYER, DEVELOPER = "requirements.txt", "requirements-dev.txt"
UV_LOCK = "tools/uv.txt"
NODE_LOCK = "tools/node.txt"  # Node for machines that have none, as a package of the same registry
LOCK_OPTIONS = ["--universal", "--generate-hashes", "--no-header", "--no-annotate", "--quiet"]
LOCK_AGE = ["--exclude-newer", "14 days"]  # leave fresh releases time to be withdrawn

LIVE = ("tests/server", "tests/browser")  # tests that start servers, databases and browsers

NO_COMPILER = 3  # exit status of tools/compile.py
TESTS_FAILED, NO_TESTS = 1, 5  # exit statuses of pytest


class Trouble(Exception):
    """Something the person at the keyboard can act on, as one sentence."""


# The words


def play(args: list[str]) -> int:
    """Set up, then open the tables in the browser: King of Tokyo, Origins, Duel, with bots and friends"""
    set_up(PLAYER)
    if not asks_for_help(args):
        build_web()
    return kaiju("serve", "--open", *args)


def terminal(args: list[str]) -> int:
    """Set up, then play King of Tokyo in the terminal against bots"""
    set_up(PLAYER)
    return kaiju("play", "king-of-tokyo", *args)


def web(args: list[str]) -> int:
    """Build the web client into the package"""
    set_up(PLAYER)
    build_web(again=True)
    return 0


def test(args: list[str]) -> int:
    """Run all tests: web client, plain Python (with real browsers and databases), then the compiled build"""
    set_up(DEVELOPER)
    if not args or any(LIVE[1] in arg for arg in args):
        build_web()
        os.environ["KAIJU_CHROMIUM"] = chromium()
    pytest = [PYTHON, "-m", "pytest", "-n", "auto", "--dist", "worksteal"]
    if args:
        say("Testing in plain Python.")
        status = run([*pytest, *args])
    else:
        status = test_everything(pytest)
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


def test_everything(pytest: list[object]) -> int:
    """All tests in plain Python. Servers and browsers come by themselves: they need the machine more evenly."""
    say("Testing the web client.")
    install_web()
    status = npm("test") or npm("run", "size")
    if status:
        return status
    say("Testing in plain Python.")
    status = run([*pytest, *["--ignore={}".format(folder) for folder in LIVE]])
    if status:
        return status
    say("Testing the server, and the client in real browsers.")
    status = run([PYTHON, "-m", "pytest", "-n", "2", "--dist", "loadfile", *LIVE])
    if status == TESTS_FAILED:
        # Real browsers and processes on a crowded machine: what fails twice, the second time alone, is broken.
        say("Trying those that failed once more, by themselves.")
        status = run([PYTHON, "-m", "pytest", "--last-failed", "--last-failed-no-failures=none", *LIVE])
    return status


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
    check_upgrades(args)
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
    "test": test,
    "check": check,
    "format": format_,
    "bench": bench,
    "bench-server": bench_server,
    "compare": compare,
    "compiled": compiled,
    "soak": soak,
    "golden": golden,
    "rules-coverage": rules_coverage,
    "lock": lock,
    "clean": clean,
    "help": help_,
}

UPGRADES = "--upgrade or --upgrade-package NAME"
TAKES = {
    "web": "nothing",
    "test": "what pytest takes, such as tests/engine -k copy; left out, everything is tested",
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


def quietly(command: Sequence[object], folder: Path = ROOT) -> bool:
    """Run one step of the set-up; what it prints goes to the log."""
    with LOG.open("ab") as log:
        log.write("\n$ {}\n".format(" ".join(map(str, command))).encode())
        log.flush()
        done = subprocess.run(
            list(map(str, command)),
            cwd=folder,
            env=web_environment() if folder == WEB else None,
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


# The web client


def build_web(again: bool = False) -> None:
    """Build the web client into the package, unless what is there was built from these very files."""
    if not again and web_is_built():
        return
    install_web()
    with one_at_a_time():
        if not again and web_is_built():
            return
        say("Building the web client.")
        key = web_key()
        if not quietly([*npm_command(), "run", "build"], WEB):
            raise Trouble("The web client could not be built. Details are in .venv/{}.".format(LOG.name))
        WEB_STAMP.write_text(json.dumps({"built": key}), encoding="utf-8")


def web_is_built() -> bool:
    if not (STATIC / "index.html").is_file():
        return False
    try:
        return bool(json.loads(WEB_STAMP.read_text(encoding="utf-8")).get("built") == web_key())
    except (OSError, ValueError):
        return False


def install_web() -> None:
    """Install the locked packages of the web client, and Node itself where there is none."""
    mark = WEB / "node_modules" / ".kaiju-stamp"
    wanted = digest("web/package-lock.json", "web/package.json")
    if mark.is_file() and mark.read_text(encoding="utf-8") == wanted:
        return
    with one_at_a_time():
        if mark.is_file() and mark.read_text(encoding="utf-8") == wanted:
            return
        say("Installing the packages of the web client.")
        if not quietly([*npm_command(), "ci", "--no-audit", "--no-fund"], WEB):
            raise Trouble(
                "Could not install the web client's packages: is the network there? "
                "Details are in .venv/{}.".format(LOG.name)
            )
        mark.write_text(wanted, encoding="utf-8")


def npm(*args: str) -> int:
    """Run npm in the folder of the web client."""
    sys.stdout.flush()
    return subprocess.run([*npm_command(), *args], cwd=WEB, env=web_environment()).returncode


def npm_command() -> list[str]:
    """npm, from this machine or from the package registry."""
    found = shutil.which("npm", path=web_environment()["PATH"])
    if found is None or not node_is_new_enough():
        say("There is no Node {}.{} or newer here, so it is installed into .venv.".format(*NODE_OLDEST))
        install(["--require-hashes", "-r", NODE_LOCK], "Node, which builds the web client,")
        found = shutil.which("npm", path=str(BIN))
    if found is None:
        raise Trouble("Node and npm cannot be found; please install Node {}.{}.".format(*NODE_OLDEST))
    return [found]


def web_environment() -> dict[str, str]:
    """Node from .venv goes first once it is there."""
    env = dict(os.environ)
    if (BIN / ("node" + EXE)).exists():
        env["PATH"] = str(BIN) + os.pathsep + env.get("PATH", "")
    return env


def node_is_new_enough() -> bool:
    node = shutil.which("node", path=web_environment()["PATH"])
    if node is None:
        return False
    told = subprocess.run([node, "--version"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    try:
        parts = told.stdout.decode().strip().lstrip("v").split(".")
        return (int(parts[0]), int(parts[1])) >= NODE_OLDEST
    except (ValueError, IndexError):
        return False


def web_key() -> str:
    """What the web client is made of."""
    total = hashlib.sha256()
    for path in sorted(WEB.rglob("*")):
        inside = path.relative_to(WEB)
        if path.is_file() and "node_modules" not in inside.parts:
            total.update(str(inside).encode() + b"\0" + path.read_bytes())
    return total.hexdigest()


def chromium() -> str:
    """The browser for the tests: what is there, or Debian's package where we may install it."""
    names = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
    found = next(filter(None, map(shutil.which, names)), None)
    if found is None and hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        say("Installing Chromium for the browser tests.")
        quietly(["apt-get", "update"])
        quietly(["env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "install", "-y", "chromium"])
        found = shutil.which("chromium")
    if found is None:
        raise Trouble(
            "The browser tests need Chromium; please install it (on Debian and Ubuntu the package chromium) "
            "and try again."
        )
    return found


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
