"""The table as one player looks at it: who is hurt, who is close to winning, what Tokyo would cost.

A Monster's *strength* adds up what its hearts, VP, energy and cards are worth, on a scale on which the chance to win is
shared out in proportion to ``exp(strength)`` among those still alive. The numbers come from a fit to thousands of games
between variants of this player; one VP is worth about a quarter early on and twice that near the end. Everything the
player decides, it decides by the chance to win that it expects afterwards.
"""

from __future__ import annotations

from functools import cache
from math import exp
from typing import NamedTuple

from kaiju.games.king_of_tokyo.card import GIFT, Facts
from kaiju.games.king_of_tokyo.cards import BASE, costume_cards, evolution_cards, origins_cards, promo_cards
from kaiju.games.king_of_tokyo.shown import CardView, MonsterView, TokyoView

FACTS: dict[str, Facts] = {
    card.facts.key: card.facts
    for card in [*BASE, *promo_cards(), *origins_cards(), *costume_cards(), *evolution_cards()]
}
"""What is printed on each card of all boxes: public knowledge."""

GOAL = 20
MOST_HEARTS = 12

HEARTS = (-9.0, 0.0, 0.5, 1.05, 1.55, 1.95, 2.3, 2.55, 2.77, 3.0, 3.22, 3.38, 3.5)
"""Strength by hearts."""

POINTS = (
    0.0, 0.22, 0.42, 0.6, 0.78, 0.97, 1.18, 1.39, 1.61, 1.83, 2.07, 2.32, 2.61, 2.97, 3.38, 3.85, 4.45, 5.05, 5.65, 6.2,
)  # fmt: skip
"""Strength by VP."""

POINT = 0.25
"""What a VP is worth on average, where it is not worth while to look closer."""

EVOLVED = 0.25
"""What an Evolution in front of a Monster is worth to it, as far as the others care."""

WOUNDS = {"devil": 1}
"""Cards that make every wound bigger, and by how much."""

COMING_BACK = frozenset({"it_has_a_child", "monster_sidekick"})
"""Cards with which 0 hearts are not the end."""

BEAUTY = "twas_beauty_killed_the_beast"
"""Leaving Tokyo with this card costs all VP."""

# How often a Monster whose turn it is hits for 0, 1, 2, ... hearts: from outside Tokyo, and from inside.
HITS_TOKYO = (0.40, 0.36, 0.16, 0.06, 0.02)
HITS_OUTSIDE = (0.33, 0.33, 0.19, 0.10, 0.05)
HEALS = (0.45, 0.30, 0.15, 0.10)
"""How often a Monster outside Tokyo that could use them gains 0, 1, 2, 3 hearts in a turn of its own."""


class Weights(NamedTuple):
    """The player's taste. Found by letting variants play each other."""

    energy: float = 0.09  # strength of an energy cube, as long as there are not too many
    keep: float = 1.4  # factor on cards that stay
    city: float = 0.1  # holding Tokyo at the start of a turn, besides its reward
    lodging: float = (
        0.1  # how much the turns after that count: nobody heals in Tokyo, and all others hit there
    )
    giving_way: float = 0.1  # letting somebody else have Tokyo
    alone: float = -0.3  # the same to the only other Monster: in Tokyo it cannot heal
    city_alone: float = -0.2  # and holding Tokyo against it
    hits: float = 1.0  # how hard the others are expected to hit
    confidence: float = 3.0  # strength that a player credits itself with: who plays better has more to lose
    saving: float = 0.0  # chance to win that a purchase must gain


@cache
def hits(inside: bool, often: float, always: int, on_hit: int, armored: bool) -> tuple[float, ...]:
    """How often a Monster hits for 0, 1, 2, ...; extra smash comes always, or with any smash."""
    usual = HITS_OUTSIDE if inside else HITS_TOKYO
    any_hit = sum(usual[1:]) * often
    out = [0.0] * (len(usual) + always + on_hit)
    for d, p in enumerate(usual):
        out[d + always + (on_hit if d + always > 0 else 0)] += 1.0 - any_hit if d == 0 else p * often
    if armored:
        out[0] += out[1]
        out[1] = 0.0
    return tuple(out)


