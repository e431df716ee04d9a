# interpreted
"""Positions of King of Tokyo: the form in which a table is written down, in the words of the game.

A position is plain data::

    {
      "monsters": [
        {"monster": "gigazaur", "hearts": 7, "energy": 4, "vp": 12, "place": "city",
         "cards": ["jets", {"card": "smoke_cloud", "counters": 2}, {"card": "mimic", "copies": "jets"}]},
        {"hearts": 3, "poison": 1}
      ],
      "active": 1,                      whose turn it is
      "phase": "start",                 start, resolve (with dice), buy or end
      "market": ["tank", "heal", "jets"],
      "deck": ["frenzy"],               the top of the deck, first drawn first; the rest is shuffled below
      "discard": ["energize"],
      "script": ["1", "1", "smash"],    the next dice, one after the other; then chance
      "options": {"two_player": false}
    }

What is left out is as at the start of a game, so a person writes only what matters; `position` writes everything that
is not. docs/reference/positions.md explains every key. place.py sets a position up.
"""

from __future__ import annotations

from typing import Any

import msgspec

from kaiju.games.common.positions import script_of
from kaiju.games.king_of_tokyo.digest import names_of
from kaiju.games.king_of_tokyo.market import BARRED
from kaiju.games.king_of_tokyo.setup import Edition
from kaiju.games.king_of_tokyo.state import (
    BUY,
    CARD_NOTE,
    COSTUMES,
    DRAFT,
    END,
    EVOLUTIONS,
    FACES,
    PLACES,
    RESOLVE,
    SEAT_NOTE,
    SETUP,
    START,
    Monster,
    Tokyo,
)

PHASES = {
    "setup": SETUP,
    "draft": DRAFT,
    "costumes": COSTUMES,
    "evolutions": EVOLUTIONS,
    "start": START,
    "resolve": RESOLVE,
    "buy": BUY,
    "end": END,
}
ROLLED = (RESOLVE, BUY, END)
"""The phases in which dice have been rolled."""


