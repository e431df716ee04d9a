"""The table as one player looks at it: who is hurt, who is close to winning, what Tokyo would cost.

Everything is worth victory points. A heart is worth more the fewer are left; death costs all of them. Whoever sits in
Tokyo is hit by everybody until its next turn, but may give way after each hit: :meth:`Situation.stays` plays that
through with a guess of how hard the others hit.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from kaiju.games.king_of_tokyo.card import Facts
from kaiju.games.king_of_tokyo.cards import BASE
from kaiju.games.king_of_tokyo.shown import MonsterView, TokyoView

FACTS: dict[str, Facts] = {card.facts.key: card.facts for card in BASE}
"""What is printed on each card: public knowledge."""

GOAL = 20
MOST_HEARTS = 12
WIN = 40.0
"""What winning is worth: more than anything else one could do in a turn."""


class Weights(NamedTuple):
    """The player's taste, in victory points. Found by letting variants play each other."""

    energy: float = 0.45  # one energy cube, as long as there are not too many
    life: float = 3.0  # factor on own hearts
    harm: float = 1.0  # factor on hearts of others
    keep: float = 1.0  # factor on cards that stay
    city: float = 0.0  # holding Tokyo at the start of a turn, besides its reward
    giving_way: float = 0.2  # letting somebody else have Tokyo
    saving: float = 0.0  # what a purchase must be better than its price


# What the first, second, ... heart is worth, the first being life itself.
HEART = (6.0, 1.7, 1.4, 1.1, 0.85, 0.65, 0.5, 0.4, 0.3, 0.25, 0.2, 0.2)
LIFE = tuple(sum(HEART[:h]) for h in range(MOST_HEARTS + 1))

# How often a Monster whose turn it is hits for 0, 1, 2, ... hearts.
HITS = (0.30, 0.27, 0.22, 0.13, 0.06, 0.02)
NO_HIT = HITS[0]


@cache
def hits(always: int, on_hit: int, armored: bool) -> tuple[float, ...]:
    """How often a Monster with extra smash (always, or when it smashes at all) hits for 0, 1, 2, ... hearts."""
    out = [0.0] * (len(HITS) + always + on_hit)
    for d, p in enumerate(HITS):
        out[d + always + (on_hit if d + always > 0 else 0)] += p
    if armored:
        out[0] += out[1]
        out[1] = 0.0
    return tuple(out)


class Side:
    """One Monster, with what its cards add up to."""

    def __init__(self, m: MonsterView) -> None:
        self.view = m
        self.seat = m.seat
        self.hearts = m.hearts
        self.max_hearts = m.max_hearts
        self.energy = m.energy
        self.vp = m.vp
        self.alive = m.alive
        self.inside = m.place != "outside"
        self.keys = [k for c in m.cards for k in ((c.card, c.copies) if c.copies else (c.card,))]
        self.dice = 6 - m.shrink
        self.smash = 0
        self.smash_on_smash = 0
        self.discount = 0
        self.energy_bonus = 0
        self.heart_bonus = 0
        self.everywhere = False
        self.armored = False
        for key in self.keys:
            f = FACTS[key]
            self.dice += f.dice
            self.smash += f.smash
            self.smash_on_smash += f.smash_on_smash
            self.discount += f.discount
            self.energy_bonus += f.energy_bonus
            self.heart_bonus += f.heart_bonus
            self.everywhere = self.everywhere or f.smash_everywhere
            self.armored = self.armored or f.ignores_one

    def has(self, key: str) -> bool:
        return key in self.keys

    def price(self, key: str) -> int:
        """What a card costs this Monster."""
        return max(0, FACTS[key].cost - self.discount)


