"""What a Roll would be worth to a player: the plan behind keeping, rerolling and turning dice."""

from __future__ import annotations

from math import exp

from kaiju.bots.dice import Hand, Rolls, hands
from kaiju.bots.king_of_tokyo.looks import (
    BLOCKED,
    EVOLVING,
    LOOKING,
    STAKED,
    STAKED_LOW,
    Line,
    doubled,
    lines,
)
from kaiju.bots.king_of_tokyo.situation import GOAL, MOST_HEARTS, POINTS, Side, Situation
from kaiju.bots.king_of_tokyo.worth import bargain

# Faces of the dice, as the view numbers them.
ONES, TWOS, THREES, ENERGY, SMASH, HEARTS = range(6)
FACE_NUMBER = {"1": ONES, "2": TWOS, "3": THREES, "energy": ENERGY, "smash": SMASH, "heart": HEARTS}

ENTRY_VP = ("hungry_urbavore", "i_am_the_king", "black_diamond")
"""Cards that make entering Tokyo worth 1 VP more."""
ENTRY = {"gamma_blast": 0.2, "nightlife": 0.15, "eater_of_souls": 0.15}
"""Other cards that like entering Tokyo, and the strength it gains with them."""

SURE = 1e9
"""Odds of a game that is won."""


def stage(s: Situation) -> int:
    """How far the game has come: 2 early on, 1 in its middle, 0 towards its end."""
    return 2 if s.turns >= 5 else 1 if s.turns >= 3 else 0


def looking(s: Situation) -> list[str]:
    """One's cards that look at the Roll, and what else there is to know about it."""
    me = s.me
    keys = [k for k in me.keys if k in LOOKING]
    view = me.view
    if s.view.power_up and (view.pile or view.spent):
        keys.append(EVOLVING[stage(s)])
    for card in view.evolutions:
        if card.card == "scythe":
            keys += ["scythe"] * (card.counters - 1)
        elif "exotic_arms" in (card.card, card.copies) and card.counters:
            keys.append(STAKED if me.hearts > 5 else STAKED_LOW)
        elif card.face in FACE_NUMBER and "freeze_ray" in (card.card, card.copies):
            keys.append(BLOCKED[FACE_NUMBER[card.face]])
    return keys


def plan(s: Situation, n: int, notes: tuple[str, ...] = (), *, double: bool = False) -> Rolls:
    """The chance to win with every Roll of ``n`` dice, as the situation stands and with these notes."""
    table = lines(n, s.me.inside, tuple(sorted([*looking(s), *notes])))
    return Rolls(n, worth_of(s, doubled(table) if double else table))


def worth_of(s: Situation, table: list[Line]) -> list[float]:
    """The chance to win with what each of these lines brings."""
    vp = vp_odds(s)
    energy = energy_odds(s, max(line[1] for line in table))
    fight = fight_odds(s, max(line[2] for line in table), max(line[3] for line in table))
    worth: list[float] = []
    for v, e, k, h, more in table:
        odds = vp[v] * energy[e] * fight[k][h]
        if more:
            odds *= exp(more)
        worth.append(odds / (1.0 + odds))
    return worth


def line_of(s: Situation, dice: list[int]) -> Line:
    """What these dice bring as they lie."""
    table = hands(len(dice))
    return lines(len(dice), s.me.inside, tuple(sorted(looking(s))))[table.number_of(dice) - table.first_full]


def counted(dice: list[int]) -> Hand:
    """The dice as a hand."""
    return tuple(dice.count(face) for face in range(6))


def vp_odds(s: Situation) -> list[float]:
    """By VP gained: the factor on the odds of winning."""
    # Whoever will have to enter Tokyo can count on that VP as well.
    sure = 1 if not s.me.inside and len(s.in_city) < s.places and not s.view.two_player else 0
    missing = GOAL - s.me.vp - sure
    now = POINTS[min(GOAL - 1, s.me.vp)]
    return [
        exp(POINTS[s.me.vp + v] - now) if v < missing and s.me.vp + v < GOAL else SURE
        for v in range(2 * GOAL + 30)
    ]


