"""Pointing at things: everybody at the table sees it, nothing of it is kept, and nothing hidden is told."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import msgspec
import pytest

from kaiju.engine.questions import At
from kaiju.engine.record import begin
from kaiju.games import SHELF, game_named
from kaiju.server.faults import Refusal
from kaiju.server.house import House
from kaiju.server.pointing import check_in_sight, ids
from tests.server.client import Client
from tests.server.inside import heard, house_on, people, table_for, until
from tests.server.running import Server
from tests.server.test_live import TWO, run


def test_everybody_sees_it_and_nothing_is_kept(database: str) -> None:
    async def story() -> None:
        async with house_on(database) as house:
            who = await people(house, 3)
            number = await table_for(house, who[:2], "king_of_tokyo")
            entered = [await house.people.enter(number, each, 0, "") for each in (*who, None)]
            table = entered[0][0]
            lines = table.room.seq
            await house.people.point(table, entered[1][1], At("space", "market-1"))
            for _, viewer in entered:
                told = heard(viewer, "pointed")
                assert told == [
                    {
                        "type": "pointed",
                        "seat": 1,
                        "at": {"what": "space", "id": "market-1"},
                        "lasts": told[0]["lasts"],
                    }
                ]
            assert table.room.seq == lines == len(await house.store.read(number))
            for _, spectator in entered[2:]:
                with pytest.raises(Refusal) as refused:
                    await house.people.point(table, spectator, At("space", "market-1"))
                assert refused.value.code == "not-seated"

    asyncio.run(story())


@pytest.mark.parametrize(
    "at",
    [
        At("space", ""),
        At("space", "x" * 41),
        At("space", "\u202eabc"),
        At("space", "a b"),
        At("seat", 2),
        At("seat", -1),
        At("die", 10**9),
        At("card", 3),
        At("card", "beast"),
    ],
)
def test_at_nothing(at: At) -> None:
    with pytest.raises(Refusal) as refused:
        check_in_sight(at, {"cards": [{"id": 7, "n": 3, "card": "beast"}]}, 2)
    assert refused.value.code == "not-in-sight"


def test_at_what_lies_open() -> None:
    shown = {"cards": [{"id": 7, "of": [{"id": "x-1"}]}]}
    for at in (At("card", 7), At("card", "x-1"), At("seat", 1), At("die", 0), At("space", "deck")):
        check_in_sight(at, shown, 2)


def test_what_a_hand_hides_cannot_be_pointed_at() -> None:
    """In every game, as far as random answers go: a card that only its holder sees is never told by pointing."""
    hidden = 0
    for name in SHELF:
        game = game_named(name)
        for options in ({}, *({"power_up": True} for _ in (1,) if _has(game, "power_up"))):
            table = begin(game, seats=game.declaration.seats_usual, seed=5, options=dict(options))
            rng = random.Random(7)
            for _ in range(80):
                if table.over:
                    break
                public = set(ids(_plain(table.view(-1))))
                for seat in table.asked:
                    question = table.question_for(seat)
                    assert question is not None
                    for option in (*question.options, *question.items, *question.also):
                        if option.at is None or option.at.what != "card":
                            continue
                        if option.at.id in public:
                            check_in_sight(option.at, table.view(-1), table.start["seats"])
                        else:
                            hidden += 1
                            with pytest.raises(Refusal):
                                check_in_sight(option.at, table.view(-1), table.start["seats"])
                seat = table.asked[0]
                question = table.question_for(seat)
                assert question is not None
                table.put(seat, rng.randrange(question.count), 0)
    assert hidden, "no hidden card was offered: the test has lost its point"


def _has(game: Any, option: str) -> bool:
    return any(choice.name == option for choice in game.choices())


def _plain(view: Any) -> Any:
    return msgspec.to_builtins(view)


def test_it_is_limited(server: Server) -> None:
    async def story(client: Client) -> None:
        ann, bo = await client.person("Ann"), await client.person("Bo")
        table = await client.open(ann, seats=TWO)
        await client.join(table, bo)
        async with await client.live(table, ann) as one, await client.live(table, bo) as two:
            for _ in range(8):
                await one.send({"type": "point", "at": {"what": "seat", "id": 1}})
            refused = await one.until("refused")
            assert refused["code"] == "too-fast"
            assert (await two.until("pointed"))["at"] == {"what": "seat", "id": 1}
            wrong = await two.refusal({"type": "point", "at": {"what": "mind", "id": 1}})
            assert wrong["code"] == "not-understood"

    run(server, story)


def test_those_at_another_process_see_it_too(postgres: Any) -> None:
    database = postgres.fresh()

    async def story() -> None:
        async with house_on(database) as one, house_on(database) as other:
            who = await people(one, 2)
            number = await table_for(one, who)
            here, ann = await one.people.enter(number, who[0], 0, "")
            _, bo = await other.people.enter(number, who[1], 0, "")
            await one.people.point(here, ann, At("seat", 1))
            await until(lambda: heard(bo, "pointed"))
            assert heard(bo, "pointed")[0]["seat"] == 0
            await _quiet(other)
            assert len(heard(bo, "pointed")) == len(heard(ann, "pointed")) == 1

    asyncio.run(story())


async def _quiet(house: House) -> None:
    """Until all wake-ups that have come are heard."""
    await until(house.store.bus.hints.empty)  # type: ignore[attr-defined]