class Situation:
    """The table as the player of one seat weighs it up."""

    def __init__(self, view: TokyoView, seat: int, weights: Weights) -> None:
        self.view = view
        self.w = weights
        self.sides = [Side(m) for m in view.monsters]
        self.me = self.sides[seat]
        self.foes = [s for s in self.sides if s.alive and s.seat != seat]
        self.n = len(self.sides)
        self.in_city = [s for s in self.sides if s.alive and s.inside]
        self.places = 2 if view.bay_open else 1
        lead = max((s.vp for s in self.foes), default=0)
        # How many turns of one's own there may still be: somebody will have 20 VP or few hearts by then.
        pace = max(lead, self.me.vp)
        weak = min(s.hearts for s in self.sides if s.alive)
        self.turns = max(1.0, min(8.0, (GOAL - pace) / 2.2, 2.0 + weak))
        self.late = min(1.0, self.turns / 3.0)  # how much things for later still count
        self.tokyo_start = 0.45 if view.two_player else 2.0
        self.tokyo_enter = 0.45 if view.two_player else 1.0
        if self.me.has("urbavore"):
            self.tokyo_start += 1.0
        # Death costs what one has achieved as well.
        self.stakes = weights.life * (1.0 + self.me.vp / 40.0)
        self.shares = {s.seat: self.share(s) for s in self.foes}

    # ------------------------------------------------------------------- hearts

    def life(self, hearts: int) -> float:
        """What it is worth to have so many hearts at the start of one's turn."""
        return self.stakes * LIFE[max(0, min(MOST_HEARTS, hearts))]

    def share(self, foe: Side) -> float:
        """How much of another's loss is one's own gain: all of it in a duel, more if it comes from a leader."""
        others = len(self.foes)
        if others <= 1:
            return self.w.harm
        danger = 0.75 + foe.vp / 25.0
        return float(self.w.harm * danger / (others**0.75))

    def wound(self, foe: Side, hearts: int) -> float:
        """What it is worth that another Monster loses so many hearts."""
        if hearts <= 0 or (hearts == 1 and foe.armored):
            return 0.0
        left = max(0, foe.hearts - hearts)
        worth = (LIFE[min(MOST_HEARTS, foe.hearts)] - LIFE[left]) * self.shares[foe.seat]
        if left == 0:
            if foe.has("it_has_a_child"):
                return worth * 0.4
            if len(self.foes) == 1:
                return WIN
            worth += foe.vp * 0.2 * self.shares[foe.seat]
        return worth

    def a_wound(self) -> float:
        """What it is worth, on average, that one other Monster loses one heart."""
        if not self.foes:
            return 0.0
        total = 0.0
        for foe in self.foes:
            total += (LIFE[foe.hearts] - LIFE[max(0, foe.hearts - 2)]) / 2 * self.shares[foe.seat]
        return total / len(self.foes)

    # -------------------------------------------------------------------- Tokyo

    def attackers(self, after: int) -> list[Side]:
        """Who will act before one's next turn, in order, after the turn of a seat (one's own: all others)."""
        out: list[Side] = []
        seat = (after + 1) % self.n
        while seat != self.me.seat:
            side = self.sides[seat]
            if side.alive:
                out.append(side)
            seat = (seat + 1) % self.n
        return out

    def outside(self) -> list[float]:
        """By hearts: what it is worth to be outside until one's next turn, when only Tokyo hits."""
        chances = self.chances(self.me, None)
        life = [self.life(h) for h in range(MOST_HEARTS + 1)]
        for _ in range(min(self.places, len(self.foes))):
            life = [0.0] + [
                sum(p * life[h - d] for d, p in enumerate(chances) if d < h)
                for h in range(1, MOST_HEARTS + 1)
            ]
        return life

    def stays(self, attackers: list[Side], outside: list[float]) -> list[float]:
        """By hearts: what it is worth to be in Tokyo while these others take their turns."""
        reward = self.tokyo_start + self.w.city
        if self.me.vp + int(self.tokyo_start) >= GOAL:
            reward = WIN
        value = [0.0] + [self.life(h) + reward for h in range(1, MOST_HEARTS + 1)]
        jets = self.me.has("jets")
        gone = [0.0] + [v - self.w.giving_way for v in outside[1:]]
        for foe in reversed(attackers):
            if foe.inside and not foe.everywhere:
                continue
            chances = self.chances(self.me, foe)
            before = [0.0]
            for h in range(1, MOST_HEARTS + 1):
                total = chances[0] * value[h]
                for d in range(1, len(chances)):
                    left = h - d
                    away = gone[h] if jets else (gone[left] if left > 0 else 0.0)
                    here = value[left] if left > 0 else 0.0
                    total += chances[d] * max(away, here)
                before.append(total)
            value = before
        return value

    @staticmethod
    def chances(victim: Side, foe: Side | None) -> tuple[float, ...]:
        """How often a hit takes 0, 1, 2, ... hearts."""
        if foe is None:
            return hits(0, 0, victim.armored)
        return hits(min(3, foe.smash), min(3, foe.smash_on_smash), victim.armored)

    def gives_way(self, foe: Side, hits_taken: int) -> float:
        """How likely another Monster is to leave Tokyo after such a hit."""
        left = foe.hearts - hits_taken
        if left <= 0:
            return 1.0
        if hits_taken <= 0:
            return 0.0
        return 0.85 if left <= 3 else 0.6 if left <= 5 else 0.4 if left <= 7 else 0.2

    # ------------------------------------------------------------------- energy

    def purse(self, cubes: int) -> float:
        """What so much energy is worth if there is nothing special to buy."""
        w = self.w.energy * (0.3 + 0.7 * self.late)
        if cubes <= 8:
            return w * cubes
        if cubes <= 14:
            return w * (8 + 0.6 * (cubes - 8))
        return w * (11.6 + 0.2 * (cubes - 14))

    def cost(self, cubes: int) -> float:
        """What it costs to spend so much energy now."""
        have = self.me.energy
        return self.purse(have) - self.purse(have - cubes)

    def scores(self, vp: int) -> float:
        """What it is worth to gain so many VP now."""
        if self.me.vp + vp >= GOAL:
            return WIN
        return float(vp)
