"""Bad messages by the thousand, while an honest table plays on undisturbed."""

from __future__ import annotations

import asyncio
import contextlib
import random
import secrets
import time
from typing import Any

import msgspec
import pytest
from websockets.exceptions import WebSocketException

from tests.marks import now_or_long, slow
from tests.server.client import Client, Live, Person
from tests.server.conftest import Start
from tests.server.test_doors import figures
from tests.server.test_live import table_of

FEW, MANY = 3_000, 30_000
"""Messages, in every run and with `--long`."""
FUZZERS = 6
GROWTH = 60_000_000

VALID: list[dict[str, Any]] = [
    {"type": "hello", "player": "", "secret": "", "since": 0, "password": ""},
    {"type": "answer", "question": 3, "answer": 1},
    {"type": "say", "text": "hello"},
    {"type": "prefer", "forced": True, "not_this_turn": False},
    {"type": "concede"},
    {"type": "ping"},
]
ODD: list[Any] = [
    None, True, -1, 0, 1, 2**31, 2**53, 2**63, 2**64, 10**40, -(10**40), 1e308, 0.5, "", "x", "\x00", "é" * 500,
    "\u202e", [], {}, [[]], {"a": {"b": {}}}, [1] * 300,
]  # fmt: skip


class Fuzz:
    """Makes messages that no honest client sends."""

    def __init__(self, seed: int, old: list[dict[str, Any]]) -> None:
        self.rng = random.Random(seed)
        self.old = old  # answers that were given long ago

    def message(self) -> str | bytes:
        rng = self.rng
        kind = rng.randrange(8)
        if kind == 0:
            return rng.randbytes(rng.randrange(0, 200))
        if kind == 1:
            return "".join(chr(rng.randrange(1, 0xD7FF)) for _ in range(rng.randrange(0, 60)))
        if kind == 2:
            depth = rng.choice([10, 500, 2000])
            opening, closing = rng.choice([("[", "]"), ('{"a":', "}")])
            return (opening * depth + "1" + closing * depth)[: rng.choice([100, 4000, 4095, 20_000])]
        if kind == 3:
            return '{"type":"answer","question":' + "9" * rng.choice([5, 30, 4000]) + ',"answer":1e999}'
        message = dict(rng.choice(VALID))
        if kind == 4 and self.old:
            message = dict(rng.choice(self.old))
        if kind >= 5:
            for _ in range(rng.randrange(1, 4)):
                name = rng.choice([*message, "type", "more", "", "seat"])
                message[name] = rng.choice(ODD)
        text = msgspec.json.encode(message).decode()
        if kind == 7:
            cut = rng.randrange(len(text))
            text = (
                text[:cut]
                + rng.choice(["", "\x00", '"', "}", "\\ud800", "\ufeff"])
                + text[cut + rng.randrange(3) :]
            )
        return text


async def fuzz(
    client: Client, table: str, fuzz: Fuzz, until: dict[str, int], identities: list[tuple[str, str]]
) -> str:
    """Send until enough was sent; gives everything that was heard."""
    heard: list[str] = []
    rng = fuzz.rng
    while until["left"] > 0:
        live = await client.line(table)
        try:
            listening = asyncio.ensure_future(listen(live))
            if rng.random() < 0.8:
                player, secret = rng.choice(identities)
                await live.send({"type": "hello", "player": player, "secret": secret})
            for _ in range(30):
                message = fuzz.message()
                until["left"] -= 1
                if isinstance(message, bytes) and rng.random() < 0.3:
                    await live.socket.send(message, text=True)  # bytes that claim to be text
                else:
                    await live.socket.send(message)
            await asyncio.wait_for(listening, 0.3)
        except (WebSocketException, OSError, TimeoutError):
            pass
        finally:
            with contextlib.suppress(WebSocketException, OSError):
                await live.socket.close()
            await asyncio.gather(listening, return_exceptions=True)
            heard += live.heard
            client.lines.remove(live)
    return "\n".join(heard)


