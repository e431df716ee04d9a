"""A language model at a server's table, by the official SDK's own client: whole games of every kind, and no secrets."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import anyio
import msgspec
import pytest
from mcp import Client

from kaiju.engine.errors import KaijuError
from kaiju.engine.game import Game
from kaiju.engine.record import read, steps
from kaiju.engine.table import Table
from kaiju.games import SHELF, game_named
from kaiju.research.mcp import server
from kaiju.research.sitting import MOST_EVENTS, Local, Remote, Sitting, fetch
from tests.extras.playing import plain, play_on
from tests.server.running import Server

FIRST = SHELF.first.name
EVERY = 9
"""At one of so many moments the world is drawn anew."""
SHOWN = ("table", "asked", "form", "options", "things", "how", "winners")


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    found = Server(folder, str(folder / "kaiju.db"), BOT_PAUSE="0").start()
    yield found
    found.stop()


def opened(running: Server, game: Game) -> tuple[str, str]:
    """A table with one open seat and bots at the others, as few as can play; and who opened it."""
    host = fetch(running.address, "/api/players", {"name": "Grace"})
    who = f"{host['id']}:{host['secret']}"
    bots = [{"who": "bot", "bot": "random"}] * (max(2, game.seats_min) - 1)
    wish = {"game": game.name, "seats": [{"who": "open"}, *bots], "pace": "skip"}
    return fetch(running.address, "/api/tables", wish, who)["table"], who


class Heard:
    """The SDK's client, and all that it was told about its table."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.told: list[dict[str, Any]] = []

    async def call_tool(self, name: str, words: dict[str, Any]) -> Any:
        result = await self.client.call_tool(name, words)
        found = result.structured_content
        if not result.is_error and found and "happened" in found:
            self.told.append(found)
        return result


def shown(game: Game, table: Table, seat: int, names: list[str]) -> dict[str, Any]:
    """All that a seat may be told of a table, by its view, its news and its question alone."""
    reader = Local(game, ["random"] * (len(names) - 1), 1, {}, "en")
    reader.seat = seat
    question = None if table.over else table.question_for(seat)
    view = msgspec.to_builtins(table.view(seat))
    found = Sitting.told(reader, view, question, [], names, table.winners)
    told: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(found))
    told["happened"] = [
        line
        for event in table.news(seat)
        for line in Sitting.told(reader, view, None, [event], names, None).happened
    ]
    return told


def same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    return all(one[key] == other[key] for key in SHOWN)


@pytest.mark.parametrize("name", list(SHELF))
def test_a_whole_game_and_never_more_than_the_seat_may_know(name: str, running: Server) -> None:
    game = game_named(name)
    table, who = opened(running, game)

    async def whole() -> list[dict[str, Any]]:
        async with Client(server("en")) as sdk:
            client = Heard(sdk)
            wish = {"server": running.address, "table": table, "name": "Ada"}
            told = plain(await client.call_tool("join_table", wish))
            assert plain(await client.call_tool("say", {"text": "Hello, everybody"})) == "said"
            told = await play_on(client, told, random.Random(2), 4000)
            assert told["winners"] is not None
            assert (await client.call_tool("join_table", {**wish, "name": "Bob"})).is_error
            return client.told

    heard = anyio.run(whole)
    info = fetch(running.address, f"/api/tables/{table}", who=who)
    assert info["state"] == "finished"
    names = [seat.get("name") or f"seat {i}" for i, seat in enumerate(info["seats"])]
    seat = names.index("Ada")
    record = read(msgspec.json.encode(fetch(running.address, f"/api/tables/{table}/record")))
    at, told_of = 0, 0
    moments = steps(record, game)
    for number, now in enumerate(moments):
        truth = shown(game, now, seat, names)
        while at < len(heard) and same(heard[at], truth):
            # What has happened is told once, in its order, and all of it (of very much the latest).
            lines = truth["happened"][told_of:]
            assert heard[at]["happened"] == lines[-MOST_EVENTS:]
            told_of += len(lines)
            at += 1
        if number % EVERY == 0:
            other = now.imagine(seat, seed=number)
            assert same(shown(game, other, seat, names), truth)
    assert at == len(heard), f"told what the seat does not know by any of its moments: {heard[at]}"
    assert at > 5


def test_who_answers_too_fast_is_asked_again(tmp_path: Path) -> None:
    slow = {"MESSAGES_PER_SECOND": "2", "MESSAGES_BURST": "2"}
    running = Server(tmp_path, str(tmp_path / "kaiju.db"), BOT_PAUSE="0", **slow).start()
    try:
        table, _ = opened(running, game_named(FIRST))
        sitting = Remote(running.address, table, "Ada", "", "en")
        told = [sitting.look()]

        def answer() -> None:
            last = told[-1]
            told.append(sitting.answer(min(last.options, default=None), None if last.options else []))

        with pytest.raises(KaijuError, match="fast"):
            for _ in range(40):
                answer()
        again, before = sitting.look(), told[-1]
        assert again.asked
        assert (again.asked, again.options, again.things) == (before.asked, before.options, before.things)
        sitting.leave()
    finally:
        running.stop()
