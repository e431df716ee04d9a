"""The live channel: one WebSocket for each viewer of a table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from kaiju.server.bus import first_line
from kaiju.server.database import is_down
from kaiju.server.faults import Refusal, busy
from kaiju.server.guard import Bucket, too_fast
from kaiju.server.house import House
from kaiju.server.messages import (
    Answer,
    AskHint,
    Concede,
    Foresee,
    FromClient,
    Hello,
    Ping,
    Point,
    Pong,
    Prefer,
    Refused,
    Say,
    SetHints,
    SetPace,
    TakeBack,
    Vote,
)
from kaiju.server.protocol import CHAT_LONGEST
from kaiju.server.tables import HostedTable, now_ms
from kaiju.server.viewers import Viewer, encode
from kaiju.server.wire import LiveConnection, network

log = logging.getLogger("kaiju.live")

HELLO_WITHIN = 15.0
MESSAGE_LONGEST = 4096
LAST_WORDS = 1.0
STRIKES = 25
STRIKES_FORGIVEN = 0.5  # a second
ABUSE, NOT_YOU, NO_TABLE, SLOW, LATER = 4008, 4003, 4004, 4009, 1013
HELLOS_PER_SECOND, HELLOS_BURST = 0.2, 10

CLOSES = {
    "wrong-secret": NOT_YOU,
    "wrong-password": NOT_YOU,
    "no-such-table": NO_TABLE,
    "too-fast": LATER,
    "busy": LATER,
}
"""Refusals of a hello after which the connection is closed; with some the client may come back later."""

_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)

Socket = WebSocket[Any, Any, Any]


class Hangup(Exception):
    """The connection is to be closed, for a reason."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class Channel:
    """One connection, from hello to the end."""

    def __init__(self, socket: Socket, house: House, number: str) -> None:
        self.socket = socket
        self.house = house
        self.number = number
        self.where = network(socket.client.host) if socket.client is not None else ""
        self.table: HostedTable | None = None
        self.viewer: Viewer | None = None
        self.pump: asyncio.Task[None] | None = None
        settings = house.settings
        self.messages = Bucket(settings.messages_per_second, settings.messages_burst)
        self.hellos = Bucket(HELLOS_PER_SECOND, HELLOS_BURST)
        self.strikes = Bucket(STRIKES_FORGIVEN, STRIKES)
        self.sending = asyncio.Lock()

    async def serve(self) -> None:
        """Talk until one of the two hangs up."""
        await self.socket.accept()
        self.house.metrics.connections.inc()
        try:
            await self._listen()
        except Hangup as hangup:
            with contextlib.suppress(Exception):
                await self._drain()
                await asyncio.wait_for(self.socket.close(hangup.code, hangup.reason), LAST_WORDS)
        except (WebSocketDisconnect, OSError):
            pass
        finally:
            self.house.metrics.connections.dec()
            await self._leave()

    async def _listen(self) -> None:
        while True:
            try:
                receiving = self.socket.receive()
                message: Any = await (
                    receiving if self.viewer is not None else asyncio.wait_for(receiving, HELLO_WITHIN)
                )
            except TimeoutError:
                raise Hangup(ABUSE, "no hello came") from None
            if message["type"] == "websocket.disconnect":
                return
            if self.viewer is not None and self.viewer.gone:
                raise Hangup(*why_gone(self.viewer))
            await self._heard(message.get("text") or message.get("bytes") or b"")

    async def _heard(self, data: str | bytes) -> None:
        question = -1
        try:
            if not self.messages.take() or not self.house.limits.messages.lets(self.where):
                raise too_fast()
            message = read(data)
            if isinstance(message, Answer):
                question = message.question
            await self._do_now(message)
        except Refusal as refusal:
            self.house.metrics.refused.labels(refusal.code).inc()
            await self._send(Refused(refusal.code, refusal.text, question))
            if refusal.code in CLOSES and self.viewer is None:
                raise Hangup(CLOSES[refusal.code], refusal.code) from None
            if not self.strikes.take():
                raise Hangup(ABUSE, "too many messages were refused") from None

    async def _do_now(self, message: FromClient) -> None:
        try:
            await self._do(message)
        except Exception as error:
            if isinstance(error, (ConnectionError, WebSocketDisconnect)) or not is_down(error):
                raise
            log.warning("the database does not do what it is asked for: %s", first_line(error))
            raise busy() from None

    async def _do(self, message: FromClient) -> None:
        if isinstance(message, Ping):
            await self._send(Pong(now_ms()))
        elif isinstance(message, Hello):
            await self._hello(message)
        elif self.table is None or self.viewer is None:
            raise Refusal("hello-first", "Say hello first.")
        elif isinstance(message, Answer):
            await self.house.people.answer(
                self.table, self.viewer, message.question, message.answer, message.seat
            )
        elif isinstance(message, TakeBack):
            await self.house.people.take_back(self.table, self.viewer, message.answers)
        elif isinstance(message, Say):
            self.house.limits.chat.check(self.viewer.player, self.where)
            await self.house.people.say(self.table, self.viewer, message.text)
        elif isinstance(message, Prefer):
            await self.house.people.prefer(self.table, self.viewer, message)
        elif isinstance(message, Concede):
            await self.house.people.concede(self.table, self.viewer, message.seat)
        elif isinstance(message, SetPace):
            await self.house.people.set_pace(self.table, self.viewer, message.pace)
        elif isinstance(message, Vote):
            await self.house.people.vote(self.table, self.viewer, message.seat, message.bot)
        elif isinstance(message, Foresee):
            self.house.limits.looks.check(self.viewer.player, self.where)
            self.house.people.foresee(self.table, self.viewer, message)
        elif isinstance(message, AskHint):
            await self.house.advising.ask(self.table, self.viewer, message)
        elif isinstance(message, SetHints):
            await self.house.advising.set_hints(self.table, self.viewer, message.hints)
        elif isinstance(message, Point):
            self.house.limits.points.check(self.viewer.player, self.where)
            await self.house.people.point(self.table, self.viewer, message.at)

    async def _hello(self, message: Hello) -> None:
        if not self.hellos.take():
            raise too_fast()
        self.house.limits.comes(self.where)
        player = None
        if message.player or message.secret:
            player = await self.house.players.proved(message.player, message.secret)
        self.house.limits.came(player.id if player is not None else "", self.where)
        await self._leave()
        self.table, self.viewer = await self.house.people.enter(
            self.number, player, message.since, message.password, self.where
        )
        line = (self.socket.scope.get("state") or {}).get("line")
        self.viewer.send_now = line.send_now if isinstance(line, LiveConnection) else None
        self.pump = self.house.spawn(self._pump(self.viewer), "pump")

    async def _pump(self, viewer: Viewer) -> None:
        """Send what the house puts into the outbox, as fast as the other side takes it."""
        try:
            while not viewer.gone:
                await viewer.wake.wait()
                viewer.wake.clear()
                while viewer.outbox:
                    async with self.sending:
                        # It stays there until it is sent: what comes meanwhile must not overtake it.
                        await self.socket.send_data(viewer.outbox[0])
                        viewer.outbox.popleft()
            await self.socket.close(*why_gone(viewer))
        except (WebSocketDisconnect, OSError, RuntimeError):
            viewer.gone = True

    async def _send(self, message: msgspec.Struct) -> None:
        """Something for this connection alone; in order with what the outbox holds once there is one."""
        if self.viewer is not None:
            self.viewer.send(message)
        else:
            async with self.sending:
                try:
                    await self.socket.send_data(encode(message))
                except (RuntimeError, OSError):  # the connection was closed under us
                    raise ConnectionResetError from None

    async def _drain(self) -> None:
        """Let the last words out: they say why the connection is closed."""
        until = asyncio.get_running_loop().time() + LAST_WORDS
        while self.viewer is not None and self.viewer.outbox and not self.viewer.gone:
            if asyncio.get_running_loop().time() > until:
                break
            await asyncio.sleep(0.01)

    async def _leave(self) -> None:
        if self.pump is not None:
            self.pump.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.pump
        if self.table is not None and self.viewer is not None:
            await self.house.people.go(self.table, self.viewer)
        self.table = self.viewer = self.pump = None


def why_gone(viewer: Viewer) -> tuple[int, str]:
    """Why a viewer is let go: the code of the close, and a word."""
    return (NOT_YOU, "wrong-secret") if viewer.dismissed else (SLOW, "too far behind")


def read(data: str | bytes) -> FromClient:
    """A message from a client; raises Refusal that says what is wrong with it."""
    if len(data) > MESSAGE_LONGEST:
        raise Refusal("too-long", f"A message has {MESSAGE_LONGEST} characters at most, chat {CHAT_LONGEST}.")
    try:
        return _decoder.decode(data)
    except msgspec.ValidationError as error:
        raise Refusal("not-understood", f"This message is not understood: {error}.") from None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Refusal("not-understood", "A message is a JSON object with a type.") from None
