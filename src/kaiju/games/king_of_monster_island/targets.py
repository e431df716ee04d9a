"""Whom and where an effect means: the words `who` and `where` of the vocabulary."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiju.games.king_of_monster_island.crystals import crystals_in
from kaiju.games.king_of_monster_island.moves import step_by
from kaiju.games.king_of_monster_island.state import ISLAND, NEAR, Island, Monster
from kaiju.games.king_of_monster_island.verbs import in_turn_order, minions_in

YOU: Final[i64] = 0
EACH: Final[i64] = 1
STRONGEST: Final[i64] = 2
HERE: Final[i64] = 3
HERE_SHARED: Final[i64] = 4
ALL_SHARED: Final[i64] = 5
HEALED: Final[i64] = 6
OTHER: Final[i64] = 7
UPTO_2: Final[i64] = 8
IN_BOSS_ZONE: Final[i64] = 9
NEAR_BOSS_TOP: Final[i64] = 10
IN_BOSS_ZONE_OR_NEAR: Final[i64] = 11
ENTRANT: Final[i64] = 12
KEEP_OWNER: Final[i64] = 13
WHO: Final = (
    "you", "each", "strongest", "here", "here_shared", "all_shared", "healed", "other", "upto_2", "in_boss_zone",
    "near_boss_top", "in_boss_zone_or_near", "entrant", "keep_owner",
)  # fmt: skip

OWN: Final[i64] = 0
ADJACENT: Final[i64] = 1
ANY: Final[i64] = 2
EVERYWHERE: Final[i64] = 3
BOSS: Final[i64] = 4
BOSS_CW: Final[i64] = 5
BOSS_CCW: Final[i64] = 6
CCW: Final[i64] = 7
NEAR_KILL: Final[i64] = 8
MOST_CRYSTALS: Final[i64] = 9
EACH_TWO_MINIONS: Final[i64] = 10
EACH_NO_MINION: Final[i64] = 11
ACTIVE: Final[i64] = 12
CARD: Final[i64] = 13
WHERE: Final = (
    "own", "adjacent", "any", "everywhere", "boss", "boss_cw", "boss_ccw", "ccw", "near_kill", "most_crystals",
    "each_two_minions", "each_no_minion", "active", "card",
)  # fmt: skip


def monsters_meant(st: Island, me: Monster, who: i64) -> list[Monster]:
    """The Monsters that a word means without anybody being asked, from the active one on."""
    if who == YOU:
        return [me]
    if who == ENTRANT:
        return [st.monsters[st.subject]]
    if who == IN_BOSS_ZONE:
        return from_active_on(st, [m for m in st.monsters if m.zone == st.boss_zone])
    if who == EACH:
        return in_turn_order(st)
    if who == KEEP_OWNER:
        return from_active_on(st, [m for m in st.monsters if m.cards])
    if who == IN_BOSS_ZONE_OR_NEAR:
        there = [m for m in st.monsters if m.zone == st.boss_zone]
        if there:
            return from_active_on(st, there)
    far = ISLAND.distance[st.boss_zone]
    close = [m for m in st.monsters if far[m.zone] <= 1]
    if who == IN_BOSS_ZONE_OR_NEAR:
        return from_active_on(st, close)
    most: i64 = 0
    for m in close:
        if m.health > most:
            most = m.health
    return from_active_on(st, [m for m in close if m.health == most])


def from_active_on(st: Island, found: list[Monster]) -> list[Monster]:
    """Some Monsters, which are in the order of their seats, from the active one on."""
    before: i64 = 0
    if len(found) > 1:
        for m in found:
            if m.seat < st.active:
                before += 1
    return found[before:] + found[:before] if before else found


def seats_meant(st: Island, me: Monster, who: i64) -> list[int]:
    """The seats of the Monsters of which one is chosen."""
    if who == HEALED:
        return st.subjects
    if who == OTHER:
        return [int(m.seat) for m in st.monsters if m is not me]
    return [int(m.seat) for m in st.monsters if m.zone == me.zone]


def strongest(st: Island) -> list[int]:
    """The Monsters with the most Health, if any has some (KOMI-BOSS-R10)."""
    most: i64 = 1
    out: list[int] = []
    for m in st.monsters:
        if m.health > most:
            most = m.health
            out = []
        if m.health == most:
            out.append(int(m.seat))
    return out


def zones_meant(st: Island, me: Monster, where: i64) -> list[int]:
    """The zones that a word means, all of them or those of which one is chosen."""
    if where in (OWN, ACTIVE):
        return [int(me.zone)]
    if where == BOSS:
        return [int(st.boss_zone)]
    if where == ADJACENT:
        return NEAR[me.zone]
    if where == BOSS_CW:
        return [int(step_by(st.boss_zone, 1))]
    if where == BOSS_CCW:
        return [int(step_by(st.boss_zone, -1))]
    if where == CCW:
        return [int(step_by(me.zone, -1))]
    if where == NEAR_KILL:
        return NEAR[st.subject]
    if where == MOST_CRYSTALS:
        most = max([int(crystals_in(st, zone)) for zone in range(6)])
        return [zone for zone in range(6) if most and crystals_in(st, zone) == most]
    if where == EACH_TWO_MINIONS:
        return [zone for zone in range(6) if minions_in(st, zone) >= 2]
    if where == EACH_NO_MINION:
        round_ = [int(step_by(st.boss_zone, i)) for i in range(6)]
        return [zone for zone in round_ if minions_in(st, zone) == 0]
    return [0, 1, 2, 3, 4, 5]
