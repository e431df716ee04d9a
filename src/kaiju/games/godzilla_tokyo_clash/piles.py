"""Decks, hands and discard piles: drawing, renewing, looking, bringing back; and who knows where a card lies."""

from __future__ import annotations

from mypy_extensions import i64

from kaiju.engine.state import NOBODY, Rule
from kaiju.games.godzilla_tokyo_clash import events as tell
from kaiju.games.godzilla_tokyo_clash.asks import ASK_DISCARD_CARD, ASK_KEEP, ASK_PEEK, ASK_RECOVER, NO
from kaiju.games.godzilla_tokyo_clash.box import Step
from kaiju.games.godzilla_tokyo_clash.state import EVERYBODY, NO_CARD, Clash, Player
from kaiju.games.godzilla_tokyo_clash.verbs import key_of, keys_of
from kaiju.games.godzilla_tokyo_clash.words import HAND, HEAD_METER_PLUS_1


def different(st: Clash, cards: list[int]) -> list[int]:
    """One of each: copies of a card are a single option (GTC-CARD-16)."""
    out: list[int] = []
    kinds: list[int] = []
    for card in cards:
        number = st.box.of[card].number
        if number not in kinds:
            kinds.append(number)
            out.append(card)
    return out


def seat_bit(seat: i64) -> int:
    """The bit of a seat among those who know a card."""
    bit: int = 1
    return bit << int(seat + 1)


def show_to(st: Clash, card: int, seat: i64) -> None:
    """A seat has seen where a card lies."""
    st.known[card] = st.known.get(card, 0) | seat_bit(seat)


# --------------------------------------------------------------------- decks


def renew(st: Clash, p: Player) -> None:
    """A deck that has run out is made of the discard pile at once (GTC-CARD-09, -12)."""
    if p.deck or not p.discard:
        return
    p.deck = p.discard
    p.discard = []
    st.shuffle(p.deck)
    if st.log is not None:
        st.tell(tell.DeckRenewed(seat=p.seat, cards=len(p.deck), rule="GTC-CARD-12"))


def take_top(st: Clash, p: Player) -> i64:
    """The next card of a deck, or NO_CARD when deck and discard pile are empty (GTC-CARD-10)."""
    if not p.deck:
        renew(st, p)
        if not p.deck:
            return NO_CARD
    card: i64 = p.deck.pop()
    if not p.deck:
        renew(st, p)
    return card


def draw(st: Clash, p: Player, n: i64, rule: str, card: i64 = NO_CARD) -> None:
    """Draw so many cards, as far as there are any."""
    drawn: list[int] = []
    while n > 0:
        top = take_top(st, p)
        if top == NO_CARD:
            break
        drawn.append(top)
        p.hand.append(top)
        n -= 1
    if st.log is not None and drawn:
        told = keys_of(st, drawn)
        st.tell(tell.CardsDrawn(seat=p.seat, amount=len(drawn), cards=told, rule=rule, card=key_of(st, card)))


def to_discard(st: Clash, p: Player, card: int) -> None:
    """A card comes to lie open on its owner's discard pile."""
    p.discard.append(card)
    if card in st.known:
        del st.known[card]


def discard_from_hand(st: Clash, p: Player, cards: list[int], rule: str, why: i64 = NO_CARD) -> None:
    """Cards go from the hand to the discard pile."""
    for card in cards:
        p.hand.remove(card)
        to_discard(st, p, card)
    if st.log is not None and cards:
        st.tell(tell.CardsDiscarded(seat=p.seat, cards=keys_of(st, cards), rule=rule, card=key_of(st, why)))


def choose_discards(st: Clash, p: Player, n: i64, rule: str, why: i64) -> Rule:
    """A player discards so many cards from hand, of the player's own choice.

    It is asked although all cards may be equal: that it is not asked would tell.
    """
    while n > 0 and p.hand:
        card: i64 = p.hand[0]
        if len(p.hand) > 1:
            st.left = n
            yield st.ask_opts(p.seat, ASK_DISCARD_CARD, different(st, p.hand), why)
            card = st.chosen()
        discard_from_hand(st, p, [card], rule, why)
        n -= 1


