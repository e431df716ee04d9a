"""How server processes wake each other.

A message is only a hint that there is something new to read; the log in the database stays the one truth, so a lost
hint costs time, never a move. One process alone (SQLite) needs no bus; several share PostgreSQL's NOTIFY.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable

import asyncpg
import msgspec

CHANNEL = "kaiju"
RETRY = 1.0
LONGEST = 7900  # PostgreSQL refuses payloads of 8000 bytes

log = logging.getLogger("kaiju.bus")


class Presence(msgspec.Struct, tag="presence", tag_field="type"):
    """Who is connected to another process."""

    process: str
    table: str
    seats: list[int]
    watchers: int


class Written(msgspec.Struct, tag="written", tag_field="type"):
    """Tables whose logs have grown."""

    process: str
    tables: list[str]


Hint = Written | Presence
_decoder: msgspec.json.Decoder[Hint] = msgspec.json.Decoder(Hint)


def payloads(process: str, tables: list[str]) -> list[str]:
    """The hints that these tables were written to, cut to what a notification can carry."""
    out: list[str] = []
    size = max(1, LONGEST // 40)
    for first in range(0, len(tables), size):
        out.append(msgspec.json.encode(Written(process, tables[first : first + size])).decode())
    return out


class Bus:
    """Alone in the house: nobody to wake."""

    def __init__(self) -> None:
        self.process = secrets.token_hex(6)
        self.on_hint: Callable[[Hint], Awaitable[None]] | None = None
        self.on_gap: Callable[[], Awaitable[None]] | None = None

    shared = False

    async def start(self) -> None:
        """Begin to listen."""

    async def stop(self) -> None:
        """Stop listening."""

    async def send(self, hint: Hint) -> None:
        """Tell the others."""


class PostgresBus(Bus):
    """Hints by NOTIFY, heard on a connection of its own that is made again whenever it breaks."""

    shared = True

    def __init__(self, dsn: str) -> None:
        super().__init__()
        self.dsn = dsn
        self.connection: asyncpg.Connection[asyncpg.Record] | None = None
        self.hints: asyncio.Queue[str] = asyncio.Queue()
        self.tasks: list[asyncio.Task[None]] = []
        self.broken = asyncio.Event()
        self.lock = asyncio.Lock()

    async def start(self) -> None:
        await self._connect()
        self.tasks = [asyncio.create_task(self._keep()), asyncio.create_task(self._hear())]

    async def _connect(self) -> None:
        self.broken.clear()
        connection: asyncpg.Connection[asyncpg.Record] = await asyncpg.connect(self.dsn)
        connection.add_termination_listener(lambda _: self.broken.set())
        await connection.add_listener(CHANNEL, self._heard)
        self.connection = connection

    def _heard(self, connection: object, pid: int, channel: str, payload: object) -> None:
        self.hints.put_nowait(str(payload))

    async def _keep(self) -> None:
        while True:
            await self.broken.wait()
            log.warning("the wake-up connection broke; connecting again")
            try:
                await self._connect()
            except (OSError, asyncpg.PostgresError):
                await asyncio.sleep(RETRY)
                self.broken.set()
                continue
            if self.on_gap is not None:
                await self.on_gap()

    async def _hear(self) -> None:
        while True:
            text = await self.hints.get()
            try:
                hint = _decoder.decode(text)
            except msgspec.MsgspecError:
                continue
            if hint.process != self.process and self.on_hint is not None:
                await self.on_hint(hint)

    async def send(self, hint: Hint) -> None:
        payload = msgspec.json.encode(hint).decode()
        connection = self.connection
        if connection is None or connection.is_closed():
            return
        with contextlib.suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
            async with self.lock:
                await connection.execute("select pg_notify($1, $2)", CHANNEL, payload)

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        if self.connection is not None and not self.connection.is_closed():
            with contextlib.suppress(OSError, asyncpg.PostgresError, TimeoutError):
                await self.connection.close(timeout=2)
