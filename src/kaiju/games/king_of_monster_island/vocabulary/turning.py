"""Verbs of dice, cards and the turn: change_die, reroll, peek, extra_phase."""

from __future__ import annotations

from mypy_extensions import i64

from kaiju.engine.forms import order
from kaiju.engine.state import Rule
from kaiju.games.common.dice import dice_in, throw
from kaiju.games.king_of_monster_island import events as tell
from kaiju.games.king_of_monster_island.asks import ASK_AGAIN, ASK_ORDER, ASK_PEEK
from kaiju.games.king_of_monster_island.carry import begin
from kaiju.games.king_of_monster_island.power import NEW_FACE, Effect, Power
from kaiju.games.king_of_monster_island.state import FACES, Island, Monster


class ChangeDie(Effect):
    """A die of the Roll is turned to a face of your choice."""

    def __init__(self) -> None:
        super().__init__("change_die")
        self.points_to = NEW_FACE

    def targets(self, st: Island, me: Monster) -> list[int]:
        out: list[int] = []
        for face in range(6):
            if face in st.dice:
                for new in range(6):
                    if new != face:
                        out.append(face * 8 + new)
        return out

    def act(self, st: Island, me: Monster, power: Power, target: i64) -> Rule | None:
        face = target // 8
        new = target % 8
        st.dice[st.dice.index(face)] = new
        if st.log is not None:
            told = tell.DieChanged(
                seat=me.seat, was=FACES[face], face=FACES[new], rule="KOMI-COMP-23", card=power.key
            )
            st.tell(told)
        return None


class Reroll(Effect):
    """Any dice of the Roll that show `face` are rolled again, one time and all together."""

    def __init__(self, face: i64) -> None:
        super().__init__("reroll")
        self.face = face

    def possible(self, st: Island, me: Monster) -> bool:
        return self.face in st.dice

    def again(self, st: Island, me: Monster, power: Power) -> Rule:
        """Ask which; none of them leaves the power unused."""
        dice = [i for i, face in enumerate(st.dice) if face == self.face]
        st.opts = dice
        yield st.ask(me.seat, ASK_AGAIN, 1 << len(dice), power.number)
        if st.answer == 0:
            return
        thrown: i64 = 0
        one: i64 = 1
        for i, die in enumerate(dice):
            if st.answer >> i & 1:
                thrown |= one << die
        begin(st, me, power)
        throw(st, st.dice, thrown)
        if st.log is not None:
            told = tell.DiceRolled(
                seat=me.seat,
                dice=st.dice[:],
                thrown=dice_in(thrown),
                left=0,
                rule="KOMI-ROLL-R06",
                card=power.key,
            )
            st.tell(told)

    def act(self, st: Island, me: Monster, power: Power, target: i64) -> Rule | None:
        return self.again(st, me, power)


class Peek(Effect):
    """Look at `n` top cards, discard any, return the rest in any order; everybody sees them (KOMI-SETUP-R04)."""

    def __init__(self, n: i64) -> None:
        super().__init__("peek")
        self.n = n

    def act(self, st: Island, me: Monster, power: Power, target: i64) -> Rule | None:
        return self.look(st, me, power) if st.deck else None

    def look(self, st: Island, me: Monster, power: Power) -> Rule:
        """First what goes, then the order of what stays."""
        n = self.n if self.n < len(st.deck) else len(st.deck)
        if st.known < n:
            st.known = n
        top = st.deck[len(st.deck) - n :]
        top.reverse()
        keys = [st.box.cards[card].key for card in top]
        if st.log is not None:
            st.tell(tell.CardsSeen(seat=me.seat, cards=keys, rule="KOMI-SETUP-R04", card=power.key))
        st.opts = top
        yield st.ask(me.seat, ASK_PEEK, 1 << len(top), power.number)
        gone = [card for i, card in enumerate(top) if st.answer >> i & 1]
        kept = [card for i, card in enumerate(top) if not st.answer >> i & 1]
        rest = st.deck[: len(st.deck) - n]
        st.deck = rest + kept[::-1]
        st.known -= n
        st.discard = st.discard + gone
        st.known += len(kept)
        if len(kept) > 1:
            st.opts = kept
            yield st.ask_order(me.seat, ASK_ORDER, len(kept), power.number)
            ordered = [kept[i] for i in order(st.answer, len(kept))]
            st.deck = rest + ordered[::-1]
            kept = ordered
        if st.log is not None:
            told = tell.CardsReturned(
                seat=me.seat,
                cards=[st.box.cards[card].key for card in kept],
                discarded=[st.box.cards[card].key for card in gone],
                rule="KOMI-SETUP-R04",
                card=power.key,
            )
            st.tell(told)


class ExtraPhase(Effect):
    """One more Monster Phase in this turn."""

    def __init__(self) -> None:
        super().__init__("extra_phase")

    def act(self, st: Island, me: Monster, power: Power, target: i64) -> Rule | None:
        st.extra_phases += 1
        if st.log is not None:
            st.tell(tell.ExtraPhase(seat=me.seat, rule="KOMI-TURN-03", card=power.key))
        return None
