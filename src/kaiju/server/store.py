"""Everything that is kept, and the one way in: an append-only log with a group-commit writer.

Whoever appends waits until the entry is on disk. What waits at the same moment is written in one transaction, so a
busy server commits a few hundred times a second and not once a move.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
import time
from collections.abc import AsyncIterator, Sequence
from threading import Thread
from typing import Any
from weakref import WeakSet

import asyncpg
import msgspec
from sqlalchemy import bindparam, case, func, make_url, select, text, union_all, update
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from kaiju.server.bus import CHANNEL, Bus, PostgresBus, first_line, payloads
from kaiju.server.engines import make_engine
from kaiju.server.infos import read_info, row_of
from kaiju.server.kept import Kept
from kaiju.server.migrate import bring_up_to_date
from kaiju.server.protocol import TableInfo
from kaiju.server.schema import ENTRIES, GAMES, PLAYERS, PULSE, REPLAYS, SECRETS, SITTERS, TABLES, TRACES
from kaiju.server.sqlite import BUSY_MS, DatabaseFile, SqliteLog

BATCH = 500
PROBE = 2
"""The line of the pulse that is written to see whether it can be."""
LIST_LONGEST = 100
LISTED = ("waiting", "playing", "finished")
"""Tables in these states are in lists; closed ones are not."""
TRIES = 5
PAUSE = 0.2
THREAD_ENDS_WITHIN = 15.0

log = logging.getLogger("kaiju.store")


class StoreDown(Exception):
    """The database cannot be reached; nothing was written."""


def is_down(error: BaseException) -> bool:
    """Whether this means that the database is away, full, locked or broken, and not that we asked for nonsense."""
    if isinstance(error, (IntegrityError, ProgrammingError, DataError, sqlite3.IntegrityError)):
        return False
    down = (StoreDown, SQLAlchemyError, sqlite3.Error, OSError, asyncpg.PostgresError, asyncpg.InterfaceError)
    return isinstance(error, down)


class LogLine(msgspec.Struct, frozen=True):
    """An entry of a table's log as it is stored."""

    table: str
    seq: int
    body: str


class PlayerRow(msgspec.Struct, frozen=True):
    """A player as it is stored; ``more`` are the secrets of other devices."""

    id: str
    name: str
    secret: bytes
    more: list[bytes] = []