def energy_odds(s: Situation, n: int) -> list[float]:
    """By energy from the dice, up to ``n``: the factor on the odds, a good purchase this turn included."""
    have = s.me.energy
    slope = max(0.02, s.slope)
    deals = [(s.me.price(key), bargain(s, key, s.me.price(key)) / slope) for key in s.view.market if key]
    out: list[float] = []
    for rolled in range(n + 1):
        total = have + (rolled + s.me.energy_bonus if rolled else 0)
        best = max((gain for price, gain in deals if price <= total), default=0.0)
        out.append(exp(min(4.0, s.purse(total) - s.purse(have) + max(0.0, best))))
    return out


def healed(s: Situation, hearts: int) -> tuple[int, float]:
    """Hearts after using so many heart results outside Tokyo, and the strength that tokens taken off are worth."""
    me = s.me
    poison, shrink = me.view.poison, me.view.shrink
    cured = min(hearts, poison)
    more = cured * 0.25 * s.late
    left = hearts - cured
    while left > 0 and shrink > 0 and me.hearts + left - 1 >= 4:
        left -= 1
        shrink -= 1
        more += 0.3 * s.late
    if left > 0:
        left += me.heart_bonus
    return max(0, min(me.max_hearts, me.hearts + left) - (poison - cured)), more


def hit(s: Situation, foe: Side, smash: int) -> int:
    """How many hearts another Monster loses to so much smash, neighbors of a fire-breather included."""
    reached = s.me.everywhere or foe.inside != s.me.inside
    damage = smash if reached else 0
    if smash and s.me.has("fire_breathing") and is_neighbor(s, foe):
        damage += 1
    return damage + s.me.wound if damage else 0


def is_neighbor(s: Situation, foe: Side) -> bool:
    """Whether nobody who is still in the game sits between."""
    for step in (1, -1):
        seat = (s.me.seat + step) % s.n
        while not s.sides[seat].alive:
            seat = (seat + step) % s.n
        if seat == foe.seat:
            return True
    return False


def odds_of(chance: float) -> float:
    return chance / (1.0 - chance) if chance < 1.0 - 1e-9 else SURE


def fight_odds(s: Situation, most_smash: int, n: int) -> list[list[float]]:
    """By smash and by hearts rolled: the odds of winning, by hearts taken and healed and where one will stand."""
    me = s.me
    attackers = s.attackers(me.seat)
    out_there = s.outside(attackers)
    in_tokyo = s.stays(attackers)
    entering = exp(entry(s))
    heals = [healed(s, h) for h in range(n + 1)] if not me.inside else []
    rows: list[list[float]] = []
    for smash in range(most_smash + 1):
        factor, stay_away = harm(s, smash)
        if me.inside:
            left = max(0, me.hearts - me.view.poison)
            rows.append([odds_of(in_tokyo[left]) * factor] * (n + 1))
            continue
        row: list[float] = []
        for hearts, more in heals:
            here = odds_of(out_there[min(MOST_HEARTS, hearts)])
            there = odds_of(in_tokyo[min(MOST_HEARTS, hearts)]) * entering
            chance = stay_away * here / (1.0 + here) + (1.0 - stay_away) * there / (1.0 + there)
            row.append(odds_of(chance) * exp(more) * factor)
        rows.append(row)
    return rows


def entry(s: Situation) -> float:
    """The strength that entering Tokyo brings at once."""
    keys = s.me.keys
    vp = sum(keys.count(key) for key in ENTRY_VP) + (0 if s.view.two_player else 1)
    more = s.cube if s.view.two_player else 0.0
    return (s.points(vp) if vp else 0.0) + more + sum(ENTRY[key] for key in keys if key in ENTRY)


def harm(s: Situation, smash: int) -> tuple[float, float]:
    """What so much smash does: the factor on one's odds, and the chance of not having to enter Tokyo."""
    me = s.me
    stay_away = 1.0 if len(s.in_city) >= s.places else 0.0
    against = s.against
    wounded = False
    for foe in s.foes if smash else ():
        damage = hit(s, foe, smash)
        if damage <= 0:
            continue
        lost = s.wound(foe, damage)
        if lost > 0:
            wounded = True
            left = s.foe_weights[foe.seat] - lost
            if me.has("poison_spit"):
                lost += left * 0.2 * s.late
            if me.has("shrink_ray"):
                lost += left * 0.25 * s.late
        against -= lost
        if foe.inside and not me.inside:
            stay_away *= 1.0 - s.gives_way(foe, damage)
    if against <= 1e-9:
        return SURE, stay_away
    factor = s.against / against
    if wounded and me.has("herbivore"):
        factor *= exp(-s.points(1))
    return factor, stay_away
