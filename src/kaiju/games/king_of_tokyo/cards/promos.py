"""The 11 promo cards: ordinary Power cards, each switched on alone."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiju.engine.hooks import at
from kaiju.engine.state import NOBODY, Rule
from kaiju.games.king_of_tokyo import events as tell
from kaiju.games.king_of_tokyo.asks import ASK_PICK
from kaiju.games.king_of_tokyo.card import (
    AFTER_HARM,
    ANYTIME,
    AT_ZERO,
    BUYING,
    DISCARD,
    ENERGY_GROUP,
    GUARD,
    HEART_GROUP,
    HEART_USES,
    KEEP,
    NUMBERS_GROUP,
    YIELDED,
    Card,
    Facts,
)
from kaiju.games.king_of_tokyo.cards.base_discard import Action
from kaiju.games.king_of_tokyo.cards.choosing import choose
from kaiju.games.king_of_tokyo.losses import card_loss, first_of_source, later
from kaiju.games.king_of_tokyo.smash import smash_losses
from kaiju.games.king_of_tokyo.state import OUTSIDE, SMASH, Loss, Monster, Tokyo
from kaiju.games.king_of_tokyo.stealing import change_owner
from kaiju.games.king_of_tokyo.tokyo import leave
from kaiju.games.king_of_tokyo.verbs import gain_hearts, gain_vp, lose_energy, lose_vp, set_counter, use

RULE: Final = "KOT-SETUP-14"


class Army(Card):
    """1 VP and one heart less for every Power card the buyer has."""

    def arrive(self, st: Tokyo, me: Monster) -> Rule | None:
        n: i64 = len(me.cards)
        if n == 0:
            return None
        gain_vp(st, me, n, RULE, self.id)
        return card_loss(st, [me], n, me.seat, self.id)


class Cannibalistic(Card):
    """A heart whenever others lose hearts through the owner, one for each source."""

    def after_harm(self, st: Tokyo, me: Monster, loss: Loss) -> None:
        # Who has fallen itself in the same moment does not get up again by eating.
        if first_of_source(st, loss) and (me.hearts > 0 or me.powers.undying):
            gain_hearts(st, me, 1, RULE, self.id)


class MonsterSidekick(Card):
    """Felled by another Monster, the owner comes back once, bound to its fate."""

    def ready(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return me.partner == NOBODY and me.felled_by not in (NOBODY, me.seat)

    def act(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        use(st, me, self.id)
        me.partner = me.felled_by
        lose_vp(st, me, me.vp, RULE, self.id)
        leave(st, me, RULE, self.id)
        me.hearts = 10
        if st.log is not None:
            st.tell(tell.Revived(seat=me.seat, hearts=10, rule="KOT-ELIM-07", card=self.facts.key))
        return None


class ReflectiveHide(Card):
    """Who makes the owner lose hearts loses one too."""

    def after_loss(self, st: Tokyo, me: Monster, loss: Loss) -> None:
        causer = st.by_seat(loss.by)
        if causer is not None and causer is not me and not self.mirrors(st, loss.card):
            later(st, causer, 1, me.seat, self.id)

    def mirrors(self, st: Tokyo, card: i64) -> bool:
        """Whether a loss comes from another copy of this card: two mirrors do not go on for ever."""
        if card < 0:
            return False
        other = st.box.cards[card]
        copy = other.copied(st)
        return other.facts is self.facts or (copy is not None and copy.facts is self.facts)

    def order(self, st: Tokyo, me: Monster, active: Monster) -> i64:
        if me is active or all(loss.victim is not me for loss in smash_losses(st, active, st.roll[SMASH])):
            return 0
        groups: i64 = 0
        # Whoever hits this Monster may need its hearts before it loses one, or rather after.
        if active.place == OUTSIDE:
            groups |= HEART_GROUP
        # Its energy is safer later if the one it loses through this Monster comes with a theft.
        if me.powers.on[AFTER_HARM] and active.energy == 0:
            groups |= ENERGY_GROUP
        # And who falls and comes back without VP had better count its numbers afterwards.
        if active.powers.at[AT_ZERO]:
            groups |= NUMBERS_GROUP
        return groups


class SleepWalker(Card):
    """3 energy for 1 VP, in the own turn."""

    def ready(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return me.seat == st.active and me.energy >= 3 and me.vp < 20

    def act(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        use(st, me, self.id)
        lose_energy(st, me, 3, RULE, self.id)
        gain_vp(st, me, 1, RULE, self.id)
        return None


class SuperJump(Card):
    """Once in every turn, 1 energy saves a heart."""

    def ready(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return me.energy >= 1 and self.id not in st.used

    def act(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        st.used.append(self.id)
        save_heart(st, me, self, RULE)
        return None


def save_heart(st: Tokyo, me: Monster, card: Card, rule: str) -> None:
    """1 energy makes the loss that is about to happen smaller by one heart."""
    loss = st.loss
    assert loss is not None
    use(st, me, card.id)
    lose_energy(st, me, 1, rule, card.id)
    loss.amount -= 1
    if st.log is not None:
        st.tell(tell.LossPrevented(seat=me.seat, amount=1, rule=rule, card=card.facts.key))


class ThrowATanker(Card):
    """2 VP for an own turn that costs another Monster 3 hearts."""

    def after_harm(self, st: Tokyo, me: Monster, loss: Loss) -> None:
        if me.seat != st.active or loss.victim is me or self.id in st.used:
            return
        if me.hurt(loss.victim.seat) >= 3:
            st.used.append(self.id)
            gain_vp(st, me, 2, RULE, self.id)


class ThunderStomp(Card):
    """After an own turn with 4 VP everybody else has one die fewer until the next one begins."""

    def arrive(self, st: Tokyo, me: Monster) -> Rule | None:
        # What an earlier owner has earned ends with it.
        st.counters.pop(self.id, None)
        return None

    def expires(self, st: Tokyo, me: Monster, starting: bool) -> None:
        if starting:
            st.counters.pop(self.id, None)
        elif me.seat == st.active and me.alive and me.vp_gained >= 4:
            set_counter(st, me, self.id, 1)

    def others_dice(self, st: Tokyo, me: Monster) -> i64:
        return 1 if st.counters.get(self.id, 0) else 0


class UnstableDNA(Card):
    """After Yielding to a smash, swap this card for any Power card of the attacker."""

    def loot(self, st: Tokyo, me: Monster) -> list[int]:
        attacker = None if st.loss is None else st.by_seat(st.loss.by)
        return [] if attacker is None or not attacker.alive else sorted(attacker.cards)

    def ready(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return len(self.loot(st, me)) > 0

    def act(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        return self.swap(st, me)

    def swap(self, st: Tokyo, me: Monster) -> Rule:
        yield from choose(st, me, ASK_PICK, self.loot(st, me), self.id)
        card = st.chosen()
        attacker = st.owner(card)
        assert attacker is not None
        use(st, me, self.id)
        given = change_owner(st, me, attacker, self.id, RULE)
        taken = change_owner(st, attacker, me, card, RULE)
        # Both have changed hands before anybody decides anything about them.
        if given is not None and attacker.alive:
            yield from given
        if taken is not None:
            yield from taken

    def order(self, st: Tokyo, me: Monster, active: Monster) -> i64:
        # The attacker may lose a card that makes its hearts worth more.
        powers = active.powers
        if me is active or me.place == OUTSIDE or active.place != OUTSIDE:
            return 0
        return HEART_GROUP if powers.heart_bonus or powers.on[HEART_USES] or powers.max_hearts > 10 else 0


def promo_cards() -> list[Card]:
    """All of them, in printed order."""
    f = Facts
    return [
        Action(f("amusement_park", 6, DISCARD, vp=4)),
        Army(f("army", 2, DISCARD)),
        Cannibalistic(f("cannibalistic", 5, KEEP)),
        Card(f("intimidating_roar", 3, KEEP, forces_yield=True)),
        MonsterSidekick(f("monster_sidekick", 4, KEEP, at=at(AT_ZERO), automatic=True)),
        ReflectiveHide(f("reflective_hide", 6, KEEP)),
        SleepWalker(f("sleep_walker", 3, KEEP, at=at(ANYTIME, BUYING))),
        SuperJump(f("super_jump", 4, KEEP, at=at(GUARD))),
        ThrowATanker(f("throw_a_tanker", 4, KEEP)),
        ThunderStomp(f("thunder_stomp", 3, KEEP)),
        UnstableDNA(f("unstable_dna", 3, KEEP, at=at(YIELDED))),
    ]
