"""`kaiju serve` as a process: bad arguments, stopping, starting again."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from pathlib import Path

import msgspec
import pytest

from kaiju.server.api import ready
from kaiju.server.faults import Refusal
from kaiju.server.serve import BACKLOG, open_database
from kaiju.server.settings import BadSettings, database_address
from tests.server.client import Client, play_in_turn
from tests.server.conftest import Start
from tests.server.inside import house_on
from tests.server.running import COMMAND, Postgres, Server, free_port, left_of, rows, surroundings
from tests.server.test_live import bots_alone, run, table_of


def complaint(folder: Path, *words: str, **settings: str) -> str:
    """What the command says when it cannot start: one sentence."""
    done = subprocess.run(
        [*COMMAND, *words], env=surroundings(settings), cwd=folder, capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 2, done
    assert "Traceback" not in done.stderr
    (line,) = done.stderr.strip().splitlines()
    assert line.startswith("kaiju: ")
    return line


@pytest.mark.parametrize(
    "words, said",
    [
        (["--port", "0"], "from 1 to 65535"),
        (["--port", "70000"], "from 1 to 65535"),
        (["--port", "http"], "whole number"),
        (["--workers", "0"], "at least one"),
        (["--workers", "2", "--database", "x.db"], "PostgreSQL"),
        (["--database", "mysql://localhost/x"], "SQLite or PostgreSQL"),
        (["--logs", "yaml"], "text or json"),
        (["--colour", "red"], "red"),
        (["--database", "/nowhere/at/all/x.db"], "database"),
        (["--database", "postgresql://nobody@127.0.0.1:1/x"], "database"),
        (["--database", "a-text-file"], "database"),
    ],
    ids=lambda one: " ".join(one)[:40],
)
def test_bad_arguments_give_one_sentence(tmp_path: Path, words: list[str], said: str) -> None:
    (tmp_path / "a-text-file").write_text("I am no database. " * 100, encoding="utf-8")
    if "--port" not in words:
        words = [*words, "--port", str(free_port())]
    assert said in complaint(tmp_path, *words)


def test_a_file_that_cannot_be_opened_leaves_nobody_behind_to_complain() -> None:
    """On a busy machine a thread of the database driver was late, found nobody to tell, and left a traceback."""
    before = set(threading.enumerate())
    for _ in range(20):
        with pytest.raises(BadSettings, match="cannot be opened"):
            asyncio.run(open_database(database_address("/nowhere/at/all/x.db")))
        assert set(threading.enumerate()) == before


def test_a_database_of_a_newer_version_gives_one_sentence(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "newer.db")
    connection.execute("create table alembic_version (version_num varchar(32) not null)")
    connection.execute("insert into alembic_version values ('9999')")
    connection.commit()
    connection.close()
    said = complaint(tmp_path, "--database", "newer.db", "--port", str(free_port()))
    assert "another version of Kaiju" in said


def test_bad_settings_give_one_sentence(tmp_path: Path) -> None:
    assert "KAIJU_BOT_PACE_MS" in complaint(tmp_path, BOT_PACE_MS="soon")


def test_a_port_in_use_gives_one_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        assert "in use" in complaint(tmp_path, "--port", str(taken.getsockname()[1]))


def test_stopping_closes_connections_and_loses_nothing(start: Start, database: str) -> None:
    server = start(database=database)
    known: dict[str, int] = {}

    async def before() -> None:
        async with Client(server) as client:
            for n in range(5):
                table, people = await table_of(client, 2)
                lines = [await client.live(table, who) for who in people]
                await play_in_turn(client, lines, random.Random(n), 6)
                known[table] = max(live.answers for live in lines)
            assert server.process is not None
            began = time.monotonic()
            server.process.send_signal(signal.SIGTERM)
            codes = await asyncio.gather(*(live.closed() for live in client.lines))
            assert set(codes) == {1012}  # the server is going down; come back
            assert await asyncio.to_thread(server.process.wait, 15) in (0, -signal.SIGTERM)
            assert time.monotonic() - began < 10

    asyncio.run(before())
    server.check_log()
    server.start()

    async def after(client: Client) -> None:
        for table, answers in known.items():
            assert (await client.look(table))["answers"] == answers >= 1

    run(server, after)


def test_stopping_while_everybody_plays(start: Start) -> None:
    """What anybody was told of before the end is in the log afterwards."""
    server = start()
    told: dict[str, int] = {}

    async def story() -> None:
        async with Client(server) as client:
            plays = []
            for n in range(8):
                table, people = await table_of(client, 3)
                for m, who in enumerate(people):
                    live = await client.live(table, who)
                    plays.append(asyncio.ensure_future(live.play(random.Random(10 * n + m))))
            async with asyncio.timeout(60):
                while (
                    sum(live.answers for live in client.lines) < 200
                ):  # all three at a table count each answer
                    await asyncio.sleep(0.05)
            assert server.process is not None
            server.process.send_signal(signal.SIGTERM)
            await asyncio.gather(*plays, return_exceptions=True)
            await asyncio.to_thread(server.process.wait, 15)
            for live in client.lines:
                told[live.number] = max(told.get(live.number, 0), live.answers)

    asyncio.run(story())
    server.check_log()
    assert sum(told.values()) > 20
    for table, answers in told.items():
        bodies = rows(server.database, f"select body from entries where table_id = '{table}'")
        stored = sum(msgspec.json.decode(body)["entry"] == "Answered" for (body,) in bodies)
        assert stored >= answers


def test_a_table_leaves_memory_and_comes_back(start: Start) -> None:
    server = start(IDLE_AFTER="1")

    async def story(client: Client) -> None:
        table, people = await table_of(client, 2)
        lines = [await client.live(table, who) for who in people]
        await play_in_turn(client, lines, random.Random(1), 5)
        view, question = lines[0].view, lines[0].question or lines[1].question
        for live in lines:
            await live.socket.close()
        for _ in range(60):
            if (await client.get("/health"))["tables"] == 0:
                break
            await asyncio.sleep(0.2)
        else:
            raise AssertionError("the table stays in memory")
        again = [await client.live(table, who) for who in people]
        assert again[0].view == view
        assert (again[0].question or again[1].question) == question

    run(server, story)


def test_a_clock_stands_still_while_the_server_is_down(start: Start) -> None:
    server = start()
    known: dict[str, int] = {}

    async def before(client: Client) -> None:
        table, people = await table_of(client, 2, clock={"start": 60})
        asked = (await client.look(table))["asked"][0]
        async with await client.live(table, people[asked]) as live:
            known[table] = live.clocks[asked]["left"]

    run(server, before)
    server.kill()
    # As if it had been down for an hour: all that was stored lies that far back.
    hour = 3_600_000
    connection = sqlite3.connect(server.database)
    connection.execute("update pulse set at = at - ?", (hour,))
    for table, seq, body in connection.execute("select table_id, seq, body from entries").fetchall():
        entry = msgspec.json.decode(body)
        entry["at"] -= hour
        text = msgspec.json.encode(entry).decode()
        connection.execute("update entries set body = ? where table_id = ? and seq = ?", (text, table, seq))
    connection.commit()
    connection.close()
    server.start()

    async def after(client: Client) -> None:
        for table, left in known.items():
            async with await client.live(table) as live:
                await live.sync()
                assert not any(seat["stand_in"] for seat in live.table["seats"])
                assert max(0, left - 30_000) < min(clock["left"] for clock in live.clocks) <= left

    run(server, after)


def test_two_workers_serve(start: Start, postgres: Postgres) -> None:
    server = start("--workers", "2", database=postgres.fresh())

    async def story() -> None:
        seen: set[str] = set()
        async with Client(server) as client:
            for n in range(4):
                table, people = await table_of(client, 2)
                lines = [await client.live(table, who) for who in people]
                await asyncio.gather(*(live.play(random.Random(n)) for live in lines))
                assert all(live.over for live in lines)
                seen.add(table)
        assert len(seen) == 4

    asyncio.run(story())


def test_killing_the_server_leaves_no_process_behind(start: Start) -> None:
    server: Server = start()

    async def story(client: Client) -> None:
        await bots_alone(client, await client.person())

    run(server, story)
    family = server.family()
    assert family
    server.kill()
    assert left_of(family) == []


def test_not_ready_while_other_processes_are_not_heard(tmp_path: Path) -> None:
    """The database can be written to, and yet this process would tell people old news."""

    async def story() -> None:
        async with house_on(str(tmp_path / "x.db")) as house:
            assert (await ready.fn(house)).ok
            house.store.bus.hears = False
            with pytest.raises(Refusal, match="not heard right now") as told:
                await ready.fn(house)
            assert (told.value.status, told.value.code) == (503, "not-ready")
            await house.store.writable()
            house.store.bus.hears = True
            assert (await ready.fn(house)).ok

    asyncio.run(story())


@pytest.mark.skipif(sys.platform != "linux", reason="other systems count connections that wait in other ways")
def test_few_connections_wait_to_be_accepted(start: Start) -> None:
    """A server that hangs does not pile up connections which it would have to accept and refuse afterwards."""
    server = start()
    lines: list[socket.socket] = []
    os.kill(server.pid, signal.SIGSTOP)
    try:
        for _ in range(4 * BACKLOG):
            lines.append(socket.socket())
            lines[-1].setblocking(False)
            lines[-1].connect_ex(("127.0.0.1", server.port))
        time.sleep(0.3)
        there = sum(line.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, 1) == b"\x01" for line in lines)
    finally:
        for line in lines:
            line.close()
        os.kill(server.pid, signal.SIGCONT)
    assert BACKLOG // 2 < there < 2 * BACKLOG
