"""Tokyo City and Tokyo Bay: entering, leaving, and closing the Bay."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiju.engine.state import AT_ONCE, Rule
from kaiju.games.king_of_tokyo import events as tell
from kaiju.games.king_of_tokyo.card import ENTERED, ENTERING, FREEZES, ON_ENTER, ON_LEAVE, ON_YIELD
from kaiju.games.king_of_tokyo.offers import offer
from kaiju.games.king_of_tokyo.state import BAY, CITY, NO_CARD, OUTSIDE, Monster, Tokyo
from kaiju.games.king_of_tokyo.verbs import gain_energy, gain_vp, key_of

_FREEZES: Final[i64] = 1 << FREEZES
_ON_ENTER: Final[i64] = 1 << ON_ENTER
_ENTERING: Final[i64] = 1 << ENTERING
_ENTERED: Final[i64] = 1 << ENTERED


def free_place(st: Tokyo) -> i64:
    """The place the active Monster has to enter, City first (KOT-ENTER-01, -02, -08); OUTSIDE if none."""
    if st.in_tokyo(CITY) is None:
        return CITY
    if st.bay_open and st.in_tokyo(BAY) is None:
        return BAY
    return OUTSIDE


def enter(st: Tokyo, m: Monster, place: i64, card: i64 = NO_CARD) -> Rule:
    """A Monster enters Tokyo from outside, with the reward (KOT-TOKYO-01)."""
    m.place = place
    if st.log is not None:
        rule = "KOT-ENTER-01" if place == CITY else "KOT-ENTER-02"
        st.tell(tell.EnteredTokyo(seat=m.seat, place=place, rule=rule, card=key_of(st, card)))
    if st.box.two_player:
        gain_energy(st, m, 1, "KOT-2P-01")
    else:
        gain_vp(st, m, 1, "KOT-TOKYO-01")
    return entered(st, m) if st.hooks & _ON_ENTER or st.moments & _ENTERED else AT_ONCE


def entered(st: Tokyo, newcomer: Monster) -> Rule:
    """Everybody's cards that react to somebody entering, clockwise from the active Monster, its own last."""
    for m in [other for other in st.clockwise(st.active) if other is not newcomer] + [newcomer]:
        for card in m.powers.on[ON_ENTER]:
            if newcomer.alive and card.listens(m, ON_ENTER):
                yield from card.on_enter(st, m, newcomer) or AT_ONCE
    yield from offer(st, newcomer, ENTERED)


def yield_tokyo(st: Tokyo, m: Monster, card: i64 = NO_CARD) -> None:
    """A Monster Yields: it leaves Tokyo (KOT-YIELD-03)."""
    place = m.place
    m.place = OUTSIDE
    if st.log is not None:
        st.tell(tell.Yielded(seat=m.seat, place=place, rule="KOT-YIELD-03", card=key_of(st, card)))
    for power in m.powers.on[ON_YIELD]:
        power.on_yield(st, m)
    left(st, m)


def leave(st: Tokyo, m: Monster, rule: str = tell.BY_CARD, card: i64 = NO_CARD) -> None:
    """A Monster leaves Tokyo without Yielding (KOT-YIELD-10)."""
    if m.place != OUTSIDE:
        place = m.place
        m.place = OUTSIDE
        if st.log is not None:
            st.tell(tell.LeftTokyo(seat=m.seat, place=place, rule=rule, card=key_of(st, card)))
        left(st, m)


def left(st: Tokyo, m: Monster) -> None:
    """A place has been freed; the cards of the Monster that left it are told."""
    st.freed = True
    for power in m.powers.on[ON_LEAVE]:
        power.on_leave(st, m)


def may_yield(st: Tokyo, m: Monster) -> bool:
    """Whether nothing forbids a Monster to Yield: cannot beats must (KOT-YIELD-11)."""
    if st.hooks & _FREEZES:
        for other in st.monsters:
            if other is not m and other.alive and other.powers.freezes:
                return False
    return True


def close_bay(st: Tokyo) -> None:
    """With four or fewer Monsters left the Bay is closed for good (KOT-BAY-03 to -09)."""
    if not st.bay_open or st.alive_count() > 4:
        return
    st.bay_open = False
    if st.log is not None:
        st.tell(tell.BayClosed(rule="KOT-BAY-03"))
    m = st.in_tokyo(BAY)
    if m is None:
        return
    if st.in_tokyo(CITY) is None:
        m.place = CITY
        if st.log is not None:
            st.tell(tell.MovedToCity(seat=m.seat, rule="KOT-BAY-04"))
    else:
        leave(st, m, "KOT-BAY-03")


def rush(st: Tokyo) -> Rule:
    """A place that was freed this turn may be taken at once by whoever has a card for it, clockwise."""
    return offer_freed(st) if st.freed and st.moments & _ENTERING else AT_ONCE


def offer_freed(st: Tokyo) -> Rule:
    """The offers of :func:`rush`, as long as the place is empty."""
    for m in st.clockwise(st.active):
        if m.place == OUTSIDE and free_place(st) != OUTSIDE:
            yield from offer(st, m, ENTERING)
    # Everybody has had a chance at this place; only one that is freed from now on opens it again.
    st.freed = False
