"""Looking back: reviews of finished games, worked out piece by piece when somebody asks, and kept.

One game is worked on at a time, by a worker that gives way to everything else; others wait their turn. Nothing of a
game that is on goes in here: it begins with the record of a finished one.
"""

from __future__ import annotations

import asyncio
import logging
import zlib
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import select

from kaiju.advice.looking_back import Work
from kaiju.advice.plan import plan_of
from kaiju.advice.review import FORMAT
from kaiju.engine.errors import BadRecord
from kaiju.engine.record import other_rules, read
from kaiju.server.faults import Refusal, other_rules_here
from kaiju.server.schema import REVIEWS
from kaiju.server.thinkers import Thinkers

if TYPE_CHECKING:
    from kaiju.server.house import House

log = logging.getLogger("kaiju.reviewing")

NICE = 19
WAITING_MOST = 8
"""Games that are worked on or wait; one more is refused."""
WAITING_EACH = 2
"""How many of them may be asked for from one address."""
HELD = 16 * 1024 * 1024
"""Bytes of reviews that are held for whoever asks next."""


class Making:
    """A review that is being worked out."""

    def __init__(self, where: str = "") -> None:
        self.where = where
        self.work: Work | None = None
        self.task: asyncio.Task[None] | None = None


class Reviewing:
    """Reviews of finished games."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.workers = Thinkers(1, nice=NICE)
        self.one_at_a_time = asyncio.Lock()
        self.making: dict[str, Making] = {}
        self.held: dict[str, bytes] = {}

    async def ask(self, number: str, where: str = "") -> bytes:
        """Begin a review if there is none; how far it is, as JSON."""
        found = await self._done(number)
        if found is not None:
            return found
        if number not in self.making:
            mine = sum(making.where == where for making in self.making.values())
            if len(self.making) >= WAITING_MOST or mine >= WAITING_EACH:
                raise Refusal(
                    "reviews-busy", "Many games are being looked back at; try again in a while.", 503
                )
            making = self.making[number] = Making(where)
            try:
                record = await self._record(number)
                winners = (await self.house.tables.table(number)).room.winners
            except BaseException:
                del self.making[number]
                raise
            making.task = self.house.spawn(self._make(number, making, record, winners), "review")
        return self._progress(number)

    async def look(self, number: str) -> bytes:
        """How far the review of a finished game is, as JSON; nothing is begun."""
        found = await self._done(number)
        return self._progress(number) if found is None else found

    async def _record(self, number: str) -> bytes:
        """The record of a finished game that can be played here; raises Refusal with the reason."""
        record = await self.house.tables.record(number)
        told = read(record)
        others = other_rules(self.house.games(told.game), told.rules, told.options, told.position)
        if others:
            raise other_rules_here(f"That game was played by {others}.")
        return record

    async def _done(self, number: str) -> bytes | None:
        if number in self.held:
            return self.held[number]
        (await self.house.tables.table(number)).room.check_finished()
        query = select(REVIEWS.c.review).where(REVIEWS.c.table_id == number)
        async with self.house.store.engine.connect() as connection:
            row = (await connection.execute(query)).first()
        if row is None:
            return None
        review = await asyncio.to_thread(zlib.decompress, bytes(row[0]))
        if msgspec.json.decode(review, type=_Format).format != FORMAT:
            return None
        return self._hold(number, review)

    def _hold(self, number: str, review: bytes) -> bytes:
        told = self.held[number] = b'{"state":"done","review":' + review + b"}"
        while len(self.held) > 1 and sum(map(len, self.held.values())) > HELD:
            del self.held[next(iter(self.held))]
        return told

    def _progress(self, number: str) -> bytes:
        making = self.making.get(number)
        if making is None:
            return msgspec.json.encode({"state": "not-asked"})
        work = making.work
        told: dict[str, Any] = {"state": "working"}
        if work is None:
            told["waiting"] = list(self.making).index(number)
        else:
            told |= {"pieces": min(work.done, work.of), "of": work.of}
        return msgspec.json.encode(told)

    async def _make(self, number: str, making: Making, record: bytes, winners: list[int] | None) -> None:
        try:
            async with self.one_at_a_time:
                plan = await self.workers.do(plan_of, record, winners)
                work = making.work = Work(plan)
                made: Any = None
                while True:
                    try:
                        call, args = work.pieces.send(made)
                    except StopIteration:
                        break
                    made = await self.workers.do(call, *args)
                review = msgspec.json.encode(work.review())
            await self._keep(number, review)
            self._hold(number, review)
        except BadRecord:
            log.exception("the game %s cannot be looked back at", number)
        finally:
            self.making.pop(number, None)

    async def _keep(self, number: str, review: bytes) -> None:
        packed = await asyncio.to_thread(zlib.compress, review, 9)
        statement = self.house.store.insert(REVIEWS)
        newer = statement.on_conflict_do_update(
            index_elements=[REVIEWS.c.table_id], set_={"review": statement.excluded.review}
        )
        async with self.house.store.begin() as connection:
            await connection.execute(newer, {"table_id": number, "review": packed})

    def stop(self) -> None:
        """End the worker."""
        self.workers.stop()


class _Format(msgspec.Struct):
    format: int = 0
