"""A game from outside the house, `tests/pig`, is served as a race and as a team by one line in the environment."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.client import Client
from tests.server.running import Server

LINE = "tests.pig,tests.pig.together"
SEATS = [{"who": "me"}, {"who": "bot", "bot": "careful"}, {"who": "bot", "bot": "random"}]


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[2]))
    running = Server(tmp_path, str(tmp_path / "kaiju.db"), GAMES=LINE).start()
    yield running
    running.stop()


def test_the_shelf_tells_what_it_declares(server: Server) -> None:
    async def story() -> None:
        async with Client(server) as client:
            shelf = {game["name"]: game for game in (await client.get("/api/shelf"))["games"]}
            assert list(shelf)[-2:] == ["pig", "pigs_together"]
            assert (shelf["pig"]["wins"], shelf["pigs_together"]["wins"]) == ("points", "team")
            assert [bot["name"] for bot in shelf["pigs_together"]["bots"]] == ["random", "careful"]
            assert shelf["pigs_together"]["actors"] == ["wolf"]
            assert shelf["pigs_together"]["played_like"] == "pig"
            assert shelf["pig"]["languages"] == ["en", "fr"]

    asyncio.run(story())


@pytest.mark.parametrize("game", ["pig", "pigs_together"])
def test_it_is_played_to_its_end_and_replayed(server: Server, game: str) -> None:
    async def story() -> None:
        async with Client(server) as client:
            ann = await client.person()
            table = await client.open(ann, game, SEATS, options={"short": True})
            live = await client.live(table, ann)
            await live.play(random.Random(1))
            info = await client.look(table)
            assert info["state"] == "finished"
            assert info["turn"] >= 1
            team = game == "pigs_together"
            assert info["winners"] in ([[], [0, 1, 2]] if team else [[0], [1], [2]])
            kinds = {(event["event"], event.get("by", event.get("seat"))) for event in live.events}
            assert (("WolfCame", -2) in kinds) == team
            replayed = await client.get(f"/api/tables/{table}/replay")
            assert replayed["table"]["winners"] == info["winners"]

    asyncio.run(story())


def test_the_last_of_a_team_who_gives_up_loses_for_all(server: Server) -> None:
    async def story() -> None:
        async with Client(server) as client:
            ann, bob = await client.person("Ann"), await client.person("Bob")
            seats = [{"who": "me"}, {"who": "open"}, SEATS[1]]
            table = await client.open(ann, "pigs_together", seats)
            await client.join(table, bob)
            lines = [await client.live(table, ann), await client.live(table, bob)]
            await lines[0].send({"type": "concede"})
            await lines[0].when(lambda live: live.table["seats"][0]["stand_in"] == "conceded")
            assert (await client.look(table))["state"] == "playing", "a bot has the seat now"
            await lines[1].send({"type": "concede"})
            await lines[1].when(lambda live: live.over)
            info = await client.look(table)
            assert (info["winners"], info["ending"]) == ([], "conceded")

    asyncio.run(story())
