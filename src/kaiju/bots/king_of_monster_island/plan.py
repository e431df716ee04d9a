"""The best way through a turn for a Roll: where to strike, where to stand afterwards, and what all of it is worth."""

from __future__ import annotations

from collections.abc import Sequence

from kaiju.bots.king_of_monster_island.blows import blow
from kaiju.bots.king_of_monster_island.cards import card_worth
from kaiju.bots.king_of_monster_island.phase import RING, distance
from kaiju.bots.king_of_monster_island.situation import (
    AN_ENERGY,
    CLAW,
    ENERGY,
    FAME,
    FOOT,
    HEART,
    SUPPORT,
    Situation,
)
from kaiju.games.king_of_monster_island.state import FACES

ENERGY_FOR = (0, 1, 3, 6, 10, 15)
A_TILE = 1.5
LOCKED_CLAW = 0.9
LOCKED_HEART = 0.25
TAKE_UP = 0.45
"""What a claw and a heart are worth Locked where the Monster ends its turn, and what taking up a Locked die costs."""

MOST_LOCKED = 4
"""With more Locked dice somebody would have to take one back for a Roll."""

NEARNESS = (0.4, 0.25, 0.18, 0.14, 0.25)
"""What a zone less between a Monster and where the Boss goes is worth for its next blow, by number of players."""


class Route:
    """One way through a turn: strike in a zone, then stand in another."""

    def __init__(self, start: int, strike: int, stand: int) -> None:
        self.strike = strike
        self.stand = stand
        self.steps = distance(start, strike) + distance(strike, stand)
        self.before = along(start, strike)
        after = along(strike, stand)
        self.zones = frozenset((*self.before, *after))
        self.entered = self.before[1:] + after[1:]


def along(a: int, b: int) -> list[int]:
    """The zones from one to another, both included."""
    step = 1 if (b - a) % RING <= RING // 2 else -1
    out = [a]
    while out[-1] != b:
        out.append((out[-1] + step) % RING)
    return out


ROUTES = [
    sorted(
        (Route(start, strike, stand) for strike in range(RING) for stand in range(RING)),
        key=lambda w: w.steps,
    )
    for start in range(RING)
]


