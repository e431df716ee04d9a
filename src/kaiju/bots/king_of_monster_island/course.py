# compiled
"""What the light hand sees coming: where the Boss goes next, and what its powers do to Monsters.

Both are asked for with every look at the table and change seldom, so they are worked out once for each case and kept.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiju.bots.king_of_monster_island.phase import boss_moves
from kaiju.games.king_of_monster_island.power import AFTER_MOVE, AT_BOSS_1, ENTER, BossNow
from kaiju.games.king_of_monster_island.state import AVAILABLE, ISLAND, TYPES, ZONES, Island
from kaiju.games.king_of_monster_island.targets import NEAR_BOSS_TOP, STRONGEST
from kaiju.games.king_of_monster_island.vocabulary.gains import Hurt

MOST_KEPT: Final = 20_000
"""Of more cases than this all are forgotten."""


class Course:
    """With what chance the Boss stands in each zone after its next movement, and how far that is from each zone."""

    def __init__(self, goes: list[float]) -> None:
        self.goes = goes
        self.gaps: list[float] = []
        for zone in range(6):
            gap = 0.0
            for z in range(6):
                if goes[z] > 0.0:
                    gap += goes[z] * float(ISLAND.distance[zone][z])
            self.gaps.append(gap)


_courses: Final[dict[int, Course]] = {}


def course_of(st: Island) -> Course:
    """Where the Boss goes next; never edited."""
    at = st.boss_zone
    one: i64 = 1
    lie: i64 = 0  # Boss dice in every zone, four bits each
    rolled: i64 = 0
    die: i64
    for die in st.boss_dice:
        if die >= 0:
            lie += one << (die // 6 * 4)
        elif die == AVAILABLE:
            rolled += 1
    a, b, c = count(st, (at + 1) % ZONES), count(st, at), count(st, (at + 5) % ZONES)
    # The order of the three zones by Minions.
    crowd_a = (1 if a > b else 0) + (1 if a > c and b != c else 0)
    crowd_b = (1 if b > a else 0) + (1 if b > c and a != c else 0)
    crowd_c = (1 if c > a else 0) + (1 if c > b and a != b else 0)
    crowd = (crowd_a * 3 + crowd_b) * 3 + crowd_c
    walks: i64 = 1 if st.now.walks else 0
    key = (((lie * 27 + crowd) * 9 + rolled) * ZONES + at) * 2 + walks
    found = _courses.get(key)
    if found is None:
        if len(_courses) >= MOST_KEPT:
            _courses.clear()
        lies = [int(lie >> zone * 4 & 15) for zone in range(6)]
        found = Course(chances(at, lies, (int(crowd_a), int(crowd_b), int(crowd_c)), rolled, st.now.walks))
        _courses[key] = found
    return found


def chances(at: i64, lie: list[int], crowd: tuple[int, int, int], rolled: i64, walks: bool) -> list[float]:
    """With what chance the Boss stands in each zone: dice lie so, the zones are as crowded, so many dice fall."""
    on, back = (at + 1) % ZONES, (at + 5) % ZONES
    found = boss_moves((lie[on], lie[at], lie[back]), crowd, int(rolled))
    goes = [0.0] * 6
    goes[on] = found[0]
    goes[at] = found[1]
    goes[back] = found[2]
    lost = found[3]
    if lost > 0.0:
        if not walks:
            goes[on] += lost
        else:
            step: i64 = 2
            while step < 5:
                zone = (at + step) % ZONES
                there = 1.0 if lie[zone] or step == 4 else 0.5
                goes[zone] += lost * there
                lost *= 1.0 - there
                step += 1
    return goes


def count(st: Island, zone: i64) -> i64:
    """How many Minions lie in a zone."""
    at = zone * TYPES
    lie = st.minions
    return lie[at] + lie[at + 1] + lie[at + 2] + lie[at + 3] + lie[at + 4]


class Harm:
    """What active powers of a Boss do to Monsters in every Boss Phase."""

    def __init__(self, now: BossNow) -> None:
        self.strongest: i64 = 0
        self.gaze: i64 = 0
        self.burns: bool = bool(now.at[ENTER])
        for when in (AT_BOSS_1, AFTER_MOVE):
            for power in now.at[when]:
                for effect in power.effects:
                    if isinstance(effect, Hurt):
                        if effect.who == STRONGEST:
                            self.strongest += effect.n
                        elif effect.who == NEAR_BOSS_TOP:
                            self.gaze += effect.n


_harms: Final[dict[BossNow, Harm]] = {}


def harm_of(st: Island) -> Harm:
    """What the Boss does to Monsters as long as its powers stay the same."""
    found = _harms.get(st.now)
    if found is None:
        if len(_harms) >= MOST_KEPT:
            _harms.clear()
        found = Harm(st.now)
        _harms[st.now] = found
    return found
