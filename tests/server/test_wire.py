"""Connections as an attacker makes them: many, slow, half-sent, and WebSockets that only send control frames."""

from __future__ import annotations

import asyncio
import contextlib
import resource
import socket
import struct
import time
from collections.abc import Iterator

import httpx
import msgspec
import psutil  # type: ignore[import-untyped]
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from kaiju.server import wire
from kaiju.server.settings import Settings
from kaiju.server.wire import REQUEST_WITHIN, Crowd, network
from tests.server.client import Client
from tests.server.conftest import Start
from tests.server.running import Server
from tests.server.test_live import run, table_of

STRANGER = "127.0.0.2"
"""Another address of this machine: not the one that is trusted like a proxy."""


@contextlib.contextmanager
def connected(server: Server, count: int, source: str = STRANGER) -> Iterator[list[socket.socket]]:
    """So many connections that say nothing."""
    made: list[socket.socket] = []
    try:
        for _ in range(count):
            made.append(
                socket.create_connection(("127.0.0.1", server.port), timeout=10, source_address=(source, 0))
            )
        yield made
    finally:
        for each in made:
            each.close()


def heard(one: socket.socket, within: float = 0.0) -> bytes | None:
    """What came over a connection up to its end; None while it is open."""
    one.settimeout(within or 0.001)
    found = b""
    try:
        while True:
            some = one.recv(65536)
            if not some:
                return found
            found += some
    except TimeoutError:
        return None
    except OSError:
        return found


def plays(server: Server) -> None:
    """Somebody else opens a table and comes to it."""

    async def story(client: Client) -> None:
        table, (ann, _) = await table_of(client, 2)
        live = await client.live(table, ann)
        assert live.view is not None

    run(server, story)


def test_a_thousand_idle_connections_of_one_address_stop_nobody(start: Start) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(1024, soft), hard))  # as most systems have it
    try:
        server = start(CONNECTIONS_PER_CLIENT="50")
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    if hard > 1024:
        assert psutil.Process(server.pid).rlimit(psutil.RLIMIT_NOFILE)[0] > 1024
    before = server.log.stat().st_size
    with connected(server, 1000) as idle:
        plays(server)
        time.sleep(0.5)
        told = [heard(one) for one in idle]
    refused = [text for text in told if text is not None]
    assert 950 <= len(refused) <= 1000
    bodies = [text.partition(b"\r\n\r\n")[2] for text in refused if text]
    codes = {msgspec.json.decode(body)["code"] for body in bodies}
    assert "too-many-connections" in codes
    assert codes <= {"too-many-connections", "too-slow"}, (
        "on a slow machine those let in run out of time meanwhile"
    )
    assert server.log.stat().st_size - before < 50_000


def test_no_file_left_is_told_once_and_passes(start: Start) -> None:
    server = start()
    server.may_fail = True  # asyncio calls it an error
    process = psutil.Process(server.pid)
    limits = process.rlimit(psutil.RLIMIT_NOFILE)
    files = process.num_fds() + 10
    process.rlimit(psutil.RLIMIT_NOFILE, (files, limits[1]))
    before = server.log.stat().st_size
    with connected(server, 60):
        time.sleep(2.5)
    process.rlimit(psutil.RLIMIT_NOFILE, limits)
    assert server.log.stat().st_size - before < 200_000
    time.sleep(1.2)  # asyncio tries again after a second
    plays(server)


def test_half_sent_requests_are_closed_without_a_trace(start: Start) -> None:
    server = start()
    halves = [
        b"",
        b"GET / HT",
        b"GET /api/shelf HTTP/1.1\r\nhost: x\r\n",
        b"POST /api/players HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{",
        b"POST /api/players HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n5\r\n{",
    ]
    with connected(server, len(halves) * 4) as lines:
        for number, one in enumerate(lines):
            one.sendall(halves[number % len(halves)])
        for one in lines[len(halves) * 3 :]:
            one.close()  # some go away in the middle
        plays(server)
        ends = [heard(one, REQUEST_WITHIN + 5) for one in lines[: len(halves) * 3]]
    assert None not in ends
    assert all(end.startswith(b"HTTP/1.1 408") for end in ends if end)
    assert sum(bool(end) for end in ends) >= len(halves)
    assert "Traceback" not in server.told()


