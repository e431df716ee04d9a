"""A hosted table: a room, who looks at it, and what is going on around it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence

import msgspec

from kaiju.server import bus
from kaiju.server.faults import rules_fault
from kaiju.server.protocol import Gone, TableInfo
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

    def __init__(self, room: Room, away_after: float) -> None:
        self.room = room
        self.away_after = away_after  # seconds after which a bot stands in for somebody who is gone
        self.lock = asyncio.Lock()
        self.viewers: list[Viewer] = []
        self.elsewhere: dict[str, bus.Presence] = {}
        self.heard: dict[str, float] = {}  # when another process last told who is there
        self.thinking: set[tuple[int, int]] = set()
        self.stuck: set[tuple[int, int]] = set()  # questions to which no bot finds an answer that works
        self.alarm: asyncio.TimerHandle | None = None
        self.gone_since: dict[int, float] = {}
        self.counting: list[int] = []  # for whom everybody has been told that the table waits
        self.used = time.monotonic()
        self.presence_at = 0.0  # from when on everybody may be told again who is here
        self.presence_due = False
        self.presence_mine = False  # whether other processes are to be told, too
        self.traced: set[str] = set()  # who talked here and is known to have, to be forgotten some day
        self.in_doubt = False  # whether something may have been written of which nobody was told
        self.mine = True  # whether this process wrote the last entry, and so moves the bots

    @property
    def here(self) -> list[int]:
        """Seats whose players look at the table now."""
        found = {seat for viewer in self.viewers for seat in viewer.seats}
        for presence in self.elsewhere.values():
            found.update(presence.seats)
        return sorted(found)

    @property
    def watchers(self) -> int:
        mine = sum(1 for viewer in self.viewers if not viewer.seats)
        return mine + sum(presence.watchers for presence in self.elsewhere.values())

    def awaited(self) -> list[int]:
        """Seats for which others wait although their players are not here; at a table with a clock, that rules."""
        room = self.room
        if room.clock is not None or room.state != "playing":
            return []
        here = self.here
        if not any(room.seats[seat].thinks_for_itself for seat in here):
            return []
        # All whom the table seems to wait for are treated alike: who is asked may be a secret.
        return [n for n in room.waiting(-1) if room.seats[n].thinks_for_itself and n not in here]

    def stands_in_after(self, seat: int, now: float) -> float | None:
        """In how many seconds a bot stands in for somebody who is gone; None while somebody wants to wait."""
        if not all(self.room.votes.get(seat, {}).values()):
            return None
        return max(0.0, self.gone_since.get(seat, now) + self.away_after - now)

    def _gone(self) -> dict[int, Gone]:
        found: dict[int, Gone] = {}
        for seat in self.awaited():
            votes = self.room.votes.get(seat, {})
            left = self.stands_in_after(seat, time.monotonic())
            found[seat] = Gone(
                left=-1 if left is None else round(left * 1000),
                bot=[voter for voter, bot in votes.items() if bot],
                wait=[voter for voter, bot in votes.items() if not bot],
            )
        return found

    def info(self, viewer: int | Sequence[int] = -1) -> TableInfo:
        """The table from outside, as this seat (-1: a spectator) may know it, or several together."""
        info = self.room.info(self.here, self.watchers, viewer, self._gone())
        return msgspec.structs.replace(info, stopped=rules_fault().code) if self.stuck else info
