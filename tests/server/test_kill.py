"""kill -9, again and again: nothing that anybody was told of is lost, and every table goes on."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import random
import secrets
import time
import warnings
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import httpx
import msgspec
import pytest
from websockets.exceptions import WebSocketException

from tests.marks import long, slow
from tests.server.client import Client, Live, Person
from tests.server.conftest import Start
from tests.server.running import Server, rows

GONE = (OSError, WebSocketException, httpx.HTTPError, TimeoutError)
"""What a client meets while the server is away."""

T = TypeVar("T")
Told = dict[tuple[str, int], tuple[int, int]]
"""By table and question: the seat and the answer that somebody was told to be taken."""


async def again_and_again(ask: Callable[[], Awaitable[T]], within: float = 60) -> T:
    """As a client does it: until the server is back."""
    async with asyncio.timeout(within):
        while True:
            try:
                return await ask()
            except GONE:
                await asyncio.sleep(0.1)


class Crowd:
    """Everybody who plays, and what they were told."""

    def __init__(self, client: Client, seed: int) -> None:
        self.client = client
        self.rng = random.Random(seed)
        self.told: Told = {}
        self.answers: dict[str, int] = {}  # the most answers that anybody saw at a table
        self.finished: set[str] = set()
        self.resumed = 0

    def saw(self, table: str, answers: int) -> None:
        self.answers[table] = max(self.answers.get(table, 0), answers)

    async def party(self, n: int) -> None:
        """Two people who play one game after the other, every second pair with a bot."""
        client = self.client
        people = [await client.person(f"P{n}a"), await client.person(f"P{n}b")]
        seats: list[Any] = [{"who": "me"}, {"who": "open"}, *[{"who": "bot", "bot": "random"}] * (n % 2)]
        while True:
            table = await again_and_again(lambda: client.open(people[0], seats=seats))
            await again_and_again(lambda table=table: client.join(table, people[1]))  # type: ignore[misc]
            self.answers[table] = 0
            await asyncio.gather(*(self.play(table, who) for who in people))
            self.finished.add(table)

    async def play(self, table: str, who: Person) -> None:
        """One seat of one game, through as many connections as it takes."""
        since = 0
        pending: tuple[int, int] | None = None  # sent, and nothing heard of it yet
        while True:
            live: Live | None = None
            try:
                live = await self.client.line(table)
                await live.hello(who, since=since)
                assert live.heard
                first = msgspec.json.decode(live.heard[-1]).get("first", 0)
                assert first == since, f"{table}: events from {first}, but {since} were seen before"
                self.resumed += since > 0
                while True:
                    since = live.next_event or 0
                    self.saw(table, live.answers)
                    if pending is not None and live.answers > pending[0]:
                        self.told[table, pending[0]] = (live.seat, pending[1])
                        pending = None
                    if live.over:
                        return
                    question = live.question
                    if question is not None and pending is None:
                        await asyncio.sleep(self.rng.random() * 0.15)
                        pending = (question["number"], self.rng.randrange(question["count"]))
                        await live.answer(pending[1], pending[0])
                    message = await live.next(60)
                    assert message["type"] != "refused", message
            except GONE:
                # What was sent may have been written or not; if not, another answer is thought of.
                await asyncio.sleep(0.05 + self.rng.random() * 0.1)
                if pending is not None:
                    pending = await self.settle(table, who, pending)
            finally:
                if live is not None:
                    self.client.lines.remove(live)
                    with contextlib.suppress(*GONE):
                        await live.socket.close()

    async def settle(self, table: str, who: Person, pending: tuple[int, int]) -> tuple[int, int] | None:
        """After a lost connection: was the answer taken? Only this client answers for this seat."""

        async def look() -> int:
            return int((await self.client.look(table))["answers"])

        return pending if await again_and_again(look) > pending[0] else None


def check(server: Server, told: Told, seen: dict[str, int]) -> None:
    """Everything that anybody was told of is in the log, and every log is whole."""
    logs: dict[str, list[Any]] = {}
    for table, seq, body in rows(
        server.database, "select table_id, seq, body from entries order by table_id, seq"
    ):
        entry = msgspec.json.decode(body)
        log = logs.setdefault(table, [])
        log.append(entry)
        assert seq == len(log), f"{table}: entry {len(log)} is missing"
    answered = {
        table: [entry for entry in log if entry["entry"] == "Answered"] for table, log in logs.items()
    }
    for table, count in seen.items():
        assert len(answered[table]) >= count, (
            f"{table}: {count} answers were told, {len(answered[table])} kept"
        )
    for (table, number), (seat, answer) in told.items():
        entry = answered[table][number]
        assert (entry["seat"], entry["answer"]) == (seat, answer)


def forget_broken_connections() -> None:
    """A client that is stopped while it connects leaves a socket to the garbage collector, which says so."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ResourceWarning)
        gc.collect()


