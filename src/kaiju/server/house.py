"""The house: one server process with everything that goes on in it.

An action goes one way, whoever acts (``acting``). What people ask for comes in by ``people``, what bots and clocks do
by ``movers``; ``hosting`` has the tables, ``opening`` makes new ones, ``telling`` says what happened.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

from kaiju.games import game_named
from kaiju.server.acting import Acting
from kaiju.server.advising import Advising
from kaiju.server.bus import first_line
from kaiju.server.collecting import LOOK_EVERY, Collecting
from kaiju.server.coming_back import ComingBack
from kaiju.server.database import is_down
from kaiju.server.faults import Refusal
from kaiju.server.hosting import Hosting
from kaiju.server.keeping import KeptGames
from kaiju.server.limits import Limits
from kaiju.server.metrics import Metrics
from kaiju.server.movers import Movers
from kaiju.server.noting import Noting
from kaiju.server.opening import Opening
from kaiju.server.people import People
from kaiju.server.played import Find
from kaiju.server.players import Players
from kaiju.server.reports import Reports, report_folder
from kaiju.server.reviewing import Reviewing
from kaiju.server.settings import Settings
from kaiju.server.store import Store
from kaiju.server.sweeping import Sweeping
from kaiju.server.tables import TIME, now_ms
from kaiju.server.telling import Telling
from kaiju.server.thinkers import Thinkers

log = logging.getLogger("kaiju.house")

T = TypeVar("T")
SWEEP_EVERY = 2.0
NOTE_EVERY = 1.0
BEAT_EVERY = 5.0
DOWN_AFTER_MS = 20_000
"""A pulse older than this means that the server was down: nobody's clock ran."""
PRESENCE_EVERY = 5.0
EXPIRE_EVERY = 300.0
SETTLE_WITHIN = 5.0


class House:
    """One server process: its parts, and what it does in the background."""

    def __init__(self, store: Store, settings: Settings, games: Find = game_named) -> None:
        self.store = store
        self.settings = settings
        self.games = games
        self.limits = Limits(settings)
        self.metrics = Metrics()
        self.thinkers = Thinkers(settings.thinkers)
        self.readers = Thinkers(1, nice=19)  # replays never keep a bot waiting
        self.kept = KeptGames(store, self.readers, games, self.spawn)
        self.reports = Reports(report_folder(settings.reports, store.address))
        self.players = Players(store)
        self.coming_back = ComingBack(self)
        self.tables = Hosting(self)
        self.opening = Opening(self)
        self.acting = Acting(self)
        self.telling = Telling(self)
        self.people = People(self)
        self.advising = Advising(self)
        self.reviewing = Reviewing(self)
        self.movers = Movers(self)
        self.collecting = Collecting()
        self.noting = Noting(self)
        self.sweeping = Sweeping(self)
        self.tasks: set[asyncio.Task[Any]] = set()
        self.closing = False
        self.down_until = 0  # when this server came back after a time in which there was none

    async def start(self) -> None:
        """Open the doors; tables that were being played go on."""
        await self.store.start()
        self.store.bus.on_hint = self.acting.heard
        self.store.bus.on_gap = self.acting.catch_up_all
        now = now_ms()
        last = await self.store.beat(now)
        TIME.not_before(last)
        if last and now - last > DOWN_AFTER_MS:
            self.down_until = now
        self.spawn(self.tables.wake(), "wake")
        self.spawn(self.kept.make_up(), "make up")
        self.spawn(self._every(SWEEP_EVERY, self.sweeping.sweep), "sweep")
        self.spawn(self._every(NOTE_EVERY, self.noting.note_some), "note")
        self.spawn(self._every(EXPIRE_EVERY, self.sweeping.expire), "expire")
        self.spawn(self._every(BEAT_EVERY, self._beat), "beat")
        self.spawn(self._every(LOOK_EVERY, self.collecting.look), "collect")
        if self.store.bus.shared:
            self.spawn(self._every(PRESENCE_EVERY, self.telling.repeat_presence), "presence")

    async def stop(self) -> None:
        """Close the doors: finish what is being written, let go of the rest."""
        self.closing = True
        for table in self.tables.live.values():
            if table.alarm is not None:
                table.alarm.cancel()
        await self.acting.settle(SETTLE_WITHIN)
        writing = [task for task in self.tasks if task.get_name().startswith("write")]
        if writing:
            await asyncio.wait(writing, timeout=SETTLE_WITHIN)
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.thinkers.stop()
        self.readers.stop()
        self.advising.stop()
        self.reviewing.stop()
        with contextlib.suppress(Exception):
            await self.noting.note_all()
            await self.store.beat(now_ms())
        await self.store.stop()

    def spawn(self, work: Coroutine[Any, Any, T], name: str) -> asyncio.Task[T]:
        """Start something in the background and keep hold of it."""
        task = asyncio.create_task(work, name=name)
        self.tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if task.cancelled() or self.closing:
            return
        error = task.exception()
        if error is not None and is_down(error):
            log.warning("%s had to give up: %s", task.get_name(), first_line(error))
        elif error is not None and not isinstance(error, Refusal):
            log.error("%s failed", task.get_name(), exc_info=error)

    async def _every(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await work()
            except Exception as error:
                if is_down(error):
                    log.warning("a regular job has to wait for the database: %s", first_line(error))
                else:
                    log.exception("a regular job failed; it will be tried again")

    async def _beat(self) -> None:
        await self.store.beat(now_ms())
