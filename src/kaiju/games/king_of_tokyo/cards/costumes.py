"""The 12 costumes (Halloween): Power cards that are neither KEEP nor DISCARD."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiju.engine.hooks import at
from kaiju.engine.state import Rule
from kaiju.games.king_of_tokyo import events as tell
from kaiju.games.king_of_tokyo.asks import ASK_DIE, ASK_FACE, ASK_NUMBER
from kaiju.games.king_of_tokyo.card import (
    CARDS,
    CHANGE,
    CHEER,
    COSTUME,
    EVERY_END,
    GUARD,
    HARM,
    HEARTS,
    PROBE,
    START_TURN,
    VP,
    Card,
    Facts,
)
from kaiju.games.king_of_tokyo.cards.choosing import choose
from kaiju.games.king_of_tokyo.dice import on_dice, set_die, tally
from kaiju.games.king_of_tokyo.guards import harmless
from kaiju.games.king_of_tokyo.smash import smash_losses
from kaiju.games.king_of_tokyo.state import SMASH, Loss, Monster, Tokyo
from kaiju.games.king_of_tokyo.verbs import gain_energy, gain_hearts, gain_vp, lose_energy, use

RULE: Final = "KOT-HAL-04"


class Ghost(Card):
    """A heart back at the end of every turn in which the owner lost one."""

    def ready(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return me.hearts_lost > 0

    def act(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        gain_hearts(st, me, 1, RULE, self.id)
        return None


class Vampire(Card):
    """A heart at the end of every turn in which somebody else lost one because of the owner."""

    def ready(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return me.hurt_others()

    def act(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        gain_hearts(st, me, 1, RULE, self.id)
        return None


class Witch(Card):
    """Once per turn, reroll a die of a Roll that is about to wound the owner."""

    def ready(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return self.id not in st.used and len(st.dice) > st.locked and self.threatened(st, me)

    def threatened(self, st: Tokyo, me: Monster) -> bool:
        active = st.monsters[st.active]
        smash = tally(st, active)[SMASH]
        if smash == 0:
            return False
        return any(
            loss.victim is me and loss.smash and not harmless(loss)
            for loss in smash_losses(st, active, smash)
        )

    def act(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        return self.hex(st, me)

    def hex(self, st: Tokyo, me: Monster) -> Rule:
        yield from choose(st, me, ASK_DIE, st.open_dice(), self.id)
        st.used.append(self.id)
        use(st, me, self.id)
        set_die(st, st.chosen(), st.below(6), me.seat, self.id)


class Devil(Card):
    """In the owner's turn everybody else loses one heart more, whenever they lose any through the owner."""

    def enlarge(self, st: Tokyo, me: Monster, loss: Loss, stage: i64) -> Rule | None:
        if stage == 0 and loss.by == me.seat == st.active and loss.victim is not me:
            loss.amount += 1
        return None


class Pirate(Card):
    """Who loses hearts through the owner also loses 1 energy to it."""

    def after_harm(self, st: Tokyo, me: Monster, loss: Loss) -> None:
        victim = loss.victim
        if victim is not me and victim.energy > 0:
            lose_energy(st, victim, 1, RULE, self.id, me.seat)
            gain_energy(st, me, 1, RULE, self.id)


class Princess(Card):
    """1 VP at the start of the turn."""

    def ready(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return True

    def act(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        gain_vp(st, me, 1, RULE, self.id)
        return None


class Cheerleader(Card):
    """Once in another's turn, one smash more for its Roll."""

    def ready(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return self.id not in st.used

    def act(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        st.used.append(self.id)
        use(st, me, self.id)
        st.boosted = True
        st.bonus[SMASH] += 1
        return None


class Robot(Card):
    """Energy instead of hearts, one for one, as many as one likes."""

    def ready(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return me.energy > 0

    def act(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        loss = st.loss
        assert loss is not None
        return self.pay(st, me, loss)

    def pay(self, st: Tokyo, me: Monster, loss: Loss) -> Rule:
        most = min(me.energy, loss.amount)
        yield from choose(st, me, ASK_NUMBER, [int(n) for n in range(1, most + 1)], self.id)
        n = st.chosen()
        use(st, me, self.id)
        lose_energy(st, me, n, RULE, self.id)
        loss.amount -= n
        if st.log is not None:
            st.tell(tell.LossPrevented(seat=me.seat, amount=n, rule=RULE, card=self.facts.key))


class Clown(Card):
    """With all six faces on the dice, turn each die to any face."""

    def ready(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return self.id not in st.used and 0 not in on_dice(st, me)

    def act(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        return self.juggle(st, me)

    def juggle(self, st: Tokyo, me: Monster) -> Rule:
        st.used.append(self.id)
        use(st, me, self.id)
        for die in st.open_dice():
            yield st.ask_opts(me.seat, ASK_FACE, [0, 1, 2, 3, 4, 5], die)
            if st.answer != st.dice[die]:
                set_die(st, die, st.answer, me.seat, self.id)


def costume_cards() -> list[Card]:
    """All of them, in printed order."""
    f = Facts
    return [
        Card(f("astronaut", 4, COSTUME, target_vp=17)),
        Ghost(f("ghost", 4, COSTUME, at=at(EVERY_END), reads=CARDS | HARM, writes=HEARTS)),
        Vampire(f("vampire", 3, COSTUME, at=at(EVERY_END), reads=CARDS | HARM, writes=HEARTS)),
        Witch(f("witch", 4, COSTUME, at=at(PROBE))),
        Devil(f("devil", 3, COSTUME)),
        Pirate(f("pirate", 4, COSTUME)),
        Princess(f("princess", 5, COSTUME, at=at(START_TURN), reads=CARDS, writes=VP)),
        Card(f("zombie", 4, COSTUME, undying=True)),
        Cheerleader(f("cheerleader", 3, COSTUME, at=at(CHEER))),
        Robot(f("robot", 4, COSTUME, at=at(GUARD))),
        Card(f("statue_of_liberty", 4, COSTUME, rolls=1)),
        Clown(f("clown", 3, COSTUME, at=at(CHANGE))),
    ]