def worked_as(card: CardView) -> tuple[str, ...]:
    """What a card works as: itself, and what it copies."""
    return (card.card, card.copies) if card.copies else (card.card,)


def helps(key: str, monster: str) -> int:
    """Whether an Evolution in front of a Monster is good for it (1), a Gift that hurts it (-1), or neither."""
    facts = FACTS.get(key)
    if facts is None or facts.type != GIFT:
        return 1
    return 0 if facts.monster == monster else -1


def works_for(key: str, monster: str) -> bool:
    """Whether an Evolution does anything in front of a Monster: a Gift does nothing to its own Monster."""
    return helps(key, monster) != 0


class Side:
    """One Monster, with what its cards add up to."""

    def __init__(self, m: MonsterView) -> None:
        self.view = m
        self.seat = m.seat
        self.hearts = m.hearts
        self.max_hearts = m.max_hearts
        self.energy = m.energy
        self.alive = m.alive
        self.inside = m.place != "outside"
        self.keys = [k for c in m.cards for k in worked_as(c)]
        if m.evolutions:
            self.keys += [k for c in m.evolutions for k in worked_as(c) if works_for(k, m.monster)]
        self.dice = 6 - m.shrink
        self.rolls = 3
        self.wound = 0
        self.undying = False
        self.smash = 0
        self.smash_on_smash = 0
        self.discount = 0
        self.energy_bonus = 0
        self.heart_bonus = 0
        self.everywhere = False
        self.armored = False
        goal = GOAL
        printed = 0
        for key in self.keys:
            f = FACTS.get(key)
            if f is None:  # a card from a box that this player has not learnt
                continue
            printed += f.cost
            goal = min(goal, int(f.target_vp))
            self.dice += f.dice
            self.rolls += f.rolls
            self.undying = self.undying or f.undying
            self.wound += WOUNDS.get(key, 0)
            self.smash += f.smash
            self.smash_on_smash += f.smash_on_smash
            self.discount += f.discount
            self.energy_bonus += f.energy_bonus
            self.heart_bonus += f.heart_bonus
            self.everywhere = self.everywhere or f.smash_everywhere
            self.armored = self.armored or f.ignores_one
        # As if everybody needed 20: a goal of 17 is as good as 3 VP.
        self.vp = m.vp + GOAL - goal
        # Everything but hearts.
        self.rest = POINTS[min(GOAL - 1, self.vp)] + 0.07 * min(12, m.energy) + 0.08 * printed
        self.rest -= 0.3 * m.poison + 0.3 * m.shrink
        if m.evolutions:
            self.rest += sum(EVOLVED * helps(c.card, m.monster) for c in m.evolutions)
            self.smash += sum(c.counters for c in m.evolutions if c.card == "scythe")

    def weight(self, hearts: int) -> float:
        """The share of the chance to win that goes to this Monster if it has so many hearts."""
        if self.undying:
            hearts = max(6, hearts)
        if hearts <= 0:
            return exp(self.rest - 1.5) if not COMING_BACK.isdisjoint(self.keys) else 0.0
        return exp(self.rest + HEARTS[min(MOST_HEARTS, hearts)])

    def has(self, key: str) -> bool:
        return key in self.keys

    def price(self, key: str) -> int:
        """What a card costs this Monster."""
        facts = FACTS.get(key)
        return 0 if facts is None else max(0, facts.cost - self.discount)


