"""The Evolutions of Cyber Bunny."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiju.engine.hooks import at
from kaiju.engine.state import Rule
from kaiju.games.king_of_tokyo.asks import ASK_CHOICE, ASK_DIE, CHOOSE_PAY, CHOOSE_SUFFER
from kaiju.games.king_of_tokyo.card import (
    ANYTIME,
    BEFORE_ROLL,
    BUYING,
    GUARD,
    LOOK,
    ON_ENTER,
    PERMANENT,
    PROBE,
    TEMPORARY,
    Card,
    Facts,
)
from kaiju.games.king_of_tokyo.cards.choosing import choose
from kaiju.games.king_of_tokyo.dice import on_dice, set_die
from kaiju.games.king_of_tokyo.evolution import Boon, Lasting, Permanent, Temporary
from kaiju.games.king_of_tokyo.state import OUTSIDE, SMASH, Loss, Monster, Tokyo
from kaiju.games.king_of_tokyo.verbs import gain_energy, gain_vp, lose_energy, regain_evolution, use

RULE: Final = "KOT-PU-08"
WHO: Final = "cyber_bunny"


class StrokeOfGenius(Temporary):
    """As much energy again as was gained this turn."""

    def playable(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return me.energy_gained > 0

    def effect(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        gain_energy(st, me, me.energy_gained, RULE, self.id)
        return None


class RabbitsFoot(Lasting):
    """No hearts are lost until the turn is over."""

    def effect(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        me.immune = True
        return None


class HeartOfTheRabbit(Temporary):
    """Reroll a die of another's last Roll; when the Bunny enters Tokyo, the card comes back."""

    def playable(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return len(st.open_dice()) > 0

    def effect(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        # A mark in the discard pile: it got there by being played.
        if self.id in me.evo.spent:
            st.counters[self.id] = 1
        return self.reroll(st, me)

    def reroll(self, st: Tokyo, me: Monster) -> Rule:
        yield from choose(st, me, ASK_DIE, st.open_dice(), self.id)
        set_die(st, st.chosen(), st.below(6), me.seat, self.id)

    def on_enter(self, st: Tokyo, me: Monster, newcomer: Monster) -> Rule | None:
        if newcomer is me and self.id in me.evo.spent and self.id in st.counters:
            regain_evolution(st, me, self.id, RULE)
        return None


class KingOfTheGizmo(Permanent):
    """1 VP for every purchase."""

    def on_buy(self, st: Tokyo, me: Monster, card: i64) -> None:
        gain_vp(st, me, 1, RULE, self.id)


class EnergySword(Permanent):
    """2 energy before the first Roll: with a smash die, one smash more, and energy for every smash die."""

    def usable(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return me.energy >= 2 and self.id not in st.used and not st.skip_turn

    def employ(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        if moment == BEFORE_ROLL:
            st.used.append(self.id)
            use(st, me, self.id)
            lose_energy(st, me, 2, RULE, self.id)
        elif self.id in st.used:
            gain_energy(st, me, on_dice(st, me)[SMASH], RULE, self.id)
        return None

    def adds_smash(self, st: Tokyo, me: Monster, stage: i64) -> i64:
        return 1 if stage == 0 and self.id in st.used and on_dice(st, me)[SMASH] else 0


class ElectricCarrot(Permanent):
    """Wounds dealt from Tokyo are 1 heart bigger, unless the victim hands over 1 energy."""

    def enlarge(self, st: Tokyo, me: Monster, loss: Loss, stage: i64) -> Rule | None:
        if stage == 0 and loss.smash and loss.by == me.seat and me.place != OUTSIDE:
            return self.shock(st, me, loss)
        return None

    def shock(self, st: Tokyo, me: Monster, loss: Loss) -> Rule:
        victim = loss.victim
        if victim.energy >= 1:
            st.loss = loss
            yield st.ask_opts(victim.seat, ASK_CHOICE, [CHOOSE_PAY, CHOOSE_SUFFER], self.id)
            st.loss = None
            if st.chosen() == CHOOSE_PAY:
                lose_energy(st, victim, 1, RULE, self.id, me.seat)
                gain_energy(st, me, 1, RULE, self.id)
                return
        loss.amount += 1


def cards() -> list[Card]:
    """All of them, in printed order."""
    f = Facts
    return [
        StrokeOfGenius(f("stroke_of_genius", 0, TEMPORARY, monster=WHO, hand=at(ANYTIME, BUYING))),
        Boon(f("emergency_battery", 0, TEMPORARY, monster=WHO, hand=at(ANYTIME, BUYING), energy=3)),
        RabbitsFoot(f("rabbits_foot", 0, TEMPORARY, monster=WHO, hand=at(GUARD))),
        HeartOfTheRabbit(
            f("heart_of_the_rabbit", 0, TEMPORARY, monster=WHO, hand=at(PROBE), spent_hooks=at(ON_ENTER))
        ),
        Permanent(f("secret_laboratory", 0, PERMANENT, monster=WHO, hand=at(ANYTIME, BUYING), discount=1)),
        KingOfTheGizmo(f("king_of_the_gizmo", 0, PERMANENT, monster=WHO, hand=at(ANYTIME))),
        EnergySword(f("energy_sword", 0, PERMANENT, monster=WHO, hand=at(ANYTIME), at=at(BEFORE_ROLL, LOOK))),
        ElectricCarrot(f("electric_carrot", 0, PERMANENT, monster=WHO, hand=at(ANYTIME))),
    ]
