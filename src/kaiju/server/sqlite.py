"""SQLite: how its connections are set, and its log on a thread of its own.

The async driver crosses to its thread and back for every single call, which costs more than the writing. The log is
what a busy server writes all the time, so it crosses once for a whole batch.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from sqlalchemy.dialects.sqlite import dialect, insert

from kaiju.server.schema import ENTRIES

BUSY_MS = 10_000
PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",  # what was committed survives a power cut
    f"busy_timeout={BUSY_MS}",
    "foreign_keys=ON",
)
INSERT = str(insert(ENTRIES).on_conflict_do_nothing().compile(dialect=dialect()))
"""Written by SQLAlchemy from the schema; only its running is ours."""

Row = tuple[str, int, str]


def set_up(connection: Any) -> None:
    """Set a fresh connection to lose nothing that was committed."""
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


class SqliteLog:
    """Writes batches of entries, each in one transaction."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="kaiju-log")
        self.connection: sqlite3.Connection | None = None

    async def write(self, rows: Sequence[Row]) -> list[bool]:
        """Whether each row was written; False where its number was already taken."""
        return await asyncio.get_running_loop().run_in_executor(self.thread, self._write, rows)

    def _write(self, rows: Sequence[Row]) -> list[bool]:
        if self.connection is None:
            self.connection = sqlite3.connect(self.file, isolation_level=None)
            set_up(self.connection)
        connection = self.connection
        connection.execute("begin immediate")
        try:
            written = [connection.execute(INSERT, row).rowcount == 1 for row in rows]
            connection.execute("commit")
        except BaseException:
            if connection.in_transaction:
                connection.execute("rollback")
            raise
        return written

    async def stop(self) -> None:
        """Close the connection and end the thread."""
        await asyncio.get_running_loop().run_in_executor(self.thread, self._close)
        self.thread.shutdown()

    def _close(self) -> None:
        if self.connection is not None:
            self.connection.close()
            self.connection = None
