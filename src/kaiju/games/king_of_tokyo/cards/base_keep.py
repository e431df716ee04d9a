"""The KEEP cards of the base box, in printed order. A card whose sentence is a number is one line at the end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiju.engine.hooks import at
from kaiju.engine.state import NOBODY, Rule
from kaiju.games.king_of_tokyo import events as tell
from kaiju.games.king_of_tokyo.asks import (
    ASK_COPY,
    ASK_DIE,
    ASK_EXTRA,
    ASK_FACE,
    ASK_FRESH,
    ASK_REROLL,
    ASK_TAKE,
    ASK_TOP,
    ASK_TURN_IN,
)
from kaiju.games.king_of_tokyo.card import (
    AFTER_HARM,
    ANNOUNCED,
    ANSWER,
    ANYTIME,
    AT_ZERO,
    BUYING,
    CARD_DICE,
    CARDS,
    CHANGE,
    END_TURN,
    ENERGY_CUBES,
    ENLARGE,
    FREE_REROLL,
    GUARD,
    HARM,
    HEART_GROUP,
    HEART_USES,
    KEEP,
    LOOK,
    MORE_ROLLS,
    NUMBERS_GROUP,
    ON_ZERO,
    PROBE,
    REVEALED,
    START_TURN,
    VP,
    WITH_SMASH,
    Card,
    Facts,
)
from kaiju.games.king_of_tokyo.combat import card_loss, roll_to_save, smash_targets
from kaiju.games.king_of_tokyo.dice import set_die
from kaiju.games.king_of_tokyo.market import announce, buy_slot, fill_deck, may_buy, price_of, purchase
from kaiju.games.king_of_tokyo.state import HEART, ONE, OUTSIDE, SMASH, THREE, TWO, Loss, Monster, Tokyo
from kaiju.games.king_of_tokyo.tokyo import leave, may_yield, yield_tokyo
from kaiju.games.king_of_tokyo.turn import earn_extra_turn
from kaiju.games.king_of_tokyo.verbs import (
    change_tokens,
    discard_card,
    gain_energy,
    gain_hearts,
    gain_vp,
    key_of,
    lose_energy,
    lose_vp,
    refresh,
    return_energy,
    set_counter,
    use,
)

RULE: Final = "KOT-COMP-08"


def choose(st: Tokyo, me: Monster, kind: i64, opts: list[int], card: i64) -> Rule:
    """The owner of a card chooses one of some values, and is asked only when there is more than one."""
    st.opts = opts
    st.answer = 0
    if len(opts) > 1:
        yield st.ask_opts(me.seat, kind, opts, card)


def first_of_its_kind(card: Card, cards: list[Card]) -> bool:
    """Whether a card comes before all other copies of it among these."""
    for other in cards:
        if other.facts is card.facts:
            return other.id == card.id
    return False


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


class MediaFriendly(Card):
    """1 VP for every purchase."""

    def on_buy(self, st: Tokyo, me: Monster, card: i64) -> None:
        gain_vp(st, me, 1, RULE, self.id)


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


class MadeInALab(Card):
    """Once per turn look at the top card of the deck while buying; it may be bought."""

    def ready(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return self.id not in st.used and (len(st.deck) > 0 or len(st.discard) > 0)

    def act(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        return self.look(st, me)

    def look(self, st: Tokyo, me: Monster) -> Rule:
        st.used.append(self.id)
        fill_deck(st)
        st.known_top |= 1 << me.seat
        if st.log is not None:
            st.tell(
                tell.TopCardSeen(seat=me.seat, top=key_of(st, st.deck[-1]), rule=RULE, card=self.facts.key)
            )
        if not may_buy(st, me, st.deck[-1]):
            return
        yield st.ask(me.seat, ASK_TOP, 2, self.id)
        if st.answer == 1:
            if st.heeds(ANNOUNCED):
                # Whoever may interfere has to see what is bought.
                st.known_top = (1 << len(st.monsters)) - 1
                yield from announce(st, me, st.deck[-1])
                if st.buyer == NOBODY:
                    return
            card = st.deck.pop()
            st.known_top = 0
            price = price_of(st, me, card)
            if st.log is not None:
                st.tell(tell.CardBought(seat=me.seat, price=price, rule=RULE, card=key_of(st, card)))
            yield from purchase(st, me, card, price)


class Metamorph(Card):
    """At the end of the turn, turn in KEEP cards for their printed cost."""

    def mine(self, st: Tokyo, me: Monster) -> list[int]:
        return [c for c in sorted(me.cards) if st.box.cards[c].facts.type == KEEP]

    def ready(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return len(self.mine(st, me)) > 0

    def act(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        return self.turn_in(st, me)

    def turn_in(self, st: Tokyo, me: Monster) -> Rule:
        cards = self.mine(st, me)
        st.opts = cards
        yield st.ask(me.seat, ASK_TURN_IN, 1 << len(cards), self.id)
        chosen = st.answer
        if chosen:
            use(st, me, self.id)
        bit: i64 = 0
        for card in cards:
            if chosen >> bit & 1:
                discard_card(st, me, card)
                return_energy(st, me, st.box.cards[card].facts.cost, "KOT-CARD-11", self.id)
            bit += 1


class Mimic(Card):
    """Works as a second, freshly bought copy of a KEEP card in play; the token can be moved for 1 energy."""

    def copyable(self) -> bool:
        return False

    def may_copy(self, st: Tokyo, card: i64) -> bool:
        return st.box.cards[card].copyable()

    def copied(self, st: Tokyo) -> Card | None:
        original = st.copies.get(self.id, -1)
        return None if original < 0 else st.box.cards[original].again(self.id)

    def choices(self, st: Tokyo) -> list[int]:
        current = st.copies.get(self.id, -1)
        return [
            c
            for m in st.clockwise(st.active)
            for c in sorted(m.cards)
            if c != current and st.box.cards[c].copyable()
        ]

    def arrive(self, st: Tokyo, me: Monster) -> Rule | None:
        return self.place(st, me, 0) if self.choices(st) else None

    def ready(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return me.energy >= 1 and len(self.choices(st)) > 0

    def act(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        return self.place(st, me, 1)

    def place(self, st: Tokyo, me: Monster, price: i64) -> Rule:
        opts = self.choices(st)
        if price:
            opts.insert(0, -1)
        yield from choose(st, me, ASK_COPY, opts, self.id)
        card = st.chosen()
        if card < 0:
            return
        lose_energy(st, me, price, "KOT-CARD-04", self.id)
        # The old copy ends at once, with whatever lay on it, and the new one is fresh.
        st.counters.pop(self.id, None)
        st.used = [used for used in st.used if used != self.id]
        st.copies[self.id] = card
        if st.log is not None:
            st.tell(
                tell.CopyPlaced(seat=me.seat, of=key_of(st, card), rule="KOT-CARD-02", card=self.facts.key)
            )
        refresh(st, me)
        more = st.box.cards[card].again(self.id).arrive(st, me)
        if more is not None:
            yield from more

    def left_play(self, st: Tokyo, me: Monster, card: i64) -> None:
        if st.copies.get(self.id, -1) == card:
            st.copies.pop(self.id)
            st.counters.pop(self.id, None)
            if st.log is not None:
                st.tell(tell.CopyPlaced(seat=me.seat, rule="KOT-CARD-03", card=self.facts.key))
            refresh(st, me)


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


class Opportunist(Card):
    """May buy cards the moment they are revealed, in anybody's turn."""

    def affordable(self, st: Tokyo, me: Monster) -> list[int]:
        return [slot for slot in st.fresh if may_buy(st, me, st.market[slot])]

    def ready(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return len(self.affordable(st, me)) > 0

    def act(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        return self.snatch(st, me)

    def snatch(self, st: Tokyo, me: Monster) -> Rule:
        opts = self.affordable(st, me)
        opts.insert(0, -1)
        yield st.ask_opts(me.seat, ASK_FRESH, opts, self.id)
        slot = st.chosen()
        if slot >= 0:
            use(st, me, self.id)
            yield from buy_slot(st, me, slot)


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


def turn_die(st: Tokyo, me: Monster, card: i64) -> Rule:
    """The owner of a card picks a die and the face to turn it to."""
    yield from choose(st, me, ASK_DIE, st.open_dice(), card)
    die = st.answer
    yield st.ask_opts(me.seat, ASK_FACE, [f for f in range(6) if f != st.dice[die]], die)
    use(st, me, card)
    set_die(st, die, st.chosen(), me.seat, card)


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


class EnergyDrink(Card):
    """1 energy buys another Roll."""

    def ready(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return me.energy >= 1

    def act(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        use(st, me, self.id)
        lose_energy(st, me, 1, RULE, self.id)
        return None


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


def keep_cards() -> list[Card]:
    """All 47 of them; one comes twice."""
    f = Facts
    return [
        Card(f("acid_attack", 6, KEEP, smash=1)),
        Card(f("alien_origin", 3, KEEP, discount=1)),
        AlphaMonster(f("alpha_monster", 5, KEEP, at=at(LOOK))),
        Card(f("armor_plating", 4, KEEP, ignores_one=True)),
        BackgroundDweller(f("background_dweller", 4, KEEP, at=at(FREE_REROLL, CHANGE, CARD_DICE))),
        Burrowing(f("burrowing", 5, KEEP)),
        Camouflage(f("camouflage", 3, KEEP, at=at(GUARD))),
        CompleteDestruction(f("complete_destruction", 3, KEEP, at=at(LOOK))),
        MediaFriendly(f("media_friendly", 3, KEEP)),
        EaterOfTheDead(f("eater_of_the_dead", 4, KEEP)),
        EnergyHoarder(f("energy_hoarder", 3, KEEP, at=at(END_TURN), reads=CARDS | ENERGY_CUBES, writes=VP)),
        EvenBigger(f("even_bigger", 4, KEEP, more_hearts=2)),
        Card(f("extra_head", 7, KEEP, copies=2, dice=1)),
        FireBreathing(f("fire_breathing", 4, KEEP)),
        FreezeTime(f("freeze_time", 5, KEEP, at=at(END_TURN), reads=CARDS, writes=0)),
        Card(f("friend_of_children", 3, KEEP, energy_bonus=1)),
        Card(f("giant_brain", 5, KEEP, rolls=1)),
        Gourmet(f("gourmet", 4, KEEP, at=at(LOOK))),
        HealingRay(f("healing_ray", 4, KEEP)),
        Herbivore(f("herbivore", 5, KEEP, at=at(END_TURN), reads=CARDS | HARM, writes=VP)),
        HerdCuller(f("herd_culler", 3, KEEP, at=at(CHANGE))),
        ItHasAChild(f("it_has_a_child", 7, KEEP, at=at(AT_ZERO), automatic=True)),
        Jets(f("jets", 5, KEEP, at=at(GUARD))),
        MadeInALab(f("made_in_a_lab", 2, KEEP, at=at(BUYING))),
        Metamorph(f("metamorph", 3, KEEP, at=at(END_TURN), reads=CARDS, writes=CARDS | ENERGY_CUBES)),
        Mimic(f("mimic", 8, KEEP, at=at(START_TURN))),
        BatteryMonster(f("battery_monster", 3, KEEP, at=at(START_TURN), reads=CARDS, writes=ENERGY_CUBES)),
        Card(f("nova_breath", 7, KEEP, smash_everywhere=True)),
        Detritivore(f("detritivore", 4, KEEP, at=at(LOOK))),
        Opportunist(f("opportunist", 3, KEEP, at=at(REVEALED))),
        ParasiticTentacles(f("parasitic_tentacles", 4, KEEP, at=at(BUYING))),
        PlotTwist(f("plot_twist", 3, KEEP, at=at(CHANGE))),
        PoisonQuills(f("poison_quills", 3, KEEP)),
        PoisonSpit(f("poison_spit", 4, KEEP)),
        PsychicProbe(f("psychic_probe", 3, KEEP, at=at(PROBE))),
        RapidHealing(f("rapid_healing", 3, KEEP, at=at(ANSWER, ANYTIME))),
        Card(f("regeneration", 4, KEEP, heart_bonus=1)),
        RootingForTheUnderdog(
            f("rooting_for_the_underdog", 3, KEEP, at=at(END_TURN), reads=CARDS | VP, writes=VP)
        ),
        ShrinkRay(f("shrink_ray", 6, KEEP)),
        SmokeCloud(f("smoke_cloud", 4, KEEP, at=at(MORE_ROLLS))),
        SolarPowered(
            f("solar_powered", 2, KEEP, at=at(END_TURN), reads=CARDS | ENERGY_CUBES, writes=ENERGY_CUBES)
        ),
        Card(f("spiked_tail", 5, KEEP, smash_on_smash=1)),
        Stretchy(f("stretchy", 3, KEEP, at=at(CHANGE))),
        EnergyDrink(f("energy_drink", 4, KEEP, at=at(MORE_ROLLS))),
        Urbavore(f("urbavore", 4, KEEP, at=at(START_TURN), reads=CARDS, writes=VP)),
        WereOnlyMakingItStronger(f("were_only_making_it_stronger", 3, KEEP)),
        Wings(f("wings", 6, KEEP, at=at(GUARD, ANYTIME))),
    ]


KEEP_CARDS: Final = keep_cards()
