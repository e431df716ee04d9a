"""The Market: buying, sweeping, refilling, and who may snatch a card that has just been turned up."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiju.engine.state import AT_ONCE, NOBODY, Rule
from kaiju.games.king_of_tokyo import events as tell
from kaiju.games.king_of_tokyo.asks import ASK_BUY, ASK_DEAL
from kaiju.games.king_of_tokyo.card import (
    ANNOUNCED,
    ANYTIME,
    BOUGHT,
    BUYING,
    CHEAPER,
    ON_BUY,
    REVEALED,
    Card,
)
from kaiju.games.king_of_tokyo.elimination import check_undying
from kaiju.games.king_of_tokyo.offers import offer, offer_others
from kaiju.games.king_of_tokyo.state import EMPTY_SLOT, NO_CARD, Monster, Tokyo
from kaiju.games.king_of_tokyo.tokyo import rush
from kaiju.games.king_of_tokyo.verbs import gain_energy, hand_over, key_of, lose_energy, take_card

SWEEP_COST: Final[i64] = 2

# Options of the Buy question: a Market slot, or one of these, or 1000 + a card that can be used now.
DONE: Final[i64] = -1
SWEEP: Final[i64] = -2
USE_CARD: Final[i64] = 1000

DEAL: Final[i64] = 1024
"""An offer of a card at a price is one number: the price times this, plus the card."""

BARRED: Final[i64] = 10_000
"""Times the seat plus 1, added to a card's number in st.used: that Monster may not buy it this turn."""


def price_of(st: Tokyo, m: Monster, card: i64) -> i64:
    """What a card costs this Monster, never below 0 (KOT-BUY-09)."""
    price = st.box.costs[card] - m.powers.discount
    return price if price > 0 else 0


def may_buy(st: Tokyo, m: Monster, card: i64, less: i64 = 0) -> bool:
    """Whether a Monster can pay for a card (at so much less) and is not barred from buying it this turn."""
    price = price_of(st, m, card) - less
    if price > m.energy and m.powers.on[CHEAPER]:
        price = lowest_price(st, m, card, price)
    return price <= m.energy and not barred(st, m, card)


def lowest_price(st: Tokyo, m: Monster, card: i64, price: i64) -> i64:
    """The least that a Monster can pay for a card of this price."""
    least = price
    for power in m.powers.on[CHEAPER]:
        least = min(least, power.cheaper(st, m, card, price))
    return least


def price_asked(st: Tokyo, m: Monster, card: i64) -> i64:
    """The price of a card, or what a Monster can pay instead if that is too much for it."""
    price = price_of(st, m, card)
    return price if price <= m.energy else lowest_price(st, m, card, price)


def bar(st: Tokyo, m: Monster, card: i64) -> None:
    """A Monster may not buy a card any more this turn."""
    st.used.append(BARRED * (m.seat + 1) + card)


def barred(st: Tokyo, m: Monster, card: i64) -> bool:
    """Whether a Monster may not buy a card this turn."""
    return len(st.used) > 0 and BARRED * (m.seat + 1) + card in st.used


def buy(st: Tokyo, me: Monster) -> Rule:
    """Buy and sweep as long as there is energy, in any order (KOT-BUY-07)."""
    while me.alive:
        if st.tracked:
            yield st.mark()
        opts = buy_options(st, me)
        if len(opts) == 1:
            return
        yield st.ask_opts(me.seat, ASK_BUY, opts)
        choice = st.chosen()
        if choice == DONE:
            return
        if choice == SWEEP:
            swept = sweep(st, me)
            if swept is not None:
                yield from swept
        elif choice >= USE_CARD:
            yield from use_now(st, me, choice - USE_CARD) or AT_ONCE
        else:
            yield from buy_slot(st, me, choice)
        if st.freed:
            yield from rush(st)


