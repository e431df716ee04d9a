"""The collector is left alone while people play, and garbage goes all the same."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest

from kaiju.server import collecting
from kaiju.server.collecting import Collecting
from tests.server.inside import answer, house_on, people, sit, table_for


class Knot:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.me = self


@pytest.fixture
def kept() -> Iterator[Collecting]:
    found = Collecting()
    found.begin()
    yield found
    found.end()
    gc.unfreeze()
    assert gc.isenabled()


def knots(n: int) -> weakref.ref[Knot]:
    """So many of them, and of the first whether it is there."""
    first = weakref.ref(Knot())
    for _ in range(n - 1):
        Knot()
    return first


def test_an_idle_server_looks_when_it_has_grown_a_little(
    kept: Collecting, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(collecting, "GROWN_SOME", 2000)
    monkeypatch.setattr(collecting, "IDLE", 1e9)
    first = knots(10)
    asyncio.run(kept.look())
    assert first() is not None
    knots(5000)
    asyncio.run(kept.look())
    assert first() is None


def test_a_busy_server_looks_when_it_has_grown_much(
    kept: Collecting, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(collecting, "GROWN_SOME", 2000)
    monkeypatch.setattr(collecting, "GROWN_MUCH", 20_000)
    monkeypatch.setattr(collecting, "IDLE", -1.0)
    first = knots(5000)
    asyncio.run(kept.look())
    assert first() is not None
    knots(30_000)
    asyncio.run(kept.look())
    assert first() is None


def test_answers_leave_no_cycles(tmp_path: Path) -> None:
    """Else a busy server would grow until everybody has to wait for a look at everything."""

    async def story() -> None:
        async with house_on(str(tmp_path / "kaiju.db")) as house:
            who = await people(house, 2)
            table, viewers = await sit(house, await table_for(house, who), who)
            for viewer in viewers:
                await answer(house, table, viewer, 1)
            gc.collect()
            gc.disable()
            try:
                given = 0
                while table.room.state == "playing" and given < 20:
                    await answer(house, table, viewers[table.room.asked[0]], 0)
                    given += 1
                assert gc.collect() < 10 * given, "notes and pulses of the database leave some, answers none"
            finally:
                gc.enable()

    asyncio.run(story())
