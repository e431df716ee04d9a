"""The database goes away and comes back: everybody hears everything afterwards, and what was told is kept."""

from __future__ import annotations

import asyncio
import contextlib
import random
import secrets
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from kaiju.server import appending, bus, database, engines, entries
from kaiju.server.appending import LogLine
from kaiju.server.faults import Refusal
from kaiju.server.settings import database_address
from kaiju.server.sqlite import FileInUse, damage
from kaiju.server.store import PlayerRow, Store
from tests.marks import long, slow
from tests.server.client import Client, Live, Person
from tests.server.conftest import Start
from tests.server.inside import heard, house_on, people, table_for, until, until_asked
from tests.server.running import Postgres, Server
from tests.server.test_kill import GONE, again_and_again, check
from tests.server.test_live import run, table_of
from tests.server.test_store import info
from tests.server.test_two_processes import seated


async def is_ready(client: Client) -> bool:
    with contextlib.suppress(*GONE):
        return (await client.ask("GET", "/ready")).status_code == 200
    return False


async def answered(live: Live, rng: random.Random, told: dict[tuple[str, int], tuple[int, int]]) -> None:
    """Answer one question, however often the server says that it is busy; note that it was taken."""
    question = await live.asked()
    number, answer = question["number"], rng.randrange(question["count"])
    while True:
        await live.answer(answer, number)
        message = await live.until("news", "refused")
        while message["type"] == "news" and live.answers <= number:
            message = await live.until("news", "refused")
        if message["type"] == "news":
            break
        assert message["code"] in ("busy", "late"), message
        if message["code"] == "late":  # it had been written, although the server could not say so
            await live.when(lambda live: live.answers > number)
            break
        await asyncio.sleep(0.2)
    told[live.number, number] = (live.seat, answer)


@slow
@pytest.mark.parametrize("restarts", [5, pytest.param(20, marks=long)])
def test_processes_hear_each_other_after_many_restarts(
    start: Start, breakable: Postgres, restarts: int
) -> None:
    seed = secrets.randbits(32)
    rng = random.Random(seed)
    database = breakable.fresh()
    pair = [start(database=database), start(database=database)]
    for server in pair:
        server.may_fail = True  # it may say that it cannot write
    told: dict[tuple[str, int], tuple[int, int]] = {}
    seen: dict[str, int] = {}

    async def table(first: Client, second: Client) -> tuple[list[Live], list[Person]]:
        number, people = await seated(first, second, 2, 0)
        return [await first.live(number, people[0]), await second.live(number, people[1])], people

    async def party(lines: list[Live], stop: asyncio.Event) -> None:
        """Play across both processes until told to stop; each answer is heard at both."""
        while not stop.is_set() and not lines[0].over:
            asked = [line for line in lines if line.question is not None]
            if not asked:
                await asyncio.gather(*(line.sync() for line in lines))
                continue
            one = asked[0]
            await answered(one, rng, told)
            most = one.answers
            seen[one.number] = most
            for line in lines:
                await line.when(lambda line, most=most: line.answers >= most, within=60)  # type: ignore[misc]

    async def story() -> None:
        async with Client(pair[0]) as first, Client(pair[1]) as second:
            clients = (first, second)
            lines, _ = await table(first, second)
            for n in range(restarts):
                if lines[0].over:
                    lines, _ = await table(first, second)
                stop = asyncio.Event()
                playing = asyncio.ensure_future(party(lines, stop))
                await asyncio.sleep(rng.random() * 0.3)
                await asyncio.to_thread(breakable.restart, rng.choice(["immediate", "fast"]))
                if n % 3 == 0:  # and once more while everybody comes back
                    await asyncio.to_thread(breakable.restart)
                for client in clients:
                    await until_asked(lambda client=client: is_ready(client))  # type: ignore[misc]
                await asyncio.sleep(0.3)
                stop.set()
                await asyncio.wait_for(playing, 60)
                # What one says the other hears, both ways.
                for one, other in (lines, lines[::-1]):
                    text = f"after restart {n} {one.seat}"
                    await one.send({"type": "say", "text": text})
                    await other.when(lambda live, text=text: live.chat and live.chat[-1]["text"] == text)  # type: ignore[misc]

    try:
        asyncio.run(story())
    except BaseException as error:
        error.add_note(f"seed {seed}")
        raise
    assert len(told) > restarts
    check(pair[0], told, seen)


