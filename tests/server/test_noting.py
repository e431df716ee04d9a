"""What the lists of the database are told of tables, when, and how much at once."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections import Counter
from pathlib import Path

from kaiju.server import noting
from kaiju.server.house import House
from kaiju.server.messages import Prefer
from kaiju.server.protocol import NewTable, SeatWish, TableInfo
from tests.server.inside import house_on, people, play, table_for


def watched(house: House) -> list[list[str]]:
    """Which tables each transaction of the lists writes from now on; regular notes only by hand."""
    seen: list[list[str]] = []
    write = house.store.note

    async def note(infos: list[TableInfo]) -> None:
        seen.append([info.id for info in infos])
        await write(infos)

    house.store.note = note  # type: ignore[method-assign,assignment]
    return seen


async def calm(house: House) -> None:
    """Everything is noted, and nobody notes anything by the clock any more."""
    for task in list(house.tasks):
        if task.get_name() == "note":
            task.cancel()
    await asyncio.sleep(0)
    await house.noting.note_all()


def test_tables_that_are_merely_played_take_turns(tmp_path: Path) -> None:
    async def story() -> None:
        async with house_on(str(tmp_path / "x.db")) as house:
            who = await people(house, 2)
            numbers = [await table_for(house, who, public=True) for _ in range(2 * noting.ROUND)]
            for number in numbers:
                await play(
                    house, number, who, random.Random(1), times=1
                )  # the first seeing is no mere answer
            await calm(house)
            seen = watched(house)
            for _ in range(noting.ROUND):
                for number in numbers:
                    await play(house, number, who, random.Random(1), times=1)
                before = len(seen)
                await house.noting.note_some()
                assert len(seen) - before == 1, "no note while nothing but answers comes, but the regular one"
                assert len(seen[-1]) == 2, "two of twenty have their turn"
            assert Counter(number for each in seen for number in each) == Counter(numbers), (
                "each had its turn once"
            )

    asyncio.run(story())


def test_whatever_else_changes_is_noted_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with house_on(str(tmp_path / "x.db")) as house:
            ann, bo, cy = await people(house, 3)
            three = NewTable(game="climb", seats=[SeatWish("me"), *[SeatWish("open")] * 2], public=True)
            number = await house.opening.open(ann, three)
            await calm(house)
            seen = watched(house)
            await house.people.join(number, bo, None, "")
            await house.noting.note_some()
            assert seen == [[number]]
            assert (await house.store.tables(public=True))[0].seats[1].player == bo.id
            await house.people.join(number, cy, None, "")  # now it begins, and nobody has to ask for a note
            async with asyncio.timeout(30):
                while not await house.store.going_on():
                    await asyncio.sleep(0.01)

    asyncio.run(story())


def test_the_log_does_not_wait_for_long_lists(tmp_path: Path) -> None:
    async def story() -> None:
        async with house_on(str(tmp_path / "x.db"), tables_per_player=1000) as house:
            who = await people(house, 1)
            wish = NewTable(game="climb", seats=[SeatWish("me"), SeatWish("open")])
            for _ in range(noting.AT_ONCE * 2 + 3):
                await house.opening.open(who[0], wish)
            await calm(house)
            for number in house.tables.live:
                house.noting.changed(number)
            seen = watched(house)
            await house.noting.note()
            assert [len(each) for each in seen] == [noting.AT_ONCE, noting.AT_ONCE, 3]

    asyncio.run(story())


def test_what_could_not_be_noted_is_noted_later_also_at_the_end(tmp_path: Path) -> None:
    async def story() -> None:
        async with house_on(str(tmp_path / "x.db")) as house:
            who = await people(house, 2)
            number = await table_for(house, who)
            await play(house, number, who, random.Random(1), times=1)
            await calm(house)
            await play(house, number, who, random.Random(1), times=1)
            table, viewer = await house.people.enter(number, who[0], 0, "")
            await house.people.prefer(table, viewer, Prefer(forced=True, not_this_turn=False))
            write = house.store.note

            async def fails(infos: list[TableInfo]) -> None:
                raise OSError

            house.store.note = fails  # type: ignore[method-assign,assignment]
            with contextlib.suppress(OSError):
                await house.noting.note_some()
            assert house.noting.owes(number)
            house.store.note = write  # type: ignore[method-assign]
            at = table.room.at
        async with house_on(str(tmp_path / "x.db")) as house:
            listed = await house.store.listed_as(number)
            assert listed is not None
            assert listed.changed >= at

    asyncio.run(story())
