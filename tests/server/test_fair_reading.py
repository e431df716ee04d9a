"""Whoever asks for many old games keeps nobody waiting: neither who asks for another, nor who plays."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from kaiju.server import hosting, sweeping
from kaiju.server.doors import Doors
from kaiju.server.house import House
from kaiju.server.limits import WHERE, Limits
from kaiju.server.settings import Settings
from tests.server.inside import house_on, people, play, table_for, until_asked

MANY = 20


@asynccontextmanager
async def a_house_with_old_games(database: str) -> AsyncIterator[tuple[House, list[str]]]:
    """A house in which many games are over, and none of them is in memory."""
    async with house_on(database, tables_per_player=1000) as house:
        who = await people(house, 2)
        numbers = []
        for n in range(MANY):
            number = await table_for(house, who)
            await play(house, number, who, random.Random(n))
            await until_asked(lambda number=number: house.store.ended(number))  # type: ignore[misc]
            numbers.append(number)
        house.tables.live.clear()
        yield house, numbers


async def ask_as(where: str, asking: Any) -> asyncio.Task[Any]:
    """Somebody behind this address asks for something."""

    async def ask() -> Any:
        WHERE.set(where)
        return await asking

    return asyncio.create_task(ask())


def test_old_games_for_one_address_do_not_keep_another_waiting(tmp_path: Any) -> None:
    async def story() -> None:
        async with a_house_with_old_games(str(tmp_path / "x.db")) as (house, numbers):
            done: list[str] = []

            async def see(who: str, number: str) -> None:
                await house.tables.replay(number, -1, 0, 10)
                done.append(who)

            *theirs, mine = numbers
            flood = [await ask_as("flooder", see("flooder", number)) for number in theirs]
            await asyncio.sleep(0)
            await (await ask_as("honest", see("honest", mine)))
            # Some were under way already; what matters is that most were not.
            assert len(done) <= MANY // 2
            await asyncio.gather(*flood)

    asyncio.run(story())


def test_pages_of_one_game_stand_in_line_too(tmp_path: Any) -> None:
    async def story() -> None:
        async with a_house_with_old_games(str(tmp_path / "x.db")) as (house, numbers):
            at_once: list[int] = []
            running = 0
            do = house.readers.do

            async def counted(*words: Any) -> Any:
                nonlocal running
                running += 1
                at_once.append(running)
                try:
                    return await do(*words)
                finally:
                    running -= 1

            house.readers.do = counted  # type: ignore[method-assign,assignment]
            for number in numbers[:2]:
                await house.tables.table(number)
            flood = [await ask_as("flooder", house.tables.replay(numbers[0], -1, n, 10)) for n in range(MANY)]
            await asyncio.gather(*flood, await ask_as("honest", house.tables.replay(numbers[1], -1, 0, 10)))
            assert len(at_once) == MANY + 1
            assert max(at_once) <= 2

    asyncio.run(story())


def test_who_plays_does_not_wait_for_old_games_to_be_read(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many are read at once: between two looks at the others, one entry or two are taken in."""
    monkeypatch.setattr(hosting, "FOLD_AT_ONCE", 0.0)

    async def story() -> None:
        async with a_house_with_old_games(str(tmp_path / "x.db")) as (house, numbers):
            folded = 0
            fold = house.tables._fold

            def counted(*words: Any) -> None:
                nonlocal folded
                folded += 1
                fold(*words)

            house.tables._fold = counted  # type: ignore[method-assign,assignment]
            flood = asyncio.gather(*[await ask_as("flooder", house.tables.table(n)) for n in numbers])
            most = 0
            while not flood.done():
                before = folded
                await asyncio.sleep(0)
                most = max(most, folded - before)
            await flood
            assert folded > MANY
            assert most <= 2

    asyncio.run(story())


def test_old_games_that_nobody_looks_at_do_not_fill_the_memory(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever asks for one after the other has the last few of them there; tables at which people play stay."""
    monkeypatch.setattr(sweeping, "OVER_MOST", 3)

    async def story() -> None:
        async with a_house_with_old_games(str(tmp_path / "x.db")) as (house, numbers):
            playing = await table_for(house, await people(house, 2))
            looked_at = numbers.pop(0)
            await house.people.enter(looked_at, None, 0, "")
            for number in numbers:
                await house.tables.table(number)
            await house.noting.note_all()
            await house.sweeping.sweep()
            assert len(house.tables.live) == MANY + 1, "somebody may be on the way to one of them"
            for table in house.tables.live.values():
                table.used -= sweeping.COMING
            await house.sweeping.sweep()
            assert set(house.tables.live) == {playing, looked_at, *numbers[-3:]}

    asyncio.run(story())


@pytest.mark.parametrize("kind", ["http", "websocket"])
def test_requests_and_live_channels_say_where_they_come_from(kind: str) -> None:
    seen: list[str] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        seen.append(WHERE.get())

    async def story() -> None:
        settings = Settings()
        enter = Doors(settings, Limits(settings), lambda _: "").middleware(app)
        for address in ("203.0.113.7", "2001:db8::1"):
            scope: Any = {"type": kind, "method": "GET", "path": "/", "headers": [], "client": (address, 1)}
            await asyncio.create_task(enter(scope, None, None))  # type: ignore[arg-type]

    asyncio.run(story())
    assert seen == ["203.0.113.7", "2001:db8::/64"]
    assert WHERE.get() == ""
