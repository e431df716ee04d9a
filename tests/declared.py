"""Declarations of toy games that have nothing to show."""

from __future__ import annotations

import msgspec

from kaiju.engine.declaration import Declaration, Turn, Wins
from kaiju.engine.events import Event


class SeatView(msgspec.Struct, frozen=True):
    """A seat with nothing in it."""

    seat: int


class BareView(msgspec.Struct, frozen=True):
    """A table with nothing on it."""

    seats: list[SeatView]
    turn: int


class TurnBegan(Event, frozen=True, kw_only=True):
    """A turn began."""

    seat: int
    turn: int


class GameOver(Event, frozen=True, kw_only=True):
    """It is over."""

    winners: list[int]
    why: str


def bare(
    name: str, seats: tuple[int, int], *events: type[Event], rules: int = 1, wins: Wins = "alone"
) -> Declaration:
    """What a toy says of itself when only its rules matter."""
    return Declaration(
        name=name,
        title=name.capitalize(),
        versions={"base": rules},
        seats_min=seats[0],
        seats_max=seats[1],
        seats_usual=seats[1],
        wins=wins,
        view=BareView,
        each_seat="seats",
        columns=[],
        events=(TurnBegan, GameOver, *events),
        turn=Turn("TurnBegan", seat="seat", count="turn"),
        ending="GameOver",
    )
