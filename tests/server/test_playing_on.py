"""Playing on from a finished game: who has seen its replay does not know what lies hidden at the new table."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import msgspec
import pytest

from kaiju.engine.chance import named
from kaiju.engine.record import begin, read, record_of, steps, write
from kaiju.games import SHELF, game_named
from kaiju.server.entries import Opened
from kaiju.server.playing_on import redrawn
from kaiju.server.protocol import NewTable, PlayOn, SeatWish
from kaiju.server.room import Room
from tests.server.inside import heard, house_on, people, play, table_for, until_asked
from tests.server.toys import toy_named

SETTINGS: list[tuple[str, dict[str, Any]]] = [(name, {}) for name in SHELF]
SETTINGS += [("king_of_tokyo", {"power_up": True}), ("king_of_tokyo", {"halloween": True})]


def a_record(name: str, options: dict[str, Any], answers: int = 60) -> bytes:
    """The record of the beginning of a game by chance."""
    game = game_named(name)
    seats = game.declaration.seats_usual
    table = begin(game, seats=seats, seed=named("5a" * 16), options=options)
    rng = random.Random(4)
    for n in range(answers):
        if table.over:
            break
        seat = rng.choice(table.asked)
        question = table.question_for(seat)
        assert question is not None
        table.put(seat, rng.randrange(question.count), named(f"{n:032x}"))
    return write(record_of(table))


@pytest.mark.parametrize(("name", "options"), SETTINGS, ids=str)
def test_hidden_things_are_drawn_anew_and_all_else_stays(name: str, options: dict[str, Any]) -> None:
    game = game_named(name)
    record = a_record(name, options)
    told = read(record)
    others = 0
    for answers in range(0, len(told.answers), 11):
        table = next(t for n, t in enumerate(steps(told, game)) if n == answers)
        found = [redrawn(record, answers, named(digit * 32)) for digit in "12"]
        for position in found:
            assert position is not None, (name, answers)
            again = begin(game, seats=told.seats, seed=named("3" * 32), position=position)
            assert again.view() == table.view()
            assert game.audit(again.st) == game.audit(table.st)
        # Nothing of the old chance is left: neither key nor order. What is there to hide differs with the key.
        text = msgspec.json.encode(found)
        assert b"5a5a5a5a" not in text
        others += found[0] != found[1]
    assert others > len(told.answers) // 11 // 2


def test_a_live_table_plays_on_with_other_cards_and_can_be_played_to_its_end(database: str) -> None:
    async def story() -> None:
        async with house_on(database) as house:
            who = await people(house, 2)
            first = await table_for(house, who, "king_of_tokyo", options={"power_up": True})
            await play(house, first, who, random.Random(2))
            await until_asked(lambda: house.store.ended(first))
            wish = NewTable(
                game="king_of_tokyo",
                seats=[SeatWish("me"), SeatWish("open")],
                play_on=PlayOn(first, 9),
            )
            number = await house.opening.open(who[0], wish)
            await house.people.join(number, who[1], None, "")
            table, viewer = await house.people.enter(number, who[0], 0, "")
            info = heard(viewer, "welcome")[0]["table"]
            assert (info["from_table"], info.get("known", False)) == (first, False)
            told = read(await house.tables.record(first))
            here = next(t for n, t in enumerate(steps(told, game_named(told.game))) if n == 9)
            assert table.room.table is not None
            assert table.room.view(-1) == here.view()
            deck, other = table.room.table.st.deck, here.st.deck  # type: ignore[attr-defined]
            assert sorted(deck) == sorted(other)
            assert deck != other
            await play(house, number, who, random.Random(3))
            assert table.room.state == "finished"
            await until_asked(lambda: house.store.ended(number))
            again = read(await house.tables.record(number))
            assert again.position is not None
            # And from there once more.
            position = redrawn(write(again), 3, named("7" * 32))
            assert position is not None

    asyncio.run(story())


def test_where_that_cannot_be_done_the_table_says_so(database: str) -> None:
    async def story() -> None:
        async with house_on(database) as house:
            who = await people(house, 2)
            first = await table_for(house, who)
            await play(house, first, who, random.Random(2))
            await until_asked(lambda: house.store.ended(first))
            wish = NewTable(game="climb", seats=[SeatWish("me"), SeatWish("open")], play_on=PlayOn(first, 3))
            number = await house.opening.open(who[0], wish)
            assert (await house.tables.table(number)).info().known

    asyncio.run(story())


def test_tables_of_older_servers_that_play_on_are_known() -> None:
    opened = Opened(
        at=1, game="climb", rules={"base": 1}, options={}, bots=["", ""], host="p", seed=5, answers=[[0, 1]]
    )
    for entry, known in (
        (opened, False),
        (msgspec.structs.replace(opened, from_table="x"), True),
        (msgspec.structs.replace(opened, from_table="x", answers=[]), False),
    ):
        room = Room("x", toy_named)
        room.take(entry)
        assert room.info().known is known
