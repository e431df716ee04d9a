"""What a host can do, what becomes of tables that nobody needs, and limits that keep the lobby usable."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
import unicodedata
from collections.abc import Callable
from typing import Any

import pytest

from kaiju.server import bus, entries, keeping
from kaiju.server.api import plain_name
from kaiju.server.faults import Refusal
from kaiju.server.guard import alike, in_terminal
from kaiju.server.house import House
from kaiju.server.messages import Prefer
from kaiju.server.people import GUESSES_AT_ONCE
from kaiju.server.protocol import NewTable, Player, SeatWish
from kaiju.server.settings import BadSettings, from_environment, misspelt
from kaiju.server.tables import Time, now_ms
from kaiju.server.viewers import Viewer
from tests.server.client import TWO_BOTS, Client
from tests.server.conftest import Start
from tests.server.inside import heard, house_on, people, play, table_for, until_asked
from tests.server.running import Server
from tests.server.test_faults import change
from tests.server.test_live import TWO, run, table_of
from tests.server.test_lobby import refused

THREE = [{"who": "me"}, {"who": "open"}, {"who": "open"}]


def test_the_host_sends_somebody_away_for_good(either: Server) -> None:
    async def story(client: Client) -> None:
        ann, bo, cy = [await client.person(name) for name in ("Ann", "Bo", "Cy")]
        table = await client.open(ann, seats=THREE)
        seat = await client.join(table, bo)
        path = f"/api/tables/{table}/seats/{seat}"
        await refused(client, 403, "not-host", "DELETE", path, None, bo)
        await refused(client, 403, "not-host", "DELETE", f"/api/tables/{table}/seats/0", None, cy)
        await refused(client, 409, "your-seat", "DELETE", f"/api/tables/{table}/seats/0", None, ann)
        await refused(client, 404, "no-such-seat", "DELETE", f"/api/tables/{table}/seats/7", None, ann)
        assert (await client.ask("DELETE", path, who=ann)).status_code == 204
        assert (await client.look(table))["seats"][seat]["held_by"] == "open"
        await refused(client, 403, "sent-away", "POST", f"/api/tables/{table}/join", {}, bo)
        assert [each["id"] for each in (await client.get("/api/tables?mine=true", bo))["tables"]] == []
        async with await client.live(table, bo) as live:  # looking is free
            assert live.seat == -1
        await client.join(table, cy)
        await client.join(table, await client.person("Di"))
        await refused(client, 409, "begun", "DELETE", path, None, ann)

    run(either, story)


def test_the_host_closes_a_table(either: Server) -> None:
    async def story(client: Client) -> None:
        ann, bo = await client.person("Ann"), await client.person("Bo")
        table = await client.open(ann, seats=THREE, public=True)
        await client.join(table, bo)
        path = f"/api/tables/{table}/close"
        async with await client.live(table, bo) as live:
            await refused(client, 403, "not-host", "POST", path, None, bo)
            assert (await client.ask("POST", path, who=ann)).status_code == 204
            await live.when(lambda live: live.table["state"] == "closed")
        assert (await client.ask("POST", path, who=ann)).status_code == 204
        await refused(client, 409, "closed", "POST", f"/api/tables/{table}/join", {}, await client.person())
        for query in ("", "?state=waiting", "?state=finished"):
            listed = (await client.get(f"/api/tables{query}"))["tables"]
            assert table not in [each["id"] for each in listed]
        # A game with others goes on; one against bots alone can be closed.
        game, (di, ed) = await table_of(client, 2)
        await refused(client, 409, "others-play", "POST", f"/api/tables/{game}/close", None, di)
        alone = await client.open(ed)
        assert (await client.ask("POST", f"/api/tables/{alone}/close", who=ed)).status_code == 204
        assert (await client.look(alone))["state"] == "closed"
        async with await client.live(alone, ed) as live:
            assert (await live.refusal({"type": "answer", "question": 0, "answer": 0}))[
                "code"
            ] == "not-playing"

    run(either, story)


def test_leaving_frees_the_limit_and_hands_the_table_on(start: Start) -> None:
    server = start(TABLES_PER_PLAYER="1")

    async def story(client: Client) -> None:
        ann, bo = await client.person("Ann"), await client.person("Bo")
        body = {"game": "king_of_tokyo", "seats": THREE}
        first = await client.open(ann, seats=THREE)
        await refused(client, 429, "too-many-tables", "POST", "/api/tables", body, ann)
        await client.ask("POST", f"/api/tables/{first}/leave", who=ann)
        assert (await client.look(first))["state"] == "closed"
        await until_asked(lambda: may_open(client, ann))
        mine = (await client.get("/api/tables?mine=true", ann))["tables"]
        second = mine[0]["id"]
        await client.join(second, bo)
        await client.ask("POST", f"/api/tables/{second}/leave", who=ann)
        look = await client.look(second)
        assert (look["state"], look["host"]) == ("waiting", bo.id)
        await until_asked(lambda: may_open(client, ann))

    run(server, story)


def test_leaving_a_game_frees_the_limit_and_hands_the_table_on(tmp_path: Any) -> None:
    database = str(tmp_path / "x.db")

    async def story() -> None:
        async with house_on(database, tables_per_player=1) as house:
            ann, bo, cy = await people(house, 3)
            number = await table_for(house, [ann, bo, cy])
            assert not await all_over(house, ann)
            await house.people.leave(number, ann)
            await until_asked(lambda: all_over(house, ann))
            room = (await house.tables.table(number)).room
            assert (room.state, room.host) == ("playing", bo.id)
            await house.people.enter(number, ann, 0, "")  # who comes back plays, and the table stays with Bo
            assert (room.seats[0].stand_in, room.host) == ("", bo.id)
            await house.people.leave(number, bo)
            assert room.host == ann.id
            await house.people.leave(number, cy)
            assert room.host == ann.id
            await house.people.leave(number, ann)  # nobody else is there: she may close it
            assert room.host == ann.id
        async with house_on(database) as house:
            assert (await house.tables.table(number)).room.host == ann.id

    asyncio.run(story())


def test_in_old_logs_whoever_left_is_still_the_host(tmp_path: Any) -> None:
    async def story() -> None:
        async with house_on(str(tmp_path / "x.db")) as house:
            who = await people(house, 3)
            table = await house.tables.table(await table_for(house, who))
            await house.acting.act(table, lambda room: entries.Away(at=now_ms(), seat=0, why="left"))
            assert table.room.host == who[0].id

    asyncio.run(story())


async def may_open(client: Client, who: Any) -> bool:
    """Whether somebody gets a table; lists are noted once a second."""
    got = await client.ask("POST", "/api/tables", {"game": "king_of_tokyo", "seats": THREE}, who)
    return got.status_code == 201


def test_a_rematch_counts_as_a_table(tmp_path: Any) -> None:
    async def story() -> None:
        async with house_on(str(tmp_path / "x.db"), tables_per_player=1) as house:
            who = await people(house, 2)
            number = await table_for(house, who)
            await play(house, number, who, random.Random(1))
            await until_asked(lambda: all_over(house, who[0]))
            await house.opening.open(who[0], NewTable(game="climb", seats=[SeatWish("me"), SeatWish("open")]))
            with pytest.raises(Refusal, match="many unfinished tables"):
                await house.opening.rematch(who[0], number)
            assert await house.opening.rematch(who[1], number)

    asyncio.run(story())


async def all_over(house: House, who: Player) -> bool:
    return not await house.store.unfinished_of(who.id)


def test_tables_that_wait_in_vain_are_closed(tmp_path: Any) -> None:
    async def story() -> None:
        async with house_on(str(tmp_path / "x.db"), waiting_lasts=0) as house:
            ann, bo = await people(house, 2)
            wish = NewTable(game="climb", seats=[SeatWish("me"), SeatWish("open")])
            waiting = await house.opening.open(ann, wish)
            playing = await table_for(house, [ann, bo])
            await house.noting.note_all()
            await asyncio.sleep(0.02)
            await house.sweeping.expire()
            assert (await house.tables.table(waiting)).room.state == "closed"
            assert (await house.tables.table(playing)).room.state == "playing"
        async with house_on(str(tmp_path / "x.db")) as house:  # and they stay so
            assert (await house.tables.table(waiting)).room.state == "closed"
            assert await house.store.waiting_since(2**60, 2**60) == []

    asyncio.run(story())


def test_one_table_that_cannot_be_loaded_does_not_keep_others_from_closing(
    tmp_path: Any, caplog: pytest.LogCaptureFixture
) -> None:
    database = str(tmp_path / "x.db")

    async def story() -> None:
        async with house_on(database) as house:
            ann = (await people(house, 1))[0]
            wish = NewTable(game="climb", seats=[SeatWish("me"), SeatWish("open")])
            numbers = [await house.opening.open(ann, wish) for _ in range(3)]
            await house.noting.note_all()
        for number in numbers[:2]:
            change(database, number, "no entry at all")
        async with house_on(database, waiting_lasts=0) as house:
            await asyncio.sleep(0.02)
            for _ in range(3):
                await house.sweeping.expire()
            assert (await house.tables.table(numbers[2])).room.state == "closed"

    asyncio.run(story())
    told = [record for record in caplog.records if "although nobody came" in record.getMessage()]
    assert len(told) == 2, "each is told once"


@pytest.mark.parametrize("seats", [TWO, TWO_BOTS], ids=["waiting", "with bots"])
def test_four_addresses_cannot_flood_the_lobby(start: Start, seats: Any) -> None:
    server = start(PUBLIC_PER_HOUR="5")

    async def story(client: Client) -> None:
        honest = await client.person("Honest")
        mine = await client.open(honest, seats=TWO, public=True)
        body = {"game": "king_of_tokyo", "seats": seats, "public": True}
        for n in range(4):
            where = f"203.0.113.{n}"
            for _ in range(30):
                eve = await client.person("Eve")
                await client.ask("POST", "/api/tables", body, eve, x_forwarded_for=where)
        for query in ("", "?state=waiting"):
            listed = (await client.get(f"/api/tables{query}"))["tables"]
            assert len(listed) <= 21
            assert mine in [each["id"] for each in listed]
        private = await client.ask(
            "POST", "/api/tables", {**body, "public": False}, eve, x_forwarded_for=where
        )
        assert private.status_code == 201

    run(server, story)


def test_a_rematch_of_a_public_table_counts_too(start: Start) -> None:
    server = start(PUBLIC_PER_HOUR="2")

    async def story(client: Client) -> None:
        ann = await client.person()
        for tables in (2, 3):
            number = await client.open(ann, public=tables == 2)
            live = await client.live(number, ann)
            await live.send({"type": "concede"})
            await live.when(lambda live: live.over)
            again = f"/api/tables/{number}/rematch"
            if tables == 2:  # of a public one, twice
                assert (await client.ask("POST", again, who=ann)).status_code == 200
                assert (await client.ask("POST", again, who=ann)).status_code == 200, "it is there already"
                await refused(client, 429, "too-fast", "POST", "/api/tables", PUBLIC, ann)
            else:
                assert (await client.ask("POST", again, who=ann)).status_code == 200

    run(server, story)


PUBLIC = {"game": "king_of_tokyo", "seats": TWO_BOTS, "public": True}


# ------------------------------------------------------------------ passwords


def test_guessing_locks_nobody_else_out(tmp_path: Any) -> None:
    async def story() -> None:
        async with house_on(str(tmp_path / "x.db")) as house:
            ann, bo, eve = await people(house, 3)
            wish = NewTable(game="climb", seats=[SeatWish("me"), SeatWish("open")], password="right")
            number = await house.opening.open(ann, wish)
            codes: list[str] = []
            for n in range(30):
                with pytest.raises(Refusal) as told:
                    await house.people.join(number, eve, None, f"guess {n}", "203.0.113.7")
                codes.append(told.value.code)
            assert codes.count("wrong-password") >= GUESSES_AT_ONCE
            assert codes[-1] == "too-fast"
            for _ in range(GUESSES_AT_ONCE + 5):  # the right one costs nothing, from wherever else
                house.people.right.clear()  # not even when it has to be worked out each time
                table, viewer = await house.people.enter(number, None, 0, "right", "203.0.113.8")
                await house.people.go(table, viewer)
            assert await house.people.join(number, bo, None, "right", "203.0.113.8") == 1

    asyncio.run(story())


def test_a_spectator_who_was_too_fast_may_come_back(start: Start) -> None:
    server = start()

    async def story(client: Client) -> None:
        ann = await client.person("Ann")
        table = await client.open(ann, seats=TWO, password="right")
        codes = []
        for n in range(25):
            line = await client.line(table)
            await line.hello(None, password=f"guess {n}")
            codes.append(await line.closed())
        assert set(codes) == {4003, 1013}, "1013 is what a client comes back after"

    run(server, story)


def test_guesses_on_live_channels_count_by_address(start: Start) -> None:
    server = start()

    async def story(client: Client) -> None:
        ann, bo = await client.person("Ann"), await client.person("Bo")
        table = await client.open(ann, seats=TWO, password="right")

        async def guess(address: str, password: str) -> str:
            line = await client.line(table, address=address)
            told = await line.hello(None, password=password)
            await line.socket.close()
            return str(told.get("code", told["type"]))

        codes = [await guess("127.0.0.2", f"guess {n}") for n in range(25)]
        assert codes[0] == "wrong-password"
        assert codes[-1] == "too-fast"
        assert await guess("127.0.0.3", "right") == "welcome", "nobody else is locked out"
        assert await client.join(table, bo, password="right") == 1

    run(server, story)


# ------------------------------------------------------------------ presence and wishes


def test_wishes_and_presence_are_limited(tmp_path: Any) -> None:
    async def story() -> None:
        async with house_on(str(tmp_path / "x.db")) as house:
            who = await people(house, 2)
            number = await table_for(house, who)
            table, watcher = await house.people.enter(number, who[1], 0, "")
            _, viewer = await house.people.enter(number, who[0], 0, "")
            before = table.room.seq
            given = 0
            for n in range(100):
                with contextlib.suppress(Refusal):
                    await house.people.prefer(table, viewer, Prefer(bool(n % 2), False))
                    given += 1
            assert given < 30
            assert table.room.seq - before <= given
            watcher.outbox.clear()
            for _ in range(50):
                each, passing = await house.people.enter(number, None, 0, "")
                await house.people.go(each, passing)
            await asyncio.sleep(0.4)
            told = heard(watcher, "table")
            assert 1 <= len(told) <= 10
            assert told[-1]["table"].get("watchers", 0) == 0

    asyncio.run(story())


async def one_who_watches(house: House) -> tuple[list[Player], str, Viewer]:
    """Two people, their table, and the second of them at it, who has heard everything so far."""
    who = await people(house, 2)
    number = await table_for(house, who)
    _, watcher = await house.people.enter(number, who[1], 0, "")
    await asyncio.sleep(0.3)
    watcher.outbox.clear()
    return who, number, watcher


def test_presence_of_other_processes_is_told_of_together(tmp_path: Any) -> None:
    """Whoever comes and goes elsewhere all the time floods nobody here, and nobody there by us."""
    sent: list[bus.Hint] = []

    async def send(hint: bus.Hint) -> None:
        sent.append(hint)

    async def story() -> None:
        async with house_on(str(tmp_path / "x.db")) as house:
            _, number, watcher = await one_who_watches(house)
            for n in range(50):
                await house.acting.heard(bus.Presence("other", number, [0], n))
            await asyncio.sleep(0.4)
            told = heard(watcher, "table")
            assert 1 <= len(told) <= 3
            assert told[-1]["table"]["watchers"] == 49
            house.store.bus.shared, house.store.bus.send = True, send  # type: ignore[method-assign]
            for _ in range(50):
                each, passing = await house.people.enter(number, None, 0, "")
                await house.people.go(each, passing)
            await asyncio.sleep(0.4)
            told_there = [hint for hint in sent if isinstance(hint, bus.Presence)]
            assert 1 <= len(told_there) <= 10
            assert told_there[-1].watchers == 0
            house.store.bus.shared = False

    asyncio.run(story())


def test_a_table_is_told_of_somebody_who_comes_at_once(tmp_path: Any) -> None:
    async def story() -> None:
        async with house_on(str(tmp_path / "x.db")) as house:
            who, number, watcher = await one_who_watches(house)
            await house.people.enter(number, who[0], 0, "")
            assert len(heard(watcher, "table")) == 1

    asyncio.run(story())


# ------------------------------------------------------------------ names of the server, time, pools


def test_only_known_host_names_are_answered(start: Start) -> None:
    server = start(HOSTS="localhost, kaiju.example")

    async def story(client: Client) -> None:
        for host, status in (
            ("localhost", 200),
            (f"localhost:{server.port}", 200),
            ("KAIJU.example", 200),
            ("evil.example", 421),
            (f"127.0.0.1:{server.port}", 421),
            ("kaiju.example.evil.example", 421),
        ):
            got = await client.ask("GET", "/api/shelf", host=host)
            assert got.status_code == status, host
        assert (await client.ask("GET", "/health", host="evil.example")).status_code == 200

    run(server, story)


def test_thinking_time_does_not_follow_the_wall_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Time()
    began = clock.now()
    real = time.time_ns
    for hours in (-5, 5):
        with monkeypatch.context() as patch:
            patch.setattr(time, "time_ns", lambda hours=hours: real() + hours * 3_600_000_000_000)
            assert 0 <= clock.now() - began < 60_000
    again = Time()  # the wall clock was set back an hour while no server ran
    again.ahead -= 3_600_000_000_000
    again.not_before(began)
    assert 0 <= again.now() - began < 60_000
    later = again.now()
    again.not_before(began - 10_000)
    assert again.now() >= later


def test_replays_do_not_keep_bots_waiting(tmp_path: Any) -> None:
    async def story() -> None:
        async with house_on(str(tmp_path / "x.db")) as house:
            who = await people(house, 2)
            number = await table_for(house, who)
            await play(house, number, who, random.Random(1))
            await until_asked(lambda: house.store.ended(number))
            await house.thinkers.do(abs, -1)  # the workers are there
            slow = [asyncio.ensure_future(house.readers.do(time.sleep, 1.0)) for _ in range(3)]
            await asyncio.sleep(0.1)
            assert await house.thinkers.do(abs, -2) == 2
            assert not all(each.done() for each in slow)
            await asyncio.gather(*slow)
            first = await house.kept.steps(number, -1, 0, 10)
            worked: list[Callable[..., Any]] = []

            async def refuse(work: Callable[..., Any], *_: Any) -> Any:
                worked.append(work)
                raise AssertionError("asked the workers again")

            house.readers.do = refuse  # type: ignore[assignment]
            assert await house.kept.steps(number, -1, 0, 10) == first
            assert not worked
            assert house.kept.held <= keeping.PAGES_HELD

    asyncio.run(story())


def test_a_player_is_what_it_was(tmp_path: Any) -> None:
    async def story() -> None:
        async with house_on(str(tmp_path / "x.db")) as house:
            made = await house.players.new("Ann")
            assert await house.players.proved(made.id, made.secret) == Player(made.id, "Ann")
            assert house.players.proven(f"Kaiju {made.id}:{made.secret}") == made.id
            for wrong in ("", "Kaiju", f"Kaiju {made.id}:x", f"Basic {made.id}:{made.secret}", "Kaiju :"):
                assert house.players.proven(wrong) == ""

    asyncio.run(story())


# ------------------------------------------------------------------ names and settings


@pytest.mark.parametrize(
    "name",
    [
        "\u200b",
        "Ann\u200bie",
        "A\u202eeve",
        "\u2066Ann",
        "\u3164",
        "\u2800\u2800",
        "Ann\ufeff",
        "\u200dAnn",
        "Ann\u200d",
        "A \u200d B",
        "Z" + "\u0335" * 5,
        "\u0301Ann",
        "...",
        "- -",
        "\ue000",
        "a\x00b",
        "A\u034fnn",
        "A\u200cnn",
        "A\u200dnn",
        "Ann\ufe00",
        "Ann\ufe0f",
        "Ann\ufe0e",
        "☆\ufe0e",
        "Ann\U000e0100",
        "ᠠ\u180b",
        "Ann\U0001d159",
        "An\u00adn",
        "נ\u200dר",
    ],
)
def test_names_that_cannot_be_shown_are_refused(name: str) -> None:
    with pytest.raises(Refusal) as told:
        plain_name(name)
    assert told.value.code == "bad-name"


@pytest.mark.parametrize(
    "name",
    [
        "Ann",
        "  Ann   B. ",
        "Jürgen",
        "J\u0075\u0308rgen",
        "李小龍",
        "نور",
        "שָׁלוֹם",
        "ก็ดี",
        "می\u200cخواهم",
        "👨\u200d👩\u200d👧",
        "7",
        "☆",
        "क्\u200dष",
        "ශ්\u200dරී",
        "❤\ufe0f\u200d🔥",
        "🧑🏽\u200d🚀",
    ],
)
def test_names_of_all_the_world_are_welcome(name: str) -> None:
    assert plain_name(name) == unicodedata.normalize("NFC", " ".join(name.split()))


def test_two_of_the_same_name_are_told_apart(server: Server) -> None:
    async def story(client: Client) -> None:
        people = [await client.person(name) for name in ("Ann", "ANN", "\uff21nn", "A" * 24, "a" * 24)]
        table = await client.open(people[0], seats=[{"who": "me"}, *[{"who": "open"}] * 5])
        for who in people[1:]:
            await client.join(table, who)
        names = [seat["name"] for seat in (await client.look(table))["seats"]][:5]
        assert names[:3] == ["Ann", "ANN (2)", "\uff21nn (3)"]
        assert names[4] == "a" * 20 + " (2)"
        assert max(map(len, names)) <= 24

    run(server, story)


@pytest.mark.parametrize(
    "name", ["ANN", "A\u200dnn", "Ann\ufe00", "An\u034fn", "A n\u00adn", "\uff21\u200bnn"]
)
def test_names_that_look_alike_are_the_same(name: str) -> None:
    assert alike(name) == alike("Ann")


def test_two_who_watch_are_told_apart_when_they_talk(tmp_path: Any) -> None:
    async def story() -> None:
        async with house_on(str(tmp_path / "x.db")) as house:
            who = await people(house, 2)
            eyes = [Player((await house.players.new("Ann")).id, name) for name in ("Ann", "ann", "ANN")]
            number = await table_for(house, who)
            for _ in range(2):
                for eye in eyes:
                    table, viewer = await house.people.enter(number, eye, 0, "")
                    await house.people.say(table, viewer, "hello")
            names = [line.name for line in table.room.chat]
            assert names == ["Ann", "ann (2)", "ANN (3)"] * 2

    asyncio.run(story())


def test_who_talks_is_told_apart_too(server: Server) -> None:
    """Neither a second Ann nor somebody who only watches speaks as the Ann who sits there."""

    async def story(client: Client) -> None:
        ann, second, third = [await client.person(name) for name in ("Ann", "Ann", "ann")]
        table = await client.open(ann, seats=TWO)
        await client.join(table, second)
        await client.ask("PATCH", "/api/players/me", {"name": "Bo"}, second)
        lines = [await client.live(table, who) for who in (ann, second, third)]
        for n, line in enumerate(lines):
            await line.send({"type": "say", "text": f"{n}"})
            await lines[0].when(lambda live, n=n: len(live.chat) == n + 1)  # type: ignore[misc]
        assert [(line["name"], line.get("seat", -1)) for line in lines[0].chat] == [
            ("Ann", 0),
            ("Ann (2)", 1),
            ("ann (3)", -1),
        ]

    run(server, story)


def test_a_strangers_name_cannot_play_with_the_terminal() -> None:
    assert in_terminal("Ann\x1b[2J\n\u202eforged") == "Ann [2J forged"
    assert in_terminal("נור") == "\u2068נור\u2069"
    assert len(in_terminal("x" * 1000)) == 64


def test_settings_that_make_no_sense_are_refused() -> None:
    for name, value in (
        ("REQUESTS_BURST", "-1"),
        ("MESSAGES_PER_SECOND", "0"),
        ("CONNECTIONS_PER_CLIENT", "0"),
        ("CHAT_PER_MINUTE", "-5"),
        ("REQUESTS_PER_SECOND", "inf"),
        ("REQUESTS_PER_SECOND", "nan"),
        ("LOG_FORMAT", "xml"),
    ):
        with pytest.raises(BadSettings) as told:
            from_environment({f"KAIJU_{name}": value})
        assert str(told.value).endswith(".")
    told_of = misspelt(
        {"KAIJU_DATABASE": "x", "KAIJU_BOT_PACE": "1", "KAIJU_COMPILED": "", "KAIJU_HOSTS": "x"}
    )
    assert told_of == [
        "There is no setting KAIJU_BOT_PACE; did you mean KAIJU_BOT_PACE_MS?",
        "There is no setting KAIJU_DATABASE; did you mean KAIJU_DATABASE_URL?",
    ]