def test_a_whole_request_is_answered_however_slowly_the_next_one_comes(server: Server) -> None:
    with connected(server, 1) as (one,):
        one.sendall(b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n")
        one.settimeout(5)
        assert one.recv(65536).startswith(b"HTTP/1.1 200")
        time.sleep(1)
        one.setblocking(False)
        with contextlib.suppress(BlockingIOError):
            one.recv(65536)  # the answer's body, if it came apart from its head
        one.settimeout(5)
        for part in (b"GET /hea", b"lth HTTP/1.1\r\nho", b"st: x\r\n\r\n"):
            time.sleep(0.2)
            one.sendall(part)
        assert one.recv(65536).startswith(b"HTTP/1.1 200")


def test_networks_are_what_is_counted() -> None:
    assert network("203.0.113.7") == "203.0.113.7"
    assert network("::ffff:203.0.113.7") == "203.0.113.7"
    assert network("2001:db8:1:2:3:4:5:6") == network("2001:db8:1:2::1") == "2001:db8:1:2::/64"
    assert network("2001:db8:1:3::1") != network("2001:db8:1:2::1")
    assert network("") == ""
    assert network("somewhere") == "somewhere"


def test_a_connection_counts_for_the_real_client_behind_a_proxy() -> None:
    crowd = Crowd()
    crowd.settle(Settings(connections_per_client=2), 1000)
    proxied = [crowd.let_in("127.0.0.1", trusted=True) for _ in range(10)]
    guests = [one for one in proxied if one is not None]
    assert len(guests) == 10
    assert [one.is_of("203.0.113.7") for one in guests[:4]] == [True, True, False, False]
    assert guests[4].is_of("203.0.113.8")
    guests[0].leave()
    guests[0].leave()
    assert guests[2].is_of("203.0.113.7")
    for one in guests:
        one.leave()
    assert crowd.total == 0
    assert not crowd.here
    assert crowd.let_in("203.0.113.9", trusted=False)
    assert crowd.let_in("203.0.113.9", trusted=False)
    assert crowd.let_in("203.0.113.9", trusted=False) is None


def test_no_more_are_let_in_than_there_are_files() -> None:
    crowd = Crowd()
    crowd.settle(Settings(), wire.FILES_KEPT * 2 + 4)
    let_in = [crowd.let_in(f"203.0.113.{n % 250}", trusted=False) for n in range(500)]
    assert sum(one is not None for one in let_in) == wire.FILES_KEPT + 4


def test_the_proxy_tells_for_whom_requests_are_counted(start: Start) -> None:
    server = start(REQUESTS_PER_SECOND="0.001", REQUESTS_BURST="2")

    async def story(client: Client) -> None:
        for address, status in [("203.0.113.7", 200)] * 2 + [("203.0.113.7", 429), ("203.0.113.8", 200)]:
            got = await client.ask("GET", "/api/shelf", x_forwarded_for=address)
            assert got.status_code == status
        got = await client.ask("GET", "/api/shelf", x_forwarded_for="2001:db8::1")
        assert got.status_code == 200
        await client.ask("GET", "/api/shelf", x_forwarded_for="2001:db8::2")
        got = await client.ask("GET", "/api/shelf", x_forwarded_for="2001:db8::3")
        assert got.status_code == 429

    run(server, story)


def test_four_people_behind_one_address_get_their_pages(start: Start) -> None:
    # At once as usual; but next to nothing comes back with time, however slow the machine is.
    server = start(REQUESTS_PER_SECOND="0.5", REQUESTS_BURST="120")

    async def story(client: Client) -> None:
        people = [await client.person(f"P{n}") for n in range(4)]
        for one in people:
            assert (await client.ask("GET", "/api/players/me", who=one)).status_code == 200
        answers: list[httpx.Response] = []
        for one in people:  # a cold page: its files, then what it asks for
            answers += await asyncio.gather(
                *(client.ask("GET", f"/assets/part-{n}.js", who=one) for n in range(48)),
                *(client.ask("GET", "/api/shelf", who=one) for _ in range(40)),
            )
        assert 429 not in {answer.status_code for answer in answers}
        # One player alone is still held to the limit, and so is whoever shows no player.
        hurry = await asyncio.gather(*(client.ask("GET", "/api/shelf", who=people[0]) for _ in range(200)))
        assert 429 in {answer.status_code for answer in hurry}
        names = await asyncio.gather(
            *(client.ask("GET", "/api/shelf", authorization=f"Kaiju x{n}:y") for n in range(200))
        )
        assert 429 in {answer.status_code for answer in names}

    run(server, story)


PING, PONG, CONT = 0x9, 0xA, 0x0


def frame(opcode: int, payload: bytes = b"", *, fin: bool = True) -> bytes:
    """A frame as a client sends it, masked with zeros."""
    assert len(payload) < 126
    return struct.pack("!BB", (0x80 if fin else 0) | opcode, 0x80 | len(payload)) + bytes(4) + payload


@pytest.mark.parametrize("opcode", [PING, PONG])
def test_control_frames_are_counted_and_cut_off(start: Start, opcode: int) -> None:
    server = start()

    async def story(client: Client) -> None:
        table, (ann, bo) = await table_of(client, 2)
        honest = await client.live(table, bo)
        flooding = [(await client.live(table, ann)).socket for _ in range(20)]
        for one in flooding:
            one.transport.write(frame(opcode, b"x" * 100) * 5000)  # half a megabyte each
        await asyncio.gather(*(closed(one) for one in flooding))
        await honest.sync()
        assert psutil.Process(server.pid).memory_info().rss < 400_000_000

    run(server, story)


async def closed(one: object, within: float = 20) -> int:
    """The code with which the other side closes."""
    try:
        async with asyncio.timeout(within):
            while True:
                await one.recv()  # type: ignore[attr-defined]
    except ConnectionClosed as error:
        code = 1008 if error.rcvd is None else int(error.rcvd.code)
    assert code == 1008
    return code


def test_empty_fragments_are_counted_too(start: Start) -> None:
    server = start(MESSAGES_PER_SECOND="20", MESSAGES_BURST="60")

    async def story(client: Client) -> None:
        table, (ann, _) = await table_of(client, 2)
        live = await client.live(table, ann)
        live.socket.transport.write(frame(0x1, b"{", fin=False) + frame(CONT, b"", fin=False) * 20_000)
        assert await closed(live.socket) == 1008

    run(server, story)


def test_who_asks_and_never_reads_is_cut_off(start: Start) -> None:
    server = start()

    async def story(client: Client) -> None:
        table, (ann, _) = await table_of(client, 2)
        url = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
        async with connect(url, compression=None, proxy=None, max_queue=1, ping_interval=None) as deaf:
            hello = msgspec.json.encode(
                {"type": "hello", "player": ann.id, "secret": ann.secret, "since": 0}
            ).decode()
            deaf.transport.pause_reading()
            with contextlib.suppress(ConnectionClosed, TimeoutError):
                async with asyncio.timeout(25):
                    while True:
                        await deaf.send(hello)
                        await asyncio.sleep(0)
            deaf.transport.abort()
        plays_on = await client.live(table, ann)
        await plays_on.sync()
        assert psutil.Process(server.pid).memory_info().rss < 400_000_000

    run(server, story)
