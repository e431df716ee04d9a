"""Records as files: read with care, written without ever overwriting one."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from itertools import count
from pathlib import Path

from kaiju.engine.errors import KaijuError
from kaiju.engine.record import Record, read
from kaiju.rulebook import Words

LARGEST = 64 * 1024 * 1024
"""No record of a game comes near this; what is bigger is something else."""


class BadFile(KaijuError):
    """A file cannot be read or written: the system's doing, or the wrong path."""


def read_record(path: Path, words: Words) -> Record:
    """The record in a file; BadFile or BadRecord with one sentence."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except OSError as error:
        raise BadFile(words("cannot-read", path=str(path), why=reason(error))) from None
    except ValueError as error:  # a path with a zero byte in it
        raise BadFile(words("cannot-read", path=str(path), why=str(error))) from None
    if len(data) > LARGEST:
        raise BadFile(words("too-big", path=str(path)))
    return read(data)


def check_place(path: Path, words: Words) -> None:
    """Complain before the game rather than after it if nothing can be written there."""
    folder = path.parent
    if path.is_dir() or not path.name:
        raise BadFile(words("is-folder", path=str(path)))
    if not folder.is_dir():
        raise BadFile(words("no-folder", path=str(folder)))
    if not os.access(folder, os.W_OK):
        raise BadFile(words("cannot-write", path=str(path), why=words("no-permission")))


def numbered(path: Path) -> Iterator[Path]:
    """`game.kaiju.json`, then `game-2.kaiju.json`, `game-3.kaiju.json` and so on."""
    yield path
    ending = "".join(path.suffixes)
    for number in count(2):
        yield path.with_name(f"{path.name.removesuffix(ending)}-{number}{ending}")


def write_record(data: bytes, path: Path, words: Words, *, anywhere: bool = False) -> Path:
    """Write to the first numbered name that is free; returns where it lies.

    With `anywhere` a place that cannot be written falls back to the folder for temporary files, so that a game is not
    lost because it was started in the wrong folder.
    """
    try:
        return _write(data, path)
    except OSError as error:
        if anywhere:
            try:
                return _write(data, Path(tempfile.gettempdir()) / path.name)
            except OSError:
                pass
        raise BadFile(words("cannot-write", path=str(path), why=reason(error))) from None


def _write(data: bytes, path: Path) -> Path:
    for place in numbered(path):
        try:
            file = place.open("xb")
        except FileExistsError:
            continue
        try:
            with file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
        except OSError:
            place.unlink(missing_ok=True)  # half a record is no record
            raise
        return place
    raise AssertionError("numbers do not end")


def reason(error: OSError) -> str:
    """Why, in the system's words."""
    text = error.strerror or type(error).__name__
    return text[:1].lower() + text[1:]
