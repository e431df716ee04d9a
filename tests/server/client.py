"""A client as a program would be one: requests by HTTP, one live channel for each table it looks at."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from types import TracebackType
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from tests.server.running import Server

PATIENCE = 120.0
TWO_BOTS = [{"who": "me"}, {"who": "bot", "bot": "random"}]

Message = dict[str, Any]


class Person(msgspec.Struct, frozen=True):
    """A player with the secret that proves it."""

    id: str
    name: str
    secret: str

    @property
    def headers(self) -> dict[str, str]:
        return {"authorization": f"Kaiju {self.id}:{self.secret}"}


class Refused(AssertionError):
    """A request that should have been granted was refused."""


class Client:
    """Requests to one server."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.lines: list[Live] = []
        self.http = httpx.AsyncClient(base_url=server.address, timeout=PATIENCE, trust_env=False)

    async def __aenter__(self) -> Client:
        return self

    async def __aexit__(self, *_: object) -> None:
        for live in self.lines:
            await live.socket.close()
        await self.http.aclose()

    async def ask(
        self, method: str, path: str, body: Any = None, who: Person | None = None, **headers: str
    ) -> httpx.Response:
        """Send a request, whatever becomes of it."""
        sent = {name.replace("_", "-"): value for name, value in headers.items()}
        if who is not None:
            sent.update(who.headers)
        if body is None:
            return await self.http.request(method, path, headers=sent)
        return await self.http.request(
            method,
            path,
            content=body if isinstance(body, bytes) else msgspec.json.encode(body),
            headers={"content-type": "application/json", **sent},
        )

    async def get(self, path: str, who: Person | None = None) -> Any:
        """What is at an address."""
        return granted(await self.ask("GET", path, who=who))

    async def post(self, path: str, body: Any = None, who: Person | None = None) -> Any:
        """Have something done."""
        return granted(await self.ask("POST", path, body, who))

    async def person(self, name: str = "Ann") -> Person:
        """A new player."""
        return msgspec.convert(await self.post("/api/players", {"name": name}), Person)

    async def open(
        self, who: Person, game: str = "king_of_tokyo", seats: list[Any] | None = None, **wish: Any
    ) -> str:
        """A new table; gives its id."""
        body = {"game": game, "seats": TWO_BOTS if seats is None else seats, **wish}
        return str((await self.post("/api/tables", body, who))["table"])

    async def join(self, table: str, who: Person, **wish: Any) -> int:
        """Take a seat; gives its number."""
        return int((await self.post(f"/api/tables/{table}/join", wish, who))["seat"])

    async def look(self, table: str) -> Any:
        """A table from outside."""
        return filled(await self.get(f"/api/tables/{table}"))

    async def live(
        self, table: str, who: Person | None = None, *, since: int = 0, password: str = ""
    ) -> Live:
        """Look at a table: a live channel after its welcome."""
        live = await self.line(table)
        await live.hello(who, since=since, password=password)
        return live

    async def line(self, table: str, origin: str | None = None, address: str = "") -> Live:
        """A live channel that has not said hello, perhaps from another address of this machine."""
        place: Message = {"local_addr": (address, 0)} if address else {}
        socket = await connect(
            f"ws://127.0.0.1:{self.server.port}/api/tables/{table}/live",
            origin=None if origin is None else Origin(origin),
            compression=None,
            max_size=None,
            ping_interval=None,
            open_timeout=PATIENCE,
            close_timeout=2,
            proxy=None,
            **place,
        )
        self.lines.append(Live(socket, table))
        return self.lines[-1]


