"""Nobody learns more than their seat may know, whatever they listen to."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import msgspec

import kaiju
from kaiju.engine.record import read, steps
from kaiju.games import game_named
from tests.server.client import Client, Live, Message, Person, play_in_turn
from tests.server.running import Server, rows


async def seated(client: Client, people: int, bots: int, **wish: Any) -> tuple[str, list[Person]]:
    who = [await client.person(f"Player {n}") for n in range(people)]
    seats = [
        {"who": "me"},
        *[{"who": "open"}] * (people - 1),
        *[{"who": "bot", "bot": "random"}] * bots,
    ]
    table = await client.open(who[0], seats=seats, **wish)
    for person in who[1:]:
        await client.join(table, person)
    return table, who


def messages(live: Live) -> list[Message]:
    return [msgspec.json.decode(text) for text in live.heard]


def plain(thing: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(thing))


def check_against_the_rules(live: Live, record: bytes) -> None:
    """Every news a viewer got is what the rules show this seat at that moment, to the letter."""
    told = read(record)
    shown = {n: (plain(table.view(live.seat)), len(table.events)) for n, table in every_step(told)}
    *_, (_, last) = every_step(told)
    events = plain(last.news(live.seat))
    seen = 0
    for message in messages(live):
        if message["type"] not in ("welcome", "news"):
            continue
        first, new = message.get("first", 0), message.get("events", [])
        assert new == events[first : first + len(new)]
        n = message.get("answers", message.get("table", {}).get("answers", 0))
        view, upto = shown[n]
        assert message["view"] == view
        assert first + len(new) == upto
        question = message.get("question")
        if question is not None:
            assert live.seat >= 0
            assert question["seat"] == live.seat
        seen += 1
    assert seen > 20


def every_step(told: kaiju.Record) -> Any:
    return enumerate(steps(told, game_named(told.game)))


async def play_and_watch(client: Client, table: str, who: list[Person]) -> tuple[list[Live], Live, bytes]:
    lines = [await client.live(table, person) for person in who]
    watcher = await client.live(table)
    plays = (live.play(random.Random(n)) for n, live in enumerate(lines))
    await asyncio.gather(*plays, watcher.when(lambda live: live.over, within=60))
    await watcher.sync()
    for live in (*lines, watcher):
        await live.socket.close()
    record = await client.ask("GET", f"/api/tables/{table}/record")
    return lines, watcher, record.content


def test_everybody_sees_exactly_what_the_rules_show_them(server: Server) -> None:
    """King of Tokyo with every kind of hidden card; the draft is answered by all at once."""

    async def story() -> None:
        async with Client(server) as client:
            options = {"power_up": True, "mutant_evolutions": True, "halloween": True}
            table, who = await seated(client, 3, 1, options=options)
            lines, watcher, record = await play_and_watch(client, table, who)
        for live in (*lines, watcher):
            check_against_the_rules(live, record)

    asyncio.run(story())


def test_hands_of_cards_are_seen_by_who_holds_them(server: Server) -> None:
    """Tokyo Clash: every news is what the rules show, and no hand but one's own is in any of it."""

    async def story() -> None:
        async with Client(server) as client:
            table, who = await seated(client, 2, 1, game="godzilla_tokyo_clash")
            lines, watcher, record = await play_and_watch(client, table, who)
        for live in (*lines, watcher):
            check_against_the_rules(live, record)
            shown = {
                seat
                for message in messages(live)
                for seat, player in enumerate((message.get("view") or {}).get("players", []))
                if player.get("hand")
            }
            assert shown == {live.seat} - {-1}

    asyncio.run(story())


