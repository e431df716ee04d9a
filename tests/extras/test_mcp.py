"""A language model at a table, by the official SDK's own client: whole games, here and on a server, and no secrets."""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from typing import Any

import anyio
import msgspec
import pytest
from mcp import Client, StdioServerParameters

from kaiju.engine.errors import NoSuchOption
from kaiju.engine.questions import Option, Question
from kaiju.games import SHELF, game_named
from kaiju.research.mcp import server
from kaiju.research.sitting import Local, fetch, read_answer
from tests.server.running import Server

FIRST = SHELF.first.name


def plain(result: Any) -> Any:
    """What a tool gave back."""
    assert not result.is_error, result.content
    found = result.structured_content
    return found["result"] if set(found) == {"result"} else found


def some_answer(told: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """Any answer that the form of a question allows."""
    options, things = list(map(int, told["options"])), list(map(int, told["things"]))
    if options and (not things or chance.random() < 0.2):
        return {"choice": chance.choice(options)}
    if told["form"] == "order":
        return {"things": chance.sample(things, len(things))}
    if told["form"] == "subset":
        return {"things": [thing for thing in things if chance.random() < 0.5]}
    return {}


async def play_on(client: Client, told: dict[str, Any], chance: random.Random, most: int) -> dict[str, Any]:
    """Answer until the game is over."""
    for _ in range(most):
        if told["winners"] is not None:
            return told
        if not told["asked"]:
            told = plain(await client.call_tool("look", {}))
            continue
        answer = some_answer(told, chance)
        if not answer:  # how many of which: any that is accepted
            low = int(told["how"].split("to ")[0].split()[-1]) if "to" in told["how"] else 0
            answer = {"things": [low, *[0] * (len(told["things"]) - 1)]}
        result = await client.call_tool("answer", answer)
        if result.is_error:
            result = await client.call_tool("look", {})
        told = plain(result)
    raise AssertionError("the game has no end")


@pytest.mark.parametrize("name", list(SHELF))
def test_a_whole_game_of_every_kind(name: str) -> None:
    game = game_named(name)
    bots = ["random"] * (max(2, game.seats_min) - 1)

    async def whole() -> dict[str, Any]:
        async with Client(server("en")) as client:
            tools = {tool.name for tool in (await client.list_tools()).tools}
            assert {"list_games", "read_rules", "read_cards", "open_table", "look", "answer"} <= tools
            told = plain(await client.call_tool("open_table", {"game": name, "bots": bots, "seed": 5}))
            assert told["asked"]
            assert told["table"]
            return await play_on(client, told, random.Random(1), 4000)

    told = anyio.run(whole)
    assert isinstance(told["winners"], list)


def test_rules_and_cards_are_read_and_trouble_is_a_sentence() -> None:
    async def reading() -> None:
        async with Client(server("en")) as client:
            games = plain(await client.call_tool("list_games", {}))
            assert [each["game"] for each in games] == list(SHELF)
            sections = plain(await client.call_tool("read_rules", {"game": FIRST}))
            found = plain(await client.call_tool("read_rules", {"game": FIRST, "words": "win"}))
            assert sections
            assert any("win" in text.lower() for text in found.values())
            cards = plain(await client.call_tool("read_cards", {"game": FIRST}))
            name = next(iter(cards))
            assert plain(await client.call_tool("read_cards", {"game": FIRST, "words": name}))[name]
            for tool, words in (
                ("look", {}),
                ("read_rules", {"game": "chess"}),
                ("read_cards", {"game": FIRST, "words": "xyzzy"}),
                ("open_table", {"game": FIRST, "bots": ["os:system"]}),
                ("open_table", {"game": FIRST, "bots": ["random"] * 40}),
                ("join_table", {"server": "http://127.0.0.1:1", "table": "x", "name": "Ada"}),
                ("join_table", {"server": f"file://{__file__}#", "table": "x", "name": "Ada"}),
            ):
                result = await client.call_tool(tool, words)
                assert result.is_error, tool
                text = result.content[0].text
                assert text.endswith("."), text
                assert "Traceback" not in text

    anyio.run(reading)


@pytest.mark.parametrize("name", list(SHELF))
def test_what_is_told_does_not_depend_on_what_is_hidden(name: str) -> None:
    game = game_named(name)
    sitting = Local(game, ["random"] * (max(2, game.seats_min) - 1), 3, {}, "en")
    told = sitting.look()
    for number in range(25):
        question = None if sitting.table.over else sitting.table.question_for(sitting.seat)
        if question is None:
            break
        other = Local(game, ["random"] * (max(2, game.seats_min) - 1), 3, {}, "en")
        other.table = sitting.table.imagine(seat=sitting.seat, seed=number)
        other.seen = len(other.table.news(other.seat))
        again = other.look()
        same = ("table", "asked", "options", "things", "form")
        now = msgspec.structs.asdict(told)
        assert {key: msgspec.structs.asdict(again)[key] for key in same} == {key: now[key] for key in same}
        sitting.table.answer(sitting.seat, question.count - 1 - number % question.count)
        told = sitting.look()


def test_over_standard_input_and_output() -> None:
    async def whole() -> None:
        command = StdioServerParameters(command=sys.executable, args=["-m", "kaiju.cli.main", "mcp"])
        async with Client(command) as client:
            told = plain(await client.call_tool("open_table", {"game": FIRST, "bots": ["random"], "seed": 1}))
            assert told["asked"]
            await client.call_tool("leave", {})
            assert (await client.call_tool("look", {})).is_error

    anyio.run(whole)


def test_a_seat_on_a_server(tmp_path: Path) -> None:
    running = Server(tmp_path, str(tmp_path / "kaiju.db"), BOT_PAUSE="0").start()
    try:
        host = fetch(running.address, "/api/players", {"name": "Grace"})
        seats = [{"who": "open"}, {"who": "bot", "bot": "random"}]
        wish = {"game": FIRST, "seats": seats, "pace": "skip"}
        table = fetch(running.address, "/api/tables", wish, f"{host['id']}:{host['secret']}")["table"]

        async def whole() -> None:
            async with Client(server("en")) as client:
                told = plain(
                    await client.call_tool(
                        "join_table", {"server": running.address, "table": table, "name": "Ada"}
                    )
                )
                assert plain(await client.call_tool("say", {"text": "Hello, everybody"})) == "said"
                told = await play_on(client, told, random.Random(2), 4000)
                assert told["winners"] is not None
                again = await client.call_tool(
                    "join_table", {"server": running.address, "table": table, "name": "Bob"}
                )
                assert again.is_error

        anyio.run(whole)
        info = fetch(running.address, f"/api/tables/{table}")
        assert info["state"] == "finished"
    finally:
        running.stop()


def question(form: Any, **more: Any) -> Question:
    items = [Option(i, "thing") for i in range(3)]
    return Question(number=0, seat=0, kind="k", say="s", form=form, items=items, count=8, **more)


def test_answers_are_read_by_their_form() -> None:
    assert read_answer(question("subset"), None, [0, 2]) == 5
    assert read_answer(question("order"), None, [0, 1, 2]) == 0
    assert read_answer(question("subset", also=[Option(8, "pass")]), 8, None) == 8
    for bad in (
        (question("subset"), None, None),
        (question("subset"), 1, [1]),
        (question("subset"), 7, None),
        (question("subset"), None, [3]),
        (question("subset"), None, [1, 1]),
        (question("choose", options=[Option(0, "a")]), None, [0]),
    ):
        with pytest.raises(NoSuchOption):
            read_answer(*bad)
    assert json.dumps(read_answer(question("pick", least=1, most=2), None, [1]))
