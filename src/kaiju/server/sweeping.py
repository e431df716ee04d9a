"""Looking round every now and then: who is gone for long, and which tables nobody needs in memory."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from kaiju.server.bus import first_line
from kaiju.server.database import is_down
from kaiju.server.tables import HostedTable, now_ms

if TYPE_CHECKING:
    from kaiju.server.house import House

log = logging.getLogger("kaiju.sweeping")

PRESENCE_LASTS = 16.0
AT_ONCE = 25
"""Tables that are looked at before others have their turn."""
OVER_MOST = 200
"""Tables at which nobody plays any more that stay in memory although nobody looks at them."""
COMING = 5.0
"""Seconds in which somebody who has asked for a table may be on the way to it."""
PUBLIC_LASTS = 86_400_000
"""How long a table waits in the public list, in milliseconds."""


class Sweeping:
    """The round through all tables in memory."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.not_closed: set[str] = set()  # tables of which the log has told that they cannot be

    async def sweep(self) -> None:
        """Let bots stand in for those who are gone while others wait; forget tables that nobody looks at."""
        now = time.monotonic()
        over: list[tuple[float, str]] = []
        for n, (number, table) in enumerate(list(self.house.tables.live.items())):
            if n % AT_ONCE == AT_ONCE - 1:
                await asyncio.sleep(0)
            room = table.room
            self._forget_elsewhere(table, now)
            if room.state == "playing":
                await self._stand_in_for_gone(table, now)
            if table.viewers or table.thinking or table.lock.locked() or room.time_is_over() is not None:
                continue
            people = all(room.seats[n].thinks_for_itself for n in room.asked)
            waits = room.state != "playing" or people or bool(table.stuck) or room.unseen
            if not waits or self.house.noting.owes(number):
                continue
            if now - table.used > self.house.settings.idle_after:
                self.house.tables.live.pop(number, None)
            elif room.state in ("finished", "closed") and now - table.used > COMING:
                over.append((table.used, number))
        for _, number in sorted(over)[: max(0, len(over) - OVER_MOST)]:
            self.house.tables.live.pop(number, None)
        self.house.metrics.tables.set(len(self.house.tables.live))

    async def expire(self) -> None:
        """Close tables that have waited in vain."""
        now, lasts = now_ms(), self.house.settings.waiting_lasts * 1000
        public = min(lasts, PUBLIC_LASTS)
        for number in await self.house.store.waiting_since(now - lasts, now - public):
            try:
                table = await self.house.tables.table(number)
                most = public if table.info().public else lasts
                await self.house.acting.act(table, lambda room, most=most: room.is_expired(now_ms(), most))  # type: ignore[misc]
            except Exception as error:  # this table's trouble: the others are closed all the same
                if is_down(error):
                    raise
                if number not in self.not_closed:
                    self.not_closed.add(number)
                    log.warning(
                        "the table %s is not closed although nobody came: %s", number, first_line(error)
                    )

    def _forget_elsewhere(self, table: HostedTable, now: float) -> None:
        """A process that has not been heard of for long is gone, and who was there with it."""
        silent = [process for process, at in table.heard.items() if now - at > PRESENCE_LASTS]
        for process in silent:
            del table.heard[process], table.elsewhere[process]
        if silent:
            self.house.telling.table_news(table)

    async def _stand_in_for_gone(self, table: HostedTable, now: float) -> None:
        awaited = table.awaited()
        for number in awaited:
            table.gone_since.setdefault(number, now)
            if table.stands_in_after(number, now) == 0:
                await self.house.people.stand_in(table, number)
        if awaited != table.counting:
            table.counting = awaited
            self.house.telling.table_news(table)
