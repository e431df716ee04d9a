"""How long the lists of the shelf page take when there are many finished games.

    python tools/bench_lists.py                        10,000 finished games, one of them opened by each of 400 people
    python tools/bench_lists.py --games 100000

A fresh SQLite file is filled with finished tables as lists have them (public ones, four at each), a server is started
on it, and every request that the shelf page makes is asked for many times over one connection.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import signal
import statistics
import sys
import tempfile
import time
from pathlib import Path

import msgspec

from kaiju.games import SHELF
from kaiju.server.engines import make_engine
from kaiju.server.guard import digest
from kaiju.server.migrate import bring_up_to_date
from kaiju.server.protocol import SeatInfo, TableInfo
from kaiju.server.schema import PLAYERS, SITTERS, TABLES
from kaiju.server.settings import database_address

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.bench_crowd import SEATS  # noqa: E402
from tools.bench_server import cpu, free_port, start  # noqa: E402

PEOPLE = 400
TIMES = 50
SECRET = "x" * 40
BAR_MS = 20
BROWSER = {"accept-encoding": "gzip, deflate, br"}


def finished(number: int) -> TableInfo:
    """A finished table as lists have it."""
    game = SHELF.first.declaration
    who = [(number * 7 + n * 31) % PEOPLE for n in range(SEATS)]
    at = 1_700_000_000_000 + number * 60_000
    return TableInfo(
        id=f"t{number}",
        game=game.name,
        rules=game.versions,
        options=SHELF.first.options({}, SEATS),
        seats=[
            SeatInfo(n, held_by="player", player=f"p{p}", name=f"Player {p}", figure="kraken")
            for n, p in enumerate(who)
        ],
        state="finished",
        public=True,
        host=f"p{who[0]}",
        opened=at,
        changed=at + 50_000,
        answers=180,
        turn=31,
        winners=[number % SEATS],
        ending="points",
    )


async def fill(address: str, games: int) -> None:
    """A database with so many finished games."""
    engine = make_engine(address)
    await bring_up_to_date(engine)
    infos = [finished(number) for number in range(games)]
    rows = [
        {
            "id": info.id,
            "game": info.game,
            "state": info.state,
            "public": True,
            "host": info.host,
            "opened": info.opened,
            "changed": info.changed,
            "info": msgspec.json.encode(info).decode(),
        }
        for info in infos
    ]
    people = [
        {"id": f"p{n}", "name": f"Player {n}", "secret": digest(SECRET), "created": 1} for n in range(PEOPLE)
    ]
    sitters = {(seat.player, info.id) for info in infos for seat in info.seats}
    async with engine.begin() as connection:
        await connection.execute(PLAYERS.insert(), people)
        await connection.execute(TABLES.insert(), rows)
        await connection.execute(SITTERS.insert(), [{"player": p, "table_id": t} for p, t in sitters])
    await engine.dispose()


def ask(connection: http.client.HTTPConnection, path: str) -> float:
    """How long one request takes, in milliseconds."""
    began = time.perf_counter()
    connection.request("GET", path, headers={"authorization": f"Kaiju p1:{SECRET}", **BROWSER})
    answer = connection.getresponse()
    body = answer.read()
    took = 1000 * (time.perf_counter() - began)
    if answer.status != 200:
        raise SystemExit(f"{path}: {answer.status} {body[:200]!r}")
    return took


def main() -> int:
    """Fill, ask, and say whether the bar is met."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=10_000)
    given = parser.parse_args()
    met = True
    with tempfile.TemporaryDirectory(prefix="kaiju-lists-") as folder:
        file = f"{folder}/lists.db"
        asyncio.run(fill(database_address(file), given.games))
        port = free_port()
        server = start(port, file, Path(folder) / "server.log")
        try:
            connection = http.client.HTTPConnection("127.0.0.1", port)
            first = SHELF.first.name
            for path in (
                "/api/shelf",
                "/api/tables",
                "/api/tables?state=finished",
                "/api/tables?state=waiting",
                f"/api/tables?game={first}",
                "/api/tables?mine=true",
            ):
                before = cpu(server.pid)
                took = sorted(ask(connection, path) for _ in range(TIMES))
                spent = 1000 * (cpu(server.pid) - before) / TIMES
                middle, high = statistics.median(took), took[int(TIMES * 0.95)]
                met = met and middle < BAR_MS
                print(
                    f"{path:34} median {middle:5.1f} ms, 95 of 100 within {high:5.1f} ms, "
                    f"{spent:4.1f} ms of the server's CPU time",
                    flush=True,
                )
        finally:
            server.send_signal(signal.SIGINT)
            server.wait(20)
    print(f"the bar (median under {BAR_MS} ms each): {'met' if met else 'NOT met'}")
    return int(not met)


if __name__ == "__main__":
    raise SystemExit(main())
