"""Damage by Monsters: points, guards, and what they are assigned to (KOMI-DMG)."""

from __future__ import annotations

from mypy_extensions import i64

from kaiju.engine.state import Rule
from kaiju.games.king_of_monster_island import events as tell
from kaiju.games.king_of_monster_island.asks import ASK_ASSIGN, DECLINE
from kaiju.games.king_of_monster_island.carry import use_if_ready
from kaiju.games.king_of_monster_island.power import CLAWS_ADJACENT, DESTROY, IGNORE_SHIELDS, KILL
from kaiju.games.king_of_monster_island.state import SHIELD, TYPES, Island, Monster
from kaiju.games.king_of_monster_island.verbs import boss_loses, minion_health, minions_in, take_minion


def open_minions(st: Island, me: Monster, zone: i64, points: i64) -> list[int]:
    """The types of Minion in a zone that so many points can destroy under the guard rules (KOMI-DMG-03, -04)."""
    out: list[int] = []
    at = zone * TYPES
    shielded = st.minions[at + SHIELD] > 0 and not me.powers.permits & IGNORE_SHIELDS
    kind: i64 = 0
    while kind < TYPES:
        if (
            st.minions[at + kind] > 0
            and (kind == SHIELD or not shielded)
            and minion_health(st, me, zone, kind) <= points
        ):
            out.append(kind)
        kind += 1
    return out


def boss_points(st: Island, zone: i64, points: i64) -> i64:
    """How many of these points the Boss can take in a zone if nobody guards it (KOMI-DMG-R08)."""
    if zone != st.boss_zone or st.boss_health == 0:
        return 0
    most = st.boss_health + scales_left(st)
    return points if points < most else most


def scales_left(st: Island) -> i64:
    """How many of the next points assigned to the Boss will have no effect."""
    left = st.now.ignores - st.hits
    return left if left > 0 else 0


def open_boss(st: Island, zone: i64, points: i64) -> i64:
    """How many of these points the Boss can take: none while a Minion is in its zone (KOMI-DMG-02)."""
    if zone != st.boss_zone or minions_in(st, zone) > 0:
        return 0
    return boss_points(st, zone, points)


def assign_to_boss(st: Island, me: Monster, points: i64, rule: str, card: str = "") -> None:
    """Points lower the Boss' Health one for one, but for those that its scales use up (KOMI-DMG-05)."""
    ignored = scales_left(st)
    if ignored > points:
        ignored = points
    st.hits += points
    boss_loses(st, me.seat, points - ignored, ignored, rule, card)


def assign_to_minion(st: Island, me: Monster, zone: i64, kind: i64, points: i64) -> Rule | None:
    """Points destroy a Minion; who destroys one may have powers that react."""
    take_minion(st, me.seat, zone, kind, points, "KOMI-DMG-04")
    if not me.powers.moments & (1 << KILL | 1 << DESTROY):
        return None
    return destroyed(st, me, zone, kind, True)


def destroyed(st: Island, me: Monster, zone: i64, kind: i64, by_damage: bool) -> Rule:
    """What a Monster's powers do when it has destroyed a Minion, one after the other (KOMI-TURN-R04)."""
    for power in me.powers.all:
        if (power.timing == DESTROY or (by_damage and power.timing == KILL)) and power.types >> kind & 1:
            st.subject = zone
            more = use_if_ready(st, me, power)
            if more is not None:
                yield from more


def assign_at_once(st: Island, me: Monster, zone: i64, points: i64, card: str) -> Rule | None:
    """A pool of its own in a zone, used up at once; what fits nowhere is lost (KOMI-DMG-R05)."""
    if open_boss(st, zone, points) == 0 and not open_minions(st, me, zone, points):
        if st.log is not None and points > 0:
            st.tell(tell.DamageLost(seat=me.seat, amount=points, rule="KOMI-DMG-R05", card=card))
        return None
    return assigning(st, me, zone, points, card)


def assigning(st: Island, me: Monster, zone: i64, points: i64, card: str) -> Rule:
    """Ask again and again where points go, until none are left or nothing fits. Options: see uses.py."""
    st.side_zone = zone
    st.side_pool = points
    while st.side_pool > 0 and not st.over:
        opts: list[int] = [DECLINE]
        for kind in open_minions(st, me, zone, st.side_pool):
            opts.append(kind)
        most = open_boss(st, zone, st.side_pool)
        n: i64 = 1
        while n <= most:
            opts.append(TYPES + n)
            n += 1
        if len(opts) == 1:
            break
        yield st.ask_opts(me.seat, ASK_ASSIGN, opts, zone)
        choice = st.chosen()
        if choice == DECLINE:
            break
        if choice > TYPES:
            st.side_pool -= choice - TYPES
            assign_to_boss(st, me, choice - TYPES, "KOMI-DMG-05", card)
            continue
        cost = minion_health(st, me, zone, choice)
        st.side_pool -= cost
        more = assign_to_minion(st, me, zone, choice, cost)
        if more is not None:
            yield from more
    if st.side_pool > 0 and st.log is not None:
        st.tell(tell.DamageLost(seat=me.seat, amount=st.side_pool, rule="KOMI-DMG-R05", card=card))
    st.side_pool = 0
    st.side_zone = 0


def reaches(me: Monster) -> bool:
    """Whether groups of claws may be dealt in an adjacent zone."""
    return me.powers.permits & CLAWS_ADJACENT != 0
