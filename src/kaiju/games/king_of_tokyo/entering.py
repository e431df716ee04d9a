"""The Enter Tokyo step."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiju.engine.state import AT_ONCE, Rule
from kaiju.games.king_of_tokyo.card import AFTER_ENTER, ANYTIME, ENTERED, ENTERING, INSTEAD, ON_ENTER
from kaiju.games.king_of_tokyo.offers import anybody_may, anytime, offer, offer_anytime
from kaiju.games.king_of_tokyo.state import OUTSIDE, Monster, Tokyo
from kaiju.games.king_of_tokyo.tokyo import enter, free_place, rush

_TAKE_PART: Final[i64] = 1 << ENTERING | 1 << INSTEAD | 1 << AFTER_ENTER | 1 << ENTERED
_ON_ENTER: Final[i64] = 1 << ON_ENTER


def enter_tokyo(st: Tokyo, me: Monster) -> Rule:
    """The active Monster must enter a free place in Tokyo, unless somebody else takes it first (KOT-ENTER-01)."""
    if st.moments & _TAKE_PART or st.hooks & _ON_ENTER:
        return enter_among_cards(st, me)
    if not me.alive:
        return AT_ONCE
    if me.place == OUTSIDE and not st.stay_out:
        place = free_place(st)
        if place != OUTSIDE:
            enter(st, me, place)
    return anytime(st)


def enter_among_cards(st: Tokyo, me: Monster) -> Rule:
    """The same where cards take part: who is quicker, who goes in its stead, entry, and what comes last."""
    yield from rush(st)
    place = free_place(st) if me.alive and me.place == OUTSIDE else OUTSIDE
    if place != OUTSIDE:
        yield from instead(st, me)
        if not st.stay_out:
            yield from enter(st, me, place)
            yield from rush(st)
    yield from offer(st, me, AFTER_ENTER)
    if me.alive and st.heeds(ANYTIME) and anybody_may(st):
        yield from offer_anytime(st, st.from_active())
        yield from rush(st)


def instead(st: Tokyo, me: Monster) -> Rule:
    """The others, clockwise, may go in the active Monster's stead, until one does."""
    for m in st.clockwise(me.seat):
        if m is not me and not st.stay_out:
            yield from offer(st, m, INSTEAD)
