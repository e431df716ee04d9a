"""Clients that play at a server as fast as they are told to: what the server's benchmarks send their load with.

They sit at tables of four and give random answers; when a game is over they open the next table. Each does as little
as possible for an answer: it is not what is measured.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import random
import time
from typing import Any

import msgspec
from websockets.client import ClientProtocol
from websockets.http11 import Response
from websockets.uri import parse_uri

from kaiju.games import SHELF
from kaiju.server.wire import raise_file_limit

SEATS = 4
WARM_UP = 5.0
AT_THE_DOOR = 8
"""How many tables' people sit down at the same time."""
SETTLE = 10.0
"""Seconds that tables which are being opened have at the end."""


class Asked(msgspec.Struct):
    """What of a question a random player needs."""

    number: int
    count: int


class Told(msgspec.Struct):
    """What of a table a random player needs."""

    state: str


class Heard(msgspec.Struct):
    """What of a message a random player reads; the rest is skipped unseen."""

    type: str
    question: Asked | int | None = None
    """What is asked; in a refusal the number of what was answered."""
    answers: int = 0
    table: Told | None = None
    code: str = ""


_decoder = msgspec.json.Decoder(Heard)


TEXT, PING = 1, 9


def frame_at(data: bytes, at: int) -> tuple[int, int, int] | None:
    """The WebSocket frame of a server that begins here: its kind, where its content begins and where it ends.

    None while it is not all there. Servers do not mask, and this one does not cut messages into pieces.
    """
    if len(data) < at + 2:
        return None
    first = at + 2
    length = data[at + 1]
    more = {126: 2, 127: 8}.get(length, 0)
    if more:
        length = int.from_bytes(data[first : first + more], "big")
        first += more
    end = first + length
    return (data[at] & 15, first, end) if first <= len(data) and end <= len(data) else None


# --------------------------------------------------------------------- one client


class Player(asyncio.Protocol):
    """One live channel with as little around it as possible: the generator must not be what is measured."""

    def __init__(self, table: Table, who: dict[str, str]) -> None:
        self.table = table
        self.who = who
        self.protocol = ClientProtocol(parse_uri(table.crowd.live.format(table.number)), max_size=None)
        self.transport: Any = None
        self.question: Asked | None = None
        self.answered: Asked | None = None  # what it answered last
        self.welcomed = asyncio.get_running_loop().create_future()
        self.closing = False
        self.open = False
        self.rest = b""  # the beginning of a frame that has not come whole

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport
        self.protocol.send_request(self.protocol.connect())
        self._flush()

    def data_received(self, data: bytes) -> None:
        if not self.open:
            self._shake_hands(data)
            return
        if self.rest:
            data = self.rest + data
        at = 0
        while (frame := frame_at(data, at)) is not None:
            kind, first, at = frame
            if kind == TEXT:
                self._heard(data[first:at])
            elif kind == PING:
                self.protocol.send_pong(data[first:at])
                self._flush()
        self.rest = data[at:]

    def _shake_hands(self, data: bytes) -> None:
        self.protocol.receive_data(data)
        for event in self.protocol.events_received():
            if isinstance(event, Response):
                self.open = True
                self.send({"type": "hello", "player": self.who["id"], "secret": self.who["secret"]})
        self._flush()

    def connection_lost(self, error: Exception | None) -> None:
        if not self.closing:
            self.table.crowd.errors.append(f"connection lost: {error}")
            if not self.welcomed.done():
                self.welcomed.set_exception(ConnectionError("lost"))

    def _flush(self) -> None:
        data = b"".join(self.protocol.data_to_send())
        if data:
            self.transport.write(data)

    def send(self, message: dict[str, Any]) -> None:
        self.protocol.send_text(msgspec.json.encode(message))
        self._flush()

    def _heard(self, data: bytes) -> None:
        crowd = self.table.crowd
        crowd.received += 1
        message = _decoder.decode(data)
        if message.type in {"news", "welcome"}:
            self.table.told(self, message)
        elif message.type == "refused":
            crowd.errors.append(f"refused: {message.code}")
            if (
                message.code == "busy"
                and self.answered is not None
                and message.question == self.answered.number
            ):
                self.question = self.answered  # to be answered again
        if message.table is not None and message.table.state == "finished":
            self.table.finish()

    def close(self) -> None:
        self.closing = True
        self.transport.close()


class Table:
    """Four clients at one table, and the answer that is on its way."""

    def __init__(self, crowd: Crowd) -> None:
        self.crowd = crowd
        self.number = ""
        self.players: list[Player] = []
        self.sent_at = 0.0  # when the answer that is on its way was sent
        self.sent_by: Player | None = None
        self.over = False

    async def open(self, people: list[dict[str, str]]) -> None:
        seats = [{"who": "me"}, *[{"who": "open"}] * (SEATS - 1)]
        asked = {"game": SHELF.first.name, "seats": seats}
        self.number = (await self.crowd.request("/api/tables", asked, people[0]))["table"]
        for who in people[1:]:
            await self.crowd.request(f"/api/tables/{self.number}/join", {}, who)
        loop = asyncio.get_running_loop()
        for who in people:
            player = Player(self, who)
            self.players.append(player)
            await loop.create_connection(lambda player=player: player, "127.0.0.1", self.crowd.port)  # type: ignore[misc]
            await player.welcomed

    def told(self, player: Player, message: Heard) -> None:
        player.question = message.question if isinstance(message.question, Asked) else None
        if message.type == "welcome":
            player.welcomed.set_result(None)
        elif self.sent_at:
            took = time.perf_counter() - self.sent_at
            if player is self.sent_by:
                self.crowd.own.append(took)
            else:
                self.crowd.others.append(took)

    def act(self) -> bool:
        """One answer by whoever is asked; False when there is nobody."""
        for player in self.players:
            question = player.question
            if question is not None:
                player.answered, player.question = question, None
                self.sent_by = player
                self.sent_at = time.perf_counter()
                answer = self.crowd.rng.randrange(question.count)
                player.send({"type": "answer", "question": question.number, "answer": answer})
                self.crowd.answered += 1
                return True
        return False

    def finish(self) -> None:
        if not self.over:
            self.over = True
            self.crowd.finished.append(self)


