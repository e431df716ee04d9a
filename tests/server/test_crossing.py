"""SQLite behind the async driver: what a statement costs in crossings, and that nothing is left of one given up."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError

from kaiju.server.crossing import Connection
from kaiju.server.engines import make_engine


def with_things(file: Path, work: Callable[[Connection], Coroutine[Any, Any, None]]) -> None:
    """Do something with a connection to a file that holds a table."""

    async def do() -> None:
        connection = Connection(str(file))
        await connection
        try:
            await connection.cursor().execute("create table things (name text primary key)")
            await work(connection)
        finally:
            await connection.close()

    asyncio.run(do())


def test_a_statement_crosses_once_and_leaves_no_cursor(tmp_path: Path) -> None:
    async def work(connection: Connection) -> None:
        before = connection.given
        cursor = connection.cursor()
        await cursor.execute("insert into things values (?), (?) returning name", ("a", "b"))
        assert await cursor.fetchall() == [("a",), ("b",)]
        assert cursor.description[0][0] == "name"
        assert await cursor.fetchall() == []
        await cursor.executemany("insert into things values (?)", [("c",), ("d",)])
        assert (cursor.description, cursor.rowcount) == (None, 2)
        await cursor.close()
        assert connection.given - before == connection.done - before == 2

    with_things(tmp_path / "x.db", work)


def test_a_rollback_crosses_only_when_there_is_something_to_undo(tmp_path: Path) -> None:
    async def work(connection: Connection) -> None:
        before = connection.given
        await connection.rollback()
        assert connection.given == before
        await connection.cursor().execute("insert into things values ('a')")
        await connection.rollback()
        assert not connection.in_transaction
        cursor = connection.cursor()
        await cursor.execute("select count(*) from things")
        assert await cursor.fetchall() == [(0,)]

    with_things(tmp_path / "x.db", work)


def test_what_somebody_gave_up_waiting_for_is_undone(tmp_path: Path) -> None:
    async def work(connection: Connection) -> None:
        slow = asyncio.create_task(connection._execute(time.sleep, 0.3))
        write = asyncio.create_task(connection.cursor().execute("insert into things values ('a')"))
        await asyncio.sleep(0.05)
        write.cancel()
        with pytest.raises(asyncio.CancelledError):
            await write
        assert not connection.in_transaction  # not yet: the thread is at something else
        await connection.rollback()
        assert not connection.in_transaction
        assert connection.given == connection.done
        await slow

    with_things(tmp_path / "x.db", work)


def test_the_engine_says_what_the_database_said(tmp_path: Path) -> None:
    async def do() -> None:
        engine = make_engine(f"sqlite+aiosqlite:///{tmp_path}/x.db")
        try:
            async with engine.begin() as connection:
                await connection.execute(text("create table things (name text primary key)"))
                await connection.execute(text("insert into things values ('a')"))
            with pytest.raises(IntegrityError):
                async with engine.begin() as connection:
                    await connection.execute(text("insert into things values ('b')"))
                    await connection.execute(text("insert into things values ('a')"))
            async with engine.connect() as connection:
                assert (await connection.execute(text("select name from things"))).all() == [("a",)]
        finally:
            await engine.dispose()

    asyncio.run(do())
