"""The Evolutions of Baby Gigazaur."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiju.engine.hooks import at
from kaiju.engine.state import NOBODY, Rule
from kaiju.games.king_of_tokyo import events as tell
from kaiju.games.king_of_tokyo.asks import ASK_DIE, ASK_PICK
from kaiju.games.king_of_tokyo.card import (
    ANNOUNCED,
    ANSWER,
    ANYTIME,
    BUYING,
    CHANGE,
    GUARD,
    LOOK,
    PERMANENT,
    RESOLVED,
    REVEALED,
    TEMPORARY,
    TOTAL,
    Card,
    Facts,
)
from kaiju.games.king_of_tokyo.cards.choosing import choose
from kaiju.games.king_of_tokyo.dice import card_roll, set_die
from kaiju.games.king_of_tokyo.evolution import Boon, Permanent, Temporary, price_of_a_wound
from kaiju.games.king_of_tokyo.guards import spare
from kaiju.games.king_of_tokyo.market import announce, may_buy, price_of, purchase, revealed, turn_up
from kaiju.games.king_of_tokyo.state import EMPTY_SLOT, HEART, ONE, SMASH, Loss, Monster, Tokyo
from kaiju.games.king_of_tokyo.verbs import gain_hearts, gain_vp, key_of, lose_vp, use

RULE: Final = "KOT-PU-08"
WHO: Final = "baby_gigazaur"


class MyToy(Permanent):
    """A Market card lies under this one: nobody else can buy it. Bought, it makes room for another."""

    def effect(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        return self.reserve(st, me)

    def usable(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        toy = st.under.get(self.id, -1)
        return toy >= 0 and may_buy(st, me, toy)

    def employ(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        return self.buy(st, me)

    def buy(self, st: Tokyo, me: Monster) -> Rule:
        toy = st.under[self.id]
        if st.heeds(ANNOUNCED):
            yield from announce(st, me, toy)
            if st.buyer == NOBODY:
                return
        st.under.pop(self.id)
        price = price_of(st, me, toy)
        if st.log is not None:
            st.tell(tell.CardBought(seat=me.seat, price=price, slot=-3, rule=RULE, card=key_of(st, toy)))
        yield from purchase(st, me, toy, price)
        if self.id in me.evo.front:
            yield from self.reserve(st, me)

    def reserve(self, st: Tokyo, me: Monster) -> Rule:
        toys = [c for c in st.market if c >= 0]
        if not toys:
            return
        yield from choose(st, me, ASK_PICK, toys, self.id)
        toy = st.chosen()
        slot: i64 = st.market.index(toy)
        st.market[slot] = EMPTY_SLOT
        st.under[self.id] = toy
        if st.log is not None:
            st.tell(tell.CardReserved(seat=me.seat, rule=RULE, card=key_of(st, toy)))
        if turn_up(st, slot) and st.heeds(REVEALED):
            yield from revealed(st, [slot])


class GrowingFast(Permanent):
    """1 heart for a Roll without hearts: with the numbers, or after all dice if there was no room for it then."""

    def usable(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return st.roll[HEART] == 0 and self.id not in st.used and me.hearts < me.powers.max_hearts

    def employ(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        if self.usable(st, me, moment):
            st.used.append(self.id)
            gain_hearts(st, me, 1, RULE, self.id)
        return None


class NurtureTheYoung(Temporary):
    """1 VP from every Monster with more VP."""

    def ahead(self, st: Tokyo, me: Monster) -> list[Monster]:
        return [m for m in st.clockwise(me.seat) if m.vp > me.vp]

    def playable(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return len(self.ahead(st, me)) > 0

    def effect(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        givers = self.ahead(st, me)
        for m in givers:
            lose_vp(st, m, 1, RULE, self.id)
        gain_vp(st, me, len(givers), RULE, self.id)
        return None


class TinyTail(Permanent):
    """Once per turn, turn one or two dice to 1."""

    def others(self, st: Tokyo) -> list[int]:
        return [i for i in st.open_dice() if st.dice[i] != ONE]

    def usable(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return self.id not in st.used and len(self.others(st)) > 0

    def playable(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return moment != CHANGE or self.usable(st, me, moment)

    def employ(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        return self.sweep(st, me)

    def sweep(self, st: Tokyo, me: Monster) -> Rule:
        yield from choose(st, me, ASK_DIE, self.others(st), self.id)
        st.used.append(self.id)
        use(st, me, self.id)
        set_die(st, st.chosen(), ONE, me.seat, self.id)
        more = self.others(st)
        if more:
            more.insert(0, -1)
            yield st.ask_opts(me.seat, ASK_DIE, more, self.id)
            if st.answer:
                set_die(st, st.chosen(), ONE, me.seat, self.id)


class TooCuteToSmash(Permanent):
    """Whoever wounds the owner loses 1 VP."""

    def after_loss(self, st: Tokyo, me: Monster, loss: Loss) -> None:
        attacker = st.by_seat(loss.by)
        if loss.smash and attacker is not None:
            lose_vp(st, attacker, 1, RULE, self.id)

    def order(self, st: Tokyo, me: Monster, active: Monster) -> i64:
        return price_of_a_wound(st, me, active)


class SoSmall(Permanent):
    """Against smash: roll a die for each; a single heart cancels the loss."""

    def at_stake(self, st: Tokyo) -> bool:
        return st.loss is not None and st.loss.smash and self.id not in st.loss.guards

    def playable(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return moment != GUARD or self.at_stake(st)

    def usable(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return self.at_stake(st)

    def employ(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        loss = st.loss
        assert loss is not None
        return self.duck(st, me, loss)

    def duck(self, st: Tokyo, me: Monster, loss: Loss) -> Rule:
        loss.guards.append(self.id)
        smash = st.roll[SMASH] * (2 if st.monsters[loss.by].powers.doubles else 1)
        yield from card_roll(st, me, smash, self.id)
        if HEART in st.card_dice:
            spare(st, loss, loss.amount, self.id)


class Underrated(Temporary):
    """Two smash more in the Roll."""

    def effect(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        st.boosted = True
        st.bonus[SMASH] += 2
        return None


def cards() -> list[Card]:
    """All of them, in printed order."""
    f = Facts
    return [
        MyToy(f("my_toy", 0, PERMANENT, monster=WHO, hand=at(ANYTIME, BUYING), at=at(BUYING))),
        GrowingFast(f("growing_fast", 0, PERMANENT, monster=WHO, hand=at(ANYTIME), at=at(LOOK, RESOLVED))),
        NurtureTheYoung(f("nurture_the_young", 0, TEMPORARY, monster=WHO, hand=at(ANYTIME))),
        TinyTail(f("tiny_tail", 0, PERMANENT, monster=WHO, hand=at(ANYTIME, CHANGE), at=at(CHANGE))),
        TooCuteToSmash(f("too_cute_to_smash", 0, PERMANENT, monster=WHO, hand=at(ANYTIME))),
        SoSmall(f("so_small", 0, PERMANENT, monster=WHO, hand=at(ANYTIME, GUARD), at=at(GUARD))),
        Underrated(f("underrated", 0, TEMPORARY, monster=WHO, hand=at(TOTAL))),
        Boon(
            f(
                "yummy_yummy",
                0,
                TEMPORARY,
                monster=WHO,
                hand=at(ANYTIME, ANSWER, BUYING),
                hearts=2,
                energy=1,
            )
        ),
    ]
