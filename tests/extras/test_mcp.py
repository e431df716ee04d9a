"""A language model at a table, by the official SDK's own client: whole games, and no secrets."""

from __future__ import annotations

import json
import random
import sys
from typing import Any

import anyio
import msgspec
import pytest
from mcp import Client, StdioServerParameters

from kaiju.engine.errors import NoSuchOption
from kaiju.engine.questions import Option, Question
from kaiju.games import SHELF, game_named
from kaiju.research.mcp import server
from kaiju.research.sitting import Local, read_answer
from tests.extras.playing import plain, play_on

FIRST = SHELF.first.name


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
