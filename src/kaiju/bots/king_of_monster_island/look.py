# compiled
"""The island as the light hand sees it, read from the state of an imagined table: where the Boss goes, who is in
danger, what a blow in a zone is worth.

It weighs things as the greedy player does (``situation.py``, ``plan.py``), in points of the Boss' Health, but for what
takes long: a steal counts for itself, and hearts are not planned along the way.
"""

from __future__ import annotations

from math import log
from typing import Final

from mypy_extensions import i64

from kaiju.bots.king_of_monster_island.course import Course, course_of, harm_of
from kaiju.games.king_of_monster_island.crystals import crystals_in, pylons_on_board
from kaiju.games.king_of_monster_island.power import (
    HEAL_ADJACENT,
    HEAL_ANY,
    IGNORE_SHIELDS,
)
from kaiju.games.king_of_monster_island.state import (
    BOSS_CRYSTAL,
    BOSS_FAME,
    BUILDER,
    CANNON,
    FIRELING,
    ISLAND,
    SHIELD,
    SOLDIER,
    TYPES,
    Island,
    Monster,
)
from kaiju.games.king_of_monster_island.verbs import minion_health

WIN: Final = 100.0
A_POINT: Final[list[float]] = [0.7, 0.7, 0.7, 0.7, 1.1]
LAST_POINTS: Final = 3.2
LIFE: Final[list[float]] = [6.0, 2.6, 1.5, 1.1, 0.9, 0.8, 0.7, 0.6, 0.55, 0.5, 0.5]
NEARNESS: Final[list[float]] = [0.4, 0.25, 0.18, 0.14, 0.25]
A_MINION: Final = 0.35
A_GUARD: Final = 0.35
A_CRYSTAL: Final = 1.0
A_PYLON: Final[list[float]] = [4.0, 10.0, 60.0]
SYMBOL_FAME: Final = 0.8
SYMBOL_MINION: Final = 0.75
RETURNED: Final = 0.45
"""What a stolen die costs: it falls from the volcano again in the next Boss Phase."""
BOSS: Final[i64] = 5
"""As a target of a blow: the Boss; below are the types of Minion."""
NOTHING: Final[i64] = -1


