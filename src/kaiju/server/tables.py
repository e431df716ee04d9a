"""A hosted table: a room, who looks at it, and what is going on around it."""

from __future__ import annotations

import asyncio
import time

import msgspec

from kaiju.server import bus
from kaiju.server.faults import rules_fault
from kaiju.server.protocol import TableInfo
from kaiju.server.room import Room
from kaiju.server.viewers import Viewer


class Time:
    """Time as tables go by it: the wall clock when the server began, and from then on seconds as they pass.

    Somebody may set the wall clock meanwhile; nobody's thinking time may follow it.
    """

    def __init__(self) -> None:
        self.ahead = time.time_ns() - time.monotonic_ns()

    def now(self) -> int:
        """Milliseconds since 1970."""
        return (time.monotonic_ns() + self.ahead) // 1_000_000

    def not_before(self, at: int) -> None:
        """A wall clock that was set back while there was no server does not take time back."""
        late = at - self.now()
        if late > 0:
            self.ahead += late * 1_000_000


TIME = Time()


def now_ms() -> int:
    """Now, in milliseconds since 1970; never less than before."""
    return TIME.now()


class HostedTable:
    """A room with its viewers and what is going on around it."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.lock = asyncio.Lock()
        self.viewers: list[Viewer] = []
        self.elsewhere: dict[str, bus.Presence] = {}
        self.heard: dict[str, float] = {}  # when another process last told who is there
        self.thinking: set[tuple[int, int]] = set()
        self.stuck: set[tuple[int, int]] = set()  # questions to which no bot finds an answer that works
        self.alarm: asyncio.TimerHandle | None = None
        self.gone_since: dict[int, float] = {}
        self.used = time.monotonic()
        self.presence_at = 0.0  # from when on everybody may be told again who is here
        self.presence_due = False
        self.mine = True  # whether this process wrote the last entry, and so moves the bots

    @property
    def here(self) -> list[int]:
        """Seats whose players look at the table now."""
        found = {viewer.seat for viewer in self.viewers if viewer.seat >= 0}
        for presence in self.elsewhere.values():
            found.update(presence.seats)
        return sorted(found)

    @property
    def watchers(self) -> int:
        mine = sum(1 for viewer in self.viewers if viewer.seat < 0)
        return mine + sum(presence.watchers for presence in self.elsewhere.values())

    def info(self, viewer: int = -1) -> TableInfo:
        """The table from outside, as this seat (-1: a spectator) may know it."""
        info = self.room.info(self.here, self.watchers, viewer)
        return msgspec.structs.replace(info, stopped=rules_fault().code) if self.stuck else info
