"""Keeping finished games: workers make what is kept, the database has it, and whoever wants to see it is given it."""

from __future__ import annotations

import asyncio
import zlib
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import Any

from kaiju.engine.errors import BadSetup
from kaiju.engine.record import other_rules
from kaiju.server.faults import not_kept, table_failed
from kaiju.server.kept import Ending, ending, keep, page
from kaiju.server.played import Find
from kaiju.server.protocol import TableInfo
from kaiju.server.store import Store
from kaiju.server.thinkers import Thinkers

Spawn = Callable[[Coroutine[Any, Any, None], str], asyncio.Task[None]]

PAGES_HELD = 16 * 1024 * 1024
"""Bytes of replay pages that are held for whoever asks next; finished games do not change."""


class KeptGames:
    """The finished games of a database: kept when they end, or later if a server was killed in between."""

    def __init__(self, store: Store, thinkers: Thinkers, games: Find, spawn: Spawn) -> None:
        self.store = store
        self.thinkers = thinkers
        self.games = games
        self.spawn = spawn
        self.making: dict[str, asyncio.Task[None]] = {}
        self.pages: OrderedDict[tuple[str, int, int, int], bytes] = OrderedDict()
        self.held = 0

    def keeping(self, number: str) -> asyncio.Task[None]:
        """Keep a game that is over; all who want it at the same time wait for the same work."""
        task = self.making.get(number)
        if task is None:
            task = self.making[number] = self.spawn(self._keep(number), "keep")
            task.add_done_callback(lambda _: self.making.pop(number, None))
        return task

    async def _keep(self, number: str) -> None:
        if await self.store.ended(number) is not None:
            return
        bodies = [line.body for line in await self.store.read(number)]
        kept = await self.thinkers.in_turn(keep, number, bodies, self.games)
        if kept is not None:
            await self.store.keep(number, kept)

    async def _keep_now(self, number: str) -> None:
        """Keep a game that somebody wants to see; the trace of what fails is in the log, they get a sentence."""
        try:
            await asyncio.shield(self.keeping(number))
        except Exception:
            raise table_failed() from None

    async def make_up(self) -> None:
        """Keep all games that are over and were not kept, one after the other."""
        for info in await self.store.not_kept():
            if not self.plays_otherwise(info):
                # What fails is in the log, and the next one is not kept from being kept.
                await asyncio.wait([self.keeping(info.id)])

    def plays_otherwise(self, info: TableInfo) -> bool:
        """Whether a table was opened under rules that are not in force here."""
        try:
            return bool(other_rules(self.games(info.game), info.rules, info.options))
        except BadSetup:
            return True

    async def record(self, number: str) -> bytes:
        """The record of a finished game; raises Refusal when it was not kept and cannot be any more."""
        found = await self.store.kept_record(number)
        if found is None:
            await self._keep_now(number)
            found = await self.store.kept_record(number)
        if found is None:
            raise not_kept()
        return await asyncio.to_thread(zlib.decompress, found)

    async def steps(self, number: str, seat: int, first: int, most: int) -> bytes:
        """Some steps of a finished game as JSON, as this seat saw them; raises Refusal like :meth:`record`."""
        key = (number, seat, first, most)
        found = self.pages.get(key)
        if found is not None:
            self.pages.move_to_end(key)
            return found
        found = await self.thinkers.in_turn(page, await self._strip(number, seat), first, most)
        if key not in self.pages:
            self.pages[key] = found
            self.held += len(found)
        while self.held > PAGES_HELD:
            self.held -= len(self.pages.popitem(last=False)[1])
        return found

    async def ending(self, number: str, seat: int) -> Ending:
        """The end of a finished game, as this seat saw it; raises Refusal like :meth:`record`."""
        return await self.thinkers.in_turn(ending, await self._strip(number, seat))

    async def _strip(self, number: str, seat: int) -> bytes:
        found = await self.store.kept_steps(number, seat)
        if found is None:
            await self._keep_now(number)
            found = await self.store.kept_steps(number, seat)
        if found is None:
            raise not_kept()
        return found
