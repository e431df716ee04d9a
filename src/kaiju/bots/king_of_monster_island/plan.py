"""The best way through a turn for a Roll: where to strike, where to stand afterwards, and what all of it is worth."""

from __future__ import annotations

from collections.abc import Sequence

from kaiju.bots.king_of_monster_island.blows import blow
from kaiju.bots.king_of_monster_island.cards import card_worth
from kaiju.bots.king_of_monster_island.situation import (
    AN_ENERGY,
    CLAW,
    ENERGY,
    FAME,
    FOOT,
    HEART,
    NEARNESS,
    RING,
    SUPPORT,
    Situation,
    distance,
)
from kaiju.games.king_of_monster_island.state import FACES

ENERGY_FOR = (0, 1, 3, 6, 10, 15)
A_TILE = 1.1
A_LOCKED_DIE = 0.5
"""What a good die is worth to the team when it is Locked instead of used."""


class Way:
    """One way through a turn: strike in a zone, then stand in another."""

    def __init__(self, strike: int, stand: int, feet: int, base: float) -> None:
        self.strike = strike
        self.stand = stand
        self.feet = feet  # needed for both moves
        self.base = base  # what standing there is worth


class Planner:
    """All ways through the rest of this turn, and what a Roll is worth with the best of them."""

    def __init__(self, s: Situation, pool: int = 0) -> None:
        self.s = s
        self.pool = pool
        me = s.me
        self.stand = [self.standing(zone) for zone in range(RING)]
        self.ways: list[Way] = []
        for strike in range(RING):
            for stand in range(RING):
                feet = distance(me.zone, strike) + distance(strike, stand)
                if feet <= 4:
                    self.ways.append(Way(strike, stand, feet, self.stand[stand] - 0.01 * feet))
        self.ways.sort(key=lambda way: way.feet)
        self.fames = {way: self.steals({me.zone, way.strike, way.stand}) for way in self.ways}
        self.hearts = {way: self.heals({me.zone, way.strike, way.stand}) for way in self.ways}
        self.fame_table = [s.fame_worth(me.fame, n) for n in range(22)]
        self.extra = self.bonus()
        self.goods = [
            (price, card_worth(s, card))
            for card, price in zip(s.view.market, s.view.prices, strict=True)
            if card
        ]
        spaces = [[space for space in zone.die_spaces if not space.fresh] for zone in s.zones]
        self.locked = [sum(space.holds == "claw" for space in zone) for zone in spaces]
        self.room = [sum(not space.holds for space in zone.die_spaces) for zone in s.zones]

    def bonus(self) -> int:
        """Damage that powers add to a group with a claw in it."""
        return 1 if any(p.power == "apes_1" and p.active for p in self.s.me.powers) else 0

    def standing(self, zone: int) -> float:
        """What it is worth to end the turn in a zone: safe from Minions, near the Boss, not in a crowd."""
        s = self.s
        worth = -s.loss(s.me, s.harm(zone))
        gap = sum(chance * distance(zone, z) for z, chance in enumerate(s.goes))
        worth -= NEARNESS * gap / (1 if s.seats == 1 else 2)
        if "cd_before" in s.active_powers:
            worth -= self.gaze(zone)
        others = sum(m.zone == zone for m in s.view.monsters if m is not s.me)
        return worth - 0.08 * others

    def gaze(self, zone: int) -> float:
        """What Cutting Gaze costs the team with this Monster in a zone: all of the healthiest near the Boss are hit."""
        s = self.s
        near = [
            m
            for m in s.view.monsters
            if distance(zone if m is s.me else m.zone, s.boss_zone) <= 1 and m.health > 0
        ]
        most = max((m.health for m in near), default=0)
        return sum(s.loss(m, 1) for m in near if m.health == most)

    def steals(self, zones: set[int]) -> list[float]:
        """What each steal in these zones is worth besides its Fame, the best first."""
        out: list[float] = []
        for die in self.s.view.boss.dice:
            if die.zone in zones:
                worth = self.s.steal_worth(die.zone, die.symbols)
                if worth > -0.3:
                    out.append(worth)
        out.sort(reverse=True)
        return out

    def heals(self, zones: set[int]) -> list[float]:
        """What one heart after the other is worth in these zones, to whoever needs it most."""
        s = self.s
        there = [m for m in s.view.monsters if m is s.me or m.zone in zones]
        given = [0] * len(there)
        out = [0.0]
        for _ in range(6):
            gains = [s.life(m, given[i]) for i, m in enumerate(there)]
            best = max(range(len(there)), key=lambda i: gains[i])
            out.append(out[-1] + gains[best])
            given[best] += 1
        return out

    def worth(self, hand: Sequence[int]) -> float:
        """What a Roll is worth with the best way."""
        return self.best(hand)[0]

    def best(self, hand: Sequence[int]) -> tuple[float, Way]:
        """The best way for a Roll, and its worth."""
        s = self.s
        feet, claws = hand[FOOT], hand[CLAW]
        top, choice = -1e9, self.ways[0]
        for way in self.ways:
            if way.feet > feet:
                break
            points = (claws + self.locked[way.strike]) * s.claw + (feet - way.feet) * s.foot
            if claws:
                points += self.extra
            if way.strike == s.me.zone:
                points += self.pool
            struck = blow(s, way.strike, points)[0]
            worth = way.base + struck + self.hearts[way][min(hand[HEART], 6)]
            if claws and not struck:
                worth += A_LOCKED_DIE * min(claws, self.room[way.stand])
            fames = hand[FAME]
            if fames:
                steals = self.fames[way][:fames]
                worth += self.fame_table[fames + len(steals)] + sum(steals)
            if worth > top:
                top, choice = worth, way
        return top + self.others(hand), choice

    def purse(self, more: int) -> float:
        """What so much more Energy is worth: what it buys now, or some of it for later."""
        have = self.s.me.energy
        return self.spent(have + more) - self.spent(have)

    def spent(self, energy: int) -> float:
        best = AN_ENERGY * energy
        for price, worth in self.goods:
            if price <= energy:
                best = max(best, worth + AN_ENERGY * (energy - price))
        return best

    def others(self, hand: Sequence[int]) -> float:
        """Energy, Support, and dice that can be Locked."""
        worth = 0.0
        energy = hand[ENERGY]
        if energy:
            worth += self.purse(energy // 5 * ENERGY_FOR[5] + ENERGY_FOR[energy % 5])
        support = hand[SUPPORT]
        if support >= 3 and self.s.view.tiles:
            worth += A_TILE * (support // 3)
        return worth


def faces_in(dice: Sequence[str], done: Sequence[bool]) -> list[int]:
    """The dice of the Roll that can still be used, by face."""
    out = [0] * 6
    for face, over in zip(dice, done, strict=True):
        if not over:
            out[FACES.index(face)] += 1
    return out
