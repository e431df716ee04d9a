"""What damage in a zone is worth, used as well as the guard rules allow."""

from __future__ import annotations

from kaiju.bots.king_of_monster_island.situation import Situation

BOSS = "boss"


def blow(s: Situation, zone: int, points: int) -> tuple[float, str]:
    """What so much damage in a zone is worth, used as well as the guard rules allow, and its first target."""
    known = s.blows.get((zone, points))
    if known is None:
        here = s.zones[zone]
        known = s.blows[(zone, points)] = _blow(s, zone, dict(here.minions), points)
    return known


def _blow(s: Situation, zone: int, minions: dict[str, int], points: int) -> tuple[float, str]:
    best, first = 0.0, ""
    if points <= 0:
        return best, first
    left = sum(minions.values())
    if left == 0 and zone == s.boss_zone and s.view.boss.health > 0:
        hits = min(points, s.view.boss.health)
        wasted = 1 if "cd_15" in s.active_powers else 0
        return s.boss_points(hits - wasted), BOSS
    health = s.zones[zone].minion_health
    shielded = minions.get("shield", 0) > 0 and not s.breaks_shields
    for kind, n in minions.items():
        if n and health[kind] <= points and (kind == "shield" or not shielded):
            minions[kind] -= 1
            worth = s.minion_worth(zone, kind) + _blow(s, zone, minions, points - health[kind])[0]
            minions[kind] += 1
            if worth > best:
                best, first = worth, kind
    return best, first
