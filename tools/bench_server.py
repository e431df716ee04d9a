"""How much a server carries: real games by many clients, paced to so many answers a second.

    python tools/bench_server.py                       100, 500 and 1,000 clients, 500 answers a second
    python tools/bench_server.py --clients 1000 --seconds 30 --repeat 3
    python tools/bench_server.py --database postgresql://…

The server runs in a process of its own, the clients in others. They sit at tables of four, play King of Tokyo with
random answers and open the next table when a game is over. Two times are taken with every answer: until its news is
back at the client that sent it, and until it is at the others of the table (clients of one table share a process, so
one clock measures both).
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import math
import multiprocessing
import os
import random
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

import msgspec
import psutil  # type: ignore[import-untyped]
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri

from kaiju.games import SHELF

SEATS = 4
WARM_UP = 5.0
BAR_CLIENTS = 1000
BAR_P99_MS = 50
BAR_MEMORY_MB = 250
LIMITS = {
    "REQUESTS_PER_SECOND": "100000",
    "REQUESTS_BURST": "100000",
    "CONNECTIONS_PER_CLIENT": "100000",
    "TABLES_PER_PLAYER": "100000",
    "TABLES_PER_MINUTE": "100000",
    "PLAYERS_PER_MINUTE": "100000",
    "THINKERS": "1",
}


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
    question: Asked | None = None
    answers: int = 0
    table: Told | None = None
    code: str = ""


_decoder = msgspec.json.Decoder(Heard)


# --------------------------------------------------------------------- one client


class Player(asyncio.Protocol):
    """One live channel with as little around it as possible: the generator must not be what is measured."""

    def __init__(self, table: Table, who: dict[str, str]) -> None:
        self.table = table
        self.who = who
        self.protocol = ClientProtocol(parse_uri(table.crowd.live.format(table.number)), max_size=None)
        self.transport: Any = None
        self.question: Asked | None = None
        self.welcomed = asyncio.get_running_loop().create_future()
        self.closing = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport
        self.protocol.send_request(self.protocol.connect())
        self._flush()

    def data_received(self, data: bytes) -> None:
        self.protocol.receive_data(data)
        for event in self.protocol.events_received():
            if isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self._heard(bytes(event.data))
            elif isinstance(event, Response):
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
        player.question = message.question
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
                player.question = None
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
        """Sit down, say so, play when told, and report."""
        gate = asyncio.Semaphore(4)

        async def seat(n: int) -> None:
            async with gate:
                people = [await self.request("/api/players", {"name": f"P{n}-{m}"}) for m in range(SEATS)]
                await self.new_table(people)

        await asyncio.gather(*(seat(n) for n in range(self.n_tables)))
        pipe.send("seated")
        seconds = await asyncio.to_thread(pipe.recv)
        gc.freeze()
        await self.play(WARM_UP)
        self.own.clear()
        self.others.clear()
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
        await asyncio.to_thread(pipe.recv)

    async def play(self, seconds: float) -> None:
        """Send answers at the agreed pace, each at the next table that waits for one."""
        began = time.perf_counter()
        due = 0.0
        order = 0
        while (now := time.perf_counter() - began) < seconds:
            while due <= now:
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
                task.add_done_callback(self._opened)
            self.finished.clear()
            await asyncio.sleep(max(0.0, began + due - time.perf_counter()))

    def _opened(self, task: asyncio.Task[None]) -> None:
        if not task.cancelled() and task.exception() is not None:
            self.errors.append(repr(task.exception()))


def crowd(port: int, tables: int, rate: float, seed: int, pipe: Any) -> None:
    """The body of a generator process."""
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(Crowd(port, tables, rate, seed).run(pipe))


# --------------------------------------------------------------------- the measurement


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def start(port: int, database: str, log: Path, profile: str) -> subprocess.Popen[bytes]:
    """A server with its limits raised; ready when this returns."""
    command = [sys.executable, "-m", "kaiju.cli", "serve", "--port", str(port), "--database", database]
    if profile:
        command[1:1] = ["-m", "cProfile", "-o", profile]
    env = {**os.environ, **{f"KAIJU_{name}": value for name, value in LIMITS.items()}}
    with log.open("wb") as out:
        server = subprocess.Popen([*command, "--logs", "text"], env=env, stdout=out, stderr=out)
    for _ in range(600):
        with (
            contextlib.suppress(OSError),
            urllib.request.urlopen(f"http://127.0.0.1:{port}/ready", timeout=5),
        ):
            return server
        if server.poll() is not None:
            break
        time.sleep(0.1)
    raise SystemExit(f"The server does not start:\n{log.read_text()}")


def cpu(server: psutil.Process) -> float:
    used = server.cpu_times()
    return float(used.user + used.system)


def quantile(times: list[float], share: float) -> float:
    """In milliseconds."""
    return sorted(times)[min(len(times) - 1, int(len(times) * share))] * 1000 if times else float("nan")


def measure(
    clients: int, rate: float, seconds: float, database: str, processes: int, profile: str
) -> dict[str, Any]:
    """One run with a fresh server."""
    with tempfile.TemporaryDirectory(prefix="kaiju-bench-") as folder:
        port = free_port()
        log = Path(folder) / "server.log"
        server = start(port, database or f"{folder}/bench.db", log, profile)
        seen = psutil.Process(server.pid)
        idle = seen.memory_info().rss
        tables = max(1, clients // SEATS)
        context = multiprocessing.get_context("spawn")
        pipes, workers = [], []
        try:
            for n in range(processes):
                share = tables // processes + (n < tables % processes)
                ours, theirs = context.Pipe()
                worker = context.Process(
                    target=crowd, args=(port, share, rate * share / tables, n, theirs), daemon=True
                )
                worker.start()
                pipes.append(ours)
                workers.append(worker)
            answer = [pipe.recv() for pipe in pipes]
            seated = seen.memory_info().rss
            for pipe in pipes:
                pipe.send(seconds)
            answer = [pipe.recv() for pipe in pipes]
            before, began = cpu(seen), time.perf_counter()
            for pipe in pipes:
                pipe.send("go")
            answer = [pipe.recv() for pipe in pipes]
            used, took = cpu(seen) - before, time.perf_counter() - began
            end = seen.memory_info().rss
            for pipe in pipes:
                pipe.send("done")
        finally:
            for worker in workers:
                worker.join(10)
                if worker.is_alive():
                    worker.kill()
            server.send_signal(signal.SIGINT)  # a profile is written on this one
            server.wait(20)
        errors = [error for one in answer for error in one["errors"]]
        errors += [line for line in log.read_text().splitlines() if " ERROR " in line]
        own = [t for one in answer for t in one["own"]]
        others = [t for one in answer for t in one["others"]]
        received = sum(one["received"] for one in answer)
        return {
            "clients": tables * SEATS,
            "actions/s": round(sum(one["answered"] for one in answer) / took),
            "games": sum(one["games"] for one in answer),
            "deliveries/s": round(received / took),
            "deliveries/CPU-s": round(received / used),
            "server CPU %": round(100 * used / took),
            "own p50 ms": round(quantile(own, 0.5), 1),
            "own p99 ms": round(quantile(own, 0.99), 1),
            "others p50 ms": round(quantile(others, 0.5), 1),
            "others p99 ms": round(quantile(others, 0.99), 1),
            "idle MB": round(idle / 1e6),
            "seated MB": round(seated / 1e6),
            "end MB": round(end / 1e6),
            "KB/connection": round((seated - idle) / 1024 / (tables * SEATS)),
            "KB/table": round((seated - idle) / 1024 / tables),
            "skipped": sum(one["skipped"] for one in answer),
            "errors": len(errors),
            "first errors": errors[:3],
        }


def some(text: str) -> int:
    """A whole number of at least 1."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"it is a whole number of at least 1, not {text}")
    return int(text)


