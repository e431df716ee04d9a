"""One person with many connections, or many names, takes nothing from the others: the attacks themselves."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter
from typing import Any

import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed

from kaiju.server import guard, wire
from kaiju.server import people as people_module
from kaiju.server.faults import Refusal
from kaiju.server.limits import HELLO_COSTS, Turnstile
from kaiju.server.thinkers import Turns
from tests.server.client import Client, Person
from tests.server.conftest import Start
from tests.server.inside import house_on, people, table_for, until
from tests.server.test_live import run, table_of

USUAL = {"REQUESTS_PER_SECOND": "0.5", "REQUESTS_BURST": "120"}
"""As many at once as usual; but next to none come back with time, however slow the machine is."""


def test_however_often_somebody_asks_whether_it_is_ready_it_is_tried_once(database: str) -> None:
    """Each try waits for the disk, and the log of all tables waits behind it."""

    async def story() -> None:
        async with house_on(database) as house:
            tried = 0
            begin = house.store.begin

            def counted() -> Any:
                nonlocal tried
                tried += 1
                return begin()

            house.store.begin = counted  # type: ignore[method-assign]
            await asyncio.gather(*(house.store.writable() for _ in range(200)))
            assert tried == 1

    asyncio.run(story())


def test_who_comes_and_goes_all_the_time_is_told_to_wait(start: Start) -> None:
    """A welcome holds the whole table: it costs the server as much as many answers."""
    server = start(**USUAL)

    async def story(client: Client) -> None:
        table, (ann, bo) = await table_of(client, 2)
        told: Counter[str] = Counter()
        for _ in range(40):
            line = await client.line(table, address="127.0.0.2")
            with contextlib.suppress(ConnectionClosed):
                told[(await line.hello(ann)).get("code", "welcome")] += 1
            if told["too-fast"] == 1:
                assert await line.closed() == 1013, "one may come back later"
            line.socket.transport.abort()
        assert told["too-fast"] > 5
        assert told["welcome"] >= 120 // HELLO_COSTS
        line = await client.line(table, address="127.0.0.2")
        assert (await line.hello(bo))["type"] == "welcome", "somebody else behind the same address is let in"

    run(server, story)


def test_who_claims_to_be_others_is_counted_before_it_is_looked_up(start: Start) -> None:
    """Whoever proves nothing is nobody in particular: then it is the address that has come too often."""
    server = start(REQUESTS_PER_SECOND="0.05", REQUESTS_BURST="20")

    async def story(client: Client) -> None:
        table, (ann, _) = await table_of(client, 2)
        told: Counter[str] = Counter()
        for n in range(60):
            line = await client.line(table, address="127.0.0.2")
            liar = Person(ann.id, ann.name, f"wrong-{n}")
            told[(await line.hello(liar))["code"]] += 1
            line.socket.transport.abort()
        assert told["wrong-secret"] == 10 * 20 // HELLO_COSTS
        assert told["too-fast"] == 60 - told["wrong-secret"]
        line = await client.line(table, address="127.0.0.3")
        assert (await line.hello(ann))["type"] == "welcome"

    run(server, story)


def test_many_connections_of_one_person_talk_and_point_no_more_than_one(start: Start) -> None:
    server = start(CHAT_PER_MINUTE="12")

    async def story(client: Client) -> None:
        table, (ann, bo) = await table_of(client, 2)
        other = await client.live(table, bo)
        mine = [await client.live(table, ann) for _ in range(10)]
        for n, line in enumerate(mine):
            await line.send({"type": "say", "text": f"line {n}"})
            for _ in range(4):
                await line.send({"type": "point", "at": {"what": "seat", "id": 1}})
        for line in mine:
            await line.sync()
        await other.sync()
        assert 3 <= len(other.chat) <= 6
        assert 5 <= sum('"pointed"' in text for text in other.heard) <= 25

    run(server, story)


def test_many_connections_of_one_address_are_no_more_than_ten_people(start: Start) -> None:
    server = start(MESSAGES_PER_SECOND="0.05", MESSAGES_BURST="5")

    async def story(client: Client) -> None:
        table, (ann, _) = await table_of(client, 2)
        lines = [await client.line(table, address="127.0.0.2") for _ in range(20)]
        for line in lines:
            await line.hello(None)
        for line in lines:
            for _ in range(4):
                await line.send({"type": "ping"})
        told: Counter[str] = Counter()
        for line in lines:
            for _ in range(4):
                told[(await line.until("pong", "refused"))["type"]] += 1
        assert told["refused"] >= 10
        honest = await client.line(table, address="127.0.0.3")
        await honest.hello(ann)
        await honest.sync()

    run(server, story)


def test_pages_that_look_up_tables_count_like_requests_and_files_not_without_end(start: Start) -> None:
    server = start(REQUESTS_PER_SECOND="0.01", REQUESTS_BURST="4")

    async def story(client: Client) -> None:
        began = time.monotonic()
        looked = [(await client.ask("GET", f"/table/nosuch{n}")).status_code for n in range(10)]
        assert looked.count(200) <= 6
        assert looked[-1] == 429
        files = [(await client.ask("GET", "/rules")).status_code for _ in range(150)]
        assert files.count(200) >= 90
        assert files[-1] == 429
        for _ in range(100):
            await client.ask("GET", "/api/shelf")
        noted = sum(line.get("status") == 429 for line in server.lines())
        assert 10 <= noted <= 15 + (time.monotonic() - began) / 4, "a flood fills the disk"

    run(server, story)


def test_what_is_written_down_is_limited_more(start: Start) -> None:
    """Whoever sits down and gets up all the time has the log of all tables wait for the disk."""
    server = start(**USUAL)

    async def story(client: Client) -> None:
        ann, bo = await client.person("Ann"), await client.person("Bo")
        table = await client.open(bo, seats=[{"who": "me"}, *[{"who": "open"}] * 3])
        told: Counter[int] = Counter()
        for _ in range(40):
            told[(await client.ask("POST", f"/api/tables/{table}/join", {}, ann)).status_code] += 1
            told[(await client.ask("POST", f"/api/tables/{table}/leave", None, ann)).status_code] += 1
        assert told[429] >= 5, told
        assert told[200] >= 20
        assert (await client.ask("PATCH", "/api/players/me", {"name": "Cy"}, bo)).status_code == 200
        assert (await client.ask("GET", "/api/players/me", who=ann)).status_code == 200

    run(server, story)


def test_ten_names_behind_one_address_are_still_one_address() -> None:
    gate = Turnstile(0.001, 5)
    let = 0
    for n in range(200):
        with contextlib.suppress(Refusal):
            gate.check(f"name {n}", "203.0.113.7")
            let += 1
    assert let == 50
    gate.check("somebody else", "203.0.113.8")


def test_who_asks_for_much_and_reads_nothing_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "READ_WITHIN", 0.5)
    body = bytes(8_000_000)

    async def app(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            await send({"type": "http.response.start", "status": 200, "headers": []})
            await send({"type": "http.response.body", "body": body})

    async def ask(port: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1 << 20)
        writer.write(b"GET / HTTP/1.1\r\nhost: x\r\n\r\n")
        return reader, writer

    async def story() -> None:
        config = uvicorn.Config(
            app, port=0, http="kaiju.server.wire:HttpConnection", lifespan="off", log_config=None
        )
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.01)
        port = server.servers[0].sockets[0].getsockname()[1]
        _, deaf = await ask(port)
        slow, other = await ask(port)
        got = 0
        deaf.transport.pause_reading()  # type: ignore[attr-defined]
        while got < len(body):  # however slowly, but it reads
            await asyncio.sleep(0.05)
            some = await slow.read(500_000)
            assert some, "who reads slowly was cut off"
            got += len(some)
        other.transport.abort()
        await until(lambda: not server.server_state.connections, 20)
        deaf.transport.abort()
        server.should_exit = True
        await serving

    asyncio.run(story())


def test_a_right_password_is_worked_out_once(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is slow on purpose, and right ones are free: else the right one would be the way to keep a server busy."""
    worked_out = 0

    def counted(*words: str) -> bool:
        nonlocal worked_out
        worked_out += 1
        return guard.is_password(*words)

    monkeypatch.setattr(people_module, "is_password", counted)

    async def story() -> None:
        async with house_on(str(tmp_path / "x.db")) as house:
            who = await people(house, 1)
            number = await table_for(house, who, bots=1, password="right")
            for _ in range(20):
                table, viewer = await house.people.enter(number, None, 0, "right", "203.0.113.8")
                await house.people.go(table, viewer)
            assert worked_out == 1
            for wrong in ("", "wrong", "right "):
                with pytest.raises(Refusal):
                    await house.people.enter(number, None, 0, wrong, "203.0.113.8")

    asyncio.run(story())


