"""The Evolutions of Pandakai."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiju.engine.hooks import at
from kaiju.engine.state import Rule
from kaiju.games.king_of_tokyo.asks import ASK_CHOICE, ASK_PICK, CHOOSE_NO, CHOOSE_STORE, CHOOSE_TAKE
from kaiju.games.king_of_tokyo.card import (
    ANNOUNCED,
    ANSWER,
    ANYTIME,
    BUYING,
    CARDS,
    CHANGE,
    ENERGY_CUBES,
    ENTERED,
    LOOK,
    PERMANENT,
    START_TURN,
    TEMPORARY,
    Card,
    Facts,
)
from kaiju.games.king_of_tokyo.cards.choosing import choose
from kaiju.games.king_of_tokyo.dice import set_die
from kaiju.games.king_of_tokyo.ending import earn_extra_turn
from kaiju.games.king_of_tokyo.evolution import Boon, Permanent, Temporary
from kaiju.games.king_of_tokyo.losses import card_loss
from kaiju.games.king_of_tokyo.market import bar, may_buy
from kaiju.games.king_of_tokyo.state import (
    ENERGY,
    HEART,
    NO_CARD,
    ONE,
    OUTSIDE,
    SMASH,
    THREE,
    TWO,
    Monster,
    Tokyo,
)
from kaiju.games.king_of_tokyo.tokyo import leave
from kaiju.games.king_of_tokyo.verbs import gain_energy, gain_vp, lose_vp, return_energy, set_counter, use

RULE: Final = "KOT-PU-08"
WHO: Final = "pandakai"

PARTNER: Final = {ONE: THREE, THREE: ONE, TWO: HEART, HEART: TWO, SMASH: ENERGY, ENERGY: SMASH}


class PandaMonium(Temporary):
    """6 energy, and 3 for every other Monster."""

    def effect(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        gain_energy(st, me, 6, RULE, self.id)
        for m in st.clockwise(me.seat):
            if m is not me:
                gain_energy(st, m, 3, RULE, self.id)
        return None


class EatsShootsAndLeaves(Temporary):
    """On entering Tokyo: Monsters outside lose 2 hearts, 1 energy is gained, and the Panda is gone again."""

    def playable(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return me.place != OUTSIDE

    def effect(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        return self.visit(st, me)

    def visit(self, st: Tokyo, me: Monster) -> Rule:
        outside = [m for m in st.clockwise(me.seat) if m.place == OUTSIDE]
        if outside:
            more = card_loss(st, outside, 2, me.seat, self.id)
            if more is not None:
                yield from more
        if me.alive:
            gain_energy(st, me, 1, RULE, self.id)
            leave(st, me, RULE, self.id)
            if me.seat == st.active:
                # The place stays empty: it is not entered a second time in this turn.
                st.stay_out = True


class Bamboozle(Temporary):
    """Another's purchase is called off; it has to buy a Market card of the Panda's choice, if it can pay one."""

    def playable(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return st.about_card >= 0

    def effect(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        buyer = st.monsters[st.buyer]
        bar(st, buyer, st.about_card)
        st.about_card = NO_CARD
        others = [c for c in st.market if c >= 0 and may_buy(st, buyer, c)]
        return self.name(st, me, others) if others else None

    def name(self, st: Tokyo, me: Monster, cards: list[int]) -> Rule:
        yield from choose(st, me, ASK_PICK, cards, self.id)
        st.about_card = st.chosen()


class BearNecessities(Boon):
    """1 VP less, 2 energy and 2 hearts more."""

    def effect(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        lose_vp(st, me, 1, RULE, self.id)
        return super().effect(st, me, moment)


class PandaExpress(Permanent):
    """2 VP and a further turn for all six faces in one Roll."""

    def employ(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        if 0 not in st.roll:
            gain_vp(st, me, 2, RULE, self.id)
            earn_extra_turn(st, me, 0, self.id)
        return None


class BambooSupply(Permanent):
    """At the start of the turn: one cube more on the card, or all of them into the reserve."""

    def usable(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return True

    def employ(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        return self.save(st, me)

    def save(self, st: Tokyo, me: Monster) -> Rule:
        cubes = st.counters.get(self.id, 0)
        opts = [CHOOSE_NO, CHOOSE_STORE]
        if cubes:
            opts.append(CHOOSE_TAKE)
        yield st.ask_opts(me.seat, ASK_CHOICE, opts, self.id)
        choice = st.chosen()
        if choice == CHOOSE_STORE:
            set_counter(st, me, self.id, cubes + 1)
        elif choice == CHOOSE_TAKE:
            set_counter(st, me, self.id, 0)
            return_energy(st, me, cubes, RULE, self.id)


class Pandarwinism(Permanent):
    """Three hearts are worth 1 VP, every further heart 1 more."""

    def employ(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        if st.roll[HEART] >= 3:
            gain_vp(st, me, st.roll[HEART] - 2, RULE, self.id)
        return None


class YinAndYang(Permanent):
    """Once per turn, flip all dice to their partner faces."""

    def usable(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return self.id not in st.used and len(st.open_dice()) > 0

    def playable(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return moment != CHANGE or self.usable(st, me, moment)

    def employ(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        st.used.append(self.id)
        use(st, me, self.id)
        for die in st.open_dice():
            set_die(st, die, PARTNER[st.dice[die]], me.seat, self.id)
        return None


def cards() -> list[Card]:
    """All of them, in printed order."""
    f = Facts
    return [
        PandaMonium(f("panda_monium", 0, TEMPORARY, monster=WHO, hand=at(ANYTIME, BUYING))),
        EatsShootsAndLeaves(f("eats_shoots_and_leaves", 0, TEMPORARY, monster=WHO, hand=at(ENTERED))),
        Bamboozle(f("bamboozle", 0, TEMPORARY, monster=WHO, hand=at(ANNOUNCED))),
        BearNecessities(
            f(
                "bear_necessities",
                0,
                TEMPORARY,
                monster=WHO,
                hand=at(ANYTIME, ANSWER, BUYING),
                energy=2,
                hearts=2,
            )
        ),
        PandaExpress(f("panda_express", 0, PERMANENT, monster=WHO, hand=at(ANYTIME), at=at(LOOK))),
        BambooSupply(
            f(
                "bamboo_supply",
                0,
                PERMANENT,
                monster=WHO,
                hand=at(ANYTIME),
                at=at(START_TURN),
                reads=CARDS,
                writes=ENERGY_CUBES,
            )
        ),
        Pandarwinism(f("pandarwinism", 0, PERMANENT, monster=WHO, hand=at(ANYTIME), at=at(LOOK))),
        YinAndYang(f("yin_and_yang", 0, PERMANENT, monster=WHO, hand=at(ANYTIME, CHANGE), at=at(CHANGE))),
    ]
