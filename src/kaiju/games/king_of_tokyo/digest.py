# interpreted
"""Everything that makes two states of King of Tokyo equal, by the names of cards and Monsters.

A card's number says only where it is listed: a new card shifts the numbers of those after it, and a game without that
card is still the same game.
"""

from __future__ import annotations

from typing import Any

from kaiju.engine.state import NOBODY
from kaiju.games.common.pieces import piece_names
from kaiju.games.king_of_tokyo.asks import ASK_FACE, ASK_HEART
from kaiju.games.king_of_tokyo.market import BARRED
from kaiju.games.king_of_tokyo.state import CARD_NOTE, Monster, Tokyo

ABOUT_NUMBERS = (ASK_FACE, ASK_HEART)
"""Kinds of question whose ``about`` is a number; of all others it is a card, or nothing."""


def names_of(st: Tokyo) -> dict[int, str]:
    """The names of all cards that this table plays with."""
    return piece_names(st.box.deck + sorted(st.home), st.box.keys)


def digest(st: Tokyo) -> list[Any]:
    """The state as plain data."""
    names = names_of(st)
    return [
        [monster(st, m, names) for m in st.monsters],
        st.phase, st.active, st.regular, st.turn, st.fewer, st.extra_turn, st.bay_open, st.dice[:], st.roll[:],
        st.rolls_left, named(names, st.market), named(names, st.deck), named(names, st.discard),
        by_name(names, st.counters), sorted([names[a], names[b]] for a, b in st.copies.items()),
        [used(names, n) for n in st.used], st.extra[:], st.tick, st.known_top, named(names, st.removed),
        sorted([names[a], names[b]] for a, b in st.under.items()), st.freed,
        sorted([names[c], note(names, n)] for c, n in st.notes.items()), st.began, about(st, names), st.winners[:],
        st.ending, by_name(names, st.known), drafted(st, names),
    ]  # fmt: skip


def drafted(st: Tokyo, names: dict[int, str]) -> list[Any]:
    """What was dealt and taken in the draft, if there was one."""
    if st.draft is None:
        return []
    return [[named(names, pile) for pile in piles] for piles in (st.draft.packs, st.draft.taken)]


def monster(st: Tokyo, m: Monster, names: dict[int, str]) -> list[Any]:
    """One Monster, with everything that belongs to it."""
    evo = m.evo
    return [
        m.seat, st.box.monsters[m.who], m.hearts, m.energy, m.vp, m.place, m.alive, m.poison, m.shrink, m.reached,
        m.immune, m.passing, m.hearts_lost, m.hearts_gained, m.energy_gained, m.vp_gained, m.harm, m.felled_by,
        m.partner, named(names, m.cards), named(names, evo.hand), named(names, evo.front), named(names, evo.pile),
        named(names, evo.spent), named(names, evo.drawn),
    ]  # fmt: skip


def named(names: dict[int, str], cards: list[int]) -> list[str]:
    """Cards by name, in their order; an empty space of the Market has none."""
    return [names.get(card, "") for card in cards]


def by_name(names: dict[int, str], numbers: dict[int, int]) -> list[Any]:
    """Numbers of cards, sorted by their names."""
    return sorted([names[card], number] for card, number in numbers.items())


def used(names: dict[int, str], number: int) -> list[Any]:
    """A card used this turn, or one that a seat may not buy this turn."""
    seat = number // BARRED - 1
    return [names[number % BARRED], seat]


def note(names: dict[int, str], number: int) -> str:
    """What is noted on a card: a number for a face or a seat, or a card."""
    return names[number - CARD_NOTE] if number >= CARD_NOTE else str(number)


def about(st: Tokyo, names: dict[int, str]) -> int | str:
    """What the open question is about."""
    if st.who == NOBODY:
        return ""
    return int(st.about) if st.kind in ABOUT_NUMBERS or st.about < 0 else names[st.about]