@slow
@pytest.mark.parametrize(("tables", "kills"), [(8, 4), pytest.param(50, 20, marks=long)])
def test_nothing_told_is_lost_when_the_server_is_killed(
    start: Start, database: str, tables: int, kills: int
) -> None:
    seed = secrets.randbits(32)
    print(f"seed {seed}")  # noqa: T201 - shown when the test fails
    server = start(database=database, AWAY_AFTER="100000")
    server.may_fail = True  # a database that notices the cut may complain
    rng = random.Random(seed)

    async def story() -> Crowd:
        async with Client(server) as client:
            crowd = Crowd(client, seed)
            parties = [asyncio.ensure_future(crowd.party(n)) for n in range(tables)]

            async def everybody_goes_on() -> None:
                before = dict(crowd.answers)
                until = time.monotonic() + 60
                while time.monotonic() < until:
                    for party in parties:
                        if party.done():
                            party.result()
                    waiting = [
                        table
                        for table, count in before.items()
                        if crowd.answers[table] <= count and table not in crowd.finished
                    ]
                    if not waiting and len(before) >= tables:
                        return
                    if len(before) < tables:
                        before = dict(crowd.answers)
                    await asyncio.sleep(0.05)
                raise AssertionError(f"these tables do not go on: {waiting}")

            try:
                for _ in range(kills):
                    await everybody_goes_on()
                    await asyncio.sleep(rng.random() * 0.3)
                    server.kill()
                    # Copies: people go on while the log is read.
                    await asyncio.to_thread(check, server, dict(crowd.told), dict(crowd.answers))
                    await asyncio.to_thread(server.start)
                await everybody_goes_on()
            finally:
                for party in parties:
                    party.cancel()
                await asyncio.gather(*parties, return_exceptions=True)
            return crowd

    crowd = asyncio.run(story())
    forget_broken_connections()
    check(server, crowd.told, crowd.answers)
    assert len(crowd.told) > tables * kills // 2
    assert crowd.resumed > tables * kills // 2
    complaints = [line for line in server.lines() if line["level"] == "error" and "database" not in str(line)]
    assert not complaints, complaints[:3]


def test_the_check_would_notice_a_lost_answer(start: Start) -> None:
    server = start()

    async def story() -> Crowd:
        async with Client(server) as client:
            crowd = Crowd(client, 1)
            party = asyncio.ensure_future(crowd.party(0))
            while len(crowd.told) < 5:
                await asyncio.sleep(0.05)
            party.cancel()
            await asyncio.gather(party, return_exceptions=True)
            return crowd

    crowd = asyncio.run(story())
    forget_broken_connections()
    check(server, crowd.told, crowd.answers)
    (table, number), (seat, answer) = next(iter(crowd.told.items()))
    crowd.told[table, number] = (seat, answer + 1)
    with pytest.raises(AssertionError):
        check(server, crowd.told, crowd.answers)
    crowd.told.clear()
    crowd.answers[table] += 1000
    with pytest.raises(AssertionError, match="were told"):
        check(server, crowd.told, crowd.answers)
