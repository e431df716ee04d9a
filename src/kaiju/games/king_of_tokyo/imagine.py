"""What a seat cannot know, redrawn: the order of decks, other hands, cards others are choosing from."""

from __future__ import annotations

from mypy_extensions import i64

from kaiju.games.king_of_tokyo.card import COSTUME
from kaiju.games.king_of_tokyo.state import SETUP, Monster, Tokyo
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
    if seat >= 0:
        st.shuffle(st.monsters[seat].evo.pile)
    others = [m for m in st.monsters if m.seat != seat]
    if st.box.draft:
        # Nobody knows what the others have taken: all that is hidden with them is one pool.
        redeal(st, others)
    else:
        for m in others:
            redeal(st, [m])


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


def redeal(st: Tokyo, players: list[Monster]) -> None:
    """Deal the hidden Evolutions of players anew: as many in each hand, in each deck and to choose from as before."""
    pool: list[int] = []
    seen: list[list[int]] = []
    for m in players:
        # Everybody saw it when a card of another deck came into this hand.
        seen.append([c for c in m.evo.hand if st.home.get(c, m.seat) != m.seat])
        pool += [c for c in m.evo.hand if c not in seen[-1]] + m.evo.pile
        pool += [c for c in m.evo.drawn if not is_power_card(st, c)]
    st.shuffle(pool)
    st.home = st.home.copy()
    for m, known in zip(players, seen, strict=True):
        evo = m.evo
        own = [pool.pop() for _ in range(len(evo.hand) - len(known))]
        drawn = [c if is_power_card(st, c) else pool.pop() for c in evo.drawn]
        evo.pile = [pool.pop() for _ in evo.pile]
        for card in own + drawn + evo.pile:
            if not is_power_card(st, card):
                st.home[card] = m.seat
        evo.hand = own + known
        evo.drawn = drawn
        refresh(st, m)