class Planner:
    """All ways through the rest of this turn, and what a Roll is worth with the best of them."""

    def __init__(self, s: Situation, rolling: bool = False) -> None:
        self.s = s
        me = s.me
        self.pool = s.view.pool
        self.ways = ROUTES[me.zone]
        self.stand = [self.standing(zone) for zone in range(RING)]
        self.burns = self.burning()
        self.hot = any(self.burns)
        self.fame_table = s.fame_table
        self.locked = [[0] * 6 for _ in range(RING)]
        self.room = [0] * RING
        total = 0
        for zone in s.zones:
            for space in zone.die_spaces:
                if not space.holds:
                    self.room[zone.zone] += 1
                elif space.holds != "crystal":
                    total += 1
                    if not space.fresh and (rolling or zone.zone != me.zone):
                        self.locked[zone.zone][FACES.index(space.holds)] += 1
        self.may_lock = max(0, MOST_LOCKED - total)
        self.tiles = [0] * RING
        for zone in s.zones:
            for tile in zone.support:
                if tile.symbols and not (tile.used or tile.activated or tile.recharged):
                    self.tiles[zone.zone] += "claw" in tile.symbols or "wild" in tile.symbols
        self.free = 1 if rolling and "ninjas_2" in s.has else 0
        claws_done = any(face == "claw" and over for face, over in zip(s.view.dice, s.view.done, strict=True))
        self.first_claw = 1 if "apes_1" in s.has and not claws_done else 0
        self.entering = 1 if "apes_2" in s.has else 0
        ready = {card.card for card in me.cards if not card.used}
        self.spit = 1 if "acid_spit" in ready else 0
        self.whirl = 2 if "whirlwind" in ready else 0
        self.goods = [
            (price, card_worth(s, card))
            for card, price in zip(s.view.market, s.view.prices, strict=True)
            if card
        ]
        self.hits: dict[tuple[int, int, int, int, int], tuple[float, int]] = {}
        self.heal_tables: dict[frozenset[int], list[float]] = {}
        self.fame_tables: dict[frozenset[int], list[float]] = {}

    # ---- where to stand

    def standing(self, zone: int) -> float:
        """What it is worth to end the turn in a zone: safe from Minions, near the Boss, near what is Locked."""
        s = self.s
        worth = -s.loss(s.me, s.harm(zone))
        gap = sum(chance * distance(zone, z) for z, chance in enumerate(s.goes) if chance)
        worth -= NEARNESS[s.seats - 1] * gap
        zones = [m.zone for m in s.view.monsters]
        zones[s.seat] = zone
        worth -= sum(s.loss(s.view.monsters[seat], 1) for seat in s.gazed(zones))
        if s.seats == 1:
            here = s.zones[zone]
            worth += 0.3 * sum(bool(space.holds) and space.holds != "crystal" for space in here.die_spaces)
            worth += 0.3 * sum(bool(tile.symbols) for tile in here.support)
        return worth

    def burning(self) -> list[float]:
        """What it costs to enter each zone: Lavalord's burning ground hurts whoever comes to a Fireling."""
        s = self.s
        if "la_5" not in s.active_powers:
            return [0.0] * RING
        return [s.loss(s.me, 1) if "fireling" in zone.minions else 0.0 for zone in s.zones]

    # ---- parts of a Roll

    def fames(self, way: Route) -> list[float]:
        """What so many fame faces are worth on a way, with the best steals."""
        key = way.zones
        known = self.fame_tables.get(key)
        if known is None:
            s = self.s
            dice = [die.die for die in s.view.boss.dice if die.zone in key]
            stolen: frozenset[int] = frozenset()
            saved, fame = 0.0, 0
            cost = s.phase_cost(stolen)
            known = [0.0]
            for _ in range(10):
                fame += 1
                best, which = -0.5, 0
                for die in dice:
                    gain = cost - s.phase_cost(stolen | {die})
                    if gain > best:
                        best, which = gain, die
                if which and best + self.fame_table[min(21, fame + 1)] - self.fame_table[min(21, fame)] > 0:
                    stolen |= {which}
                    dice.remove(which)
                    cost = s.phase_cost(stolen)
                    saved += best
                    fame += 1
                known.append(saved + self.fame_table[min(21, fame)])
            self.fame_tables[key] = known
        return known

    def heals(self, way: Route) -> list[float]:
        """What one heart after the other is worth on a way, to whoever needs it most."""
        key = way.zones
        known = self.heal_tables.get(key)
        if known is None:
            s = self.s
            there = [m for m in s.view.monsters if m is s.me or any(self.heals_at(z, m.zone) for z in key)]
            given = [0] * len(there)
            known = [0.0]
            for _ in range(10):
                gains = [s.life(m, given[i]) for i, m in enumerate(there)]
                best = max(range(len(there)), key=lambda i: gains[i])
                known.append(known[-1] + max(gains[best], LOCKED_HEART if self.may_lock else 0.0))
                given[best] += 1
            self.heal_tables[key] = known
        return known

    def heals_at(self, mine: int, its: int) -> bool:
        """Whether a heart reaches from zone to zone."""
        has = self.s.has
        return mine == its or "healing_howl" in has or ("med_bots_2" in has and distance(mine, its) == 1)

    def hit(self, way: Route, claws: int, feet: int) -> tuple[float, int]:
        """What claws and feet are worth for damage where a way strikes, and how many claws are used for it."""
        strike = way.strike
        more = sum(self.locked[zone][CLAW] for zone in way.before)
        room = min(self.room[way.stand], self.may_lock)
        key = (strike, claws, feet, more, room)
        known = self.hits.get(key)
        if known is None:
            s = self.s
            here = strike == s.me.zone
            base = self.spit + (self.pool if here else 0)
            if strike == s.boss_zone and not here:
                base += self.entering
            base += s.claw * self.tiles[strike]
            best, used = -1.0, 0
            for k in range(claws + more + 1):
                points = base + k * s.claw + feet * s.foot
                if k:
                    points += self.first_claw
                if k + feet >= 3:
                    points += self.whirl
                worth = blow(s, strike, points)[0]
                if k > claws:
                    worth -= TAKE_UP * (k - claws)
                else:
                    worth += LOCKED_CLAW * min(room, claws - k)
                if worth > best + 1e-9:
                    best, used = worth, k
            known = self.hits[key] = (best, used)
        return known

    def on(self, way: Route, claws: int, feet: int, hearts: int, fames: int) -> float:
        """What these faces are worth on a way."""
        spare = feet + self.free - way.steps
        worth = self.stand[way.stand] - 0.02 * way.steps
        if self.hot:
            worth -= sum(self.burns[zone] for zone in way.entered)
        worth += self.hit(way, claws, min(spare, feet))[0]
        if hearts:
            worth += self.heals(way)[min(hearts, 10)]
        if fames:
            worth += self.fames(way)[min(fames, 10)]
        return worth

    def best(self, hand: Sequence[int]) -> tuple[float, Route]:
        """The best way for a Roll, and its worth."""
        feet, claws = hand[FOOT], hand[CLAW]
        top, choice = -1e9, self.ways[0]
        for way in self.ways:
            if way.steps > feet + self.free:
                break
            worth = self.on(way, claws, feet, hand[HEART], hand[FAME])
            if worth > top:
                top, choice = worth, way
        return top + self.others(hand), choice

    def worth(self, hand: Sequence[int]) -> float:
        """What a Roll is worth with the best way."""
        return self.best(hand)[0]

    def table(self, hands: Sequence[Sequence[int]]) -> list[float]:
        """What each of many Rolls is worth: the same as :meth:`worth` of each, with most of the work done once.

        Energy and Support count for themselves; and of ways through the same zones, where hearts and fame do the same,
        only the best for some claws and feet is looked at.
        """
        through: dict[tuple[int, int], list[tuple[float, list[float], list[float]]]] = {}
        known: dict[tuple[int, int, int, int], float] = {}
        rest: dict[tuple[int, int], float] = {}
        out: list[float] = []
        for hand in hands:
            hearts, energy, fames, claws, feet, support = hand
            key = (claws, feet, hearts, fames)
            top = known.get(key)
            if top is None:
                ways = through.get((claws, feet))
                if ways is None:
                    ways = through[claws, feet] = self.through(claws, feet)
                top = known[key] = max([worth + heal[hearts] + fame[fames] for worth, heal, fame in ways])
            more = rest.get((energy, support))
            if more is None:
                more = rest[energy, support] = self.others(hand)
            out.append(top + more)
        return out

    def through(self, claws: int, feet: int) -> list[tuple[float, list[float], list[float]]]:
        """For all zones one can come through: the best for claws and feet, and what hearts and fame are worth there."""
        best: dict[frozenset[int], tuple[float, Route]] = {}
        for way in self.ways:
            if way.steps > feet + self.free:
                break
            worth = self.on(way, claws, feet, 0, 0)
            if way.zones not in best or worth > best[way.zones][0]:
                best[way.zones] = (worth, way)
        return [(worth, self.heals(way), self.fames(way)) for worth, way in best.values()]

    # ---- the rest of a Roll

    def purse(self, more: int) -> float:
        """What so much more Energy is worth: what it buys now, or some of it for later."""
        have = self.s.me.energy
        return self.spent(have + more) - self.spent(have)

    def spent(self, energy: int) -> float:
        worth = AN_ENERGY * min(1.0, self.s.time_left)
        best = worth * energy
        for price, gain in self.goods:
            if price <= energy:
                best = max(best, gain + worth * (energy - price))
        return best

    def others(self, hand: Sequence[int]) -> float:
        """Energy and Support."""
        worth = 0.0
        energy = hand[ENERGY]
        if energy:
            worth += self.purse(
                energy // 5 * ENERGY_FOR[5] + ENERGY_FOR[energy % 5] + ("static_fur" in self.s.has)
            )
        support = hand[SUPPORT]
        if support and self.s.view.tiles:
            enough = 2 if "harbor_crew_1" in self.s.has else 3
            worth += A_TILE * min(1.0, self.s.time_left) * (support // enough)
        return worth


def faces_in(dice: Sequence[str], done: Sequence[bool]) -> list[int]:
    """The dice of the Roll that can still be used, by face."""
    out = [0] * 6
    for face, over in zip(dice, done, strict=True):
        if not over:
            out[FACES.index(face)] += 1
    return out
