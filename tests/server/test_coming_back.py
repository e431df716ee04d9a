"""People come back: on another device, by a phrase; they take their data along, and can be forgotten."""

from __future__ import annotations

import asyncio
import contextlib
import random

import msgspec
import pytest
from sqlalchemy import event
from websockets.exceptions import ConnectionClosed

import kaiju
from kaiju.server.coming_back import WORDS, new_phrase, plain_phrase
from kaiju.server.faults import Refusal
from kaiju.server.folding import BLANK
from kaiju.server.messages import Prefer
from kaiju.server.protocol import NewTable, SeatWish
from tests.server.client import Client, Person
from tests.server.conftest import Start
from tests.server.inside import house_on, people, table_for, until, until_asked
from tests.server.running import Postgres, Server, rows
from tests.server.test_live import TWO, run
from tests.server.test_lobby import refused


async def link(client: Client, who: Person) -> str:
    return str((await client.post("/api/players/me/link", who=who))["token"])


async def moved(client: Client, token: str) -> Person:
    return msgspec.convert(await client.post("/api/players/move", {"token": token}), Person)


def test_a_link_makes_another_device_mine_once(either: Server) -> None:
    async def story(client: Client) -> None:
        ann = await client.person("Ann")
        table = await client.open(ann, seats=TWO)
        void = await link(client, ann)
        token = await link(client, ann)
        await refused(client, 403, "not-good", "POST", "/api/players/move", {"token": void})
        other = await moved(client, token)
        assert (other.id, other.name) == (ann.id, "Ann")
        assert other.secret != ann.secret
        for device in (ann, other):  # both are good
            assert (await client.get("/api/players/me", device))["name"] == "Ann"
            async with await client.live(table, device) as live:
                assert live.seat == 0
        await refused(client, 403, "not-good", "POST", "/api/players/move", {"token": token})
        await refused(client, 403, "not-good", "POST", "/api/players/move", {"token": ann.secret})
        await refused(client, 401, "wrong-secret", "GET", "/api/players/me", None, Person(ann.id, "", token))
        # Only one of many who use it at the same moment gets in.
        token = await link(client, other)
        tried = await asyncio.gather(
            *(client.ask("POST", "/api/players/move", {"token": token}) for _ in range(8))
        )
        assert sorted(each.status_code for each in tried) == [201] + [403] * 7

    run(either, story)


def test_no_log_holds_a_token_or_a_phrase(start: Start) -> None:
    server = start()
    told: list[str] = []

    async def story(client: Client) -> None:
        ann = await client.person("Ann")
        told.append(await link(client, ann))
        told.append((await client.post("/api/players/me/phrase", who=ann))["phrase"])
        told.append((await moved(client, told[0])).secret)
        back = await client.post("/api/players/recover", {"phrase": told[1]})
        told.append(back["secret"])

    run(server, story)
    text = server.told()
    server.stop()
    stored = b"".join(
        path.read_bytes() for path in server.folder.iterdir() if path.name.startswith("kaiju.db")
    )
    for secret in told:
        assert secret not in text
        assert secret.encode() not in stored


def test_a_phrase_brings_me_back_as_often_as_i_like(either: Server) -> None:
    async def story(client: Client) -> None:
        ann = await client.person("Ann")
        first = (await client.post("/api/players/me/phrase", who=ann))["phrase"]
        phrase = (await client.post("/api/players/me/phrase", who=ann))["phrase"]
        assert len(phrase.split()) == WORDS
        await refused(client, 403, "not-good", "POST", "/api/players/recover", {"phrase": first})
        await refused(client, 403, "not-good", "POST", "/api/players/recover", {"phrase": phrase + "a"})
        written = "  " + phrase.upper().replace(" ", "-\n") + ". "
        for text in (phrase, written):
            back = await client.post("/api/players/recover", {"phrase": text})
            again = msgspec.convert(back, Person)
            assert again.id == ann.id
            assert (await client.get("/api/players/me", again))["id"] == ann.id
        await refused(client, 401, "wrong-secret", "GET", "/api/players/me", None, Person(ann.id, "", phrase))

    run(either, story)


def test_phrases_are_plain_and_never_the_same() -> None:
    made = {new_phrase() for _ in range(500)}
    assert len(made) == 500
    assert all(phrase.isascii() and phrase == plain_phrase(phrase) for phrase in made)


def test_the_oldest_of_many_devices_has_to_go(server: Server) -> None:
    async def story(client: Client) -> None:
        ann = await client.person("Ann")
        devices = []
        for _ in range(12):
            devices.append(await moved(client, await link(client, ann)))
            await asyncio.sleep(0.002)
        good = [(await client.ask("GET", "/api/players/me", who=each)).status_code for each in devices]
        assert good == [401, 401, *[200] * 10]
        assert (await client.ask("GET", "/api/players/me", who=ann)).status_code == 200

    run(server, story)


