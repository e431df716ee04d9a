"""The KEEP cards, in printed order. A card whose sentence is a number is one line at the end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiju.engine.hooks import at
from kaiju.engine.state import Rule
from kaiju.games.king_of_tokyo_duel import events as tell
from kaiju.games.king_of_tokyo_duel.asks import (
    ASK_COPY_GAIN,
    ASK_EARLY,
    ASK_GUARD,
    ASK_LEAVE_OUT,
    ASK_PULL,
    ASK_REROLL,
    ASK_SKIP,
    ASK_SLEEP,
    ASK_SWAP,
    ASK_THROW_OUT,
)
from kaiju.games.king_of_tokyo_duel.buzz import BOLT, DIE, HEART, PLAIN, in_zone, token_under
from kaiju.games.king_of_tokyo_duel.card import (
    AFTER_RESOLVE,
    ALL_GROUPS,
    ANYTIME,
    END_TURN,
    ENERGY_GROUP,
    FREE_REROLL,
    GUARD,
    HEAL_GROUP,
    KEEP,
    LEAVE_OUT,
    POWER_GROUP,
    PULLS,
    ROLL_CHECK,
    ROLL_END,
    SKIP,
    SMASH_GROUP,
    START_TURN,
    TOLL,
    Card,
    Facts,
)
from kaiju.games.king_of_tokyo_duel.cards.discard import (
    GAIN_ENERGY,
    GAIN_HEARTS,
    HIT_RIVAL,
    PULL_DESTRUCTION,
    PULL_FAME,
    carry_out,
)
from kaiju.games.king_of_tokyo_duel.hits import hit, ignore
from kaiju.games.king_of_tokyo_duel.market import affordable, buy, throw_out
from kaiju.games.king_of_tokyo_duel.pull import pull
from kaiju.games.king_of_tokyo_duel.roll import hits_in_sight, in_roll, most_of_a_kind, to_resolve
from kaiju.games.king_of_tokyo_duel.state import (
    BUY,
    DESTRUCTION_TRACK,
    FAME,
    FAME_TRACK,
    HEAL,
    MAX_DICE_TOKENS,
    POWER,
    SLEPT,
    SMASH,
    Duel,
    Hits,
    Monster,
)
from kaiju.games.king_of_tokyo_duel.turn import take_dice
from kaiju.games.king_of_tokyo_duel.verbs import (
    add_hearts,
    discard_card,
    gain_dice_tokens,
    gain_energy,
    gain_hearts,
    spend_energy,
    swap_cards,
    use,
)

RULE: Final = "DUEL-CARD-01"

# Groups that hit the Rival or move a marker.
BLOWS: Final[i64] = SMASH_GROUP | PULLS | POWER_GROUP


def markers_move(st: Duel, active: Monster, left: i64) -> bool:
    """Whether resolving what is left moves a marker, or lays a token."""
    return left & PULLS > 0 or (left & POWER_GROUP > 0 and st.box.boards[active.who].order > 0)


class Script(Card):
    """A card that carries out its steps when its moment has come."""

    def act(self, st: Duel, me: Monster, moment: i64) -> Rule | None:
        use(st, me, self.id)
        return carry_out(st, me, self)


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
        dice = [int(st.below(6)) for _ in range(hits.amount)]
        if st.log is not None:
            st.tell(tell.CardDice(seat=me.seat, dice=dice, rule=RULE, card=self.facts.key))
        ignore(st, hits, dice.count(HEAL), self.id)


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


class LightningSpeed(Card):
    """Empty spaces of Buzz tokens may be treated as paws."""

    def as_paw(self, st: Duel, me: Monster, shown: i64) -> bool:
        return shown == PLAIN


class MadeInALab(Card):
    """At the start of the turn: buy one card for 1 energy less."""

    def due(self, st: Duel, me: Monster, moment: i64) -> bool:
        return len(affordable(st, me, 1)) > 0

    def act(self, st: Duel, me: Monster, moment: i64) -> Rule | None:
        return self.order_early(st, me)

    def order_early(self, st: Duel, me: Monster) -> Rule:
        opts = affordable(st, me, 1)
        opts.insert(0, -1)
        yield st.ask_opts(me.seat, ASK_EARLY, opts, self.id)
        if st.answer == 0:
            return
        slot = st.chosen()
        use(st, me, self.id)
        yield from buy(st, me, slot, 1)


class NaturalSelection(Card):
    """4 energy and 4 hearts when bought, a die more; but four equal symbols cost 10 hits."""

    def arrive(self, st: Duel, me: Monster) -> Rule | None:
        return carry_out(st, me, self)

    def due(self, st: Duel, me: Monster, moment: i64) -> bool:
        return most_of_a_kind(st, me) >= 4

    def act(self, st: Duel, me: Monster, moment: i64) -> Rule | None:
        use(st, me, self.id)
        return hit(st, me, 10, me.seat, RULE, self.id)


class Rebooting(Card):
    """Skip the resolving for 2 Dice tokens and 2 energy; then it is discarded."""

    def act(self, st: Duel, me: Monster, moment: i64) -> Rule | None:
        return self.reboot(st, me)

    def reboot(self, st: Duel, me: Monster) -> Rule:
        yield st.ask(me.seat, ASK_SKIP, 2, self.id)
        if st.answer == 0:
            return
        use(st, me, self.id)
        if st.log is not None:
            st.tell(tell.ResolvingSkipped(seat=me.seat, rule="DUEL-TIME-04", card=self.facts.key))
        st.phase = BUY
        gain_dice_tokens(st, me, 2, RULE, self.id)
        gain_energy(st, me, 2, RULE, self.id)
        discard_card(st, me, self.id, RULE)


class Regeneration(Card):
    """Once a turn a gain of hearts is 1 larger."""

    def order(self, st: Duel, me: Monster, active: Monster, left: i64) -> i64:
        # Near the starting value, the order of gains decides whether the use is spent (or none is left for later).
        if me is not active or self.id in st.used or not markers_move(st, active, left):
            return 0
        close = me.max_hearts - me.hearts <= to_resolve(st, me, HEAL) + 4
        return HEAL_GROUP | PULLS | POWER_GROUP if close else 0

    def on_heal(self, st: Duel, me: Monster) -> None:
        if self.id not in st.used and add_hearts(st, me, 1, RULE, self.id) > 0:
            st.used.append(self.id)


class Scrappy(Card):
    """A Dice token for pulling a marker off a Buzz token."""

    def off_token(self, st: Duel, me: Monster) -> None:
        gain_dice_tokens(st, me, 1, RULE, self.id)


class SignatureMove(Card):
    """Pulls Fame 1 for every three power symbols."""

    def due(self, st: Duel, me: Monster, moment: i64) -> bool:
        return in_roll(st, me, POWER) >= 3

    def act(self, st: Duel, me: Monster, moment: i64) -> Rule | None:
        return pull(st, me, FAME_TRACK, in_roll(st, me, POWER) // 3, RULE, self.id)


class SpikedTail(Card):
    """Every space that Destruction is pulled hits the Rival."""

    def after_pull(self, st: Duel, me: Monster, track: i64, moved: i64) -> Rule | None:
        if track != DESTRUCTION_TRACK:
            return None
        return hit(st, st.rival(me), moved, me.seat, "DUEL-TIME-08", self.id)


class Superconductor(Card):
    """Give it up to gain what the Rival has just gained while resolving dice."""

    def order(self, st: Duel, me: Monster, active: Monster, left: i64) -> i64:
        return ENERGY_GROUP | PULLS | POWER_GROUP if me is not active else 0

    def rival_energy(self, st: Duel, me: Monster, amount: i64) -> Rule | None:
        return self.tap(st, me, amount)

    def tap(self, st: Duel, me: Monster, amount: i64) -> Rule:
        st.opts = [0, int(amount)]
        yield st.ask(me.seat, ASK_COPY_GAIN, 2, self.id)
        if st.answer == 1:
            use(st, me, self.id)
            discard_card(st, me, self.id, RULE)
            gain_energy(st, me, amount, RULE, self.id)


class ThunderStomp(Card):
    """Pulling Destruction while resolving dice takes a die from the Rival's next turn, once a turn."""

    def on_pull(self, st: Duel, me: Monster, track: i64) -> None:
        if track == DESTRUCTION_TRACK and st.resolving(me) and self.id not in st.used:
            st.used.append(self.id)
            take_dice(st, st.rival(me), 1, 0, self.id)


