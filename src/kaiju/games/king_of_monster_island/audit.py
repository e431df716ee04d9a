# interpreted
"""What must be true of every state, whatever has happened."""

from __future__ import annotations

from kaiju.engine.errors import RulesFault
from kaiju.games.king_of_monster_island.crystals import crystals_in
from kaiju.games.king_of_monster_island.power import BossNow, Powers, boss_now, powers_of
from kaiju.games.king_of_monster_island.state import (
    CRYSTAL,
    DONE,
    FIRELING,
    IN_BAG,
    MAX_FAME,
    MONSTER_DICE,
    NOT_USED,
    PLACE,
    PYLON,
    PYLONS,
    TYPES,
    ZONES,
    Island,
)


def audit(st: Island) -> list[int]:
    """Raise RulesFault when something is impossible; otherwise all cards and tiles: always the same list."""
    for m in st.monsters:
        who = f"Monster {m.seat}"
        if not 0 <= m.health <= m.powers.max_health:
            raise RulesFault(f"{who} has {m.health} Health of {m.powers.max_health}.")
        if not 0 <= m.fame <= MAX_FAME or m.energy < 0:
            raise RulesFault(f"{who} has {m.fame} Fame and {m.energy} Energy.")
        if m.ally >= 0 and m.fame == 0:
            raise RulesFault(f"{who} has an Ally without Fame.")
        if not -1 <= m.zone < ZONES or (m.zone < 0 and st.phase != PLACE):
            raise RulesFault(f"{who} stands nowhere.")
        if len(m.pouch) > m.powers.pouch:
            raise RulesFault(f"{who} has {len(m.pouch)} dice on cards with room for {m.powers.pouch}.")
        if told(powers_of(st, m)) != told(m.powers):
            raise RulesFault(f"{who}'s powers are not those of its cards and Ally.")
    if not 0 <= st.boss_fame <= MAX_FAME or st.boss_health < 0:
        raise RulesFault(f"The Boss has {st.boss_fame} Fame and {st.boss_health} Health.")
    if told_boss(boss_now(st)) != told_boss(st.now):
        raise RulesFault("The Boss' powers are not those of its Fame.")
    if st.boss_health == 0 and not st.over and not st.table.ultimate:
        raise RulesFault("The Boss is beaten, but the game goes on.")
    return pieces(st)


def pieces(st: Island) -> list[int]:
    """All pieces, counted: always the same list."""
    dice = [face for face in st.spaces if 0 <= face < CRYSTAL]
    if any(face & ~DONE > 5 for face in dice + st.dice) or min(st.spaces) < -1:
        raise RulesFault("A die shows a face that it does not have.")
    locked = len(dice) + sum(len(m.pouch) for m in st.monsters)
    if st.available + len(st.dice) + locked != MONSTER_DICE or st.available < 0:
        raise RulesFault(
            f"There are {st.available} available, {len(st.dice)} rolled and {locked} Locked dice."
        )
    if any(crystals_in(st, zone) >= 3 for zone in range(ZONES)):
        raise RulesFault("Three Crystals stand in one zone.")
    pylons = st.support.count(PYLON)
    if pylons >= PYLONS and not st.over:
        raise RulesFault(f"There are {pylons} Pylons, but the game goes on.")
    if min(st.minions) < 0 or min(st.bag) < 0 or st.firelings < 0:
        raise RulesFault("There is a negative number of Minions.")
    for kind in range(IN_BAG):
        n = st.bag[kind] + sum(st.minions[kind::TYPES])
        if n != st.box.minion_count[kind]:
            raise RulesFault(f"There are {n} Minions of type {kind}.")
    burning = st.firelings + sum(st.minions[FIRELING::TYPES])
    if burning != (st.box.minion_count[FIRELING] if st.boss == st.box.fireling_boss else 0):
        raise RulesFault(f"There are {burning} Firelings.")
    in_play = len(st.boss_dice) - st.boss_dice.count(NOT_USED)
    if in_play != st.box.dice_in_play(st.boss, st.table.side, st.table.ultimate):
        raise RulesFault(f"{in_play} Boss dice are in play.")
    cards = [c for m in st.monsters for c in m.cards] + [c for c in st.market if c >= 0]
    cards = sorted(cards + st.deck + st.discard + st.removed + st.limbo)
    tiles = sorted([lies >> 1 for lies in st.support if lies >= 0] + st.tiles + st.removed_tiles)
    allies = [m.ally for m in st.monsters if m.ally >= 0] + st.allies
    if len(set(allies)) != len(allies) or (st.phase != PLACE and len(allies) != len(st.monsters) + 1):
        raise RulesFault(f"There are {len(allies)} Ally sheets.")
    return cards + [10000 + tile for tile in tiles]


def told(powers: Powers) -> list[object]:
    """What a Monster's powers come to, as plain data."""
    lists = [[power.number for power in by] for by in powers.at]
    singles = [p.number if p is not None else -1 for p in (powers.guard, powers.leap, powers.bait)]
    return [
        lists, powers.moments, powers.permits, powers.dice, powers.rolls, powers.max_health, powers.claw, powers.foot,
        powers.cost, powers.discard_cost, powers.ally_fame, powers.pouch, powers.minions_by, powers.minions_to, singles,
        [power.number for power in powers.prevents],
    ]  # fmt: skip


def told_boss(now: BossNow) -> list[object]:
    """What the Boss' powers come to, as plain data."""
    lists = [[power.number for power in by] for by in now.at]
    return [lists, now.moments, now.here_by, now.everywhere_by, now.reach, now.ignores, now.walks]
