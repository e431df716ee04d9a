# compiled
"""A light hand for imagined duels: a few rules on the state itself, many times quicker than the greedy player.

Dice are kept by exact plans for what a Roll is roughly worth (hits, hearts, pulls and energy, as the greedy player
weighs them), looked up by the situation; everything else is a rule of a line or two.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from kaiju.bots.dice import hands
from kaiju.bots.king_of_tokyo_duel import situation
from kaiju.bots.king_of_tokyo_duel.worth import KEEP
from kaiju.bots.luck import lot
from kaiju.bots.plans import Plan, Plans
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
    SMASH_GROUP,
)
from kaiju.games.king_of_tokyo_duel.cards.discard import (
    GAIN_DICE_TOKENS,
    GAIN_ENERGY,
    GAIN_HEARTS,
    HIT_RIVAL,
    HIT_SELF,
    PULL_DESTRUCTION,
    PULL_FAME,
)
from kaiju.games.king_of_tokyo_duel.market import USE_CARD, price_of
from kaiju.games.king_of_tokyo_duel.roll import in_roll
from kaiju.games.king_of_tokyo_duel.state import Duel, Monster

MOST: Final[i64] = 4000
"""Answers after which an imagined game is judged as it stands."""

# What things are worth is the greedy player's; here they are numbers and lists that compiled code reads quickly.
WIN: Final[float] = situation.WIN
CUBE: Final[float] = situation.AN_ENERGY
TOKEN: Final[float] = situation.A_DICE_TOKEN
KITTY: Final[list[int]] = list(situation.KITTY)
ALIENOID: Final[list[int]] = list(situation.ALIENOID)
MOST_DICE: Final[i64] = 8
ORDER: Final[list[int]] = [ENERGY_GROUP, HEAL_GROUP, SMASH_GROUP, POWER_GROUP, DESTRUCTION_GROUP, FAME_GROUP]
PENGUIN: Final[i64] = 2
COARSE: Final[list[int]] = [1, 1, 2, 3, 4, 6, 6, 8, 8, 8, 11, 11]
"""The Rival's hearts, as far as they are told apart."""

_plans: Final = Plans()
_races: dict[int, float] = {}


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


# ------------------------------------------------------------------ the markers


def race(fame: i64, destruction: i64) -> float:
    """How the markers stand for a player whose Rival has the next turn."""
    key = (fame + 40) * 100 + destruction + 40
    found = _races.get(key)
    if found is None:
        found = situation.race(int(fame), int(destruction))
        _races[key] = found
    return found


def pulled(fame: i64, destruction: i64, more_fame: i64, more_destruction: i64) -> float:
    """What pulling both markers is worth, tokens apart."""
    if more_fame <= 0 and more_destruction <= 0:
        return 0.0
    before = race(fame, destruction)
    i: i64 = 0
    while i < more_destruction:
        destruction += 2
        i += 1
        if won(fame, destruction):
            return WIN
    i = 0
    while i < more_fame:
        fame += 2
        i += 1
        if won(fame, destruction):
            return WIN
    return race(min(14, fame), min(14, destruction)) - before


def won(fame: i64, destruction: i64) -> bool:
    """Whether the markers stand so that a player wins."""
    return fame >= 14 or destruction >= 14 or (6 <= fame <= 10 and 6 <= destruction <= 10)


# --------------------------------------------------------------------- the dice


