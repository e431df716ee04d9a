"""What a seat cannot know, redrawn: the order of decks, other hands, cards others are choosing from."""

from __future__ import annotations

from mypy_extensions import i64

from kaiju.games.king_of_tokyo.card import COSTUME
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
    redraw_power_cards(st, seat)
    drafting = st.box.draft and st.phase == SETUP
    pool: list[int] = []
    for m in st.monsters:
        evo = m.evo
        if m.seat == seat:
            st.shuffle(evo.pile)
            continue
        # In a draft all hidden Evolutions are one pool; afterwards each hand comes from its own deck.
        if drafting:
            pool += evo.pile + [c for c in evo.drawn if not is_power_card(st, c)]
        else:
            redeal(st, m.seat)
    if drafting:
        st.shuffle(pool)
        for m in st.monsters:
            if m.seat != seat:
                evo = m.evo
                evo.pile = [pool.pop() for _ in evo.pile]
                evo.drawn = [c if is_power_card(st, c) else pool.pop() for c in evo.drawn]


def redraw_power_cards(st: Tokyo, seat: i64) -> None:
    """Power cards that others are looking at: any cards of the deck, or at setup any costumes."""
    pool = [c for m in st.monsters if m.seat != seat for c in m.evo.drawn if is_power_card(st, c)]
    if not pool:
        return
    rest: list[int] = []
    if st.phase == SETUP:
        rest = [c for c in st.deck if st.box.cards[c].facts.type != COSTUME]
    pool += [c for c in st.deck if c not in rest]
    st.shuffle(pool)
    for m in st.monsters:
        if m.seat != seat:
            m.evo.drawn = [pool.pop() if is_power_card(st, c) else c for c in m.evo.drawn]
    st.deck = rest + pool


def is_power_card(st: Tokyo, card: i64) -> bool:
    """Whether a card belongs to the Power deck."""
    return st.box.cards[card].facts.type <= COSTUME


def redeal(st: Tokyo, seat: i64) -> None:
    """Deal a player's hidden Evolutions anew: as many in the hand, among those drawn, and in the deck as before."""
    m = st.monsters[seat]
    evo = m.evo
    # Everybody saw it when a card of another set came into this hand.
    seen = [c for c in evo.hand if st.home.get(c, seat) != seat]
    own = len(evo.hand) - len(seen)
    looked_at = [c for c in evo.drawn if is_power_card(st, c)]
    drawn = len(evo.drawn) - len(looked_at)
    hidden = [c for c in evo.hand if c not in seen] + evo.pile
    hidden += [c for c in evo.drawn if c not in looked_at]
    st.shuffle(hidden)
    evo.hand = [hidden.pop() for _ in range(own)] + seen
    evo.drawn = [hidden.pop() for _ in range(drawn)] + looked_at
    evo.pile = hidden
    refresh(st, m)
