"""Connections: how many there may be, how long a request may take to arrive, and what a WebSocket may send unasked.

The server library counts nothing and waits for ever. A connection is counted for its address as soon as it is accepted
(IPv6 by network, since everybody has as many addresses there as they like); behind a trusted proxy it is counted for
the real client as soon as a request says who that is.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import sys
from collections import Counter
from functools import lru_cache
from http import HTTPStatus
from typing import Any

import h11
import msgspec
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request, Response
from websockets.protocol import State
from websockets.server import ServerProtocol

from kaiju.server.guard import Bucket
from kaiju.server.protocol import Fault
from kaiju.server.settings import Settings

if sys.platform != "win32":
    import resource

log = logging.getLogger("kaiju.wire")

FILES_WANTED = 65_536
FILES_KEPT = 128
"""Files that are not connections: databases, logs, workers, what is being read."""
REQUEST_WITHIN = 7.0
"""Seconds from the first byte of a request, or from the connection, until all of it is there."""
READ_WITHIN = 20.0
"""Seconds in which somebody has to take at least a little of a response, else nobody waits for them any more."""
SLICE = 2048
"""Bytes that a WebSocket is given to parse at once: so many frames at most before they are counted."""
CONTROL_PER_SECOND, CONTROL_BURST = 2, 30
"""Pings and pongs of one WebSocket; a usual client sends one in twenty seconds."""
FRAMES_IN_A_MESSAGE = 4
"""Into how many frames a message may be cut, on the whole."""
BUFFER_LONGEST = 1024 * 1024
"""Bytes that may wait to be sent on a WebSocket before it is cut off."""
POLICY = 1008
WHOLE_TEXT = 0x81
"""The first byte of a frame that is a text from beginning to end."""
HEADERS = [
    (
        b"content-security-policy",
        b"default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        b"connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
"""What every response tells a browser to forbid itself."""
PREFIX = 64
READ_AHEAD = 2
"""Messages of a WebSocket that may wait for the app before no more are read."""
TRUSTED_MORE = 8
"""A proxy's connections belong to somebody else as soon as they say so: it may have more that do not say it yet."""


