"""Step 3 of the Monster Phase: buying Power cards, and the Events that turn up (KOMI-BUY)."""

from __future__ import annotations

from mypy_extensions import i64

from kaiju.engine.state import Rule
from kaiju.games.king_of_monster_island import events as tell
from kaiju.games.king_of_monster_island import uses
from kaiju.games.king_of_monster_island.asks import ASK_BUY
from kaiju.games.king_of_monster_island.carry import carry_out
from kaiju.games.king_of_monster_island.power import ON_GAIN
from kaiju.games.king_of_monster_island.resolve import use
from kaiju.games.king_of_monster_island.state import MARKET, NO_CARD, Island, Monster
from kaiju.games.king_of_monster_island.uses import BUY, BUYS, SWEEP, add_tiles, first_of, option, what_of
from kaiju.games.king_of_monster_island.verbs import refresh, spend_energy


def buy_cards(st: Island, me: Monster) -> Rule:
    """Step 3: buy, discard the market, use tiles, until the player ends the step."""
    while True:
        opts = buy_menu(st, me)
        if len(opts) == 1:
            return
        yield st.ask_opts(me.seat, ASK_BUY, opts)
        choice = st.chosen()
        what = what_of(choice)
        if what == uses.DONE_NOW:
            return
        if what == BUY:
            yield from buy(st, me, first_of(choice))
        elif what == SWEEP:
            yield from discard_market(st, me)
        else:
            more = use(st, me, choice)
            if more is not None:
                yield from more
        if st.over:
            return
        if st.tracked:
            yield st.mark()


def buy_menu(st: Island, me: Monster) -> list[int]:
    """All that can be done in step 3; ending it comes first."""
    opts: list[int] = [0]
    i: i64 = 0
    while i < MARKET:
        if st.market[i] >= 0 and price_of(st, me, i) <= me.energy:
            opts.append(BUYS[i])
        i += 1
    if st.deck and me.powers.discard_cost <= me.energy:
        opts.append(option(SWEEP))
    add_tiles(st, me, opts)
    return opts


def price_of(st: Island, me: Monster, slot: i64) -> i64:
    """What a card costs a Monster: reduced, at least 1 (KOMI-BUY-R06)."""
    printed: i64 = st.box.cards[st.market[slot]].cost
    cost = printed + me.powers.cost
    if cost < 1 and cost < printed:
        cost = 1 if printed > 0 else 0
    return cost


def buy(st: Island, me: Monster, slot: i64) -> Rule:
    """Pay, take, carry out or keep, discard, refill (KOMI-BUY-R07)."""
    number = st.market[slot]
    card = st.box.cards[number]
    price = price_of(st, me, slot)
    spend_energy(st, me, price, "KOMI-BUY-01", card.key)
    lay_out(st, slot, NO_CARD)
    if st.log is not None:
        st.tell(tell.CardBought(seat=me.seat, price=price, slot=slot, rule="KOMI-BUY-01", card=card.key))
    if card.keep:
        me.cards = [*me.cards, number]
        refresh(st, me)
        if st.log is not None:
            st.tell(tell.CardKept(seat=me.seat, rule="KOMI-BUY-04", card=card.key))
        if card.power.timing == ON_GAIN:
            more = carry_out(st, me, card.power)
            if more is not None:
                yield from more
    else:
        st.limbo = [*st.limbo, number]
        more = carry_out(st, me, card.power)
        if more is not None:
            yield from more
        discard(st, number, "KOMI-BUY-03")
    if not st.over:
        yield from refill(st, me, slot)


def lay_out(st: Island, slot: i64, number: i64) -> None:
    """A card lies in a place of the market, or none."""
    market = st.market[:]
    market[slot] = number
    st.market = market


def discard(st: Island, number: i64, rule: str) -> None:
    """A card that was carried out goes to the discard pile."""
    st.limbo = [card for card in st.limbo if card != number]
    st.discard = [*st.discard, int(number)]
    if st.log is not None and not st.over:
        st.tell(tell.CardDiscarded(rule=rule, card=st.box.cards[number].key))


def refill(st: Island, me: Monster, slot: i64) -> Rule:
    """The top card takes the place; an Event is carried out and the next card follows (KOMI-BUY-05)."""
    while st.deck and not st.over:
        last = len(st.deck) - 1
        number = st.deck[last]
        st.deck = st.deck[:last]
        if st.known > 0:
            st.known -= 1
        card = st.box.cards[number]
        if not card.event:
            lay_out(st, slot, number)
            if st.log is not None:
                st.tell(tell.CardRevealed(slot=slot, rule="KOMI-BUY-02", card=card.key))
            return
        st.limbo = [*st.limbo, number]
        if st.log is not None:
            st.tell(tell.EventRevealed(rule="KOMI-BUY-05", card=card.key))
        more = carry_out(st, me, card.power)
        if more is not None:
            yield from more
        discard(st, number, "KOMI-BUY-05")


def discard_market(st: Island, me: Monster) -> Rule:
    """Pay, discard all face-up cards, reveal new ones one at a time (KOMI-BUY-07, -R03)."""
    price = me.powers.discard_cost
    spend_energy(st, me, price, "KOMI-BUY-07")
    gone = [card for card in st.market if card >= 0]
    st.market = [-1, -1, -1]
    st.discard = st.discard + gone
    if st.log is not None:
        keys = [st.box.cards[card].key for card in gone]
        st.tell(tell.MarketDiscarded(seat=me.seat, price=price, cards=keys, rule="KOMI-BUY-07"))
    slot: i64 = 0
    while slot < MARKET and not st.over:
        yield from refill(st, me, slot)
        slot += 1
