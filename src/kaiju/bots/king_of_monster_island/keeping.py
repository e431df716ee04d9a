# compiled
"""Which dice the light hand keeps, looked up: exact plans for what a Roll is roughly worth, made once and kept.

A situation is seen coarsely: how far the Boss is and what guards it, the next best place to strike, who needs hearts,
what Fame would bring. For each such situation there is one plan (``kaiju.bots.plans``).
"""

from __future__ import annotations

from math import log
from typing import Final

from mypy_extensions import i64

from kaiju.bots.dice import hands
from kaiju.bots.king_of_monster_island.look import LAST_POINTS, WIN, Look
from kaiju.bots.plans import DicePlan, DicePlans
from kaiju.games.king_of_monster_island.power import BUILD_LESS
from kaiju.games.king_of_monster_island.state import ISLAND, NEAR, Island

MOST_DICE: Final[i64] = 9
AN_ENERGY: Final = 0.2
A_FAME: Final = 0.22
FIRST_FAME: Final = 1.6
A_TILE: Final = 1.5
KEPT_CLAW: Final = 0.5
"""A claw that cannot be used can be Locked."""
ENERGY_FOR: Final[list[int]] = [0, 1, 3, 6, 10, 15, 16, 18, 21, 25]
FULL: Final[i64] = 16
"""More Health of the Boss than this is not told apart."""

_plans: Final = DicePlans()


