# compiled
"""A light hand for imagined islands: a few rules on the state itself, many times quicker than the greedy player.

It sees the island as ``look.py`` does, keeps dice by plans (``keeping.py``), goes the best way through the turn
(``ways.py``, ``menu.py``), pays for what helps (``paying.py``) and answers everything else by a rule of a line or two.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from kaiju.bots.highest import best_of
from kaiju.bots.king_of_monster_island.cards import ALLIES
from kaiju.bots.king_of_monster_island.keeping import A_FAME, again
from kaiju.bots.king_of_monster_island.look import Look
from kaiju.bots.king_of_monster_island.menu import assign, resolve, virtual
from kaiju.bots.king_of_monster_island.paying import buy, card_choice, share
from kaiju.bots.luck import lot
from kaiju.engine.state import NOBODY
from kaiju.engine.table import Table
from kaiju.games.king_of_monster_island import asks
from kaiju.games.king_of_monster_island.state import (
    FACE,
    ISLAND,
    TYPES,
    Island,
)
from kaiju.games.king_of_monster_island.uses import POUCH

MOST: Final[i64] = 4000
"""Answers after which an imagined game is judged as it stands."""
LOCKED_WORTH: Final[list[float]] = [0.6, 0.3, 0.4, 0.9, 0.2, 0.0]
"""What a Locked die is worth, by its face."""


def choose(st: Island) -> i64:
    """An answer to the open question."""
    kind = st.kind
    if kind == asks.ASK_REROLL:
        return again(st)
    if kind == asks.ASK_RESOLVE:
        return resolve(st)
    if kind == asks.ASK_AIM:
        look = Look(st)
        return best_of([look.life(st.monsters[seat]) for seat in st.opts])
    if kind == asks.ASK_STEAL:
        look = Look(st)
        return best_of([look.steal(die) + A_FAME if die >= 0 else 0.0 for die in st.opts])
    if kind == asks.ASK_BUY:
        return buy(st)
    if kind == asks.ASK_VIRTUAL:
        return virtual(st)
    if kind == asks.ASK_ASSIGN:
        return assign(st)
    if kind == asks.ASK_STRONGEST:
        n: i64 = len(st.monsters)
        return best_of([float((seat - st.active - 1) % n) for seat in st.opts])
    return choose_seldom(st)


def choose_seldom(st: Island) -> i64:
    """What is asked less often."""
    kind = st.kind
    if kind == asks.ASK_ALLY:
        return best_of([ALLIES.get(st.box.allies[ally].key, 0.0) for ally in st.opts])
    if kind == asks.ASK_TAKE_LOCKED:
        return best_of([taken(st, space) for space in st.opts])
    if kind == asks.ASK_CRYSTAL:
        return best_of([-LOCKED_WORTH[st.spaces[space] & FACE] for space in st.opts])
    if kind == asks.ASK_CARD:
        return card_choice(st)
    if kind == asks.ASK_PLACE:
        return best_of([-abs(float(ISLAND.distance[zone][st.boss_zone]) - 2.0) for zone in st.opts])
    if kind == asks.ASK_AGAIN:
        return st.n_opts - 1
    if kind == asks.ASK_SHARE:
        return share(st)
    if kind == asks.ASK_LOSS:
        return 1 if st.n_opts > 1 and st.monsters[st.who].fame == 1 else 0
    if kind == asks.ASK_TAKE_OVER:
        look = Look(st)
        helped, n = st.monsters[st.opts[0]], float(st.opts[1])
        return 1 if look.loss(helped, n) > look.loss(look.me, n) + 0.1 else 0
    if kind == asks.ASK_BOSS_ZONE:
        return best_of([-float(crowd(st, zone)) for zone in st.opts])
    return 0


def crowd(st: Island, zone: i64) -> i64:
    """How many Monsters and Minions are in a zone."""
    n: i64 = 0
    for m in st.monsters:
        if m.zone == zone:
            n += 1
    at = zone * TYPES
    return (
        n + st.minions[at] + st.minions[at + 1] + st.minions[at + 2] + st.minions[at + 3] + st.minions[at + 4]
    )


def taken(st: Island, space: i64) -> float:
    """What it is worth to take a Locked die back; not to costs an extra die."""
    if space < 0:
        return -0.5
    return -0.4 if space >= POUCH else -LOCKED_WORTH[st.spaces[space] & FACE]


# -------------------------------------------------------------------- playing on


def turns_on(table: Table, turns: i64) -> None:
    """Play an imagined table on until so many other turns have begun, or to its end.

    Where the table has luck of its own (``table.fresh``), every roll and every Boss Phase has its part of it
    (:mod:`kaiju.bots.luck`).
    """
    st = cast(Island, table.st)
    last = st.turn + turns
    luck = table.fresh
    left = MOST
    while left > 0 and not st.over and st.who != NOBODY and st.turn < last:
        if luck:
            if st.kind == asks.ASK_REROLL:
                st.rng = lot(luck, st.turn, st.rolls_left)
            elif st.kind in (asks.ASK_RESOLVE, asks.ASK_BUY):
                st.rng = lot(luck, st.turn, 0)  # one of these is the last before the next Boss Phase
        table.give(choose(st))
        left -= 1
