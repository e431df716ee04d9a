"""Requests: names, tables, seats, rematches, replays, things to read."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import msgspec
import pytest

import kaiju
from kaiju.engine.record import read, steps
from kaiju.games import SHELF, game_named
from tests.server.client import Client, Live, Person, play_all
from tests.server.running import Server
from tests.server.test_live import FOUR, TWO, run, table_of


async def refused(client: Client, status: int, code: str, *request: Any) -> str:
    """A request that is to be refused; gives the sentence."""
    answer = await client.ask(*request)
    assert answer.status_code == status, answer.text
    fault = answer.json()
    assert set(fault) == {"code", "text"}
    assert fault["code"] == code, fault
    assert fault["text"].endswith((".", "?"))
    return str(fault["text"])


async def finished(client: Client, n: int = 2, **wish: Any) -> tuple[str, list[Person], list[Live]]:
    """A game that has been played to its end by the rules."""
    table, people = await table_of(client, n, **wish)
    lines = [await client.live(table, who) for who in people]
    await play_all(lines, random.Random(7))
    return table, people, lines


# ------------------------------------------------------------------ players


def test_names(either: Server) -> None:
    async def story(client: Client) -> None:
        ann = await client.person("Ann")
        assert await client.get("/api/players/me", ann) == {"id": ann.id, "name": "Ann"}
        renamed = await client.ask("PATCH", "/api/players/me", {"name": "  Änn \t  2 "}, ann)
        assert renamed.json() == {"id": ann.id, "name": "Änn 2"}
        assert (await client.get("/api/players/me", ann))["name"] == "Änn 2"
        for name in ("", " ", "\x00\x07", "\u202e", "x" * 25):
            code = "bad-name" if 0 < len(name) < 25 else "not-understood"
            await refused(client, 400, code, "POST", "/api/players", {"name": name})
        for body in (b"", b"{", b"[]", b"\xff", b'{"name":1}', b'{"name":"a","more":1}', b'{"name":null}'):
            await refused(client, 400, "not-understood", "POST", "/api/players", body)

    run(either, story)


def test_who_one_is_must_be_proved(either: Server) -> None:
    async def story(client: Client) -> None:
        ann, bo = await client.person("Ann"), await client.person("Bo")
        await refused(client, 401, "no-name", "GET", "/api/players/me")
        for proof in (
            f"Kaiju {ann.id}:{bo.secret}",
            f"Kaiju {ann.id}",
            f"Bearer {ann.id}:{ann.secret}",
            "Kaiju",
            "x",
            f"Kaiju {ann.id}:{ann.secret}{'x' * 300}",
        ):
            answer = await client.ask("GET", "/api/players/me", authorization=proof)
            assert answer.status_code == 401, proof
            assert answer.json()["code"] == "wrong-secret"

    run(either, story)


# ------------------------------------------------------------------ opening


def test_what_cannot_be_opened_is_told_in_a_sentence(server: Server) -> None:
    me = {"who": "me"}
    good = {"game": "king_of_tokyo", "seats": TWO}

    async def story(client: Client) -> None:
        ann = await client.person()
        await refused(client, 401, "no-name", "POST", "/api/tables", good)
        for change, code in (
            ({"game": "chess"}, "bad-setup"),
            ({"seats": [me]}, "bad-setup"),
            ({"seats": [me] * 2}, "bad-setup"),
            ({"seats": [me] * 7}, "bad-setup"),
            ({"game": "king_of_tokyo_duel", "seats": FOUR}, "bad-setup"),
            ({"seats": [me, {"who": "bot", "bot": "stockfish"}]}, "no-such-bot"),
            ({"seats": [me, {"who": "bot"}]}, "no-such-bot"),
            ({"options": {"colour": "red"}}, "bad-setup"),
            ({"options": {"power_up": "maybe"}}, "bad-setup"),
            ({"options": {"monsters": [1, 2]}}, "bad-setup"),
            ({"options": {"promos": {"a": 1}}}, "bad-setup"),
            ({"seats": []}, "not-understood"),
            ({"seats": [me] * 9}, "not-understood"),
            ({"seats": [{"who": "you"}]}, "not-understood"),
            ({"clock": {"start": 1}}, "not-understood"),
            ({"password": "x" * 65}, "not-understood"),
            ({"wish": 1}, "not-understood"),
            ({"play_on": {"table": "nowhere", "answers": 0}}, "no-such-table"),
        ):
            status = 404 if code == "no-such-table" else 400
            text = await refused(client, status, code, "POST", "/api/tables", {**good, **change}, ann)
            assert "Traceback" not in text
            assert "Error" not in text
            if code in ("bad-setup", "no-such-bot"):
                checked = await client.post("/api/tables/check", {**good, **change})
                assert checked["ok"] is False
                assert checked["why"] == text
        checked = await client.post("/api/tables/check", good)
        assert checked["ok"] is True
        assert checked["options"]["power_up"] is False

    run(server, story)


def test_lists(server: Server) -> None:
    async def story(client: Client) -> None:
        ann, bo = await client.person("Ann"), await client.person("Bo")
        public = await client.open(ann, seats=TWO, public=True)
        private = await client.open(ann, seats=TWO)
        duel = await client.open(bo, "king_of_tokyo_duel", TWO, public=True)

        async def ids(query: str, who: Person | None = None) -> set[str]:
            return {table["id"] for table in (await client.get(f"/api/tables{query}", who))["tables"]}

        everyone = await ids("")
        assert {public, duel} <= everyone
        assert private not in everyone
        assert await ids("?mine=true", ann) == {public, private}
        assert duel in await ids("?game=king_of_tokyo_duel")
        assert public not in await ids("?game=king_of_tokyo_duel")
        assert await ids("?game=chess") == await ids("?game=%00") == set()
        await client.join(public, bo)
        assert public not in await ids("?state=waiting")
        assert {public} <= await ids("?mine=true", bo)
        for _ in range(40):
            if public in await ids("?state=playing"):
                break
            await asyncio.sleep(0.1)
        else:
            raise AssertionError("the list does not show that the game has begun")
        await client.post(f"/api/tables/{duel}/leave", None, bo)
        assert duel not in await ids("?mine=true", bo)
        await refused(client, 401, "no-name", "GET", "/api/tables?mine=true")
        await refused(client, 400, "not-understood", "GET", "/api/tables?state=asleep")

    run(server, story)


def test_joining_leaving_and_giving(server: Server) -> None:
    async def story(client: Client) -> None:
        ann, bo, cy = [await client.person(name) for name in ("Ann", "Bo", "Cy")]
        table = await client.open(ann, seats=FOUR)
        path = f"/api/tables/{table}"
        assert await client.join(table, bo, seat=2) == 2
        assert await client.join(table, bo) == 2
        await refused(client, 409, "seated", "POST", f"{path}/join", {"seat": 1}, bo)
        await refused(client, 409, "taken", "POST", f"{path}/join", {"seat": 0}, cy)
        await refused(client, 403, "not-seated", "POST", f"{path}/leave", None, cy)
        give = {"who": "bot", "bot": "greedy"}
        await refused(client, 403, "not-host", "PUT", f"{path}/seats/1", give, bo)
        await refused(client, 409, "taken", "PUT", f"{path}/seats/2", give, ann)
        await refused(client, 404, "no-such-seat", "PUT", f"{path}/seats/4", give, ann)
        await refused(client, 400, "no-such-bot", "PUT", f"{path}/seats/1", {"who": "bot"}, ann)
        await refused(client, 400, "no-such-bot", "PUT", f"{path}/seats/1", {"who": "bot", "bot": "x"}, ann)
        await refused(client, 401, "no-name", "PUT", f"{path}/seats/1", give)
        assert (await client.ask("PUT", f"{path}/seats/1", give, ann)).status_code == 204
        assert (await client.look(table))["seats"][1]["bot"] == "greedy"
        await refused(client, 409, "taken", "POST", f"{path}/join", {"seat": 1}, cy)
        assert (await client.ask("PUT", f"{path}/seats/1", {"who": "open"}, ann)).status_code == 204
        assert await client.join(table, cy) == 1
        assert (await client.ask("POST", f"{path}/leave", None, bo)).status_code == 204
        assert (await client.look(table))["seats"][2]["held_by"] == "open"
        for seat in (2, 3):
            assert (await client.ask("PUT", f"{path}/seats/{seat}", give, ann)).status_code == 204
        assert (await client.look(table))["state"] == "playing"
        await refused(client, 409, "begun", "PUT", f"{path}/seats/3", {"who": "open"}, ann)
        await refused(client, 409, "full", "POST", f"{path}/join", {}, bo)
        for number in ("nothing", "a%00b"):
            for method, rest, body in (("GET", "", None), ("POST", "/join", {}), ("POST", "/leave", None)):
                await refused(client, 404, "no-such-table", method, f"/api/tables/{number}{rest}", body, ann)

    run(server, story)


def test_two_who_want_the_last_seat(server: Server) -> None:
    async def story(client: Client) -> None:
        ann = await client.person()
        table = await client.open(ann, seats=TWO)
        others = [await client.person(f"P{n}") for n in range(6)]
        answers = await asyncio.gather(
            *(client.ask("POST", f"/api/tables/{table}/join", {}, who) for who in others)
        )
        assert sorted(answer.status_code for answer in answers) == [200, *[409] * 5]
        for who, answer in zip(others, answers, strict=True):
            mine = (await client.get("/api/tables?mine=true", who))["tables"]
            assert len(mine) == (answer.status_code == 200)

    run(server, story)


# ------------------------------------------------------------------ after the game


def test_rematch(server: Server) -> None:
    async def story(client: Client) -> None:
        table, (ann, bo), lines = await finished(client, public=True)
        stranger = await client.person("Eve")
        path = f"/api/tables/{table}/rematch"
        await refused(client, 403, "not-seated", "POST", path, None, stranger)
        answers = await asyncio.gather(client.post(path, None, ann), client.post(path, None, bo))
        again = answers[0]["table"]
        assert answers[1]["table"] == again
        assert (await client.post(path, None, bo))["table"] == again
        await lines[0].when(lambda live: live.table["rematch"] == again)
        told = await client.look(again)
        assert told["state"] == "waiting"
        assert told["public"]
        assert sum(seat["held_by"] == "player" for seat in told["seats"]) == 1
        await client.join(again, ann)
        await client.join(again, bo)
        assert (await client.look(again))["state"] == "playing"
        await refused(client, 409, "not-finished", "POST", f"/api/tables/{again}/rematch", None, ann)

    run(server, story)


@pytest.mark.parametrize("game", list(SHELF))
def test_replays_are_the_steps_of_the_engine(server: Server, game: str) -> None:
    async def story(client: Client) -> None:
        table, _, lines = await finished(client, game=game)
        record = (await client.ask("GET", f"/api/tables/{table}/record")).content
        told = read(record)
        assert told.players == ["Player 0", "Player 1"]
        assert kaiju.load(record).winners == (await client.look(table))["winners"]
        for seat in (-1, 0, 1):
            found: list[Any] = []
            count = 1
            while len(found) < count:
                query = f"seat={seat}&first={len(found)}&count={random.choice([37, 100])}"
                page = await client.get(f"/api/tables/{table}/replay?{query}")
                count = page["count"]
                assert page["seat"] == seat
                assert page["first"] == len(found)
                assert page["table"]["id"] == table
                found += page["steps"]
            assert count == len(told.answers) + 1
            seen = 0
            for number, (step, here) in enumerate(zip(found, steps(told, game_named(game)), strict=True)):
                assert step["number"] == number
                assert step["seat"] == (told.answers[number - 1][0] if number else -1)
                assert step["view"] == msgspec.json.decode(msgspec.json.encode(here.view(seat)))
                assert step["events"] == msgspec.json.decode(msgspec.json.encode(here.news(seat, seen)))
                seen = len(here.events)
            if seat >= 0:
                assert [event for step in found for event in step["events"]] == lines[seat].events
            for turn, at in enumerate(page["turns"], 1):
                assert found[at]["turn"] >= turn
                assert at == 0 or found[at - 1]["turn"] < turn
        past = await client.get(f"/api/tables/{table}/replay?first=999999")
        assert past["steps"] == []
        await refused(client, 404, "no-such-seat", "GET", f"/api/tables/{table}/replay?seat=5")
        for query in ("seat=-2", "first=-1", "count=0", "count=101", "seat=x"):
            await refused(client, 400, "not-understood", "GET", f"/api/tables/{table}/replay?{query}")

    run(server, story)


def test_a_game_that_was_given_up_can_be_seen_again(server: Server) -> None:
    async def story(client: Client) -> None:
        table, (ann, bo) = await table_of(client, 2)
        async with await client.live(table, ann) as first, await client.live(table, bo):
            await first.send({"type": "concede"})
            await first.when(lambda live: live.over)
        page = await client.get(f"/api/tables/{table}/replay")
        assert page["count"] == len(page["steps"]) == 1
        assert page["table"]["winners"] == [1]
        assert not kaiju.load((await client.ask("GET", f"/api/tables/{table}/record")).content).over

    run(server, story)


def test_playing_on_from_a_finished_game(server: Server) -> None:
    async def story(client: Client) -> None:
        table, (ann, _), _ = await finished(client)
        told = read((await client.ask("GET", f"/api/tables/{table}/record")).content)
        middle = len(told.answers) // 2
        seats = [{"who": "me"}, {"who": "bot", "bot": "random"}]
        again = await client.open(ann, seats=seats, play_on={"table": table, "answers": middle})
        async with await client.live(again, ann) as live:
            assert live.table["from_table"] == table
            here = next(t for n, t in enumerate(steps(told, game_named(told.game))) if n == middle)
            before = msgspec.json.decode(msgspec.json.encode(here.view(0)))
            # Somebody may have bought a card that shows its owner the top of the deck, which is drawn anew.
            apart = {"seat": 0, "top": None}
            assert {**live.view, **apart} == {**before, **apart}, "the base game hides only the deck"
            assert "known" not in live.table
            await live.play(random.Random(5))
        later = read((await client.ask("GET", f"/api/tables/{again}/record")).content)
        assert later.position is not None
        assert kaiju.load((await client.ask("GET", f"/api/tables/{again}/record")).content).over
        body = {
            "game": "king_of_tokyo",
            "seats": seats,
            "play_on": {"table": table, "answers": len(told.answers)},
        }
        await refused(client, 400, "bad-setup", "POST", "/api/tables", body, ann)
        body = {"game": "king_of_tokyo_duel", "seats": seats, "play_on": {"table": table, "answers": 1}}
        await refused(client, 400, "bad-setup", "POST", "/api/tables", body, ann)

    run(server, story)


# ------------------------------------------------------------------ reading


def test_things_to_read(server: Server) -> None:
    async def story(client: Client) -> None:
        shelf = await client.get("/api/shelf")
        assert {game["name"] for game in shelf["games"]} == set(SHELF)
        assert shelf["version"] == kaiju.__version__
        for game in shelf["games"]:
            for lang in game["languages"]:
                for kind in ("rules", "cards"):
                    told = await client.get(f"/api/{kind}/{game['name']}/{lang}")
                    assert told["title"]
                    assert told["language"] == lang
                words = await client.ask("GET", f"/api/text/{game['name']}/{lang}")
                assert words.headers["content-type"].startswith("text/plain")
                assert "game =" in words.text
        await refused(client, 404, "no-such-game", "GET", "/api/rules/chess/en")
        await refused(client, 404, "no-such-language", "GET", "/api/rules/king_of_tokyo/xx")

    run(server, story)
