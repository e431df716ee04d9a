"""What can be seen and what can happen in Pig."""

from __future__ import annotations

import msgspec

from kaiju.engine.events import Event, TookBack


class PlayerView(msgspec.Struct, frozen=True):
    """A seat: what it has banked."""

    seat: int
    points: int


class PigView(msgspec.Struct, frozen=True, tag_field="game", tag="pig"):
    """The table, of which nothing is hidden. ``pot`` is at stake this turn; the wolf comes nearer only to a team."""

    seat: int
    players: list[PlayerView]
    active: int
    turn: int
    pot: int
    goal: int
    wolf: int
    over: bool
    winners: list[int]


class TurnBegan(Event, frozen=True, kw_only=True):
    """A turn began: of a seat, or of the wolf."""

    seat: int
    turn: int


class Rolled(Event, frozen=True, kw_only=True):
    """The die was thrown; ``pot`` is what is at stake now."""

    seat: int
    face: int
    pot: int


class Banked(Event, frozen=True, kw_only=True):
    """A seat has put its pot away."""

    seat: int
    amount: int
    now: int


class WolfCame(Event, frozen=True, kw_only=True):
    """The wolf has come nearer: to this place, with so many steps left."""

    by: int
    place: str
    left: int


class GameOver(Event, frozen=True, kw_only=True):
    """It is over."""

    winners: list[int]
    why: str


EVENTS = (TurnBegan, Rolled, Banked, WolfCame, GameOver, TookBack)
