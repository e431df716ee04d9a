"""Building the web client, with Node from this machine or from the package registry: for tools/bootstrap.py."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys

from tools.setting_up import (
    BIN,
    BUILD,
    EXE,
    LOG,
    ROOT,
    WEB,
    Trouble,
    digest,
    install,
    one_at_a_time,
    quietly,
    say,
)

STATIC = ROOT / "src" / "kaiju" / "server" / "static"
WEB_STAMP = BUILD / "web-stamp.json"
NODE_OLDEST = (20, 19)
NODE_LOCK = "tools/node.txt"  # Node for machines that have none, as a package of the same registry


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
        if not quietly([*npm_command(), "run", "build"], WEB, web_environment()):
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
        if not quietly([*npm_command(), "ci", "--no-audit", "--no-fund"], WEB, web_environment()):
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
    """The browser for the tests: what is there, or Debian's package where we may install it.

    Its shell comes with it, where there is one: most tests need no more, and it takes less of the processor.
    """
    names = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
    found = next(filter(None, map(shutil.which, names)), None)
    if found is None and hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        say("Installing Chromium for the browser tests.")
        quietly(["apt-get", "update"])
        for package in ("chromium", "chromium-headless-shell"):
            quietly(["env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "install", "-y", package])
        found = shutil.which("chromium")
    if found is None:
        raise Trouble(
            "The browser tests need Chromium; please install it (on Debian and Ubuntu the package chromium) "
            "and try again."
        )
    return found
