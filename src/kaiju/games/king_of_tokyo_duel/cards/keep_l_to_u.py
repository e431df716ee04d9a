"""KEEP cards, by name: Lightning Speed to Utter Destruction."""

from __future__ import annotations

from mypy_extensions import i64

from kaiju.engine.state import Rule
from kaiju.games.king_of_tokyo_duel import events as tell
from kaiju.games.king_of_tokyo_duel.asks import ASK_COPY_GAIN, ASK_EARLY, ASK_LEAVE_OUT, ASK_SKIP, ASK_SWAP
from kaiju.games.king_of_tokyo_duel.buzz import BOLT, DIE, HEART, PLAIN, token_under
from kaiju.games.king_of_tokyo_duel.card import ALL_GROUPS, ENERGY_GROUP, HEAL_GROUP, POWER_GROUP, PULLS, Card
from kaiju.games.king_of_tokyo_duel.cards.discard import carry_out
from kaiju.games.king_of_tokyo_duel.cards.script import BLOWS, RULE, Script, markers_move
from kaiju.games.king_of_tokyo_duel.hits import hit
from kaiju.games.king_of_tokyo_duel.market import affordable, buy
from kaiju.games.king_of_tokyo_duel.pull import pull
from kaiju.games.king_of_tokyo_duel.roll import hits_in_sight, in_roll, most_of_a_kind, to_resolve
from kaiju.games.king_of_tokyo_duel.state import (
    BUY,
    DESTRUCTION_TRACK,
    FAME_TRACK,
    HEAL,
    MAX_DICE_TOKENS,
    POWER,
    Duel,
    Hits,
    Monster,
    more_symbols,
)
from kaiju.games.king_of_tokyo_duel.turn import take_dice
from kaiju.games.king_of_tokyo_duel.verbs import (
    add_hearts,
    discard_card,
    gain_dice_tokens,
    gain_energy,
    swap_cards,
    use,
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
            st.left_out = more_symbols(st.left_out, face, 1)
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