class CardAt(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A card in front of a Monster, with what lies on it or is noted on it."""

    card: str
    counters: int | None = None
    copies: str = ""
    under: str = ""
    face: str = ""
    on: int = -1
    token: str = ""


class UsedAt(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A card that a seat may not buy this turn."""

    card: str
    barred: int


class ExtraAt(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """An extra turn with fewer dice."""

    seat: int
    fewer: int = 0


class DraftAt(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A draft: the packs as they were dealt, by seat, and what each seat has taken, one a round."""

    packs: list[list[str]]
    taken: list[list[str]]


class MonsterAt(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A Monster in a position."""

    monster: str = ""
    hearts: int = 10
    energy: int = 0
    vp: int = 0
    place: str = "outside"
    alive: bool = True
    poison: int = 0
    shrink: int = 0
    partner: int = -1
    cards: list[str | CardAt] = []
    hand: list[str] = []
    evolutions: list[str | CardAt] = []
    spent: list[str | CardAt] = []
    pile: list[str] = []
    drawn: list[str] = []
    # What has happened to it this turn:
    immune: bool = False
    passing: bool = False
    hearts_lost: int = 0
    hearts_gained: int = 0
    energy_gained: int = 0
    vp_gained: int = 0
    harm: list[int] = []
    felled_by: int = -1
    reached: int | None = None


class Position(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A whole position; place.py reads each of the Monsters as a `MonsterAt`."""

    monsters: list[Any]
    active: int = 0
    phase: str = "start"
    dice: list[str] = []
    market: list[str] = []
    deck: list[str] = []
    deck_ends: bool = False
    discard: list[str] = []
    script: list[str] = []
    turn: int = 1
    extra: list[int | ExtraAt] = []
    fewer: int = 0
    options: dict[str, Any] = {}
    regular: int | None = None
    extra_turn: bool = False
    bay: bool | None = None
    last_dice: list[str] = []
    roll: dict[str, int] | None = None
    rolls_left: int = 0
    removed: list[str] = []
    used: list[str | UsedAt] = []
    tick: int | None = None
    known_top: list[int] = []
    freed: bool = False
    began: list[int] | None = None
    homes: dict[str, int] = {}
    known: dict[str, list[int]] = {}
    draft: DraftAt | None = None


def position(st: Tokyo, edition: Edition) -> dict[str, Any]:
    """The position of a state at a mark, whole."""
    names = names_of(st)
    before = st.phase not in ROLLED
    dice = [FACES[face] for face in st.dice]
    told = Position(
        monsters=[monster_at(st, m, names) for m in st.monsters],
        active=st.active,
        phase=next(name for name, phase in PHASES.items() if phase == st.phase),
        dice=[] if before else dice,
        last_dice=dice if before else [],
        roll=None if before else {FACES[face]: n for face, n in enumerate(st.roll) if n},
        rolls_left=st.rolls_left,
        market=[names.get(card, "") for card in st.market],
        deck=[names[card] for card in reversed(st.deck)],
        discard=[names[card] for card in st.discard],
        removed=[names[card] for card in st.removed],
        script=script_of(st.rigged, FACES),
        turn=st.turn + 1 if before else st.turn,
        extra=[extra_at(extra) for extra in st.extra],
        fewer=st.fewer,
        extra_turn=st.extra_turn,
        options=changed_options(st, edition),
        regular=None if st.regular == st.active else st.regular,
        bay=None if st.bay_open == bay_expected(st) else st.bay_open,
        used=[used_at(names, number) for number in st.used],
        tick=st.tick if st.tick or any(m.reached for m in st.monsters) else None,
        known_top=seats_in(st, st.known_top),
        freed=st.freed,
        began=None if st.began == began_expected(st) else seats_in(st, st.began),
        homes={names[c]: seat for c, seat in sorted(st.home.items()) if home_expected(st, c) != seat},
        known={names[c]: seats_knowing(seats) for c, seats in sorted(st.known.items())},
        draft=draft_at(st, names),
    )
    plain: dict[str, Any] = msgspec.to_builtins(told)
    return plain


def monster_at(st: Tokyo, m: Monster, names: dict[int, str]) -> MonsterAt:
    """One Monster with everything that belongs to it."""
    evo = m.evo
    harm = [int(m.hurt(seat)) for seat in range(len(st.monsters))]
    return MonsterAt(
        monster=st.box.monsters[m.who],
        hearts=m.hearts if m.alive else 10,
        energy=m.energy,
        vp=m.vp,
        place=PLACES[m.place],
        alive=m.alive,
        poison=m.poison,
        shrink=m.shrink,
        partner=m.partner,
        cards=[card_at(st, card, names) for card in m.cards],
        hand=[names[card] for card in evo.hand],
        evolutions=[card_at(st, card, names) for card in evo.front],
        spent=[card_at(st, card, names) for card in evo.spent],
        pile=[names[card] for card in reversed(evo.pile)],
        drawn=[names[card] for card in evo.drawn],
        immune=m.immune,
        passing=m.passing,
        hearts_lost=m.hearts_lost,
        hearts_gained=m.hearts_gained,
        energy_gained=m.energy_gained,
        vp_gained=m.vp_gained,
        harm=harm if any(harm) else [],
        felled_by=m.felled_by,
        reached=m.reached if m.reached else None,
    )


def card_at(st: Tokyo, card: int, names: dict[int, str]) -> str | CardAt:
    """A card with what lies on it; by its name alone when nothing does."""
    note = st.notes.get(card, -1)
    held = CardAt(
        card=names[card],
        counters=st.counters.get(card),
        copies=names[st.copies[card]] if card in st.copies else "",
        under=names[st.under[card]] if card in st.under else "",
        face=FACES[note] if 0 <= note < SEAT_NOTE else "",
        on=note - SEAT_NOTE if SEAT_NOTE <= note < CARD_NOTE else -1,
        token=names[note - CARD_NOTE] if note >= CARD_NOTE else "",
    )
    return held.card if held == CardAt(held.card) else held


def used_at(names: dict[int, str], number: int) -> str | UsedAt:
    """A card used this turn, or one that a seat may not buy."""
    name = names[number % BARRED]
    return name if number < BARRED else UsedAt(card=name, barred=number // BARRED - 1)


def extra_at(extra: int) -> int | ExtraAt:
    """An extra turn to come."""
    return extra if extra < 16 else ExtraAt(seat=extra % 16, fewer=extra // 16)


def draft_at(st: Tokyo, names: dict[int, str]) -> DraftAt | None:
    """What was dealt and taken in the draft."""
    if st.draft is None:
        return None
    return DraftAt(
        packs=[[names[card] for card in pack] for pack in st.draft.packs],
        taken=[[names[card] for card in taken] for taken in st.draft.taken],
    )


def seats_knowing(bits: int) -> list[int]:
    """Who knows where a card lies hidden: seats, and -1 for spectators."""
    return [bit - 1 for bit in range(bits.bit_length()) if bits >> bit & 1]


def changed_options(st: Tokyo, edition: Edition) -> dict[str, Any]:
    """The options that are not as usual; which Monsters play is said with the Monsters."""
    usual = edition.options({}, len(st.monsters))
    return {
        name: value
        for name, value in st.box.options.items()
        if name != "monsters" and value != usual.get(name)
    }


def seats_in(st: Tokyo, bits: int) -> list[int]:
    """Seats that are kept as bits."""
    return [m.seat for m in st.monsters if bits >> m.seat & 1]


# ------------------------------------------- what a position need not say, because it follows from the rest


def bay_expected(st: Tokyo) -> bool:
    """Tokyo Bay is in use while five or more Monsters are in the game."""
    return st.box.bay and st.alive_count() >= 5


def began_expected(st: Tokyo) -> int:
    """The seats in Tokyo, as bits, where it matters who began the turn there."""
    if not st.box.power_up:
        return 0
    return sum(1 << m.seat for m in st.monsters if m.place)


def home_expected(st: Tokyo, card: int) -> int:
    """The seat from whose deck an Evolution came: its Monster's, or after a draft whoever has it."""
    if st.box.draft and st.phase not in (SETUP, DRAFT):
        for m in st.monsters:
            evo = m.evo
            if any(card in cards for cards in (evo.hand, evo.front, evo.pile, evo.spent, evo.drawn)):
                return int(m.seat)
    monster = st.box.cards[card].facts.monster
    return next(int(m.seat) for m in st.monsters if st.box.monsters[m.who] == monster)
