"""Work that takes time, done in processes of its own, so that the event loop never waits: bots and replays."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import secrets
import signal
import threading
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from typing import Any, ParamSpec, TypeVar

from kaiju.bots import Packed, answer_packed, make_bot
from kaiju.engine.questions import Question
from kaiju.server.limits import WHERE

log = logging.getLogger("kaiju.thinkers")

P = ParamSpec("P")
T = TypeVar("T")
NICE = 10


def settle(nice: int) -> None:
    """A worker gives way to the server, and leaves it to the server when to stop: with it at the latest."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(nice)
    threading.Thread(target=_go_with_the_server, daemon=True).start()


def _go_with_the_server() -> None:
    """A server that is killed cannot end its workers."""
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)


class Turns:
    """Who may have a worker next: those behind one address take turns with those behind every other.

    However many tables with bots somebody opens, the bots of somebody else wait for one of them and not for all; and so
    with old games that somebody wants to see.
    """

    def __init__(self, places: int) -> None:
        self.free = places
        self.waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @contextlib.asynccontextmanager
    async def of(self, who: str) -> AsyncIterator[None]:
        """Wait for one's turn, and have it."""
        if self.free:
            self.free -= 1
        else:
            turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self.waiting.setdefault(who, deque()).append(turn)
            try:
                await turn
            except asyncio.CancelledError:
                if turn.done() and not turn.cancelled():  # it came when nobody wanted it any more
                    self._next()
                raise
        try:
            yield
        finally:
            self._next()

    def _next(self) -> None:
        while self.waiting:
            who, line = self.waiting.popitem(last=False)
            turn = line.popleft()
            if line:
                self.waiting[who] = line
            if not turn.done():
                turn.set_result(None)
                return
        self.free += 1


class Thinkers:
    """A few niced worker processes. If one dies, the others are replaced with it and the work is done again."""

    def __init__(self, count: int = 0, nice: int = NICE) -> None:
        self.nice = nice
        self.count = count or max(1, (os.cpu_count() or 2) - 1)
        self.pool: ProcessPoolExecutor | None = None
        self.turns = Turns(self.count + 1)  # one more than there are workers, so that none of them waits

    def _pool(self) -> ProcessPoolExecutor:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(
                self.count, mp_context=get_context("forkserver"), initializer=settle, initargs=(self.nice,)
            )
        return self.pool

    async def do(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Have something done elsewhere."""
        loop = asyncio.get_running_loop()
        for _ in range(3):
            pool = self._pool()
            try:
                return await loop.run_in_executor(pool, _call, work, args, kwargs)
            except BrokenProcessPool:
                log.error("a worker process died; starting others")
                if self.pool is pool:
                    self.pool = None
                    pool.shutdown(wait=False, cancel_futures=True)
        raise RuntimeError("worker processes keep dying")

    async def in_turn(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The same, but whoever has much to be done does not keep those behind other addresses waiting."""
        async with self.turns.of(WHERE.get()):
            return await self.do(work, *args, **kwargs)

    async def think(
        self,
        bot: str,
        game: str,
        view: Any,
        question: Question,
        worlds: Packed | None = None,
        who: str = "",
    ) -> int:
        """A bot's answer; if the bot fails, any legal one, so that nobody has to wait for it.

        A bot that searches gets one imagined world of its seat, and draws others from it. ``who`` is whose turn it
        is among all who want a bot's answer.
        """
        try:
            async with self.turns.of(who):
                answer = await self.do(think, bot, game, secrets.randbits(60), view, question, worlds)
        except Exception:
            log.exception("the bot %s failed at %s; a random answer takes its place", bot, question.kind)
            return secrets.randbelow(question.count)
        if not 0 <= answer < question.count:
            log.error("the bot %s answered %s to a question with %s answers", bot, answer, question.count)
            return secrets.randbelow(question.count)
        return answer

    def stop(self) -> None:
        """End the workers; what they were thinking about is forgotten."""
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None


def _call(work: Callable[..., T], args: tuple[Any, ...], kwargs: dict[str, Any]) -> T:
    return work(*args, **kwargs)


def think(bot: str, game: str, seed: int, view: Any, question: Question, worlds: Packed | None = None) -> int:
    """In a worker: one answer of one bot."""
    return int(answer_packed(make_bot(bot, game, seed), view, question, worlds))