def buy_options(st: Tokyo, me: Monster) -> list[int]:
    """What a Monster can do now in the Buy step, DONE first; nothing else when there is nothing to ask."""
    budget = me.energy + me.powers.discount
    price_only = not st.used and not me.powers.on[CHEAPER]  # nothing else to look at
    costs = st.box.costs
    opts: list[int] = [DONE]
    slot: i64 = 0
    card: i64
    for card in st.market:
        if card >= 0 and (costs[card] <= budget if price_only else may_buy(st, me, card)):
            opts.append(slot)
        slot += 1
    if me.energy >= SWEEP_COST:
        opts.append(SWEEP)
    for power in me.powers.at[BUYING]:
        if power.ready(st, me, BUYING):
            opts.append(USE_CARD + power.id)
    # Between purchases cards for any time may be used too; nobody is asked for their sake alone.
    if st.box.power_up and len(opts) > 1 and not me.passing:
        for power in me.powers.at[ANYTIME]:
            if USE_CARD + power.id not in opts and power.ready(st, me, ANYTIME):
                opts.append(USE_CARD + power.id)
    return opts


def use_now(st: Tokyo, me: Monster, card: i64) -> Rule | None:
    """Use a card in the Buy step: one that belongs there, or one for any time."""
    for power in me.powers.at[BUYING]:
        if power.id == card and power.ready(st, me, BUYING):
            return power.act(st, me, BUYING)
    for power in me.powers.at[ANYTIME]:
        if power.id == card:
            return power.act(st, me, ANYTIME)
    return None


def buy_slot(st: Tokyo, m: Monster, slot: i64) -> Rule:
    """Buy a Market card: pay, take effect completely, refill, then the others may react (KOT-BUY-08)."""
    if st.heeds(ANNOUNCED):
        yield from announce(st, m, st.market[slot])
        if st.buyer == NOBODY:
            return
    yield from take_slot(st, m, slot)


def take_slot(st: Tokyo, m: Monster, slot: i64) -> Rule:
    """Carry out the purchase of a Market card that nobody has called off."""
    card = st.market[slot]
    price = price_of(st, m, card)
    st.market[slot] = EMPTY_SLOT
    if st.log is not None:
        st.tell(
            tell.CardBought(seat=m.seat, price=price, slot=slot, rule="KOT-BUY-02", card=key_of(st, card))
        )
    yield from purchase(st, m, card, price)
    if st.market[slot] == EMPTY_SLOT and turn_up(st, slot) and st.heeds(REVEALED):
        yield from revealed(st, [slot])


def announce(st: Tokyo, m: Monster, card: i64) -> Rule:
    """A purchase is announced: the others may interfere, clockwise.

    They may call it off (st.about_card: no card) or name another Market card, which is bought instead. Afterwards
    st.buyer tells whether the purchase goes on: NOBODY means that it does not.
    """
    st.about_card = card
    st.buyer = m.seat
    yield from offer_others(st, m, ANNOUNCED)
    named = st.about_card
    st.about_card = NO_CARD
    st.buyer = NOBODY
    if named == card:
        st.buyer = m.seat
    elif named >= 0:
        yield from take_slot(st, m, st.market.index(named))
        st.buyer = NOBODY


def purchase(st: Tokyo, m: Monster, card: i64, price: i64, seller: Monster | None = None) -> Rule:
    """Pay for a card, which is in limbo or in front of its seller, and take it into play."""
    yield from pay(st, m, card, price, seller)
    yield from receive(st, m, card)


def pay(st: Tokyo, m: Monster, card: i64, price: i64, seller: Monster | None = None) -> Rule:
    """Pay for a card, less if there is a way: the purchase has taken place, and st.price is what it came to.

    A seller has the card until it is paid for (KOT-BUY-08); then it is in limbo, like one from anywhere else.
    """
    st.price = price
    bargain: Card | None = None
    if seller is None:
        st.resolving.append(card)
    for power in m.powers.on[CHEAPER]:
        less = power.cheaper(st, m, card, price)
        if less >= price:
            continue
        if price <= m.energy:
            yield st.ask_opts(m.seat, ASK_DEAL, [int(DEAL * price + card), int(DEAL * less + card)], power.id)
            if st.answer == 0:
                continue
        st.price = less
        bargain = power
        if st.log is not None:
            st.tell(
                tell.CardMarked(
                    seat=m.seat, of=key_of(st, card), price=less, rule=tell.BY_CARD, card=power.facts.key
                )
            )
        break
    st.buyer = NOBODY
    to: i64 = NOBODY if seller is None else seller.seat
    lose_energy(st, m, st.price, "KOT-BUY-02", card, to)
    if seller is not None:
        gain_energy(st, seller, st.price, "KOT-BUY-02", card)
        hand_over(st, seller, card)
        st.resolving.append(card)
        check_undying(st, seller)
    if bargain is not None:
        bargain.bought_cheaper(st, m, card)
    for buying in m.powers.on[ON_BUY]:
        buying.on_buy(st, m, card)


