"""A process that measures: asked in lines of JSON, and answering each with one."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Self


class Talker(ABC):
    """Plain or compiled games of one tree of files, in a process of their own."""

    def __init__(
        self,
        tree: Path,
        command: Sequence[str],
        *,
        before: Sequence[str] = (),
        env: Mapping[str, str] | None = None,
        errors: IO[bytes] | None = None,
    ) -> None:
        # The tree comes first; behind it stays what games from outside need.
        path = os.pathsep.join(filter(None, [str(tree), os.environ.get("PYTHONPATH")]))
        self.process = subprocess.Popen(
            [*before, sys.executable, *command],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=errors,
            env={**os.environ, "PYTHONPATH": path, "PYTHONSAFEPATH": "1", **(env or {})},
            text=True,
        )

    @abstractmethod
    def gone(self) -> Exception:
        """What to raise when the process has ended instead of answering."""

    def ask(self, *what: object) -> dict[str, Any]:
        """Have something measured."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        try:
            self.process.stdin.write(json.dumps(what) + "\n")
            self.process.stdin.flush()
            line = self.process.stdout.readline()
        except OSError:
            line = ""
        if not line:
            raise self.gone()
        found: dict[str, Any] = json.loads(line)
        return found

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is not None:
            self.process.kill()
        for stream in (self.process.stdin, self.process.stdout):
            if stream is not None:
                with suppress(OSError):  # what was meant for a process that has gone
                    stream.close()
        self.process.wait()
