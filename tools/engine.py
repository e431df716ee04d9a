"""Which engine `make play` serves: the compiled one if it is there and up to date, else the plain one.

Where a C compiler is there, a build that is missing or stale is made in the background, for the next start. A stale
one is never used. Standard library only, since a player has no packages for building.
"""

from __future__ import annotations

import hashlib
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from tools.setting_up import BUILD, COMPILED, ROOT, say

PACKAGE = ROOT / "src" / "kaiju"
STAMP = "compiled.json"
LOG = BUILD / "compiled.log"
LEFT_OUT = frozenset({"__pycache__"})
NICE = 19


def source_key(package: Path = PACKAGE) -> str:
    """A digest of the whole package as it is copied into a build, and of the Python that runs it."""
    total = hashlib.sha256(f"{sys.implementation.cache_tag} {sys.platform}".encode())
    for path in sorted(package.rglob("*")):
        if path.is_file() and path.suffix not in (".so", ".pyd") and not LEFT_OUT & set(path.parts):
            total.update(f"\n{path.relative_to(package).as_posix()}\n".encode())
            total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def is_fresh(package: Path = PACKAGE, built: Path = COMPILED) -> bool:
    """Whether there is a whole compiled build of exactly this source."""
    try:
        found = json.loads((built / STAMP).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return False
    return isinstance(found, dict) and found.get("source") == source_key(package)


def can_compile() -> bool:
    """Whether C can be compiled here."""
    if os.name == "nt":
        return False  # what is found there only shows while building
    configured = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    names = (shlex.split(str(configured))[0], "cc", "gcc", "clang")
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    return any(map(shutil.which, names)) and headers.exists()


def build_in_background() -> None:
    """Start `make compiled`, which goes on by itself and gives way to everything else."""
    BUILD.mkdir(exist_ok=True)
    gently = ["nice", "-n", str(NICE)] if shutil.which("nice") else []
    with LOG.open("w", encoding="utf-8") as log:
        subprocess.Popen(
            [*gently, sys.executable, str(ROOT / "tools" / "bootstrap.py"), "compiled"],
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
            cwd=ROOT,
            start_new_session=True,
        )


def choose_engine() -> bool:
    """Let what comes next run on the compiled engine, if that may be; one line says which it is."""
    if os.environ.get("KAIJU_GAMES"):
        return False  # games that people bring along are not compiled
    if is_fresh():
        os.environ["PYTHONPATH"] = os.pathsep.join(
            filter(None, (str(COMPILED), os.environ.get("PYTHONPATH")))
        )
        say("Playing on the compiled engine: bots think many times faster.")
        return True
    if can_compile():
        build_in_background()
        say("The compiled engine is being built in the background; the next start uses it.")
    else:
        say("Playing in plain Python: with a C compiler the next start would be many times faster.")
    return False
