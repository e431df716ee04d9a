"""Verbs of damage (add_damage, deal_damage, bypass_guard) and of Minions (destroy_minion, draw_minion ...)."""

from __future__ import annotations

from mypy_extensions import i64

from kaiju.engine.state import Rule
from kaiju.games.king_of_monster_island.asks import ASK_CARD
from kaiju.games.king_of_monster_island.damage import assign_at_once, assign_to_boss, boss_points, destroyed
from kaiju.games.king_of_monster_island.faces import add_to_pool
from kaiju.games.king_of_monster_island.power import DESTROY, MINION, POINTS, ZONE, Effect, Power
from kaiju.games.king_of_monster_island.state import EVENT_ACTS, MONSTER_2, TYPES, Island, Monster
from kaiju.games.king_of_monster_island.targets import ANY, EACH_TWO_MINIONS, zones_meant
from kaiju.games.king_of_monster_island.verbs import (
    draw_minion,
    minion_health,
    minions_in,
    place_fireling,
    take_minion,
)


class AddDamage(Effect):
    """`n` points join the active player's pool (with `to_group`: the group just resolved)."""

    def __init__(self, n: i64, to_group: bool) -> None:
        super().__init__("add_damage")
        self.n = n
        self.to_group = to_group

    def act(self, st: Island, me: Monster, power: Power, target: i64) -> Rule | None:
        if self.to_group:
            st.group += self.n
        elif st.phase == MONSTER_2:
            add_to_pool(st, me, self.n, "KOMI-DMG-R01", power.key)
        return None


class DealDamage(Effect):
    """A pool of `n` points of its own in zone `where`, assigned at once under the damage rules."""

    def __init__(self, where: i64, n: i64) -> None:
        super().__init__("deal_damage")
        self.where = where
        self.n = n
        if where == ANY:
            self.points_to = ZONE

    def targets(self, st: Island, me: Monster) -> list[int]:
        return zones_meant(st, me, self.where)

    def act(self, st: Island, me: Monster, power: Power, target: i64) -> Rule | None:
        zone = target if self.points_to == ZONE else me.zone
        return assign_at_once(st, me, zone, self.n, power.key)


class BypassGuard(Effect):
    """Up to `n` points of the pool may go to the Boss although Minions are in its zone."""

    def __init__(self, n: i64) -> None:
        super().__init__("bypass_guard")
        self.n = n
        self.points_to = POINTS

    def targets(self, st: Island, me: Monster) -> list[int]:
        most = boss_points(st, me.zone, self.n if self.n < st.pool else st.pool)
        if minions_in(st, me.zone) == 0:
            return []
        return list(range(1, int(most) + 1))

    def act(self, st: Island, me: Monster, power: Power, target: i64) -> Rule | None:
        st.pool -= target
        assign_to_boss(st, me, target, "KOMI-DMG-05", power.key)
        return None


class DestroyMinion(Effect):
    """`n` Minions in zone `where` (with `health`: of that Health for you) are destroyed without damage."""

    def __init__(self, where: i64, n: i64, health: i64) -> None:
        super().__init__("destroy_minion")
        self.where = where
        self.n = n
        self.health = health
        self.shows = MINION
        if where != EACH_TWO_MINIONS:
            self.points_to = MINION

    def targets(self, st: Island, me: Monster) -> list[int]:
        out: list[int] = []
        for zone in zones_meant(st, me, self.where):
            for kind in range(5):
                if st.minions[zone * 5 + kind] > 0 and (
                    self.health == 0 or minion_health(st, me, zone, kind) == self.health
                ):
                    out.append(zone * 5 + kind)
        return out

    def act(self, st: Island, me: Monster, power: Power, target: i64) -> Rule | None:
        if self.where == EACH_TWO_MINIONS:
            return self.everywhere(st, power)
        take_minion(st, me.seat, target // TYPES, target % TYPES, 0, "KOMI-DMG-06", power.key)
        if me.powers.at[DESTROY]:
            return destroyed(st, me, target // TYPES, target % TYPES, False)
        return None

    def everywhere(self, st: Island, power: Power) -> Rule:
        """One in each such zone, as the active player chooses; nobody has destroyed it."""
        for zone in zones_meant(st, st.monsters[st.active], EACH_TWO_MINIONS):
            opts: list[int] = []
            for kind in range(5):
                if st.minions[zone * 5 + kind] > 0:
                    opts.append(4096 * int(self.place) + zone * 5 + kind)
            choice: i64 = opts[0]
            if len(opts) > 1:
                yield st.ask_opts(st.active, ASK_CARD, opts, power.number)
                choice = st.chosen()
            take_minion(st, EVENT_ACTS, zone, choice % 4096 % TYPES, 0, "KOMI-DMG-06", power.key)


class DrawMinion(Effect):
    """`n` Minions are drawn from the bag into zone `where`."""

    def __init__(self, where: i64, n: i64) -> None:
        super().__init__("draw_minion")
        self.where = where
        self.n = n

    def act(self, st: Island, me: Monster, power: Power, target: i64) -> Rule | None:
        for zone in zones_meant(st, me, self.where):
            for _ in range(self.n):
                if not st.over:
                    draw_minion(st, zone, "KOMI-COMP-21")
        return None


class PlaceFireling(Effect):
    """`n` Firelings are put from the reserve into zone `where`; what the reserve lacks is skipped."""

    def __init__(self, where: i64, n: i64) -> None:
        super().__init__("place_fireling")
        self.where = where
        self.n = n

    def act(self, st: Island, me: Monster, power: Power, target: i64) -> Rule | None:
        for zone in zones_meant(st, me, self.where):
            place_fireling(st, zone, self.n, "KOMI-BOSS-R13", power.key)
        return None
