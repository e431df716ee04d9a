"""KEEP cards of the base box, by name: Fire Breathing to Jets."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiju.engine.state import Rule
from kaiju.games.king_of_tokyo import events as tell
from kaiju.games.king_of_tokyo.asks import ASK_DIE, ASK_EXTRA
from kaiju.games.king_of_tokyo.card import HEART_GROUP, HEART_USES, Card
from kaiju.games.king_of_tokyo.cards.choosing import choose, first_of_its_kind
from kaiju.games.king_of_tokyo.dice import set_die
from kaiju.games.king_of_tokyo.ending import earn_extra_turn
from kaiju.games.king_of_tokyo.state import ONE, OUTSIDE, Loss, Monster, Tokyo
from kaiju.games.king_of_tokyo.tokyo import leave, may_yield, yield_tokyo
from kaiju.games.king_of_tokyo.verbs import (
    discard_card,
    gain_energy,
    gain_hearts,
    gain_vp,
    lose_energy,
    lose_vp,
    use,
)

RULE: Final = "KOT-COMP-08"


class FireBreathing(Card):
    """A Roll with smash costs both neighbors one heart more."""

    def with_smash(self, st: Tokyo, me: Monster, losses: list[Loss]) -> None:
        left = st.neighbor(me.seat, 1)
        right = st.neighbor(me.seat, -1)
        if left is not None:
            self.burn(me, left, losses)
        # With a single opponent it is hit once (KOT-CARD-09).
        if right is not None and right is not left:
            self.burn(me, right, losses)

    def burn(self, me: Monster, m: Monster, losses: list[Loss]) -> None:
        for loss in losses:
            if loss.victim is m and loss.smash:
                loss.amount += 1
                return
        losses.append(Loss(m, 1, me.seat, False, self.id))


class FreezeTime(Card):
    """Three 1s earn a further turn with one die fewer."""

    def ready(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        # One Roll earns one such turn, however many copies there are.
        return st.roll[ONE] >= 3 and first_of_its_kind(self, me.powers.at[moment])

    def act(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        return self.offer(st, me)

    def offer(self, st: Tokyo, me: Monster) -> Rule:
        yield st.ask(me.seat, ASK_EXTRA, 2, self.id)
        if st.answer == 1:
            use(st, me, self.id)
            earn_extra_turn(st, me, st.fewer + 1, self.id)


class Gourmet(Card):
    """Three 1s are worth 2 VP more."""

    def act(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        if st.roll[ONE] >= 3:
            gain_vp(st, me, 2, RULE, self.id)
        return None


class HealingRay(Card):
    """Heart results may heal others, who owe 2 energy per heart."""

    def heart_uses(self, st: Tokyo, me: Monster) -> list[int]:
        # A second ray could only split what is one gain for each healed Monster.
        if not first_of_its_kind(self, me.powers.on[HEART_USES]):
            return []
        return [int(m.seat) for m in st.clockwise(me.seat) if m is not me]

    def spend_hearts(self, st: Tokyo, me: Monster, target: Monster, hearts: i64) -> None:
        use(st, me, self.id)
        owed = 2 * min(hearts, target.powers.max_hearts - target.hearts)
        gain_hearts(st, target, hearts, RULE, self.id)
        pay = min(owed, target.energy)
        lose_energy(st, target, pay, RULE, self.id, me.seat)
        gain_energy(st, me, pay, RULE, self.id)

    def order(self, st: Tokyo, me: Monster, active: Monster) -> i64:
        # It takes energy from Monsters that might need it against smash.
        return HEART_GROUP if me is active and me.place == OUTSIDE else 0


class Herbivore(Card):
    """1 VP for a turn in which nobody lost hearts through the owner."""

    def ready(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return me.harm == 0

    def act(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        gain_vp(st, me, 1, RULE, self.id)
        return None


class HerdCuller(Card):
    """Once per turn, turn a die to 1."""

    def ready(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return self.id not in st.used and any(st.dice[i] != ONE for i in st.open_dice())

    def act(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        return self.cull(st, me)

    def cull(self, st: Tokyo, me: Monster) -> Rule:
        yield from choose(st, me, ASK_DIE, [i for i in st.open_dice() if st.dice[i] != ONE], self.id)
        st.used.append(self.id)
        use(st, me, self.id)
        set_die(st, st.chosen(), ONE, me.seat, self.id)


class ItHasAChild(Card):
    """At 0 hearts: all Power cards and VP go, and the Monster goes on outside Tokyo with 10 hearts."""

    def ready(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return True

    def act(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        use(st, me, self.id)
        for card in me.cards[:]:
            discard_card(st, me, card)
        lose_vp(st, me, me.vp, RULE, self.id)
        leave(st, me, RULE, self.id)
        me.hearts = 10
        if st.log is not None:
            st.tell(tell.Revived(seat=me.seat, hearts=10, rule="KOT-ELIM-07", card=self.facts.key))
        return None


class Jets(Card):
    """Yielding to a smash saves the hearts of that smash."""

    def ready(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        loss = st.loss
        return (
            loss is not None and loss.smash and me.place != OUTSIDE and not loss.decided and may_yield(st, me)
        )

    def act(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        loss = st.loss
        assert loss is not None
        if st.log is not None:
            st.tell(tell.LossPrevented(seat=me.seat, amount=loss.amount, rule=RULE, card=self.facts.key))
        loss.amount = 0
        yield_tokyo(st, me, self.id)
        return None

    def declined(self, st: Tokyo, me: Monster, loss: Loss) -> None:
        loss.decided = True
