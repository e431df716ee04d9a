"""The Evolutions of Alienoid."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiju.engine.hooks import at
from kaiju.engine.state import Rule
from kaiju.games.king_of_tokyo import events as tell
from kaiju.games.king_of_tokyo.card import (
    ANSWER,
    ANYTIME,
    BEFORE_ROLL,
    BUYING,
    CARDS,
    HANDED,
    HEART_GROUP,
    KEEP,
    LOOK,
    PERMANENT,
    RESOLVED,
    START_TURN,
    TEMPORARY,
    Card,
    Facts,
)
from kaiju.games.king_of_tokyo.dice import card_roll, on_dice
from kaiju.games.king_of_tokyo.evolution import Boon, Permanent, Temporary, answers, heal
from kaiju.games.king_of_tokyo.losses import card_loss
from kaiju.games.king_of_tokyo.market import draw, fresh_market, price_of
from kaiju.games.king_of_tokyo.state import CARD_NOTE, OUTSIDE, SMASH, TWO, Loss, Monster, Tokyo
from kaiju.games.king_of_tokyo.verbs import (
    discard_card,
    gain_energy,
    key_of,
    lose_energy,
    return_energy,
    set_counter,
    spend_evolution,
    take_card,
    use,
)

RULE: Final = "KOT-PU-08"
WHO: Final = "alienoid"


class PrecisionFieldSupport(Temporary):
    """The next KEEP card of the deck that costs 4 or less comes into play for nothing."""

    def playable(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return len(st.deck) > 0 or len(st.discard) > 0

    def effect(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        return self.search(st, me)

    def search(self, st: Tokyo, me: Monster) -> Rule:
        shown: list[int] = []
        card = draw(st)
        while card >= 0:
            shown.append(card)
            facts = st.box.cards[card].facts
            if facts.type == KEEP and facts.cost <= 4:
                break
            card = draw(st)
        key = key_of(st, self.id)
        if st.log is not None:
            cards = [key_of(st, c) for c in shown]
            st.tell(tell.CardsShown(seat=me.seat, cards=cards, rule=RULE, card=key))
        st.discard += [c for c in shown if c != card]
        if card >= 0:
            if st.log is not None:
                st.tell(tell.CardGained(seat=me.seat, of=key, rule=RULE, card=key_of(st, card)))
            yield from take_card(st, me, card)


class AngerBatteries(Temporary):
    """As much energy as hearts were lost this turn."""

    def playable(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return me.hearts_lost > 0

    def effect(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        gain_energy(st, me, me.hearts_lost, RULE, self.id)
        return None


class AdaptingTechnology(Permanent):
    """3 tokens, each worth a sweep of the Market; discarded with the last."""

    def effect(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        set_counter(st, me, self.id, 3)
        return None

    def usable(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return st.counters.get(self.id, 0) > 0 and any(card >= 0 for card in st.market)

    def employ(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        left = st.counters[self.id] - 1
        use(st, me, self.id)
        set_counter(st, me, self.id, left)
        if left == 0:
            spend_evolution(st, self.id)
        return fresh_market(st, me)


class FunnyLookingButDangerous(Permanent):
    """Three 2s cost everybody else a heart."""

    def with_smash(self, st: Tokyo, me: Monster, losses: list[Loss]) -> None:
        if st.roll[TWO] < 3:
            return
        smashed = [loss for loss in losses if loss.smash]
        for loss in smashed:
            loss.amount += 1
        for m in st.clockwise(me.seat):
            if m is not me and not any(loss.victim is m for loss in smashed):
                losses.append(Loss(m, 1, me.seat, False, self.id))

    def employ(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        if st.roll[TWO] < 3 or st.roll[SMASH]:
            return None
        return card_loss(st, [m for m in st.clockwise(me.seat) if m is not me], 1, me.seat, self.id)


class ExoticArms(Permanent):
    """A stake of 2 energy on three smash dice: bigger wounds, or else 2 hearts."""

    def wins(self, st: Tokyo, me: Monster) -> bool:
        return on_dice(st, me)[SMASH] >= 3

    def usable(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        if moment == BEFORE_ROLL:
            return me.energy >= 2 and self.id not in st.used and not st.skip_turn
        # The stake comes back with the smash; everything else is settled when all dice are resolved.
        staked = me.seat == st.active and self.id in st.counters
        return staked and (moment == RESOLVED or self.wins(st, me))

    def employ(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        if moment == BEFORE_ROLL:
            use(st, me, self.id)
            st.used.append(self.id)
            lose_energy(st, me, 2, RULE, self.id)
            set_counter(st, me, self.id, 2)
            return None
        set_counter(st, me, self.id, 0)
        st.counters.pop(self.id)
        if self.wins(st, me):
            return_energy(st, me, 2, RULE, self.id)
        elif st.roll[SMASH] == 0:
            return card_loss(st, [me], 2, me.seat, self.id)
        return None

    def with_smash(self, st: Tokyo, me: Monster, losses: list[Loss]) -> None:
        if self.id in st.counters and not self.wins(st, me):
            losses.append(Loss(me, 2, me.seat, False, self.id))

    def order(self, st: Tokyo, me: Monster, active: Monster) -> i64:
        # Hearts are better gained after the loss, unless there is no after.
        staked = me is active and self.id in st.counters and not self.wins(st, me)
        return HEART_GROUP if staked and me.place == OUTSIDE and me.hearts <= 2 else 0

    def enlarge(self, st: Tokyo, me: Monster, loss: Loss, stage: i64) -> Rule | None:
        if stage == 0 and loss.smash and loss.by == me.seat and self.id in st.used and self.wins(st, me):
            loss.amount += 2
        return None

    def expires(self, st: Tokyo, me: Monster, starting: bool) -> None:
        # A turn given up after all: the stake is gone.
        if self.id in st.counters:
            set_counter(st, me, self.id, 0)
            st.counters.pop(self.id)


class MothershipSupport(Permanent):
    """Once in the own turn, a heart for 1 energy, also in answer to a loss."""

    def usable(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        hearts = answers(st, me) if moment == ANSWER else me.hearts
        return (
            me.seat == st.active
            and self.id not in st.used
            and me.energy >= 1
            and hearts < me.powers.max_hearts
        )

    def employ(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        st.used.append(self.id)
        use(st, me, self.id)
        lose_energy(st, me, 1, RULE, self.id)
        heal(st, me, 1, moment, self.id)
        return None


class SuperiorAlienTechnology(Permanent):
    """KEEP cards for half the price, three at a time; each may be lost at the start of every turn."""

    def playable(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        if moment != BUYING:
            return True
        # While buying it is worth a question of its own if it brings a card within reach.
        for card in st.market:
            if card >= 0:
                price = price_of(st, me, card)
                if price > me.energy >= self.cheaper(st, me, card, price):
                    return True
        return False

    def marked(self, st: Tokyo) -> list[int]:
        return sorted([card for card, note in st.notes.items() if note == CARD_NOTE + self.id])

    def cheaper(self, st: Tokyo, me: Monster, card: i64, price: i64) -> i64:
        if st.box.cards[card].facts.type != KEEP or len(self.marked(st)) >= 3:
            return price
        return (price + 1) // 2

    def bought_cheaper(self, st: Tokyo, me: Monster, card: i64) -> None:
        st.notes[card] = CARD_NOTE + self.id

    def usable(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return len(self.marked(st)) > 0

    def employ(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        return self.test(st, me)

    def test(self, st: Tokyo, me: Monster) -> Rule:
        cards = self.marked(st)
        yield from card_roll(st, me, len(cards), self.id)
        for card, face in zip(cards, st.card_dice[:], strict=True):
            if face == SMASH and card in me.cards:
                discard_card(st, me, card)


def cards() -> list[Card]:
    """All of them, in printed order."""
    f = Facts
    p = PERMANENT
    t = TEMPORARY
    return [
        Boon(f("alien_scourge", 0, t, monster=WHO, hand=at(ANYTIME), vp=2)),
        PrecisionFieldSupport(f("precision_field_support", 0, t, monster=WHO, hand=at(ANYTIME))),
        AngerBatteries(f("anger_batteries", 0, t, monster=WHO, hand=at(ANYTIME, BUYING))),
        AdaptingTechnology(
            f("adapting_technology", 0, p, monster=WHO, hand=at(ANYTIME, BUYING), at=at(BUYING))
        ),
        FunnyLookingButDangerous(
            f("funny_looking_but_dangerous", 0, p, monster=WHO, hand=at(ANYTIME), at=at(LOOK))
        ),
        ExoticArms(
            f(
                "exotic_arms",
                0,
                p,
                monster=WHO,
                hand=at(ANYTIME),
                at=at(BEFORE_ROLL, HANDED, RESOLVED),
            )
        ),
        MothershipSupport(
            f("mothership_support", 0, p, monster=WHO, hand=at(ANYTIME), at=at(ANYTIME, ANSWER))
        ),
        SuperiorAlienTechnology(
            f(
                "superior_alien_technology",
                0,
                p,
                monster=WHO,
                hand=at(ANYTIME, BUYING),
                at=at(START_TURN),
                reads=CARDS,
                writes=CARDS,
            )
        ),
    ]
