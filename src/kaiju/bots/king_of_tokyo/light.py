# compiled
"""A light hand for imagined tables: a few rules on the state itself, many times quicker than the greedy player.

It answers whatever is asked while an imagined turn is played to its end, for all seats: the own answers after the one
that is being weighed, and what the others say to it. It never touches a true table.
"""

from __future__ import annotations

from math import log
from typing import Final, cast

from mypy_extensions import i64

from kaiju.bots.king_of_tokyo.keeping import keep
from kaiju.bots.king_of_tokyo.light_cards import at_any_time, at_its_moment, foremost, offered
from kaiju.bots.king_of_tokyo.value import BY_ENERGY, GOAL, LATE_FROM, Value
from kaiju.bots.luck import lot
from kaiju.engine.state import NOBODY
from kaiju.engine.table import Table
from kaiju.games.king_of_tokyo import asks
from kaiju.games.king_of_tokyo.card import DISCARD, Facts
from kaiju.games.king_of_tokyo.market import DONE, SWEEP, USE_CARD, price_asked
from kaiju.games.king_of_tokyo.resolve import FOR_MYSELF, FOR_POISON, FOR_SHRINK
from kaiju.games.king_of_tokyo.state import OUTSIDE, Monster, Tokyo

MOST: Final = 400
"""Answers after which an imagined turn is judged as it stands: cards for any time may go round in circles."""

GROUPS: Final[list[int]] = [1, 2, 8, 4]
"""Numbers and energy before anybody can react, hearts last."""

WINNING: Final = 18.0
"""From so many VP on, a turn begun in Tokyo wins."""
DECIDED: Final = 99.0
"""The strength of what wins or loses the game at once."""
UNKNOWN: Final = 1000.0
"""Log odds that have not been worked out yet."""
ONCE_MORE: Final = ("frenzy",)
"""Cards that bring another turn."""


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
    if kind in (asks.ASK_EVOLVE, asks.ASK_DRAFT, asks.ASK_COSTUME):
        return favourite(st, value)
    if kind == asks.ASK_STEAL:
        return taking(st, value)
    if kind == asks.ASK_ANYTIME:
        return at_any_time(st) if st.box.power_up else 1
    if kind == asks.ASK_USE:
        return at_its_moment(st) if st.box.power_up else 0
    if kind == asks.ASK_CHOICE:
        return offered(st)
    if kind == asks.ASK_MONSTER:
        return foremost(st)
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
    now = UNKNOWN
    for i, choice in enumerate(st.opts):
        if choice in (DONE, SWEEP) or choice >= USE_CARD:
            continue
        card = st.market[choice]
        facts = st.box.cards[card].facts
        if facts.type == DISCARD:
            if now == UNKNOWN:
                now = odds_of(value.chances(st, following(st))[me.seat])
            gain = at_once(st, me, facts, value, now)
        else:
            pair = value.cards.get(facts.key)
            gain = pair[late] if pair is not None else 0.0
        gain -= energy_lost(value, me.energy, price_asked(st, me, card), late)
        if gain > best:
            best, chosen = gain, i
    return chosen


def favourite(st: Tokyo, value: Value) -> i64:
    """The card that adds most strength."""
    best, chosen = -DECIDED, 0
    for i, card in enumerate(st.opts):
        pair = value.cards.get(st.box.keys[card])
        gain = pair[0] if pair is not None else 0.0
        if gain > best:
            best, chosen = gain, i
    return chosen


def taking(st: Tokyo, value: Value) -> i64:
    """The costume of another Monster that adds most strength beyond its price; none if none does."""
    me = st.monsters[st.who]
    late = max(m.vp for m in st.monsters if m.alive) >= LATE_FROM
    best, chosen = 0.0, 0
    for i, card in enumerate(st.opts):
        if card < 0:
            continue
        pair = value.cards.get(st.box.keys[card])
        gain = pair[late] if pair is not None else 0.0
        gain -= energy_lost(value, me.energy, st.box.costs[card], late)
        if gain > best:
            best, chosen = gain, i
    return chosen


def energy_lost(value: Value, have: int, price: int, late: bool) -> float:
    """The strength that goes with so much energy; never less than a little a cube."""
    fixed = value.fixed
    at = BY_ENERGY + late * 16
    return max(value.taste.purse * price, fixed[at + min(15, have)] - fixed[at + min(15, have - price)])


def at_once(st: Tokyo, me: Monster, facts: Facts, value: Value, now: float) -> float:
    """The strength that a DISCARD card brings: what the position is worth with its effect, against ``now``."""
    if facts.lose_hearts >= me.hearts:
        return -DECIDED
    if facts.vp and me.vp + facts.vp >= me.powers.target_vp:
        return DECIDED
    hearts, vp, energy = me.hearts, me.vp, me.energy
    me.hearts = max(hearts, min(hearts + facts.hearts, me.powers.max_hearts)) - facts.lose_hearts
    me.vp = vp + facts.vp
    me.energy = energy + facts.energy
    wounds, losses = facts.others_lose_hearts, facts.others_lose_vp
    others = [m for m in st.monsters if m.alive and m is not me] if wounds or losses else []
    before = [(m.hearts, m.vp) for m in others]
    for m in others:
        m.hearts = max(0, m.hearts - wounds)
        m.vp = max(0, m.vp - losses)
    left = [m for m in others if m.hearts > 0]
    if wounds and not left:
        gain = DECIDED
    else:
        mover = me.seat if facts.key in ONCE_MORE else following(st)
        gain = odds_of(value.chances(st, mover)[me.seat]) - now
    me.hearts, me.vp, me.energy = hearts, vp, energy
    for i, m in enumerate(others):
        m.hearts, m.vp = before[i]
    return gain


def odds_of(chance: float) -> float:
    """The log odds of a chance."""
    chance = min(1.0 - 1e-6, max(1e-6, chance))
    return log(chance / (1.0 - chance))


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
    if me.powers.undying:
        return 0
    if me.hearts <= 0:
        return 1
    mover = following(st)
    if st.alive_count() > 2 and value.stay:
        return 0 if staying(st, me, mover, value.stay) > 0.0 else 1
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
    return 1 if leave > stay else 0


def staying(st: Tokyo, me: Monster, mover: i64, weights: list[list[float]]) -> float:
    """How much better it is to stay in Tokyo than to leave it, among several (``tools/fit_hand.py``)."""
    before, signs = signs_of_staying(st, me, mover)
    w = weights[min(before, len(weights) - 1)]
    found = 0.0
    for i in range(len(signs)):
        found += w[i] * signs[i]
    return found


def signs_of_staying(st: Tokyo, me: Monster, mover: i64) -> tuple[int, list[float]]:
    """How many act before a Monster's next turn, up to three, and what else matters to whether it stays in Tokyo."""
    alive: i64 = 0
    before: i64 = 0
    rival: i64 = 0
    n: i64 = len(st.monsters)
    for m in st.monsters:
        if not m.alive:
            continue
        alive += 1
        if m is not me:
            rival = max(rival, m.vp)
            if (m.seat - mover) % n < (me.seat - mover) % n:
                before += 1
    hearts = float(min(10, me.hearts))
    vp = float(me.vp + GOAL - me.powers.target_vp)
    winning = 1.0 if vp >= WINNING else 0.0
    known = [1.0, hearts, vp, hearts * vp, float(alive), float(rival), winning, winning * hearts]
    return min(3, before), known


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
