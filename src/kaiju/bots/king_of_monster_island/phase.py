"""The next Boss Phase as a player sees it coming: where the Boss goes, and how many Boss dice wait for it there."""

from __future__ import annotations

from functools import cache, lru_cache
from math import factorial

from kaiju.games.king_of_monster_island.data import DATA

RING = 6
SYMBOLS = ("fame", "crystal", "minion")


def distance(a: int, b: int) -> int:
    """Along the ring."""
    d = (a - b) % RING
    return min(d, RING - d)


@cache
def on_a_die(dice: int) -> tuple[float, float, float]:
    """How many symbols of each kind a Boss die shows on the average, with so many in play."""
    faces = [face for n in range(1, dice + 1) for face in DATA["boss_die"][str(n)]["faces"]]
    fame, crystal, minion = (sum(face.count(symbol) for face in faces) / len(faces) for symbol in SYMBOLS)
    return fame, crystal, minion


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


@lru_cache(maxsize=20_000)
def boss_moves(lie: tuple[int, int, int], crowd: tuple[int, int, int], dice: int) -> tuple[float, ...]:
    """The chances that the Boss goes on, stays or goes back, or finds no die; then the dice that fall before it there.

    ``lie`` are the Boss dice in the three zones and ``crowd`` their order by Minions (KOMI-BOSS-07 to -11).
    """
    goes = [0.0] * 4
    new = [0.0] * 3
    for fall in drops(dice):
        chance = fall[3]
        count = (lie[0] + fall[0], lie[1] + fall[1], lie[2] + fall[2])
        most = max(count)
        if most == 0:
            goes[3] += chance
            continue
        to, crowded = -1, -1
        for i in range(3):
            if count[i] == most and crowd[i] > crowded:
                to, crowded = i, crowd[i]
        goes[to] += chance
        new[to] += chance * fall[to]
    return (*goes, *new)


class Phase:
    """Where the Boss goes in its next phase: ``goes`` are the chances, ``new`` the dice that fall there besides."""

    def __init__(self, at: int, lie: list[int], minions: list[int], dice: int, walks: bool) -> None:
        three = ((at + 1) % RING, at, (at - 1) % RING)
        there = [minions[zone] for zone in three]
        order = sorted(set(there))
        crowd = (order.index(there[0]), order.index(there[1]), order.index(there[2]))
        found = boss_moves((lie[three[0]], lie[three[1]], lie[three[2]]), crowd, dice)
        self.goes = [0.0] * RING
        self.new = [0.0] * RING
        for i, zone in enumerate(three):
            self.goes[zone] = found[i]
            self.new[zone] = found[4 + i]
        lost = found[3]
        if lost and not walks:
            self.goes[three[0]] += lost
        elif lost:
            for steps, chance in ((2, 1 - (2 / 3) ** dice), (3, 1 - 0.5**dice), (4, 1.0)):
                zone = (at + steps) % RING
                there_is = 1.0 if lie[zone] else chance
                self.goes[zone] += lost * there_is
                self.new[zone] += 0.0 if lie[zone] else lost * there_is
                lost *= 1 - there_is