def positive(text: str) -> float:
    """A number of more than 0."""
    try:
        found = float(text)
    except ValueError:
        found = 0
    if not 0 < found < math.inf:
        raise argparse.ArgumentTypeError(f"it is a number of more than 0, not {text}")
    return found


def main() -> int:
    """Measure and say whether the bar is met."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--clients", type=some, nargs="+", default=[100, 500, 1000])
    parser.add_argument("--rate", type=positive, default=500, help="answers a second, all clients together")
    parser.add_argument("--seconds", type=positive, default=20)
    parser.add_argument("--repeat", type=some, default=1)
    parser.add_argument("--processes", type=some, default=1, help="processes that play the clients")
    parser.add_argument("--database", default="", help="PostgreSQL address; left out, a fresh SQLite file")
    parser.add_argument("--profile", default="", help="write a profile of the server to this file")
    parser.add_argument("--json", action="store_true", help="print figures for programs")
    parser.add_argument(
        "--no-bar", action="store_true", help="only an error is a failure: for a busy machine"
    )
    given = parser.parse_args()
    failed = False
    for clients in given.clients:
        runs = []
        for _ in range(given.repeat):
            runs.append(
                measure(clients, given.rate, given.seconds, given.database, given.processes, given.profile)
            )
            if given.json:
                print(json.dumps(runs[-1]))
            else:
                print(
                    "  ".join(f"{name} {value}" for name, value in runs[-1].items() if value != []),
                    flush=True,
                )
        best = min(runs, key=lambda run: run["others p99 ms"])
        if given.repeat > 1:
            middle = statistics.median(run["others p99 ms"] for run in runs)
            print(f"{clients} clients: p99 best {best['others p99 ms']} ms, median {middle} ms")
        failed = failed or any(run["errors"] for run in runs)
        if clients >= BAR_CLIENTS and not given.no_bar:
            worst = max(best["own p99 ms"], best["others p99 ms"])
            met = worst < BAR_P99_MS and best["end MB"] < BAR_MEMORY_MB and not best["errors"]
            print(
                f"the bar (p99 < {BAR_P99_MS} ms, < {BAR_MEMORY_MB} MB, no error): {'met' if met else 'NOT met'}"
            )
            failed = failed or not met
    return int(failed)


if __name__ == "__main__":
    raise SystemExit(main())