class Situation:
    """The table as the player of one seat weighs it up."""

    def __init__(self, view: TokyoView, seat: int, weights: Weights) -> None:
        self.view = view
        self.w = weights
        self.sides = [Side(m) for m in view.monsters]
        self.me = self.sides[seat]
        bound = (seat, self.me.view.partner)
        self.foes = [
            s for s in self.sides if s.alive and s.seat not in bound and s.view.partner != seat
        ]  # who shares one's fate is none
        self.alone = len(self.foes) == 1
        self.n = len(self.sides)
        self.in_city = [s for s in self.sides if s.alive and s.inside]
        self.places = 2 if view.bay_open else 1
        # How many turns of one's own there may still be: somebody will have 20 VP or few hearts by then.
        pace = max((s.vp for s in self.sides if s.alive), default=0)
        weak = min((s.hearts for s in self.sides if s.alive), default=1)
        self.turns = max(1.0, min(7.0, (GOAL - pace) / 2.4, 2.0 + weak))
        self.late = min(1.0, self.turns / 3.0)  # how much things for later still count
        self.cube = weights.energy * (0.3 + 0.7 * self.late)  # strength of one energy
        self.self_esteem = exp(weights.confidence)
        self.foe_weights = {s.seat: s.weight(s.hearts) for s in self.foes}
        self.against = sum(self.foe_weights.values())
        self.chance = self.win(self.me.hearts)
        self.slope = self.chance * (1.0 - self.chance)
        """How much the chance to win changes with a little strength."""
        self._plain: list[float] | None = None

    # ------------------------------------------------------------ chance to win

    def win(self, hearts: int, more: float = 0.0, against: float | None = None) -> float:
        """The chance to win with so many hearts, and so much more strength, against these weights of the others."""
        mine = self.me.weight(hearts) * self.self_esteem
        if mine <= 0.0:
            return 0.0
        others = self.against if against is None else against
        return 1.0 / (1.0 + others / mine * exp(-more))

    def share(self, foe: Side) -> float:
        """How much of another's chance would become one's own if it lost a little."""
        return self.foe_weights.get(foe.seat, 0.0) / self.against if self.against else 0.0

    def wound(self, foe: Side, hearts: int) -> float:
        """How much the weight of another Monster shrinks when it loses so many hearts."""
        if hearts <= 0 or (hearts == 1 and foe.armored):
            return 0.0
        return self.foe_weights[foe.seat] - foe.weight(foe.hearts - hearts)

    def points(self, vp: int) -> float:
        """Strength gained with so many VP, if they do not win at once."""
        return POINTS[min(GOAL - 1, self.me.vp + vp)] - POINTS[min(GOAL - 1, self.me.vp)]

    def wins_with(self, vp: int) -> bool:
        return self.me.vp + vp >= GOAL

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

    def plain(self) -> list[float]:
        """By hearts: the chance to win at the start of one's turn outside Tokyo.

        Against a single other Monster the turn that begins counts too: it may heal, and then the other hits from Tokyo.
        """
        if self._plain is None:
            value = [self.win(h) for h in range(MOST_HEARTS + 1)]
            if self.alone:
                hit = self.after_hits(value, value, self.foes[0], self.w.hits, inside=True)
                most = self.me.max_hearts
                value = [hit[0]] + [
                    sum(p * hit[min(MOST_HEARTS, max(h, min(most, h + n)))] for n, p in enumerate(HEALS))
                    for h in range(1, MOST_HEARTS + 1)
                ]
            self._plain = value
        return self._plain

    def lodged(self) -> list[float]:
        """By hearts: the chance to win at the start of one's turn in Tokyo, its reward included.

        No heart heals there, and everybody else hits before one's turn after this one, unless one leaves in time.
        """
        reward = self.tokyo_reward()
        here = self.w.city_alone if self.alone else self.w.city
        here += self.cube if self.view.two_player else 0.0
        value = [self.win(h, self.points(reward) + here) for h in range(MOST_HEARTS + 1)]
        gone = [v * self.leaving() for v in value]
        later = value
        for foe in self.foes:
            later = self.after_hits(later, gone, foe, self.w.hits, inside=False)
        if self.alone:
            return later
        # Among several nobody stays for long: what comes after one's next turn counts for those who may not see more.
        out: list[float] = []
        for h, (now, then) in enumerate(zip(value, later, strict=True)):
            far = min(1.0, self.w.lodging * (6 if h <= 2 else 3 if h <= 4 else 1))
            out.append((1.0 - far) * now + far * then)
        return out

    def outside(self, attackers: list[Side]) -> list[float]:
        """By hearts: the chance to win from outside Tokyo while these others take their turns.

        Only those who are in Tokyo now can hit: whoever takes it from them has had its turn.
        """
        value = self.plain()
        for before, foe in reversed(list(enumerate(attackers))):
            if foe.inside or foe.everywhere:
                still_there = 0.85**before
                value = self.after_hits(value, value, foe, still_there * self.w.hits)
        return value

    def stays(self, attackers: list[Side]) -> list[float]:
        """By hearts: the chance to win from Tokyo, while these others take their turns and one may give way."""
        value = self.lodged()
        if self.wins_by_staying():
            value = [value[0], *(1.0 for _ in range(MOST_HEARTS))]
        leaving = self.leaving()
        gone = [v * leaving for v in self.plain()]
        for foe in reversed(attackers):
            if not foe.inside or foe.everywhere:
                value = self.after_hits(value, gone, foe, self.w.hits)
        return value

    def tokyo_reward(self) -> int:
        """VP for starting a turn in Tokyo."""
        keys = self.me.keys
        reward = (0 if self.view.two_player else 2) + keys.count("urbavore") + keys.count("i_am_the_king")
        return reward + (1 + len(self.foes) if BEAUTY in keys else 0)

    def wins_by_staying(self) -> bool:
        return self.wins_with(self.tokyo_reward() + self.me.keys.count("princess"))

    def leaving(self) -> float:
        """The factor on one's chance for letting somebody else have Tokyo."""
        price = self.w.alone if self.alone else self.w.giving_way
        factor = 1.0 - price * (1.0 - self.chance)
        return factor * exp(-POINTS[min(GOAL - 1, self.me.vp)]) if BEAUTY in self.me.keys else factor

    def after_hits(
        self, value: list[float], gone: list[float], foe: Side, often: float, *, inside: bool | None = None
    ) -> list[float]:
        """By hearts: the value before somebody's turn, with the better of staying and leaving after each hit.

        ``inside`` tells where that Monster will be, if not where it is.
        """
        on_hit = min(3, foe.smash_on_smash + foe.wound)
        chances = hits(
            foe.inside if inside is None else inside, often, min(3, foe.smash), on_hit, self.me.armored
        )
        jets = gone is not value and self.me.has("jets")
        out = [value[0]]
        for h in range(1, MOST_HEARTS + 1):
            total = chances[0] * value[h]
            for d in range(1, len(chances)):
                left = h - d if d < h else 0
                total += chances[d] * max(gone[h] if jets else gone[left], value[left])
            out.append(total)
        return out

    @staticmethod
    def gives_way(foe: Side, hits_taken: int) -> float:
        """How likely another Monster is to leave Tokyo after such a hit."""
        left = foe.hearts - hits_taken
        if left <= 0:
            return 1.0
        if hits_taken <= 0:
            return 0.0
        return 0.8 if left <= 3 else 0.6 if left <= 6 else 0.4

    # ------------------------------------------------------------------- energy

    def purse(self, cubes: int) -> float:
        """Strength of so much energy if there is nothing special to buy."""
        if cubes <= 8:
            return self.cube * cubes
        if cubes <= 14:
            return self.cube * (8 + 0.6 * (cubes - 8))
        return self.cube * (11.6 + 0.2 * (cubes - 14))

    def cost(self, cubes: int) -> float:
        """Strength lost by spending so much energy now."""
        have = self.me.energy
        return self.purse(have) - self.purse(have - cubes)