def test_the_bytes_a_spectator_gets_hold_no_secret(server: Server) -> None:
    """Searched as text: hands, the order of the deck, seeds, secrets, the hash of the password."""

    async def story() -> None:
        async with Client(server) as client:
            table, who = await seated(client, 2, 0, options={"power_up": True})
            lines = [await client.live(table, person) for person in who]
            watcher = await client.live(table)
            rng = random.Random(3)
            # Everybody keeps one of two cards, unseen; then some turns.
            await play_in_turn(client, lines, rng, 3)
            await watcher.sync()
            heard = "\n".join(watcher.heard)
            for (body,) in rows(server.database, f"select body from entries where table_id = '{table}'"):
                for name in ("seed", "password"):
                    value = msgspec.json.decode(body).get(name)
                    assert not value or str(value) not in heard
            for person in who:
                assert person.secret not in heard
            entries = [
                msgspec.json.decode(body)
                for (body,) in rows(
                    server.database, f"select body from entries where table_id = '{table}' order by seq"
                )
            ]
            # The game as it stands, rebuilt from the log with all its secrets.
            opened = entries[0]
            truth = kaiju.new("king_of_tokyo", seats=2, seed=opened["seed"], options=opened["options"])
            for entry in entries:
                if entry["entry"] == "Answered":
                    truth.put(entry["seat"], entry["answer"], entry["seed"])
            mine = [plain(truth.view(n)) for n in range(2)]
            assert plain(truth.view(-1)) == watcher.view
            secret = [card for view in mine for card in hidden_cards(view)]
            assert secret, "nobody holds a hidden card; this test proves nothing"
            public = words(truth.view(-1)) | words(truth.news(-1))
            told = {word for text in watcher.heard for word in words(msgspec.json.decode(text))}
            hidden = set(secret) - public
            assert hidden, "every card in hand is also seen elsewhere"
            assert not hidden & told
            for n, live in enumerate(lines):
                await live.sync()
                known = words(truth.view(n)) | words(truth.news(n))
                other = {word for text in live.heard for word in words(msgspec.json.decode(text))}
                assert not (set(hidden_cards(mine[1 - n])) - known) & other, n
            for live in (*lines, watcher):
                await live.socket.close()

    asyncio.run(story())


def words(thing: Any) -> set[str]:
    """Every text in something that goes over the wire, names of fields and values alike."""
    if isinstance(thing, dict):
        return set(thing) | {word for value in thing.values() for word in words(value)}
    if isinstance(thing, list):
        return {word for each in thing for word in words(each)}
    if isinstance(thing, msgspec.Struct):
        return words(plain(thing))
    return {thing} if isinstance(thing, str) else set()


def hidden_cards(view: Message) -> list[str]:
    """The cards that only this seat sees in its view."""
    return [card["card"] for card in view.get("hand", [])] + list(view.get("drawn", []))


def test_requests_from_outside_tell_nothing_hidden(server: Server) -> None:
    """While a game is on there is no replay and no record, and the table from outside holds no seed."""

    async def story() -> None:
        async with Client(server) as client:
            table, who = await seated(client, 2, 0, options={"power_up": True}, public=True)
            (body,) = rows(
                server.database, f"select body from entries where table_id = '{table}' and seq = 1"
            )[0]
            seed = str(msgspec.json.decode(body)["seed"])
            for path in ("", "/replay", "/record", "/replay?seat=0"):
                for person in (None, who[0]):
                    answer = await client.ask("GET", f"/api/tables/{table}{path}", who=person)
                    assert answer.status_code == (409 if path else 200)
                    assert seed not in answer.text
            listed = await client.ask("GET", "/api/tables")
            assert table in listed.text
            assert seed not in listed.text
            stolen = await client.ask(
                "POST",
                "/api/tables",
                {
                    "game": "king_of_tokyo",
                    "seats": [{"who": "me"}, {"who": "open"}],
                    "play_on": {"table": table, "answers": 0},
                },
                who[0],
            )
            assert (stolen.status_code, stolen.json()["code"]) == (409, "not-finished")

    asyncio.run(story())


def test_the_database_keeps_no_secret_in_clear(either: Server) -> None:
    async def story() -> Person:
        async with Client(either) as client:
            return await client.person("Zoë")

    person = asyncio.run(story())
    stored = rows(either.database, f"select name, secret from players where id = '{person.id}'")
    assert [name for name, _ in stored] == ["Zoë"]
    assert person.secret.encode() not in bytes(stored[0][1])
    assert len(bytes(stored[0][1])) == 32
