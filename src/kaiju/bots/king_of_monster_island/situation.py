"""The island as a player looks at it: where the Boss goes next, who is in danger, and what things are worth.

Everything is measured in points of the Boss' Health.
"""

from __future__ import annotations

from functools import cached_property
from math import log
from typing import TYPE_CHECKING

from kaiju.bots.king_of_monster_island.phase import RING, Phase, distance, on_a_die
from kaiju.games.king_of_monster_island.shown import IslandView, MonsterView, ZoneView

if TYPE_CHECKING:
    from kaiju.bots.king_of_monster_island.blows import Blows

HEART, ENERGY, FAME, CLAW, FOOT, SUPPORT = range(6)

WIN = 100.0
LOSS = 60.0
A_POINT = (0.7, 0.7, 0.7, 0.7, 1.1)
LAST_POINTS = 3.2
"""A point of the Boss' Health is worth the first of these, by number of players, and a share of the second that grows
as it has less left. Five have fewest turns each, so what lasts pays least for them, and hitting now most."""

AN_ENERGY = 0.2
A_FAME = 0.22
FIRST_FAME = 1.6
"""The first point of Fame brings an Ally."""

MOST_FAME = 20

LIFE = (6.0, 2.6, 1.5, 1.1, 0.9, 0.8, 0.7, 0.6, 0.55, 0.5, 0.5)
"""What one more Health is worth to a Monster that will have so many left when its turn comes."""

MANY = 5
LIFE_OF_MANY = tuple(worth if left < 3 else 0.75 * worth for left, worth in enumerate(LIFE))
"""The same among five: there is more Health at the table than the Boss takes between two turns of one of them."""

BOSS_FAME = 0.6
BOSS_MINION = 0.75
BOSS_CRYSTAL = 1.0
"""What a symbol on a Boss die costs when it is applied."""

A_PYLON = (4.0, 10.0, LOSS)
"""What the first, the second and the last Pylon cost."""

NEXT_POWER = {"crystal_dragon": {5: 1.0}, "lithosaur": {1: 0.4, 5: 0.3}, "lavalord": {1: 0.8, 5: 0.8}}
"""What each point of Fame costs besides while the Boss is on its way to a power that hurts."""

STRONGEST = {"cd_5": 3, "li_before": 2, "la_before": 1, "la_1": 1}
"""What powers do to the strongest Monster in every Boss Phase."""

A_MINION = 0.35
A_GUARD = 0.35
"""What a Minion less is worth anywhere, and each Health of a guard where the Boss goes."""


