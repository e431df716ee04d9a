# compiled
"""The best way through the rest of a turn, for the light hand: where to strike, and where to stand afterwards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiju.bots.king_of_monster_island.look import Look
from kaiju.games.king_of_monster_island.state import (
    CLAW,
    CRYSTAL,
    DIE_SPACES,
    EMPTY,
    FAME,
    FOOT,
    HEART,
    ISLAND,
    SUPPORT_SPACES,
    WILD,
    ZONES,
)
from kaiju.games.king_of_monster_island.support import can_activate

MOST: Final[i64] = 31
"""More damage than this is not told apart."""
MOST_LOCKED: Final[i64] = 4
LOCKED_CLAW: Final = 0.9
LOCKED_HEART: Final = 0.25
TAKE_UP: Final = 0.45


class Way:
    """Strike in a zone with so many claws, then stand in another."""

    def __init__(self, strike: i64, stand: i64, steps: i64, claws: i64, worth: float) -> None:
        self.strike = strike
        self.stand = stand
        self.steps = steps
        self.claws = claws
        self.worth = worth


class Ways:
    """All ways through the rest of a turn."""

    def __init__(self, look: Look, n: list[int]) -> None:
        self.look = look
        self.n = n
        st = look.st
        me = look.me
        self.here = me.zone
        self.room: list[int] = [0] * 6
        self.claws: list[int] = [0] * 6  # Locked ones
        locked: i64 = 0
        space: i64
        lies: i64
        for space, lies in enumerate(st.spaces):
            zone = space // DIE_SPACES
            if lies == EMPTY:
                self.room[zone] += 1
            elif lies < CRYSTAL:
                locked += 1
                if lies == CLAW:
                    self.claws[zone] += 1
        self.may_lock = max(0, MOST_LOCKED - locked)
        self.tiles: list[int] = [0] * 6
        space = 0
        while space < ZONES * SUPPORT_SPACES:
            lies = st.support[space]
            if lies >= 0 and can_activate(st, space):
                symbols = st.box.tiles[lies >> 1]
                if int(CLAW) in symbols or int(WILD) in symbols:
                    self.tiles[space // SUPPORT_SPACES] += 1
            space += 1
        self.steals: list[list[float]] = [[], [], [], [], [], []]
        if n[FAME]:
            die: i64 = 0
            while die < len(st.boss_dice):
                at: i64 = st.boss_dice[die]
                if at >= 0:
                    self.steals[at // 6].append(look.steal(die))
                die += 1
        self.hits: dict[int, tuple[float, i64]] = {}

    def along(self, a: i64, b: i64) -> list[int]:
        """The zones from one to another, both included."""
        out = [int(a)]
        while a != b:
            a = step_to(a, b)
            out.append(int(a))
        return out

    def hit(self, strike: i64, stand: i64, feet: i64) -> tuple[float, i64]:
        """What claws and feet are worth for damage there, and how many claws are used for it."""
        room = min(self.room[stand], self.may_lock)
        key = (strike * 16 + feet) * 8 + room
        known = self.hits.get(key)
        if known is not None:
            return known
        look = self.look
        me = look.me
        claws: i64 = self.n[CLAW]
        more: i64 = 0
        for zone in self.along(self.here, strike):
            more += self.claws[zone]
        base: i64 = self.tiles[strike] * me.powers.claw + feet * me.powers.foot
        if strike == self.here:
            base += look.st.pool
        best, used = -1.0, claws - claws
        k: i64 = 0
        while k <= claws + more:
            worth = look.strike(strike, min(MOST, base + k * me.powers.claw))
            if k > claws:
                worth -= TAKE_UP * float(k - claws)
            else:
                worth += LOCKED_CLAW * float(min(room, claws - k))
            if worth > best + 1e-9:
                best = worth
                used = k
            k += 1
        self.hits[key] = (best, used)
        return best, used

    def hearts(self, zones: list[int]) -> float:
        """What the hearts in hand are worth in reach of some zones, one after the other to whoever needs them most."""
        look = self.look
        left: i64 = self.n[HEART]
        given = [0] * int(look.seats)
        total = 0.0
        while left > 0:
            best = LOCKED_HEART if self.may_lock else 0.0
            to: i64 = -1
            for m in look.st.monsters:
                near = m is look.me
                for zone in zones:
                    if near:
                        break
                    near = look.heals_at(zone, m.zone)
                if near:
                    worth = look.life(m, given[m.seat])
                    if worth > best:
                        best = worth
                        to = m.seat
            total += best
            if to >= 0:
                given[to] += 1
            left -= 1
        return total

    def fames(self, zones: list[int]) -> float:
        """What the best steals on a way are worth with the fame in hand."""
        found: list[float] = []
        for zone in zones:
            found += self.steals[zone]
        found.sort(reverse=True)
        total = 0.0
        for gain in found[: self.n[FAME]]:
            total += max(0.0, gain)
        return total

    def best(self) -> Way:
        """The best way for the faces in hand."""
        look = self.look
        here = self.here
        feet: i64 = self.n[FOOT]
        stand = [look.standing(zone) for zone in range(6)]
        burns = [look.burning(zone) for zone in range(6)]
        found = Way(here, here, 0, self.n[CLAW], -1e9)
        strike: i64 = 0
        while strike < ZONES:
            to: i64 = ISLAND.distance[here][strike]
            zone: i64 = 0
            while to <= feet and zone < ZONES:
                steps = to + ISLAND.distance[strike][zone]
                if steps <= feet:
                    hit, used = self.hit(strike, zone, feet - steps)
                    worth = hit + stand[zone] - 0.02 * float(steps)
                    if self.n[HEART] or self.n[FAME] or look.harm.burns:
                        zones = self.along(here, strike)
                        zones += self.along(strike, zone)
                        seen = list(set(zones))
                        if self.n[HEART]:
                            worth += self.hearts(seen)
                        if self.n[FAME]:
                            worth += self.fames(seen)
                        if steps and look.harm.burns:
                            for entered in zones:
                                if entered != here:
                                    worth -= burns[entered]
                    if worth > found.worth + 1e-9:
                        found = Way(strike, zone, steps, used, worth)
                zone += 1
            strike += 1
        return found

    def ahead(self, way: Way) -> list[int]:
        """The zones that are still to come on a way."""
        zones = self.along(self.here, way.strike)
        zones += self.along(way.strike, way.stand)
        return [zone for zone in set(zones) if zone != self.here]


def step_to(here: i64, to: i64) -> i64:
    """The next zone on the way to another."""
    return (here + (1 if (to - here + ZONES) % ZONES <= ZONES // 2 else ZONES - 1)) % ZONES
