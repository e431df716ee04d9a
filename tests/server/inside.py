"""A house without a server around it, for stories that need a toy game or a look behind the doors."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from kaiju.server.house import House
from kaiju.server.played import Find
from kaiju.server.protocol import NewTable, Player, SeatWish
from kaiju.server.settings import Settings, database_address
from kaiju.server.store import Store
from kaiju.server.tables import HostedTable
from kaiju.server.viewers import Viewer
from tests.server.toys import toy_named

Message = dict[str, Any]


@asynccontextmanager
async def house_on(database: str, games: Find = toy_named, **settings: Any) -> AsyncIterator[House]:
    """A house on this database, until the story is over."""
    told = Settings(**{"thinkers": 1, "bot_pace_ms": 0, "idle_after": 10_000, **settings})
    house = House(Store(database_address(database)), told, games)
    try:
        await house.start()  # one that does not get up leaves nothing open either
        yield house
    finally:
        await house.stop()


async def people(house: House, n: int) -> list[Player]:
    """Some players."""
    made = [await house.players.new(f"Player {i}") for i in range(n)]
    return [Player(each.id, each.name) for each in made]


async def table_for(house: House, who: list[Player], game: str = "climb", bots: int = 0, **wish: Any) -> str:
    """A table with these people, and bots after them."""
    seats = [SeatWish("me"), *[SeatWish("open")] * (len(who) - 1), *[SeatWish("bot", "random")] * bots]
    number = await house.opening.open(who[0], NewTable(game=game, seats=seats, **wish))
    for player in who[1:]:
        await house.people.join(number, player, None, "")
    return number


async def sit(house: House, number: str, who: list[Player]) -> tuple[HostedTable, list[Viewer]]:
    """These people come to their table; one viewer each, by seat."""
    entered = [await house.people.enter(number, player, 0, "") for player in who]
    return entered[0][0], [viewer for _, viewer in entered]


async def until(true: Callable[[], Any], within: float = 60) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(within):
        while not true():
            await asyncio.sleep(0.01)


async def until_asked(ask: Callable[[], Awaitable[Any]], within: float = 60) -> Any:
    """Ask again and again until there is an answer."""
    async with asyncio.timeout(within):
        while True:
            found = await ask()
            if found:
                return found
            await asyncio.sleep(0.01)


def heard(viewer: Viewer, kind: str = "") -> list[Message]:
    """What was sent to a viewer, or one kind of it."""
    told = [msgspec.json.decode(text) for text in viewer.outbox]
    return [message for message in told if kind in ("", message["type"])]


async def answer(house: House, table: HostedTable, viewer: Viewer, given: int) -> None:
    """A viewer answers what it is asked."""
    await house.people.answer(table, viewer, table.room.seats[viewer.seat].question, given)


async def play(house: House, number: str, who: list[Player], rng: random.Random, times: int = 10_000) -> None:
    """Everybody answers at random, to the end or so many times."""
    table, viewers = await sit(house, number, who)
    for _ in range(times):
        if table.room.state != "playing":
            break
        seat = table.room.asked[0]
        question = table.room.question(seat)
        assert question is not None
        await answer(house, table, viewers[seat], rng.randrange(question.count))
    for viewer in viewers:
        await house.people.go(table, viewer)