class Look:
    """One look at the table, by the seat that is asked. What takes long is worked out when it is first needed."""

    def __init__(self, st: Island) -> None:
        self.st = st
        self.me: Monster = st.monsters[st.who]
        self.seats: i64 = len(st.monsters)
        self.known_course: Course | None = None
        self.known_left: list[float] | None = None
        self.point = A_POINT[self.seats - 1]
        self.costs: list[int] = [-1] * 6
        self.worths: list[float] = [0.0] * 6

    def course(self) -> Course:
        """Where the Boss goes next."""
        found = self.known_course
        if found is None:
            found = self.known_course = course_of(self.st)
        return found

    # ---- Monsters

    def left(self) -> list[float]:
        """What every Monster will have left when its next turn comes, if nobody heals it."""
        found = self.known_left
        if found is None:
            found = self.known_left = self.lefts()
        return found

    def lefts(self) -> list[float]:
        """The same, worked out."""
        st = self.st
        harm = harm_of(st)
        health = [float(m.health) for m in st.monsters]
        if harm.gaze:
            for seat in self.gazed(self.me.zone):
                health[seat] -= 1.0
        hit = float(harm.strongest)
        out = [0.0] * len(health)
        n = self.seats
        step: i64 = 0
        while step < n:
            if hit > 0.0:
                top: i64 = 0
                i: i64 = 1
                while i < n:
                    if health[i] > health[top]:
                        top = i
                    i += 1
                health[top] -= hit
            seat = (st.active + 1 + step) % n
            out[seat] = health[seat] - 0.25 * float(step)
            step += 1
        return out

    def gazed(self, zone: i64) -> list[int]:
        """Whom the Boss' gaze hits before it moves when I stand in a zone."""
        st = self.st
        out: list[int] = []
        most: i64 = 1
        for m in st.monsters:
            at = zone if m is self.me else m.zone
            if at >= 0 and ISLAND.distance[at][st.boss_zone] <= 1 and m.health >= most:
                if m.health > most:
                    most = m.health
                    out = []
                out.append(int(m.seat))
        return out

    def life_at(self, m: Monster, left: float) -> float:
        """What one more Health is worth to a Monster that will have so many left."""
        if left < 0.0:
            return LIFE[0]
        if left >= 10.0:
            return LIFE[10]
        low = int(left)
        worth = LIFE[low] + (LIFE[low + 1] - LIFE[low]) * (left - float(low))
        if left < 3.0 and (m.seat - self.st.active - 1) % self.seats == 0:
            worth *= 2.0
        return worth

    def life(self, m: Monster, plus: i64 = 0) -> float:
        """What one more Health is worth to a Monster."""
        if m.health + plus >= m.powers.max_health:
            return 0.0
        return self.life_at(m, self.left()[m.seat] + float(plus))

    def loss(self, m: Monster, points: float) -> float:
        """What losing so much Health costs a Monster."""
        out = 0.0
        left = self.left()[m.seat]
        while points > 0.0:
            part = points if points < 1.0 else 1.0
            left -= part
            out += part * self.life_at(m, left)
            points -= part
        return out

    def heals_at(self, mine: i64, its: i64) -> bool:
        """Whether a heart reaches from zone to zone."""
        permits = self.me.powers.permits
        if mine == its or permits & HEAL_ANY:
            return True
        return bool(permits & HEAL_ADJACENT) and ISLAND.distance[mine][its] == 1

    def need(self, zone: i64) -> float:
        """What a heart is worth to whoever needs it most in reach of a zone."""
        most = 0.0
        for m in self.st.monsters:
            if m is self.me or self.heals_at(zone, m.zone):
                most = max(most, self.life(m))
        return most

    # ---- blows

    def minion(self, zone: i64, kind: i64) -> float:
        """What it is worth that a Minion is gone: more where the Boss will stand."""
        near = self.course().goes[zone]
        worth = A_MINION + near * A_GUARD * float(minion_health(self.st, self.me, zone, kind))
        if kind == CANNON:
            worth += 0.3
            for m in self.st.monsters:
                worth += near * self.loss(m, 1.0)
        elif kind == BUILDER:
            worth += 0.25 + near * self.crystal(zone)
        elif kind == SHIELD:
            worth += 0.2
        else:
            for m in self.st.monsters:
                if m.zone == zone:
                    worth += near * self.loss(m, 1.0)
        return worth

    def crystal(self, zone: i64) -> float:
        """What one Crystal more in a zone costs."""
        there = crystals_in(self.st, zone)
        pylons = pylons_on_board(self.st)
        cost = A_CRYSTAL * (1.0 + 0.5 * float(pylons)) * (1.3 if there == 1 else 1.0)
        return cost + A_PYLON[min(pylons, 2)] if there == 2 else cost

    def boss_points(self, points: i64) -> float:
        """What hurting the Boss is worth: the more the less it has left."""
        st = self.st
        left = st.boss_health
        points -= st.now.ignores
        if points <= 0:
            return 0.0
        if points >= left:
            if st.table.ultimate and st.boss < len(st.box.bosses) - 1:
                return self.point * float(left) + 8.0
            return WIN
        return self.point * float(points) + LAST_POINTS * log(
            (1.0 + float(left)) / (1.0 + float(left - points))
        )

    def all_in(self, zone: i64) -> i64:
        """The points that it takes to destroy all Minions of a zone; what that is worth is noted besides."""
        known: i64 = self.costs[zone]
        if known >= 0:
            return known
        st = self.st
        cost: i64 = 0
        worth = 0.0
        kind: i64 = 0
        while kind < TYPES:
            n: i64 = st.minions[zone * TYPES + kind]
            if n > 0:
                cost += n * minion_health(st, self.me, zone, kind)
                worth += float(n) * self.minion(zone, kind)
            kind += 1
        self.costs[zone] = cost
        self.worths[zone] = worth
        return cost

    def strike(self, zone: i64, points: i64) -> float:
        """What so much damage in a zone is worth, used as well as the guard rules allow."""
        if points <= 0:
            return 0.0
        st = self.st
        cost = self.all_in(zone)
        if points >= cost:
            worth = self.worths[zone]
            if zone == st.boss_zone and st.boss_health > 0:
                worth += self.boss_points(points - cost)
            return worth
        at = zone * TYPES
        worth = 0.0
        shields: i64 = st.minions[at + SHIELD]
        if shields > 0 and not self.me.powers.permits & IGNORE_SHIELDS:
            health = minion_health(st, self.me, zone, SHIELD)
            while shields > 0 and points >= health:
                worth += self.minion(zone, SHIELD)
                points -= health
                shields -= 1
            if shields > 0:
                return worth
        for kind in FIRST:
            n: i64 = st.minions[at + kind]
            if n > 0 and kind != SHIELD:
                health = minion_health(st, self.me, zone, kind)
                gain = self.minion(zone, kind)
                while n > 0 and points >= health:
                    worth += gain
                    points -= health
                    n -= 1
        return worth

    def target(self, zone: i64, points: i64) -> i64:
        """What so much damage in a zone goes to first; NOTHING if it would be wasted."""
        st = self.st
        at = zone * TYPES
        cost = self.all_in(zone)
        if cost == 0:
            return BOSS if zone == st.boss_zone and st.boss_health > 0 and points > 0 else NOTHING
        shielded = st.minions[at + SHIELD] > 0 and not self.me.powers.permits & IGNORE_SHIELDS
        if shielded:
            return SHIELD if points >= minion_health(st, self.me, zone, SHIELD) else NOTHING
        for kind in FIRST:
            if st.minions[at + kind] > 0 and points >= minion_health(st, self.me, zone, kind):
                return kind
        return NOTHING

    # ---- Boss dice

    def steal(self, die: i64) -> float:
        """What it is worth that a Boss die is gone from the board: what it would do where it lies."""
        st = self.st
        at: i64 = st.boss_dice[die]
        if at < 0:
            return 0.0
        zone = at // 6
        worth = 0.0
        symbol: i64
        for symbol in st.box.boss_faces[die * 6 + at % 6]:
            if symbol == BOSS_FAME:
                worth += SYMBOL_FAME
            elif symbol == BOSS_CRYSTAL:
                worth += self.crystal(zone)
            else:
                worth += SYMBOL_MINION
        return worth * self.course().goes[zone] - RETURNED

    # ---- where to stand

    def standing(self, zone: i64) -> float:
        """What it is worth to end the turn in a zone: safe from Minions and gaze, near the Boss."""
        st = self.st
        me = self.me
        at = zone * TYPES
        near: i64 = st.minions[at + SOLDIER] + st.minions[at + FIRELING]
        worth = 0.0
        course = self.course()
        if near and course.goes[zone] > 0.0:
            worth -= self.loss(me, course.goes[zone] * float(near))
        worth -= NEARNESS[self.seats - 1] * course.gaps[zone]
        gaze = harm_of(st).gaze
        if gaze:
            for seat in self.gazed(zone):
                worth -= self.loss(st.monsters[seat], float(gaze))
        return worth

    def burning(self, zone: i64) -> float:
        """What it costs to enter a zone where the Boss burns whoever comes to a Fireling."""
        if not self.st.minions[zone * TYPES + FIRELING]:
            return 0.0
        return self.loss(self.me, 1.0)


FIRST: Final[list[int]] = [1, 3, 0, 4, 2]
"""The order in which Minions are struck when not all can be: cannons and builders first, shields last."""
