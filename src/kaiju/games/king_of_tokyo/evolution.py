"""What an Evolution card is: played from the hand, then used up, kept in play, or handed to a victim.

An Evolution overrides ``playable`` and ``effect``. One that stays in play (a Permanent, a Gift, or a Temporary whose
effect lasts) overrides the hooks of :class:`Card` as any card does, and ``usable`` and ``employ`` for what it offers
while it is in play.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiju.engine.state import Rule
from kaiju.games.king_of_tokyo import events as tell
from kaiju.games.king_of_tokyo.asks import ASK_MONSTER
from kaiju.games.king_of_tokyo.card import AFTER_LOSS, ANSWER, BUYING, LOOK, NUMBERS_GROUP, Card
from kaiju.games.king_of_tokyo.smash import smash_losses
from kaiju.games.king_of_tokyo.state import ONE, SMASH, THREE, TWO, Monster, Tokyo, among
from kaiju.games.king_of_tokyo.verbs import (
    gain_energy,
    gain_hearts,
    gain_vp,
    leave_evolution,
    refresh,
    spend_evolution,
)

RULE: Final = "KOT-PU-08"


class Evolution(Card):
    """An Evolution card: what it does from the hand and what it does in play are told apart here, once."""

    def copyable(self) -> bool:
        return False

    def ready(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        if among(me.evo.hand, self.id):
            # Who wants nothing from its hand this turn is not asked about it while buying either.
            return not (moment == BUYING and me.passing) and self.playable(st, me, moment)
        if among(me.evo.spent, self.id):
            return self.recoverable(st, me, moment)
        return self.usable(st, me, moment)

    def act(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        if among(me.evo.hand, self.id):
            return self.play(st, me, moment)
        if among(me.evo.spent, self.id):
            return self.recover(st, me, moment)
        return self.employ(st, me, moment)

    def playable(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        """Whether it can be played from the hand at one of its moments."""
        return True

    def usable(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        """Whether it can be used, or has something to do, while it is in play."""
        return False

    def play(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        """Play it from the hand."""
        return None

    def employ(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        """Use it while it is in play."""
        return None

    def recoverable(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        """Whether it can come back from its owner's discard pile at one of the moments it has there."""
        return False

    def recover(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        """Take it back from the discard pile."""
        return None


class Temporary(Evolution):
    """Played for its effect and discarded (KOT-PU-09)."""

    def play(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        self.announce(st, me, me)
        # It is out of the hand before its effect happens, and cannot be played again meanwhile.
        spend_evolution(st, self.id)
        return self.effect(st, me, moment)

    def announce(self, st: Tokyo, me: Monster, on: Monster) -> None:
        """Report that it is played."""
        if st.log is not None:
            st.tell(tell.EvolutionPlayed(seat=me.seat, on=on.seat, rule="KOT-PU-08", card=self.facts.key))

    def effect(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        """What it does."""
        return None


class Boon(Temporary):
    """Brings VP, energy and hearts, which are facts of the card; the hearts also in answer to a loss."""

    def playable(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        if moment == ANSWER:
            return st.loss is not None and answers(st, me) < me.powers.max_hearts
        return self.facts.energy > 0 or self.facts.vp > 0 or me.hearts < me.powers.max_hearts

    def effect(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        facts = self.facts
        gain_vp(st, me, facts.vp, RULE, self.id)
        gain_energy(st, me, facts.energy, RULE, self.id)
        heal(st, me, facts.hearts, moment, self.id)
        return None


def answers(st: Tokyo, me: Monster) -> i64:
    """The hearts with which a Monster comes out of the loss it is answering."""
    loss = st.loss
    return me.hearts if loss is None else me.hearts - loss.amount + loss.answered


def heal(st: Tokyo, me: Monster, n: i64, moment: i64, card: i64) -> None:
    """Gain hearts through a card, now or (at the moment ANSWER) in answer to a loss (KOT-CARD-20)."""
    loss = st.loss
    if moment == ANSWER and loss is not None:
        loss.answered += n + me.powers.heart_bonus
    else:
        gain_hearts(st, me, n, RULE, card)


def price_of_a_wound(st: Tokyo, me: Monster, active: Monster) -> i64:
    """The order of a card by which a wound costs the attacker VP.

    The dial ends at 0 and at 20 (KOT-END-09): a VP may be lost for nothing, or gained for nothing, before the other.
    """
    if me is active:
        return 0
    victims = [loss.victim for loss in smash_losses(st, active, st.roll[SMASH])]
    if me not in victims:
        return 0
    most = active.vp + 9 * len(active.powers.at[LOOK])
    for face in (ONE, TWO, THREE):
        if st.roll[face] >= 3:
            most += (st.roll[face] - 2 + face) * (2 if active.powers.doubles else 1)
    cards = sum([len(m.powers.on[AFTER_LOSS]) for m in victims])
    return NUMBERS_GROUP if active.vp < cards or most > 20 else 0


class Permanent(Temporary):
    """Played face up; works as long as it stays in play (KOT-PU-10)."""

    def play(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        self.announce(st, me, me)
        me.evo.hand.remove(self.id)
        me.evo.front.append(self.id)
        refresh(st, me)
        return self.effect(st, me, moment)


class Lasting(Permanent):
    """A Temporary Evolution whose effect lasts: it lies on the table until the turn is over."""

    def expires(self, st: Tokyo, me: Monster, starting: bool) -> None:
        if not starting:
            spend_evolution(st, self.id)


class UntilNextTurn(Permanent):
    """A Temporary Evolution whose effect lasts until its owner's next turn begins."""

    def expires(self, st: Tokyo, me: Monster, starting: bool) -> None:
        if starting:
            spend_evolution(st, self.id)


class Gift(Temporary):
    """Handed to a Monster one wounds, from the hand or passed on; the Owner is immune (KOT-GIFT-01 to -09)."""

    def works_for(self, st: Tokyo, m: Monster) -> bool:
        return st.box.monsters[m.who] != self.facts.monster

    def owner(self, st: Tokyo) -> Monster | None:
        """The Monster named on the card, if it is in the game."""
        for m in st.monsters:
            if m.alive and st.box.monsters[m.who] == self.facts.monster:
                return m
        return None

    def wounded(self, st: Tokyo, me: Monster) -> list[int]:
        """The seats it can be given to now; each Gift moves once per turn (KOT-GIFT-08)."""
        if self.id in st.used:
            return []
        seats: list[int] = []
        for loss in st.losses:
            if loss.victim.alive and loss.victim is not me and loss.victim.seat not in seats:
                seats.append(loss.victim.seat)
        return seats

    def playable(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return len(self.wounded(st, me)) > 0

    def usable(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return len(self.wounded(st, me)) > 0

    def play(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        return self.hand_over(st, me)

    def employ(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        return self.hand_over(st, me)

    def hand_over(self, st: Tokyo, me: Monster) -> Rule:
        seats = self.wounded(st, me)
        target = seats[0]
        if len(seats) > 1:
            yield st.ask_opts(me.seat, ASK_MONSTER, seats, self.id)
            target = st.chosen()
        m = st.monsters[target]
        st.used.append(self.id)
        self.announce(st, me, m)
        leave_evolution(st, self.id)
        m.evo.front.append(self.id)
        refresh(st, m)