class Live:
    """One live channel: keeps what it is told and sees that no event is missed or comes twice."""

    def __init__(self, socket: ClientConnection, table: str) -> None:
        self.socket = socket
        self.number = table
        self.heard: list[str] = []  # every message as it came over the wire
        self.who: Person | None = None
        self.seat = -1
        self.next_event: int | None = None
        self.events: list[Message] = []
        self.view: Any = None
        self.question: Message | None = None
        self.table: Message = {}
        self.clocks: list[Message] = []
        self.chat: list[Message] = []
        self.answers = 0
        self.can_undo = False
        self.last_answered = -1

    async def __aenter__(self) -> Live:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.socket.close()

    # ------------------------------------------------------------------ talking

    async def send(self, message: Any) -> None:
        """Send anything: a structure as JSON, text and bytes as they are."""
        if isinstance(message, (str, bytes)):
            await self.socket.send(message)
        else:
            await self.socket.send(msgspec.json.encode(message).decode())

    async def hello(self, who: Person | None = None, *, since: int = 0, password: str = "") -> Message:
        """Say hello and wait for the welcome."""
        message: Message = {"type": "hello", "since": since}
        if who is not None:
            message.update(player=who.id, secret=who.secret)
        if password:
            message["password"] = password
        self.who = who
        self.next_event = None
        await self.send(message)
        return await self.until("welcome", "refused")

    async def answer(self, answer: int, question: int | None = None) -> None:
        if question is None:
            assert self.question is not None
            question = self.question["number"]
        await self.send({"type": "answer", "question": question, "answer": answer})

    # ------------------------------------------------------------------ listening

    async def next(self, within: float = PATIENCE) -> Message:
        """The next message."""
        async with asyncio.timeout(within):
            text = await self.socket.recv()
        assert isinstance(text, str)
        self.heard.append(text)
        message: Message = msgspec.json.decode(text)
        self._take(message)
        return message

    def _take(self, message: Message) -> None:
        kind = message["type"]
        if kind in ("welcome", "news"):
            first, told = message.get("first", 0), message.get("events", [])
            if kind == "news" and self.next_event is not None:
                assert first == self.next_event, f"events from {first}, expected {self.next_event}"
            self.next_event = first + len(told)
            self.events += told
            self.view = message.get("view")
            self.question = message.get("question")
            self.can_undo = message.get("can_undo", False)
            self.clocks = message.get("clocks", [])
            self.answers = message.get("answers", message.get("table", {}).get("answers", 0))
        if kind == "welcome":
            self.seat = message["seat"]
            self.chat = message.get("chat", [])
        if kind in ("welcome", "table"):
            self.table = filled(message["table"])
        if kind == "table":
            self.clocks = message.get("clocks", [])
        if kind == "chat":
            self.chat.append(message["line"])

    async def until(self, *kinds: str, within: float = PATIENCE) -> Message:
        """The next message of one of these types."""
        async with asyncio.timeout(within):
            while True:
                message = await self.next(within)
                if message["type"] in kinds:
                    return message

    async def when(self, true: Callable[[Live], object], within: float = PATIENCE) -> None:
        """Listen until something is so."""
        async with asyncio.timeout(within):
            while not true(self):
                await self.next(within)

    async def sync(self) -> None:
        """Everything that was sent to us before now has arrived."""
        await self.send({"type": "ping"})
        await self.until("pong")

    async def refusal(self, message: Any) -> Message:
        """Send something that is to be refused; gives the refusal."""
        await self.send(message)
        refused = await self.until("refused")
        assert refused["code"]
        assert refused["text"].endswith(".")
        return refused

    async def asked(self) -> Message:
        """Wait until we are asked; gives the question."""
        await self.when(lambda live: live.question is not None)
        assert self.question is not None
        return self.question

    async def closed(self, within: float = PATIENCE) -> int:
        """Listen until the other side hangs up; gives the code."""
        try:
            async with asyncio.timeout(within):
                while True:
                    await self.next(within)
        except ConnectionClosed as error:
            return error.rcvd.code if error.rcvd is not None else 1006

    # ------------------------------------------------------------------ playing

    @property
    def over(self) -> bool:
        return bool(self.table.get("state") == "finished")

    async def play(self, rng: random.Random, upto: int | None = None, within: float = 60.0) -> int:
        """Answer everything at random, to the end or so many times; gives how often."""
        given = 0
        async with asyncio.timeout(within):
            while not self.over and (upto is None or given < upto):
                question = self.question
                # A question stays open in the news of others until our answer is taken.
                if question is not None and question["number"] != self.last_answered:
                    self.question = None
                    self.last_answered = question["number"]
                    given += 1
                    await self.answer(rng.randrange(question["count"]), question["number"])
                message = await self.next(within)
                assert message["type"] != "refused" or message["code"] in (
                    "late",
                    "not-asked",
                    "not-playing",
                ), message
            await self.sync()
        return given


def filled(info: Message) -> Message:
    """A table from outside, with what goes without saying."""
    usual: Message = {"answers": 0, "turn": 0, "asked": [], "winners": None, "watchers": 0, "rematch": ""}
    seat: Message = {"held_by": "open", "player": "", "name": "", "bot": "", "stand_in": "", "here": False}
    return {**usual, **info, "seats": [{**seat, **each} for each in info["seats"]]}


def granted(response: httpx.Response) -> Any:
    """What a request was answered with; raises when it was refused."""
    if response.status_code >= 300:
        raise Refused(f"{response.request.method} {response.url}: {response.status_code} {response.text}")
    return msgspec.json.decode(response.content) if response.content else None


async def play_in_turn(client: Client, lines: list[Live], rng: random.Random, times: int) -> None:
    """So many answers, each by whoever is asked; everybody has heard of the last when this is over."""
    for _ in range(times):
        if (await client.look(lines[0].number))["state"] != "playing":
            break
        for live in lines:
            await live.sync()
        live = next(line for line in lines if line.question is not None)
        question = await live.asked()
        live.question = None
        await live.answer(rng.randrange(question["count"]), question["number"])
        await live.until("news")
    for live in lines:
        await live.sync()


async def play_all(lines: list[Live], rng: random.Random, within: float = 60.0) -> None:
    """Everybody at a table plays to the end."""
    await asyncio.gather(*(live.play(random.Random(rng.random()), within=within) for live in lines))
