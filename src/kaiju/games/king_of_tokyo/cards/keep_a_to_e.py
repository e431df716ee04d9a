"""KEEP cards of the base box, by name: Alpha Monster to Even Bigger."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiju.engine.state import Rule
from kaiju.games.king_of_tokyo import events as tell
from kaiju.games.king_of_tokyo.asks import ASK_REROLL
from kaiju.games.king_of_tokyo.card import (
    AFTER_HARM,
    CARD_DICE,
    CHANGE,
    ENLARGE,
    NUMBERS_GROUP,
    ON_ZERO,
    WITH_SMASH,
    Card,
)
from kaiju.games.king_of_tokyo.dice import set_die
from kaiju.games.king_of_tokyo.guards import roll_to_save
from kaiju.games.king_of_tokyo.losses import card_loss
from kaiju.games.king_of_tokyo.smash import smash_targets
from kaiju.games.king_of_tokyo.state import ONE, OUTSIDE, SMASH, THREE, TWO, Monster, Tokyo
from kaiju.games.king_of_tokyo.verbs import (
    discard_card,
    gain_hearts,
    gain_vp,
    lose_energy,
    return_energy,
    set_counter,
    use,
)

RULE: Final = "KOT-COMP-08"


class AlphaMonster(Card):
    """1 VP for a Roll with smash in it."""

    def act(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        if st.roll[SMASH]:
            gain_vp(st, me, 1, RULE, self.id)
        return None


class BackgroundDweller(Card):
    """Reroll own 3s, as often as one likes, without using up Rolls."""

    def threes(self, st: Tokyo, moment: i64) -> list[int]:
        if moment == CARD_DICE:
            return [i for i, face in enumerate(st.card_dice) if face == THREE]
        # After the last Roll only a 3 that somebody else's reroll produced is new.
        forced = moment == CHANGE
        return [i for i in st.open_dice() if st.dice[i] == THREE and (not forced or st.forced >> i & 1)]

    def ready(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return len(self.threes(st, moment)) > 0

    def act(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        return self.reroll(st, me, moment)

    def reroll(self, st: Tokyo, me: Monster, moment: i64) -> Rule:
        threes = self.threes(st, moment)
        mask: i64 = 1
        if len(threes) > 1:
            st.opts = threes
            yield st.ask(me.seat, ASK_REROLL, 1 << len(threes), self.id)
            mask = st.answer
        if mask:
            use(st, me, self.id)
        bit: i64 = 0
        for die in threes:
            if mask >> bit & 1:
                if moment == CARD_DICE:
                    st.card_dice[die] = st.below(6)
                else:
                    forced = st.forced
                    set_die(st, die, st.below(6), me.seat, self.id)
                    # What a forced reroll has left stays within this card's reach.
                    st.forced = forced
            bit += 1
        if mask and moment == CARD_DICE and st.log is not None:
            st.tell(tell.CardDice(seat=me.seat, dice=st.card_dice[:], rule=tell.BY_CARD, card=self.facts.key))


class Burrowing(Card):
    """One smash more in Tokyo; who takes Tokyo after the owner Yielded loses a heart."""

    def adds_smash(self, st: Tokyo, me: Monster, stage: i64) -> i64:
        return 1 if stage == 0 and me.place != OUTSIDE else 0

    def on_yield(self, st: Tokyo, me: Monster) -> None:
        st.used.append(self.id)

    def on_enter(self, st: Tokyo, me: Monster, newcomer: Monster) -> Rule | None:
        if self.id not in st.used or newcomer is me:
            return None
        st.used.remove(self.id)
        return card_loss(st, [newcomer], 1, me.seat, self.id)


class Camouflage(Card):
    """Roll a die for each heart at stake; every heart rolled saves one."""

    def ready(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return st.loss is not None and self.id not in st.loss.guards

    def act(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        loss = st.loss
        assert loss is not None
        return roll_to_save(st, me, loss, self.id)


class CompleteDestruction(Card):
    """9 VP for all six faces in one Roll."""

    def act(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        if 0 not in st.roll:
            gain_vp(st, me, 9, RULE, self.id)
        return None


class EaterOfTheDead(Card):
    """3 VP whenever a Monster reaches 0 hearts."""

    def on_zero(self, st: Tokyo, me: Monster, fallen: Monster) -> None:
        gain_vp(st, me, 3, RULE, self.id)

    def order(self, st: Tokyo, me: Monster, active: Monster) -> i64:
        return feast_order(st, me, active)


def feast_order(st: Tokyo, me: Monster, active: Monster) -> i64:
    """The order of a card that brings 3 VP for each Monster at 0 hearts.

    Both may reach the VP they need in this very turn, and then it matters who does so first.
    """
    if me is active:
        return 0
    powers = active.powers
    # Other cards may carry the harm beyond those whom smash hits, and make it bigger.
    wide = len(powers.on[WITH_SMASH]) > 0 or len(powers.on[AFTER_HARM]) > 0
    reach = st.clockwise(active.seat) if wide else smash_targets(st, active)
    most = st.roll[SMASH] * (2 if powers.doubles else 1) + 3 + 2 * len(powers.on[ENLARGE])
    frail = [m for m in reach if m is not me and m is not active and m.hearts <= most]
    # Several may fall together, and a copy of the card pays as much again.
    feast = 3 * len(frail) * len(me.powers.on[ON_ZERO])
    return NUMBERS_GROUP if frail and me.vp + feast >= me.powers.target_vp else 0


class EnergyHoarder(Card):
    """1 VP for each full set of 6 energy at the end of the turn."""

    def ready(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return me.energy >= 6

    def act(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        gain_vp(st, me, me.energy // 6, RULE, self.id)
        return None


class EvenBigger(Card):
    """A maximum of 12 hearts, and 2 hearts on arrival."""

    def arrive(self, st: Tokyo, me: Monster) -> Rule | None:
        gain_hearts(st, me, 2, RULE, self.id)
        return None


class BatteryMonster(Card):
    """6 energy on the card, 2 of them for each of the next three turns."""

    def arrive(self, st: Tokyo, me: Monster) -> Rule | None:
        if self.id not in st.counters:
            set_counter(st, me, self.id, 6)
        return None

    def ready(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return st.counters.get(self.id, 0) > 0

    def act(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        left = st.counters.get(self.id, 0)
        taken = min(2, left)
        set_counter(st, me, self.id, left - taken)
        return_energy(st, me, taken, RULE, self.id)
        if left == taken:
            discard_card(st, me, self.id)
        return None


class Detritivore(Card):
    """2 VP for 1, 2 and 3 in one Roll."""

    def act(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        if st.roll[ONE] and st.roll[TWO] and st.roll[THREE]:
            gain_vp(st, me, 2, RULE, self.id)
        return None


class EnergyDrink(Card):
    """1 energy buys another Roll."""

    def ready(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return me.energy >= 1

    def act(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        use(st, me, self.id)
        lose_energy(st, me, 1, RULE, self.id)
        return None
