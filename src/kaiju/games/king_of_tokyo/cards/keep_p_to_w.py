"""KEEP cards of the base box, by name: Parasitic Tentacles to Wings."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiju.engine.state import NOBODY, Rule
from kaiju.games.king_of_tokyo import events as tell
from kaiju.games.king_of_tokyo.asks import ASK_DIE, ASK_TAKE
from kaiju.games.king_of_tokyo.card import ANNOUNCED, ANSWER, GUARD, HEART_USES, Card
from kaiju.games.king_of_tokyo.cards.choosing import choose, first_of_its_kind, turn_die
from kaiju.games.king_of_tokyo.dice import set_die
from kaiju.games.king_of_tokyo.market import announce, may_buy, price_of, purchase
from kaiju.games.king_of_tokyo.state import HEART, OUTSIDE, TWO, Loss, Monster, Tokyo
from kaiju.games.king_of_tokyo.verbs import (
    change_tokens,
    discard_card,
    gain_energy,
    gain_hearts,
    gain_vp,
    key_of,
    lose_energy,
    set_counter,
    use,
)

RULE: Final = "KOT-COMP-08"


class ParasiticTentacles(Card):
    """While buying, Power cards in front of others are for sale too."""

    def goods(self, st: Tokyo, me: Monster) -> list[int]:
        return [
            c for m in st.clockwise(me.seat) if m is not me for c in sorted(m.cards) if may_buy(st, me, c)
        ]

    def ready(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return len(self.goods(st, me)) > 0

    def act(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        return self.take(st, me)

    def take(self, st: Tokyo, me: Monster) -> Rule:
        opts = self.goods(st, me)
        opts.insert(0, -1)
        yield st.ask_opts(me.seat, ASK_TAKE, opts, self.id)
        card = st.chosen()
        if card < 0:
            return
        if st.heeds(ANNOUNCED):
            yield from announce(st, me, card)
            if st.buyer == NOBODY:
                return
        seller = st.owner(card)
        assert seller is not None
        price = price_of(st, me, card)
        if st.log is not None:
            st.tell(
                tell.CardBought(
                    seat=me.seat, price=price, seller=seller.seat, rule=RULE, card=key_of(st, card)
                )
            )
        yield from purchase(st, me, card, price, seller)


class PlotTwist(Card):
    """Once: turn a die to any face, and discard the card."""

    def ready(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return len(st.open_dice()) > 0

    def act(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        return self.twist(st, me)

    def twist(self, st: Tokyo, me: Monster) -> Rule:
        yield from turn_die(st, me, self.id)
        discard_card(st, me, self.id)


class PoisonQuills(Card):
    """Three 2s bring two extra smash."""

    def adds_smash(self, st: Tokyo, me: Monster, stage: i64) -> i64:
        return 2 if stage == 0 and st.roll[TWO] >= 3 else 0


class PoisonSpit(Card):
    """A wound puts a Poison token on the victim."""

    def on_wound(self, st: Tokyo, me: Monster, loss: Loss) -> None:
        change_tokens(st, loss.victim, "poison", 1, RULE, self.id)


class PsychicProbe(Card):
    """Once per turn, reroll a die of another's last Roll; on a heart the card is discarded."""

    def ready(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return self.id not in st.used and len(st.open_dice()) > 0

    def act(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        return self.probe(st, me)

    def probe(self, st: Tokyo, me: Monster) -> Rule:
        yield from choose(st, me, ASK_DIE, st.open_dice(), self.id)
        st.used.append(self.id)
        use(st, me, self.id)
        face = st.below(6)
        set_die(st, st.answer, face, me.seat, self.id)
        if face == HEART:
            discard_card(st, me, self.id)


class RapidHealing(Card):
    """2 energy for a heart, at any time, also in answer to a loss."""

    def ready(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        hearts = me.hearts
        if moment == ANSWER and st.loss is not None:
            hearts += st.loss.answered - st.loss.amount
        return me.energy >= 2 and hearts < me.powers.max_hearts

    def act(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        use(st, me, self.id)
        lose_energy(st, me, 2, RULE, self.id)
        if moment == ANSWER and st.loss is not None:
            st.loss.answered += 1 + me.powers.heart_bonus
        else:
            gain_hearts(st, me, 1, RULE, self.id)
        return None


class RootingForTheUnderdog(Card):
    """1 VP for ending the turn with strictly the fewest VP."""

    def ready(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return all(m.vp > me.vp for m in st.monsters if m.alive and m is not me)

    def act(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        gain_vp(st, me, 1, RULE, self.id)
        return None


class ShrinkRay(Card):
    """A wound puts a Shrink token on the victim."""

    def on_wound(self, st: Tokyo, me: Monster, loss: Loss) -> None:
        change_tokens(st, loss.victim, "shrink", 1, RULE, self.id)


class SmokeCloud(Card):
    """3 Smoke tokens, each worth a Roll; discarded with the last."""

    def arrive(self, st: Tokyo, me: Monster) -> Rule | None:
        if self.id not in st.counters:
            set_counter(st, me, self.id, 3)
        return None

    def ready(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return st.counters.get(self.id, 0) > 0

    def act(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        left = st.counters.get(self.id, 0) - 1
        use(st, me, self.id)
        set_counter(st, me, self.id, left)
        if left == 0:
            discard_card(st, me, self.id)
        return None


class SolarPowered(Card):
    """1 energy for ending the turn without any."""

    def ready(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return me.energy == 0 and first_of_its_kind(self, me.powers.at[moment])

    def act(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        # Copies look at the same moment: all of them give.
        for card in me.powers.at[moment]:
            if card.facts is self.facts:
                gain_energy(st, me, 1, RULE, card.id)
        return None


class Stretchy(Card):
    """2 energy: turn a die to any face."""

    def ready(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return me.energy >= 2 and len(st.open_dice()) > 0

    def act(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        return self.stretch(st, me)

    def stretch(self, st: Tokyo, me: Monster) -> Rule:
        lose_energy(st, me, 2, RULE, self.id)
        yield from turn_die(st, me, self.id)


class Urbavore(Card):
    """In Tokyo: 1 VP more for starting a turn, and one smash more when there is smash."""

    def ready(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return me.place != OUTSIDE

    def act(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        gain_vp(st, me, 1, RULE, self.id)
        return None

    def adds_smash(self, st: Tokyo, me: Monster, stage: i64) -> i64:
        return 1 if stage == 1 and me.place != OUTSIDE else 0


class WereOnlyMakingItStronger(Card):
    """A loss of 2 hearts or more brings 1 energy."""

    def after_loss(self, st: Tokyo, me: Monster, loss: Loss) -> None:
        if loss.lost >= 2:
            gain_energy(st, me, 1, RULE, self.id)


class Wings(Card):
    """2 energy: no hearts are lost until the turn is over."""

    def ready(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        if me.energy < 2 or me.immune:
            return False
        if moment == GUARD:
            return True
        # Before a loss is in sight it is worth asking only if the energy may be taken away first.
        active = st.monsters[st.active]
        return me is not active and len(active.powers.on[HEART_USES]) > 0 and HEART in st.dice

    def act(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        use(st, me, self.id)
        lose_energy(st, me, 2, RULE, self.id)
        me.immune = True
        return None
