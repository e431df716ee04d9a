# interpreted
"""Everything that makes two states of Godzilla: Tokyo Clash equal, by the names of cards, pieces and spaces."""

from __future__ import annotations

from typing import Any

from kaiju.engine.state import NOBODY
from kaiju.games.common.pieces import piece_names
from kaiju.games.godzilla_tokyo_clash.questions import ABOUT_CARDS, STEPPED
from kaiju.games.godzilla_tokyo_clash.state import Clash, Player
from kaiju.games.godzilla_tokyo_clash.verbs import key_of, piece_id


def names_of(st: Clash) -> dict[int, str]:
    """The names of all cards in the decks of this table; a second copy of a card has a number."""
    numbers = [card for p in st.players for card in st.box.mats[p.who].cards]
    return piece_names(numbers, [card.key for card in st.box.of])


def digest(st: Clash) -> list[Any]:
    """The state as plain data."""
    names = names_of(st)
    spaces = st.board.layout.map.names
    blow = st.blow
    return [
        [player(st, p, names) for p in st.players],
        [[st.box.tiles[tile].key, rotation] for tile, rotation in st.board.tiles],
        [st.box.events[event].key for event in st.events],
        st.phase, st.round, st.turn, st.step, st.king, st.active, st.passes, st.going_on,
        [key_of(st, number) for number in st.played],
        st.marker, st.fallen, st.aside, st.razed[:], st.small[:], st.large[:],
        [[piece_id(st, piece), spaces[st.spot[piece]], st.facing[piece]] for piece in st.fleet],
        sorted([names[card], knowers(st, card)] for card in st.known),
        named(names, st.limbo), named(names, st.revealed), named(names, st.looked), st.looker,
        [] if blow is None else [blow.by, blow.seat, blow.value, key_of(st, blow.card), blow.pierce, blow.extra],
        "" if st.thrown < 0 else piece_id(st, st.thrown), st.spot_chosen, about(st),
        [[w.seat, names[w.card], w.attacker, w.dealt] for w in st.waiting],
        st.ranking[:], st.points[:], st.ending,
    ]  # fmt: skip


def player(st: Clash, p: Player, names: dict[int, str]) -> list[Any]:
    """One player, with everything that belongs to it."""
    return [
        p.seat, st.box.mats[p.who].key, st.board.layout.map.names[p.space], p.energy, p.heads, p.actions,
        named(names, p.hand), named(names, p.deck), named(names, p.discard), named(names, p.play),
        named(names, p.trophies), named(names, p.removed),
    ]  # fmt: skip


def named(names: dict[int, str], cards: list[int]) -> list[str]:
    """Cards by name, in their order."""
    return [names[card] for card in cards]


def knowers(st: Clash, card: int) -> list[int]:
    """The seats that know where a card lies, besides its holder; -1 are spectators."""
    bits = st.known[card]
    return [seat for seat in range(-1, len(st.players)) if bits >> (seat + 1) & 1]


def about(st: Clash) -> list[Any]:
    """What the open question is about, and how many steps follow."""
    if st.who == NOBODY:
        return []
    about = key_of(st, st.about) if st.kind in ABOUT_CARDS else int(st.about)
    return [about, int(st.left) if st.kind in STEPPED else 0]
