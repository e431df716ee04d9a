"""Offers: what Monsters may use at a moment of somebody's turn, and at any time."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiju.engine.hooks import any_ready, window
from kaiju.engine.state import AT_ONCE, Rule
from kaiju.games.king_of_tokyo.asks import ASK_ANYTIME, ASK_USE
from kaiju.games.king_of_tokyo.card import ANYTIME
from kaiju.games.king_of_tokyo.state import Monster, Tokyo

_ANYTIME: Final[i64] = 1 << ANYTIME


def offer(st: Tokyo, m: Monster, moment: i64, kind: i64 = ASK_USE) -> Rule:
    """Offer a Monster what it can use at this moment."""
    cards = m.powers.at[moment]
    return window(st, m.seat, m, cards, moment, kind) if cards else AT_ONCE


def offer_others(st: Tokyo, me: Monster, moment: i64, kind: i64 = ASK_USE) -> Rule:
    """Offer the others, clockwise, what they can use at this moment of a Monster's turn."""
    return each_other(st, me, moment, kind) if st.moments >> moment & 1 else AT_ONCE


def each_other(st: Tokyo, me: Monster, moment: i64, kind: i64) -> Rule:
    """The offers of :func:`offer_others`."""
    for m in st.clockwise(me.seat):
        if m is not me:
            yield from offer(st, m, moment, kind)


def anytime(st: Tokyo) -> Rule:
    """Between two effects: whoever has a card for any time may use it, the active Monster first (KOT-PU-18)."""
    return offer_anytime(st, st.from_active()) if st.moments & _ANYTIME and anybody_may(st) else AT_ONCE


def anybody_may(st: Tokyo) -> bool:
    """Whether anybody has a card for any time that could be used now."""
    for m in st.monsters:
        cards = m.powers.at[ANYTIME]
        if cards and m.alive and not m.passing and any_ready(st, m, cards, ANYTIME):
            return True
    return False


def offer_anytime(st: Tokyo, some: list[Monster]) -> Rule:
    """These Monsters may use cards for any time, one after the other, each as long as it likes."""
    for m in some:
        while m.alive and not m.passing:
            usable = [c for c in m.powers.at[ANYTIME] if c.ready(st, m, ANYTIME)]
            if not usable:
                break
            opts = [-1, -2]
            for card in usable:
                opts.append(card.id)
            yield st.ask_opts(m.seat, ASK_ANYTIME, opts)
            if st.answer == 0:
                break
            if st.answer == 1:
                m.passing = True
                break
            yield from usable[st.answer - 2].act(st, m, ANYTIME) or AT_ONCE
