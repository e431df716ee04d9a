"""People who look at a table: what was sent to each, and what still waits to be sent."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from kaiju.server.faults import not_you
from kaiju.server.messages import Refused

OUTBOX_LONGEST = 300
"""A viewer this far behind is let go; it comes back and resumes where it was."""

_encoder = msgspec.json.Encoder()


class Viewer:
    """One live channel to one person."""

    def __init__(self, player: str, name: str, seats: Sequence[int], where: str = "") -> None:
        self.player = player
        self.where = where  # from which address it looks, as limits count it
        self.name = name
        self.seats = tuple(seats)  # none: a spectator
        self.seat = next(iter(seats), -1)  # through which of them it sees the table
        self.seen = 0  # number of the first event it has not been sent
        self.outbox: deque[bytes] = deque()
        self.send_now: Callable[[bytes], bool] | None = None  # past the outbox, when nothing waits there
        self.wake = asyncio.Event()
        self.gone = False
        self.dismissed = False  # whether it is let go because its player is nobody any more

    def send(self, message: msgspec.Struct) -> None:
        """Send a message like :meth:`post`."""
        self.post(encode(message))

    def post(self, text: bytes) -> None:
        """Send an encoded message: at once if that can be, else in its turn."""
        if not self.outbox and self.send_now is not None and self.send_now(text):
            return
        if len(self.outbox) >= OUTBOX_LONGEST:
            self.gone = True
        else:
            self.outbox.append(text)
        self.wake.set()

    def dismiss(self) -> None:
        """Let this person go, after the last words; nothing more is done for them."""
        self.send(Refused(not_you().code, not_you().text))
        self.dismissed = self.gone = True
        self.wake.set()


def encode(message: Any) -> bytes:
    """A message as it goes over the wire."""
    return _encoder.encode(message)
