"""What a seat cannot know, redrawn: the order of decks, other hands, cards others are choosing from."""

from __future__ import annotations

from mypy_extensions import i64

from kaiju.games.king_of_tokyo.state import SETUP, Tokyo
from kaiju.games.king_of_tokyo.verbs import refresh


def imagine(st: Tokyo, seat: i64) -> None:
    """Replace everything hidden from this seat by something it might be. Public cards and counts stay."""
    known = len(st.deck) > 0 and seat >= 0 and st.known_top >> seat & 1 == 1
    kept: i64 = st.deck.pop() if known else -1
    st.shuffle(st.deck)
    if kept >= 0:
        st.deck.append(kept)
    if not (st.box.power_up or st.box.halloween):
        return
    drafting = st.box.draft and st.phase == SETUP
    pool: list[int] = []
    for m in st.monsters:
        evo = m.evo
        if m.seat == seat:
            st.shuffle(evo.pile)
            continue
        # In a draft all hidden Evolutions are one pool; afterwards each hand comes from its own deck.
        if drafting:
            pool += evo.pile + evo.drawn
        else:
            redeal(st, m.seat)
    if drafting:
        st.shuffle(pool)
        for m in st.monsters:
            if m.seat != seat:
                evo = m.evo
                evo.pile = [pool.pop() for _ in evo.pile]
                evo.drawn = [pool.pop() for _ in evo.drawn]


def redeal(st: Tokyo, seat: i64) -> None:
    """Deal a player's hidden Evolutions anew: as many in the hand, among those drawn, and in the deck as before."""
    m = st.monsters[seat]
    evo = m.evo
    # Everybody saw it when a card of another set came into this hand.
    seen = [c for c in evo.hand if st.home.get(c, seat) != seat]
    own = len(evo.hand) - len(seen)
    hidden = [c for c in evo.hand if c not in seen] + evo.pile + evo.drawn
    st.shuffle(hidden)
    evo.hand = [hidden.pop() for _ in range(own)] + seen
    evo.drawn = [hidden.pop() for _ in evo.drawn]
    evo.pile = hidden
    refresh(st, m)
