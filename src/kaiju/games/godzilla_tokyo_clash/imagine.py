"""What a seat knows of what lies hidden, and the rest drawn anew: decks, other hands, Trophies taken from hands."""

from __future__ import annotations

from mypy_extensions import i64

from kaiju.games.common.hidden import redraw
from kaiju.games.godzilla_tokyo_clash.piles import seat_bit
from kaiju.games.godzilla_tokyo_clash.state import Clash


def hidden(st: Clash, seat: i64) -> list[int]:
    """The cards whose place a seat does not know (GTC-VIEW-02 to -07); at the end all Trophies are turned up."""
    bit = seat_bit(seat)
    out: list[int] = []
    for p in st.players:
        out += p.deck
        if p.seat != seat:
            out += p.hand
            if not st.over:
                out += p.trophies
    if st.looker != seat:
        out += st.looked
    return [card for card in out if not st.known.get(card, 0) & bit]


def seen(st: Clash, seat: i64) -> set[int]:
    """The cards whose place a seat knows."""
    out: set[int] = set()
    for p in st.players:
        out.update(st.box.mats[p.who].cards)
    out.difference_update(hidden(st, seat))
    return out


def imagine(st: Clash, seat: i64, now: set[int]) -> None:
    """Replace everything hidden from this seat by something it might be. Public cards and counts stay."""
    loose = set(hidden(st, seat))
    loose.difference_update(now)
    for p in st.players:
        own = [card for card in st.box.mats[p.who].cards if card in loose]
        fixed = set(st.box.mats[p.who].cards)
        fixed.difference_update(own)
        piles = [p.deck] if p.seat == seat else [p.hand, p.deck]
        taken = [other.trophies for other in st.players]
        # What others have seen is the place, whatever card lies there now.
        seen_there: list[tuple[list[int], int, int]] = []
        for pile in piles + taken:
            for i, card in enumerate(pile):
                if card in st.known and card in loose and st.box.of[card].kaiju == p.who:
                    seen_there.append((pile, i, st.known.pop(card)))
        trophies_again(st, piles, taken, own, fixed)
        redraw(st, piles, fixed)
        for pile, i, bits in seen_there:
            st.known[pile[i]] = bits


def trophies_again(
    st: Clash, piles: list[list[int]], taken: list[list[int]], own: list[int], fixed: set[int]
) -> None:
    """Draw anew what others took out of a hand: always a card that is worth something (GTC-TRO-13)."""
    worth = [card for card in own if st.box.of[card].dominance > 0]
    st.mingle(worth)
    for trophies in taken:
        for i, card in enumerate(trophies):
            if card in own:
                other = worth.pop()
                for pile in piles + taken:
                    for k, lying in enumerate(pile):
                        if lying == other:
                            pile[k] = card
                trophies[i] = other
                fixed.add(other)
