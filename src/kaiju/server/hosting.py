"""The tables of one server process: those in memory, and those that come back from the log when somebody asks."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

import msgspec

from kaiju.server import entries
from kaiju.server.appending import LogLine
from kaiju.server.faults import Refusal, no_such_table, table_failed
from kaiju.server.guard import is_id
from kaiju.server.limits import WHERE
from kaiju.server.protocol import TableInfo
from kaiju.server.room import Room
from kaiju.server.tables import HostedTable, now_ms
from kaiju.server.thinkers import Turns
from kaiju.server.viewers import encode

if TYPE_CHECKING:
    from kaiju.server.house import House

log = logging.getLogger("kaiju.house")

FOLD_AT_ONCE = 0.003
"""Seconds for which a log is taken in before everybody else has their turn: those who play wait meanwhile."""
LOAD_AT_ONCE = 2
"""Tables that are read at the same time: the next one is fetched while one is taken in."""
REPLAY_LONGEST = 100


class Hosting:
    """All tables that this process serves, and lists of all there are."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.live: dict[str, HostedTable] = {}
        self.loading: dict[str, asyncio.Task[HostedTable]] = {}
        self.turns = Turns(LOAD_AT_ONCE)

    async def wake(self) -> None:
        """Load the tables that are being played, so that bots and clocks go on after a restart."""
        for number in await self.house.store.going_on():
            try:
                self.house.movers.drive(await self.table(number))
            except Refusal as refusal:
                log.warning("the table %s does not go on: %s", number, refusal.text)
            except Exception:
                log.exception("the table %s cannot be rebuilt", number)
            await asyncio.sleep(0)

    async def table(self, number: str) -> HostedTable:
        """A table by its id, from memory or from the log.

        Raises Refusal when there is none, and when its game is on but cannot go on here.
        """
        table = self.live.get(number)
        if table is None:
            if not is_id(number):
                raise no_such_table()
            task = self.loading.get(number)
            if task is None:
                task = self.loading[number] = self.house.spawn(self._load(number), "load")
                task.add_done_callback(lambda _: self.loading.pop(number, None))
            table = await asyncio.shield(task)
        table.used = time.monotonic()
        if table.room.state == "playing":
            table.room.check_goes_on()
        return table

    async def _load(self, number: str) -> HostedTable:
        async with self.turns.of(WHERE.get()):
            room = await self._read(number)
        if room.opened is None:
            await self.house.acting.report_stopped(room)
            raise table_failed()
        if room.stopped is not None:
            await self.house.acting.report_stopped(room)
            await self._how_it_ended(room)
        table = self.keep(room)
        table.mine = not self.house.store.bus.shared
        if self.house.store.bus.shared:  # a hint that came while we were reading found no table to wake
            async with table.lock:
                await self.house.acting.catch_up(table)
        if room.at < self.house.down_until and room.clock is not None and room.state == "playing":
            await self.house.acting.act(table, self._woke)
        self.house.movers.drive(table)
        return table

    async def _read(self, number: str) -> Room:
        """A table as its log made it; raises Refusal when there is none."""
        lines = await self.house.store.read(number)
        if not lines:
            raise no_such_table()
        room = Room(number, self.house.games)
        began = time.perf_counter()
        for line in lines:
            self._fold(room, line)
            if time.perf_counter() - began > FOLD_AT_ONCE:
                await asyncio.sleep(0)
                began = time.perf_counter()
        return room

    def _fold(self, room: Room, line: LogLine) -> None:
        """Take in a line of the log; one that cannot be read stops this table and no other."""
        try:
            entry = entries.decode(line.body)
        except msgspec.MsgspecError as error:
            room.stop(error)
            room.seq = line.seq
        else:
            room.take(entry)

    async def _how_it_ended(self, room: Room) -> None:
        """Of a game that cannot be played here it is known how it ended, if it did."""
        room.ended = await self.house.store.ended(room.id)
        if room.ended is None:
            listed = await self.house.store.listed_as(room.id)
            if listed is not None and listed.state == "finished":
                room.ended = listed

    def _woke(self, room: Room) -> entries.AnyEntry | None:
        """Nobody's clock ran while there was no server."""
        return entries.Woke(at=now_ms()) if room.at < self.house.down_until else None

    def keep(self, room: Room) -> HostedTable:
        table = self.live[room.id] = HostedTable(room, self.house.settings.away_after)
        self.house.metrics.tables.set(len(self.live))
        if room.stopped is None:  # else the lists know more than we do
            self.house.noting.changed(room.id)
        if room.state == "finished":
            self.house.kept.keeping(room.id)
        return table

    async def listed(self, *, game: str, state: str, player: str) -> list[TableInfo]:
        """Tables for a list; the ones in memory as they are this moment."""
        if game and not game.isidentifier():
            return []
        found = await self.house.store.tables(game=game, state=state, public=not player, player=player)
        out: list[TableInfo] = []
        for info in found:
            table = self.live.get(info.id)
            fresh = table.info(table.room.seats_of(player)) if table is not None else self._from_list(info)
            if not state or fresh.state == state:
                out.append(fresh)
        return out

    def _from_list(self, info: TableInfo) -> TableInfo:
        """A table that is not in memory, as the lists have it: rules may have changed since."""
        otherwise = info.state != "finished" and self.house.kept.plays_otherwise(info)
        return msgspec.structs.replace(info, stopped="other-rules") if otherwise else info

    async def record(self, number: str) -> bytes:
        """The record of a finished game."""
        (await self.table(number)).room.check_finished()
        return await self.house.kept.record(number)

    async def replay(self, number: str, seat: int, first: int, most: int) -> bytes:
        """Some steps of a finished game, as JSON."""
        table = await self.table(number)
        seats = len(table.room.seats)
        table.room.check_finished()
        if not -1 <= seat < seats:
            raise Refusal("no-such-seat", f"This table has {seats} seats.", 404)
        parts = await self.house.kept.steps(number, seat, first, min(most, REPLAY_LONGEST))
        head = encode({"table": table.info(), "seat": seat, "first": first})
        return head[:-1] + b"," + parts[1:]
