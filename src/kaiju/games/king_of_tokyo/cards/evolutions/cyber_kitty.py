"""The Evolutions of Cyber Kitty."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiju.engine.hooks import at
from kaiju.engine.state import Rule
from kaiju.games.king_of_tokyo import events as tell
from kaiju.games.king_of_tokyo.asks import ASK_CHOICE, CHOOSE_ENERGY, CHOOSE_VP
from kaiju.games.king_of_tokyo.card import (
    AIMED,
    ANYTIME,
    AT_ZERO,
    BEFORE_ROLL,
    BUYING,
    INSTEAD,
    LOOK,
    PERMANENT,
    TEMPORARY,
    Card,
    Facts,
)
from kaiju.games.king_of_tokyo.cards.choosing import choose
from kaiju.games.king_of_tokyo.evolution import Lasting, Permanent, Temporary
from kaiju.games.king_of_tokyo.guards import spare
from kaiju.games.king_of_tokyo.losses import card_loss
from kaiju.games.king_of_tokyo.state import ONE, OUTSIDE, Monster, Tokyo
from kaiju.games.king_of_tokyo.tokyo import enter, free_place, leave
from kaiju.games.king_of_tokyo.verbs import (
    discard_card,
    gain_energy,
    gain_vp,
    lose_energy,
    lose_vp,
    spend_evolution,
    use,
)

RULE: Final = "KOT-PU-08"
WHO: Final = "cyber_kitty"


class NineLives(Temporary):
    """At 0 hearts: everything goes, and the Monster goes on outside Tokyo with 9 hearts and 9 VP."""

    def play(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        self.announce(st, me, me)
        for card in me.cards[:]:
            discard_card(st, me, card)
        for card in me.evo.hand + me.evo.front:
            # What somebody else has only lent goes where it goes when its holder is eliminated.
            if st.home[card] == me.seat or not st.box.cards[card].holder_gone(st, me):
                spend_evolution(st, card)
        lose_energy(st, me, me.energy, RULE, self.id)
        lose_vp(st, me, me.vp, RULE, self.id)
        leave(st, me, RULE, self.id)
        me.hearts = 9
        # These VP are set, not gained.
        me.vp = 9
        if st.log is not None:
            st.tell(tell.Revived(seat=me.seat, hearts=9, rule="KOT-ELIM-07", card=self.facts.key))
            st.tell(tell.VPGained(seat=me.seat, amount=9, now=9, rule=RULE, card=self.facts.key))
        return None


class MegaPurr(Temporary):
    """Everybody else hands over 1 energy or 1 VP."""

    def playable(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return any(m.energy or m.vp for m in st.clockwise(me.seat) if m is not me)

    def effect(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        return self.collect(st, me)

    def collect(self, st: Tokyo, me: Monster) -> Rule:
        for m in st.clockwise(me.seat):
            opts: list[int] = []
            if m.energy:
                opts.append(CHOOSE_ENERGY)
            if m.vp:
                opts.append(CHOOSE_VP)
            if m is me or not opts:
                continue
            yield from choose(st, m, ASK_CHOICE, opts, self.id)
            if st.chosen() == CHOOSE_ENERGY:
                lose_energy(st, m, 1, RULE, self.id, me.seat)
                gain_energy(st, me, 1, RULE, self.id)
            else:
                lose_vp(st, m, 1, RULE, self.id)
                gain_vp(st, me, 1, RULE, self.id)


class ElectroScratch(Temporary):
    """Everybody else loses a heart."""

    def effect(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        others = [m for m in st.clockwise(me.seat) if m is not me]
        return card_loss(st, others, self.facts.others_lose_hearts, me.seat, self.id)


class CatNip(Lasting):
    """A single Roll this turn, and all it brings counts twice."""

    def playable(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return not st.skip_turn


class PlayWithYourFood(Permanent):
    """A Monster hit in Tokyo for 2 or more may be spared 2 hearts for 1 VP and 1 energy."""

    def usable(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        loss = st.loss
        return (
            loss is not None
            and loss.smash
            and loss.inside
            and loss.amount >= 2
            and self.id not in loss.guards
        )

    def playable(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return moment != AIMED or self.usable(st, me, moment)

    def employ(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        loss = st.loss
        assert loss is not None
        use(st, me, self.id)
        loss.guards.append(self.id)
        spare(st, loss, 2, self.id)
        m = loss.victim
        if m.vp:
            lose_vp(st, m, 1, RULE, self.id)
            gain_vp(st, me, 1, RULE, self.id)
        if m.energy:
            lose_energy(st, m, 1, RULE, self.id, me.seat)
            gain_energy(st, me, 1, RULE, self.id)
        return None


class FelineMotor(Permanent):
    """Takes the place in Tokyo that another is about to enter, if its owner was outside when the turn began."""

    def usable(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return me.place == OUTSIDE and not st.began >> me.seat & 1 and not st.stay_out

    def playable(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return moment != INSTEAD or self.usable(st, me, moment)

    def employ(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        use(st, me, self.id)
        st.stay_out = True
        return enter(st, me, free_place(st), self.id)


class MouseHunter(Permanent):
    """1 VP for a Roll with a 1."""

    def employ(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        if st.roll[ONE]:
            gain_vp(st, me, 1, RULE, self.id)
        return None


class MeowMissile(Permanent):
    """One smash more for a Roll with a 1."""

    def adds_smash(self, st: Tokyo, me: Monster, stage: i64) -> i64:
        return 1 if stage == 0 and st.roll[ONE] else 0


def cards() -> list[Card]:
    """All of them, in printed order."""
    f = Facts
    p = PERMANENT
    t = TEMPORARY
    return [
        NineLives(f("nine_lives", 0, t, monster=WHO, hand=at(AT_ZERO))),
        MegaPurr(f("mega_purr", 0, t, monster=WHO, hand=at(ANYTIME, BUYING))),
        ElectroScratch(f("electro_scratch", 0, t, monster=WHO, hand=at(ANYTIME), others_lose_hearts=1)),
        CatNip(f("cat_nip", 0, t, monster=WHO, hand=at(BEFORE_ROLL), doubles=True, single_roll=True)),
        PlayWithYourFood(f("play_with_your_food", 0, p, monster=WHO, hand=at(ANYTIME, AIMED), at=at(AIMED))),
        FelineMotor(f("feline_motor", 0, p, monster=WHO, hand=at(ANYTIME, INSTEAD), at=at(INSTEAD))),
        MouseHunter(f("mouse_hunter", 0, p, monster=WHO, hand=at(ANYTIME), at=at(LOOK))),
        MeowMissile(f("meow_missile", 0, p, monster=WHO, hand=at(ANYTIME))),
    ]
