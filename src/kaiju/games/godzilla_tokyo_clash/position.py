# interpreted
"""Positions of Godzilla: Tokyo Clash: the form in which a table is written down, in the words of the game.

A position is plain data::

    {
      "players": [
        {"kaiju": "godzilla", "at": "c3", "energy": 4, "hand": ["tail_slide"], "deck": ["heat_ray"]},
        {"kaiju": "mothra", "trophies": ["victory_pose"]}
      ],
      "events": ["armored_assault", "rush_hour"],
      "king": 1, "active": 0, "round": 3,
      "tiles": [["T06", 1], ...],            by slot; left out, the default arrangement
      "buildings": {"c4": ["tower"], "d2": []},   of spaces that are not as printed
      "pieces": [{"piece": "tank", "at": "b1"}, {"piece": "jet", "at": "c1", "facing": "e"}],
      "track": 3                             Small Buildings on the Damage Track
    }

Spaces go by name: rows are lettered from the top, spaces of a row numbered from the left. What is left out is as at the
start of a game; `position` writes everything that is not. place.py sets a position up.
"""

from __future__ import annotations

from typing import Any

import msgspec

from kaiju.games.godzilla_tokyo_clash.digest import knowers, named, names_of
from kaiju.games.godzilla_tokyo_clash.setup import large_letter
from kaiju.games.godzilla_tokyo_clash.state import Clash, Player
from kaiju.games.godzilla_tokyo_clash.verbs import DIRECTIONS, key_of, piece_id
from kaiju.games.godzilla_tokyo_clash.view import PHASES


class PlayerAt(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A player in a position. Without a hand five cards are drawn; the deck names its top, first drawn first."""

    kaiju: str = ""
    at: str | None = None
    energy: int | None = None
    heads: int | None = None
    actions: int = 0
    hand: list[str] | None = None
    deck: list[str] = []
    deck_ends: bool = False
    discard: list[str] = []
    play: list[str] = []
    trophies: list[str] = []
    removed: list[str] = []


class PieceAt(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """An Event piece on the board: any of its kind, or a certain one (``tank-3``)."""

    piece: str
    at: str
    facing: str = "e"


class Position(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A whole position; place.py reads each of the players as a `PlayerAt`. Without Events it has the first game's."""

    players: list[Any]
    events: list[str] = []
    tiles: list[tuple[str, int]] | None = None
    phase: str = "turns"
    round: int = 1
    turn: int = 0
    step: int = 0
    king: int = 0
    active: int | None = None
    passes: int = 0
    going_on: bool = False
    played: list[str] = []
    marker: int | None = None
    track: int = 0
    aside: int = 0
    razed: dict[str, int] = {}
    buildings: dict[str, list[str]] = {}
    pieces: list[PieceAt] = []
    known: dict[str, list[int]] = {}
    known_to_all: list[str] = []


def position(st: Clash) -> dict[str, Any]:
    """The position of a state at a mark, whole."""
    names = names_of(st)
    spaces = st.board.layout.map.names
    tiles = [(st.box.tiles[tile].key, rotation) for tile, rotation in st.board.tiles]
    told = Position(
        players=[player_at(st, p, names) for p in st.players],
        events=[st.box.events[event].key for event in st.events],
        tiles=None if st.board.tiles == st.board.layout.default else tiles,
        phase=PHASES[st.phase],
        round=st.round,
        turn=st.turn,
        step=st.step,
        king=st.king,
        active=None if st.active == st.king else st.active,
        passes=st.passes,
        going_on=st.going_on,
        played=[key_of(st, number) for number in st.played],
        marker=None if st.marker == max(st.round - 1, 0) else st.marker,
        track=st.fallen,
        aside=st.aside,
        razed={building.key: n for building, n in zip(st.box.buildings, st.razed, strict=True) if n},
        buildings={spaces[s]: buildings_in(st, s) for s in range(len(spaces)) if not as_printed(st, s)},
        pieces=[piece_at(st, piece) for piece in st.fleet],
        known={names[card]: knowers(st, card) for card, bits in st.known.items() if bits >= 0},
        known_to_all=[names[card] for card, bits in st.known.items() if bits < 0],
    )
    plain: dict[str, Any] = msgspec.to_builtins(told)
    return plain


def as_printed(st: Clash, space: int) -> bool:
    """Whether a space has the buildings of its letters."""
    letters = st.board.letters[space]
    small = letters.count(st.box.buildings[0].letter)
    return st.small[space] == small and st.large[space] == large_letter(st.box, letters)


def buildings_in(st: Clash, space: int) -> list[str]:
    """The buildings of a space by name."""
    large = [st.box.buildings[st.large[space]].key] if st.large[space] else []
    return large + [st.box.buildings[0].key] * st.small[space]


def player_at(st: Clash, p: Player, names: dict[int, str]) -> PlayerAt:
    """One player with everything that belongs to it."""
    start = st.board.layout.starts[p.seat]
    return PlayerAt(
        kaiju=st.box.mats[p.who].key,
        at=None if p.space == start else st.board.layout.map.names[p.space],
        energy=None if p.energy == st.box.numbers.energy_start else p.energy,
        heads=None if p.heads == st.box.mats[p.who].heads_start else p.heads,
        actions=p.actions,
        hand=named(names, p.hand),
        deck=named(names, p.deck[::-1]),
        discard=named(names, p.discard),
        play=named(names, p.play),
        trophies=named(names, p.trophies),
        removed=named(names, p.removed),
    )


def piece_at(st: Clash, piece: int) -> PieceAt:
    """One Event piece."""
    return PieceAt(
        piece_id(st, piece), st.board.layout.map.names[st.spot[piece]], DIRECTIONS[st.facing[piece]]
    )
