# compiled
"""A light hand for imagined duels: a few rules on the state itself, many times quicker than the greedy player.

Dice are kept by exact plans for where a Roll leads, judged by the solved duel (``value.py``) and looked up by the
situation; everything else is a rule of a line or two, by the same value.
"""

from __future__ import annotations

from math import exp
from typing import Final, cast

from mypy_extensions import i64

from kaiju.bots.dice import hands
from kaiju.bots.king_of_tokyo_duel import situation
from kaiju.bots.king_of_tokyo_duel.buying import purchase
from kaiju.bots.king_of_tokyo_duel.value import CERTAIN, FITTED, following, won
from kaiju.bots.luck import lot
from kaiju.bots.plans import DicePlan, DicePlans
from kaiju.engine.state import NOBODY
from kaiju.engine.table import Table
from kaiju.games.king_of_tokyo_duel import asks
from kaiju.games.king_of_tokyo_duel.buzz import depth
from kaiju.games.king_of_tokyo_duel.card import (
    DESTRUCTION_GROUP,
    ENERGY_GROUP,
    FAME_GROUP,
    HEAL_GROUP,
    POWER_GROUP,
    PULLS,
    SMASH_GROUP,
)
from kaiju.games.king_of_tokyo_duel.roll import in_roll, to_resolve
from kaiju.games.king_of_tokyo_duel.state import DESTRUCTION, FAME, Duel

MOST: Final[i64] = 400
"""Answers in a turn after which an imagined duel is judged as it stands."""

KITTY: Final[list[int]] = list(situation.KITTY)
ALIENOID: Final[list[int]] = list(situation.ALIENOID)
A_TOKEN_LAID: Final = 0.1
"""What one of The King's own tokens is worth in his Rival's way, in log odds, about."""
MOST_DICE: Final[i64] = 8
ORDER: Final[list[int]] = [ENERGY_GROUP, HEAL_GROUP, SMASH_GROUP, POWER_GROUP, DESTRUCTION_GROUP, FAME_GROUP]
GIGAZAUR: Final[i64] = 0
ALIENOID_BOARD: Final[i64] = 1
PENGUIN: Final[i64] = 2
MEKA_DRAGON: Final[i64] = 3
CYBER_KITTY: Final[i64] = 4
THE_KING: Final[i64] = 5
COARSE: Final[list[int]] = [1, 1, 2, 3, 4, 5, 6, 7, 8, 8, 10, 10, 12, 12, 12, 12]
"""Hearts, as far as they are told apart: plans are to be found again."""

_plans: Final = DicePlans()


def choose(st: Duel) -> i64:
    """An answer to the open question."""
    kind = st.kind
    if kind == asks.ASK_KEEP:
        return keep(st)
    if kind == asks.ASK_BUY:
        return purchase(st)
    if kind == asks.ASK_GROUP:
        return group(st)
    if kind in (asks.ASK_TOKENS, asks.ASK_REROLL, asks.ASK_MULTIPLY, asks.ASK_GUARD):  # as much as one can
        return st.n_opts - 1
    if kind == asks.ASK_SYMBOL:
        return symbol(st)
    if kind == asks.ASK_POWER:
        return power(st)
    if kind in (asks.ASK_PAW, asks.ASK_PULL, asks.ASK_COPY_GAIN):
        return 1 if st.n_opts > 1 else 0
    return 0


# --------------------------------------------------------------------- the dice