class Situation:
    """One look at the table, by the seat that is asked."""

    def __init__(self, view: IslandView, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.me = view.monsters[seat]
        self.seats = len(view.monsters)
        self.zones: list[ZoneView] = view.zones
        self.boss_zone = view.boss.zone
        self.crystals = [sum(space.holds == "crystal" for space in zone.die_spaces) for zone in view.zones]
        self.minions = [sum(zone.minions.values()) for zone in view.zones]
        self.guards = [sum(n * z.minion_health[kind] for kind, n in z.minions.items()) for z in view.zones]
        self.active_powers = {power.power for power in view.boss.powers if power.active}
        self.has = {power.power for power in self.me.powers if power.active} | {c.card for c in self.me.cards}
        self.claw = 3 if "apes_3" in self.has else 2
        self.foot = 2 if "ninjas_3" in self.has else 1
        self.breaks_shields = "shield_breaker" in self.has
        self.lives = LIFE_OF_MANY if self.seats >= MANY else LIFE
        self.a_point = A_POINT[self.seats - 1]
        self.stolen: dict[frozenset[int], float] = {}
        self.blows: dict[int, Blows] = {}

    # ---- the Boss

    @cached_property
    def phase(self) -> Phase:
        """The next Boss Phase as the dice lie."""
        return self.phase_without(frozenset())

    @property
    def goes(self) -> list[float]:
        """With what chance the Boss stands in each zone after its next movement."""
        return self.phase.goes

    def phase_without(self, stolen: frozenset[int]) -> Phase:
        """The next Boss Phase when these Boss dice are taken off the board."""
        lie = [0] * RING
        rolled = 0
        for die in self.view.boss.dice:
            if die.zone < 0 or die.die in stolen:
                rolled += 1
            else:
                lie[die.zone] += 1
        return Phase(self.boss_zone, lie, self.minions, rolled, "cd_1" in self.active_powers)

    def phase_cost(self, stolen: frozenset[int]) -> float:
        """What the next Boss Phase will cost when these dice are taken off the board."""
        known = self.stolen.get(stolen)
        if known is None:
            phase = self.phase_without(stolen) if stolen else self.phase
            known = 0.0
            dice = [die for die in self.view.boss.dice if die.zone >= 0 and die.die not in stolen]
            for zone, chance in enumerate(phase.goes):
                if chance:
                    symbols = [symbol for die in dice if die.zone == zone for symbol in die.symbols]
                    known += self.arrival_cost(zone, symbols, chance, phase.new[zone])
            self.stolen[stolen] = known
        return known

    def arrival_cost(self, zone: int, symbols: list[str], chance: float, new: float) -> float:
        """What it costs that the Boss comes to a zone where dice show these symbols and others may fall."""
        fame, crystal, minion = on_a_die(len(self.view.boss.dice))
        a_fame = BOSS_FAME + self.boss_fame_costs
        cost = chance * (symbols.count("fame") * a_fame + symbols.count("minion") * BOSS_MINION)
        cost += new * (fame * a_fame + minion * BOSS_MINION)
        built = self.zones[zone].minions.get("builder", 0) + symbols.count("crystal")
        cost += chance * self.crystal_costs(zone, built)
        cost += new * crystal * (self.crystal_costs(zone, built + 1) - self.crystal_costs(zone, built))
        return cost + chance * (A_GUARD * self.guards[zone] + self.minions_hurt(zone))

    def crystal_costs(self, zone: int, n: int) -> float:
        """What so many Crystals more in a zone cost."""
        pylons = self.view.pylons
        there = self.crystals[zone]
        cost = 0.0
        for _ in range(n):
            there += 1
            cost += BOSS_CRYSTAL * (1 + 0.5 * pylons) * (1.3 if there == 2 else 1.0)
            if there == 3:
                cost += A_PYLON[min(pylons, 2)]
                pylons += 1
                there = 0
        return cost

    def minions_hurt(self, zone: int) -> float:
        """What the Minions of a zone do to the other Monsters when the Boss comes there."""
        minions = self.zones[zone].minions
        near = minions.get("soldier", 0) + minions.get("fireling", 0)
        far = minions.get("cannon", 0)
        out = 0.0
        if near or far:
            for m in self.view.monsters:
                n = far + (near if m.zone == zone and m is not self.me else 0)
                if n:
                    out += self.loss(m, n)
        return out

    @cached_property
    def boss_fame_costs(self) -> float:
        """What one more point of Fame of the Boss costs besides: it comes nearer to a power that hurts."""
        fame = self.view.boss.fame
        steps = NEXT_POWER.get(self.view.boss.boss, {})
        return next((cost for at, cost in sorted(steps.items()) if fame < at), 0.0)

    def boss_points(self, points: int) -> float:
        """What hurting the Boss is worth: the more the less it has left."""
        left = self.view.boss.health
        if points <= 0:
            return 0.0
        if points >= left:
            return WIN if self.last_boss else self.a_point * left + 8.0
        return self.a_point * points + LAST_POINTS * log((1 + left) / (1 + left - points))

    @property
    def last_boss(self) -> bool:
        return not self.view.bosses_to_come

    @cached_property
    def time_left(self) -> float:
        """How much of the game is still to come, 1 at the start of a short one and 0 at the end."""
        boss = self.view.boss
        return min(1.5, (boss.health + 20.0 * len(self.view.bosses_to_come)) / 12.0)

    # ---- Monsters

    def waits(self, seat: int) -> int:
        """How many Boss Phases come before this Monster's next own one is over: 1 if it is next."""
        return (seat - self.view.active - 1) % self.seats + 1

    @cached_property
    def left(self) -> list[float]:
        """What every Monster will have left when its next turn comes, if nobody heals it."""
        health = [float(m.health) for m in self.view.monsters]
        harm = sum(STRONGEST.get(power, 0) for power in self.active_powers)
        out = [0.0] * self.seats
        for seat in self.gazed([m.zone for m in self.view.monsters]):
            health[seat] -= 1
        for step in range(self.seats):
            if harm:
                health[max(range(self.seats), key=lambda i: health[i])] -= harm
            seat = (self.view.active + 1 + step) % self.seats
            out[seat] = health[seat] - 0.25 * step
        return out

    def gazed(self, stand: list[int]) -> list[int]:
        """Whom the Boss' gaze hits before it moves, with the Monsters in these zones."""
        if "cd_before" not in self.active_powers:
            return []
        monsters = self.view.monsters
        near = [m for m in monsters if distance(stand[m.seat], self.boss_zone) <= 1 and m.health > 0]
        most = max((m.health for m in near), default=0)
        return [m.seat for m in near if m.health == most]

    def life(self, monster: MonsterView, plus: int = 0) -> float:
        """What one more Health is worth to a Monster, more if danger comes before its turn."""
        if monster.health + plus >= monster.max_health:
            return 0.0
        return self.life_at(monster, self.left[monster.seat] + plus)

    def life_at(self, monster: MonsterView, left: float) -> float:
        """What one more Health is worth to a Monster that will have so many left."""
        lives = self.lives
        if left < 0:
            return lives[0]
        if left >= len(lives) - 1:
            return lives[-1]
        low = int(left)
        worth = lives[low] + (lives[low + 1] - lives[low]) * (left - low)
        return worth * (2.0 if self.waits(monster.seat) == 1 and left < 3 else 1.0)

    def loss(self, monster: MonsterView, points: float) -> float:
        """What losing so much Health costs a Monster."""
        out = 0.0
        left = self.left[monster.seat]
        while points > 0:
            part = min(points, 1.0)
            left -= part
            out += part * self.life_at(monster, left)
            points -= part
        return out

    def harm(self, zone: int) -> float:
        """The damage that Minions do to a Monster in this zone in the next Boss Phase, on the average."""
        minions = self.zones[zone].minions
        return self.goes[zone] * (minions.get("soldier", 0) + minions.get("fireling", 0))

    # ---- what lies about

    def minion_worth(self, zone: int, kind: str) -> float:
        """What it is worth that a Minion is gone: more where the Boss will stand."""
        near = self.goes[zone]
        worth = A_MINION + near * A_GUARD * self.zones[zone].minion_health[kind]
        if kind == "cannon":
            return worth + 0.3 + near * sum(self.loss(m, 1) for m in self.view.monsters)
        if kind == "builder":
            return worth + 0.25 + near * self.crystal_costs(zone, 1)
        if kind == "shield":
            return worth + 0.2
        return worth + near * sum(self.loss(m, 1) for m in self.view.monsters if m.zone == zone)

    @cached_property
    def fame_table(self) -> list[float]:
        """What 0, 1, 2 and more points of Fame are worth to me."""
        out = [0.0]
        share = min(1.0, 0.3 + 0.7 * self.time_left)
        for fame in range(self.me.fame + 1, self.me.fame + 22):
            worth = FIRST_FAME if fame == 1 else A_FAME + (0.5 if fame in (5, 11, 17) else 0.0)
            out.append(out[-1] + (share * worth if fame <= MOST_FAME else 0.0))
        return out

    def fame_worth(self, n: int) -> float:
        """What so many points of Fame are worth to me."""
        return self.fame_table[n]
