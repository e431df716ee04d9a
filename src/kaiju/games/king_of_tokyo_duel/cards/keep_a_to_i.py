"""KEEP cards, by name: Adrenaline Augment to In the Shadows."""

from __future__ import annotations

from mypy_extensions import i64

from kaiju.engine.state import Rule
from kaiju.games.common.dice import showing, throw_one_by_one
from kaiju.games.king_of_tokyo_duel import events as tell
from kaiju.games.king_of_tokyo_duel.asks import ASK_GUARD, ASK_PULL, ASK_REROLL, ASK_SLEEP, ASK_THROW_OUT
from kaiju.games.king_of_tokyo_duel.buzz import in_zone
from kaiju.games.king_of_tokyo_duel.card import ENERGY_GROUP, Card
from kaiju.games.king_of_tokyo_duel.cards.script import BLOWS, RULE, Script, markers_move
from kaiju.games.king_of_tokyo_duel.hits import ignore
from kaiju.games.king_of_tokyo_duel.market import throw_out
from kaiju.games.king_of_tokyo_duel.pull import pull
from kaiju.games.king_of_tokyo_duel.roll import in_roll, most_of_a_kind
from kaiju.games.king_of_tokyo_duel.state import (
    DESTRUCTION_TRACK,
    FAME,
    FAME_TRACK,
    HEAL,
    SLEPT,
    SMASH,
    Duel,
    Hits,
    Monster,
)
from kaiju.games.king_of_tokyo_duel.verbs import discard_card, gain_energy, gain_hearts, spend_energy, use


class AdrenalineAugment(Card):
    """One smash more for each marker in a Spotlight Zone, whoever's it is; counted anew every time."""

    def order(self, st: Duel, me: Monster, active: Monster, left: i64) -> i64:
        return BLOWS if me is active and markers_move(st, active, left) else 0

    def adds_smash(self, st: Duel, me: Monster) -> i64:
        n: i64 = 0
        for position in st.markers:
            if in_zone(position, 0) or in_zone(position, 1):
                n += 1
        return n


class AlienMetabolism(Card):
    """Once a turn: discard a face-up card."""

    def due(self, st: Duel, me: Monster, moment: i64) -> bool:
        return self.id not in st.used and max(st.market) >= 0

    def act(self, st: Duel, me: Monster, moment: i64) -> Rule | None:
        return self.throw_out(st, me)

    def throw_out(self, st: Duel, me: Monster) -> Rule:
        slots = [slot for slot in range(3) if st.market[slot] >= 0]
        slot: i64 = slots[0]
        if len(slots) > 1:
            yield st.ask_opts(me.seat, ASK_THROW_OUT, slots, self.id)
            slot = st.chosen()
        st.used.append(self.id)
        use(st, me, self.id)
        throw_out(st, me, slot, self.id)


class AntimatterPellets(Script):
    """Five equal symbols: 4 hits, then Destruction 2."""

    def due(self, st: Duel, me: Monster, moment: i64) -> bool:
        return most_of_a_kind(st, me) >= 5


class ArmorPlating(Card):
    """Ignores the first hit of each of the Rival's turns."""

    def shield(self, st: Duel, me: Monster) -> bool:
        return True


class BreakingNews(Card):
    """Every purchase pulls Fame."""

    def on_purchase(self, st: Duel, me: Monster) -> Rule | None:
        return pull(st, me, FAME_TRACK, 1, RULE, self.id)


class Camouflage(Card):
    """Roll a die for each hit; every heal rolled ignores one."""

    def order(self, st: Duel, me: Monster, active: Monster, left: i64) -> i64:
        # How many hits come through is known only when the dice have fallen.
        return BLOWS if me is not active else 0

    def act(self, st: Duel, me: Monster, moment: i64) -> Rule | None:
        hits = st.hits
        assert hits is not None
        return self.hide(st, me, hits)

    def hide(self, st: Duel, me: Monster, hits: Hits) -> Rule:
        yield st.ask(me.seat, ASK_GUARD, 2, self.id)
        if st.answer == 0:
            return
        dice = throw_one_by_one(st, hits.amount)
        if st.log is not None:
            st.tell(tell.CardDice(seat=me.seat, dice=dice, rule=RULE, card=self.facts.key))
        ignore(st, hits, showing(dice, HEAL), self.id)


