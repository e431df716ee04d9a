"""Looks back over the wire: only at finished games, worked out once, kept."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import msgspec
import pytest

from kaiju.advice import looking_back
from kaiju.advice.looking_back import ReviewBudget
from kaiju.server import reviewing
from kaiju.server.faults import Refusal
from kaiju.server.house import House
from kaiju.server.thinkers import Thinkers
from tests.advice.playouts import at_once, stand_in
from tests.server.inside import house_on, people, play, sit, table_for, until, until_asked


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reviews that cost little, and wait for no other process."""
    stand_in(monkeypatch)
    monkeypatch.setattr(Thinkers, "do", at_once)
    monkeypatch.setattr(
        looking_back, "usual_budget", lambda game: ReviewBudget(4, 4, most=4, points=4, bot="greedy")
    )


async def finished(house: House) -> str:
    who = await people(house, 2)
    number = await table_for(house, who, "king_of_tokyo")
    await play(house, number, who, random.Random(3))
    return number


async def done(house: House, number: str) -> dict[str, Any]:
    async def ask() -> Any:
        found = msgspec.json.decode(await house.reviewing.look(number))
        return found if found["state"] == "done" else None

    found: dict[str, Any] = await until_asked(ask)
    return found


def test_a_game_that_is_on_is_looked_back_at_by_nobody(database: str) -> None:
    async def story() -> None:
        async with house_on(database) as house:
            number = await table_for(house, await people(house, 2), "king_of_tokyo")
            for asked in (house.reviewing.look(number), house.reviewing.ask(number)):
                with pytest.raises(Refusal) as refused:
                    await asked
                assert refused.value.code == "not-finished"
            assert house.reviewing.making == {}

    asyncio.run(story())


def test_who_gave_up_a_game_lost_it_by_that(database: str) -> None:
    async def story() -> None:
        async with house_on(database) as house:
            who = await people(house, 2)
            number = await table_for(house, who, "king_of_tokyo")
            await play(house, number, who, random.Random(3), times=30)
            table, viewers = await sit(house, number, who)
            await house.people.concede(table, viewers[0])
            assert table.room.ending == "conceded"
            await house.reviewing.ask(number)
            review = (await done(house, number))["review"]
            assert review["winners"] == [1]
            loser, winner = review["shares"]
            assert loser["own"] < -0.1, "what it had left was given away, not taken by the dice"
            assert winner["others"] > 0.1
            for point in review["turning"]:
                if point.get("verdict") == "gave-up":
                    assert "decision" not in point
                    assert point["after"] == (0.0 if point["seat"] == 0 else 1.0)

    asyncio.run(story())


def test_a_review_is_worked_out_once_and_kept(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with house_on(database) as house:
            number = await finished(house)
            assert msgspec.json.decode(await house.reviewing.look(number)) == {"state": "not-asked"}
            told = [msgspec.json.decode(await house.reviewing.ask(number)) for _ in range(2)]
            assert [each["state"] for each in told] == ["working", "working"]
            assert len(house.reviewing.making) == 1, "whoever asks meanwhile waits for the same"
            review = (await done(house, number))["review"]
            assert review["game"] == "king_of_tokyo"
            assert (
                review["winners"] == (await house.tables.table(number)).room.winners
            )  # nobody, now and then
        monkeypatch.setattr(reviewing, "plan_of", None)
        async with house_on(database) as house:
            again = msgspec.json.decode(await house.reviewing.ask(number))
            assert again == {"state": "done", "review": review}, "from the database, without any work"

    asyncio.run(story())


def test_too_many_at_once_are_refused(database: str) -> None:
    async def story() -> None:
        async with house_on(database) as house:
            number = await finished(house)
            house.reviewing.making = {str(n): reviewing.Making() for n in range(reviewing.WAITING_MOST)}
            with pytest.raises(Refusal) as refused:
                await house.reviewing.ask(number)
            assert refused.value.code == "reviews-busy"
            house.reviewing.making.clear()
            await house.reviewing.ask(number)
            await until(lambda: not house.reviewing.making)

    asyncio.run(story())


def test_one_address_does_not_take_all_places(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with house_on(database) as house:
            numbers = [await finished(house) for _ in range(4)]
            held = asyncio.Event()
            work_out = house.reviewing.workers.do

            async def slow(*words: Any) -> Any:
                await held.wait()
                return await work_out(*words)

            monkeypatch.setattr(house.reviewing.workers, "do", slow)
            asked = [house.reviewing.ask(number, "203.0.113.7") for number in numbers[:3]]
            told = await asyncio.gather(*asked, return_exceptions=True)
            busy = [each.code for each in told if isinstance(each, Refusal)]
            assert busy == ["reviews-busy"], (
                "two of three at once, however close together they were asked for"
            )
            await house.reviewing.ask(numbers[3], "203.0.113.8")
            assert len(house.reviewing.making) == 3
            held.set()
            await until(lambda: not house.reviewing.making)

    asyncio.run(story())


def test_reviews_that_are_held_have_a_bound(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with house_on(database) as house:
            monkeypatch.setattr(reviewing, "HELD", 10_000)
            for n in range(20):
                house.reviewing._hold(str(n), b'"' + bytes(3_000) + b'"')
            assert list(house.reviewing.held) == ["17", "18", "19"]

    asyncio.run(story())
