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


class Acting:
    """People, bots and clocks alike go through here."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def act(self, table: HostedTable, make: Make) -> entries.AnyEntry | None:
        """Do something at a table: decide, try, write, take in, tell. None when there was nothing to do.

        Shielded: whoever asked may go away meanwhile, the table must not be left between disk and memory.
        """
        return await asyncio.shield(self.house.spawn(self._act(table, make), "write"))

    async def _act(self, table: HostedTable, make: Make) -> entries.AnyEntry | None:
        room = table.room
        async with table.lock:
            for _ in range(TRIES):
                entry = make(room)
                if entry is None:
                    return None
                if entry.at < room.at:  # another machine's clock may be ahead; time never runs backwards
                    entry = _later(entry, room.at)
                tried = await self._tried(room, entry)
                began = time.perf_counter()
                try:
                    written = await self.house.store.append(
                        LogLine(room.id, room.seq + 1, entries.encode(entry))
                    )
                except StoreDown:
                    # It may have been written all the same, if only the answer was lost on the way.
                    if not table.in_doubt:
                        table.in_doubt = True
                        self.house.spawn(self._catch_up_later(table), "catch up")
                    raise busy() from None
                if written:
                    self.house.metrics.commit.observe(time.perf_counter() - began)
                    table.mine = True
                    self._take(table, [entry], tried)
                    return entry
                await self.catch_up(table)
        raise Refusal("busy", "Too much is going on at this table; try again.", 503)

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
                self._take(table, [entries.decode(line.body) for line in lines])
            except msgspec.MsgspecError as error:  # of another version, which writes what we cannot read
                table.room.seq = lines[-1].seq
                self.stop(table, error)

    async def _tried(self, room: Room, entry: entries.AnyEntry) -> Table | None:
        """What becomes of the game if this is written; raises Refusal, and reports it, when the rules fail at it."""
        try:
            return room.try_out(entry)
        except Exception as error:
            await self._report(room, error, entry)
            raise rules_fault() from None

    def _take(
        self, table: HostedTable, taken: Sequence[entries.AnyEntry], tried: Table | None = None
    ) -> None:
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
            await self._report(room, room.fault)

    async def _report(self, room: Room, error: Exception, entry: entries.AnyEntry | None = None) -> None:
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
