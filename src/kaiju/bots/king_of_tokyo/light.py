# compiled
"""A light hand for imagined tables: a few rules on the state itself, many times quicker than the greedy player.

It answers whatever is asked while an imagined turn is played to its end, for all seats: the own answers after the one
that is being weighed, and what the others say to it. It never touches a true table.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from kaiju.bots.king_of_tokyo.keeping import keep
from kaiju.bots.king_of_tokyo.value import BY_ENERGY, GOAL, LATE_FROM, Value
from kaiju.bots.luck import lot
from kaiju.engine.state import NOBODY
from kaiju.engine.table import Table
from kaiju.games.king_of_tokyo import asks
from kaiju.games.king_of_tokyo.card import DISCARD
from kaiju.games.king_of_tokyo.market import DONE, SWEEP, USE_CARD, price_asked
from kaiju.games.king_of_tokyo.resolve import FOR_MYSELF, FOR_POISON, FOR_SHRINK
from kaiju.games.king_of_tokyo.state import OUTSIDE, Monster, Tokyo

MOST: Final = 400
"""Answers after which an imagined turn is judged as it stands: cards for any time may go round in circles."""

GROUPS: Final[list[int]] = [1, 2, 8, 4]
"""Numbers and energy before anybody can react, hearts last."""

# The strength of what a card brings at once: a VP early on, a heart, energy, a wound or a VP less for others.
POINT, HEART, CUBE, WOUND, LESS = 0.16, 0.14, 0.08, 0.12, 0.1


def choose(st: Tokyo, value: Value) -> i64:
    """An answer to the open question."""
    kind = st.kind
    if kind == asks.ASK_KEEP:
        return keep(st, value.taste)
    if kind == asks.ASK_GROUP:
        opts = st.opts
        for group in GROUPS:
            if group in opts:
                return opts.index(group)
        return 0
    if kind == asks.ASK_BUY:
        return purchase(st, value)
    if kind == asks.ASK_YIELD:
        return give_way(st, value)
    if kind == asks.ASK_HEART:
        return heart(st)
    if kind == asks.ASK_ANYTIME:
        return 1
    if kind in (asks.ASK_GUARD, asks.ASK_ANSWER):
        loss = st.loss
        deadly = loss is not None and loss.amount >= st.monsters[st.who].hearts
        return 1 if deadly or kind == asks.ASK_GUARD else 0
    if kind in (asks.ASK_REVIVE, asks.ASK_EXTRA):
        return 1 if st.n_opts > 1 else 0
    if kind == asks.ASK_REROLL:
        return st.n_opts - 1
    return 0


def purchase(st: Tokyo, value: Value) -> i64:
    """The card that adds most strength beyond its price; none if none does."""
    me = st.monsters[st.who]
    late = max(m.vp for m in st.monsters if m.alive) >= LATE_FROM
    best, chosen = 0.03, 0
    for i, choice in enumerate(st.opts):
        if choice in (DONE, SWEEP) or choice >= USE_CARD:
            continue
        card = st.market[choice]
        price = price_asked(st, me, card)
        gain = worth(st, me, card, late, value) - energy_lost(value, me.energy, price, late)
        if gain > best:
            best, chosen = gain, i
    return chosen


def energy_lost(value: Value, have: int, price: int, late: bool) -> float:
    """The strength that goes with so much energy; never less than a little a cube."""
    fixed = value.fixed
    at = BY_ENERGY + late * 16
    return max(value.taste.purse * price, fixed[at + min(15, have)] - fixed[at + min(15, have - price)])


def worth(st: Tokyo, me: Monster, card: int, late: bool, value: Value) -> float:
    """The strength that a card brings."""
    facts = st.box.cards[card].facts
    if facts.type != DISCARD:
        pair = value.cards.get(facts.key)
        return pair[late] if pair is not None else 0.0
    vp, hearts = int(facts.vp), int(facts.lose_hearts)
    if vp and me.vp + vp >= GOAL:
        return 99.0
    if hearts >= me.hearts:
        return -99.0
    room = int(min(facts.hearts, me.powers.max_hearts - me.hearts))
    gain = POINT * vp * (1.0 + int(me.vp) / 10) + HEART * (room - hearts) + CUBE * int(facts.energy)
    others = len([m for m in st.monsters if m.alive]) - 1
    return gain + WOUND * int(facts.others_lose_hearts) + LESS * int(facts.others_lose_vp) / max(1, others)


def heart(st: Tokyo) -> i64:
    """Poison first, then a Shrink token when one is healthy, then oneself."""
    opts = st.opts
    if FOR_POISON in opts:
        return opts.index(FOR_POISON)
    if FOR_SHRINK in opts and st.monsters[st.who].hearts > 5:
        return opts.index(FOR_SHRINK)
    return opts.index(FOR_MYSELF) if FOR_MYSELF in opts else 0


def give_way(st: Tokyo, value: Value) -> i64:
    """Leave Tokyo if one's chance is better outside, with the attacker in one's place; among several by hearts."""
    me = st.monsters[st.who]
    if me.hearts <= 0:
        return 1
    mover = following(st)
    taste = value.taste
    if st.alive_count() > 2 and taste.margin < 0.0:
        before: i64 = 0
        n: i64 = len(st.monsters)
        seat = mover
        while seat != me.seat:
            if st.monsters[seat].alive:
                before += 1
            seat = (seat + 1) % n
        if me.vp + 2 >= me.powers.target_vp:
            return 1 if me.hearts <= before else 0
        return 0 if int(me.hearts) >= taste.staying[min(3, before)] else 1
    attacker = st.monsters[st.active]
    reward: i64 = 0 if st.box.two_player else 1
    if mover == me.seat and me.vp + 2 * reward >= me.powers.target_vp:
        return 0
    if attacker.vp + reward >= attacker.powers.target_vp:
        return 0
    stay = value.chances(st, mover)[me.seat]
    place, other = me.place, attacker.place
    me.place, attacker.place = OUTSIDE, place
    attacker.vp += reward
    leave = value.chances(st, mover)[me.seat]
    me.place, attacker.place = place, other
    attacker.vp -= reward
    return 1 if leave > stay + max(0.0, taste.margin) else 0


def following(st: Tokyo) -> i64:
    """Who has the turn after this one."""
    n = len(st.monsters)
    seat = st.active
    for _ in range(n):
        seat = (seat + 1) % n
        if st.monsters[seat].alive:
            break
    return seat


def rest_of_turn(table: Table, value: Value) -> list[float]:
    """Play an imagined table until another turn begins: everybody's chance to win there."""
    return turns_on(table, value, 1)


def turns_on(table: Table, value: Value, turns: i64) -> list[float]:
    """Play an imagined table on until so many other turns have begun: everybody's chance to win there.

    Where the table has luck of its own (``table.fresh``), every Roll has its part of it (:mod:`kaiju.bots.luck`).
    """
    st = cast(Tokyo, table.st)
    last = st.turn + turns
    luck = table.fresh
    most: i64 = MOST * turns
    while most > 0 and not st.over and st.who != NOBODY and st.turn < last:
        if luck:
            if st.kind == asks.ASK_KEEP:
                st.rng = lot(luck, st.turn, st.rolls_left)
            elif st.kind in (asks.ASK_GROUP, asks.ASK_BUY, asks.ASK_YIELD, asks.ASK_HEART):
                st.rng = lot(
                    luck, st.turn, 0
                )  # one of these is mostly the last before the next one's first Roll
        table.give(choose(st, value))
        most -= 1
    return value.chances(st, st.active if st.turn >= last else following(st))
