"""The Evolutions of Pumpkin Jack."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiju.engine.hooks import at
from kaiju.engine.state import NOBODY, Rule
from kaiju.games.king_of_tokyo import events as tell
from kaiju.games.king_of_tokyo.asks import (
    ASK_CHOICE,
    ASK_PICK,
    CHOOSE_ENERGY,
    CHOOSE_HEART,
    CHOOSE_PAY,
    CHOOSE_SUFFER,
    CHOOSE_VP,
)
from kaiju.games.king_of_tokyo.card import (
    ANNOUNCED,
    ANSWER,
    ANYTIME,
    BUYING,
    GIFT,
    GIVING,
    GUARD,
    LOOK,
    NUMBERS_GROUP,
    PERMANENT,
    REVEALED,
    TEMPORARY,
    Card,
    Facts,
)
from kaiju.games.king_of_tokyo.cards.choosing import choose
from kaiju.games.king_of_tokyo.evolution import Boon, Gift, Permanent, Temporary
from kaiju.games.king_of_tokyo.guards import spare
from kaiju.games.king_of_tokyo.losses import card_loss, hand_over_hearts
from kaiju.games.king_of_tokyo.market import (
    announce,
    bought,
    may_buy,
    pay,
    price_of,
    receive,
    revealed,
    turn_up,
)
from kaiju.games.king_of_tokyo.state import EMPTY_SLOT, ONE, Loss, Monster, Tokyo
from kaiju.games.king_of_tokyo.verbs import (
    gain_energy,
    gain_hearts,
    gain_vp,
    key_of,
    leave_evolution,
    lose_energy,
    lose_vp,
    refresh,
    return_energy,
    set_counter,
    use,
    wipe,
)

RULE: Final = "KOT-PU-08"
WHO: Final = "pumpkin_jack"

APPLE_DISCOUNT: Final = 2


class DetachableHead(Gift):
    """The holder loses 1 heart more with each wound from the Owner."""

    def enlarge(self, st: Tokyo, me: Monster, loss: Loss, stage: i64) -> Rule | None:
        owner = self.owner(st)
        if stage == 0 and me is loss.victim and loss.smash and owner is not None and loss.by == owner.seat:
            loss.amount += 1
        return None


class SmashingPumpkin(Temporary):
    """Every Monster with 12 VP or more, its player's included, loses 2 hearts."""

    def leaders(self, st: Tokyo, me: Monster) -> list[Monster]:
        return [m for m in st.clockwise(me.seat) if m.vp >= 12]

    def playable(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return any(m.alive and m.vp >= 12 for m in st.monsters)

    def effect(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        return card_loss(st, self.leaders(st, me), 2, me.seat, self.id)


class TrickOrThreat(Permanent):
    """Three 1s: every opponent hands over 1 energy or loses 2 hearts."""

    def employ(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        return self.threaten(st, me) if st.roll[ONE] >= 3 else None

    def threaten(self, st: Tokyo, me: Monster) -> Rule:
        use(st, me, self.id)
        losers: list[Monster] = []
        paid: i64 = 0
        for m in st.clockwise(me.seat):
            if m is me:
                continue
            if m.energy >= 1:
                yield st.ask_opts(m.seat, ASK_CHOICE, [CHOOSE_PAY, CHOOSE_SUFFER], self.id)
                if st.chosen() == CHOOSE_PAY:
                    lose_energy(st, m, 1, RULE, self.id, me.seat)
                    paid += 1
                    continue
            losers.append(m)
        for _ in range(paid):
            gain_energy(st, me, 1, RULE, self.id)  # one gain for each Monster that gives
        if losers:
            more = card_loss(st, losers, 2, me.seat, self.id)
            if more is not None:
                yield from more

    def order(self, st: Tokyo, me: Monster, active: Monster) -> i64:
        # It takes energy and hearts that its victims might need against smash, or the other way round.
        return NUMBERS_GROUP if me is active and st.roll[ONE] >= 3 else 0


class BobbingForApples(Permanent):
    """Once per turn a Market card for 2 energy less, lost again if the card that replaces it has an odd cost."""

    def goods(self, st: Tokyo, me: Monster) -> list[int]:
        if self.id in st.used or not (st.deck or st.discard):
            return []
        return [c for c in st.market if c >= 0 and may_buy(st, me, c, APPLE_DISCOUNT)]

    def usable(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return len(self.goods(st, me)) > 0

    def employ(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        return self.bob(st, me)

    def bob(self, st: Tokyo, me: Monster) -> Rule:
        opts = self.goods(st, me)
        opts.insert(0, -1)
        yield st.ask_opts(me.seat, ASK_PICK, opts, self.id)
        card = st.chosen()
        if card < 0:
            return
        st.used.append(self.id)
        use(st, me, self.id)
        if st.heeds(ANNOUNCED):
            yield from announce(st, me, card)
            if st.buyer == NOBODY:
                return
        slot: i64 = st.market.index(card)
        st.market[slot] = EMPTY_SLOT
        price = max(0, price_of(st, me, card) - APPLE_DISCOUNT)
        if st.log is not None:
            st.tell(tell.CardBought(seat=me.seat, price=price, slot=slot, rule=RULE, card=key_of(st, card)))
        yield from pay(st, me, card, price)
        price = st.price
        turn_up(st, slot)
        if st.box.cards[st.market[slot]].facts.cost % 2:
            st.resolving.remove(card)
            wipe(st, card)
            st.discard.append(card)
            if st.log is not None:
                st.tell(tell.CardDiscarded(seat=me.seat, rule=RULE, card=key_of(st, card)))
            return_energy(st, me, price, RULE, self.id)
            yield from bought(st, me, card)
        else:
            yield from receive(st, me, card)
        if st.heeds(REVEALED):
            yield from revealed(st, [slot])


class FeastOfCrows(Temporary):
    """Every other Monster hands over a heart, a VP or an energy, as it likes."""

    def effect(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        return self.collect(st, me)

    def collect(self, st: Tokyo, me: Monster) -> Rule:
        bled: list[Monster] = []
        vp: i64 = 0
        energy: i64 = 0
        for m in st.clockwise(me.seat):
            if m is me:
                continue
            opts: list[int] = []
            if m.hearts >= 1:
                opts.append(CHOOSE_HEART)
            if m.vp >= 1:
                opts.append(CHOOSE_VP)
            if m.energy >= 1:
                opts.append(CHOOSE_ENERGY)
            if not opts:
                # Not every Monster at 0 hearts is out of the game.
                continue
            yield from choose(st, m, ASK_CHOICE, opts, self.id)
            choice = st.chosen()
            if choice == CHOOSE_HEART:
                bled.append(m)
            elif choice == CHOOSE_VP:
                lose_vp(st, m, 1, RULE, self.id)
                vp += 1
            else:
                lose_energy(st, m, 1, RULE, self.id, me.seat)
                energy += 1
        gain_vp(st, me, vp, RULE, self.id)
        # One gain for each Monster that gives.
        for _ in range(energy):
            gain_energy(st, me, 1, RULE, self.id)
        if bled:
            more = hand_over_hearts(st, bled, self.id)
            for _ in bled:
                gain_hearts(st, me, 1, RULE, self.id)
            if more is not None:
                yield from more


class Scythe(Permanent):
    """One smash in the Roll for each cube: one on arrival, one for each Monster eliminated."""

    def effect(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        set_counter(st, me, self.id, 1)
        return None

    def on_eliminated(self, st: Tokyo, me: Monster, gone: Monster) -> None:
        if gone.felled_by == me.seat:
            set_counter(st, me, self.id, st.counters.get(self.id, 0) + 1)

    def adds_smash(self, st: Tokyo, me: Monster, stage: i64) -> i64:
        return st.counters.get(self.id, 0) if stage == 0 else 0


class Candy(Boon):
    """A heart; or a smash loss is cancelled, and the card passes to the attacker's hand."""

    def playable(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        loss = st.loss
        if moment == GUARD:
            return loss is not None and loss.smash and st.monsters[loss.by].alive
        return super().playable(st, me, moment)

    def play(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        loss = st.loss
        if moment != GUARD or loss is None:
            return super().play(st, me, moment)
        attacker = st.monsters[loss.by]
        self.announce(st, me, attacker)
        leave_evolution(st, self.id)
        attacker.evo.hand.append(self.id)
        refresh(st, attacker)
        spare(st, loss, loss.amount, self.id)
        return None


def cards() -> list[Card]:
    """All of them, in printed order."""
    f = Facts
    given = at(GIVING)
    return [
        DetachableHead(f("detachable_head", 0, GIFT, monster=WHO, hand=given, at=given)),
        Gift(f("ignis_fatus", 0, GIFT, monster=WHO, hand=given, at=given, rolls=-1)),
        SmashingPumpkin(f("smashing_pumpkin", 0, TEMPORARY, monster=WHO, hand=at(ANYTIME))),
        TrickOrThreat(f("trick_or_threat", 0, PERMANENT, monster=WHO, hand=at(ANYTIME), at=at(LOOK))),
        BobbingForApples(f("bobbing_for_apples", 0, PERMANENT, monster=WHO, hand=at(ANYTIME), at=at(BUYING))),
        FeastOfCrows(f("feast_of_crows", 0, TEMPORARY, monster=WHO, hand=at(ANYTIME, BUYING))),
        Scythe(f("scythe", 0, PERMANENT, monster=WHO, hand=at(ANYTIME))),
        Candy(f("candy", 0, TEMPORARY, monster=WHO, hand=at(ANYTIME, ANSWER, GUARD), hearts=1)),
    ]
