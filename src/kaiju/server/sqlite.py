"""SQLite: how its connections are set, and its log on a thread of its own.

The async driver crosses to its thread and back for every statement, which costs more than the writing. The log is
what a busy server writes all the time, so it crosses once for a whole batch.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any

from sqlalchemy.dialects.sqlite import dialect, insert

from kaiju.engine.errors import KaijuError
from kaiju.server.schema import ENTRIES

if sys.platform == "win32":
    fcntl = None
else:
    import fcntl

BUSY_MS = 10_000
PRAGMAS = (
    f"busy_timeout={BUSY_MS}",  # the first, so that the others wait, too
    "journal_mode=WAL",
    "synchronous=FULL",  # what was committed survives a power cut
    "foreign_keys=ON",
)
LOCKED_TRIES, LOCKED_PAUSE = 100, 0.05
COLUMNS = [column.name for column in ENTRIES.c]
ROWS_AT_ONCE = 32
"""Rows of one statement. A batch that needs no more is one statement: the transaction and all."""


class FileInUse(KaijuError):
    """Another server has this database file."""


Row = tuple[str, int, str]


def set_up(connection: Any) -> None:
    """Set a fresh connection to lose nothing that was committed."""
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        _execute(cursor, f"PRAGMA {pragma}")
    cursor.close()


def _execute(cursor: Any, statement: str) -> None:
    """Run a statement for which SQLite itself does not wait: two who set a fresh file up lock each other out."""
    for attempt in range(LOCKED_TRIES):
        try:
            cursor.execute(statement)
        except Exception as error:
            if "locked" not in str(error) or attempt == LOCKED_TRIES - 1:
                raise
            time.sleep(LOCKED_PAUSE)
        else:
            return


class FileGone(sqlite3.OperationalError):
    """The database file is not the one that was opened: what is written now would be lost."""


class DatabaseFile:
    """The file of a database: held by one server alone, and the same from the start to the last commit."""

    def __init__(self, path: str) -> None:
        self.path = os.path.realpath(path) if path else ""  # one lock, whatever link leads to the file
        self.names = (self.path, f"{self.path}-wal")
        self.known: dict[str, tuple[int, int]] = {}
        self.held: int | None = None

    def hold(self) -> None:
        """Keep every other server from this file; raises FileInUse when one has it."""
        if not self.path or fcntl is None:
            return
        held = os.open(f"{self.path}.lock", os.O_RDWR | os.O_CREAT, 0o600)
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(held)
            raise FileInUse(f"Another Kaiju server uses this database: {self.path}.") from None
        self.held = held

    def let_go(self) -> None:
        """Another server may have it now. The lock file stays: to remove it would let two in."""
        if self.held is not None:
            os.close(self.held)
            self.held = None

    def know(self) -> None:
        """Remember the files as they are now: a connection is open to them, and stays open."""
        self.known = {name: _identity(name) for name in self.names if os.path.exists(name)}

    def check(self) -> None:
        """Raise FileGone when one of them is not there any more, or another lies in its place."""
        for name, identity in self.known.items():
            try:
                same = _identity(name) == identity
            except OSError:
                same = False
            if not same:
                raise FileGone(f"the database file {name} was taken away while the server ran")


def _identity(name: str) -> tuple[int, int]:
    found = os.stat(name)
    return found.st_dev, found.st_ino


@cache
def insert_of(rows: int) -> str:
    """The statement that writes so many entries and says which; written by SQLAlchemy from the schema."""
    values: list[dict[str, Any]] = [dict.fromkeys(COLUMNS, None) for _ in range(rows)]
    statement = insert(ENTRIES).values(values).on_conflict_do_nothing()
    return str(statement.returning(ENTRIES.c.table_id, ENTRIES.c.seq).compile(dialect=dialect()))


class SqliteLog:
    """Writes batches of entries, each in one transaction."""

    def __init__(self, file: DatabaseFile) -> None:
        self.file = file
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="kaiju-log")
        self.connection: sqlite3.Connection | None = None

    async def open(self) -> None:
        """Open the file; from now on it has to be the same."""
        await asyncio.get_running_loop().run_in_executor(self.thread, self._open)

    def _open(self) -> None:
        # Never create it: an empty file in the place of one that was taken away would be written to.
        address = f"{Path(self.file.path).as_uri()}?mode=rw"
        self.connection = sqlite3.connect(address, uri=True, isolation_level=None)
        set_up(self.connection)
        self.connection.execute(
            "select 1 from sqlite_master limit 1"
        )  # opens the -wal, which stays while we do
        self.file.know()

    async def write(self, rows: Sequence[Row]) -> set[tuple[str, int]]:
        """Which were written, by table and number; not those whose number was already taken."""
        return await asyncio.get_running_loop().run_in_executor(self.thread, self._write, rows)

    def _write(self, rows: Sequence[Row]) -> set[tuple[str, int]]:
        assert self.connection is not None
        if len(rows) <= ROWS_AT_ONCE:
            written = self._insert(self.connection, rows)
        else:
            written = self._insert_many(self.connection, rows)
        self.file.check()  # else this went into a file that nobody will find, and is not acknowledged
        return written

    def _insert_many(self, connection: sqlite3.Connection, rows: Sequence[Row]) -> set[tuple[str, int]]:
        written: set[tuple[str, int]] = set()
        connection.execute("begin immediate")
        try:
            for first in range(0, len(rows), ROWS_AT_ONCE):
                written |= self._insert(connection, rows[first : first + ROWS_AT_ONCE])
            connection.execute("commit")
        except BaseException:
            if connection.in_transaction:
                connection.execute("rollback")
            raise
        return written

    def _insert(self, connection: sqlite3.Connection, rows: Sequence[Row]) -> set[tuple[str, int]]:
        """One statement, a transaction by itself if none is open.

        Every call of the database hands the interpreter over to whoever waits for it, and has to wait to get it back.
        """
        values = [value for row in rows for value in row]
        return set(connection.execute(insert_of(len(rows)), values).fetchall())

    async def stop(self) -> None:
        """Close the connection and end the thread."""
        await asyncio.get_running_loop().run_in_executor(self.thread, self._close)
        self.thread.shutdown()

    def _close(self) -> None:
        if self.connection is not None:
            self.connection.close()
            self.connection = None


def damage(path: str) -> str:
    """What is wrong with a database file, or an empty text; a file that is not there yet is fine."""
    if not path or not os.path.exists(path):
        return ""
    connection = sqlite3.connect(path)
    try:
        found = str(connection.execute("pragma quick_check(1)").fetchone()[0])
    except sqlite3.DatabaseError as error:
        return str(error)
    finally:
        connection.close()
    if found == "ok":
        return ""
    told = [line for line in found.split("\n") if line and "***" not in line]  # that is where the list begins
    return told[0] if told else "it does not pass SQLite's check"