class Look:
    """Where the table stands for who is asked, as numbers that tell a situation."""

    def __init__(self, st: Duel, coarse: bool) -> None:
        me = st.monsters[st.who]
        rival = st.monsters[1 - st.who]
        self.fame = depth(st.markers[0], me.seat)
        self.destruction = depth(st.markers[1], me.seat)
        self.its: i64 = max(1, min(15, rival.hearts))
        self.mine: i64 = max(1, min(15, me.hearts))
        self.room: i64 = max(0, me.max_hearts - me.hearts)
        self.more: i64 = min(3, me.powers.smash)  # smash that cards add to the Roll
        self.who: i64 = me.who
        self.tokens: i64 = 2 - me.dice_tokens if me.who == PENGUIN else 0
        if coarse:
            self.its = COARSE[self.its]
            self.mine = COARSE[self.mine]
            self.room = min(3, self.room)

    def key(self, n: i64) -> i64:
        at = ((n * 40 + self.fame + 16) * 40 + self.destruction + 16) * 16 + self.its
        at = ((at * 16 + self.mine) * 16 + self.room) * 4 + self.more
        return (at * 8 + self.who) * 4 + self.tokens

    def odds(self, smash: i64, heal: i64, energy: i64, fame: i64, destruction: i64, symbols: i64) -> float:
        """My log odds after a Roll with so many symbols."""
        who = self.who
        more = 0.0
        pulls: i64 = 0
        smash += self.more
        if symbols > 0:
            if who == GIGAZAUR:
                pulls = symbols // 2
            elif who == MEKA_DRAGON and symbols > 1:
                smash *= symbols
            elif who == CYBER_KITTY:
                energy += KITTY[min(8, symbols)]
            elif who == PENGUIN:
                more = FITTED.token * float(min(symbols, self.tokens))
            elif who == THE_KING:
                more = A_TOKEN_LAID * float(symbols // 2)
        if smash >= self.its:
            return CERTAIN
        mine = self.mine + min(heal, self.room)
        its = self.its - smash
        more += FITTED.cube * float(energy)
        f = fame - 2 if fame > 2 else 0
        d = destruction - 2 if destruction > 2 else 0
        best = pulled(self.fame, self.destruction, f + pulls, d, mine, its)
        if pulls:
            best = max(best, pulled(self.fame, self.destruction, f, d + pulls, mine, its))
        return best if abs(best) >= CERTAIN else best + more

    def worths(self, n: int) -> list[float]:
        """My chance after every hand of n dice."""
        out: list[float] = []
        for hand in hands(n).full:
            value = self.odds(hand[0], hand[1], hand[2], hand[3], hand[4], hand[5])
            if self.who == ALIENOID_BOARD and hand[5] >= 2:
                added = ALIENOID[hand[5]]
                for face in range(5):
                    more = list(hand)
                    more[face] += added
                    value = max(value, self.odds(more[0], more[1], more[2], more[3], more[4], 0))
            out.append(1.0 if value >= CERTAIN else 1.0 / (1.0 + exp(-value)))
        return out


def pulled(fame: i64, destruction: i64, more_fame: i64, more_destruction: i64, mine: i64, its: i64) -> float:
    """My log odds after pulling both markers in the better order, tokens apart."""
    first = walked(fame, destruction, more_fame, more_destruction, mine, its)
    if more_fame <= 0 or more_destruction <= 0:
        return first
    return max(first, walked(destruction, fame, more_destruction, more_fame, mine, its))


def walked(one: i64, other: i64, steps: i64, then: i64, mine: i64, its: i64) -> float:
    """My log odds after pulling one marker and then the other; both tracks are alike."""
    while steps > 0 or then > 0:
        if steps > 0:
            one += 2
            steps -= 1
        else:
            other += 2
            then -= 1
        if won(one, other):
            return CERTAIN
        if won(-one, -other):
            return -CERTAIN
    return FITTED.after(one, other, mine, its)


def keep(st: Duel) -> i64:
    """The dice to keep."""
    n: i64 = len(st.dice)
    one: i64 = 1
    if st.rolls_left <= 0 or n > MOST_DICE:
        return (one << n) - 1
    look = Look(st, True)
    key = look.key(n)
    plan = _plans.get(key)
    if plan is None:
        plan = _plans.put(key, DicePlan(n, look.worths(n)))
    return plan.keep(st.dice, st.rolls_left)


# --------------------------------------------------------------- resolving them


def symbol(st: Duel) -> i64:
    """Which symbol to add: the one that makes the Roll best."""
    me = st.monsters[st.who]
    look = Look(st, False)
    look.more = 0  # what cards add is in the Roll already
    roll = [int(in_roll(st, me, face)) for face in range(6)]
    best = look.odds(roll[0], roll[1], roll[2], roll[3], roll[4], 0) + 0.001
    chosen: i64 = 0
    i: i64 = 1
    while i < st.n_opts:
        choice: i64 = st.opts[i]
        more = roll[:]
        more[choice & 7] += 2 if choice >= 8 else 1
        value = look.odds(more[0], more[1], more[2], more[3], more[4], 0) - (0.001 if choice >= 8 else 0.0)
        if value > best:
            best = value
            chosen = i
        i += 1
    return chosen


def group(st: Duel) -> i64:
    """Energy and hearts first, smash next, pulls last, in the better order."""
    opts = st.opts
    if len(opts) == 2 and opts[0] | opts[1] == PULLS:
        look = Look(st, False)
        me = st.monsters[st.who]
        fame, destruction = to_resolve(st, me, FAME) - 2, to_resolve(st, me, DESTRUCTION) - 2
        fame_first = walked(look.fame, look.destruction, fame, destruction, look.mine, look.its)
        fame_last = walked(look.destruction, look.fame, destruction, fame, look.mine, look.its)
        return opts.index(FAME_GROUP if fame_first >= fame_last else DESTRUCTION_GROUP)
    for one in ORDER:
        if one in opts:
            return opts.index(one)
    return 0


def power(st: Duel) -> i64:
    """Pull where it helps most; else use the power as much as one can."""
    me = st.monsters[st.who]
    if me.who != GIGAZAUR:
        return 1 if st.opts[0] < 0 and st.n_opts > 1 and me.who == THE_KING else st.n_opts - 1
    look = Look(st, False)
    best, chosen = -99.0, 0
    for i, track in enumerate(st.opts):
        if track < 0:
            value = FITTED.after(look.fame, look.destruction, look.mine, look.its)
        else:
            value = pulled(look.fame, look.destruction, 1 - track, track, look.mine, look.its)
        if value > best:
            best, chosen = value, i
    return chosen


# -------------------------------------------------------------------- playing on


def rest_of_turn(table: Table) -> list[float]:
    """Play an imagined duel until another turn begins: each seat's chance to win there."""
    return turns_on(table, 1)


def turns_on(table: Table, turns: i64) -> list[float]:
    """Play an imagined duel on until so many other turns have begun: each seat's chance to win there.

    Where the table has luck of its own (``table.fresh``), every Roll has its part of it (:mod:`kaiju.bots.luck`).
    """
    st = cast(Duel, table.st)
    last = st.turn + turns
    luck = table.fresh
    left: i64 = MOST * turns
    while left > 0 and not st.over and st.who != NOBODY and st.turn < last:
        if luck:
            if st.kind == asks.ASK_KEEP:
                st.rng = lot(luck, st.turn, st.rolls_left)
            elif st.kind in (asks.ASK_GROUP, asks.ASK_BUY):
                st.rng = lot(luck, st.turn, 0)  # mostly the last before the Rival's first roll
        table.give(choose(st))
        left -= 1
    return FITTED.chances(st, st.active if st.turn >= last else following(st))
