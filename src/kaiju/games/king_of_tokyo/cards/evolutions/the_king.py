"""The Evolutions of The King."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiju.engine.hooks import at
from kaiju.engine.state import Rule
from kaiju.games.king_of_tokyo.card import (
    AFTER_ENTER,
    ANSWER,
    ANYTIME,
    CARDS,
    ENTERING,
    EVERY_END,
    GUARD,
    NUMBERS_GROUP,
    ON_LEAVE,
    PERMANENT,
    START_TURN,
    STAYED,
    TEMPORARY,
    VP,
    Card,
    Facts,
)
from kaiju.games.king_of_tokyo.ending import earn_extra_turn
from kaiju.games.king_of_tokyo.evolution import Boon, Lasting, Permanent, Temporary
from kaiju.games.king_of_tokyo.guards import spare
from kaiju.games.king_of_tokyo.resolve import bay_may_close
from kaiju.games.king_of_tokyo.state import BAY, OUTSIDE, Loss, Monster, Tokyo
from kaiju.games.king_of_tokyo.tokyo import enter, free_place, may_yield, yield_tokyo
from kaiju.games.king_of_tokyo.verbs import gain_vp, lose_vp, spend_evolution, use

RULE: Final = "KOT-PU-08"
WHO: Final = "the_king"


class MonkeyRush(Temporary):
    """A place in Tokyo that has been freed is taken at once."""

    def playable(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return me.place == OUTSIDE and free_place(st) != OUTSIDE

    def effect(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        return enter(st, me, free_place(st), self.id)


class SimianScamper(Lasting):
    """Yielding before a smash is applied saves its hearts, and all others of the turn."""

    def playable(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        loss = st.loss
        return (
            loss is not None and loss.smash and me.place != OUTSIDE and not loss.decided and may_yield(st, me)
        )

    def effect(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        loss = st.loss
        assert loss is not None
        spare(st, loss, loss.amount, self.id)
        me.immune = True
        yield_tokyo(st, me, self.id)
        return None


class JungleFrenzy(Temporary):
    """Another turn after wounding a Monster in Tokyo and staying outside."""

    def playable(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return st.hit_tokyo and me.place == OUTSIDE

    def effect(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        earn_extra_turn(st, me, 0, self.id)
        return None


class ChestThumping(Permanent):
    """Monsters in Tokyo that the owner wounds Yield if it says so."""

    def usable(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        loss = st.loss
        return (
            loss is not None
            and loss.by == me.seat
            and loss.victim.place != OUTSIDE
            and may_yield(st, loss.victim)
        )

    def employ(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        loss = st.loss
        assert loss is not None
        use(st, me, self.id)
        yield_tokyo(st, loss.victim, self.id)
        return None


class AlphaMale(Permanent):
    """1 VP for a turn with a wound."""

    def on_wound(self, st: Tokyo, me: Monster, loss: Loss) -> None:
        if self.id not in st.used:
            st.used.append(self.id)
            gain_vp(st, me, 1, RULE, self.id)


class IAmTheKing(Permanent):
    """1 VP more for entering Tokyo and for starting a turn there."""

    def on_enter(self, st: Tokyo, me: Monster, newcomer: Monster) -> Rule | None:
        if newcomer is me:
            gain_vp(st, me, 1, RULE, self.id)
        return None

    def usable(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return me.place != OUTSIDE

    def employ(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        gain_vp(st, me, 1, RULE, self.id)
        return None


class TwasBeautyKilledTheBeast(Permanent):
    """1 VP at the end of every turn in Tokyo; outside, all VP are lost."""

    def playable(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return me.place != OUTSIDE

    def usable(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return True

    def employ(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        gain_vp(st, me, 1, RULE, self.id)
        return None

    def order(self, st: Tokyo, me: Monster, active: Monster) -> i64:
        # VP of the Roll are lost too when the Bay closes under its owner, unless they come after that.
        return NUMBERS_GROUP if me is active and me.place == BAY and bay_may_close(st, me) else 0

    def on_leave(self, st: Tokyo, me: Monster) -> None:
        # A copy that stood for this card may have gone with it.
        if self.listens(me, ON_LEAVE):
            spend_evolution(st, self.id)
            lose_vp(st, me, me.vp, RULE, self.id)


def cards() -> list[Card]:
    """All of them, in printed order."""
    f = Facts
    p = PERMANENT
    t = TEMPORARY
    return [
        MonkeyRush(f("monkey_rush", 0, t, monster=WHO, hand=at(ENTERING))),
        SimianScamper(f("simian_scamper", 0, t, monster=WHO, hand=at(GUARD))),
        JungleFrenzy(f("jungle_frenzy", 0, t, monster=WHO, hand=at(AFTER_ENTER))),
        Boon(f("giant_banana", 0, t, monster=WHO, hand=at(ANYTIME, ANSWER), hearts=2)),
        ChestThumping(f("chest_thumping", 0, p, monster=WHO, hand=at(ANYTIME), at=at(STAYED))),
        AlphaMale(f("alpha_male", 0, p, monster=WHO, hand=at(ANYTIME))),
        IAmTheKing(
            f("i_am_the_king", 0, p, monster=WHO, hand=at(ANYTIME), at=at(START_TURN), reads=CARDS, writes=VP)
        ),
        TwasBeautyKilledTheBeast(
            f(
                "twas_beauty_killed_the_beast",
                0,
                p,
                monster=WHO,
                hand=at(ANYTIME),
                at=at(EVERY_END),
                reads=CARDS,
                writes=VP,
            )
        ),
    ]