def test_my_data(either: Server) -> None:
    async def story(client: Client) -> None:
        ann, bo = await client.person("Ann"), await client.person("Bo")
        table = await client.open(ann, seats=TWO)
        await client.join(table, bo)
        async with await client.live(table, ann) as one, await client.live(table, bo) as two:
            await one.send({"type": "say", "text": "mine"})
            await two.send({"type": "say", "text": "not mine"})
            await one.when(lambda live: len(live.chat) == 2)
            asked = one if one.question is not None else two
            await asked.answer(0)
            await asked.until("news")
            mine = asked is one
        answer = await client.ask("GET", "/api/players/me/export", who=ann)
        assert "attachment" in answer.headers["content-disposition"]
        told = answer.json()
        assert (told["id"], told["name"]) == (ann.id, "Ann")
        (only,) = told["tables"]
        assert (only["table"], only["seats"], only["opened"]) == (table, [0], True)
        assert [text for _, text in only["said"]] == ["mine"]
        assert len(only.get("answers", [])) == mine
        assert "seed" not in answer.text
        assert bo.id not in answer.text
        await refused(client, 401, "no-name", "GET", "/api/players/me/export")

    run(either, story)


def test_my_data_holds_what_i_said_where_i_never_sat(either: Server) -> None:
    async def story(client: Client) -> None:
        ann, bo = await client.person("Ann"), await client.person("Bo")
        table = await client.open(bo, seats=TWO)
        left = await client.open(bo, seats=[*TWO, {"who": "open"}])
        await client.join(left, ann)
        await client.post(f"/api/tables/{left}/leave", who=ann)
        async with await client.live(table, ann) as eye:
            await eye.send({"type": "say", "text": "from the bench"})
            await eye.when(lambda live: live.chat)
        told = (await client.ask("GET", "/api/players/me/export", who=ann)).json()
        found = {each["table"]: each for each in told["tables"]}
        assert set(found) == {table, left}
        assert [text for _, text in found[table]["said"]] == ["from the bench"]
        assert found[left]["name"] == "Ann"

    run(either, story)


def test_forget_me(either: Server) -> None:
    """Name and chat are gone from everywhere; the game can be seen and loaded as before."""
    name, words = "Wilhelmina", "something I regret"

    async def story(client: Client) -> None:
        ann, bo = await client.person(name), await client.person("Bo")
        table = await client.open(ann, seats=TWO, public=True)
        await client.join(table, bo)
        lines = [await client.live(table, who) for who in (ann, bo)]
        await lines[0].send({"type": "say", "text": words})
        await lines[1].send({"type": "say", "text": "stays"})
        await lines[1].when(lambda live: len(live.chat) == 2)
        await asyncio.gather(*(live.play(random.Random(n)) for n, live in enumerate(lines)))
        before = (await until_asked(lambda: record(client, table))).decode()
        assert name in before
        waiting = await client.open(ann, seats=TWO, public=True)
        watched = await client.open(bo, seats=TWO)
        async with await client.live(watched, ann) as eye:
            await eye.send({"type": "say", "text": words})
            await eye.when(lambda live: live.chat)
        assert (await client.ask("DELETE", "/api/players/me", who=ann)).status_code == 204
        await refused(client, 401, "wrong-secret", "GET", "/api/players/me", None, ann)
        after = (await record(client, table)).decode()
        assert kaiju.load(after.encode()).digest() == kaiju.load(before.encode()).digest()
        replay = await client.ask("GET", f"/api/tables/{table}/replay")
        look = await client.look(table)
        assert [seat["name"] for seat in look["seats"]] == [BLANK, "Bo"]
        assert (await client.look(waiting))["state"] == "closed"
        texts = [after, replay.text, str(look), (await client.ask("GET", "/api/tables")).text]
        for number in (table, watched):
            async with await client.live(number) as live:
                texts += live.heard
        for text in texts:
            assert name not in text
            assert words not in text
        assert any("stays" in text for text in texts)

    run(either, story)
    for rows_of, column in (("players", "name"), ("entries", "body"), ("tables", "info"), ("games", "info")):
        for (text,) in rows(either.database, f"select {column} from {rows_of}"):
            assert name not in text
            assert words not in text


async def record(client: Client, table: str) -> bytes:
    answer = await client.ask("GET", f"/api/tables/{table}/record")
    return answer.content if answer.status_code == 200 else b""


def test_forgotten_in_the_middle_of_a_game(server: Server) -> None:
    async def story(client: Client) -> None:
        ann, bo = await client.person("Ann"), await client.person("Bo")
        table = await client.open(ann, seats=TWO)
        await client.join(table, bo)
        live = await client.live(table, bo)
        assert (await client.ask("DELETE", "/api/players/me", who=ann)).status_code == 204
        await live.when(lambda live: live.table["seats"][0]["stand_in"] == "left")
        await live.play(random.Random(1))
        assert live.over
        assert live.table["seats"][0]["name"] == BLANK

    run(server, story)