class Store:
    """The database of a server."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.postgres = address.startswith("postgresql")
        self.file = DatabaseFile("" if self.postgres else make_url(address).database or "")
        self.threads: WeakSet[Thread] = WeakSet()
        self.engine = make_engine(address, self.file, self.threads)
        self.bus: Bus = PostgresBus(address.replace("+asyncpg", "")) if self.postgres else Bus()
        self.log = None if self.postgres else SqliteLog(self.file)
        self.queue: asyncio.Queue[tuple[LogLine, asyncio.Future[bool]]] = asyncio.Queue()
        self.writer: asyncio.Task[None] | None = None
        self.writing = asyncio.Lock()
        self.commits = 0
        self.lines = 0

    async def start(self) -> None:
        """Bring the database up to date and begin to write."""
        self.file.hold()
        await bring_up_to_date(self.engine)
        await self.bus.start()
        self.writer = asyncio.create_task(self._write(), name="kaiju-writer")

    async def stop(self) -> None:
        """Write what still waits, then close."""
        if self.writer is not None:
            await self.queue.join()
            self.writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.writer
        if self.log is not None:
            await self.log.stop()
        await self.bus.stop()
        await self.engine.dispose()
        # Whoever was waiting for a connection may be gone, but its thread tells this loop when it is done.
        for thread in list(self.threads):
            await asyncio.to_thread(thread.join, THREAD_ENDS_WITHIN)
        self.file.let_go()

    @contextlib.asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes."""
        async with self._turn(), self.engine.begin() as connection:
            yield connection

    @contextlib.asynccontextmanager
    async def _turn(self) -> AsyncIterator[None]:
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

    def insert(self, table: Any) -> Any:
        """An insert that can leave alone what is already there."""
        return postgres_insert(table) if self.postgres else sqlite_insert(table)

    # ------------------------------------------------------------------ the log

    async def append(self, line: LogLine) -> bool:
        """Append an entry and wait until it is on disk; False when somebody else has written this number."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        await self.queue.put((line, done))
        return await done

    async def _write(self) -> None:
        while True:
            waiting = [await self.queue.get()]
            while len(waiting) < BATCH and not self.queue.empty():
                waiting.append(self.queue.get_nowait())
            lines = [line for line, _ in waiting]
            try:
                written = await self._commit(lines)
            except Exception as error:  # whatever it is: nothing was acknowledged, and the next batch may go
                log.error("the log cannot be written: %s", first_line(error))
                for _, done in waiting:
                    if not done.done():
                        done.set_exception(StoreDown("The database cannot be reached."))
            else:
                self.commits += 1
                self.lines += sum(written)
                for (_, done), mine in zip(waiting, written, strict=True):
                    if not done.done():
                        done.set_result(mine)
            for _ in waiting:
                self.queue.task_done()

    async def _commit(self, lines: list[LogLine]) -> list[bool]:
        """Write a batch; says of each line whether it was written or its number was already taken."""
        if self.log is not None:
            async with self._turn():
                written = await self.log.write([(line.table, line.seq, line.body) for line in lines])
        else:
            written = await self._insert(lines)
        found: list[bool] = []
        for line in lines:
            found.append((line.table, line.seq) in written)
            written.discard((line.table, line.seq))  # of two in one batch the first was written
        return found

    async def _insert(self, lines: list[LogLine]) -> set[tuple[str, int]]:
        rows = [{"table_id": line.table, "seq": line.seq, "body": line.body} for line in lines]
        statement = self.insert(ENTRIES).on_conflict_do_nothing().returning(ENTRIES.c.table_id, ENTRIES.c.seq)
        for attempt in range(TRIES):
            try:
                async with self.begin() as connection:
                    # A try before this one may have been written although its connection broke: then it is there.
                    mine = await self._already(connection, lines) if attempt else set()
                    result = await connection.execute(statement, rows)
                    written = {(row[0], row[1]) for row in result} | mine
                    for payload in payloads(self.bus.process, sorted({table for table, _ in written})):
                        await connection.execute(
                            text("select pg_notify(:channel, :payload)"),
                            {"channel": CHANNEL, "payload": payload},
                        )
            except (DBAPIError, OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
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
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [LogLine(table, row[0], row[1]) for row in rows]

    # ------------------------------------------------------------------ tables

    async def open(self, info: TableInfo, bodies: Sequence[str], sitter: str) -> None:
        """A new table with its first entries, all or nothing."""
        async with self.begin() as connection:
            await connection.execute(TABLES.insert(), row_of(info))
            await connection.execute(
                ENTRIES.insert(),
                [{"table_id": info.id, "seq": n + 1, "body": body} for n, body in enumerate(bodies)],
            )
            if sitter:
                row = {"player": sitter, "table_id": info.id}
                await connection.execute(SITTERS.insert(), row)
                await connection.execute(TRACES.insert(), row)

    async def sit(self, table: str, player: str) -> None:
        """Remember that a player sits at a table, for the list of their tables."""
        row = {"player": player, "table_id": table}
        async with self.begin() as connection:
            await connection.execute(self.insert(SITTERS).on_conflict_do_nothing(), row)
            await connection.execute(self.insert(TRACES).on_conflict_do_nothing(), row)

    async def trace(self, table: str, player: str) -> None:
        """Remember that a player has left a word in the log of a table."""
        async with self.begin() as connection:
            await connection.execute(
                self.insert(TRACES).on_conflict_do_nothing(), {"player": player, "table_id": table}
            )

    async def rise(self, table: str, player: str) -> None:
        """Forget it again."""
        async with self.begin() as connection:
            await connection.execute(
                SITTERS.delete().where(SITTERS.c.player == player, SITTERS.c.table_id == table)
            )

    async def note(self, infos: Sequence[TableInfo]) -> None:
        """Bring the lists up to date with what tables look like from outside."""
        if not infos:
            return
        columns: dict[str, Any] = {name: bindparam(name) for name in row_of(infos[0]) if name != "id"}
        statement = update(TABLES).where(TABLES.c.id == bindparam("which")).values(columns)
        rows = [row_of(info) for info in infos]
        for row in rows:
            row["which"] = row.pop("id")
        rows.sort(
            key=lambda row: str(row["which"])
        )  # two processes that note the same tables meet in one order
        async with self.begin() as connection:
            await connection.execute(statement, rows)

    async def tables(
        self,
        *,
        game: str = "",
        state: str = "",
        public: bool = False,
        player: str = "",
        most: int = LIST_LONGEST,
    ) -> list[TableInfo]:
        """Tables for a list, the latest change first."""
        query = select(TABLES.c.changed, TABLES.c.info)
        if public:
            query = query.where(TABLES.c.public)
        if game:
            query = query.where(TABLES.c.game == game)
        if player:
            mine = select(SITTERS.c.table_id).where(SITTERS.c.player == player)
            query = query.where(TABLES.c.id.in_(mine))
        latest = TABLES.c.changed.desc()
        if player and not state:
            query = query.where(TABLES.c.state != "closed").order_by(latest).limit(most)
        else:
            # Each state by itself, the latest first, is what the index has; all together would have to be sorted.
            states = (state,) if state else LISTED
            parts = [query.where(TABLES.c.state == s).order_by(latest).limit(most).subquery() for s in states]
            every = union_all(*(select(part.c.changed, part.c.info) for part in parts)).subquery()
            query = select(every.c.changed, every.c.info).order_by(every.c.changed.desc()).limit(most)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [read_info(row[1]) for row in rows]

    async def exists(self, table: str) -> bool:
        async with self.engine.connect() as connection:
            found = await connection.execute(select(TABLES.c.id).where(TABLES.c.id == table))
            return found.first() is not None

    async def going_on(self) -> list[str]:
        """Every table that is being played."""
        async with self.engine.connect() as connection:
            rows = await connection.execute(select(TABLES.c.id).where(TABLES.c.state == "playing"))
            return [row[0] for row in rows]

    async def waiting_since(self, private: int, public: int) -> list[str]:
        """Tables that have waited since before these times."""
        query = select(TABLES.c.id).where(
            TABLES.c.state == "waiting",
            TABLES.c.changed < case((TABLES.c.public, public), else_=private),
        )
        async with self.engine.connect() as connection:
            return [row[0] for row in await connection.execute(query)]

    async def unfinished_of(self, host: str) -> int:
        """How many unfinished tables a player has opened."""
        query = select(func.count()).where(TABLES.c.host == host, TABLES.c.state.in_(("waiting", "playing")))
        async with self.engine.connect() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def listed_as(self, table: str) -> TableInfo | None:
        """A table as the lists have it."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(TABLES.c.info).where(TABLES.c.id == table))).first()
        return None if row is None else read_info(row[0])

    # ------------------------------------------------------------------ finished games

    async def keep(self, table: str, kept: Kept) -> None:
        """Keep a finished game, all or nothing; once, whoever comes first."""
        info = msgspec.json.encode(kept.info).decode()
        statement = self.insert(GAMES).on_conflict_do_nothing().returning(GAMES.c.table_id)
        async with self.begin() as connection:
            row = {"table_id": table, "info": info, "record": kept.record}
            if (await connection.execute(statement, row)).first() is not None:
                steps = [{"table_id": table, "seat": n, "steps": body} for n, body in kept.steps.items()]
                await connection.execute(REPLAYS.insert(), steps)

    async def ended(self, table: str) -> TableInfo | None:
        """A finished game from outside, if it was kept."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(GAMES.c.info).where(GAMES.c.table_id == table))).first()
        return None if row is None else read_info(row[0])

    async def kept_record(self, table: str) -> bytes | None:
        """The compressed record of a finished game, if it was kept."""
        query = select(GAMES.c.record).where(GAMES.c.table_id == table)
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else bytes(row[0])

    async def kept_steps(self, table: str, seat: int) -> bytes | None:
        """The compressed steps of a finished game as one seat saw them, if it was kept."""
        query = select(REPLAYS.c.steps).where(REPLAYS.c.table_id == table, REPLAYS.c.seat == seat)
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else bytes(row[0])

    async def not_kept(self) -> list[TableInfo]:
        """Finished games of which nothing is kept, the latest first."""
        query = (
            select(TABLES.c.info)
            .where(TABLES.c.state == "finished", TABLES.c.id.not_in(select(GAMES.c.table_id)))
            .order_by(TABLES.c.changed.desc())
        )
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [read_info(row[0]) for row in rows]

    # ------------------------------------------------------------------ players

    async def add_player(self, player: PlayerRow, at: int) -> None:
        async with self.begin() as connection:
            await connection.execute(
                PLAYERS.insert(),
                {"id": player.id, "name": player.name, "secret": player.secret, "created": at},
            )

    async def rename(self, player: str, name: str) -> None:
        async with self.begin() as connection:
            await connection.execute(update(PLAYERS).where(PLAYERS.c.id == player).values(name=name))

    async def player(self, number: str) -> PlayerRow | None:
        query = select(PLAYERS.c.id, PLAYERS.c.name, PLAYERS.c.secret).where(PLAYERS.c.id == number)
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).first()
            devices = select(SECRETS.c.secret).where(SECRETS.c.player == number, SECRETS.c.kind == "device")
            more = [bytes(each[0]) for each in await connection.execute(devices)]
        return None if row is None else PlayerRow(row[0], row[1], bytes(row[2]), more)

    # ------------------------------------------------------------------ life

    async def writable(self) -> None:
        """Raises when nothing can be written now."""
        async with self.begin() as connection:
            statement = self.insert(PULSE)
            await connection.execute(
                statement.on_conflict_do_update(index_elements=["id"], set_={"at": statement.excluded.at}),
                {"id": PROBE, "at": time.time_ns() // 1_000_000},
            )

    async def beat(self, at: int) -> int:
        """Say that a server is alive now; gives when one last was (0: never)."""
        async with self.begin() as connection:
            last = (await connection.execute(select(PULSE.c.at).where(PULSE.c.id == 1))).scalar()
            statement = self.insert(PULSE)
            await connection.execute(
                statement.on_conflict_do_update(index_elements=["id"], set_={"at": statement.excluded.at}),
                {"id": 1, "at": at},
            )
        return int(last or 0)


def _passes(error: BaseException) -> bool:
    """Whether trying again may help: a broken connection, a database that is starting, two that wait for each other."""
    if not isinstance(error, DBAPIError):
        return True
    state = str(getattr(error.orig, "sqlstate", "") or "")
    # Deadlock and serialization; going down, crashed, not yet up; connection trouble.
    return error.connection_invalidated or state in ("40P01", "40001") or state[:3] in ("57P", "080")
