"""Hints between processes: several that came at once tell the same as one after the other, in less time."""

from __future__ import annotations

import asyncio
from typing import Any

import asyncpg
import msgspec
import pytest

from kaiju.engine.questions import At
from kaiju.server.bus import (
    LONGEST,
    TABLES_IN_ONE,
    AllPresent,
    Hint,
    Pointing,
    PostgresBus,
    Presence,
    Written,
    together,
)
from kaiju.server.guard import ID_LONGEST


def test_hints_that_came_at_once_tell_each_thing_once() -> None:
    point = Pointing("p", "a", 1, At("die", "0"))
    told = together(
        [
            Written("p", ["a", "b"]),
            Presence("p", "a", [0], 0),
            point,
            Written("q", ["b", "c"]),
            AllPresent("p", [("a", [0, 1], 2), ("b", [], 1)]),
            Presence("q", "a", [2], 0),
        ]
    )
    assert told == [
        Written("", ["a", "b", "c"]),
        Presence("p", "a", [0, 1], 2),
        Presence("p", "b", [], 1),
        Presence("q", "a", [2], 0),
        point,
    ]
    assert together([]) == []


def test_a_bus_hears_what_waits_in_one_go_and_nothing_of_its_own() -> None:
    heard: list[Hint] = []

    async def story() -> None:
        bus = PostgresBus("postgresql://nowhere")

        async def hear(hint: Hint) -> None:
            heard.append(hint)

        bus.on_hint = hear
        for hint in (Written("x", ["a"]), Written(bus.process, ["mine"]), Written("x", ["a", "b"])):
            bus._heard(None, 0, "", msgspec.json.encode(hint).decode())
        bus._heard(None, 0, "", "what is this")
        bus._heard(None, 0, "", '{"type":"written","process":"y","tables":["c"]}')
        hearing = asyncio.create_task(bus._hear())
        while not heard:
            await asyncio.sleep(0)
        hearing.cancel()

    asyncio.run(story())
    assert heard == [Written("", ["a", "b", "c"])]


def test_who_is_where_fits_into_notifications() -> None:
    longest = AllPresent("f" * 12, [("x" * ID_LONGEST, list(range(8)), 1000)] * TABLES_IN_ONE)
    assert len(msgspec.json.encode(longest)) < LONGEST
    sent: list[bytes] = []

    class Line:
        """A connection that keeps what it is asked to do."""

        def is_closed(self) -> bool:
            return False

        async def execute(self, _: str, channel: str, payload: str, timeout: float) -> None:
            sent.append(payload.encode())

    async def story() -> None:
        bus = PostgresBus("postgresql://nowhere")
        bus.connection = Line()  # type: ignore[assignment]
        await bus.send(AllPresent("f" * 12, [(f"t{n}", [0], 0) for n in range(2 * TABLES_IN_ONE + 1)]))

    asyncio.run(story())
    told = [msgspec.json.decode(each, type=AllPresent) for each in sent]
    assert [len(each.here) for each in told] == [TABLES_IN_ONE, TABLES_IN_ONE, 1]
    assert [table for each in told for table, _, _ in each.here] == [
        f"t{n}" for n in range(2 * TABLES_IN_ONE + 1)
    ]


class TurnedAway:
    """A connection of which the server has just said that it ends: it is not closed yet, and cannot be used."""

    def __init__(self, error: BaseException) -> None:
        self.error = error
        self.tried = 0

    def is_closed(self) -> bool:
        return False

    async def execute(self, *words: Any, **more: Any) -> None:
        self.tried += 1
        raise self.error


@pytest.mark.parametrize(
    "error",
    [
        asyncpg.InternalClientError("cannot switch to state 12; another operation (2) is in progress"),
        asyncpg.InterfaceError("connection is closed"),
        asyncpg.AdminShutdownError("terminating connection"),
        TimeoutError(),
    ],
    ids=lambda error: type(error).__name__,
)
def test_who_is_where_is_left_unsaid_while_the_database_goes_down(error: BaseException) -> None:
    """Found by the soak: two told at once while PostgreSQL was shut down, and the second left a stack trace."""

    async def story() -> None:
        bus = PostgresBus("postgresql://nowhere")
        connection: Any = TurnedAway(error)
        bus.connection = connection
        await asyncio.gather(*[bus.send(Presence("p", "a", [0], 0)) for _ in range(3)])
        assert bus.broken.is_set(), "so that it is made anew"
        assert connection.tried == 1, "a connection that is known to be broken is left alone"

    asyncio.run(story())
