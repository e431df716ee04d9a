"""Playing by the tools of the Model Context Protocol, as a model without any thoughts would."""

from __future__ import annotations

import random
from typing import Any, Protocol


class Player(Protocol):
    """Whoever calls tools: the SDK's client, or something around it."""

    async def call_tool(self, name: str, words: dict[str, Any], /) -> Any: ...


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


async def play_on(client: Player, told: dict[str, Any], chance: random.Random, most: int) -> dict[str, Any]:
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
