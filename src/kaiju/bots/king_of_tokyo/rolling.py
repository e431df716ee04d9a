"""What a Roll would be worth to a player: the plan behind keeping, rerolling and turning dice."""

from __future__ import annotations

from functools import cache

from kaiju.bots.dice import Rolls, hands
from kaiju.bots.king_of_tokyo.situation import GOAL, MOST_HEARTS, WIN, Side, Situation
from kaiju.bots.king_of_tokyo.worth import bargain

# Faces of the dice, as the view numbers them.
ONES, TWOS, THREES, ENERGY, SMASH, HEARTS = range(6)

Line = tuple[int, int, int, int, float]
"""What a hand brings: VP, energy, smash with what cards add, hearts, and other things worth so many VP."""

LOOKING = frozenset(
    {
        "alpha_monster",
        "complete_destruction",
        "detritivore",
        "freeze_time",
        "gourmet",
        "poison_quills",
        "burrowing",
    }
    | {"urbavore", "acid_attack", "spiked_tail"}
)
"""Cards that look at the whole Roll, or add to its smash."""

EXTRA_TURN = 2.5


@cache
def lines(n: int, inside: bool, keys: tuple[str, ...]) -> list[Line]:
    """What every full hand of ``n`` dice brings to an owner of these cards."""
    count = {key: keys.count(key) for key in LOOKING}
    out: list[Line] = []
    for one, two, three, energy, smash, heart in hands(n).full:
        vp = max(0, one - 2) if one >= 3 else 0
        vp += two - 1 if two >= 3 else 0
        vp += three if three >= 3 else 0
        bonus = 0.0
        smash += count["acid_attack"]
        if inside:
            smash += count["burrowing"]
        if two >= 3:
            smash += 2 * count["poison_quills"]
        if smash:
            smash += count["spiked_tail"]
            if inside:
                smash += count["urbavore"]
            vp += count["alpha_monster"]
        if one >= 3:
            vp += 2 * count["gourmet"]
            bonus += EXTRA_TURN if count["freeze_time"] else 0.0
        if one and two and three:
            vp += 2 * count["detritivore"]
            if energy and smash and heart:
                vp += 9 * count["complete_destruction"]
        out.append((vp, energy, smash, heart, bonus))
    return out


def plan(s: Situation, n: int) -> Rolls:
    """The worth of all Rolls of ``n`` dice, as the situation stands."""
    looking = tuple(sorted(k for k in s.me.keys if k in LOOKING))
    table = lines(n, s.me.inside, looking)
    most_smash = max(line[2] for line in table)
    vp = vp_worth(s)
    energy = energy_worth(s, n)
    fight = fight_worth(s, most_smash, n)
    return Rolls(n, [vp[v] + energy[e] + fight[k][h] + b for v, e, k, h, b in table])


def vp_worth(s: Situation) -> list[float]:
    """By VP gained: what they are worth; reaching the goal is worth the game."""
    sure = 1 if not s.me.inside and len(s.in_city) < s.places and not s.view.two_player else 0
    missing = GOAL - s.me.vp - sure
    return [float(v) if v < missing else WIN for v in range(GOAL + 20)]


def energy_worth(s: Situation, n: int) -> list[float]:
    """By energy rolled: what the cubes are worth, a good purchase this turn included."""
    have = s.me.energy
    goods = [(s.me.price(key), key) for key in s.view.market if key]
    deals = [(price, bargain(s, key, price)) for price, key in goods]
    out: list[float] = []
    for rolled in range(n + 1):
        total = have + (rolled + s.me.energy_bonus if rolled else 0)
        best = max((gain for price, gain in deals if price <= total), default=0.0)
        out.append(s.purse(total) + max(0.0, best))
    return [v - out[0] for v in out]


def healed(s: Situation, hearts: int) -> tuple[int, float]:
    """Hearts after using so many heart results outside Tokyo, and what else they were worth."""
    me = s.me
    poison, shrink = me.view.poison, me.view.shrink
    more = 0.0
    cured = min(hearts, poison)
    more += cured * 0.8 * s.late
    left = hearts - cured
    while left > 0 and shrink > 0 and me.hearts + left - 1 >= 4:
        left -= 1
        shrink -= 1
        more += 1.2 * s.late
    if left > 0:
        left += me.heart_bonus
    return max(0, min(me.max_hearts, me.hearts + left) - (poison - cured)), more


def hit(s: Situation, foe: Side, smash: int) -> int:
    """How many hearts another Monster loses to so much smash, neighbors of a fire-breather included."""
    reached = s.me.everywhere or foe.inside != s.me.inside
    damage = smash if reached else 0
    if smash and s.me.has("fire_breathing") and is_neighbor(s, foe):
        damage += 1
    return damage


def is_neighbor(s: Situation, foe: Side) -> bool:
    """Whether nobody who is still in the game sits between."""
    for step in (1, -1):
        seat = (s.me.seat + step) % s.n
        while not s.sides[seat].alive:
            seat = (seat + step) % s.n
        if seat == foe.seat:
            return True
    return False


def fight_worth(s: Situation, most_smash: int, n: int) -> list[list[float]]:
    """By smash and by hearts rolled: hearts taken and healed, and where one will be standing afterwards."""
    me = s.me
    out_there = s.outside()
    in_tokyo = s.stays(s.attackers(me.seat), out_there)
    poison_spit = me.has("poison_spit")
    shrink_ray = me.has("shrink_ray")
    peaceful = me.has("herbivore")
    heals = [healed(s, h) for h in range(n + 1)] if not me.inside else []
    rows: list[list[float]] = []
    for smash in range(most_smash + 1):
        harm = 0.0
        stay_away = 1.0 if len(s.in_city) >= s.places else 0.0
        anybody = False
        fallen = 0
        for foe in s.foes if smash else ():
            damage = hit(s, foe, smash)
            if damage <= 0:
                continue
            worth = s.wound(foe, damage)
            harm += worth
            if worth:
                anybody = True
                fallen += foe.hearts <= damage
                harm += (0.6 if poison_spit else 0.0) * s.late * s.shares[foe.seat]
                harm += (1.0 if shrink_ray else 0.0) * s.late * s.shares[foe.seat]
            if foe.inside and not me.inside:
                stay_away *= 1.0 - s.gives_way(foe, damage)
        if fallen == len(s.foes) and fallen:
            harm = WIN
        if anybody and peaceful:
            harm -= 1.0
        if me.inside:
            left = max(0, me.hearts - me.view.poison)
            rows.append([harm + in_tokyo[left]] * (n + 1))
            continue
        row: list[float] = []
        for hearts, more in heals:
            here = out_there[min(MOST_HEARTS, hearts)]
            there = in_tokyo[min(MOST_HEARTS, hearts)] + (s.tokyo_enter if hearts else 0.0)
            row.append(harm + more + stay_away * here + (1.0 - stay_away) * there)
        rows.append(row)
    return rows
