"""The database: migrations, the group-commit writer, what happens when it is away."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect, text

from kaiju.server import appending, migrate, sqlite
from kaiju.server.appending import LogLine
from kaiju.server.database import StoreDown
from kaiju.server.engines import make_engine
from kaiju.server.faults import Refusal
from kaiju.server.infos import read_info, row_of
from kaiju.server.protocol import TableInfo
from kaiju.server.schema import METADATA
from kaiju.server.settings import BadSettings, Settings, database_address, from_environment, to_environment
from kaiju.server.sqlite import set_up
from kaiju.server.store import PlayerRow, Store


def info(number: str, **more: Any) -> TableInfo:
    told: dict[str, Any] = {
        "game": "king_of_tokyo",
        "rules": 1,
        "options": {},
        "seats": [],
        "state": "waiting",
        "opened": 1,
        "changed": 1,
        "host": "ann",
        **more,
    }
    return TableInfo(id=number, **told)


def on(database: str, work: Callable[[Connection], Any]) -> Any:
    """Do something with a plain connection."""

    async def do() -> Any:
        engine = make_engine(database_address(database))
        try:
            async with engine.begin() as connection:
                return await connection.run_sync(work)
        finally:
            await engine.dispose()

    return asyncio.run(do())


def migration(connection: Connection, what: Callable[..., Any], target: str) -> None:
    with as_file(files("kaiju.server") / "migrations") as folder:
        what(migrate.config(connection, folder), target)


def test_migrations_and_tables_agree_up_and_down(database: str) -> None:
    on(database, lambda connection: migration(connection, command.upgrade, "head"))
    different = on(
        database, lambda connection: compare_metadata(MigrationContext.configure(connection), METADATA)
    )
    assert different == []
    names = on(database, lambda connection: set(inspect(connection).get_table_names()))
    assert names == {*METADATA.tables, "alembic_version"}
    on(database, lambda connection: migration(connection, command.downgrade, "base"))
    assert on(database, lambda connection: inspect(connection).get_table_names()) == ["alembic_version"]
    on(database, lambda connection: migration(connection, command.upgrade, "head"))


def test_who_talked_before_there_were_traces_is_found(database: str) -> None:
    """A database of the time before: who sat or talked is read from the log once, when it is brought up to date."""
    on(database, lambda connection: migration(connection, command.upgrade, "0004"))
    bodies = [
        ("t1", '{"entry":"Sat","at":1,"seat":0,"player":"ann","name":"Ann"}'),
        ("t1", '{"entry":"Said","at":2,"name":"Bo","text":"hi","player":"bo"}'),
        ("t1", '{"entry":"Said","at":3,"name":"?","text":"\\"player\\":\\"cy\\"","player":""}'),
        ("t2", 'not even JSON "player":"di"'),
        ("t2", '{"entry":"Sat","at":1,"seat":0,"player":"ann","name":"Ann"}'),
        ("t2", '{"entry":"Sat","at":1,"seat":1,"player":"ann","name":"Ann"}'),
    ]

    def fill(connection: Connection) -> None:
        for number in ("t1", "t2"):
            connection.execute(METADATA.tables["tables"].insert(), row_of(info(number)))
        rows = [{"table_id": number, "seq": n, "body": body} for n, (number, body) in enumerate(bodies)]
        connection.execute(METADATA.tables["entries"].insert(), rows)

    on(database, fill)
    on(database, lambda connection: migration(connection, command.upgrade, "head"))
    found = on(database, lambda connection: connection.execute(METADATA.tables["traces"].select()).all())
    assert sorted(map(tuple, found)) == [("ann", "t1"), ("ann", "t2"), ("bo", "t1")]


def test_tables_stored_under_an_older_word_are_read() -> None:
    """Whom a seat plays was called ``monster`` once, whatever the game."""
    old = (
        '{"id":"t","game":"king_of_tokyo","rules":1,"options":{"monsters":["kraken",""]},"state":"finished",'
        '"opened":1,"changed":2,"host":"ann","seats":[{"seat":0,"held_by":"player","monster":"kraken"},{"seat":1}]}'
    )
    told = read_info(old)
    assert [seat.figure for seat in told.seats] == ["kraken", ""]
    assert told.options == {"monsters": ["kraken", ""]}
    new = str(row_of(told)["info"])
    assert '"figure":"kraken"' in new
    assert '"monster":' not in new
    assert read_info(new) == told


def test_a_second_start_changes_nothing(database: str) -> None:
    async def story() -> None:
        for _ in range(2):
            store = Store(database_address(database))
            await store.start()
            await store.stop()
        stores = [Store(database_address(database)) for _ in range(2)]
        if stores[0].postgres:  # several processes may start at once there
            await asyncio.gather(*(store.start() for store in stores))
            await asyncio.gather(*(store.stop() for store in stores))

    asyncio.run(story())


def test_the_log(database: str) -> None:
    async def story() -> None:
        store = Store(database_address(database))
        await store.start()
        try:
            await store.add_player(PlayerRow("ann", "Ann", b"x" * 32), 1)
            await store.open(info("a"), ["one", "two"], "ann")
            assert await store.append(LogLine("a", 3, "three")) is True
            assert await store.append(LogLine("a", 3, "another")) is False
            assert [line.body for line in await store.read("a")] == ["one", "two", "three"]
            assert [line.seq for line in await store.read("a", 1)] == [2, 3]
            assert await store.read("b") == []
            many = await asyncio.gather(*(store.append(LogLine("a", n, "x")) for n in range(4, 1004)))
            assert all(many)
            assert store.log.commits < 200, "waiting entries are not written together"
            twice = await asyncio.gather(*(store.append(LogLine("a", 2000, str(n))) for n in range(50)))
            assert sum(twice) == 1
            winner = str(twice.index(True))
            assert [line.body for line in await store.read("a", 1999)] == [winner]
        finally:
            await store.stop()

    asyncio.run(story())


def test_entries_of_several_tables_share_a_commit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What comes soon after a commit waits for more to come; a table that is alone with its answers does not."""
    monkeypatch.setattr(appending, "TOGETHER", 1.0)

    async def story() -> None:
        store = Store(database_address(str(tmp_path / "x.db")))
        await store.start()
        try:
            await store.add_player(PlayerRow("ann", "Ann", b"x" * 32), 1)
            for name in "abc":
                await store.open(info(name), ["one"], "ann")
            async with asyncio.timeout(0.9):
                for n in range(2, 12):
                    assert await store.append(LogLine("a", n, "x"))
            before = store.log.commits
            early = store.append(LogLine("b", 2, "x"))
            await asyncio.sleep(0.2)
            assert not early.done()
            late = store.append(LogLine("c", 2, "x"))
            assert all(await asyncio.gather(early, late))
            assert store.log.commits == before + 1
            last = store.append(LogLine("b", 3, "x"))
        finally:
            await store.stop()
        assert await last, "what still waits is written at the end"
        with pytest.raises(StoreDown):
            await store.append(LogLine("b", 4, "x"))

    asyncio.run(story())


