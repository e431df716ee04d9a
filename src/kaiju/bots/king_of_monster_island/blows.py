"""What damage in a zone is worth, used as well as the guard rules allow."""

from __future__ import annotations

from itertools import product

from kaiju.bots.king_of_monster_island.situation import Situation

BOSS = "boss"
MOST = 30
"""More damage than this is not told apart."""


class Blows:
    """For every number of points in a zone: what they are worth, and what to strike first."""

    def __init__(self, s: Situation, zone: int) -> None:
        here = s.zones[zone]
        kinds = list(here.minions)
        health = [here.minion_health[kind] for kind in kinds]
        gain = [s.minion_worth(zone, kind) for kind in kinds]
        shields = here.minions.get("shield", 0) if not s.breaks_shields else 0
        boss = s.boss_zone == zone and s.view.boss.health > 0
        ignored = 1 if "cd_15" in s.active_powers else 0
        self.worth = [0.0] * (MOST + 1)
        self.first = [""] * (MOST + 1)
        for struck in product(*(range(here.minions[kind] + 1) for kind in kinds)):
            cost = sum(n * h for n, h in zip(struck, health, strict=True))
            if cost > MOST:
                continue
            down = dict(zip(kinds, struck, strict=True))
            if shields and down["shield"] < shields and sum(struck) > down["shield"]:
                continue
            worth = sum(n * g for n, g in zip(struck, gain, strict=True))
            first = "shield" if down.get("shield") and shields else next((k for k in kinds if down[k]), "")
            if worth > self.worth[cost]:
                self.worth[cost], self.first[cost] = worth, first
            if boss and all(down[kind] == here.minions[kind] for kind in kinds):
                for points in range(cost + 1, MOST + 1):
                    more = worth + s.boss_points(min(points - cost, s.view.boss.health) - ignored)
                    if more > self.worth[points]:
                        self.worth[points], self.first[points] = more, first or BOSS
        for points in range(1, MOST + 1):
            if self.worth[points] <= self.worth[points - 1]:
                self.worth[points], self.first[points] = self.worth[points - 1], self.first[points - 1]


def blow(s: Situation, zone: int, points: int) -> tuple[float, str]:
    """What so much damage in a zone is worth, and its first target."""
    known = s.blows.get(zone)
    if known is None:
        known = s.blows[zone] = Blows(s, zone)
    n = max(0, min(points, MOST))
    return known.worth[n], known.first[n]
