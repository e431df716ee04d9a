"""KEEP cards of the base box, by name: Made in a Lab to Opportunist."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiju.engine.state import NOBODY, Rule
from kaiju.games.king_of_tokyo import events as tell
from kaiju.games.king_of_tokyo.asks import ASK_COPY, ASK_FRESH, ASK_TOP, ASK_TURN_IN
from kaiju.games.king_of_tokyo.card import ANNOUNCED, KEEP, Card
from kaiju.games.king_of_tokyo.cards.choosing import choose
from kaiju.games.king_of_tokyo.market import announce, buy_slot, fill_deck, may_buy, price_of, purchase
from kaiju.games.king_of_tokyo.state import Monster, Tokyo
from kaiju.games.king_of_tokyo.verbs import (
    discard_card,
    gain_vp,
    key_of,
    lose_energy,
    refresh,
    return_energy,
    use,
)

RULE: Final = "KOT-COMP-08"


class MediaFriendly(Card):
    """1 VP for every purchase."""

    def on_buy(self, st: Tokyo, me: Monster, card: i64) -> None:
        gain_vp(st, me, 1, RULE, self.id)


class MadeInALab(Card):
    """Once per turn look at the top card of the deck while buying; it may be bought."""

    def ready(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return self.id not in st.used and (len(st.deck) > 0 or len(st.discard) > 0)

    def act(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        return self.look(st, me)

    def look(self, st: Tokyo, me: Monster) -> Rule:
        st.used.append(self.id)
        fill_deck(st)
        st.known_top |= 1 << me.seat
        if st.log is not None:
            st.tell(
                tell.TopCardSeen(seat=me.seat, top=key_of(st, st.deck[-1]), rule=RULE, card=self.facts.key)
            )
        if not may_buy(st, me, st.deck[-1]):
            return
        yield st.ask(me.seat, ASK_TOP, 2, self.id)
        if st.answer == 1:
            if st.heeds(ANNOUNCED):
                # Whoever may interfere has to see what is bought.
                st.known_top = (1 << len(st.monsters)) - 1
                yield from announce(st, me, st.deck[-1])
                if st.buyer == NOBODY:
                    return
            card = st.deck.pop()
            st.known_top = 0
            price = price_of(st, me, card)
            if st.log is not None:
                st.tell(tell.CardBought(seat=me.seat, price=price, rule=RULE, card=key_of(st, card)))
            yield from purchase(st, me, card, price)


class Metamorph(Card):
    """At the end of the turn, turn in KEEP cards for their printed cost."""

    def mine(self, st: Tokyo, me: Monster) -> list[int]:
        return [c for c in sorted(me.cards) if st.box.cards[c].facts.type == KEEP]

    def ready(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return len(self.mine(st, me)) > 0

    def act(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        return self.turn_in(st, me)

    def turn_in(self, st: Tokyo, me: Monster) -> Rule:
        cards = self.mine(st, me)
        st.opts = cards
        yield st.ask(me.seat, ASK_TURN_IN, 1 << len(cards), self.id)
        chosen = st.answer
        if chosen:
            use(st, me, self.id)
        bit: i64 = 0
        for card in cards:
            if chosen >> bit & 1:
                discard_card(st, me, card)
                return_energy(st, me, st.box.cards[card].facts.cost, "KOT-CARD-11", self.id)
            bit += 1


class Mimic(Card):
    """Works as a second, freshly bought copy of a KEEP card in play; the token can be moved for 1 energy."""

    def copyable(self) -> bool:
        return False

    def may_copy(self, st: Tokyo, card: i64) -> bool:
        return st.box.cards[card].copyable()

    def copied(self, st: Tokyo) -> Card | None:
        original = st.copies.get(self.id, -1)
        return None if original < 0 else st.box.cards[original].again(self.id)

    def choices(self, st: Tokyo) -> list[int]:
        current = st.copies.get(self.id, -1)
        return [
            c
            for m in st.clockwise(st.active)
            for c in sorted(m.cards)
            if c != current and st.box.cards[c].copyable()
        ]

    def arrive(self, st: Tokyo, me: Monster) -> Rule | None:
        return self.place(st, me, 0) if self.choices(st) else None

    def ready(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return me.energy >= 1 and len(self.choices(st)) > 0

    def act(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        return self.place(st, me, 1)

    def place(self, st: Tokyo, me: Monster, price: i64) -> Rule:
        opts = self.choices(st)
        if price:
            opts.insert(0, -1)
        yield from choose(st, me, ASK_COPY, opts, self.id)
        card = st.chosen()
        if card < 0:
            return
        lose_energy(st, me, price, "KOT-CARD-04", self.id)
        # The old copy ends at once, with whatever lay on it, and the new one is fresh.
        st.counters.pop(self.id, None)
        st.used = [used for used in st.used if used != self.id]
        st.copies[self.id] = card
        if st.log is not None:
            st.tell(
                tell.CopyPlaced(seat=me.seat, of=key_of(st, card), rule="KOT-CARD-02", card=self.facts.key)
            )
        refresh(st, me)
        more = st.box.cards[card].again(self.id).arrive(st, me)
        if more is not None:
            yield from more

    def left_play(self, st: Tokyo, me: Monster, card: i64) -> None:
        if st.copies.get(self.id, -1) == card:
            st.copies.pop(self.id)
            st.counters.pop(self.id, None)
            if st.log is not None:
                st.tell(tell.CopyPlaced(seat=me.seat, rule="KOT-CARD-03", card=self.facts.key))
            refresh(st, me)


class Opportunist(Card):
    """May buy cards the moment they are revealed, in anybody's turn."""

    def affordable(self, st: Tokyo, me: Monster) -> list[int]:
        return [slot for slot in st.fresh if may_buy(st, me, st.market[slot])]

    def ready(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return len(self.affordable(st, me)) > 0

    def act(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        return self.snatch(st, me)

    def snatch(self, st: Tokyo, me: Monster) -> Rule:
        opts = self.affordable(st, me)
        opts.insert(0, -1)
        yield st.ask_opts(me.seat, ASK_FRESH, opts, self.id)
        slot = st.chosen()
        if slot >= 0:
            use(st, me, self.id)
            yield from buy_slot(st, me, slot)