# ----------------------------------------------------------- looking, recovering


def recover(st: Clash, p: Player, step: Step, rule: str, why: i64) -> Rule:
    """Bring cards back from the own discard pile, to the hand or to the top of the deck."""
    n = step.n
    while n > 0:
        fitting = [c for c in p.discard if step.card < 0 or st.box.of[c].number == step.card]
        opts = different(st, fitting)
        if not opts:
            return
        card: i64 = opts[0]
        if step.optional:
            opts.insert(0, -1)
        if len(opts) > 1:
            st.left = n
            yield st.ask_opts(p.seat, ASK_RECOVER, opts, why)
            card = st.chosen()
            if card == NO:
                return
        p.discard.remove(card)
        to_hand = step.to == HAND
        if to_hand:
            p.hand.append(card)
        else:
            p.deck.append(card)
        st.known[card] = EVERYBODY
        if st.log is not None:
            where = "hand" if to_hand else "deck_top"
            st.tell(tell.CardsRecovered(seat=p.seat, pile=where, rule=rule, card=st.box.of[card].key))
        n -= 1


def peek(st: Clash, p: Player, n: i64, rule: str, why: i64) -> Rule:
    """Look secretly at the top of one opponent's deck (GTC-DES-05, GTC-VIEW-06)."""
    opts: list[int] = [int(o.seat) for o in st.players if o.seat != p.seat and (o.deck or o.discard)]
    if not opts:
        return
    of: i64 = opts[0]
    if len(opts) > 1:
        yield st.ask_opts(p.seat, ASK_PEEK, opts, why)
        of = st.chosen()
    other = st.players[of]
    renew(st, other)
    top = other.deck[::-1][:n]
    for card in top:
        show_to(st, card, p.seat)
    if st.log is not None:
        st.tell(
            tell.DeckPeeked(seat=p.seat, owner=of, cards=keys_of(st, top), rule=rule, card=key_of(st, why))
        )


def look_top(st: Clash, p: Player, step: Step, why: i64) -> Rule:
    """Take the top cards of the own deck, keep some, and put the others under it, one after the other."""
    n = p.heads + 1 if step.count == HEAD_METER_PLUS_1 else step.n
    looked: list[int] = []
    while n > 0:
        card = take_top(st, p)
        if card == NO_CARD:
            break
        looked.append(card)
        n -= 1
    if not looked:
        return
    if len(looked) > 1:
        # Whoever knew one of them cannot tell any more whether it is in the hand or under the deck.
        for c in looked:
            st.known[c] = seat_bit(p.seat)
    st.looked = looked
    st.looker = p.seat
    if st.log is not None:
        told = keys_of(st, looked)
        st.tell(
            tell.CardsLooked(
                seat=p.seat, amount=len(told), cards=told, rule="GTC-VIEW-06", card=key_of(st, why)
            )
        )
    kept: list[int] = []
    keep = step.keep
    while keep > 0 and looked:
        card = looked[0]
        if len(looked) > 1:
            st.left = keep
            yield st.ask_opts(p.seat, ASK_KEEP, different(st, looked), 1)
            card = st.chosen()
        looked.remove(card)
        p.hand.append(card)
        kept.append(card)
        keep -= 1
    below: list[int] = []
    while looked:
        card = looked[0]
        if len(looked) > 1:
            st.left = len(looked) - 1
            yield st.ask_opts(p.seat, ASK_KEEP, different(st, looked), 0)
            card = st.chosen()
        looked.remove(card)
        p.deck.insert(0, card)
        show_to(st, card, p.seat)
        below.append(card)
    st.looker = NOBODY
    if st.log is not None:
        st.tell(
            tell.CardsKept(
                seat=p.seat, amount=len(kept), under=len(below), cards=keys_of(st, kept), below=keys_of(st, below),
                rule="GTC-VIEW-07", card=key_of(st, why),
            )
        )  # fmt: skip
