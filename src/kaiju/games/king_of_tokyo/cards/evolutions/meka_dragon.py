"""The Evolutions of Meka Dragon."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiju.engine.hooks import at
from kaiju.engine.state import Rule
from kaiju.games.king_of_tokyo.asks import ASK_CHOICE, CHOOSE_NO, CHOOSE_YES
from kaiju.games.king_of_tokyo.card import (
    ANYTIME,
    BEFORE_ROLL,
    BUYING,
    HANDED,
    HEART_GROUP,
    PERMANENT,
    TEMPORARY,
    TOTAL,
    Card,
    Facts,
)
from kaiju.games.king_of_tokyo.cards.keep_a_to_e import feast_order
from kaiju.games.king_of_tokyo.dice import card_roll, on_dice, tally
from kaiju.games.king_of_tokyo.evolution import Lasting, Permanent, Temporary
from kaiju.games.king_of_tokyo.losses import later
from kaiju.games.king_of_tokyo.smash import smash_losses, smash_targets
from kaiju.games.king_of_tokyo.state import OUTSIDE, RESOLVE, SEAT_NOTE, SMASH, Loss, Monster, Tokyo
from kaiju.games.king_of_tokyo.verbs import gain_energy, gain_hearts, gain_vp, note_seat, use

RULE: Final = "KOT-PU-08"
WHO: Final = "meka_dragon"


class MechaBlast(Lasting):
    """Wounds are 2 hearts bigger this turn."""

    def playable(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return tally(st, me)[SMASH] > 0 and len(smash_targets(st, me)) > 0

    def enlarge(self, st: Tokyo, me: Monster, loss: Loss, stage: i64) -> Rule | None:
        if stage == 0 and loss.smash and loss.by == me.seat:
            loss.amount += 2
        return None


class DestructiveAnalysis(Temporary):
    """1 energy for each smash die of the Roll."""

    def playable(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return me.seat == st.active and st.phase >= RESOLVE and on_dice(st, me)[SMASH] > 0

    def effect(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        gain_energy(st, me, on_dice(st, me)[SMASH], RULE, self.id)
        return None


class ProgrammedToDestroy(Permanent):
    """3 VP and 2 energy whenever another Monster reaches 0 hearts."""

    def on_zero(self, st: Tokyo, me: Monster, fallen: Monster) -> None:
        if fallen is not me:
            gain_vp(st, me, 3, RULE, self.id)
            gain_energy(st, me, 2, RULE, self.id)

    def order(self, st: Tokyo, me: Monster, active: Monster) -> i64:
        return feast_order(st, me, active)


class TuneUp(Temporary):
    """Outside Tokyo: 4 hearts and 2 energy instead of a turn."""

    def playable(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return me.place == OUTSIDE and not st.skip_turn

    def effect(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        gain_hearts(st, me, 4, RULE, self.id)
        gain_energy(st, me, 2, RULE, self.id)
        st.skip_turn = True
        return None


class BreathOfDoom(Permanent):
    """When a Monster in Tokyo loses hearts through the owner, everybody else outside loses one."""

    def after_harm(self, st: Tokyo, me: Monster, loss: Loss) -> None:
        if not loss.inside or self.id in st.used:
            return
        st.used.append(self.id)
        # Who was in Tokyo when the smash hit, and has left since, is not outside for this card.
        left = [other.victim for other in st.losses if other.inside]
        for m in st.clockwise(st.active):
            if m is not me and m.place == OUTSIDE and m not in left:
                later(st, m, 1, me.seat, self.id)


class LightningArmor(Permanent):
    """After a loss: a die for each heart, and each smash costs the active Monster a heart."""

    def after_loss(self, st: Tokyo, me: Monster, loss: Loss) -> None:
        if me.hearts > 0 and me.seat != st.active:
            later(st, st.monsters[st.active], 0, me.seat, self.id, loss.lost)

    def order(self, st: Tokyo, me: Monster, active: Monster) -> i64:
        # Whoever hits this Monster may need its hearts before the lightning strikes, or rather after.
        if me is active or active.place != OUTSIDE:
            return 0
        losses = smash_losses(st, active, st.roll[SMASH])
        return HEART_GROUP if any(loss.victim is me for loss in losses) else 0

    def settle(self, st: Tokyo, me: Monster, loss: Loss) -> Rule | None:
        return self.strike(st, me, loss)

    def strike(self, st: Tokyo, me: Monster, loss: Loss) -> Rule:
        yield st.ask_opts(me.seat, ASK_CHOICE, [CHOOSE_NO, CHOOSE_YES], self.id)
        if st.chosen() == CHOOSE_YES:
            use(st, me, self.id)
            yield from card_roll(st, me, loss.dice, self.id)
            loss.amount = st.card_dice.count(SMASH)


class ClawsOfSteel(Permanent):
    """Who loses 3 hearts through the owner in its turn loses one more."""

    def enlarge(self, st: Tokyo, me: Monster, loss: Loss, stage: i64) -> Rule | None:
        if stage == 0 or loss.by != me.seat or me.seat != st.active or loss.victim is me:
            return None
        before = me.hurt(loss.victim.seat)
        for other in st.losses:
            if other is loss:
                break
            if other.victim is loss.victim and other.by == me.seat:
                before += other.amount
        if before < 3 <= before + loss.amount:
            loss.amount += 1
        return None


class TargetAcquired(Permanent):
    """Whoever wounds the owner may get the token; losses that the owner causes it are 1 heart bigger."""

    def attacker(self, st: Tokyo, me: Monster) -> i64:
        for loss in st.losses:
            if loss.victim is me and st.monsters[loss.by].alive:
                return loss.by
        return -1

    def usable(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        seat = self.attacker(st, me)
        return seat >= 0 and st.notes.get(self.id, -1) != SEAT_NOTE + seat

    def employ(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        return self.aim(st, me, self.attacker(st, me))

    def aim(self, st: Tokyo, me: Monster, seat: i64) -> Rule:
        yield st.ask_opts(me.seat, ASK_CHOICE, [CHOOSE_NO, CHOOSE_YES], self.id)
        if st.chosen() == CHOOSE_YES:
            note_seat(st, me, self.id, seat)

    def enlarge(self, st: Tokyo, me: Monster, loss: Loss, stage: i64) -> Rule | None:
        if stage == 0 and loss.by == me.seat and st.notes.get(self.id, -1) == SEAT_NOTE + loss.victim.seat:
            loss.amount += 1
        return None

    def on_eliminated(self, st: Tokyo, me: Monster, gone: Monster) -> None:
        if st.notes.get(self.id, -1) == SEAT_NOTE + gone.seat:
            st.notes.pop(self.id)


def cards() -> list[Card]:
    """All of them, in printed order."""
    f = Facts
    p = PERMANENT
    t = TEMPORARY
    return [
        MechaBlast(f("mecha_blast", 0, t, monster=WHO, hand=at(TOTAL))),
        DestructiveAnalysis(f("destructive_analysis", 0, t, monster=WHO, hand=at(ANYTIME, BUYING))),
        ProgrammedToDestroy(f("programmed_to_destroy", 0, p, monster=WHO, hand=at(ANYTIME))),
        TuneUp(f("tune_up", 0, t, monster=WHO, hand=at(BEFORE_ROLL))),
        BreathOfDoom(f("breath_of_doom", 0, p, monster=WHO, hand=at(ANYTIME))),
        LightningArmor(f("lightning_armor", 0, p, monster=WHO, hand=at(ANYTIME))),
        ClawsOfSteel(f("claws_of_steel", 0, p, monster=WHO, hand=at(ANYTIME))),
        TargetAcquired(f("target_acquired", 0, p, monster=WHO, hand=at(ANYTIME), at=at(HANDED))),
    ]