def test_a_bus_that_fails_goes_on_and_catches_up(start: Start, breakable: Postgres) -> None:
    """While the database is away nobody is ready, and everything is refused with a sentence."""
    server = start(database=breakable.fresh())
    server.may_fail = True

    async def story(client: Client) -> None:
        table, (ann, bo) = await table_of(client, 2)
        live = await client.live(table, ann)
        await asyncio.to_thread(breakable.stop)
        try:
            busy = await client.ask("POST", "/api/players", {"name": "Cy"})
            assert (busy.status_code, busy.json()["code"]) == (503, "busy")
            assert busy.json()["text"].endswith(".")
            assert (await client.ask("GET", "/ready")).status_code == 503
            assert (await client.ask("GET", "/health")).status_code == 200
            assert (await client.ask("GET", "/api/tables")).status_code == 503
            refused = await live.refusal({"type": "say", "text": "hello?"})
            assert refused["code"] == "busy"
            line = await client.line("nosuch2table")
            await line.send({"type": "hello", "player": bo.id, "secret": bo.secret + "x", "since": 0})
            assert (await line.until("refused"))["code"] in ("busy", "wrong-secret")
        finally:
            await asyncio.to_thread(breakable.start)
        await until_asked(lambda: is_ready(client))
        await live.send({"type": "say", "text": "hello again"})
        await live.when(lambda live: live.chat and live.chat[-1]["text"] == "hello again")

    run(server, story)
    assert "Traceback" not in server.told()


