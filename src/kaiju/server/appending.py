"""The log of all tables, and the one way in: it is only ever appended to, by a group-commit writer.

Whoever appends waits until the entry is on disk. What waits at the same moment is written in one transaction, so a
busy server commits a hundred and fifty times a second and not once a move.
"""

from __future__ import annotations

import asyncio
import logging
import time

import msgspec
from sqlalchemy import select, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from kaiju.server.bus import CHANNEL, Bus, first_line, payloads
from kaiju.server.database import PROBED_LASTS, Database, StoreDown
from kaiju.server.engines import POSTGRES_AWAY
from kaiju.server.schema import ENTRIES
from kaiju.server.sqlite import SqliteLog

BATCH = 500
TOGETHER = 0.005
"""Seconds between two commits, at least: one costs 0.4 ms of CPU time, however much is in it, and an answer twice that.
Who plays alone on a server waits for nobody.
"""
TRIES = 5
PAUSE = 0.2
WRITE_WITHIN = 20.0
"""Seconds after which whoever waits for a PostgreSQL to write an entry is told that it cannot be."""

log = logging.getLogger("kaiju.store")


class LogLine(msgspec.Struct, frozen=True):
    """An entry of a table's log as it is stored."""

    table: str
    seq: int
    body: str


class Log:
    """The entries of all tables; other processes hear of fresh ones by the bus."""

    def __init__(self, database: Database, bus: Bus) -> None:
        self.database = database
        self.bus = bus
        self.sqlite = None if database.postgres else SqliteLog(database.file)
        self.waiting: list[tuple[LogLine, asyncio.Future[bool]]] = []
        self.wake = asyncio.Event()
        self.stopping = False
        self.writer: asyncio.Task[None] | None = None
        self.commits = 0
        self.lines = 0

    async def start(self) -> None:
        """Begin to write."""
        if self.sqlite is not None:
            await self.sqlite.open()
        self.writer = asyncio.create_task(self._write(), name="kaiju-writer")

    async def stop(self) -> None:
        """Write what still waits, then stop."""
        if self.writer is not None:
            self.stopping = True
            self.wake.set()
            await self.writer
        if self.sqlite is not None:
            await self.sqlite.stop()

    def append(self, line: LogLine) -> asyncio.Future[bool]:
        """Append an entry: done when it is on disk; False when somebody else has written this number."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        if self.stopping:
            done.set_exception(StoreDown("The log is closed."))
            return done
        self.waiting.append((line, done))
        self.wake.set()
        return done

    async def _write(self) -> None:
        rested = 0.0  # until when the next commit waits for more to come
        last: set[str] = set()  # the tables in the last one
        while True:
            await self.wake.wait()
            # Of answers that come one after the other at one table no more would come meanwhile.
            if not self.stopping and {line.table for line, _ in self.waiting} != last:
                await asyncio.sleep(max(0.0, rested - time.monotonic()))
            now, self.waiting = self.waiting[:BATCH], self.waiting[BATCH:]
            if now:
                await self._write_all(now)
                rested = time.monotonic() + TOGETHER
                last = {line.table for line, _ in now}
            elif self.stopping:
                return
            if not self.waiting and not self.stopping:
                self.wake.clear()

    async def _write_all(self, waiting: list[tuple[LogLine, asyncio.Future[bool]]]) -> None:
        """Write these, and tell each who waits."""
        try:
            written = await self._commit([line for line, _ in waiting])
        except Exception as error:  # whatever it is: nothing was acknowledged, and the next batch may go
            log.error("the log cannot be written: %s", first_line(error))
            self.database.probed = -PROBED_LASTS
            for _, done in waiting:
                if not done.done():
                    done.set_exception(StoreDown("The database cannot be reached."))
        else:
            self.commits += 1
            self.lines += sum(written)
            for (_, done), mine in zip(waiting, written, strict=True):
                if not done.done():
                    done.set_result(mine)

    async def _commit(self, lines: list[LogLine]) -> list[bool]:
        """Write a batch; says of each line whether it was written or its number was already taken."""
        if self.sqlite is not None:
            async with self.database.turn():
                written = await self.sqlite.write([(line.table, line.seq, line.body) for line in lines])
        else:
            async with asyncio.timeout(WRITE_WITHIN):
                written = await self._insert(lines)
        found: list[bool] = []
        for line in lines:
            found.append((line.table, line.seq) in written)
            written.discard((line.table, line.seq))  # of two in one batch the first was written
        return found

    async def _insert(self, lines: list[LogLine]) -> set[tuple[str, int]]:
        rows = [{"table_id": line.table, "seq": line.seq, "body": line.body} for line in lines]
        statement = (
            self.database.insert(ENTRIES)
            .on_conflict_do_nothing()
            .returning(ENTRIES.c.table_id, ENTRIES.c.seq)
        )
        for attempt in range(TRIES):
            try:
                async with self.database.begin() as connection:
                    # A try before this one may have been written although its connection broke: then it is there.
                    mine = await self._already(connection, lines) if attempt else set()
                    result = await connection.execute(statement, rows)
                    written = {(row[0], row[1]) for row in result} | mine
                    for payload in payloads(self.bus.process, sorted({table for table, _ in written})):
                        await connection.execute(
                            text("select pg_notify(:channel, :payload)"),
                            {"channel": CHANNEL, "payload": payload},
                        )
            except (DBAPIError, *POSTGRES_AWAY) as error:
                # Another process may hold rows of the same batch in the other order; one of the two tries again.
                if attempt == TRIES - 1 or not _passes(error):
                    raise
                await asyncio.sleep(PAUSE * (attempt + 1))
            else:
                return written
        raise AssertionError("the last try either returns or raises")

    async def _already(self, connection: AsyncConnection, lines: list[LogLine]) -> set[tuple[str, int]]:
        """Which of these lines are in the log, word for word: they hold a fresh key or the time, so they are ours."""
        found: set[tuple[str, int]] = set()
        for line in lines:
            query = select(ENTRIES.c.body).where(ENTRIES.c.table_id == line.table, ENTRIES.c.seq == line.seq)
            if (await connection.execute(query)).scalar() == line.body:
                found.add((line.table, line.seq))
        return found

    async def read(self, table: str, after: int = 0) -> list[LogLine]:
        """The entries of a table from one number on."""
        query = (
            select(ENTRIES.c.seq, ENTRIES.c.body)
            .where(ENTRIES.c.table_id == table, ENTRIES.c.seq > after)
            .order_by(ENTRIES.c.seq)
        )
        async with self.database.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [LogLine(table, row[0], row[1]) for row in rows]


def _passes(error: BaseException) -> bool:
    """Whether trying again may help: a broken connection, a database that is starting, two that wait for each other."""
    if not isinstance(error, DBAPIError):
        return True
    state = str(getattr(error.orig, "sqlstate", "") or "")
    # Deadlock and serialization; going down, crashed, not yet up; connection trouble.
    return error.connection_invalidated or state in ("40P01", "40001") or state[:3] in ("57P", "080")
