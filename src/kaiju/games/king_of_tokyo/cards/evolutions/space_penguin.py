"""The Evolutions of Space Penguin."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiju.engine.hooks import at
from kaiju.engine.state import NOBODY, Rule
from kaiju.games.king_of_tokyo import events as tell
from kaiju.games.king_of_tokyo.asks import (
    ASK_BOTTOM,
    ASK_COPY,
    ASK_DEAL,
    ASK_DIE,
    ASK_MONSTER,
    ASK_PICK,
    ASK_SYMBOL,
)
from kaiju.games.king_of_tokyo.card import (
    ANNOUNCED,
    ANYTIME,
    BUYING,
    CARDS,
    CHANGE,
    HANDED,
    NUMBERS_GROUP,
    ON_STAY,
    PERMANENT,
    START_TURN,
    TEMPORARY,
    Card,
    Facts,
)
from kaiju.games.king_of_tokyo.cards.choosing import choose
from kaiju.games.king_of_tokyo.dice import freeze_die
from kaiju.games.king_of_tokyo.evolution import Evolution, Permanent, Temporary, UntilNextTurn
from kaiju.games.king_of_tokyo.market import DEAL, announce, lowest_price, may_buy, price_of, purchase
from kaiju.games.king_of_tokyo.smash import smash_targets
from kaiju.games.king_of_tokyo.state import OUTSIDE, Monster, Tokyo
from kaiju.games.king_of_tokyo.verbs import (
    gain_vp,
    key_of,
    lose_energy,
    note_face,
    pass_evolution,
    refresh,
    spend_evolution,
    take_card,
    use,
)

RULE: Final = "KOT-PU-08"
WHO: Final = "space_penguin"


class FreezeRay(Permanent):
    """Handed to a Monster wounded in Tokyo; a face that its owner names is worth nothing in the holder's next turn."""

    def owner(self, st: Tokyo) -> Monster:
        return st.monsters[st.home[self.id]]

    def wounded(self, st: Tokyo) -> list[int]:
        seats: list[int] = []
        for loss in st.losses:
            if loss.inside and loss.victim.alive and loss.victim.seat not in seats:
                seats.append(loss.victim.seat)
        return seats

    def usable(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        if moment == HANDED:
            return me is self.owner(st) and me.seat == st.active and len(self.wounded(st)) > 0
        return me is not self.owner(st)

    def employ(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        if moment == HANDED:
            return self.hand_over(st, me)
        return self.name_face(st)

    def hand_over(self, st: Tokyo, me: Monster) -> Rule:
        yield from choose(st, me, ASK_MONSTER, self.wounded(st), self.id)
        pass_evolution(st, self.id, st.monsters[st.chosen()])

    def name_face(self, st: Tokyo) -> Rule:
        owner = self.owner(st)
        yield st.ask_opts(owner.seat, ASK_SYMBOL, [0, 1, 2, 3, 4, 5], self.id)
        note_face(st, owner, self.id, st.chosen())

    def come_back(self, st: Tokyo) -> None:
        st.notes.pop(self.id, None)
        pass_evolution(st, self.id, self.owner(st))

    def blocks(self, st: Tokyo, me: Monster, active: Monster) -> i64:
        return st.notes.get(self.id, -1) if me is active else -1

    def expires(self, st: Tokyo, me: Monster, starting: bool) -> None:
        # At the very end: until then the face is worth nothing, whatever looks at the dice.
        if not starting and me.seat == st.active and me is not self.owner(st):
            self.come_back(st)

    def holder_gone(self, st: Tokyo, holder: Monster) -> bool:
        self.come_back(st)
        return True


class MiraculousCatch(Permanent):
    """Once per turn, a random card from the Power discard pile may be bought for 1 energy less."""

    def usable(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        # The pile is open: whoever can pay for nothing in it need not look.
        return self.id not in st.used and any(may_buy(st, me, c, 1) for c in st.discard)

    def employ(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        return self.fish(st, me)

    def fish(self, st: Tokyo, me: Monster) -> Rule:
        st.used.append(self.id)
        card: i64 = st.discard[st.below(len(st.discard))]
        if st.log is not None:
            st.tell(
                tell.CardsShown(seat=me.seat, cards=[key_of(st, card)], rule=RULE, card=key_of(st, self.id))
            )
        if not may_buy(st, me, card, 1):
            return
        price = max(0, price_of(st, me, card) - 1)
        asked = price if price <= me.energy else lowest_price(st, me, card, price)
        yield st.ask_opts(me.seat, ASK_DEAL, [-1, int(DEAL * asked + card)], self.id)
        if st.answer == 0:
            return
        if st.heeds(ANNOUNCED):
            yield from announce(st, me, card)
            if st.buyer == NOBODY:
                return
        st.discard.remove(card)
        if st.log is not None:
            st.tell(tell.CardBought(seat=me.seat, price=price, slot=-2, rule=RULE, card=key_of(st, card)))
        yield from purchase(st, me, card, price)


class DeepDive(Temporary):
    """One of the three topmost Power cards for nothing; the others go under the deck."""

    def playable(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return len(st.deck) > 0 or len(st.discard) > 0

    def effect(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        return self.dive(st, me)

    def dive(self, st: Tokyo, me: Monster) -> Rule:
        if len(st.deck) < 3 and st.discard:
            st.shuffle(st.discard)
            st.know(st.discard, 0)
            st.deck = st.discard + st.deck
            st.discard = []
            if st.log is not None:
                st.tell(tell.DeckShuffled(cards=len(st.deck), rule="KOT-DECK-01"))
        st.known_top = 0
        seen = me.evo.drawn
        while st.deck and len(seen) < 3:
            seen.append(st.deck.pop())
        if st.log is not None:
            keys = [key_of(st, c) for c in seen]
            st.tell(
                tell.CardsSeen(
                    seat=me.seat, amount=len(keys), cards=keys, rule=tell.BY_CARD, card=key_of(st, self.id)
                )
            )
        yield from choose(st, me, ASK_PICK, seen[:], self.id)
        card = st.chosen()
        me.evo.drawn.remove(card)
        st.resolving.append(card)
        if st.log is not None:
            st.tell(tell.CardGained(seat=me.seat, of=key_of(st, self.id), rule=RULE, card=key_of(st, card)))
        if len(me.evo.drawn) > 1:
            yield st.ask_opts(me.seat, ASK_BOTTOM, me.evo.drawn[:], self.id)
            lowest = me.evo.drawn.pop(st.answer)
            me.evo.drawn.insert(0, lowest)
        st.deck = me.evo.drawn + st.deck
        st.know(me.evo.drawn, 1 << (me.seat + 1))
        me.evo.drawn = []
        st.resolving.remove(card)
        yield from take_card(st, me, card)


class ColdWave(UntilNextTurn):
    """One die fewer for everybody else until the owner's next turn."""

    def others_dice(self, st: Tokyo, me: Monster) -> i64:
        return 1


class EncasedInIce(Permanent):
    """1 energy: a die of the last Roll stays as it is, and everybody has to use it, until the owner's next turn."""

    def usable(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return self.id not in st.used and me.energy >= 1 and len(st.open_dice()) > 0

    def playable(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return moment != CHANGE or self.usable(st, me, moment)

    def employ(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        return self.freeze(st, me)

    def freeze(self, st: Tokyo, me: Monster) -> Rule:
        yield from choose(st, me, ASK_DIE, st.open_dice(), self.id)
        die = st.chosen()
        st.used.append(self.id)
        use(st, me, self.id)
        lose_energy(st, me, 1, RULE, self.id)
        note_face(st, me, self.id, st.dice[die])
        freeze_die(st, die)

    def frozen_die(self, st: Tokyo, me: Monster) -> i64:
        return st.notes.get(self.id, -1)

    def expires(self, st: Tokyo, me: Monster, starting: bool) -> None:
        if starting:
            st.notes.pop(self.id, None)


class Blizzard(UntilNextTurn):
    """The others have a single Roll and cannot Yield until the owner's next turn."""

    def playable(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return me.seat == st.active


class BlackDiamond(Permanent):
    """1 VP more for entering Tokyo, and 1 VP for staying there."""

    def on_enter(self, st: Tokyo, me: Monster, newcomer: Monster) -> Rule | None:
        if newcomer is me:
            gain_vp(st, me, 1, RULE, self.id)
        return None

    def on_stay(self, st: Tokyo, me: Monster) -> None:
        gain_vp(st, me, 1, RULE, self.id)

    def order(self, st: Tokyo, me: Monster, active: Monster) -> i64:
        # Both may reach the VP they need in this very turn, and then it matters who does so first.
        if me is active or me.place == OUTSIDE or me.vp + len(me.powers.on[ON_STAY]) < me.powers.target_vp:
            return 0
        return NUMBERS_GROUP if me in smash_targets(st, active) else 0


class IcyReflection(Permanent):
    """Works as a Permanent Evolution in play, as if it had just been played, as long as that one is there."""

    def may_copy(self, st: Tokyo, card: i64) -> bool:
        return st.box.cards[card].facts.type == PERMANENT and card != self.id

    def copied(self, st: Tokyo) -> Card | None:
        original = st.copies.get(self.id, -1)
        return None if original < 0 else st.box.cards[original].again(self.id)

    def choices(self, st: Tokyo, me: Monster) -> list[int]:
        cards: list[int] = []
        for m in st.clockwise(st.active):
            for number in sorted(m.evo.front):
                card = st.box.cards[number]
                # What could not be played now cannot be copied now either.
                if (
                    self.may_copy(st, number)
                    and isinstance(card, Evolution)
                    and card.playable(st, me, ANYTIME)
                ):
                    cards.append(number)
        return cards

    def playable(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return len(self.choices(st, me)) > 0

    def effect(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        return self.reflect(st, me, moment)

    def reflect(self, st: Tokyo, me: Monster, moment: i64) -> Rule:
        yield from choose(st, me, ASK_COPY, self.choices(st, me), self.id)
        card = st.chosen()
        st.copies[self.id] = card
        if st.log is not None:
            st.tell(tell.CopyPlaced(seat=me.seat, of=key_of(st, card), rule=RULE, card=self.facts.key))
        refresh(st, me)
        copy = st.box.cards[card].again(self.id)
        if isinstance(copy, Permanent):
            more = copy.effect(st, me, moment)
            if more is not None:
                yield from more

    def left_play(self, st: Tokyo, me: Monster, card: i64) -> None:
        if st.copies.get(self.id, -1) == card:
            spend_evolution(st, self.id)

    def holder_gone(self, st: Tokyo, holder: Monster) -> bool:
        copy = self.copied(st)
        return copy is not None and copy.holder_gone(st, holder)


def cards() -> list[Card]:
    """All of them, in printed order."""
    f = Facts
    p = PERMANENT
    t = TEMPORARY
    return [
        FreezeRay(
            f(
                "freeze_ray",
                0,
                p,
                monster=WHO,
                hand=at(ANYTIME),
                at=at(HANDED, START_TURN),
                reads=CARDS,
                writes=0,
            )
        ),
        MiraculousCatch(f("miraculous_catch", 0, p, monster=WHO, hand=at(ANYTIME), at=at(BUYING))),
        DeepDive(f("deep_dive", 0, t, monster=WHO, hand=at(ANYTIME))),
        ColdWave(f("cold_wave", 0, t, monster=WHO, hand=at(ANYTIME))),
        EncasedInIce(f("encased_in_ice", 0, p, monster=WHO, hand=at(ANYTIME, CHANGE), at=at(CHANGE))),
        Blizzard(f("blizzard", 0, t, monster=WHO, hand=at(ANYTIME), freezes=True)),
        BlackDiamond(f("black_diamond", 0, p, monster=WHO, hand=at(ANYTIME))),
        IcyReflection(f("icy_reflection", 0, p, monster=WHO, hand=at(ANYTIME))),
    ]