class Sight:
    """A situation as far as plans tell it apart; all are small whole numbers, and worths count halves."""

    def __init__(self, look: Look, n: i64) -> None:
        st = look.st
        me = look.me
        self.n = n
        self.far: i64 = ISLAND.distance[me.zone][st.boss_zone]
        self.guards: i64 = COSTS[min(11, look.all_in(st.boss_zone))]
        self.guarded = rich(look.worths[st.boss_zone], look.costs[st.boss_zone])
        self.boss: i64 = HEALTHS[min(15, st.boss_health + st.now.ignores)]
        # The next best place: here, or next to here.
        self.cost: i64 = 0
        self.gain: i64 = 0
        self.step: i64 = 0
        best = 0.0
        zone: i64
        for zone in [int(me.zone), *NEAR[me.zone]]:
            if zone == st.boss_zone:
                continue
            cost = look.all_in(zone)
            if cost and look.worths[zone] / float(cost + 1) > best:
                best = look.worths[zone] / float(cost + 1)
                self.cost = min(4, cost)
                self.gain = rich(look.worths[zone], cost)
                self.step = 0 if zone == me.zone else 1
        first = look.need(me.zone)
        self.heart: i64 = 0
        while self.heart < 4 and NEEDS[self.heart + 1] <= first:
            self.heart += 1
        missing: i64 = 0
        for m in st.monsters:
            if m is me or m.zone == me.zone:
                missing += m.powers.max_health - m.health
        self.missing = min(2, missing)
        steals = 0.0
        die: i64 = 0
        while die < len(st.boss_dice):
            at: i64 = st.boss_dice[die]
            if at >= 0 and at // 6 == me.zone:
                steals += look.steal(die)
            die += 1
        self.steals: i64 = 0 if steals < 0.3 else 1 if steals < 1.2 else 2
        self.fame: i64 = 0 if me.ally < 0 else 1 if me.fame < 18 else 2
        left = st.boss_health + (20 if st.table.ultimate and st.boss < 2 else 0)
        self.time: i64 = 0 if left < 4 else 1 if left < 9 else 2
        self.claw = min(3, me.powers.claw)
        self.foot = min(2, me.powers.foot)
        self.builds: i64 = 0 if not st.tiles else 2 if me.powers.permits & BUILD_LESS else 1
        self.point = look.point

    def key(self) -> i64:
        at = ((self.n * 4 + self.far) * 12 + self.guards) * 3 + self.guarded
        at = ((at * 17 + self.boss) * 5 + self.cost) * 3 + self.gain
        at = (((at * 2 + self.step) * 5 + self.heart) * 3 + self.missing) * 3 + self.steals
        at = ((at * 3 + self.fame) * 3 + self.time) * 4 + self.claw
        return ((at * 3 + self.foot) * 3 + self.builds) * 2 + (1 if self.point > 1.0 else 0)

    def hit(self, points: i64) -> float:
        """What so much damage is worth where the Boss stands."""
        guarded = RICH[self.guarded] * float(self.guards)
        if points < self.guards:
            return guarded * float(points) / float(self.guards + 1)
        points -= self.guards
        if points >= self.boss and self.boss < FULL:
            return WIN
        left = float(max(self.boss, points + 1))
        return (
            guarded
            + self.point * float(points)
            + LAST_POINTS * log((1.0 + left) / (1.0 + left - float(points)))
        )

    def blow(self, claws: i64, feet: i64) -> float:
        """What claws and feet are worth in the better of the two places."""
        best = KEPT_CLAW * float(claws)
        if feet >= self.far:
            best = max(best, self.hit(claws * self.claw + (feet - self.far) * self.foot))
        if self.cost and feet >= self.step:
            points = claws * self.claw + (feet - self.step) * self.foot
            part = min(points, self.cost)
            gain = RICH[self.gain] * float(part)
            spare = (points - part) // max(1, self.claw)
            best = max(best, gain + KEPT_CLAW * float(min(claws, spare)))
        return best

    def worths(self) -> list[float]:
        """What every hand is worth."""
        n = self.n
        blows: list[float] = []
        k: i64 = 0
        while k <= n:
            feet: i64 = 0
            while feet <= n:
                blows.append(self.blow(k, feet) if k + feet <= n else 0.0)
                feet += 1
            k += 1
        hearts = [0.0]
        fames = [0.0]
        energies = [0.0]
        builds = [0.0]
        heart = NEEDS[self.heart]
        scale = AN_ENERGY * (0.4 if self.time == 0 else 0.8 if self.time == 1 else 1.0)
        stolen = 0.75 * float(self.steals)
        k = 1
        while k <= n:
            hearts.append(hearts[k - 1] + (heart if k <= self.missing else 0.25 if k < 3 else 0.0))
            heart = max(0.5, 0.6 * heart)
            first = FIRST_FAME if self.fame == 0 and k == 1 else A_FAME if self.fame < 2 else 0.0
            part = stolen if stolen < 1.0 else 1.0
            stolen -= part
            fames.append(fames[k - 1] + first + part + (A_FAME if part > 0.0 else 0.0))
            energies.append(scale * float(ENERGY_FOR[k]))
            needed = 4 - self.builds
            builds.append(0.0 if self.builds == 0 else A_TILE * float(k // needed))
            k += 1
        out: list[float] = []
        row: int = int(n) + 1
        for hand in hands(int(n)).full:
            value = blows[hand[3] * row + hand[4]] + hearts[hand[0]] + energies[hand[1]]
            out.append(value + fames[hand[2]] + builds[hand[5]])
        return out


# How far things are told apart: what a heart is worth, what it takes to clear a zone, the Boss' Health, and what a
# point of damage to Minions is worth.
NEEDS: Final[list[float]] = [0.0, 0.5, 1.0, 2.0, 5.0]
COSTS: Final[list[int]] = [0, 1, 2, 3, 4, 5, 6, 6, 8, 8, 8, 11]
HEALTHS: Final[list[int]] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 11, 13, 13, 13, 16]
RICH: Final[list[float]] = [0.45, 0.75, 1.2]


def rich(worth: float, cost: i64) -> i64:
    """How much Minions are worth for what they cost."""
    if cost <= 0:
        return 0
    each = worth / float(cost)
    return 0 if each < 0.6 else 1 if each < 1.0 else 2


def again(st: Island) -> i64:
    """The dice to roll again, as bits."""
    n: i64 = len(st.dice)
    if st.rolls_left <= 0 or n > MOST_DICE:
        return 0
    sight = Sight(Look(st), n)
    key = sight.key()
    plan = _plans.get(key)
    if plan is None:
        plan = _plans.put(key, DicePlan(int(n), sight.worths()))
    one: i64 = 1
    return (one << n) - 1 - plan.keep(st.dice, st.rolls_left)