def test_who_is_forgotten_is_found_without_reading_every_log(database: str) -> None:
    """Who sat and left, talked and went: their tables are known; nobody reads the logs of all the others."""
    asked: list[str] = []

    async def story() -> None:
        async with house_on(database) as house:
            ann, bo = await people(house, 2)
            wish = NewTable(game="climb", seats=[SeatWish("me"), SeatWish("open"), SeatWish("open")])
            left, watched, other = [await house.opening.open(bo, wish) for _ in range(3)]
            await house.people.join(left, ann, None, "")
            await house.people.leave(left, ann)
            table, viewer = await house.people.enter(watched, ann, 0, "")
            await house.people.say(table, viewer, "something")
            event.listen(
                house.store.engine.sync_engine,
                "before_cursor_execute",
                lambda _c, _u, statement, *_: asked.append(" ".join(statement.lower().split())),
            )
            await house.coming_back.forget(ann)
            for number in (left, watched, other):
                bodies = "".join(line.body for line in await house.store.read(number))
                assert ann.name not in bodies
                assert ("Forgotten" in bodies) == (number != other)

    asyncio.run(story())
    of_logs = [each for each in asked if "from entries" in each]
    assert of_logs
    assert all("where entries.table_id = " in each for each in of_logs)


@pytest.mark.parametrize("talked", [True, False])
def test_who_is_forgotten_while_watching_is_let_go_and_says_nothing_more(
    either: Server, talked: bool
) -> None:
    name = f"Theodora{talked}"

    async def story(client: Client) -> None:
        ann, bo = await client.person(name), await client.person("Bo")
        table = await client.open(bo, seats=TWO)
        live = await client.live(table, ann)
        if talked:
            await live.send({"type": "say", "text": "hello"})
            await live.when(lambda live: live.chat)
        assert (await client.ask("DELETE", "/api/players/me", who=ann)).status_code == 204
        with contextlib.suppress(ConnectionClosed):
            await live.send({"type": "say", "text": "still here"})
        assert await live.closed(30) == 4003
        refusals = [text for text in live.heard if '"refused"' in text]
        assert "wrong-secret" in refusals[0]

    run(either, story)
    for (body,) in rows(either.database, "select body from entries"):
        assert name not in body
        assert "still here" not in body


def test_who_is_forgotten_while_playing_does_not_take_the_seat_back(either: Server) -> None:
    async def story(client: Client) -> None:
        ann, bo = await client.person("Ann"), await client.person("Bo")
        table = await client.open(ann, seats=TWO)
        await client.join(table, bo)
        mine, live = await client.live(table, ann), await client.live(table, bo)
        assert (await client.ask("DELETE", "/api/players/me", who=ann)).status_code == 204
        with contextlib.suppress(ConnectionClosed):
            await mine.send({"type": "answer", "question": 0, "answer": 0})
        assert await mine.closed(30) == 4003
        await live.when(lambda live: live.table["seats"][0]["name"] == BLANK)
        await live.sync()
        assert live.table["seats"][0]["stand_in"] == "left"
        tables.append(table)

    tables: list[str] = []
    run(either, story)
    for (body,) in rows(either.database, f"select body from entries where table_id = '{tables[0]}'"):
        assert '"Back"' not in body


def test_another_process_lets_the_forgotten_go_too(postgres: Postgres) -> None:
    """Nothing is done for them there, even by a line that has not been closed yet."""
    fresh = postgres.fresh()

    async def story() -> None:
        async with house_on(fresh) as one, house_on(fresh) as other:
            ann, bo = await people(one, 2)
            number = await table_for(one, [ann, bo])
            watched = await table_for(one, [bo], bots=1)
            table, seated = await other.people.enter(number, ann, 0, "")
            beside, eye = await other.people.enter(watched, ann, 0, "")
            await one.coming_back.forget(ann)
            for each, viewer in ((table, seated), (beside, eye)):
                await until(lambda viewer=viewer: viewer.dismissed)  # type: ignore[misc]
                assert viewer not in each.viewers
            question = table.room.seats[0].question
            for tried in (
                other.people.answer(table, seated, question, 0),
                other.people.say(table, seated, "still here"),
                other.people.say(beside, eye, "still here"),
                other.people.set_pace(table, seated, "fast"),
                other.people.concede(table, seated),
                other.people.prefer(table, seated, Prefer(True, True)),
                other.advising.set_hints(table, seated, "off"),
                other.people.enter(number, ann, 0, ""),
                other.people.join(watched, ann, None, ""),
            ):
                with pytest.raises(Refusal) as caught:
                    await tried
                assert caught.value.code == "wrong-secret"
            assert table.room.seats[0].stand_in == "left"
            for log in (number, watched):
                bodies = "".join(line.body for line in await one.store.read(log))
                assert ann.name not in bodies
                assert "still here" not in bodies

    asyncio.run(story())
