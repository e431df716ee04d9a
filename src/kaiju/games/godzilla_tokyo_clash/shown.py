# interpreted
"""The forms of a view."""

from __future__ import annotations

import msgspec

from kaiju.games.common.shown import MapView


class CardView(msgspec.Struct, frozen=True):
    """A card that can be seen."""

    id: int
    card: str


class KnownView(msgspec.Struct, frozen=True):
    """A card of a deck whose place this seat knows, counted from the top: 0 is drawn next."""

    place: int
    card: str


class PlayerView(msgspec.Struct, frozen=True):
    """A player as this seat sees it: ``hand`` and ``trophies`` hold only what it may know.

    ``points`` counts the Trophies whose faces this seat has seen, and the token's bonus.
    """

    seat: int
    kaiju: str
    space: int
    energy: int
    heads: int
    heads_max: int
    hand_size: int
    hand: list[CardView]
    deck: int
    deck_known: list[KnownView]
    discard: list[CardView]
    play: list[CardView]
    trophy_count: int
    trophies: list[CardView]
    actions: int
    points: int


class GroundView(msgspec.Struct, frozen=True):
    """What a space is made of: its tile, whether it is water, and the number of its track (-1: none)."""

    tile: str
    water: bool
    track: int


class BlowView(msgspec.Struct, frozen=True):
    """Damage that somebody is about to take."""

    seat: int
    by: int
    value: int
    pierce: int
    extra: int
    card: str


class SupplyView(msgspec.Struct, frozen=True):
    """Pieces of an Event that are not on the board."""

    piece: str
    left: int


class ClashView(msgspec.Struct, frozen=True, tag_field="game", tag="godzilla_tokyo_clash"):
    """The table as one seat sees it; ``seat`` -1 is a spectator.

    ``track`` lists the squares of the Damage Track that hold Small Buildings, ``marker`` is the circle of the Oxygen
    Destroyer, ``circles`` its last one and ``squares_per_gap`` how many squares lie between two circles; ``energy_max``
    is where everybody's Energy ends. ``looked`` are cards that this seat looks at now, ``revealed`` cards turned up by
    damage, ``resolving`` cards in no pile.
    """

    seat: int
    players: list[PlayerView]
    king: int
    active: int
    round: int
    turn: int
    phase: str
    passes: int
    going_on: bool
    played: list[str]
    marker: int
    circles: int
    squares_per_gap: int
    first_square: int
    energy_max: int
    track: list[int]
    aside: int
    events: list[str]
    supply: list[SupplyView]
    map: MapView
    ground: list[GroundView]
    resolving: list[CardView]
    revealed: list[CardView]
    looked: list[CardView]
    blow: BlowView | None
    over: bool
    winners: list[int]
    ranking: list[int]
    points: list[int]
    ending: str
