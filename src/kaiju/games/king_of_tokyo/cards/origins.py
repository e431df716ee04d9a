"""The 50 Energy cards of Origins: the 36 it shares with King of Tokyo and its own 14."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiju.engine.hooks import at
from kaiju.engine.state import NOBODY, Rule
from kaiju.games.king_of_tokyo import events as tell
from kaiju.games.king_of_tokyo.asks import ASK_DICE, ASK_SALVAGE
from kaiju.games.king_of_tokyo.card import (
    ANNOUNCED,
    BUYING,
    CHANGE,
    DISCARD,
    GUARD,
    KEEP,
    NUMBERS_GROUP,
    ON_STAY,
    RESOLVED,
    RESOLVING,
    Card,
    Facts,
)
from kaiju.games.king_of_tokyo.cards.base_discard import DISCARD_CARDS, Action
from kaiju.games.king_of_tokyo.cards.base_keep import KEEP_CARDS
from kaiju.games.king_of_tokyo.cards.promos import save_heart
from kaiju.games.king_of_tokyo.dice import on_dice, set_die
from kaiju.games.king_of_tokyo.losses import card_loss
from kaiju.games.king_of_tokyo.market import announce, may_buy, price_of, purchase
from kaiju.games.king_of_tokyo.smash import smash_targets
from kaiju.games.king_of_tokyo.state import ENERGY, HEART, ONE, OUTSIDE, SMASH, TWO, Loss, Monster, Tokyo
from kaiju.games.king_of_tokyo.verbs import gain_energy, gain_vp, key_of, lose_vp, use

RULE: Final = "KOTO-DIFF-07"


def four_of_a_kind(st: Tokyo, me: Monster) -> bool:
    """Whether four or more dice show a face that counts; symbols that cards add are no dice."""
    return max(on_dice(st, me)) >= 4


class TurnDice(Card):
    """Some dice may be used as another face: they are turned before they are resolved."""

    def useful(self, st: Tokyo, me: Monster) -> bool:
        return True

    def old(self) -> i64:
        return HEART

    def new(self) -> i64:
        return ENERGY

    def dice(self, st: Tokyo) -> list[int]:
        return [i for i in st.open_dice() if st.dice[i] == self.old()]

    def ready(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return self.useful(st, me) and len(self.dice(st)) > 0

    def act(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        return self.turn(st, me)

    def turn(self, st: Tokyo, me: Monster) -> Rule:
        dice = self.dice(st)
        mask: i64 = 1
        if len(dice) > 1:
            st.opts = dice
            yield st.ask(me.seat, ASK_DICE, 1 << len(dice), self.id)
            mask = st.answer
        if mask:
            use(st, me, self.id)
        bit: i64 = 0
        for die in dice:
            if mask >> bit & 1:
                set_die(st, die, self.new(), me.seat, self.id)
            bit += 1


class Biofuel(TurnDice):
    """Heart results may be used as energy, but not in Tokyo, where they are no use at all."""

    def useful(self, st: Tokyo, me: Monster) -> bool:
        return me.place == OUTSIDE


class DrainingRay(Card):
    """Four of a kind take 1 VP from every leader in VP, before or after the dice do what they do."""

    def leaders(self, st: Tokyo, me: Monster) -> list[Monster]:
        most = max([int(m.vp) for m in st.monsters if m.alive])
        return [m for m in st.clockwise(me.seat) if m is not me and m.vp == most > 0]

    def ready(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return self.id not in st.used and four_of_a_kind(st, me) and len(self.leaders(st, me)) > 0

    def act(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        st.used.append(self.id)
        use(st, me, self.id)
        leaders = self.leaders(st, me)
        for m in leaders:
            lose_vp(st, m, 1, RULE, self.id)
        gain_vp(st, me, len(leaders), RULE, self.id)
        return None


class ElectricArmor(Card):
    """1 energy saves a heart, once for each loss."""

    def ready(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return me.energy >= 1 and st.loss is not None and self.id not in st.loss.guards

    def act(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        loss = st.loss
        assert loss is not None
        loss.guards.append(self.id)
        save_heart(st, me, self, RULE)
        return None


class FlamingAura(Card):
    """Four of a kind cost everybody else a heart, together with the smash if there is any."""

    def with_smash(self, st: Tokyo, me: Monster, losses: list[Loss]) -> None:
        if not four_of_a_kind(st, me):
            return
        smashed: list[Monster] = []
        for loss in losses:
            if loss.smash:
                loss.amount += 1
                smashed.append(loss.victim)
        for m in st.clockwise(me.seat):
            if m is not me and m not in smashed:
                losses.append(Loss(m, 1, me.seat, False, self.id))

    def ready(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return st.roll[SMASH] == 0 and self.id not in st.used and four_of_a_kind(st, me)

    def act(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        st.used.append(self.id)
        return card_loss(st, [m for m in st.clockwise(me.seat) if m is not me], 1, me.seat, self.id)


class GammaBlast(Card):
    """Entering Tokyo costs everybody else a heart."""

    def on_enter(self, st: Tokyo, me: Monster, newcomer: Monster) -> Rule | None:
        if newcomer is not me:
            return None
        return card_loss(st, [m for m in st.clockwise(me.seat) if m is not me], 1, me.seat, self.id)


class HungryUrbavore(Card):
    """Entering Tokyo is worth 1 VP more."""

    def on_enter(self, st: Tokyo, me: Monster, newcomer: Monster) -> Rule | None:
        if newcomer is me:
            gain_vp(st, me, 1, RULE, self.id)
        return None


class JaggedTactician(Card):
    """Who takes Tokyo after the owner Yielded loses a heart, and the owner receives 1 energy."""

    def on_yield(self, st: Tokyo, me: Monster) -> None:
        if self.id not in st.used:
            st.used.append(self.id)

    def on_enter(self, st: Tokyo, me: Monster, newcomer: Monster) -> Rule | None:
        if newcomer is me or self.id not in st.used:
            return None
        st.used.remove(self.id)
        gain_energy(st, me, 1, RULE, self.id)
        return card_loss(st, [newcomer], 1, me.seat, self.id)


class OrbOfDoom(Card):
    """Every reroll costs its roller a heart."""

    def on_reroll(self, st: Tokyo, me: Monster, roller: Monster) -> Rule | None:
        return card_loss(st, [roller], 1, me.seat, self.id)


class Scavenger(Card):
    """Cards may be bought from the discard pile; DISCARD cards from there go under the deck."""

    def goods(self, st: Tokyo, me: Monster) -> list[int]:
        out: list[int] = []
        keys: list[str] = []
        for card in st.discard:
            key = key_of(st, card)
            if key not in keys and may_buy(st, me, card):
                keys.append(key)
                out.append(card)
        return out

    def ready(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return len(self.goods(st, me)) > 0

    def act(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        return self.dig(st, me)

    def dig(self, st: Tokyo, me: Monster) -> Rule:
        opts = self.goods(st, me)
        opts.insert(0, -1)
        yield st.ask_opts(me.seat, ASK_SALVAGE, opts, self.id)
        card = st.chosen()
        if card < 0:
            return
        use(st, me, self.id)
        if st.heeds(ANNOUNCED):
            yield from announce(st, me, card)
            if st.buyer == NOBODY:
                return
        price = price_of(st, me, card)
        st.discard.remove(card)
        if st.log is not None:
            st.tell(tell.CardBought(seat=me.seat, price=price, slot=-2, rule=RULE, card=key_of(st, card)))
        yield from purchase(st, me, card, price)
        if st.box.cards[card].facts.type == DISCARD and card in st.discard:
            st.discard.remove(card)
            st.deck.insert(0, card)
            st.know([card], st.everybody())


class Shrinky(TurnDice):
    """2s may be used as 1s."""

    def old(self) -> i64:
        return TWO

    def new(self) -> i64:
        return ONE


class BullHeaded(Card):
    """1 VP for staying in Tokyo when one might have Yielded."""

    def on_stay(self, st: Tokyo, me: Monster) -> None:
        gain_vp(st, me, 1, RULE, self.id)

    def order(self, st: Tokyo, me: Monster, active: Monster) -> i64:
        # Both may reach the VP they need in this very turn, and then it matters who does so first.
        # A copy of this card, and others like it, pay as well.
        if me is active or me.place == OUTSIDE or me.vp + len(me.powers.on[ON_STAY]) < me.powers.target_vp:
            return 0
        return NUMBERS_GROUP if me in smash_targets(st, active) else 0


SHARED_KEEP: Final = (
    "detritivore", "media_friendly", "acid_attack", "even_bigger", "wings", "herd_culler", "alien_origin",
    "freeze_time", "friend_of_children", "rapid_healing", "regeneration", "poison_quills", "alpha_monster",
    "camouflage", "herbivore", "gourmet", "spiked_tail", "complete_destruction", "giant_brain", "energy_drink",
    "parasitic_tentacles", "jets", "nova_breath", "rooting_for_the_underdog", "background_dweller",
)  # fmt: skip
SHARED_DISCARD: Final = (
    "corner_store", "tank", "skyscraper", "death_from_above", "gas_refinery", "national_guard", "flame_thrower",
    "heal", "evacuation_orders", "high_altitude_bombing", "frenzy",
)  # fmt: skip


def origins_cards() -> list[Card]:
    """All of them, each once, in printed order."""
    f = Facts
    keep = {card.facts.key: card for card in KEEP_CARDS}
    action = {card.facts.key: card for card in DISCARD_CARDS}
    return [
        *[keep[key] for key in SHARED_KEEP],
        Biofuel(f("biofuel", 4, KEEP, at=at(CHANGE))),
        DrainingRay(f("draining_ray", 5, KEEP, at=at(RESOLVING, RESOLVED))),
        ElectricArmor(f("electric_armor", 5, KEEP, at=at(GUARD))),
        FlamingAura(f("flaming_aura", 5, KEEP, at=at(RESOLVING, RESOLVED))),
        GammaBlast(f("gamma_blast", 4, KEEP)),
        HungryUrbavore(f("hungry_urbavore", 4, KEEP)),
        JaggedTactician(f("jagged_tactician", 3, KEEP)),
        OrbOfDoom(f("orb_of_doom", 9, KEEP)),
        Scavenger(f("scavenger", 3, KEEP, at=at(BUYING))),
        Shrinky(f("shrinky", 4, KEEP, at=at(CHANGE))),
        BullHeaded(f("bull_headed", 3, KEEP)),
        *[action[key] for key in SHARED_DISCARD],
        Action(f("barricades", 5, DISCARD, others_lose_vp=3)),
        Action(f("ice_cream_truck", 4, DISCARD, vp=1, hearts=2)),
        Action(f("supertower", 7, DISCARD, vp=5)),
    ]
