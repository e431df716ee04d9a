"""The real command, run as people run it: as a process, by pipe or at a terminal."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

from tests.children import listening

COMMAND = (sys.executable, "-m", "kaiju.cli")
LONG_ENOUGH = 60
ESCAPE = re.compile(r"\x1b\[")


def surroundings(changes: Mapping[str, str | None] = {}) -> dict[str, str]:
    """The environment of a command: the same on every machine, but for what a test changes."""
    kept = {
        name: os.environ[name]
        for name in ("PATH", "PYTHONPATH", "SYSTEMROOT", "TMPDIR")
        if name in os.environ
    }
    plain = {**kept, "LANG": "C.UTF-8", "TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24"}
    wanted = {**plain, **changes}
    return {name: value for name, value in wanted.items() if value is not None}


class Kaiju:
    """The command, in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def __call__(
        self,
        *words: str,
        typed: str | bytes = "",
        env: Mapping[str, str | None] = {},
        wrap: Sequence[str] = (),
    ) -> subprocess.CompletedProcess[str]:
        """Run it with lines to read from a pipe."""
        done = subprocess.run(
            [*wrap, *COMMAND, *words],
            cwd=self.folder,
            env=surroundings(env),
            input=typed.encode() if isinstance(typed, str) else typed,
            capture_output=True,
            timeout=LONG_ENOUGH,
        )
        out, err = (stream.decode("utf-8", "replace") for stream in (done.stdout, done.stderr))
        assert "Traceback" not in out + err, err
        return subprocess.CompletedProcess(done.args, done.returncode, out, err)

    def start(self, *words: str, env: Mapping[str, str | None] = {}) -> subprocess.Popen[bytes]:
        """Start it and leave it running, ready for signals."""
        pipe = subprocess.PIPE
        return subprocess.Popen(
            listening([*COMMAND, *words]),
            cwd=self.folder,
            env=surroundings(env),
            stdin=pipe,
            stdout=pipe,
            stderr=pipe,
        )


def one_sentence(done: subprocess.CompletedProcess[str]) -> str:
    """What the command complained about: one line on the error stream, status 2."""
    assert done.returncode == 2, done
    lines = done.stderr.splitlines()
    assert len(lines) == 1, done.stderr
    assert lines[0].startswith("kaiju: ")
    return lines[0].removeprefix("kaiju: ")


@pytest.fixture
def kaiju(tmp_path: Path) -> Kaiju:
    return Kaiju(tmp_path)
