"""SQLite behind the async driver, with one crossing to its thread for each statement.

The driver crosses to the thread of a connection and back for every call: to make a cursor, to run the statement, to
fetch its rows, to close the cursor. Crossing costs more than the statement does, so all of it is done in one.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from typing import Any

import aiosqlite

CHUNK = 64
"""Rows that the driver's own cursors fetch at a time; ours have all of theirs at once."""


class Cursor:
    """One statement at a time: when it has run, its rows are here and nothing of it is left in the thread."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.description: Any = None
        self.rowcount = -1
        self.lastrowid: int | None = None
        self.arraysize = 1
        self.rows: list[Any] = []

    async def __aenter__(self) -> Cursor:
        return self

    async def execute(self, sql: str, parameters: Any = ()) -> Cursor:
        """Run a statement and fetch all its rows."""
        return await self._cross(sqlite3.Cursor.execute, sql, parameters)

    async def executemany(self, sql: str, parameters: Any) -> Cursor:
        """Run a statement once for each of these."""
        return await self._cross(sqlite3.Cursor.executemany, sql, parameters)

    async def _cross(self, how: Callable[..., Any], sql: str, parameters: Any) -> Cursor:
        await self.connection._execute(self._run, how, sql, parameters)
        return self

    def _run(self, how: Callable[..., Any], sql: str, parameters: Any) -> None:
        """In the connection's thread."""
        cursor = self.connection._conn.cursor()
        try:
            how(cursor, sql, parameters)
            self.description = cursor.description
            self.rows = cursor.fetchall() if cursor.description else []
            self.rowcount, self.lastrowid = cursor.rowcount, cursor.lastrowid
        finally:
            cursor.close()

    async def fetchall(self) -> list[Any]:
        """The rows of the last statement, once."""
        rows, self.rows = self.rows, []
        return rows

    async def close(self) -> None:
        """Nothing is open."""
        self.rows = []


class Connection(aiosqlite.Connection):
    """A connection in a thread of its own that lives no longer than the process."""

    def __init__(self, *words: Any, **more: Any) -> None:
        super().__init__(lambda: sqlite3.connect(*words, **more), CHUNK)
        self._thread.daemon = True
        self.given = self.done = 0  # calls: one is counted here, the other in the thread

    def cursor(self) -> Cursor:  # type: ignore[override]
        """A cursor; nothing crosses yet."""
        return Cursor(self)

    async def _execute(self, fn: Callable[..., Any], *words: Any, **more: Any) -> Any:
        """Call something in the thread. Whoever waits for it may be gone before it is done."""

        def counted() -> Any:
            try:
                return fn(*words, **more)
            finally:
                self.done += 1

        self.given += 1
        return await super()._execute(counted)  # type: ignore[no-untyped-call]

    async def rollback(self) -> None:
        """Undo what was not committed. With nothing under way and nothing begun, nothing has to cross for that."""
        if self.given != self.done or self.in_transaction:
            await super().rollback()