def test_bots_of_one_address_do_not_keep_those_of_another_waiting() -> None:
    async def story() -> None:
        turns = Turns(1)
        done: list[str] = []

        async def think(who: str) -> None:
            async with turns.of(who):
                await asyncio.sleep(0)
                done.append(who)

        many = [asyncio.create_task(think("flooder")) for _ in range(50)]
        await asyncio.sleep(0)
        one = asyncio.create_task(think("honest"))
        gone = asyncio.create_task(think("gone"))
        await asyncio.sleep(0)
        gone.cancel()
        await one
        assert done.index("honest") <= 3
        await asyncio.gather(*many)
        assert (len(done), turns.free, turns.waiting) == (51, 1, {})

    asyncio.run(story())


def test_a_flood_of_foresights_is_refused(start: Start) -> None:
    server = start()

    async def story(client: Client) -> None:
        table, people_here = await table_of(client, 2)
        lines = [await client.live(table, who) for who in people_here]
        asked = next(line for line in lines if line.question is not None)
        more = [await client.live(table, asked.who) for _ in range(5)]
        number = asked.question["number"] if asked.question is not None else -1
        for line in more:
            for _ in range(20):
                await line.send({"type": "foresee", "question": number})
        told: Counter[str] = Counter()
        for line in more:
            for _ in range(20):
                told[(await line.until("foreseen", "refused"))["type"]] += 1
        assert told["refused"] >= 5, told
        assert told["foreseen"] >= 12

    run(server, story)
