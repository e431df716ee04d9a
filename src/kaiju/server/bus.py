"""How server processes wake each other.

A message is only a hint that there is something new to read; the log in the database stays the one truth, so a lost
hint costs time, never a move. One process alone (SQLite) needs no bus; several share PostgreSQL's NOTIFY.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable, Iterable, Iterator

import asyncpg
import msgspec

from kaiju.engine.questions import At
from kaiju.server.engines import POSTGRES_AWAY

CHANNEL = "kaiju"
RETRY = 0.5
LOOK_EVERY = 5.0
CONNECT_WITHIN = 10.0
ANSWER_WITHIN = 10.0
"""Seconds after which a database that neither answers nor breaks the connection is taken to be away."""
LONGEST = 7900  # PostgreSQL refuses payloads of 8000 bytes
TABLES_IN_ONE = 80
"""Tables of which one hint can tell who is there."""

log = logging.getLogger("kaiju.bus")


def first_line(error: BaseException) -> str:
    """What went wrong, in one line."""
    return str(error).partition("\n")[0] or type(error).__name__


class Presence(msgspec.Struct, tag="presence", tag_field="type"):
    """Who is connected to another process."""

    process: str
    table: str
    seats: list[int]
    watchers: int


class AllPresent(msgspec.Struct, tag="all-present", tag_field="type"):
    """Who is connected to another process, at many tables: for whoever has not heard it when it was news."""

    process: str
    here: list[tuple[str, list[int], int]]

    def each(self) -> list[Presence]:
        """The same, table by table."""
        return [Presence(self.process, *one) for one in self.here]


class Written(msgspec.Struct, tag="written", tag_field="type"):
    """Tables whose logs have grown."""

    process: str
    tables: list[str]


class Pointing(msgspec.Struct, tag="pointing", tag_field="type"):
    """Somebody at another process points at something."""

    process: str
    table: str
    seat: int
    at: At


class Forgot(msgspec.Struct, tag="forgot", tag_field="type"):
    """A player is nobody any more: whoever looks at a table as them is let go."""

    process: str
    player: str


Hint = Written | Presence | AllPresent | Pointing | Forgot
_decoder: msgspec.json.Decoder[Hint] = msgspec.json.Decoder(Hint)


def payloads(process: str, tables: list[str]) -> list[str]:
    """The hints that these tables were written to, cut to what a notification can carry."""
    out: list[str] = []
    size = max(1, LONGEST // 40)
    for first in range(0, len(tables), size):
        out.append(msgspec.json.encode(Written(process, tables[first : first + size])).decode())
    return out


def together(hints: Iterable[Hint]) -> list[Hint]:
    """What several hints tell that came at once: each table once, and of who is where the latest."""
    tables: dict[str, None] = {}
    present: dict[tuple[str, str], Hint] = {}
    rest: list[Hint] = []
    for hint in hints:
        if isinstance(hint, Written):
            tables.update(dict.fromkeys(hint.tables))
        elif isinstance(hint, (Pointing, Forgot)):
            rest.append(hint)
        else:
            for each in hint.each() if isinstance(hint, AllPresent) else [hint]:
                present[each.process, each.table] = each
    written: list[Hint] = [Written("", list(tables))] if tables else []
    return [*written, *present.values(), *rest]


class Bus:
    """Alone in the house: nobody to wake."""

    def __init__(self) -> None:
        self.process = secrets.token_hex(6)
        self.on_hint: Callable[[Hint], Awaitable[None]] | None = None
        self.on_gap: Callable[[], Awaitable[None]] | None = None

    shared = False
    hears = True  # whether everything that others have written is known here, or about to be

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
        self.hears = False

    async def start(self) -> None:
        await self._connect()
        self.hears = True
        self.tasks = [asyncio.create_task(self._keep()), asyncio.create_task(self._hear())]

    async def _connect(self) -> None:
        old, self.connection = self.connection, None
        if old is not None:
            old.terminate()
        self.broken.clear()
        connection: asyncpg.Connection[asyncpg.Record] = await asyncpg.connect(
            self.dsn, timeout=CONNECT_WITHIN, command_timeout=ANSWER_WITHIN
        )
        connection.add_termination_listener(lambda gone: self._gone(connection))
        self.connection = connection
        await connection.add_listener(CHANNEL, self._heard)

    def _gone(self, connection: object) -> None:
        if connection is self.connection:
            self.broken.set()

    def _heard(self, connection: object, pid: int, channel: str, payload: object) -> None:
        self.hints.put_nowait(str(payload))

    async def _keep(self) -> None:
        """Hold the connection: look whether it still is one, make it again, catch up with what was missed."""
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.broken.wait(), LOOK_EVERY)
            if self.hears and not self.broken.is_set() and await self._answers():
                continue
            if self.hears:
                log.warning("the wake-up connection broke; connecting again")
            self.hears = False
            try:
                if self.broken.is_set() or self.connection is None or self.connection.is_closed():
                    await self._connect()
                if self.on_gap is not None:
                    await self.on_gap()
            except Exception as error:  # whatever it is, the next try may succeed
                log.warning("the wake-up connection cannot be made again yet: %s", first_line(error))
                await asyncio.sleep(RETRY)
                self.broken.set()
            else:
                self.hears = not self.broken.is_set()
                if self.hears:
                    log.warning("the wake-up connection is there again")

    async def _answers(self) -> bool:
        """Whether the connection is alive: one that broke silently tells nobody."""
        connection = self.connection
        if connection is None or connection.is_closed():
            return False
        try:
            async with self.lock:
                await connection.execute("select 1", timeout=ANSWER_WITHIN)
        except Exception:
            self.broken.set()
            return False
        return True

    def _waiting(self, text: str) -> Iterator[Hint]:
        """This hint and all that wait behind it; those of our own and those that nobody understands are left out."""
        while True:
            with contextlib.suppress(msgspec.MsgspecError):
                hint = _decoder.decode(text)
                if hint.process != self.process:
                    yield hint
            if self.hints.empty():
                return
            text = self.hints.get_nowait()

    async def _hear(self) -> None:
        while True:
            # On a busy day several wait: a table that was written to three times is read once.
            hints = together(self._waiting(await self.hints.get()))
            tell = self.on_hint
            if tell is None:
                continue
            try:
                for hint in hints:
                    await tell(hint)
            except Exception as error:  # the database is away: what this told of is read when it is back
                log.warning("a wake-up came to nothing: %s", first_line(error))
                self.broken.set()

    async def send(self, hint: Hint) -> None:
        if isinstance(hint, AllPresent) and len(hint.here) > TABLES_IN_ONE:
            for first in range(0, len(hint.here), TABLES_IN_ONE):
                await self.send(AllPresent(hint.process, hint.here[first : first + TABLES_IN_ONE]))
            return
        payload = msgspec.json.encode(hint).decode()
        async with self.lock:
            connection = self.connection
            if connection is None or connection.is_closed() or self.broken.is_set():
                return
            try:
                await connection.execute("select pg_notify($1, $2)", CHANNEL, payload, timeout=ANSWER_WITHIN)
            except POSTGRES_AWAY:
                # It is only a hint: what it tells of is read when the connection is made anew.
                self._gone(connection)

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        if self.connection is not None and not self.connection.is_closed():
            with contextlib.suppress(*POSTGRES_AWAY):
                await self.connection.close(timeout=2)
