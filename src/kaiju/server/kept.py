"""Finished games, kept whole: what each seat saw at every step, and the record.

Rules change, and a log can only be played by the rules it was written under. So when a game ends a worker plays it
once more and everything that the replay page shows is written down, compressed. A game for four takes about 60 kB.
This is the worker's part: it needs no database.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any

import msgspec

from kaiju.engine.record import steps, write
from kaiju.games import game_named
from kaiju.server import entries
from kaiju.server.played import Find
from kaiju.server.protocol import TableInfo
from kaiju.server.room import Room

LEVEL = 9
"""Views of one game are much alike: this makes 1/30 of them in 40 ms; what is denser takes ten times as long."""


class Kept(msgspec.Struct, frozen=True):
    """What is kept of a finished game; ``steps`` by who looks. Record and steps are compressed."""

    info: TableInfo
    record: bytes
    steps: dict[int, bytes]


class Steps(msgspec.Struct):
    """Steps of a replay, as JSON parts that are only put together."""

    count: int
    turns: list[int]
    steps: list[msgspec.Raw]


class _Strip:
    """The steps as one viewer sees them, compressed while they are made."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.made = zlib.compressobj(LEVEL)
        self.parts = [self.made.compress(b'{"steps":[')]

    def add(self, step: dict[str, Any]) -> None:
        comma = b"," if step["number"] else b""
        self.parts.append(self.made.compress(comma + msgspec.json.encode(step)))

    def end(self, count: int, turns: list[int]) -> bytes:
        rest = f'],"count":{count},"turns":{turns}}}'.encode()
        return b"".join((*self.parts, self.made.compress(rest), self.made.flush()))


def keep(number: str, bodies: Sequence[str], games: Find = game_named) -> Kept | None:
    """In a worker: all that is kept of a finished game, from its log; None when it is not over or not to be played."""
    room = Room(number, games)
    for body in bodies:
        room.take(entries.decode(body))
    if room.state != "finished" or room.table is None or room.game is None:
        return None
    told = room.record()
    strips = [_Strip(seat) for seat in range(-1, told.seats)]
    turns: list[int] = []
    seen = count = 0
    # A game that ended because everybody else gave up has no winner of its own to compare with.
    for table in steps(msgspec.structs.replace(told, winners=None), room.game):
        turn = int(getattr(table.st, "turn", 0))
        while len(turns) < turn:
            turns.append(count)
        for strip in strips:
            strip.add(
                {
                    "number": count,
                    "seat": told.answers[count - 1][0] if count else -1,
                    "turn": turn,
                    "view": table.view(strip.seat),
                    "events": table.news(strip.seat, seen),
                }
            )
        seen = len(table.events)
        count += 1
    return Kept(
        info=room.info(),
        record=zlib.compress(write(told), LEVEL),
        steps={strip.seat: strip.end(count, turns) for strip in strips},
    )


def page(kept: bytes, first: int, most: int) -> bytes:
    """In a worker: some steps of a kept game, as JSON."""
    told = msgspec.json.decode(zlib.decompress(kept), type=Steps)
    return msgspec.json.encode(Steps(told.count, told.turns, told.steps[first : first + most]))


class Ending(msgspec.Struct):
    """How a viewer leaves a game: everything it was told, and the last thing it saw."""

    events: list[msgspec.Raw]
    view: msgspec.Raw


class _Step(msgspec.Struct):
    view: msgspec.Raw
    events: list[msgspec.Raw]


class _AllSteps(msgspec.Struct):
    steps: list[_Step]


def ending(kept: bytes) -> Ending:
    """In a worker: the end of a kept game, for whoever comes to the table later."""
    told = msgspec.json.decode(zlib.decompress(kept), type=_AllSteps)
    return Ending([event for step in told.steps for event in step.events], told.steps[-1].view)
