# compiled
"""The team's chance to win, by a fitted value of the position: read from the state of an imagined table.

A position has *signs*: numbers of what is true of it (so much Health of the Boss, a Monster with so much Health whose
turn is next, this card in somebody's hands). Their weights add up to the odds. ``tools/fit_value.py`` has found the
weights, in games that the light hand played; they lie in ``weights.json``.
"""

from __future__ import annotations

import json
from functools import cache
from math import exp
from pathlib import Path
from typing import Final

from mypy_extensions import i64

from kaiju.bots.king_of_monster_island.cards import ALLIES, KEEP
from kaiju.bots.king_of_monster_island.course import course_of
from kaiju.games.king_of_monster_island.crystals import crystals_in, pylons_on_board
from kaiju.games.king_of_monster_island.state import CLAW, CRYSTAL, ISLAND, TYPES, ZONES, Island
from kaiju.games.king_of_monster_island.verbs import minion_health

BY_TABLE: Final[i64] = 0  # Boss, side and number of players
BY_HEALTH: Final[i64] = BY_TABLE + 30
BY_PACE: Final[i64] = BY_HEALTH + 40  # Health of the Boss and number of players
BY_FAME: Final[i64] = BY_PACE + 5 * 8
BY_GUARDS: Final[i64] = BY_FAME + 3 * 21
BY_NEAR: Final[i64] = BY_GUARDS + 12
BY_KINDS: Final[i64] = BY_NEAR + 12
BY_BAG: Final[i64] = BY_KINDS + 5 * 6
BY_CRYSTALS: Final[i64] = BY_BAG + 12
BY_PYLONS: Final[i64] = BY_CRYSTALS + 14
BY_LIFE: Final[i64] = BY_PYLONS + 3 * 4  # of each Monster: when its turn comes, and its Health
BY_WEAKEST: Final[i64] = BY_LIFE + 3 * 14
BY_ENERGY: Final[i64] = BY_WEAKEST + 3 * 14
BY_ALLY: Final[i64] = BY_ENERGY + 16
BY_MONSTER_FAME: Final[i64] = BY_ALLY + 8
BY_TILES: Final[i64] = BY_MONSTER_FAME + 21
BY_CLAWS: Final[i64] = BY_TILES + 8
BY_WAY: Final[i64] = BY_CLAWS + 6
BY_DICE: Final[i64] = BY_WAY + 2 * 4
BY_CARD: Final[i64] = BY_DICE + 9

CARDS: Final[list[str]] = sorted(KEEP)
SIGNS: Final = int(BY_CARD) + 2 * len(CARDS)
"""So many signs there are; a card has two, early and late."""
LATE: Final[i64] = 10
"""With so little Health left the Boss is nearly beaten: what lasts is worth less."""

_cards: Final[dict[str, int]] = {key: int(BY_CARD) + 2 * i for i, key in enumerate(CARDS)}
_allies: Final[dict[str, int]] = {key: int(BY_ALLY) + 1 + i for i, key in enumerate(sorted(ALLIES))}


def signs(st: Island) -> list[int]:
    """The numbers of what is true of a position."""
    seats: i64 = len(st.monsters)
    boss = min(st.boss, 2)
    health = min(39, st.boss_health)
    late: i64 = 1 if health < LATE else 0
    out: list[int] = [
        int(BY_TABLE + (boss * 2 + st.table.side) * 5 + seats - 1),
        int(BY_HEALTH + health),
        int(BY_PACE + (seats - 1) * 8 + health // 5),
        int(BY_FAME + boss * 21 + st.boss_fame),
    ]
    pylons = min(2, pylons_on_board(st))
    crystals: i64 = 0
    twos: i64 = 0
    claws: i64 = 0
    tiles: i64 = 0
    near = 0.0
    goes = course_of(st).goes
    me = st.monsters[st.active]
    kinds = [0] * int(TYPES)
    zone: i64 = 0
    while zone < ZONES:
        there = crystals_in(st, zone)
        crystals += there
        if there == 2:
            twos += 1
        kind: i64 = 0
        while kind < TYPES:
            n: i64 = st.minions[zone * TYPES + kind]
            if n:
                kinds[kind] += n
                health_of = minion_health(st, me, zone, kind)
                near += goes[zone] * float(n * health_of)
                if zone == st.boss_zone:
                    claws += n * health_of
            kind += 1
        zone += 1
    out.append(int(BY_GUARDS + min(11, claws)))
    out.append(int(BY_NEAR + min(11, int(near + 0.5))))
    for kind, n in enumerate(kinds):
        out.append(int(BY_KINDS) + kind * 6 + min(5, n))
    bag: i64 = st.bag[0] + st.bag[1] + st.bag[2] + st.bag[3]
    out.append(int(BY_BAG + min(11, bag)))
    out.append(int(BY_CRYSTALS + min(13, crystals)))
    out.append(int(BY_PYLONS + pylons * 4 + min(3, twos)))
    weakest: i64 = 13
    waits: i64 = 0
    for m in st.monsters:
        at = (m.seat - st.active + seats) % seats
        soon: i64 = min(2, at)
        life = min(13, m.health)
        if life < weakest:
            weakest = life
            waits = soon
        out.append(int(BY_LIFE + soon * 14 + life))
        out.append(int(BY_ENERGY + min(15, m.energy)))
        ally = int(BY_ALLY)
        if m.ally >= 0:
            ally = _allies.get(st.box.allies[m.ally].key, ally)
        out.append(ally)
        out.append(int(BY_MONSTER_FAME + min(20, m.fame)))
        far: i64 = ISLAND.distance[m.zone][st.boss_zone]
        out.append(int(BY_WAY + (4 if at else 0) + far))
        for card in m.cards:
            found = _cards.get(st.box.cards[card].key)
            if found is not None:
                out.append(found + int(late))
    out.append(int(BY_WEAKEST + waits * 14 + weakest))
    lies: i64
    for lies in st.support:
        if lies >= 0 and not lies & 1:
            tiles += 1
    claws = 0
    for lies in st.spaces:
        if 0 <= lies < CRYSTAL and lies & 7 == CLAW:
            claws += 1
    out.append(int(BY_TILES + min(7, tiles)))
    out.append(int(BY_CLAWS + min(5, claws)))
    lying: i64 = 0
    for lies in st.boss_dice:
        if lies >= 0:
            lying += 1
    out.append(int(BY_DICE + min(8, lying)))
    return out


def chance(st: Island, weights: list[float]) -> float:
    """The team's chance to win."""
    if st.over:
        return 1.0 if st.ending == "won" else 0.0
    total = 0.0
    for sign in signs(st):
        total += weights[sign]
    return 1.0 / (1.0 + exp(-total))


@cache
def weights() -> list[float]:
    """The fitted weights, by sign."""
    found = json.loads(Path(__file__).with_name("weights.json").read_text(encoding="utf-8"))
    return [float(weight) for weight in found["signs"]]
