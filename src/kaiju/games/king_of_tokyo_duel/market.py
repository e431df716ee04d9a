"""Phase 3, the Power cards: buying, sweeping, and the row that slides towards the discount."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiju.engine.state import AT_ONCE, Rule
from kaiju.games.king_of_tokyo_duel import events as tell
from kaiju.games.king_of_tokyo_duel.asks import ASK_ANYTIME, ASK_BUY
from kaiju.games.king_of_tokyo_duel.card import ANYTIME, KEEP, ON_PURCHASE, Card
from kaiju.games.king_of_tokyo_duel.roll import offered
from kaiju.games.king_of_tokyo_duel.state import EMPTY_SLOT, Duel, Monster
from kaiju.games.king_of_tokyo_duel.verbs import gain_energy, key_of, place_token, refresh, spend_energy

ROW: Final[i64] = 3
RIGHTMOST: Final[i64] = 2
SWEEP_COST: Final[i64] = 2

# Options of the Buy question: a slot of the row, or one of these, or 100 + a card that can be used now.
DONE: Final[i64] = -1
SWEEP: Final[i64] = -2
USE_CARD: Final[i64] = 100

_ANYTIME: Final[i64] = 1 << ANYTIME


def price_of(st: Duel, slot: i64, less: i64 = 0) -> i64:
    """What the card in a slot costs: 1 less on the right (DUEL-BUY-03), and never less than 1."""
    price = st.box.cards[st.market[slot]].facts.cost - less
    if slot == RIGHTMOST:
        price -= 1
    return price if price > 1 else 1


def affordable(st: Duel, me: Monster, less: i64 = 0) -> list[int]:
    """The slots whose cards this Monster can pay for."""
    out: list[int] = []
    slot: i64 = 0
    while slot < ROW:
        if st.market[slot] >= 0 and price_of(st, slot, less) <= me.energy:
            out.append(slot)
        slot += 1
    return out


def buy_phase(st: Duel, me: Monster) -> Rule:
    """Buy and sweep as long as there is energy, in any order; who buys nothing gains 1 energy."""
    while True:
        if st.tracked:
            yield st.mark()
        opts = affordable(st, me)
        opts.insert(0, -1)
        if me.energy >= SWEEP_COST and face_up(st):
            opts.append(-2)
        if me.powers.moments & _ANYTIME:
            for card in me.powers.at[ANYTIME]:
                if card.ready(st, me, ANYTIME):
                    opts.append(USE_CARD + card.id)
        if len(opts) == 1:
            break
        yield st.ask_opts(me.seat, ASK_BUY, opts)
        choice = st.chosen()
        if choice == DONE:
            break
        if choice == SWEEP:
            sweep(st, me)
        elif choice >= USE_CARD:
            yield from st.box.cards[choice - USE_CARD].act(st, me, ANYTIME) or AT_ONCE
        else:
            yield from buy(st, me, choice, 0)
        if st.over:
            return
    if not st.bought:
        gain_energy(st, me, 1, "DUEL-BUY-09")


def buy(st: Duel, me: Monster, slot: i64, less: i64) -> Rule:
    """One purchase, carried out completely (DUEL-BUY-13)."""
    number = st.market[slot]
    card = st.box.cards[number]
    price = price_of(st, slot, less)
    st.bought = True
    st.limbo.append(number)
    if st.log is not None:
        st.tell(
            tell.CardBought(seat=me.seat, price=price, slot=slot, rule="DUEL-BUY-02", card=card.facts.key)
        )
    spend_energy(st, me, price, "DUEL-BUY-02", number)
    slide(st, slot)
    if card.facts.buzz >= 0:
        yield from place_token(st, me, card.facts.buzz, number)
    for power in me.powers.on[ON_PURCHASE]:
        yield from power.on_purchase(st, me) or AT_ONCE
        if st.over:
            return
    yield from card.arrive(st, me) or AT_ONCE
    if st.over:
        return
    st.limbo.remove(number)
    if card.facts.type == KEEP:
        me.cards.append(number)
        refresh(st, me)
        if st.log is not None:
            st.tell(tell.CardKept(seat=me.seat, rule="DUEL-CARD-01", card=card.facts.key))
    else:
        st.discard.append(number)
        if st.log is not None:
            st.tell(tell.CardDiscarded(seat=me.seat, rule="DUEL-CARD-02", card=card.facts.key))


def face_up(st: Duel) -> bool:
    """Whether any card lies face up."""
    return st.market[0] >= 0 or st.market[1] >= 0 or st.market[2] >= 0


def sweep(st: Duel, me: Monster) -> None:
    """Pay 2 energy, clear the row and deal three fresh cards (DUEL-BUY-06)."""
    spend_energy(st, me, SWEEP_COST, "DUEL-BUY-06")
    if st.log is not None:
        cards = [key_of(st, c) for c in st.market if c >= 0]
        st.tell(tell.RowCleared(seat=me.seat, cards=cards, rule="DUEL-BUY-06"))
    for card in st.market:
        if card >= 0:
            st.discard.append(card)
    deal_row(st)


def deal_row(st: Duel) -> None:
    """Three fresh cards, the first on the right (DUEL-SETUP-08, DUEL-BUY-08)."""
    st.market = [-1, -1, -1]
    slot = RIGHTMOST
    while slot >= 0:
        turn_up(st, slot)
        slot -= 1


def throw_out(st: Duel, me: Monster, slot: i64, by: i64) -> None:
    """Discard one face-up card; the row slides and is refilled as usual (DUEL-BUY-04)."""
    number = st.market[slot]
    st.discard.append(number)
    if st.log is not None:
        st.tell(tell.CardThrownOut(seat=me.seat, slot=slot, rule="DUEL-BUY-04", card=key_of(st, number)))
    slide(st, slot)


def slide(st: Duel, slot: i64) -> None:
    """Close the gap: cards slide to the right, and a new one comes next to the deck (DUEL-BUY-04)."""
    while slot > 0:
        st.market[slot] = st.market[slot - 1]
        slot -= 1
    st.market[0] = EMPTY_SLOT
    turn_up(st, 0)


def turn_up(st: Duel, slot: i64) -> None:
    """Turn up the top card of the deck in a slot; when no card is left the slot stays empty (DUEL-BUY-15)."""
    if not st.deck:
        if not st.discard:
            return
        st.deck = st.discard
        st.discard = []
        st.shuffle(st.deck)
        if st.log is not None:
            st.tell(tell.DeckShuffled(cards=len(st.deck), rule="DUEL-BUY-15"))
    card = st.deck.pop()
    st.market[slot] = card
    if st.log is not None:
        st.tell(tell.CardRevealed(slot=slot, rule="DUEL-BUY-04", card=key_of(st, card)))


# ------------------------------------------------------------------- any time


def anytime(st: Duel, me: Monster) -> Rule:
    """Between two effects of the own turn: cards for any time may be used."""
    return offer_anytime(st, me) if me.powers.moments & _ANYTIME else AT_ONCE


def offer_anytime(st: Duel, me: Monster) -> Rule:
    """The offers of :func:`anytime`, until they are declined or nothing is left."""
    while True:
        cards: list[Card] = [c for c in me.powers.at[ANYTIME] if c.ready(st, me, ANYTIME)]
        if not cards:
            return
        yield st.ask_opts(me.seat, ASK_ANYTIME, offered(cards))
        if st.answer == 0:
            return
        yield from cards[st.answer - 1].act(st, me, ANYTIME) or AT_ONCE
