"""The one way in which anything happens at a table.

The room says whether it is allowed and gives the entry; the store writes it; only then does the room take it in, and
everybody is told. What touches the game is tried on a copy before it is written, so a rule that fails leaves no trace
at the table. Another process may have written the same number first: then the room catches up and decides anew.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import msgspec

from kaiju.engine.table import Table
from kaiju.server import bus, entries
from kaiju.server.appending import LogLine
from kaiju.server.database import StoreDown, is_down
from kaiju.server.faults import Refusal, busy, rules_fault
from kaiju.server.room import Room
from kaiju.server.tables import HostedTable
from kaiju.server.telling import PLAYED, QUIET

if TYPE_CHECKING:
    from kaiju.server.house import House

TRIES = 8
CATCH_UP_AFTER = 1.0
CATCH_UP_AT_ONCE = 6
"""How many tables are read at the same time; there are more connections than that."""

Make = Callable[[Room], entries.AnyEntry | None]


class Act:
    """Something that is being done at a table: decide, try, write, take in, tell. The table's lock is held meanwhile.

    Nothing waits for the disk but a callback: whoever asked may go away once it is being written, and the table must
    not be left between disk and memory.
    """

    __slots__ = ("acting", "began", "entry", "make", "table", "told", "tried", "tries")

    def __init__(self, acting: Acting, table: HostedTable, make: Make) -> None:
        self.acting = acting
        self.table = table
        self.make = make
        self.entry: entries.AnyEntry | None = None
        self.tried: Table | None = None
        self.tries = 0
        self.began = 0.0
        self.told: asyncio.Future[entries.AnyEntry | None] = asyncio.get_running_loop().create_future()

    def begun(self) -> asyncio.Future[entries.AnyEntry | None]:
        """Begin, and give what comes of it."""
        self.begin()
        return self.told

    def begin(self) -> None:
        """Decide, try, and have it written."""
        room = self.table.room
        self.tries += 1
        try:
            entry = self.make(room)
            if entry is None:
                self._end()
                return
            if entry.at < room.at:  # another machine's clock may be ahead; time never runs backwards
                entry = _later(entry, room.at)
            self.entry = entry
        except Exception as error:
            self._fail(error)
            return
        try:
            self.tried = room.try_out(entry)
        except Exception as error:  # whatever a rule raises
            self.acting.house.spawn(self._unplayable(error), "write")
            return
        self.began = time.perf_counter()
        writing = self.acting.house.store.append(LogLine(room.id, room.seq + 1, entries.encode(entry)))
        self.acting.writing.add(writing)
        writing.add_done_callback(self._written)

    def _written(self, writing: asyncio.Future[bool]) -> None:
        house = self.acting.house
        self.acting.writing.discard(writing)
        try:
            if writing.result():
                house.metrics.commit.observe(time.perf_counter() - self.began)
                self.table.mine = True
                assert self.entry is not None
                self.acting.take(self.table, [self.entry], self.tried)
                self._end(self.entry)
            elif self.tries < TRIES:
                house.spawn(self._again(), "write")
            else:
                self._fail(Refusal("busy", "Too much is going on at this table; try again.", 503))
        except StoreDown:  # it may have been written all the same, if only the answer was lost on the way
            self.acting.doubt(self.table)
            self._fail(busy())
        except Exception as error:
            self._fail(error)

    async def _again(self) -> None:
        """Somebody else has written that number first."""
        try:
            await self.acting.catch_up(self.table)
        except BaseException as error:
            self._fail(error)
            raise
        self.begin()

    async def _unplayable(self, error: Exception) -> None:
        """The rules fail at it: that is reported, and nothing has happened."""
        try:
            await self.acting.report(self.table.room, error, self.entry)
        finally:
            self._fail(rules_fault())

    def _end(self, entry: entries.AnyEntry | None = None) -> None:
        self.table.lock.release()
        if not self.told.done():  # else whoever asked is gone
            self.told.set_result(entry)

    def _fail(self, error: BaseException) -> None:
        self.table.lock.release()
        if isinstance(error, Refusal):
            error.__traceback__ = None  # else it would hold us, and we hold it
        if not self.told.done():
            self.told.set_exception(error)


class Acting:
    """People, bots and clocks alike go through here."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.writing: set[asyncio.Future[bool]] = set()

    async def act(self, table: HostedTable, make: Make) -> entries.AnyEntry | None:
        """Do something at a table; returns when everybody has been told. None when there was nothing to do."""
        await table.lock.acquire()
        return await Act(self, table, make).begun()

    async def settle(self, within: float) -> None:
        """Let what is being written be written, and told."""
        if self.writing:
            await asyncio.wait(self.writing, timeout=within)

    def doubt(self, table: HostedTable) -> None:
        """Look what is in the log, as soon as that can be."""
        if not table.in_doubt:
            table.in_doubt = True
            self.house.spawn(self._catch_up_later(table), "catch up")

    async def _catch_up_later(self, table: HostedTable) -> None:
        """See what is in the log, as soon as it can be read again."""
        while True:
            await asyncio.sleep(CATCH_UP_AFTER)
            try:
                async with table.lock:
                    await self.catch_up(table)
                    table.in_doubt = False
            except Exception as error:
                if not is_down(error):
                    table.in_doubt = False
                    raise
            else:
                return

    async def catch_up(self, table: HostedTable) -> None:
        """Take in what other processes have written. The lock is held."""
        lines = await self.house.store.read(table.room.id, table.room.seq)
        if lines:
            table.mine = False
            try:
                self.take(table, [entries.decode(line.body) for line in lines])
            except msgspec.MsgspecError as error:  # of another version, which writes what we cannot read
                table.room.seq = lines[-1].seq
                self.stop(table, error)

    def take(self, table: HostedTable, taken: Sequence[entries.AnyEntry], tried: Table | None = None) -> None:
        """Take in what was written, and tell everybody."""
        room = table.room
        was = room.state
        stopped = room.stopped
        for entry in taken:
            room.take(entry, tried)
            if isinstance(entry, entries.Answered):
                self.house.metrics.answers.inc()
            elif isinstance(entry, entries.TookBack):
                self.house.metrics.taken_back.inc()
            if isinstance(entry, PLAYED):
                table.stuck.clear()
        if room.stopped is not stopped:
            self.house.spawn(self.report_stopped(room), "report")
            self.house.telling.table_news(table)
            return
        if room.state == "finished" and was != "finished" and table.mine:
            self.house.metrics.finished.labels(room.info().game).inc()
            self.house.kept.keeping(room.id)
        if room.stopped is None or room.ended is not None:
            quiet = room.state == was and all(isinstance(entry, QUIET) for entry in taken)
            if table.mine or not quiet:  # of a mere answer whoever wrote it takes note
                self.house.noting.changed(room.id, played_only=quiet)
        if room.state != was:  # whoever starts after us must find the tables that are being played
            self.house.spawn(self.house.noting.note(), "note")
        try:
            self.house.telling.tell(table, was, taken)
            self.house.movers.drive(table)
        except Exception as error:  # a view or a question that cannot be made
            self.stop(table, error)

    # ------------------------------------------------------------------ rules that fail

    def stop(self, table: HostedTable, error: Exception) -> None:
        """This table cannot be shown or played any more, and says so."""
        table.room.stop(error)
        self.house.spawn(self.report_stopped(table.room), "report")
        self.house.telling.table_news(table)

    async def check_whole(self, room: Room) -> None:
        """Raise Refusal, and report it, when a new table does not even begin."""
        if room.fault is not None:
            await self.report_stopped(room)
            raise rules_fault()

    async def report_stopped(self, room: Room) -> None:
        if room.fault is not None:
            await self.report(room, room.fault)

    async def report(self, room: Room, error: Exception, entry: entries.AnyEntry | None = None) -> None:
        """Count a fault, tell the operator its trace once, and keep the game as it was."""
        game = room.opened.game if room.opened is not None else ""
        self.house.metrics.faults.labels(game).inc()
        await self.house.reports.tell(room, error, entry)

    # ------------------------------------------------------------------ other processes

    async def heard(self, hint: bus.Hint) -> None:
        if isinstance(hint, bus.Presence):
            table = self.house.tables.live.get(hint.table)
            if table is not None:
                news = table.elsewhere.get(hint.process) != hint
                table.elsewhere[hint.process] = hint
                table.heard[hint.process] = time.monotonic()
                if news:
                    self.house.telling.presence_elsewhere(table)
            return
        if isinstance(hint, bus.Pointing):
            table = self.house.tables.live.get(hint.table)
            if table is not None:
                self.house.telling.pointed(table, hint.seat, hint.at)
            return
        if isinstance(hint, bus.Forgot):
            self.house.coming_back.let_go(hint.player)
        if isinstance(hint, bus.Written):
            found = [
                self.house.tables.live[number] for number in hint.tables if number in self.house.tables.live
            ]
            await self._catch_up_with(found)

    async def catch_up_all(self) -> None:
        await self._catch_up_with(list(self.house.tables.live.values()))

    async def _catch_up_with(self, tables: Sequence[HostedTable]) -> None:
        """Several tables at once: one at which something is being written does not hold up the others."""
        gate = asyncio.Semaphore(CATCH_UP_AT_ONCE)

        async def one(table: HostedTable) -> None:
            async with gate, table.lock:
                await self.catch_up(table)

        found = await asyncio.gather(*map(one, tables), return_exceptions=True)
        for error in found:
            if error is not None:
                raise error


def _later(entry: entries.AnyEntry, at: int) -> entries.AnyEntry:
    return msgspec.structs.replace(entry, at=at)
