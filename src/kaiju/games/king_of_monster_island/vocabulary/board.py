"""Verbs of what stands on the island: crystals, Pylons, Support tiles, Locked dice."""

from __future__ import annotations

from mypy_extensions import i64

from kaiju.engine.state import Rule
from kaiju.games.king_of_monster_island.crystals import (
    build_crystal,
    crystals_in,
    remove_crystal,
    remove_pylon,
)
from kaiju.games.king_of_monster_island.power import SUPPORT_SPACE, ZONE, Effect, Power
from kaiju.games.king_of_monster_island.resolve import activate
from kaiju.games.king_of_monster_island.state import BOSS_4, PYLON, Island, Monster
from kaiju.games.king_of_monster_island.support import build_tile, can_activate, empty_spaces, turn_tiles
from kaiju.games.king_of_monster_island.targets import ANY, EVERYWHERE, zones_meant
from kaiju.games.king_of_monster_island.verbs import free_dice


def spaces_in(zones: list[int]) -> list[int]:
    """The Support spaces of some zones."""
    out: list[int] = []
    for zone in zones:
        out.append(zone * 2)
        out.append(zone * 2 + 1)
    return out


class BuildCrystal(Effect):
    """`n` Crystals are built in zone `where`, one after the other (KOMI-CRYS-R05)."""

    def __init__(self, where: i64, n: i64) -> None:
        super().__init__("build_crystal")
        self.where = where
        self.n = n

    def act(self, st: Island, me: Monster, power: Power, target: i64) -> Rule | None:
        zones = zones_meant(st, me, self.where)
        if self.n == 1 and len(zones) == 1:
            rule = "KOMI-BOSS-17" if st.phase == BOSS_4 else "KOMI-CRYS-01"
            return build_crystal(st, zones[0], rule, power.key)
        return self.several(st, zones, power)

    def several(self, st: Island, zones: list[int], power: Power) -> Rule:
        """One after the other."""
        for zone in zones:
            for _ in range(self.n):
                if not st.over:
                    more = build_crystal(st, zone, "KOMI-CRYS-R05", power.key)
                    if more is not None:
                        yield from more


class RemoveCrystal(Effect):
    """`n` Crystals are removed from zone `where`."""

    def __init__(self, where: i64, n: i64) -> None:
        super().__init__("remove_crystal")
        self.where = where
        self.n = n
        self.points_to = ZONE

    def targets(self, st: Island, me: Monster) -> list[int]:
        return [zone for zone in zones_meant(st, me, self.where) if crystals_in(st, zone) > 0]

    def act(self, st: Island, me: Monster, power: Power, target: i64) -> Rule | None:
        for _ in range(self.n):
            remove_crystal(st, target, "KOMI-CRYS-R04", power.key)
        return None


class RemovePylon(Effect):
    """`n` Pylons are removed from zone `where`."""

    def __init__(self, where: i64) -> None:
        super().__init__("remove_pylon")
        self.where = where
        self.points_to = SUPPORT_SPACE

    def targets(self, st: Island, me: Monster) -> list[int]:
        return [s for s in spaces_in(zones_meant(st, me, self.where)) if st.support[s] == PYLON]

    def act(self, st: Island, me: Monster, power: Power, target: i64) -> Rule | None:
        remove_pylon(st, target, "KOMI-CRYS-R04", power.key)
        return None


class BuildSupport(Effect):
    """A random tile from the reserve is put face up on an empty Support space in zone `where`."""

    def __init__(self, where: i64) -> None:
        super().__init__("build_support")
        self.where = where
        self.points_to = SUPPORT_SPACE

    def targets(self, st: Island, me: Monster) -> list[int]:
        if not st.tiles:
            return []
        return empty_spaces(st, -1 if self.where == ANY else zones_meant(st, me, self.where)[0])

    def act(self, st: Island, me: Monster, power: Power, target: i64) -> Rule | None:
        build_tile(st, me.seat, target, "KOMI-SUP-01", power.key)
        return None


class ReadySupport(Effect):
    """`n` used tiles (all without `n`) in zone `where` are turned face up."""

    def __init__(self, where: i64, n: i64) -> None:
        super().__init__("ready_support")
        self.where = where
        if n > 0:
            self.points_to = SUPPORT_SPACE

    def targets(self, st: Island, me: Monster) -> list[int]:
        spaces = spaces_in(zones_meant(st, me, self.where))
        return [s for s in spaces if st.support[s] >= 0 and st.support[s] & 1]

    def act(self, st: Island, me: Monster, power: Power, target: i64) -> Rule | None:
        spaces = [int(target)] if self.points_to == SUPPORT_SPACE else self.targets(st, me)
        turn_tiles(st, spaces, True, "KOMI-SUP-R09", power.key)
        return None


class TireSupport(Effect):
    """All face-up tiles in zone `where` are turned face down."""

    def __init__(self, where: i64) -> None:
        super().__init__("tire_support")
        self.where = where

    def act(self, st: Island, me: Monster, power: Power, target: i64) -> Rule | None:
        turn_tiles(st, spaces_in(zones_meant(st, me, self.where)), False, "KOMI-SUP-R09", power.key)
        return None


class ActivateSupport(Effect):
    """One face-up tile in zone `where` is activated as if you were there."""

    def __init__(self, where: i64) -> None:
        super().__init__("activate_support")
        self.where = where
        self.points_to = SUPPORT_SPACE

    def targets(self, st: Island, me: Monster) -> list[int]:
        return [s for s in spaces_in(zones_meant(st, me, self.where)) if can_activate(st, s)]

    def act(self, st: Island, me: Monster, power: Power, target: i64) -> Rule | None:
        return activate(st, me, target, power.key)


class FreeDice(Effect):
    """All Locked Monster dice in zone `where` leave the board and become available."""

    def __init__(self, where: i64) -> None:
        super().__init__("free_dice")
        self.where = where

    def act(self, st: Island, me: Monster, power: Power, target: i64) -> Rule | None:
        if self.where == EVERYWHERE:
            free_dice(st, -1, "KOMI-ROLL-R02", power.key)
        else:
            for zone in zones_meant(st, me, self.where):
                free_dice(st, zone, "KOMI-ROLL-R02", power.key)
        return None