async def listen(live: Live) -> None:
    while True:
        text = await live.socket.recv()
        assert isinstance(text, str)
        live.heard.append(text)


async def honest(
    client: Client, table: str, people: list[Person], stop: asyncio.Event, pause: float = 0
) -> int:
    """Plays game after game until told to stop; gives how many were finished."""
    games = 0
    rng = random.Random(1)
    while True:
        lines = [await client.live(table, who) for who in people]
        await asyncio.gather(*(slowly(live, rng, pause) for live in lines))
        assert all(live.over for live in lines)
        games += 1
        for live in lines:
            await live.socket.close()
            client.lines.remove(live)
        if stop.is_set():
            return games
        table = await client.open(people[0], seats=[{"who": "me"}, {"who": "open"}])
        await client.join(table, people[1])


async def slowly(live: Live, rng: random.Random, pause: float) -> None:
    while not live.over:
        await live.play(rng, upto=1, within=60)
        await asyncio.sleep(pause)


@slow
@pytest.mark.parametrize("messages", now_or_long([FEW, MANY], {FEW}))
def test_bad_messages_do_no_harm(start: Start, messages: int) -> None:
    seed = secrets.randbits(32)
    print(f"seed {seed}")  # noqa: T201 - shown when the test fails
    server = start()

    async def story() -> None:
        async with Client(server) as client:
            table, people = await table_of(client, 2)
            strangers = [await client.person(f"Eve {n}") for n in range(3)]
            identities = [
                ("", ""),
                (people[0].id, people[1].secret),
                (people[0].id, strangers[0].secret),
                ("' or 1=1 --", "\x00"),
                *((who.id, who.secret) for who in strangers),
            ]
            old = [{"type": "answer", "question": n, "answer": 0} for n in range(5)]
            stop = asyncio.Event()
            playing = asyncio.ensure_future(honest(client, table, people, stop))
            before = server.memory()
            until = {"left": messages}
            began = time.monotonic()
            heard = await asyncio.gather(
                *(fuzz(client, table, Fuzz(seed + n, old), until, identities) for n in range(FUZZERS))
            )
            stop.set()
            assert await playing >= 1
            assert time.monotonic() - began < 600
            assert (await client.get("/health"))["ok"]
            told = await figures(client)
            refused = {name: value for name, value in told.items() if name.startswith("kaiju_refused_total")}
            assert sum(refused.values()) > messages / 4
            assert server.memory() - before < GROWTH
            everything = "\n".join(heard)
            for secret in (*(who.secret for who in people), "Traceback", '"seed"'):
                assert secret not in everything
            for text in everything.splitlines():
                message = msgspec.json.decode(text)
                assert message["type"] in ("welcome", "news", "table", "chat", "refused", "pong")
                assert message.get("question") is None or message["type"] == "refused"
                assert message.get("seat", -1) == -1
                assert message.get("code") != "internal"

    asyncio.run(story())
    assert server.alive


def test_a_flood_with_usual_limits_is_cut_off(start: Start) -> None:
    usual = {"MESSAGES_PER_SECOND": "20", "MESSAGES_BURST": "60", "CONNECTIONS_PER_CLIENT": "60"}
    server = start(**usual)

    async def story() -> None:
        async with Client(server) as client:
            table, people = await table_of(client, 2)
            stop = asyncio.Event()
            stop.set()
            # Two messages for each answer, as fast as the limits allow.
            playing = asyncio.ensure_future(honest(client, table, people, stop, 0.15))

            async def flood(n: int) -> int:
                live = await client.live(table)
                fuzz = Fuzz(n, [])
                with contextlib.suppress(WebSocketException, OSError):
                    for _ in range(400):
                        await live.socket.send(fuzz.message())
                return await live.closed()

            codes = await asyncio.gather(*(flood(n) for n in range(8)))
            assert set(codes) <= {4008, 1006, 1007, 1008, 1009}
            assert {4008, 1008} & set(codes)
            assert await playing == 1

    asyncio.run(story())
