"""The Evolutions of Gigazaur."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiju.engine.hooks import at
from kaiju.engine.state import Rule
from kaiju.games.king_of_tokyo.asks import ASK_DIE, ASK_SYMBOL
from kaiju.games.king_of_tokyo.card import (
    ANSWER,
    ANYTIME,
    BUYING,
    CARDS,
    CHANGE,
    GUARD,
    PERMANENT,
    START_TURN,
    TEMPORARY,
    VP,
    Card,
    Facts,
)
from kaiju.games.king_of_tokyo.cards.choosing import choose
from kaiju.games.king_of_tokyo.dice import set_die
from kaiju.games.king_of_tokyo.evolution import Boon, Lasting, Permanent, Temporary, price_of_a_wound
from kaiju.games.king_of_tokyo.state import ONE, OUTSIDE, SMASH, TWO, Loss, Monster, Tokyo
from kaiju.games.king_of_tokyo.verbs import lose_vp, use

RULE: Final = "KOT-PU-08"
WHO: Final = "gigazaur"


class DetachableTail(Lasting):
    """No hearts are lost until the turn is over."""

    def effect(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        me.immune = True
        return None


class PrimalBellow(Temporary):
    """Everybody else loses 2 VP."""

    def playable(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return any(m.vp for m in st.clockwise(me.seat) if m is not me)

    def effect(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        for m in st.clockwise(me.seat):
            if m is not me:
                lose_vp(st, m, self.facts.others_lose_vp, RULE, self.id)
        return None


class SaurianAdaptability(Temporary):
    """All own dice with one face are turned to one other face."""

    def playable(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return len(st.open_dice()) > 0

    def effect(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        return self.adapt(st, me)

    def adapt(self, st: Tokyo, me: Monster) -> Rule:
        shown = [face for face in range(6) if any(st.dice[i] == face for i in st.open_dice())]
        yield from choose(st, me, ASK_SYMBOL, shown, self.id)
        face = st.chosen()
        yield st.ask_opts(me.seat, ASK_SYMBOL, [other for other in range(6) if other != face], self.id)
        other = st.chosen()
        for die in st.open_dice():
            if st.dice[die] == face:
                set_die(st, die, other, me.seat, self.id)


class DefenderOfTokyo(Permanent):
    """A turn that starts in Tokyo costs everybody else 1 VP."""

    def usable(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return me.place != OUTSIDE

    def employ(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        for m in st.clockwise(me.seat):
            if m is not me:
                lose_vp(st, m, 1, RULE, self.id)
        return None


class HeatVision(Permanent):
    """Whoever wounds the owner loses 1 VP."""

    def after_loss(self, st: Tokyo, me: Monster, loss: Loss) -> None:
        attacker = st.by_seat(loss.by)
        if loss.smash and attacker is not None:
            lose_vp(st, attacker, 1, RULE, self.id)

    def order(self, st: Tokyo, me: Monster, active: Monster) -> i64:
        return price_of_a_wound(st, me, active)


class GammaBreath(Permanent):
    """Once per turn, turn a die to smash."""

    def faces(self) -> list[int]:
        """What a die may be turned to."""
        return [int(SMASH)]

    def dice(self, st: Tokyo) -> list[int]:
        return [i for i in st.open_dice() if any(face != st.dice[i] for face in self.faces())]

    def usable(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return self.id not in st.used and len(self.dice(st)) > 0

    def playable(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return moment != CHANGE or self.usable(st, me, moment)

    def employ(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        return self.turn(st, me)

    def turn(self, st: Tokyo, me: Monster) -> Rule:
        yield from choose(st, me, ASK_DIE, self.dice(st), self.id)
        die = st.chosen()
        yield from choose(st, me, ASK_SYMBOL, [f for f in self.faces() if f != st.dice[die]], self.id)
        st.used.append(self.id)
        use(st, me, self.id)
        set_die(st, die, st.chosen(), me.seat, self.id)


class TailSweep(GammaBreath):
    """Once per turn, turn a die to 1 or to 2."""

    def faces(self) -> list[int]:
        return [int(ONE), int(TWO)]


def cards() -> list[Card]:
    """All of them, in printed order."""
    f = Facts
    p = PERMANENT
    t = TEMPORARY
    return [
        DetachableTail(f("detachable_tail", 0, t, monster=WHO, hand=at(GUARD))),
        Boon(f("radioactive_waste", 0, t, monster=WHO, hand=at(ANYTIME, ANSWER, BUYING), energy=2, hearts=1)),
        PrimalBellow(f("primal_bellow", 0, t, monster=WHO, hand=at(ANYTIME), others_lose_vp=2)),
        SaurianAdaptability(f("saurian_adaptability", 0, t, monster=WHO, hand=at(CHANGE))),
        DefenderOfTokyo(
            f(
                "defender_of_tokyo",
                0,
                p,
                monster=WHO,
                hand=at(ANYTIME),
                at=at(START_TURN),
                reads=CARDS,
                writes=VP,
            )
        ),
        HeatVision(f("heat_vision", 0, p, monster=WHO, hand=at(ANYTIME))),
        GammaBreath(f("gamma_breath", 0, p, monster=WHO, hand=at(ANYTIME, CHANGE), at=at(CHANGE))),
        TailSweep(f("tail_sweep", 0, p, monster=WHO, hand=at(ANYTIME, CHANGE), at=at(CHANGE))),
    ]