def raise_file_limit() -> int:
    """Have as many files open as the system lets us, and say how many that is."""
    if sys.platform == "win32":
        return FILES_WANTED
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES_WANTED if hard == resource.RLIM_INFINITY else min(FILES_WANTED, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return FILES_WANTED if soft == resource.RLIM_INFINITY else soft


@lru_cache(4096)
def network(address: str) -> str:
    """What limits are counted by: the address, of IPv6 its network."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, PREFIX), strict=False))


class Crowd:
    """Everybody who is connected to this process."""

    def __init__(self, each: int = FILES_WANTED, most: int = FILES_WANTED) -> None:
        self.each = each
        self.most = most
        self.frames = 80.0
        self.frames_burst = 240.0
        self.here: Counter[str] = Counter()
        self.total = 0

    def settle(self, settings: Settings, files: int) -> None:
        """Take the limits of the settings, and of the files that may be open."""
        self.each = settings.connections_per_client
        self.most = max(files - FILES_KEPT, files // 2)
        self.frames = settings.messages_per_second * FRAMES_IN_A_MESSAGE
        self.frames_burst = settings.messages_burst * FRAMES_IN_A_MESSAGE

    def let_in(self, address: str, *, trusted: bool) -> Guest | None:
        """Count a connection; None when there is no room for it."""
        who = network(address)
        each = self.each * TRUSTED_MORE if trusted else self.each
        if self.total >= self.most or self.here[who] >= each:
            return None
        self.total += 1
        return Guest(self, who)


class Guest:
    """One connection, counted for somebody until it is gone."""

    __slots__ = ("crowd", "gone", "who")

    def __init__(self, crowd: Crowd, who: str) -> None:
        self.crowd = crowd
        self.who = who
        self.gone = False
        crowd.here[who] += 1

    def is_of(self, address: str) -> bool:
        """Count it for the client that its request tells of; False when that one has too many."""
        who = network(address)
        if who == self.who:
            return self.crowd.here[who] <= self.crowd.each
        if self.crowd.here[who] >= self.crowd.each:
            return False
        self._uncount()
        self.crowd.here[who] += 1
        self.who = who
        return True

    def leave(self) -> None:
        """It is gone."""
        if not self.gone:
            self.gone = True
            self._uncount()
            self.crowd.total -= 1

    def _uncount(self) -> None:
        self.crowd.here[self.who] -= 1
        if not self.crowd.here[self.who]:
            del self.crowd.here[self.who]


CROWD = Crowd()
"""Those connected to this process: the server library makes its protocols by itself, and hands them nothing of ours."""


def refusal(status: str, code: str, text: str) -> bytes:
    """A whole response for somebody who is not even let in."""
    body = msgspec.json.encode(Fault(code, text))
    head = (
        f"HTTP/1.1 {status}\r\ncontent-type: application/json\r\ncontent-length: {len(body)}\r\n"
        "connection: close\r\n"
    )
    guarded = b"".join(name + b": " + value + b"\r\n" for name, value in HEADERS)
    return head.encode() + guarded + b"\r\n" + body


TOO_MANY = refusal("429 Too Many Requests", "too-many-connections", "Too many connections; close some.")
NOT_HTTP = refusal("400 Bad Request", "not-understood", "This is not a request that HTTP knows.")
TOO_SLOW = refusal("408 Request Timeout", "too-slow", "The request took too long to arrive.")


class HttpConnection(H11Protocol):
    """A connection that is counted, and whose requests have to arrive in time."""

    guest: Guest | None = None
    deadline: asyncio.TimerHandle | None = None
    reading: asyncio.TimerHandle | None = None
    unread = 0  # bytes that the other side had not taken when that was last looked at

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        self.guest = CROWD.let_in(address, trusted=address in getattr(self.app, "trusted_hosts", ()))
        if self.guest is None:
            transport.write(TOO_MANY)
            transport.close()
            return
        self.app_state = {**self.app_state, "guest": self.guest}
        self._expect()

    def _expect(self) -> None:
        if self.deadline is None:
            self.deadline = self.loop.call_later(REQUEST_WITHIN, self._too_late)

    def _have(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def _too_late(self) -> None:
        self.deadline = None
        if not self.transport.is_closing():
            if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
                self.transport.write(TOO_SLOW)
            self.transport.close()

    def data_received(self, data: bytes) -> None:
        if self.guest is None:
            return
        super().data_received(data)
        if self.transport.get_protocol() is not self or self.transport.is_closing():
            self._have()
        elif self.conn.their_state is h11.SEND_BODY or (
            self.conn.their_state is h11.IDLE and self.conn.trailing_data[0]
        ):
            self._expect()
        else:
            self._have()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._watch_reading()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._watch_reading()

    def _watch_reading(self) -> None:
        """Who asks for much and does not read it would hold its memory and its place for ever."""
        if self.reading is None:
            self.unread = self.transport.get_write_buffer_size()
            if self.unread:
                self.reading = self.loop.call_later(READ_WITHIN, self._is_read)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.unread = sys.maxsize  # what is written next does not count against what was read

    def _is_read(self) -> None:
        self.reading = None
        if 0 < self.unread <= self.transport.get_write_buffer_size():
            self.transport.abort()
        else:
            self._watch_reading()

    def send_400_response(self, msg: str) -> None:
        """What cannot even be parsed is refused like everything else: in our form, with our headers."""
        self.transport.write(NOT_HTTP)
        self.transport.close()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._have()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._have()
        if self.reading is not None:
            self.reading.cancel()
            self.reading = None
        if self.guest is not None:
            self.guest.leave()
        super().connection_lost(exc)


def text_frame(text: bytes) -> bytes:
    """A whole message as a server sends it: neither masked nor compressed nor cut into pieces (RFC 6455, 5.2)."""
    length = len(text)
    if length < 126:
        return bytes((WHOLE_TEXT, length)) + text
    if length < 1 << 16:
        return bytes((WHOLE_TEXT, 126)) + length.to_bytes(2, "big") + text
    return bytes((WHOLE_TEXT, 127)) + length.to_bytes(8, "big") + text


class Handshake(ServerProtocol):
    """The talk of a WebSocket: who is refused one gets the headers of every other response."""

    def send_response(self, response: Response) -> None:
        if response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            for name, value in HEADERS:
                response.headers[name.decode()] = value.decode()
        super().send_response(response)


class LiveConnection(WebSocketsSansIOProtocol):
    """A WebSocket whose frames are counted, and which is cut off when it does not read what it asks for."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.conn = Handshake(max_size=self.config.ws_max_size, logger=self.logger)
        self.control = Bucket(CONTROL_PER_SECOND, CONTROL_BURST)
        self.any_frames = Bucket(CROWD.frames, CROWD.frames_burst)

    def data_received(self, data: bytes) -> None:
        for first in range(0, len(data), SLICE):
            if self.transport.is_closing() or self.disconnected:
                return
            super().data_received(data[first : first + SLICE])

    def handle_events(self) -> None:
        if self.transport.get_write_buffer_size() > BUFFER_LONGEST:
            self._cut_off()
            return
        super().handle_events()

    def handle_ping(self) -> None:
        self._count(self.control)
        if not self.transport.is_closing():
            super().handle_ping()

    def handle_pong(self, event: Any) -> None:
        self._count(self.control)
        super().handle_pong(event)

    def handle_connect(self, event: Request) -> None:
        self.app_state = {**self.app_state, "line": self}
        super().handle_connect(event)

    def send_now(self, text: bytes) -> bool:
        """Send a text on the spot; False when it has to wait: the other side is behind, or the line is being closed.

        The way through the app and the library costs more than a table does for an answer.
        """
        if not self.writable.is_set() or self.close_sent or self.disconnected or self.transport.is_closing():
            return False
        if self.conn.state is not State.OPEN:
            return False
        self.transport.write(text_frame(text))
        return True

    def send_receive_event_to_app(self) -> None:
        self._count(self.any_frames)
        if self.transport.is_closing():
            return
        # The library stops reading with every message, and begins again: two calls of the system for each.
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and self.queue.qsize() >= READ_AHEAD:
            self.read_paused = True
            self.transport.pause_reading()

    def handle_cont(self, event: Any) -> None:
        self._count(self.any_frames)
        if not self.transport.is_closing():
            super().handle_cont(event)

    def _count(self, bucket: Bucket) -> None:
        if not bucket.take() and not self.transport.is_closing():
            self.queue.put_nowait({"type": "websocket.disconnect", "code": POLICY})
            self.conn.data_to_send()  # what would have been answered is not sent any more
            self.conn.fail(POLICY, "too many frames")
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.transport.close()

    def _cut_off(self) -> None:
        self.queue.put_nowait({"type": "websocket.disconnect", "code": POLICY})
        self.transport.abort()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        if not self.disconnected:  # who does not read keeps the connection half open for ever
            self.loop.call_later(self.close_timeout + 1, self.transport.abort)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        if self.transport.get_write_buffer_size():
            self.transport.abort()  # who does not read does not read the good-bye either

    def connection_lost(self, exc: Exception | None) -> None:
        guest = self.app_state.get("guest")
        if guest is not None:
            guest.leave()
        if self.handshake_initiated and self.conn.state is not State.CONNECTING:
            self.scope["state"].pop("line", None)  # else the two would hold each other
        self.app_state = {}
        super().connection_lost(exc)
