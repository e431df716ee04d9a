"""The island as a player looks at it: where the Boss goes next, who is in danger, and what things are worth."""

from __future__ import annotations

from functools import cache
from math import factorial

from kaiju.games.king_of_monster_island.state import FACES
from kaiju.games.king_of_monster_island.view import IslandView, MonsterView, ZoneView

HEART, ENERGY, FAME, CLAW, FOOT, SUPPORT = range(6)

WIN = 60.0
BOSS_POINT = 1.3
"""What a point of the Boss' Health is worth while it has plenty."""

AN_ENERGY = 0.22
A_FAME = 0.3
FIRST_FAME = 1.6
"""The first point of Fame brings an Ally."""

LIFE = (7.0, 4.2, 2.8, 2.0, 1.45, 1.05, 0.75, 0.55, 0.42, 0.34, 0.28, 0.24, 0.22, 0.2)
"""What one more Health is worth to a Monster that has so many."""

SYMBOL = {"fame": 0.3, "crystal": 0.6, "minion": 0.45}
"""What a symbol on a Boss die costs when it is applied."""

NEXT_POWER = {"crystal_dragon": {5: 1.2}, "lithosaur": {1: 0.4, 5: 0.3}, "lavalord": {1: 0.8, 5: 0.8}}
"""What each point of Fame costs besides while the Boss is on its way to a power that hurts."""

GUARD = 0.7
"""What it is worth that one Minion less guards the Boss where it goes next."""

RETURNS = 0.25
"""How often a stolen die falls where the Boss goes, all the same."""

NEARNESS = 0.2
"""What a zone less between a Monster and where the Boss goes is worth for its next blow."""

RING = 6


def distance(a: int, b: int) -> int:
    """Along the ring."""
    d = (a - b) % RING
    return min(d, RING - d)


@cache
def drops(dice: int) -> tuple[tuple[int, int, int, float], ...]:
    """How many of so many dice fall into three given zones, each with its chance."""
    out: list[tuple[int, int, int, float]] = []
    for a in range(dice + 1):
        for b in range(dice + 1 - a):
            for c in range(dice + 1 - a - b):
                rest = dice - a - b - c
                ways = factorial(dice) // (factorial(a) * factorial(b) * factorial(c) * factorial(rest))
                out.append((a, b, c, ways * (1 / 6) ** (a + b + c) * 0.5**rest))
    return tuple(out)


