"""The Evolutions of Kraken."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiju.engine.hooks import at
from kaiju.engine.state import Rule
from kaiju.games.king_of_tokyo.card import (
    ANSWER,
    ANYTIME,
    BEFORE_ROLL,
    ENTERED,
    GUARD,
    PERMANENT,
    TEMPORARY,
    TOTAL,
    Card,
    Facts,
)
from kaiju.games.king_of_tokyo.dice import on_dice
from kaiju.games.king_of_tokyo.evolution import Boon, Permanent, Temporary
from kaiju.games.king_of_tokyo.guards import roll_to_save
from kaiju.games.king_of_tokyo.losses import card_loss
from kaiju.games.king_of_tokyo.state import HEART, OUTSIDE, Loss, Monster, Tokyo
from kaiju.games.king_of_tokyo.verbs import gain_energy, gain_hearts, gain_vp, lose_vp, use

RULE: Final = "KOT-PU-08"
WHO: Final = "kraken"


class DestructiveWave(Temporary):
    """On entering Tokyo: every other Monster loses 2 hearts."""

    def effect(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        return card_loss(st, [m for m in st.clockwise(me.seat) if m is not me], 2, me.seat, self.id)


class CultWorshippers(Temporary):
    """1 VP for every heart gained this turn."""

    def playable(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return me.hearts_gained > 0

    def effect(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        gain_vp(st, me, me.hearts_gained, RULE, self.id)
        return None


class HighTide(Temporary):
    """A further heart in the Roll for every heart die."""

    def playable(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return on_dice(st, me)[HEART] > 0

    def effect(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        st.boosted = True
        st.bonus[HEART] += on_dice(st, me)[HEART]
        return None


class TerrorOfTheDeep(Permanent):
    """Roll a die for each heart at stake; every heart rolled saves one."""

    def usable(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return st.loss is not None and self.id not in st.loss.guards

    def employ(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        loss = st.loss
        assert loss is not None
        return roll_to_save(st, me, loss, self.id)


class EaterOfSouls(Permanent):
    """A maximum of 12 hearts, and 1 heart for each entry into Tokyo."""

    def on_enter(self, st: Tokyo, me: Monster, newcomer: Monster) -> Rule | None:
        if newcomer is me:
            gain_hearts(st, me, 1, RULE, self.id)
        return None


class SunkenTemple(Permanent):
    """Outside Tokyo: give up the turn before rolling for 3 hearts and 3 energy."""

    def usable(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return me.place == OUTSIDE and not st.skip_turn

    def employ(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        use(st, me, self.id)
        gain_hearts(st, me, 3, RULE, self.id)
        gain_energy(st, me, 3, RULE, self.id)
        st.skip_turn = True
        return None


class MandiblesOfDread(Permanent):
    """A wound costs its victim 1 VP."""

    def on_wound(self, st: Tokyo, me: Monster, loss: Loss) -> None:
        lose_vp(st, loss.victim, 1, RULE, self.id)


def cards() -> list[Card]:
    """All of them, in printed order."""
    f = Facts
    return [
        Boon(f("healing_rain", 0, TEMPORARY, monster=WHO, hand=at(ANYTIME, ANSWER), hearts=2)),
        DestructiveWave(f("destructive_wave", 0, TEMPORARY, monster=WHO, hand=at(ENTERED))),
        CultWorshippers(f("cult_worshippers", 0, TEMPORARY, monster=WHO, hand=at(ANYTIME))),
        HighTide(f("high_tide", 0, TEMPORARY, monster=WHO, hand=at(TOTAL))),
        TerrorOfTheDeep(
            f("terror_of_the_deep", 0, PERMANENT, monster=WHO, hand=at(ANYTIME, GUARD), at=at(GUARD))
        ),
        EaterOfSouls(f("eater_of_souls", 0, PERMANENT, monster=WHO, hand=at(ANYTIME), more_hearts=2)),
        SunkenTemple(f("sunken_temple", 0, PERMANENT, monster=WHO, hand=at(ANYTIME), at=at(BEFORE_ROLL))),
        MandiblesOfDread(f("mandibles_of_dread", 0, PERMANENT, monster=WHO, hand=at(ANYTIME))),
    ]