# --------------------------------------------------------------------- many clients, in a process of their own


class Crowd:
    """The clients of one generator process."""

    def __init__(self, port: int, tables: int, rate: float, seed: int) -> None:
        self.port = port
        self.rate = rate
        self.n_tables = tables
        self.live = f"ws://127.0.0.1:{port}/api/tables/{{}}/live"
        self.rng = random.Random(seed)
        self.own: list[float] = []
        self.others: list[float] = []
        self.errors: list[str] = []
        self.finished: list[Table] = []
        self.tables: list[Table] = []
        self.received = self.answered = self.games = 0
        self.skipped = 0
        self.opening: set[asyncio.Task[None]] = set()  # the loop itself holds a task only weakly

    async def request(self, path: str, body: Any, who: dict[str, str] | None = None) -> Any:
        """One request by HTTP, on a connection of its own."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        content = msgspec.json.encode(body)
        proof = f"authorization: Kaiju {who['id']}:{who['secret']}\r\n" if who else ""
        head = (
            f"POST {path} HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n{proof}"
            f"content-type: application/json\r\ncontent-length: {len(content)}\r\n\r\n"
        )
        writer.write(head.encode() + content)
        answer = await reader.read()
        writer.close()
        with contextlib.suppress(OSError):
            await writer.wait_closed()
        start, _, payload = answer.partition(b"\r\n\r\n")
        if not start.startswith((b"HTTP/1.1 200", b"HTTP/1.1 201")):
            raise RuntimeError(answer[:200])
        return msgspec.json.decode(payload)

    async def new_table(self, people: list[dict[str, str]]) -> None:
        table = Table(self)
        await table.open(people)
        self.tables.append(table)

    async def run(self, pipe: Any) -> None:
        """Sit down, say so, play when told (answers a second, for how long), and report; None: that was all."""
        gate = asyncio.Semaphore(AT_THE_DOOR)

        async def seat(n: int) -> None:
            async with gate:
                people = [await self.request("/api/players", {"name": f"P{n}-{m}"}) for m in range(SEATS)]
                await self.new_table(people)

        await asyncio.gather(*(seat(n) for n in range(self.n_tables)))
        pipe.send("seated")
        gc.disable()  # the pauses are not the server's
        while (told := await asyncio.to_thread(pipe.recv)) is not None:
            self.rate, seconds = told
            await self.play(WARM_UP)
            self.own.clear()
            self.others.clear()
            self.errors.clear()
            self.received = self.answered = self.games = self.skipped = 0
            pipe.send("warm")
            await asyncio.to_thread(pipe.recv)
            await self.play(seconds)
            pipe.send(
                {
                    "own": self.own,
                    "others": self.others,
                    "errors": self.errors,
                    "received": self.received,
                    "answered": self.answered,
                    "games": self.games,
                    "skipped": self.skipped,
                }
            )
            await self.settle()

    async def play(self, seconds: float, answers: int = 0) -> None:
        """Send answers at the agreed pace, each at the next table that waits for one; perhaps only so many."""
        began = time.perf_counter()
        due = 0.0
        order = 0
        last = self.answered + answers
        while (now := time.perf_counter() - began) < seconds and (not answers or self.answered < last):
            while due <= now and (not answers or self.answered < last):
                due += 1 / self.rate
                for _ in range(len(self.tables)):
                    order = (order + 1) % len(self.tables)
                    table = self.tables[order]
                    if not table.over and table.act():
                        break
                else:
                    self.skipped += 1
            for table in self.finished:
                self.games += 1
                self.tables.remove(table)
                for player in table.players:
                    player.close()
                task = asyncio.ensure_future(self.new_table([player.who for player in table.players]))
                self.opening.add(task)
                task.add_done_callback(self._opened)
            self.finished.clear()
            await asyncio.sleep(max(0.0, began + due - time.perf_counter()))

    async def settle(self) -> None:
        """Let the tables that are being opened be opened."""
        if self.opening:
            _, late = await asyncio.wait(self.opening, timeout=SETTLE)
            self.errors += [f"a table was not opened within {SETTLE} s" for _ in late]

    def _opened(self, task: asyncio.Task[None]) -> None:
        self.opening.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self.errors.append(repr(task.exception()))


def crowd(port: int, tables: int, rate: float, seed: int, pipe: Any) -> None:
    """The body of a generator process."""
    raise_file_limit()
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(Crowd(port, tables, rate, seed).run(pipe))