class Look:
    """What things are worth to who is asked, as numbers that tell a situation."""

    def __init__(self, st: Duel) -> None:
        me = st.monsters[st.who]
        rival = st.monsters[1 - st.who]
        self.fame = depth(st.markers[0], me.seat)
        self.destruction = depth(st.markers[1], me.seat)
        # Coarse, so that plans are found again.
        self.rival: i64 = COARSE[min(11, max(1, rival.hearts))]
        self.mine: i64 = 2 if me.hearts <= 3 else 5 if me.hearts <= 7 else 10
        missing: i64 = me.max_hearts - me.hearts
        self.missing: i64 = min(3, max(0, missing))
        self.who: i64 = me.who
        self.room: i64 = 2 - me.dice_tokens if me.who == PENGUIN else 0
        self.heart = 0.35 + 4.5 / float(max(2, self.mine))
        self.hit = 1.0 + 4.0 / float(self.rival)

    def key(self, n: i64) -> i64:
        at = ((n * 40 + self.fame + 16) * 40 + self.destruction + 16) * 12 + self.rival
        return (((at * 12 + self.mine) * 8 + self.missing) * 8 + self.who) * 4 + self.room

    def worth(self, smash: i64, heal: i64, energy: i64, fame: i64, destruction: i64, symbols: i64) -> float:
        """What a Roll with so many symbols is worth."""
        who = self.who
        pulls: i64 = 0
        if symbols > 0:
            if who == 0:  # Gigazaur
                pulls = symbols // 2
            elif who == 3 and symbols > 1:  # Meka Dragon
                smash *= symbols
            elif who == 4:  # Cyber Kitty
                energy += KITTY[min(8, symbols)]
        value = WIN if smash >= self.rival else self.hit * float(smash)
        value += self.heart * float(min(heal, self.missing)) + CUBE * float(energy)
        if symbols > 0:
            if who == PENGUIN:
                value += TOKEN * float(min(symbols, self.room))
            elif who == 5:  # The King
                value += 0.8 * float(symbols // 2)
        f = fame - 2 if fame > 2 else 0
        d = destruction - 2 if destruction > 2 else 0
        if pulls:
            value += max(
                pulled(self.fame, self.destruction, f + pulls, d),
                pulled(self.fame, self.destruction, f, d + pulls),
            )
        else:
            value += pulled(self.fame, self.destruction, f, d)
        return min(WIN, value)

    def worths(self, n: int) -> list[float]:
        """What every hand of n dice is worth."""
        out: list[float] = []
        for hand in hands(n).full:
            value = self.worth(hand[0], hand[1], hand[2], hand[3], hand[4], hand[5])
            if self.who == 1 and hand[5] >= 2:  # Alienoid
                added = ALIENOID[hand[5]]
                for face in range(5):
                    more = list(hand)
                    more[face] += added
                    value = max(value, self.worth(more[0], more[1], more[2], more[3], more[4], 0))
            out.append(value)
        return out


def keep(st: Duel) -> i64:
    """The dice to keep."""
    n: i64 = len(st.dice)
    one: i64 = 1
    if st.rolls_left <= 0 or n > MOST_DICE:
        return (one << n) - 1
    look = Look(st)
    key = look.key(n)
    plan = _plans.get(key)
    if plan is None:
        plan = _plans.put(key, Plan(n, look.worths(n)))
    return plan.keep(st.dice, st.rolls_left)


def symbol(st: Duel) -> i64:
    """Which symbol to add: the one that makes the Roll best."""
    me = st.monsters[st.who]
    look = Look(st)
    roll = [int(in_roll(st, me, face)) for face in range(6)]
    best = look.worth(roll[0], roll[1], roll[2], roll[3], roll[4], 0) + 0.1
    chosen: i64 = 0
    i: i64 = 1
    while i < st.n_opts:
        choice: i64 = st.opts[i]
        more = roll[:]
        more[choice & 7] += 2 if choice >= 8 else 1
        value = look.worth(more[0], more[1], more[2], more[3], more[4], 0) - (0.01 if choice >= 8 else 0.0)
        if value > best:
            best = value
            chosen = i
        i += 1
    return chosen


def group(st: Duel) -> i64:
    """Energy and hearts first, smash next, pulls last."""
    opts = st.opts
    for one in ORDER:
        if one in opts:
            return opts.index(one)
    return 0


def power(st: Duel) -> i64:
    """Pull where it helps most; else use the power as much as one can."""
    me = st.monsters[st.who]
    if me.who != 0:
        return 1 if st.opts[0] < 0 and st.n_opts > 1 and me.who == 5 else st.n_opts - 1
    fame, destruction = depth(st.markers[0], me.seat), depth(st.markers[1], me.seat)
    best, chosen = -9.0, 0
    for i, track in enumerate(st.opts):
        if track < 0:
            continue
        value = pulled(fame, destruction, 1 - track, track)
        if value > best:
            best, chosen = value, i
    return chosen


# --------------------------------------------------------------------- the cards


def purchase(st: Duel) -> i64:
    """The card that is worth most beyond its price; none if none is."""
    look = Look(st)
    me = st.monsters[st.who]
    best, chosen = 0.0, 0
    price: i64
    for i, choice in enumerate(st.opts):
        if choice < 0 or choice >= USE_CARD:
            continue
        price = price_of(st, choice)
        value = card_worth(st, me, look, st.market[choice]) - CUBE * float(price + (0 if st.bought else 1))
        if value > best:
            best, chosen = value, i
    return chosen


def card_worth(st: Duel, me: Monster, look: Look, card: i64) -> float:
    """What a card brings, in hits."""
    facts = st.box.cards[card].facts
    kept = KEEP.get(facts.key)
    if kept is not None:
        return kept
    if facts.key == "frenzy":
        return 4.5
    total = 0.0
    fame: i64 = 0
    destruction: i64 = 0
    n: i64
    for step in facts.steps:
        n = step % 16
        verb = step - n
        if verb == PULL_FAME:
            fame += n
        elif verb == PULL_DESTRUCTION:
            destruction += n
        elif verb == HIT_RIVAL:
            total += WIN if n >= look.rival else look.hit * float(n)
        elif verb == HIT_SELF:
            total -= WIN if n >= me.hearts else look.heart * float(n)
        elif verb == GAIN_HEARTS:
            total += look.heart * float(min(n, look.missing))
        elif verb == GAIN_ENERGY:
            total += CUBE * float(n)
        elif verb == GAIN_DICE_TOKENS:
            total += TOKEN * float(min(n, 2 - me.dice_tokens))
    return total + pulled(look.fame, look.destruction, fame, destruction)


# -------------------------------------------------------------------- playing on


def play_out(table: Table) -> list[float]:
    """Play an imagined duel to its end: who wins."""
    st = cast(Duel, table.st)
    luck = table.fresh
    left = MOST
    while left > 0 and not st.over and st.who != NOBODY:
        if luck:
            if st.kind == asks.ASK_KEEP:
                st.rng = lot(luck, st.turn, st.rolls_left)
            elif st.kind in (asks.ASK_GROUP, asks.ASK_BUY):
                st.rng = lot(luck, st.turn, 0)  # mostly the last before the Rival's first roll
        table.give(choose(st))
        left -= 1
    if st.over and len(st.winners) == 1:
        return [1.0 if seat in st.winners else 0.0 for seat in range(2)]
    return [0.5, 0.5]
