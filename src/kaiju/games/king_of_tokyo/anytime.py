"""Any time: what may be used between two effects, in anybody's turn."""

from __future__ import annotations

from kaiju.engine.hooks import any_ready
from kaiju.engine.state import Rule
from kaiju.games.king_of_tokyo.asks import ASK_ANYTIME
from kaiju.games.king_of_tokyo.card import (
    ANYTIME,
)
from kaiju.games.king_of_tokyo.state import (
    Monster,
    Tokyo,
)


def anybody_may(st: Tokyo) -> bool:
    """Whether anybody has a card for any time that could be used now."""
    for m in st.monsters:
        cards = m.powers.at[ANYTIME]
        if cards and m.alive and not m.passing and any_ready(st, m, cards, ANYTIME):
            return True
    return False


def anytime(st: Tokyo, some: list[Monster] | None = None) -> Rule:
    """Between two effects: whoever has a card for any time may use it, the active Monster first (KOT-PU-18)."""
    for m in st.from_active() if some is None else some:
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
            more = usable[st.answer - 2].act(st, m, ANYTIME)
            if more is not None:
                yield from more