def receive(st: Tokyo, m: Monster, card: i64) -> Rule:
    """A card that has been paid for comes into play; its buyer may react to the purchase."""
    st.resolving.remove(card)
    yield from take_card(st, m, card)
    yield from bought(st, m, card)


def bought(st: Tokyo, m: Monster, card: i64) -> Rule:
    """A purchase is complete: its buyer may react to it."""
    if m.alive and m.powers.at[BOUGHT]:
        st.about_card = card
        yield from offer(st, m, BOUGHT)
        st.about_card = NO_CARD
    st.buyer = NOBODY


def sweep(st: Tokyo, m: Monster) -> Rule | None:
    """Pay 2 energy, discard the Market and turn up three new cards (KOT-SWEEP-01)."""
    lose_energy(st, m, SWEEP_COST, "KOT-SWEEP-01")
    return fresh_market(st, m)


def fresh_market(st: Tokyo, m: Monster) -> Rule | None:
    """Discard all face-up cards and turn up new ones."""
    if st.log is not None:
        cards = [key_of(st, c) for c in st.market if c >= 0]
        st.tell(tell.MarketSwept(seat=m.seat, cards=cards, rule="KOT-SWEEP-01"))
    for card in st.market:
        if card >= 0:
            st.discard.append(card)
    slots: list[int] = []
    n: i64 = len(st.market)
    for slot in range(n):
        if turn_up(st, slot):
            slots.append(slot)
    if slots and st.heeds(REVEALED):
        return revealed(st, slots)
    return None


def turn_up(st: Tokyo, slot: i64) -> bool:
    """Fill a Market slot from the deck; False when no card is left anywhere (KOT-DECK-02)."""
    card = draw(st)
    st.market[slot] = card
    if card < 0:
        return False
    if st.log is not None:
        st.tell(tell.CardRevealed(slot=slot, card=key_of(st, card), rule="KOT-BUY-05"))
    return True


def draw(st: Tokyo) -> i64:
    """The top card of the deck, reshuffling the discard pile first if need be; -1 when there is none."""
    if not st.deck and not fill_deck(st):
        return EMPTY_SLOT
    st.known_top = 0
    return st.deck.pop()


def fill_deck(st: Tokyo) -> bool:
    """Make sure that the deck has a card: the discard pile is shuffled into a new one (KOT-DECK-01)."""
    if st.deck:
        return True
    if not st.discard:
        return False
    st.deck = st.discard
    st.discard = []
    st.shuffle(st.deck)
    st.known_top = 0
    st.know(st.deck, 0)
    if st.log is not None:
        st.tell(tell.DeckShuffled(cards=len(st.deck), rule="KOT-DECK-01"))
    return True


def revealed(st: Tokyo, slots: list[int]) -> Rule:
    """Cards have been turned up: offer them to whoever may react, clockwise (KOT-CARD-05)."""
    cards = [st.market[slot] for slot in slots]
    for m in st.clockwise(st.active):
        if m.seat == st.active:
            continue
        while m.alive:
            # A card bought meanwhile is gone from its slot, and its replacement had its own window.
            st.fresh = [slot for slot, card in zip(slots, cards, strict=True) if st.market[slot] == card]
            usable = [c for c in m.powers.at[REVEALED] if c.ready(st, m, REVEALED)]
            if not usable:
                break
            left = len(st.fresh)
            more = usable[0].act(st, m, REVEALED)
            if more is not None:
                yield from more
            if left == len(
                [slot for slot, card in zip(slots, cards, strict=True) if st.market[slot] == card]
            ):
                break
    st.fresh = []
