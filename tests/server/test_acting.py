"""Between disk and memory: whoever asked may be gone by then."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from kaiju.server import appending
from kaiju.server.appending import LogLine
from tests.server.inside import answer, house_on, people, sit, table_for, until


def test_who_goes_away_while_it_is_written_leaves_a_whole_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(appending, "TOGETHER", 0.3)

    async def story() -> None:
        async with house_on(str(tmp_path / "kaiju.db")) as house:
            who = await people(house, 2)
            number = await table_for(house, who)
            table, viewers = await sit(house, number, who)
            viewer = viewers[table.room.asked[0]]
            count = table.room.answers
            house.store.append(
                LogLine(await table_for(house, who), 99, "{}")
            )  # so that the next one has to wait
            going = asyncio.create_task(answer(house, table, viewer, 1))
            await until(lambda: house.acting.writing)
            going.cancel()
            await asyncio.gather(going, return_exceptions=True)
            assert (going.cancelled(), table.room.answers) == (True, count)
            await until(lambda: not table.lock.locked())
            assert table.room.answers == count + 1
            lines = await house.store.read(number)
            assert lines[-1].seq == table.room.seq

    asyncio.run(story())


def test_what_is_being_written_when_the_house_closes_is_told(tmp_path: Path) -> None:
    async def story() -> None:
        async with house_on(str(tmp_path / "kaiju.db")) as house:
            who = await people(house, 2)
            table, viewers = await sit(house, await table_for(house, who), who)
            count = table.room.answers
            asyncio.create_task(answer(house, table, viewers[table.room.asked[0]], 1))  # noqa: RUF006
            while not house.acting.writing:
                await asyncio.sleep(0)
        assert (table.room.answers, table.lock.locked()) == (count + 1, False)

    asyncio.run(story())