class ElectricalAura(Card):
    """At the end of the turn Destruction moves 1 for every 7 energy."""

    def due(self, st: Duel, me: Monster, moment: i64) -> bool:
        return me.energy >= 7

    def act(self, st: Duel, me: Monster, moment: i64) -> Rule | None:
        return pull(st, me, DESTRUCTION_TRACK, me.energy // 7, RULE, self.id)


class EyeOfTheStorm(Card):
    """1 energy for every roll that was not used."""

    def act(self, st: Duel, me: Monster, moment: i64) -> Rule | None:
        gain_energy(st, me, st.rolls_left, "DUEL-TIME-02", self.id)
        return None


class GentleGiant(Card):
    """Pulls Fame after a Roll without smash."""

    def due(self, st: Duel, me: Monster, moment: i64) -> bool:
        return in_roll(st, me, SMASH) == 0

    def act(self, st: Duel, me: Monster, moment: i64) -> Rule | None:
        return pull(st, me, FAME_TRACK, 1, RULE, self.id)


class Hibernation(Card):
    """No hits at all; each turn is slept through for 6 hearts, until the owner wakes up and discards it."""

    def act(self, st: Duel, me: Monster, moment: i64) -> Rule | None:
        return self.sleep(st, me)

    def sleep(self, st: Duel, me: Monster) -> Rule:
        yield st.ask(me.seat, ASK_SLEEP, 2, self.id)
        if st.answer == 0:
            discard_card(st, me, self.id, RULE)
            return
        gain_hearts(st, me, 6, RULE, self.id)
        st.phase = SLEPT
        if st.log is not None:
            st.tell(tell.TurnSkipped(seat=me.seat, rule=RULE, card=self.facts.key))


class InShape(Card):
    """On the own turn, 1 energy pulls Fame for every hit the Rival takes beyond the third."""

    def order(self, st: Duel, me: Monster, active: Monster, left: i64) -> i64:
        # The energy to pay with comes from symbols, powers and Buzz bonuses.
        return BLOWS | ENERGY_GROUP if me is active else 0

    def rival_hit(self, st: Duel, me: Monster, hits: Hits) -> Rule | None:
        total = hits.victim.hits_taken
        before = total - hits.taken
        beyond = total - (before if before > 3 else 3)
        return self.run(st, me, beyond) if beyond > 0 and me.energy > 0 else None

    def run(self, st: Duel, me: Monster, times: i64) -> Rule:
        while times > 0 and me.energy > 0 and not st.over and self.held_by(me):
            yield st.ask(me.seat, ASK_PULL, 2, self.id)
            if st.answer == 0:
                return
            times -= 1
            spend_energy(st, me, 1, RULE, self.id)
            yield from pull(st, me, FAME_TRACK, 1, RULE, self.id)


class InTheShadows(Card):
    """Reroll own fame dice, as often as one likes, without using up rolls."""

    def due(self, st: Duel, me: Monster, moment: i64) -> bool:
        return FAME in st.dice

    def act(self, st: Duel, me: Monster, moment: i64) -> Rule | None:
        return self.reroll(st, me)

    def reroll(self, st: Duel, me: Monster) -> Rule:
        dice = [i for i, face in enumerate(st.dice) if face == FAME]
        mask: i64 = 1
        if len(dice) > 1:
            st.opts = dice
            yield st.ask(me.seat, ASK_REROLL, 1 << len(dice), self.id)
            mask = st.answer
        if mask == 0:
            return
        use(st, me, self.id)
        bit: i64 = 0
        thrown: list[int] = []
        for die in dice:
            if mask >> bit & 1:
                st.dice[die] = st.below(6)
                thrown.append(die)
            bit += 1
        if st.log is not None:
            st.tell(
                tell.DiceRolled(
                    seat=me.seat,
                    dice=st.dice[:],
                    thrown=thrown,
                    left=st.rolls_left,
                    rule=RULE,
                    card=self.facts.key,
                )
            )
