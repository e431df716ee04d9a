"""Two server processes on one PostgreSQL: the same tables, whoever one is connected to."""

from __future__ import annotations

import asyncio
import random
from functools import partial
from typing import Any

import pytest

import kaiju
from tests.server.client import Client, Live, Person, play_in_turn
from tests.server.conftest import Start
from tests.server.running import Postgres, Server

GAMES: list[tuple[str, int, int, dict[str, Any]]] = [
    ("king_of_tokyo", 3, 1, {"power_up": True, "halloween": True}),
    ("king_of_tokyo_duel", 2, 0, {}),
    ("king_of_tokyo_origins", 2, 1, {}),
]


@pytest.fixture
def pair(start: Start, postgres: Postgres) -> tuple[Server, Server]:
    database = postgres.fresh()
    return start(database=database, STEP_IN_AFTER="1"), start(database=database, STEP_IN_AFTER="1")


async def seated(
    first: Client, second: Client, people: int, bots: int, **wish: Any
) -> tuple[str, list[Person]]:
    """A table opened at one process; every second player joins at the other."""
    who = [await (first, second)[n % 2].person(f"Player {n}") for n in range(people)]
    seats = [{"who": "me"}, *[{"who": "open"}] * (people - 1), *[{"who": "bot", "bot": "random"}] * bots]
    table = await first.open(who[0], seats=seats, **wish)
    for n, person in enumerate(who[1:], 1):
        await (first, second)[n % 2].join(table, person)
    return table, who


def test_whole_games_across_processes(pair: tuple[Server, Server]) -> None:
    async def story() -> None:
        async with Client(pair[0]) as first, Client(pair[1]) as second:
            for game, people, bots, options in GAMES:
                table, who = await seated(first, second, people, bots, game=game, options=options)
                lines = [await (first, second)[n % 2].live(table, person) for n, person in enumerate(who)]
                watchers = [await client.live(table) for client in (first, second)]
                plays = [live.play(random.Random(n), within=120) for n, live in enumerate(lines)]
                watch = [live.when(lambda live: live.over, within=120) for live in watchers]
                await asyncio.gather(*plays, *watch)
                for live in watchers:
                    await live.sync()
                assert watchers[0].events == watchers[1].events
                assert watchers[0].view == watchers[1].view
                records = [
                    (await c.ask("GET", f"/api/tables/{table}/record")).content for c in (first, second)
                ]
                assert records[0] == records[1]
                assert kaiju.load(records[0]).over
                for live in (*lines, *watchers):
                    await live.socket.close()

    asyncio.run(story())


def test_presence_and_chat_across_processes(pair: tuple[Server, Server]) -> None:
    def here(live: Live) -> list[bool]:
        return [seat["here"] for seat in live.table["seats"]]

    async def story() -> None:
        async with Client(pair[0]) as first, Client(pair[1]) as second:
            table, (ann, bo) = await seated(first, second, 2, 0)
            one = await first.live(table, ann)
            two = await second.live(table, bo)
            await one.when(lambda live: here(live) == [True, True])
            await two.when(lambda live: here(live) == [True, True])
            watcher = await second.live(table)
            await one.when(lambda live: live.table["watchers"] == 1)
            await one.send({"type": "say", "text": "hello over there"})
            for live in (two, watcher):
                await live.when(lambda live: bool(live.chat))
                assert live.chat[-1]["text"] == "hello over there"
                assert live.chat[-1]["name"] == "Player 0"
            await watcher.socket.close()
            await two.socket.close()
            await one.when(lambda live: here(live) == [True, False] and live.table["watchers"] == 0)

    asyncio.run(story())


