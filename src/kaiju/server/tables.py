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


def now_ms() -> int:
    """Now, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


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
