# interpreted
"""Positions of King of Tokyo: Duel: the form in which a table is written down, in the words of the game.

A position is plain data::

    {
      "monsters": [
        {"monster": "gigazaur", "hearts": 7, "energy": 4, "dice_tokens": 1, "cards": ["scrappy"]},
        {"monster": "the_king", "hearts": 3}
      ],
      "active": 1,                      whose turn it is
      "turn": 2,                        1 is the very first turn, with 5 dice
      "phase": "start",                 start, resolve (with dice), buy or end
      "fame": 2, "destruction": -2.5,   markers by printed space, -7 (seat 0) to 7 (seat 1); halves are added spaces
      "buzz": {"cat": {"track": "fame", "first": 3}, "meka": {"track": "fame", "first": -4, "turned": true}},
      "market": ["frenzy", "scrappy", "dominate"],       left to right
      "deck": ["energize"],             the top of the deck, first drawn first; the rest is shuffled below
      "discard": ["seismic_test"],
      "script": ["smash", "fame"]       the next dice, one after the other; then chance
    }

What is left out is as at the start of a game, so a person writes only what matters; `position` writes everything that
is not. docs/reference/positions.md explains every key. place.py sets a position up.
"""

from __future__ import annotations

from typing import Any

import msgspec

from kaiju.games.common.positions import script_of
from kaiju.games.king_of_tokyo_duel.buzz import MIDDLE, SPACES
from kaiju.games.king_of_tokyo_duel.state import (
    BUY,
    CHECK,
    END,
    FACES,
    RESOLVE,
    SETUP,
    SLEPT,
    START,
    TRACKS,
    Duel,
    Monster,
)

PHASES = {
    "setup": SETUP,
    "start": START,
    "resolve": CHECK,
    "symbols": RESOLVE,
    "buy": BUY,
    "end": END,
    "slept": SLEPT,
}


class MonsterAt(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A Monster in a position."""

    monster: str = ""
    hearts: int | None = None
    energy: int = 0
    dice_tokens: int = 0
    cards: list[str] = []
    fewer: int = 0
    dominated: int = 0
    immune: bool = False
    hits_taken: int = 0


class TokenAt(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Where a Buzz token lies: the first printed space it covers; two-space tokens may be turned.

    For a token with three feet the place decides which way round it lies.
    """

    track: str
    first: int
    turned: bool | None = None


class Position(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A whole position; place.py reads each of the Monsters as a `MonsterAt`."""

    monsters: list[Any]
    active: int = 0
    turn: int = 2
    phase: str = "start"
    fame: float = 0
    destruction: float = 0
    buzz: dict[str, TokenAt] = {}
    dice: list[str] = []
    rolls_left: int = 0
    smashed: int = 0
    bought: bool = False
    extra: int = 0
    extra_turn: bool = False
    fewer: int = 0
    market: list[str] = []
    deck: list[str] = []
    deck_ends: bool = False
    discard: list[str] = []
    script: list[str] = []
    added: dict[str, int] = {}
    left_out: dict[str, int] = {}
    spare: int = 0
    done: list[str] = []
    removed: list[str] = []
    used: list[str] = []


def position(st: Duel) -> dict[str, Any]:
    """The position of a state at a mark, whole."""
    keys = [card.facts.key for card in st.box.cards]
    before = st.phase <= START
    told = Position(
        monsters=[monster_at(st, m, keys) for m in st.monsters],
        active=st.active,
        turn=st.turn + 1 if before else st.turn,
        phase=next(name for name, phase in PHASES.items() if phase == st.phase),
        fame=space(st.markers[0]),
        destruction=space(st.markers[1]),
        buzz=tokens_at(st),
        rolls_left=st.rolls_left,
        extra=st.extra,
        extra_turn=st.extra_turn,
        market=[keys[card] if card >= 0 else "" for card in st.market],
        deck=[keys[card] for card in reversed(st.deck)],
        discard=[keys[card] for card in st.discard],
        removed=[keys[card] for card in st.removed],
        used=[keys[card] for card in st.used],
        script=script_of(st.rigged, FACES),
    )
    if not before:
        # What the turn before has left of its Roll is swept away by the next thing that happens.
        told.fewer = st.fewer
        told.dice = [FACES[face] for face in st.dice]
        told.added = {FACES[face]: n for face, n in enumerate(st.added) if n}
        told.left_out = {FACES[face]: n for face, n in enumerate(st.left_out) if n}
        told.spare = st.spare
        told.done = [FACES[face] for face in range(len(FACES)) if st.done >> face & 1]
        told.smashed = st.smashed
        told.bought = st.bought
    plain: dict[str, Any] = msgspec.to_builtins(told)
    return plain


def space(half: int) -> float:
    """A marker's printed space; half a space more on a space that a token adds."""
    return half // 2 if half % 2 == 0 else half / 2


def monster_at(st: Duel, m: Monster, keys: list[str]) -> MonsterAt:
    """One Monster with everything that belongs to it."""
    return MonsterAt(
        monster=st.box.boards[m.who].key,
        hearts=None if m.hearts == m.max_hearts else m.hearts,
        energy=m.energy,
        dice_tokens=m.dice_tokens,
        cards=[keys[card] for card in m.cards],
        fewer=m.fewer,
        dominated=m.dominated,
        immune=m.immune,
        hits_taken=m.hits_taken,
    )


def tokens_at(st: Duel) -> dict[str, TokenAt]:
    """The Buzz tokens that lie on the tracks."""
    out: dict[str, TokenAt] = {}
    for number, token in enumerate(st.box.tokens):
        place = st.places[number]
        if place >= 0:
            track, first = divmod(place // 2, SPACES)
            turned = place % 2 == 1
            out[token.key] = TokenAt(
                track=TRACKS[track],
                first=first - MIDDLE,
                turned=turned if token.feet == 2 and turned else None,
            )
    return out
