# interpreted
"""What a seat may know. In the base game only the order of the deck is hidden, and chance."""

from __future__ import annotations

import msgspec

from kaiju.games.king_of_tokyo.state import PLACES, Tokyo
from kaiju.games.king_of_tokyo.verbs import key_of

PHASES = ("setup", "roll", "resolve", "buy", "end")


class CardView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card in front of a Monster."""

    id: int
    card: str
    counters: int = 0
    copies: str = ""


class MonsterView(msgspec.Struct, frozen=True):
    """A Monster as everybody sees it."""

    seat: int
    monster: str
    hearts: int
    max_hearts: int
    energy: int
    vp: int
    place: str
    alive: bool
    poison: int
    shrink: int
    cards: list[CardView]


class LossView(msgspec.Struct, frozen=True):
    """Hearts that somebody is about to lose."""

    seat: int
    amount: int
    by: int
    smash: bool
    card: str


class TokyoView(msgspec.Struct, frozen=True, tag_field="game", tag="king_of_tokyo"):
    """The table as one seat sees it; ``seat`` -1 is a spectator."""

    seat: int
    monsters: list[MonsterView]
    active: int
    turn: int
    phase: str
    bay_open: bool
    dice: list[int]
    roll: list[int]
    rolls_left: int
    market: list[str]
    deck: int
    discard: list[str]
    top: str
    loss: LossView | None
    two_player: bool
    over: bool
    winners: list[int]
    ending: str


def view(st: Tokyo, seat: int) -> TokyoView:
    """The table as this seat may see it."""
    keys = [c.facts.key for c in st.box.cards]
    names = st.box.monsters
    counters = st.counters
    copies = st.copies
    monsters = [
        MonsterView(
            m.seat,
            names[m.who],
            m.hearts,
            m.powers.max_hearts,
            m.energy,
            m.vp,
            PLACES[m.place],
            m.alive,
            m.poison,
            m.shrink,
            [
                CardView(c, keys[c], counters.get(c, 0), keys[copies[c]] if c in copies else "")
                for c in m.cards
            ],
        )
        for m in st.monsters
    ]
    loss = st.loss
    knows_top = seat >= 0 and st.known_top >> seat & 1 and st.deck
    return TokyoView(
        seat,
        monsters,
        st.active,
        st.turn,
        PHASES[st.phase],
        st.bay_open,
        st.dice[:],
        st.roll[:],
        st.rolls_left,
        [keys[c] if c >= 0 else "" for c in st.market],
        len(st.deck),
        [keys[c] for c in st.discard],
        keys[st.deck[-1]] if knows_top else "",
        None
        if loss is None
        else LossView(loss.victim.seat, loss.amount, loss.by, loss.smash, key_of(st, loss.card)),
        st.box.two_player,
        st.over,
        st.winners[:],
        st.ending,
    )
