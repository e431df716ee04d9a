"""Advice: hints for who is asked something, worked out elsewhere so that no table waits for them.

Only an imagined world of the asker's own seat goes to the worker. Hints have workers of their own that give way to
bots, a queue that is short, and limits for each person: whoever comes when all is taken is told so at once.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from typing import TYPE_CHECKING

from kaiju.advice.hints import SEED, Hint, hint_packed, usual_budget
from kaiju.bots import Worlds
from kaiju.engine.errors import NoWorldFound
from kaiju.engine.record import data_of
from kaiju.server import entries
from kaiju.server.faults import Refusal
from kaiju.server.guard import Gate
from kaiju.server.messages import AskHint, Hinted, Refused
from kaiju.server.protocol import Hints
from kaiju.server.room import Room
from kaiju.server.tables import HostedTable, now_ms
from kaiju.server.thinkers import Thinkers
from kaiju.server.viewers import Viewer

if TYPE_CHECKING:
    from kaiju.server.house import House

log = logging.getLogger("kaiju.advising")

NICE = 12
"""Bots have 10: they come first, but whoever asks waits, too, and must not wait for all that is done beside."""
WAITING_MOST = 6
"""Hints that are worked out or wait for a worker; one more is refused."""
WAITING_EACH = 2
"""How many of them may be for people behind one address: whoever chooses six names does not keep all others waiting."""
HINTS_PER_MINUTE, HINTS_AT_ONCE = 12, 6
SWITCHES_PER_MINUTE = 10
TAKES_LONG = 30.0
"""Seconds after which somebody is told that the house is busy; the hint is sent all the same when it is there."""


class Advising:
    """Whoever asks what a bot would do."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.workers = Thinkers(1, nice=NICE)
        self.gate = Gate(HINTS_PER_MINUTE / 60, HINTS_AT_ONCE)
        self.switches = Gate(SWITCHES_PER_MINUTE / 60, SWITCHES_PER_MINUTE)
        self.waiting: Counter[str] = Counter()  # hints that wait, by address
        self.asking: set[str] = set()  # players who wait for a hint

    async def ask(self, table: HostedTable, viewer: Viewer, asked: AskHint) -> None:
        """Check that a hint may be had, and have it worked out; it comes when it is there."""
        room = table.room
        room.check_known(viewer.player)
        seat = self._seat(viewer, asked.seat)
        question = room.check_hint(seat, asked.question)
        if asked.answer is not None and asked.answer >= question.count:
            raise Refusal("no-such-option", f"{asked.answer} is not one of the answers of this question.")
        if viewer.player in self.asking:
            raise Refusal("hint-comes", "You have asked already; your hint is on its way.", 409)
        if self.waiting.total() >= WAITING_MOST or self.waiting[viewer.where] >= WAITING_EACH:
            raise hints_busy()
        self.gate.check(viewer.player)
        assert room.table is not None
        try:
            packed = Worlds.of(room.table, seat).packed(data_of(room.table.game))
        except NoWorldFound:
            raise Refusal("no-hint", "There is no hint for this question.", 409) from None
        self._comes(viewer)
        try:
            if room.tells_hint(seat):
                await self.house.acting.act(
                    table,
                    lambda room: (
                        entries.AskedHint(at=now_ms(), seat=seat) if room.state == "playing" else None
                    ),
                )
        except BaseException:
            self._has_gone(viewer)
            raise
        work = self.workers.do(hint_packed, packed, question, asked.answer, usual_budget(packed.game), SEED)
        self.house.spawn(self._deliver(viewer, asked.question, seat, asyncio.ensure_future(work)), "hint")

    async def _deliver(self, viewer: Viewer, question: int, seat: int, work: asyncio.Future[Hint]) -> None:
        try:
            done, _ = await asyncio.wait([work], timeout=TAKES_LONG)
            if not done:
                viewer.send(Refused(hints_busy().code, hints_busy().text))
            viewer.send(Hinted(question=question, seat=seat, hint=await work))
        except Exception:
            log.exception("no hint could be worked out")
            viewer.send(Refused("no-hint", "There is no hint for this question."))
        finally:
            self._has_gone(viewer)

    def _comes(self, viewer: Viewer) -> None:
        self.asking.add(viewer.player)
        self.waiting[viewer.where] += 1

    def _has_gone(self, viewer: Viewer) -> None:
        self.asking.discard(viewer.player)
        self.waiting[viewer.where] -= 1
        self.waiting += Counter()  # who waits for nothing is forgotten

    async def set_hints(self, table: HostedTable, viewer: Viewer, hints: Hints) -> None:
        """The host switches hints on or off."""
        self.switches.check(viewer.player)

        def choose(room: Room) -> entries.AnyEntry | None:
            room.check_known(viewer.player)
            return room.may_set_hints(now_ms(), viewer.player, hints)

        await self.house.acting.act(table, choose)

    def _seat(self, viewer: Viewer, wanted: int | None) -> int:
        """For which of one's own seats a hint is asked; raises Refusal when it is not one's own."""
        if not viewer.seats:
            raise Refusal("not-seated", "You do not sit at this table.", 403)
        if wanted is None and len(viewer.seats) > 1:
            raise Refusal("which-seat", "You hold several seats; say for which one you ask.")
        seat = viewer.seats[0] if wanted is None else wanted
        if seat not in viewer.seats:
            raise Refusal("not-seated", "That seat is not yours.", 403)
        return seat

    def stop(self) -> None:
        """End the workers."""
        self.workers.stop()


def hints_busy() -> Refusal:
    return Refusal("hints-busy", "Many people ask for hints right now; try again in a moment.", 503)
