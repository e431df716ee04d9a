"""The database of a server: its connections, who may write when, and whether it is there at all."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import AsyncIterator
from threading import Thread
from typing import Any
from weakref import WeakSet

from sqlalchemy import make_url
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.exc import DataError, IntegrityError, ProgrammingError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from kaiju.server.engines import POSTGRES_AWAY, make_engine
from kaiju.server.migrate import bring_up_to_date
from kaiju.server.schema import PULSE
from kaiju.server.sqlite import BUSY_MS, DatabaseFile

THREAD_ENDS_WITHIN = 15.0
PROBE = 2
"""The line of the pulse that is written to see whether it can be."""
PROBED_LASTS = 0.5
"""Seconds for which nobody tries again: however often somebody asks, the log is not kept waiting for the disk."""
PROBE_WITHIN = 5.0


class StoreDown(Exception):
    """The database cannot be reached; nothing was written."""


def is_down(error: BaseException) -> bool:
    """Whether this means that the database is away, full, locked or broken, and not that we asked for nonsense."""
    if isinstance(error, (IntegrityError, ProgrammingError, DataError, sqlite3.IntegrityError)):
        return False
    return isinstance(error, (StoreDown, SQLAlchemyError, sqlite3.Error, *POSTGRES_AWAY))


class Database:
    """SQLite in a file, or PostgreSQL."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.postgres = address.startswith("postgresql")
        self.file = DatabaseFile("" if self.postgres else make_url(address).database or "")
        self.threads: WeakSet[Thread] = WeakSet()
        self.engine = make_engine(address, self.file, self.threads)
        self.writing = asyncio.Lock()
        self.probe: asyncio.Task[None] | None = None
        self.probed = -PROBED_LASTS  # when something could last be written, by the monotonic clock

    async def hold(self) -> None:
        """Take the database, and bring it up to date."""
        self.file.hold()
        await bring_up_to_date(self.engine)

    async def let_go(self) -> None:
        """Let it go."""
        if self.probe is not None:
            self.probe.cancel()
            await asyncio.gather(self.probe, return_exceptions=True)
        await self.engine.dispose()
        # Whoever was waiting for a connection may be gone, but its thread tells this loop when it is done.
        for thread in list(self.threads):
            await asyncio.to_thread(thread.join, THREAD_ENDS_WITHIN)
        self.file.let_go()

    @contextlib.asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes."""
        async with self.turn(), self.engine.begin() as connection:
            yield connection
        self.file.check()  # else this went into a file that nobody will find, and is not acknowledged

    @contextlib.asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """SQLite has one writer at a time. Whoever finds the place taken asks again now and then, and may be unlucky
        for ever beside a busy one; so those of this process stand in line.
        """
        if self.postgres:
            yield
            return
        try:
            async with asyncio.timeout(BUSY_MS / 1000 if self.writing.locked() else None):
                await self.writing.acquire()
        except TimeoutError:
            raise StoreDown("The database is busy.") from None
        try:
            yield
        finally:
            self.writing.release()

    async def writable(self) -> None:
        """Raises when nothing can be written now; all who ask meanwhile wait for the same try."""
        self.file.check()
        if time.monotonic() - self.probed < PROBED_LASTS:
            return
        if self.probe is None or self.probe.done():
            self.probe = asyncio.create_task(self._probe(), name="kaiju-probe")
            # Whoever asked may have gone: then nobody hears why it failed.
            self.probe.add_done_callback(lambda probe: probe.cancelled() or probe.exception())
        async with asyncio.timeout(PROBE_WITHIN):
            await asyncio.shield(self.probe)

    async def _probe(self) -> None:
        async with self.begin() as connection:
            statement = self.insert(PULSE)
            await connection.execute(
                statement.on_conflict_do_update(index_elements=["id"], set_={"at": statement.excluded.at}),
                {"id": PROBE, "at": time.time_ns() // 1_000_000},
            )
        self.probed = time.monotonic()

    def insert(self, table: Any) -> Any:
        """An insert that can leave alone what is already there."""
        return postgres_insert(table) if self.postgres else sqlite_insert(table)