def test_opening_is_all_or_nothing(database: str) -> None:
    async def story() -> None:
        store = Store(database_address(database))
        await store.start()
        try:
            with pytest.raises(Exception, match=r"(?i)foreign key"):
                await store.open(info("a"), ["one"], "nobody")
            assert await store.read("a") == []
            assert not await store.exists("a")
        finally:
            await store.stop()

    asyncio.run(story())


def test_lists_and_players(database: str) -> None:
    async def story() -> None:
        store = Store(database_address(database))
        await store.start()
        try:
            for who in ("ann", "bo"):
                await store.add_player(PlayerRow(who, who.title(), b"x" * 32), 1)
            await store.open(info("a", public=True, changed=5), ["one"], "ann")
            await store.open(info("b", public=True, changed=9, game="king_of_tokyo_duel"), ["one"], "")
            await store.open(info("c", changed=7), ["one"], "ann")
            assert [t.id for t in await store.tables(public=True)] == ["b", "a"]
            assert [t.id for t in await store.tables(player="ann")] == ["c", "a"]
            assert [t.id for t in await store.tables(game="king_of_tokyo_duel")] == ["b"]
            await store.note([info("a", public=True, changed=20, state="playing")])
            assert [t.id for t in await store.tables(public=True, state="playing")] == ["a"]
            assert [t.id for t in await store.tables(public=True)] == ["b", "a"], "who waits comes first"
            assert await store.going_on() == ["a"]
            assert await store.unfinished_of("ann") == 3
            await store.sit("b", "bo")
            await store.sit("b", "bo")
            assert [t.id for t in await store.tables(player="bo")] == ["b"]
            with pytest.raises(Refusal) as refused:
                await store.sit("b", "nobody")
            assert refused.value.code == "wrong-secret"
            await store.rise("b", "bo")
            assert await store.tables(player="bo") == []
            await store.rename("ann", "Änn")
            assert await store.player("ann") == PlayerRow("ann", "Änn", b"x" * 32)
            assert await store.player("nobody") is None
            assert await store.beat(100) == 0
            assert await store.beat(200) == 100
            await store.writable()
        finally:
            await store.stop()

    asyncio.run(story())


# ------------------------------------------------------------------ settings


def test_settings_from_the_environment() -> None:
    found = from_environment({"KAIJU_BOT_PACE_MS": "5", "KAIJU_REQUESTS_PER_SECOND": "1.5", "OTHER": "x"})
    assert (found.bot_pace_ms, found.requests_per_second) == (5, 1.5)
    assert from_environment(to_environment(found)) == found
    with pytest.raises(BadSettings, match="KAIJU_BOT_PACE_MS cannot be 'soon'"):
        from_environment({"KAIJU_BOT_PACE_MS": "soon"})


