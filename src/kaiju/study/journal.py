"""A run that can be stopped at any moment: what is done is kept in a file, and the same command goes on from there.

A journal is a file of JSON lines. The first says what is played and what it comes from, every other one holds the games
of one batch. A line is on the disk before anybody is told of it; a last line that was cut short, as by a power cut, is
taken away when the file is opened again, and its games are played once more. So no game is lost that was reported, and
none is there twice.
"""

from __future__ import annotations

import os
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, Self

import msgspec

from kaiju.engine.errors import BadSetup
from kaiju.study.origin import Origin, same_origin
from kaiju.study.simulate import Plan, Played

FORMAT = 1

BEGINS = b'{"kaiju_journal"'
"""How every journal begins."""


class JournalHead(msgspec.Struct, frozen=True, kw_only=True):
    """The first line: what is played, and with which rules, data and bots."""

    kaiju_journal: int = FORMAT
    plan: Plan
    origin: Origin


class Journal:
    """The kept games of one plan, open to take more. Two runs at one file are refused."""

    def __init__(self, path: Path, plan: Plan, origin: Origin) -> None:
        self.path = path
        self.played: list[Played] = []
        try:
            self.file: BinaryIO = path.open("a+b")
        except OSError as error:
            raise BadSetup(f"{path} cannot be written: {error.strerror or error}.") from None
        try:
            lock(self.file, path)
            self._read(JournalHead(plan=plan, origin=origin))
        except BaseException:
            self.file.close()
            raise

    def _read(self, head: JournalHead) -> None:
        self.file.seek(0)
        data = self.file.read()
        whole = data[: data.rfind(b"\n") + 1]
        lines = whole.splitlines()
        if lines:
            self._read_lines(lines, head)
        elif not data.startswith(BEGINS[: len(data)]):
            raise BadSetup(f"{self.path} is not the journal of a study.")
        if len(whole) < len(data):  # only now, for it is ours
            self.file.truncate(len(whole))
        if not lines:
            self._write(msgspec.json.encode(head))

    def _read_lines(self, lines: list[bytes], head: JournalHead) -> None:
        try:
            kept = msgspec.json.decode(lines[0], type=JournalHead)
            for line in lines[1:]:
                self.played += msgspec.json.decode(line, type=list[Played])
        except msgspec.MsgspecError:
            raise BadSetup(f"{self.path} is not the journal of a study.") from None
        if kept.kaiju_journal != FORMAT:
            raise BadSetup(f"{self.path} is a journal of format {kept.kaiju_journal}, not {FORMAT}.")
        same_origin(kept.origin, head.origin, str(self.path))
        if msgspec.structs.replace(kept.plan, games=0) != msgspec.structs.replace(head.plan, games=0):
            raise BadSetup(
                f"{self.path} is the journal of another plan: seed, bots, options or measures differ."
            )
        self.played = [played for played in self.played if played.index < head.plan.games]

    def keep(self, games: list[Played]) -> None:
        """Write some games down; when this returns they will not be lost."""
        self._write(msgspec.json.encode(games))
        self.played += games

    def _write(self, line: bytes) -> None:
        try:
            self.file.write(line + b"\n")
            self.file.flush()
            os.fsync(self.file.fileno())
        except OSError as error:
            raise BadSetup(f"{self.path} cannot be written: {error.strerror or error}.") from None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.file.close()


def lock(file: BinaryIO, path: Path) -> None:
    """Take a file for this process alone, for as long as it is open; BadSetup when somebody else has it."""
    try:
        import fcntl  # noqa: PLC0415 (not on Windows)
    except ImportError:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise BadSetup(f"{path} is being written by another run.") from None


def seed_kept(path: Path) -> int | None:
    """The seed of the run that a journal keeps, so that nobody has to say it again; None where there is none yet."""
    try:
        with path.open("rb") as file:
            return msgspec.json.decode(file.readline(), type=JournalHead).plan.seed
    except (OSError, msgspec.MsgspecError):
        return None
