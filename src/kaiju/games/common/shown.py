# interpreted
"""A map as views show it: one form for every game, which both generic boards can draw."""

from __future__ import annotations

from typing import Literal

import msgspec

from kaiju.engine.questions import Arg
from kaiju.engine.state import NOBODY


class SpaceView(msgspec.Struct, frozen=True):
    """A space of a map. Neighbours lie 1 apart; x grows to the right and y downwards.

    ``name`` has the words ``space-NAME`` in the game's texts, or is shown as it is. A ``hex`` stands on its point.
    """

    id: int
    name: str
    x: float
    y: float
    near: list[int]
    shape: Literal["hex", "round"]


class PieceView(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that lies on a space: what it is in words, and whose, if anybody's."""

    id: int | str
    at: int
    say: str
    args: dict[str, Arg] = {}
    seat: int = NOBODY


class MapView(msgspec.Struct, frozen=True):
    """The map of a game with what lies on it. ``lines`` are rows of spaces that the rules speak of as one."""

    spaces: list[SpaceView]
    pieces: list[PieceView]
    lines: list[list[int]]
