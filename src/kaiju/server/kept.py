"""Finished games, kept whole: what each seat saw at every step, and the record.

Rules change, and a log can only be played by the rules it was written under. So when a game ends a worker plays it
once more and everything that the replay page shows is written down, compressed. A game for four takes about 60 kB.
"""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

import msgspec

from kaiju.engine.errors import BadSetup
from kaiju.engine.record import other_rules, steps, write
from kaiju.games import game_named
from kaiju.server import entries
from kaiju.server.faults import not_kept, table_failed
from kaiju.server.protocol import TableInfo
from kaiju.server.room import Find, Room
from kaiju.server.store import Kept, Store
from kaiju.server.thinkers import Thinkers

Spawn = Callable[[Coroutine[Any, Any, None], str], asyncio.Task[None]]

LEVEL = 9
"""Views of one game are much alike: this makes 1/30 of them in 40 ms; what is denser takes ten times as long."""


class Steps(msgspec.Struct):
    """Steps of a replay, as JSON parts that are only put together."""

    count: int
    turns: list[int]
    steps: list[msgspec.Raw]


class _Strip:
    """The steps as one viewer sees them, compressed while they are made."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.made = zlib.compressobj(LEVEL)
        self.parts = [self.made.compress(b'{"steps":[')]

    def add(self, step: dict[str, Any]) -> None:
        comma = b"," if step["number"] else b""
        self.parts.append(self.made.compress(comma + msgspec.json.encode(step)))

    def end(self, count: int, turns: list[int]) -> bytes:
        rest = f'],"count":{count},"turns":{turns}}}'.encode()
        return b"".join((*self.parts, self.made.compress(rest), self.made.flush()))


def keep(number: str, bodies: Sequence[str], games: Find = game_named) -> Kept | None:
    """In a worker: all that is kept of a finished game, from its log; None when it is not over or not to be played."""
    room = Room(number, games)
    for body in bodies:
        room.take(entries.decode(body))
    if room.state != "finished" or room.table is None or room.game is None:
        return None
    told = room.record()
    strips = [_Strip(seat) for seat in range(-1, told.seats)]
    turns: list[int] = []
    seen = count = 0
    # A game that ended because everybody else gave up has no winner of its own to compare with.
    for table in steps(msgspec.structs.replace(told, winners=None), room.game):
        turn = int(getattr(table.st, "turn", 0))
        while len(turns) < turn:
            turns.append(count)
        for strip in strips:
            strip.add(
                {
                    "number": count,
                    "seat": told.answers[count - 1][0] if count else -1,
                    "turn": turn,
                    "view": table.view(strip.seat),
                    "events": table.news(strip.seat, seen),
                }
            )
        seen = len(table.events)
        count += 1
    return Kept(
        info=room.info(),
        record=zlib.compress(write(told), LEVEL),
        steps={strip.seat: strip.end(count, turns) for strip in strips},
    )


def page(kept: bytes, first: int, most: int) -> bytes:
    """In a worker: some steps of a kept game, as JSON."""
    told = msgspec.json.decode(zlib.decompress(kept), type=Steps)
    return msgspec.json.encode(Steps(told.count, told.turns, told.steps[first : first + most]))


class Ending(msgspec.Struct):
    """How a viewer leaves a game: everything it was told, and the last thing it saw."""

    events: list[msgspec.Raw]
    view: msgspec.Raw


class _Step(msgspec.Struct):
    view: msgspec.Raw
    events: list[msgspec.Raw]


class _AllSteps(msgspec.Struct):
    steps: list[_Step]


def ending(kept: bytes) -> Ending:
    """In a worker: the end of a kept game, for whoever comes to the table later."""
    told = msgspec.json.decode(zlib.decompress(kept), type=_AllSteps)
    return Ending([event for step in told.steps for event in step.events], told.steps[-1].view)


class KeptGames:
    """The finished games of a database: kept when they end, or later if a server was killed in between."""

    def __init__(self, store: Store, thinkers: Thinkers, games: Find, spawn: Spawn) -> None:
        self.store = store
        self.thinkers = thinkers
        self.games = games
        self.spawn = spawn
        self.making: dict[str, asyncio.Task[None]] = {}

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
        kept = await self.thinkers.do(keep, number, bodies, self.games)
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
        return await self.thinkers.do(page, await self._strip(number, seat), first, most)

    async def ending(self, number: str, seat: int) -> Ending:
        """The end of a finished game, as this seat saw it; raises Refusal like :meth:`record`."""
        return await self.thinkers.do(ending, await self._strip(number, seat))

    async def _strip(self, number: str, seat: int) -> bytes:
        found = await self.store.kept_steps(number, seat)
        if found is None:
            await self._keep_now(number)
            found = await self.store.kept_steps(number, seat)
        if found is None:
            raise not_kept()
        return found