def test_one_process_dies_and_the_other_goes_on(pair: tuple[Server, Server]) -> None:
    async def story() -> None:
        async with Client(pair[0]) as first, Client(pair[1]) as second:
            table, who = await seated(first, second, 2, 1)
            lines = [await first.live(table, who[0]), await second.live(table, who[1])]
            for client, live in zip((first, second), lines, strict=True):
                await live.sync()
                assert client.server.alive
            pair[0].kill()
            assert await lines[0].closed() == 1006
            since = lines[0].next_event or 0
            again = await second.live(table, who[0], since=since)
            plays = [live.play(random.Random(n), within=120) for n, live in enumerate((again, lines[1]))]
            await asyncio.gather(*plays)
            assert again.over

    asyncio.run(story())


def test_answers_from_both_sides_meet_in_one_order(pair: tuple[Server, Server]) -> None:
    """The same player at both processes answers the same question twice: one is taken."""

    async def story() -> None:
        async with Client(pair[0]) as first, Client(pair[1]) as second:
            table, who = await seated(first, second, 2, 0)
            for _ in range(10):
                info = await first.look(table)
                if info["state"] != "playing":
                    break
                person = who[info["asked"][0]]
                twins = [await first.live(table, person), await second.live(table, person)]
                number = max([(await live.asked())["number"] for live in twins])
                await asyncio.gather(*(live.answer(0, number) for live in twins))
                for live in twins:
                    await live.when(lambda live, number=number: live.answers > number)  # type: ignore[misc]
                    await live.sync()
                    assert live.answers == number + 1
                    await live.socket.close()

    asyncio.run(story())


def test_both_processes_show_the_same_table(pair: tuple[Server, Server]) -> None:
    async def story() -> None:
        async with Client(pair[0]) as first, Client(pair[1]) as second:
            table, who = await seated(first, second, 2, 0)
            lines = [await first.live(table, who[0]), await first.live(table, who[1])]
            await play_in_turn(first, lines, random.Random(1), 6)
            watcher = await second.live(table)
            # The other process hears of it a moment later.
            await watcher.when(lambda live: live.answers == max(line.answers for line in lines))
            assert (await first.live(table)).view == watcher.view

    asyncio.run(story())


def has_heard(answers: int, live: Live) -> bool:
    return live.answers >= answers


def test_taking_back_across_processes_while_others_answer(pair: tuple[Server, Server]) -> None:
    """Whoever is first, at whichever process: the log has one order, and both processes tell it."""

    async def story() -> None:
        async with Client(pair[0]) as first, Client(pair[1]) as second:
            options = {"power_up": True, "mutant_evolutions": True}
            table, (ann, bo) = await seated(first, second, 2, 0, options=options)
            here, there = await first.live(table, ann), await second.live(table, ann)
            other = await second.live(table, bo)
            watchers = [await client.live(table) for client in (first, second)]
            lines = (here, there, other, *watchers)
            for _ in range(3):
                await asyncio.gather(*(live.sync() for live in lines))
                await here.asked()
                count = here.answers
                await here.answer(0)
                await asyncio.gather(*(live.when(partial(has_heard, count + 1)) for live in lines))
                assert here.can_undo
                assert there.can_undo
                # At the same time: taken back at both processes, and the other one answers.
                taking = [live.send({"type": "take_back", "answers": count + 1}) for live in (here, there)]
                await asyncio.gather(other.answer(1), *taking)
                for live in (here, there):
                    await live.sync()
                await asyncio.gather(*(live.when(partial(has_heard, count + 2)) for live in lines))
                await asyncio.gather(*(live.sync() for live in lines))
                events = [live.events for live in watchers]
                assert events[0] == events[1]
                if here.question is not None and other.question is None:
                    await here.answer(0)
                    await asyncio.gather(*(live.when(lambda live: live.question) for live in (here, other)))
            await asyncio.gather(*(live.play(random.Random(n)) for n, live in enumerate((here, other))))
            records = [(await c.ask("GET", f"/api/tables/{table}/record")).content for c in (first, second)]
            assert records[0] == records[1]
            assert kaiju.load(records[0]).over

    asyncio.run(story())
