"""The Evolutions of Boogie Woogie."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiju.engine.hooks import at
from kaiju.engine.state import Rule
from kaiju.games.king_of_tokyo.asks import ASK_CHOICE, CHOOSE_ENERGY, CHOOSE_HEART, CHOOSE_PAY, CHOOSE_SUFFER
from kaiju.games.king_of_tokyo.card import (
    ANSWER,
    ANYTIME,
    BOUGHT,
    BUYING,
    CARDS,
    ENERGY_CUBES,
    GIFT,
    GIVING,
    HARM,
    HEARTS,
    KEEP,
    LOOK,
    PERMANENT,
    START_TURN,
    STAYED,
    TEMPORARY,
    Card,
    Facts,
)
from kaiju.games.king_of_tokyo.dice import on_dice
from kaiju.games.king_of_tokyo.evolution import Boon, Gift, Permanent, Temporary
from kaiju.games.king_of_tokyo.losses import card_loss
from kaiju.games.king_of_tokyo.state import OUTSIDE, Monster, Tokyo
from kaiju.games.king_of_tokyo.tokyo import may_yield, yield_tokyo
from kaiju.games.king_of_tokyo.verbs import gain_energy, gain_hearts, lose_energy, regain_evolution, use

RULE: Final = "KOT-PU-08"
WHO: Final = "boogie_woogie"


class Boo(Temporary):
    """A wounded Monster that stays in Tokyo has to Yield after all; 1 energy buys the card back while buying."""

    def playable(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        loss = st.loss
        return (
            loss is not None
            and loss.victim is not me
            and loss.victim.place != OUTSIDE
            and may_yield(st, loss.victim)
        )

    def effect(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        loss = st.loss
        assert loss is not None
        yield_tokyo(st, loss.victim, self.id)
        return None

    def recoverable(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return me.energy >= 1

    def recover(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        lose_energy(st, me, 1, RULE, self.id)
        regain_evolution(st, me, self.id, RULE)
        return None


class WorstNightmare(Gift):
    """The holder starts its turn by paying the Owner 1 energy or losing 1 heart."""

    def usable(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        if moment == START_TURN:
            return self.owner(st) is not None
        return super().usable(st, me, moment)

    def employ(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        if moment == START_TURN:
            return self.haunt(st, me)
        return super().employ(st, me, moment)

    def haunt(self, st: Tokyo, me: Monster) -> Rule:
        owner = self.owner(st)
        assert owner is not None
        if me.energy >= 1:
            yield st.ask_opts(me.seat, ASK_CHOICE, [CHOOSE_PAY, CHOOSE_SUFFER], self.id)
            if st.chosen() == CHOOSE_PAY:
                lose_energy(st, me, 1, RULE, self.id, owner.seat)
                gain_energy(st, owner, 1, RULE, self.id)
                return
        more = card_loss(st, [me], 1, owner.seat, self.id)
        if more is not None:
            yield from more


class BoogieDance(Permanent):
    """Four dice with the same face bring 1 energy or 1 heart."""

    def employ(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        return self.dance(st, me) if max(on_dice(st, me)) >= 4 else None

    def dance(self, st: Tokyo, me: Monster) -> Rule:
        # Whoever has no room for a heart takes the energy.
        choice: i64 = CHOOSE_ENERGY
        if me.hearts < me.powers.max_hearts:
            yield st.ask_opts(me.seat, ASK_CHOICE, [CHOOSE_ENERGY, CHOOSE_HEART], self.id)
            choice = st.chosen()
        use(st, me, self.id)
        if choice == CHOOSE_ENERGY:
            gain_energy(st, me, 1, RULE, self.id)
        else:
            gain_hearts(st, me, 1, RULE, self.id)


class WormInvaders(Temporary):
    """Every other Monster loses 2 hearts."""

    def effect(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        return card_loss(st, [m for m in st.clockwise(me.seat) if m is not me], 2, me.seat, self.id)


class Nightlife(Permanent):
    """1 heart for each entry into Tokyo."""

    def on_enter(self, st: Tokyo, me: Monster, newcomer: Monster) -> Rule | None:
        if newcomer is me:
            gain_hearts(st, me, 1, RULE, self.id)
        return None


class DuskRitual(Boon):
    """2 hearts and 2 energy for the purchase of a KEEP card."""

    def playable(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return st.about_card >= 0 and st.box.cards[st.about_card].facts.type == KEEP


def cards() -> list[Card]:
    """All of them, in printed order."""
    f = Facts
    given = at(GIVING)
    return [
        Boo(f("boo", 0, TEMPORARY, monster=WHO, hand=at(STAYED), spent=at(BUYING))),
        WorstNightmare(
            f(
                "worst_nightmare",
                0,
                GIFT,
                monster=WHO,
                hand=given,
                at=given | at(START_TURN),
                reads=CARDS | ENERGY_CUBES | HEARTS,
                writes=ENERGY_CUBES | HEARTS | HARM,
            )
        ),
        Gift(f("i_live_under_your_bed", 0, GIFT, monster=WHO, hand=given, at=given, dice=-1)),
        BoogieDance(f("boogie_dance", 0, PERMANENT, monster=WHO, hand=at(ANYTIME), at=at(LOOK))),
        Boon(f("well_of_shadow", 0, TEMPORARY, monster=WHO, hand=at(ANYTIME, ANSWER), hearts=2)),
        WormInvaders(f("worm_invaders", 0, TEMPORARY, monster=WHO, hand=at(ANYTIME))),
        Nightlife(f("nightlife", 0, PERMANENT, monster=WHO, hand=at(ANYTIME))),
        DuskRitual(f("dusk_ritual", 0, TEMPORARY, monster=WHO, hand=at(BOUGHT), hearts=2, energy=2)),
    ]