@slow
def test_a_database_that_hangs_is_away_and_comes_back(
    breakable: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing breaks and nothing answers, as when the network in between swallows everything."""
    monkeypatch.setattr(appending, "WRITE_WITHIN", 1.0)
    monkeypatch.setattr(database, "PROBE_WITHIN", 1.0)
    monkeypatch.setattr(engines, "ANSWER_WITHIN", 1.0)
    monkeypatch.setattr(bus, "ANSWER_WITHIN", 1.0)
    monkeypatch.setattr(bus, "CONNECT_WITHIN", 1.0)
    monkeypatch.setattr(bus, "LOOK_EVERY", 0.3)
    fresh = breakable.fresh()

    async def story() -> None:
        async with house_on(fresh) as one, house_on(fresh) as other:
            who = await people(one, 2)
            number = await table_for(one, who)
            here, ann = await one.people.enter(number, who[0], 0, "")
            _, bo = await other.people.enter(number, who[1], 0, "")
            await one.people.say(here, ann, "before")
            await until(lambda: heard(bo, "chat"))
            with breakable.silent():
                async with asyncio.timeout(20):
                    # First, while there are connections on which somebody can wait for an answer.
                    with pytest.raises(Exception) as unread:
                        await one.store.read(number)
                    assert database.is_down(unread.value)
                    with pytest.raises(Refusal) as refused:
                        await one.people.say(here, ann, "to nobody")
                    assert refused.value.code == "busy"
                    with pytest.raises(TimeoutError):
                        await one.store.writable()
                    await until(lambda: not one.store.bus.hears and not other.store.bus.hears)
                    await one.telling.presence(here, ann)  # a hint that nobody hears holds nobody up
            await until(lambda: one.store.bus.hears and other.store.bus.hears)
            await one.store.writable()
            await one.people.say(here, ann, "after")
            await until(lambda: heard(bo, "chat") and heard(bo, "chat")[-1]["line"]["text"] == "after")

    asyncio.run(story())


def test_an_entry_that_was_written_although_the_connection_broke_is_acknowledged(postgres: Postgres) -> None:
    database = postgres.fresh()
    broken: list[bool] = []

    async def story() -> None:
        store = Store(database_address(database))
        await store.start()
        try:
            await store.add_player(PlayerRow("ann", "Ann", b"x" * 32), 1)
            await store.open(info("a"), ["one"], "ann")
            commit = store.engine.sync_engine.dialect.do_commit

            def lost(connection: Any) -> None:
                commit(connection)
                if not broken:
                    broken.append(True)
                    raise ConnectionResetError("the answer got lost")

            store.engine.sync_engine.dialect.do_commit = lost  # type: ignore[method-assign, assignment]
            said = entries.encode(entries.Said(at=1, name="Ann", text="hello"))
            assert await store.append(LogLine("a", 2, said)) is True
            assert broken
            assert await store.append(LogLine("a", 2, said + " ")) is False
            assert [line.body for line in await store.read("a")] == ["one", said]
        finally:
            await store.stop()

    asyncio.run(story())


# --------------------------------------------------------------------- SQLite


@pytest.mark.parametrize("which", ["kaiju.db", "kaiju.db-wal"])
def test_nothing_is_acknowledged_once_the_file_is_gone(start: Start, tmp_path: Path, which: str) -> None:
    server = start()
    server.may_fail = True

    async def story(client: Client) -> None:
        table, (ann, _) = await table_of(client, 2)
        live = await client.live(table, ann)
        await live.send({"type": "say", "text": "before"})
        await live.when(lambda live: live.chat)
        (tmp_path / which).unlink()
        for text in ("gone", "still gone"):
            assert (await live.refusal({"type": "say", "text": text}))["code"] == "busy"
        ready = await client.ask("GET", "/ready")
        assert (ready.status_code, ready.json()["code"]) == (503, "not-ready")
        new = await client.ask("POST", "/api/players", {"name": "Cy"})
        assert (new.status_code, new.json()["code"]) == (503, "busy")
        if which == "kaiju.db":
            assert not (tmp_path / which).exists(), "an empty database was made in its place"
        assert [line["text"] for line in live.chat] == ["before"]

    run(server, story)
    assert "Traceback" not in server.told()


@pytest.mark.parametrize("which", ["kaiju.db", "kaiju.db-wal"])
def test_nothing_is_acknowledged_once_the_file_is_gone_from_the_first_moment_on(
    start: Start, tmp_path: Path, which: str
) -> None:
    """Nobody has played yet, so the log has written nothing: everything else is refused all the same."""
    start().stop()  # so that the second one finds nothing to set up
    server = start()
    server.may_fail = True

    async def story(client: Client) -> None:
        ann = await client.person()
        table = await client.open(ann, seats=[{"who": "me"}, {"who": "open"}])
        (tmp_path / which).unlink()
        ready = await client.ask("GET", "/ready")
        assert (ready.status_code, ready.json()["code"]) == (503, "not-ready")
        seats = [{"who": "me"}, {"who": "open"}]
        for path, body in (
            ("players", {"name": "Cy"}),
            ("tables", {"game": "king_of_tokyo", "seats": seats}),
            (f"tables/{table}/leave", None),
        ):
            new = await client.ask("POST", f"/api/{path}", body, ann)
            assert (new.status_code, new.json()["code"]) == (503, "busy"), path
        if which == "kaiju.db":
            assert not (tmp_path / which).exists(), "an empty database was made in its place"

    run(server, story)
    assert "Traceback" not in server.told()


def test_another_file_in_its_place_is_not_written_to(start: Start, tmp_path: Path) -> None:
    server = start()
    server.may_fail = True

    async def story(client: Client) -> None:
        table, (ann, _) = await table_of(client, 2)
        live = await client.live(table, ann)
        copy = tmp_path / "copy.db"
        with sqlite3.connect(tmp_path / "kaiju.db") as old, sqlite3.connect(copy) as new:
            old.backup(new)
        before = copy.read_bytes()
        copy.replace(tmp_path / "kaiju.db")
        assert (await live.refusal({"type": "say", "text": "to whom?"}))["code"] == "busy"
        assert (tmp_path / "kaiju.db").read_bytes() == before

    run(server, story)


def test_a_second_server_at_one_file_is_refused_in_a_sentence(start: Start, tmp_path: Path) -> None:
    server = start()
    told = refused_start(tmp_path, server.database)
    assert "Another Kaiju server uses this database" in told

    async def story(client: Client) -> None:
        assert (await client.person()).id

    run(server, story)
    server.stop()
    again = start()  # a server that stopped leaves nothing in the way
    again.kill()
    start()


@pytest.mark.parametrize("form", ["{}", "sqlite:///{}"])
def test_a_second_server_is_refused_by_whatever_link_it_comes(tmp_path: Path, form: str) -> None:
    (tmp_path / "link.db").symlink_to("kaiju.db")

    async def story() -> None:
        async with house_on(str(tmp_path / "kaiju.db")):
            with pytest.raises(FileInUse):
                async with house_on(form.format(tmp_path / "link.db")):
                    pass

    asyncio.run(story())


def break_into(path: Path, name: str, first: int, count: int) -> None:
    """Overwrite some bytes of the page at which a table or an index begins."""
    with sqlite3.connect(path) as connection:
        connection.execute("pragma wal_checkpoint(truncate)")
        page, root = connection.execute(
            "select (select page_size from pragma_page_size), rootpage from sqlite_master where name = ?",
            [name],
        ).fetchone()
    connection.close()
    body = bytearray(path.read_bytes())
    at = page * (root - 1) + first
    body[at : at + count] = b"\xff" * count
    path.write_bytes(bytes(body))


@pytest.mark.parametrize("how", ["no database", "damaged"])
def test_a_damaged_file_is_told_at_the_start(start: Start, tmp_path: Path, how: str) -> None:
    database = tmp_path / "kaiju.db"
    if how == "damaged":
        server = start()

        async def story(client: Client) -> None:
            for n in range(30):
                ann = await client.person(f"P{n}")
                await client.open(ann, seats=[{"who": "me"}, {"who": "open"}])

        run(server, story)
        server.stop()
        break_into(database, "entries", 0, 64)
    else:
        database.write_bytes(b"this is no database" * 1000)
    told = refused_start(tmp_path, str(database))
    assert "database" in told
    assert "damaged" in told or "not a database" in told


def test_what_is_damaged_is_told_and_not_where_the_list_begins(tmp_path: Path) -> None:
    path = tmp_path / "x.db"
    with sqlite3.connect(path) as connection:
        connection.execute("create table things (name text)")
        connection.execute("create index by_name on things (name)")
        connection.executemany("insert into things values (?)", [(f"thing {n}" * 20,) for n in range(500)])
    connection.close()
    break_into(path, "by_name", 12, 4)
    wrong = damage(str(path))
    assert wrong
    assert "***" not in wrong
    assert "\n" not in wrong


def refused_start(folder: Path, database: str) -> str:
    """What a server says that does not start; it says nothing of being anywhere."""
    server = Server(folder, database)
    with pytest.raises(AssertionError, match="went away"):
        server.start()
    told = server.told()
    server.process = None
    assert "Traceback" not in told
    assert "Kaiju is at" not in told
    return told


def test_a_locked_database_is_busy_and_passes(start: Start, tmp_path: Path) -> None:
    server = start()
    server.may_fail = True

    async def story(client: Client) -> None:
        table, (ann, _) = await table_of(client, 2)
        live = await client.live(table, ann)
        blocker = sqlite3.connect(tmp_path / "kaiju.db", isolation_level=None)
        blocker.execute("pragma journal_mode")
        blocker.execute("begin immediate")  # nobody else can write now
        try:
            await live.send({"type": "say", "text": "hello?"})
            refused = await live.until("refused", within=30)
            assert refused["code"] == "busy"
            assert (await client.ask("GET", "/ready")).status_code == 503
        finally:
            blocker.execute("rollback")
            blocker.close()
        await again_and_again(lambda: client.person("Cy"))
        await live.send({"type": "say", "text": "hello again"})
        await live.when(lambda live: live.chat and live.chat[-1]["text"] == "hello again")

    run(server, story)
