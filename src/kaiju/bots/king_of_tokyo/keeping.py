# compiled
"""Which dice to keep, looked up: exact plans for what a Roll is roughly worth, made once and kept.

The light hand asks this thousands of times a second. It sees a situation coarsely (my hearts, my VP, whom smash hits
and how hard), and for each such situation there is a plan for the dice that is exact for what hearts, VP, energy and
smash are worth there. A plan takes part of a millisecond when it is first needed; a look at it takes microseconds.

Between two Monsters what a Roll is worth comes from the solved game without cards (``alone.py``); among more, from the
light hand's taste, which ``tools/tune_tokyo.py`` has found by letting tastes play each other.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from kaiju.bots.dice import hands
from kaiju.bots.king_of_tokyo.alone import solved_odds
from kaiju.bots.plans import DicePlan, DicePlans
from kaiju.games.king_of_tokyo.state import OUTSIDE, Monster, Tokyo

WON: Final = 5.0
CUBE: Final = 0.09
"""What a cube is worth between two, in log odds, as in the solved game."""
EVEN: Final = 10  # hearts that a Monster is taken to have at most
# Hearts, and VP short of winning, as far as they are told apart.
COARSE: Final[list[int]] = [1, 1, 2, 3, 4, 5, 7, 7, 9, 9, 9]
FINE: Final[list[int]] = [1, 1, 2, 3, 4, 5, 6, 8, 8, 10, 10]
CLOSE_BY: Final[list[int]] = [1, 1, 2, 3, 4, 5, 6, 7, 9, 9, 12, 12, 12, 15, 15, 15, 15, 18, 18, 18, 18]
FAR_OFF: Final[list[int]] = [1, 1, 2, 3, 4, 6, 6, 6, 9, 9, 9, 9, 13, 13, 13, 13, 13, 18, 18, 18, 18]
MOST_DICE: Final = 8
EMPTY, HELD, CLOSED = (
    0,
    1,
    2,
)  # Tokyo, from where one stands: closed to whoever is there, or if none there ever leaves


class Taste:
    """What the light hand cares for among several, in strength."""

    def __init__(
        self,
        hearts: list[float],
        points: list[float],
        entry: list[float],
        cube: float,
        felled: float,
        wound: float,
        held: float,
        purse: float,
        evolution: float,
        taken: float,
    ) -> None:
        self.hearts = hearts  # by hearts
        self.points = points  # by VP
        self.entry = entry  # what it is worth to take Tokyo, by hearts
        self.cube = cube  # energy
        self.felled = felled  # another Monster that is out of the game, shared among those who are left
        self.wound = wound  # how much others' hearts count
        self.held = held  # how likely somebody who is hit leaves Tokyo
        self.purse = purse  # the least that a cube is worth when one thinks of buying
        self.evolution = evolution  # three hearts, where they bring one
        self.taken = taken  # three smash, where they take away what keeps somebody alive
        self.plans = DicePlans()


USUAL: Final = Taste(
    [-3.0, 0.0, 0.5, 1.05, 1.55, 1.95, 2.3, 2.55, 2.77, 3.0, 3.22, 3.38, 3.5],
    [
        0.0, 0.22, 0.42, 0.6, 0.78, 0.97, 1.18, 1.39, 1.61, 1.83, 2.07, 2.32, 2.61, 2.97, 3.38, 3.85, 4.45, 5.05, 5.65,
        6.2,
    ],
    [-1.0, -0.6, -0.3, -0.1, 0.0, 0.1, 0.2, 0.3, 0.35, 0.4, 0.45],
    cube=0.11, felled=4.0, wound=1.0, held=0.5, purse=0.02, evolution=0.25, taken=2.0,
)  # fmt: skip

COSTS: Final = 4
"""Energy that it takes to take it away."""
NOTHING: Final = 5
"""Nobody has it, or it cannot be taken."""

_plans: Final = DicePlans()


def keep(st: Tokyo, taste: Taste) -> i64:
    """The dice that the light hand keeps."""
    n: i64 = len(st.dice) - st.locked
    full: i64 = (1 << n) - 1
    rolls = st.rolls_left
    if rolls <= 0 or n <= 0 or n > MOST_DICE:
        return full
    me = st.monsters[st.who]
    inside = me.place != OUTSIDE
    others: i64 = 0
    hit: i64 = 0  # how many smash hits
    weakest: i64 = 99
    gap: i64 = NOTHING  # how much energy is missing to take away what keeps somebody alive
    tokyo = EMPTY
    if inside:
        tokyo = CLOSED
    for m in st.monsters:
        if m is me or not m.alive:
            continue
        others += 1
        there = m.place != OUTSIDE
        if there and not inside and (tokyo == EMPTY or not m.powers.undying):
            tokyo = CLOSED if m.powers.undying else HELD
        if there != inside or me.powers.smash_everywhere:
            if m.powers.undying:
                if m.hearts > 0 and not me.powers.undying:
                    gap = max(0, COSTS - me.energy)
                continue
            hit += 1
            hearts = m.hearts + (1 if m.powers.ignores_one else 0)
            weakest = min(weakest, hearts)
    if others == 1:
        return keep_alone(st, me, n)
    weakest = COARSE[min(EVEN, max(1, weakest))]
    short = CLOSE_BY[min(20, max(1, me.powers.target_vp - me.vp))]
    missing: i64 = 0
    mine: i64 = 5  # no heart heals in Tokyo
    if me.powers.undying:
        mine = EVEN
    elif not inside:
        missing = min(3, max(0, me.powers.max_hearts - me.hearts + me.poison + me.shrink))
        mine = COARSE[min(EVEN, max(1, me.hearts))]
    evolves = st.box.power_up and bool(me.evo.pile or me.evo.spent)
    others = min(3, others)
    hit = min(2, hit)
    smash = min(2, me.powers.smash)
    key = (
        (((((n * 3 + tokyo) * 4 + others) * 4 + hit) * 12 + weakest) * 24 + short) * 12 + mine
    ) * 4 + missing
    key = ((key * 3 + smash) * 2 + evolves) * 6 + gap
    plan = taste.plans.get(key)
    if plan is None:
        made = DicePlan(
            n, worths(taste, n, tokyo, others, hit, weakest, short, mine, missing, smash, evolves, gap)
        )
        plan = taste.plans.put(key, made)
    return plan.keep(st.dice[:n], rolls)


def keep_alone(st: Tokyo, me: Monster, n: i64) -> i64:
    """The dice to keep against the only other Monster, by the solved game."""
    other = me
    for m in st.monsters:
        if m is not me and m.alive:
            other = m
    inside = me.place != OUTSIDE
    reach = inside != (other.place != OUTSIDE) or me.powers.smash_everywhere
    mine: i64 = EVEN if me.powers.undying else FINE[min(EVEN, max(1, me.hearts))]
    its: i64 = FINE[min(EVEN, max(1, other.hearts + (1 if other.powers.ignores_one else 0)))]
    if other.powers.undying:
        its = EVEN
    short: i64 = CLOSE_BY[min(20, max(1, me.powers.target_vp - me.vp))]
    far: i64 = FAR_OFF[min(20, max(1, other.powers.target_vp - other.vp))]
    missing: i64 = 0
    if not me.powers.undying:
        missing = min(3, max(0, me.powers.max_hearts - me.hearts + me.poison + me.shrink))
    smash: i64 = min(2, me.powers.smash)
    two: bool = st.box.two_player
    key = ((((n * 12 + mine) * 12 + its) * 20 + short) * 20 + far) * 4 + missing
    key = (((key * 3 + smash) * 2 + inside) * 2 + reach) * 2 + two
    plan = _plans.get(key)
    if plan is None:
        made = DicePlan(n, worths_alone(two, n, inside, reach, mine, its, short, far, missing, smash))
        plan = _plans.put(key, made)
    return plan.keep(st.dice[:n], st.rolls_left)


def worths_alone(
    two: bool,
    n: int,
    inside: bool,
    reach: bool,
    mine: i64,
    its: i64,
    short: i64,
    far: i64,
    missing: i64,
    more: i64,
) -> list[float]:
    """What every hand of n dice is worth against the only other Monster: the chance to win."""
    vp: i64 = 20 - short
    its_vp: i64 = 20 - far
    entry: i64 = 0 if two else 1
    stay: i64 = 0 if two else 2
    out: list[float] = []
    for hand in hands(n).full:
        gained: i64 = 0
        for face in range(3):
            if hand[face] >= 3:
                gained += hand[face] + face - 2
        smash: i64 = hand[4]
        if smash:
            smash += more
        if not reach:
            smash = 0
        if gained >= short or smash >= its:
            out.append(1.0)
            continue
        healed: i64 = mine
        if not inside:
            healed = min(EVEN, mine + min(missing, hand[5]))
        odds = 0.0
        if inside or not reach:
            odds = -solved_odds(two, False, its - smash, its_vp, healed, vp + gained)
        else:
            odds = 9.0 if its_vp + stay < 20 else -9.0
            if its_vp + stay < 20:
                odds = -solved_odds(two, True, its - smash, its_vp + stay, healed, vp + gained)
            if smash:
                entered = 9.0
                if gained + entry < short:
                    entered = -solved_odds(two, False, its - smash, its_vp, healed, vp + gained + entry)
                    if two:
                        entered += CUBE
                odds = min(odds, entered)
        odds += CUBE * hand[3]
        out.append(1.0 / (1.0 + exp(-odds)))
    return out


def worths(
    taste: Taste,
    n: int,
    tokyo: int,
    others: int,
    hit: int,
    weakest: int,
    short: int,
    mine: int,
    missing: int,
    more: int,
    evolves: bool,
    gap: int,
) -> list[float]:
    """What every hand of n dice is worth among several."""
    vp = 20 - short
    hearts, points = taste.hearts, taste.points
    smashes = [
        smash_worth(taste, k + more if k else k, tokyo, others, hit, weakest, mine) for k in range(n + 1)
    ]
    out: list[float] = []
    for hand in hands(n).full:
        gained = 0
        for face in range(3):
            if hand[face] >= 3:
                gained += face + 1 + hand[face] - 3
        worth = WON if gained >= short else points[min(19, vp + gained)] - points[min(19, vp)]
        healed = min(12, mine + min(missing, hand[5]))
        worth += hearts[healed] - hearts[mine]
        worth += taste.cube * hand[3] + smashes[hand[4]]
        if evolves and hand[5] >= 3:
            worth += taste.evolution
        if gap <= hand[3] and hand[4] and hand[4] + more >= 3:
            worth += taste.taken
        out.append(worth)
    return out


def smash_worth(taste: Taste, k: int, tokyo: int, others: int, hit: int, weakest: int, mine: int) -> float:
    """What so much smash is worth: hearts of others, one of them felled, Tokyo taken."""
    if k <= 0:
        return 0.0
    worth = 0.0
    hearts = taste.hearts
    if hit:
        worth += taste.felled if k >= weakest else hearts[weakest] - hearts[weakest - k]
        typical = max(weakest, 7)
        worth += (hit - 1) * (hearts[typical] - hearts[max(1, typical - k)])
        worth *= taste.wound / others
        if k >= weakest:
            worth = max(worth, 1.0)
    if tokyo == EMPTY:
        worth += taste.entry[mine]
    elif tokyo == HELD:
        worth += taste.entry[mine] * taste.held
    return worth