class Situation:
    """One look at the table, by the seat that is asked."""

    def __init__(self, view: IslandView, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.me = view.monsters[seat]
        self.seats = len(view.monsters)
        self.zones: list[ZoneView] = view.zones
        self.boss_zone = view.boss.zone
        self.dice_at = [0] * RING
        self.symbols_at: list[list[str]] = [[] for _ in range(RING)]
        self.rolled_next = 0
        for die in view.boss.dice:
            if die.zone < 0:
                self.rolled_next += 1
            else:
                self.dice_at[die.zone] += 1
                self.symbols_at[die.zone] += die.symbols
        self.crystals = [sum(space.holds == "crystal" for space in zone.die_spaces) for zone in view.zones]
        self.minions = [sum(zone.minions.values()) for zone in view.zones]
        self.active_powers = {power.power for power in view.boss.powers if power.active}
        self.goes = self.boss_goes()
        self.blows: dict[tuple[int, int], tuple[float, str]] = {}
        has = {power.power for power in self.me.powers if power.active} | {c.card for c in self.me.cards}
        self.has = has
        self.claw = 3 if "apes_3" in has else 2
        self.foot = 2 if "ninjas_3" in has else 1
        self.breaks_shields = "shield_breaker" in has

    # ---- the Boss

    def boss_goes(self) -> list[float]:
        """With what chance the Boss stands in each zone after its next movement."""
        own = self.boss_zone
        clockwise, back = (own + 1) % RING, (own - 1) % RING
        three = (clockwise, own, back)
        out = [0.0] * RING
        for a, b, c, chance in drops(self.rolled_next):
            count = [self.dice_at[zone] + more for zone, more in zip(three, (a, b, c), strict=True)]
            most = max(count)
            if most == 0:
                out[clockwise] += chance
                continue
            tied = [zone for zone, n in zip(three, count, strict=True) if n == most]
            crowd = max(self.minions[zone] for zone in tied)
            out[next(zone for zone in tied if self.minions[zone] == crowd)] += chance
        return out

    def waits(self, seat: int) -> int:
        """How many Boss Phases come before this Monster's next own one is over: 1 if it is next."""
        return (seat - self.view.active - 1) % self.seats + 1

    # ---- Monsters

    def harm(self, zone: int) -> float:
        """The damage a Monster in this zone has to expect in the next Boss Phase from Minions."""
        out = 0.0
        for z, chance in enumerate(self.goes):
            if chance:
                minions = self.zones[z].minions
                out += chance * minions.get("cannon", 0)
                if z == zone:
                    out += chance * (minions.get("soldier", 0) + minions.get("fireling", 0))
        return out

    def life(self, monster: MonsterView, plus: int = 0) -> float:
        """What one more Health is worth to a Monster, more if danger comes before its turn."""
        health = monster.health + plus
        if health >= monster.max_health:
            return 0.0
        soon = 1.25 if self.waits(monster.seat) <= 2 else 1.0
        return LIFE[min(health, len(LIFE) - 1)] * soon

    def loss(self, monster: MonsterView, points: float) -> float:
        """What losing so much Health costs a Monster."""
        out = 0.0
        health = monster.health
        while points > 0:
            if health <= 0:
                return out + 3.0 * points
            part = min(points, 1.0)
            out += part * LIFE[min(health - 1, len(LIFE) - 1)]
            points -= part
            health -= 1
        return out

    # ---- what lies about

    def minion_worth(self, zone: int, kind: str) -> float:
        """What it is worth that a Minion is gone: more where the Boss will stand."""
        near = self.goes[zone]
        guards = 0.15 + GUARD * near
        if kind == "cannon":
            return guards + 0.3 + near * 0.9 * self.seats
        if kind == "builder":
            danger = 0.7 + 1.2 * (self.crystals[zone] == 2) + 1.0 * self.view.pylons
            return guards + 0.3 + near * danger
        if kind == "shield":
            return guards + 0.35
        there = sum(m.zone == zone for m in self.view.monsters)
        return guards + 0.2 + near * 0.6 * max(1, there)

    def boss_points(self, points: int) -> float:
        """What hurting the Boss is worth: the more the less it has left."""
        left = self.view.boss.health
        if points <= 0:
            return 0.0
        if points >= left:
            return WIN if self.last_boss else BOSS_POINT * left + 5.0
        return points * BOSS_POINT * (1.0 + 2.0 / (left - points + 2))

    @property
    def last_boss(self) -> bool:
        return not self.view.bosses_to_come

    def steal_worth(self, zone: int, symbols: list[str]) -> float:
        """What taking a Boss die out of a zone is worth, besides the Fame."""
        price = 0.0
        for symbol in symbols:
            price += SYMBOL[symbol] + (self.boss_fame_costs() if symbol == "fame" else 0.0)
            if symbol == "crystal":
                price += 0.9 * (self.crystals[zone] == 2) + 0.8 * self.view.pylons
        comes_back = 0.67 * (SYMBOL["fame"] + self.boss_fame_costs()) + 0.6
        return price * self.goes[zone] - RETURNS * comes_back

    def boss_fame_costs(self) -> float:
        """What one more point of Fame of the Boss costs besides: it comes nearer to a power that hurts."""
        fame = self.view.boss.fame
        steps = NEXT_POWER.get(self.view.boss.boss, {})
        return next((cost for at, cost in sorted(steps.items()) if fame < at), 0.0)

    def fame_worth(self, before: int, n: int) -> float:
        """What so many points of Fame are worth to somebody who has some."""
        worth = 0.0
        for fame in range(before + 1, min(20, before + n) + 1):
            worth += FIRST_FAME if fame == 1 else A_FAME + (0.5 if fame in (5, 11, 17) else 0.0)
        return worth


def counts(faces: list[str]) -> list[int]:
    """How many of each face."""
    return [faces.count(face) for face in FACES]
