"""Noting in the database how tables look from outside, for its lists.

A table that begins, ends or gets other people is noted at once. An answer changes next to nothing of it (when, how
many, which turn), and whoever has the table in memory knows that anyway, so the tables that are merely being played
take turns: writing them all once a second would cost as much as a fifth of the answers and keep the log waiting.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kaiju.server.house import House

ROUND = 10
"""In how many regular notes every table that is being played has had its turn."""
AT_ONCE = 40
"""Tables in one transaction: between two of them the log is written."""


class Noting:
    """Which tables the lists do not know as they are, and writing them down."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.soon: dict[str, None] = {}  # in the order in which they changed
        self.later: dict[str, None] = {}
        self.lock = asyncio.Lock()

    def changed(self, number: str, *, played_only: bool = False) -> None:
        """A table looks different from outside; perhaps only because somebody has answered."""
        (self.later if played_only else self.soon)[number] = None

    def owes(self, number: str) -> bool:
        """Whether the lists do not know this table as it is."""
        return number in self.soon or number in self.later

    async def note_some(self) -> None:
        """The regular note: what changed, and some of the tables that are being played."""
        for number in list(self.later)[: -(-len(self.later) // ROUND)]:
            del self.later[number]
            self.soon[number] = None
        await self.note()

    async def note_all(self) -> None:
        """Everything: the server stops, or somebody wants to read the lists elsewhere."""
        self.soon |= self.later
        self.later.clear()
        await self.note()

    async def note(self) -> None:
        """What changed; one note after the other, or an older word might come last."""
        async with self.lock:
            while self.soon:
                numbers = list(self.soon)[:AT_ONCE]
                for number in numbers:
                    del self.soon[number]
                    self.later.pop(number, None)
                live = self.house.tables.live
                try:
                    await self.house.store.note([live[n].info() for n in numbers if n in live])
                except BaseException:  # also when the server stops meanwhile: it notes them once more
                    self.soon |= dict.fromkeys(numbers)
                    raise