class TitanicBatteries(Card):
    """Leave two dice unresolved for a Dice token."""

    def due(self, st: Duel, me: Monster, moment: i64) -> bool:
        return me.dice_tokens < MAX_DICE_TOKENS and len(self.pairs(st, me)) > 0

    def pairs(self, st: Duel, me: Monster) -> list[int]:
        """Every pair of faces that can be left out, as 6 times the one plus the other."""
        counts = [0, 0, 0, 0, 0, 0]
        for face in st.dice:
            counts[face] += 1
        # Power dice that have already paid for something have been resolved.
        counts[POWER] = st.spare
        out: list[int] = []
        for one in range(6):
            for other in range(one, 6):
                if counts[one] and counts[other] and (one != other or counts[one] > 1):
                    out.append(6 * one + other)
        return out

    def act(self, st: Duel, me: Monster, moment: i64) -> Rule | None:
        return self.leave_out(st, me)

    def leave_out(self, st: Duel, me: Monster) -> Rule:
        opts = self.pairs(st, me)
        opts.insert(0, -1)
        yield st.ask_opts(me.seat, ASK_LEAVE_OUT, opts, self.id)
        if st.answer == 0:
            return
        pair = st.chosen()
        use(st, me, self.id)
        for face in (pair // 6, pair % 6):
            st.left_out[face] += 1
            if face == POWER:
                st.spare -= 1
        if st.log is not None:
            dice = [int(pair // 6), int(pair % 6)]
            st.tell(tell.DiceLeftOut(seat=me.seat, dice=dice, rule=RULE, card=self.facts.key))
        gain_dice_tokens(st, me, 1, RULE, self.id)


class Trendsetter(Card):
    """Ignores the first hit of each of the Rival's turns while Fame stands on a Buzz token."""

    def order(self, st: Duel, me: Monster, active: Monster, left: i64) -> i64:
        return BLOWS if me is not active and markers_move(st, active, left) else 0

    def shield(self, st: Duel, me: Monster) -> bool:
        return token_under(st, FAME_TRACK, st.markers[FAME_TRACK]) >= 0


class Unchained(Card):
    """Buzz bonuses may be treated as paws."""

    def as_paw(self, st: Duel, me: Monster, shown: i64) -> bool:
        # A paw is a paw, and two paws are better left as they are.
        return shown in (HEART, BOLT, DIE)


class UnstableDna(Card):
    """Three hits taken at once: may be exchanged for a KEEP card of the Rival."""

    def order(self, st: Duel, me: Monster, active: Monster, left: i64) -> i64:
        # Any card of the active Monster may be gone after three hits.
        return ALL_GROUPS if me is not active and active.cards and hits_in_sight(st, active) >= 3 else 0

    def was_hit(self, st: Duel, me: Monster, hits: Hits) -> Rule | None:
        return self.swap(st, me) if hits.taken >= 3 and st.rival(me).cards else None

    def swap(self, st: Duel, me: Monster) -> Rule:
        opts = sorted(st.rival(me).cards)
        opts.insert(0, -1)
        yield st.ask_opts(me.seat, ASK_SWAP, opts, self.id)
        if st.answer > 0:
            swap_cards(st, me, self.id, st.chosen())


class Unstoppable(Card):
    """At 0 hearts: 1 heart instead, and no more hits this turn; then it is discarded."""

    def at_zero(self, st: Duel, me: Monster) -> bool:
        me.hearts = 1
        me.immune = True
        if st.log is not None:
            st.tell(tell.StayedInGame(seat=me.seat, now=1, rule="DUEL-TIME-07", card=self.facts.key))
        discard_card(st, me, self.id, RULE)
        return True


class UtterDestruction(Script):
    """All six symbols: Destruction 2, Fame 2 and 2 hits."""

    def due(self, st: Duel, me: Monster, moment: i64) -> bool:
        for face in range(6):
            if in_roll(st, me, face) == 0:
                return False
        return True


def keep_cards() -> list[Card]:
    """All 31 of them."""
    f = Facts
    return [
        Card(f("acid_attack", 6, KEEP, "tiger", smash=1)),
        AdrenalineAugment(f("adrenaline_augment", 5, KEEP)),
        AlienMetabolism(f("alien_metabolism", 2, KEEP, "anubis", at=at(ANYTIME))),
        AntimatterPellets(
            f("antimatter_pellets", 5, KEEP, at=at(ROLL_CHECK), steps=[HIT_RIVAL + 4, PULL_DESTRUCTION + 2])
        ),
        ArmorPlating(f("armor_plating", 6, KEEP, "cat", rank=1)),
        BreakingNews(f("breaking_news", 6, KEEP, "croc")),
        Camouflage(f("camouflage", 4, KEEP, at=at(GUARD))),
        ElectricalAura(f("electrical_aura", 4, KEEP, "meka", at=at(END_TURN))),
        Card(f("extra_head", 7, KEEP, dice=1)),
        EyeOfTheStorm(f("eye_of_the_storm", 2, KEEP, "croc", at=at(ROLL_END))),
        GentleGiant(f("gentle_giant", 5, KEEP, "baby", at=at(AFTER_RESOLVE))),
        Card(f("giant_brain", 4, KEEP, rolls=1)),
        Hibernation(f("hibernation", 5, KEEP, at=at(START_TURN), rank=1, immune=True)),
        InShape(f("in_shape", 4, KEEP)),
        InTheShadows(f("in_the_shadows", 5, KEEP, "alien", at=at(FREE_REROLL))),
        LightningSpeed(f("lightning_speed", 4, KEEP, "alien")),
        MadeInALab(f("made_in_a_lab", 3, KEEP, "tiger", at=at(START_TURN))),
        NaturalSelection(
            f("natural_selection", 4, KEEP, at=at(TOLL), dice=1, steps=[GAIN_ENERGY + 4, GAIN_HEARTS + 4])
        ),
        Rebooting(f("rebooting", 3, KEEP, "cat", at=at(SKIP))),
        Regeneration(f("regeneration", 4, KEEP)),
        Scrappy(f("scrappy", 2, KEEP, "meka")),
        SignatureMove(f("signature_move", 6, KEEP, "boogie", at=at(ROLL_CHECK))),
        SpikedTail(f("spiked_tail", 4, KEEP)),
        Superconductor(f("superconductor", 2, KEEP)),
        ThunderStomp(f("thunder_stomp", 4, KEEP)),
        TitanicBatteries(f("titanic_batteries", 4, KEEP, "pumpkin", at=at(LEAVE_OUT))),
        Trendsetter(f("trendsetter", 3, KEEP, "croc")),
        Unchained(f("unchained", 3, KEEP, "penguin")),
        UnstableDna(f("unstable_dna", 3, KEEP, "tiger")),
        Unstoppable(f("unstoppable", 3, KEEP)),
        UtterDestruction(
            f(
                "utter_destruction",
                4,
                KEEP,
                "panda",
                at=at(ROLL_CHECK),
                steps=[PULL_DESTRUCTION + 2, PULL_FAME + 2, HIT_RIVAL + 2],
            )
        ),
    ]