def test_database_addresses(tmp_path: Any) -> None:
    assert database_address("postgres://u@h/d") == "postgresql+asyncpg://u@h/d"
    assert database_address("postgresql+psycopg://u@h/d") == "postgresql+asyncpg://u@h/d"
    assert database_address("sqlite:////tmp/x.db") == "sqlite+aiosqlite:////tmp/x.db"
    (tmp_path / "link.db").symlink_to("x.db")  # where it leads to is settled at the start
    for form in ("{}", "sqlite:///{}", "sqlite+aiosqlite:///{}"):
        assert database_address(form.format(tmp_path / "link.db")) == f"sqlite+aiosqlite:///{tmp_path}/x.db"
    assert database_address("sqlite:////tmp/x.db?timeout=5") == "sqlite+aiosqlite:////tmp/x.db?timeout=5"
    assert database_address("sqlite://") == "sqlite+aiosqlite://"
    assert database_address(str(tmp_path / "x.db")) == f"sqlite+aiosqlite:///{tmp_path}/x.db"
    with pytest.raises(BadSettings, match="SQLite or PostgreSQL, not 'mysql'"):
        database_address("mysql://h/d")


def test_the_hosting_page_lists_every_setting_with_its_default() -> None:
    page = (Path(__file__).parents[2] / "docs" / "how-to" / "host.md").read_text("utf-8")
    told = {
        cells[1].strip().strip("`"): cells[2].strip()
        for cells in (line.split("|") for line in page.splitlines() if line.startswith("| `KAIJU_"))
    }
    settings = to_environment(Settings())
    assert set(told) == set(settings)
    for name, value in settings.items():
        if value.replace(".", "").isdigit():
            assert float(told[name]) == float(value), name


def test_a_store_that_stops_leaves_no_thread_behind(tmp_path: Path) -> None:
    """A thread that outlives its loop has nobody to tell that it is done, and says so in a trace."""
    long = "with recursive n(i) as (select 1 union all select i + 1 from n where i < 2000000) select count(*) from n"
    traces: list[Any] = []
    usual, threading.excepthook = threading.excepthook, traces.append

    async def story() -> None:
        store = Store(database_address(str(tmp_path / "x.db")))
        await store.start()

        async def ask() -> None:
            async with store.engine.connect() as connection:
                await connection.execute(text(long))

        asking = asyncio.create_task(ask())
        await asyncio.sleep(0.05)
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        await store.stop()
        assert not any(thread.is_alive() for thread in store.threads)

    try:
        asyncio.run(story())
    finally:
        threading.excepthook = usual
    assert not traces


def test_a_store_that_stops_while_somebody_connects_leaves_no_thread_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    traces: list[Any] = []
    monkeypatch.setattr(threading, "excepthook", traces.append)
    connect, slowly = sqlite3.connect, threading.Event()

    def connect_slowly(*words: Any, **more: Any) -> sqlite3.Connection:
        slowly.wait(0.3)
        made: sqlite3.Connection = connect(*words, **more)
        return made

    async def story() -> None:
        store = Store(database_address(str(tmp_path / "x.db")))
        await store.start()
        await store.engine.dispose()  # so that the next has to connect anew
        monkeypatch.setattr(sqlite3, "connect", connect_slowly)
        writing = asyncio.create_task(store.writable())
        await asyncio.sleep(0.05)
        writing.cancel()
        await asyncio.gather(writing, return_exceptions=True)
        await store.stop()

    asyncio.run(story())
    slowly.set()
    for thread in threading.enumerate():
        if "connection_worker" in thread.name:
            thread.join(10)
    assert not traces


def test_those_who_write_stand_in_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """SQLite's own waiting is unfair: without it, nobody in one process may find the file locked by the others."""
    monkeypatch.setattr(sqlite, "PRAGMAS", ("busy_timeout=0", *sqlite.PRAGMAS[1:]))

    async def story() -> None:
        store = Store(database_address(str(tmp_path / "x.db")))
        await store.start()
        try:
            await store.add_player(PlayerRow("ann", "Ann", b"x" * 32), 1)
            await store.open(info("a"), ["one"], "ann")
            for round_ in range(10):
                writers = [store.append(LogLine("a", 2 + 4 * round_ + n, "x")) for n in range(4)]
                others = [store.beat(round_), store.writable(), store.note([info("a")])]
                await asyncio.gather(*writers, *others)
        finally:
            await store.stop()

    asyncio.run(story())


def test_whoever_waits_too_long_for_another_writer_is_told_to_come_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kaiju.server.database.BUSY_MS", 50)

    async def story() -> None:
        store = Store(database_address(str(tmp_path / "x.db")))
        await store.start()
        try:
            async with store.begin():
                with pytest.raises(StoreDown):
                    await store.beat(1)
                with pytest.raises(StoreDown):
                    await store.append(LogLine("a", 1, "x"))
            assert await store.beat(2) == 0
        finally:
            await store.stop()

    asyncio.run(story())


def test_many_set_a_fresh_file_up_at_once(tmp_path: Path) -> None:
    """Changing a file to its write-ahead log is the one thing for which SQLite does not wait by itself."""
    wrong: list[BaseException] = []

    def open_one(n: int) -> None:
        try:
            for round_ in range(20):
                connection = sqlite3.connect(tmp_path / f"{round_}.db", timeout=0)
                set_up(connection)
                connection.execute("create table if not exists t (n)")
                connection.commit()
                connection.close()
        except BaseException as error:
            wrong.append(error)

    threads = [threading.Thread(target=open_one, args=(n,)) for n in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong
