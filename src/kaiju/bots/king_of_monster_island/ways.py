# compiled
"""The best way through the rest of a turn, for the light hand: where to strike, and where to stand afterwards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiju.bots.king_of_monster_island.course import harm_of
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
ROOMS: Final[i64] = DIE_SPACES + 1
NONE: Final[list[float]] = []
NO_CLAWS: Final[list[int]] = []
NO_STEALS: Final[list[list[float]]] = [[], [], [], [], [], []]
UNKNOWN: Final[list[float]] = [-1.0] * 64
"""For each set of zones."""


class Way:
    """Strike in a zone with so many claws, then stand in another."""

    def __init__(self, strike: i64, stand: i64, steps: i64, claws: i64) -> None:
        self.strike = strike
        self.stand = stand
        self.steps = steps
        self.claws = claws


class Ways:
    """All ways through the rest of a turn.

    Small numbers by zone are packed, four bits each: lists of them would be made and thrown away with every menu.
    """

    def __init__(self, look: Look, n: list[int]) -> None:
        self.look = look
        self.n = n
        st = look.st
        self.here = look.me.zone
        one: i64 = 1
        self.room: i64 = 0  # free die spaces by zone, packed
        self.claws: i64 = 0  # Locked claws by zone, packed
        locked: i64 = 0
        space: i64
        lies: i64
        for space, lies in enumerate(st.spaces):
            if lies == EMPTY:
                self.room += one << (space // DIE_SPACES * 4)
            elif lies < CRYSTAL:
                locked += 1
                if lies == CLAW:
                    self.claws += one << (space // DIE_SPACES * 4)
        self.may_lock = max(0, MOST_LOCKED - locked)
        self.steals = NO_STEALS  # by zone
        self.hits = NONE
        self.used = NO_CLAWS
        self.healed = NONE
        self.stolen = NONE

    def prepare(self) -> None:
        """Work out what is asked for many ways, and make room for what has been asked before."""
        n = self.n
        st = self.look.st
        cases = int(ZONES * (n[FOOT] + 1) * ROOMS)
        self.hits = [0.0] * cases  # blows: by where, with how many feet and how much room
        self.used = [-1] * cases
        if n[HEART]:
            self.healed = UNKNOWN[:]
        if n[FAME]:
            self.stolen = UNKNOWN[:]
            self.steals = [[], [], [], [], [], []]
            die: i64 = 0
            while die < len(st.boss_dice):
                at: i64 = st.boss_dice[die]
                if at >= 0:
                    self.steals[at // 6].append(self.look.steal(die))
                die += 1

    def tiles(self, zone: i64) -> i64:
        """How many tiles of a zone can give a claw."""
        st = self.look.st
        n: i64 = 0
        space = zone * SUPPORT_SPACES
        end = space + SUPPORT_SPACES
        while space < end:
            if can_activate(st, space):
                symbols = st.box.tiles[st.support[space] >> 1]
                if int(CLAW) in symbols or int(WILD) in symbols:
                    n += 1
            space += 1
        return n

    def hit(self, strike: i64, stand: i64, feet: i64) -> i64:
        """What claws and feet are worth for damage there, and how many claws are used for it: where both are noted."""
        room: i64 = min(self.room >> stand * 4 & 15, self.may_lock)
        case = (strike * (self.n[FOOT] + 1) + feet) * ROOMS + room
        if self.used[case] < 0:
            best, used = self.blow(strike, feet, room)
            self.hits[case] = best
            self.used[case] = used
        return case

    def blow(self, strike: i64, feet: i64, room: i64) -> tuple[float, i64]:
        """What claws and feet are worth for damage in a zone, and how many claws are used; others may be Locked."""
        look = self.look
        me = look.me
        claws: i64 = self.n[CLAW]
        more: i64 = 0
        zone: i64
        for zone in ALONG[self.here * ZONES + strike]:
            more += self.claws >> zone * 4 & 15
        base = self.tiles(strike) * me.powers.claw + feet * me.powers.foot
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
        return best, used

    def hearts(self, zones: i64) -> float:
        """What the hearts in hand are worth in reach of some zones, one after the other to whoever needs them most."""
        known = self.healed[zones]
        if known >= 0.0:
            return known
        look = self.look
        near = [m for m in look.st.monsters if m is look.me or self.heals(zones, m.zone)]
        left: i64 = self.n[HEART]
        given = [0] * int(look.seats)
        total = 0.0
        while left > 0:
            best = LOCKED_HEART if self.may_lock else 0.0
            to: i64 = -1
            for m in near:
                worth = look.life(m, given[m.seat])
                if worth > best:
                    best = worth
                    to = m.seat
            total += best
            if to >= 0:
                given[to] += 1
            left -= 1
        self.healed[zones] = total
        return total

    def heals(self, zones: i64, its: i64) -> bool:
        """Whether a heart reaches a zone from one of some zones."""
        zone: i64 = 0
        while zone < ZONES:
            if zones >> zone & 1 and self.look.heals_at(zone, its):
                return True
            zone += 1
        return False

    def fames(self, zones: i64) -> float:
        """What the best steals on a way are worth with the fame in hand."""
        known = self.stolen[zones]
        if known >= 0.0:
            return known
        found: list[float] = []
        zone: i64 = 0
        while zone < ZONES:
            if zones >> zone & 1:
                found += self.steals[zone]
            zone += 1
        found.sort(reverse=True)
        total = 0.0
        for gain in found[: self.n[FAME]]:
            total += max(0.0, gain)
        self.stolen[zones] = total
        return total

    def best(self) -> Way:
        """The best way for the faces in hand."""
        if self.n[FOOT]:
            return self.best_walk()
        # Without feet there is one way, and most menus are seen without: all that is left is how many claws to use.
        here = self.here
        used: i64 = 0
        if self.n[CLAW] or self.claws >> here * 4 & 15:
            _, used = self.blow(here, 0, min(self.room >> here * 4 & 15, self.may_lock))
        return Way(here, here, 0, used)

    def best_walk(self) -> Way:
        """The best way for the faces in hand, with feet among them."""
        self.prepare()
        look = self.look
        here = self.here
        feet: i64 = self.n[FOOT]
        burning = harm_of(look.st).burns
        hearts: i64 = self.n[HEART]
        fames: i64 = self.n[FAME]
        stand = [0.0] * 6
        burns = [0.0] * 6
        zone: i64 = 0
        while zone < ZONES:
            if ISLAND.distance[here][zone] <= feet:
                stand[zone] = look.standing(zone)
                if burning:
                    burns[zone] = look.burning(zone)
            zone += 1
        most = -1e9
        at = here
        to = here
        walked: i64 = 0
        claws: i64 = self.n[CLAW]
        strike: i64 = 0
        while strike < ZONES:
            far: i64 = ISLAND.distance[here][strike]
            zone = 0
            while far <= feet and zone < ZONES:
                steps = far + ISLAND.distance[strike][zone]
                if steps <= feet:
                    case = self.hit(strike, zone, feet - steps)
                    worth = self.hits[case] + stand[zone] - 0.02 * float(steps)
                    if hearts or fames:
                        seen: i64 = PASSED[here * ZONES + strike] | PASSED[strike * ZONES + zone]
                        if hearts:
                            worth += self.hearts(seen)
                        if fames:
                            worth += self.fames(seen)
                    if steps and burning:
                        for entered in ALONG[here * ZONES + strike]:
                            if entered != here:
                                worth -= burns[entered]
                        for entered in ALONG[strike * ZONES + zone]:
                            if entered != here:
                                worth -= burns[entered]
                    if worth > most + 1e-9:
                        most = worth
                        at = strike
                        to = zone
                        walked = steps
                        claws = self.used[case]
                zone += 1
            strike += 1
        return Way(at, to, walked, claws)

    def ahead(self, way: Way) -> list[int]:
        """The zones that are still to come on a way."""
        zones: i64 = PASSED[self.here * ZONES + way.strike] | PASSED[way.strike * ZONES + way.stand]
        return [zone for zone in range(6) if zones >> zone & 1 and zone != self.here]


def step_to(here: i64, to: i64) -> i64:
    """The next zone on the way to another."""
    return (here + (1 if (to - here + ZONES) % ZONES <= ZONES // 2 else ZONES - 1)) % ZONES


def along(a: i64, b: i64) -> list[int]:
    """The zones from one to another, both included."""
    out = [int(a)]
    while a != b:
        a = step_to(a, b)
        out.append(int(a))
    return out


ALONG: Final[list[list[int]]] = [along(way // 6, way % 6) for way in range(36)]
"""The zones on the way from each zone to each other, both included."""
PASSED: Final[list[int]] = [sum(1 << zone for zone in way) for way in ALONG]
"""The same as bits."""
