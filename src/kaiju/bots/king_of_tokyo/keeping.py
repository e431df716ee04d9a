# compiled
"""Which dice to keep, looked up: exact plans for what a Roll is roughly worth, made once and kept.

The light hand asks this thousands of times a second. It sees a situation coarsely (my hearts, my VP, whom smash hits
and how hard), and for each such situation there is a plan for the dice that is exact for what hearts, VP, energy and
smash are worth there. A plan takes a few milliseconds when it is first needed; a look at it takes microseconds.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiju.bots.dice import hands
from kaiju.bots.plans import Plan, Plans
from kaiju.games.king_of_tokyo.state import OUTSIDE, Tokyo

# Strength by hearts and by VP, as the greedy player sees it; the last VP win.
HEARTS: Final[list[float]] = [-3.0, 0.0, 0.5, 1.05, 1.55, 1.95, 2.3, 2.55, 2.77, 3.0, 3.22, 3.38, 3.5]
POINTS: Final[list[float]] = [
    0.0, 0.22, 0.42, 0.6, 0.78, 0.97, 1.18, 1.39, 1.61, 1.83, 2.07, 2.32, 2.61, 2.97, 3.38, 3.85, 4.45, 5.05, 5.65, 6.2,
]  # fmt: skip
SLOW: Final = 0.7  # VP are worth less between two, where hearts decide
WON: Final = 5.0
CUBE: Final = 0.11
FELLED: Final = 4.0
ENTRY: Final[list[float]] = [-1.0, -0.6, -0.3, -0.1, 0.0, 0.1, 0.2, 0.3, 0.35, 0.4, 0.45]
"""What it is worth to take Tokyo among several, by hearts."""
ENTRY_ALONE: Final[list[float]] = [-0.4, -0.4, -0.3, -0.2, -0.1, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
EVEN: Final = 10  # hearts that a Monster is taken to have at most
# Hearts, and VP short of winning, as far as they are told apart.
COARSE: Final[list[int]] = [1, 1, 2, 3, 4, 5, 7, 7, 9, 9, 9]
CLOSE_BY: Final[list[int]] = [1, 1, 2, 3, 4, 5, 6, 7, 9, 9, 12, 12, 12, 15, 15, 15, 15, 18, 18, 18, 18]
MOST_DICE: Final = 8
EMPTY, HELD, MINE = 0, 1, 2  # Tokyo, from where one stands

_plans: Final = Plans()


def keep(st: Tokyo) -> i64:
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
    tokyo = EMPTY
    if inside:
        tokyo = MINE
    for m in st.monsters:
        if m is me or not m.alive:
            continue
        others += 1
        there = m.place != OUTSIDE
        if there and not inside:
            tokyo = HELD
        if there != inside or me.powers.smash_everywhere:
            hit += 1
            hearts = m.hearts + (1 if m.powers.ignores_one else 0)
            weakest = min(weakest, hearts)
    weakest = COARSE[min(EVEN, max(1, weakest))]
    short = CLOSE_BY[min(20, max(1, me.powers.target_vp - me.vp))]
    missing: i64 = 0
    mine: i64 = 5  # no heart heals in Tokyo
    if not inside:
        missing = min(3, max(0, me.powers.max_hearts - me.hearts + me.poison + me.shrink))
        mine = COARSE[min(EVEN, max(1, me.hearts))]
    if others > 1:
        others = min(3, others)
        hit = min(2, hit)
    smash = min(2, me.powers.smash)
    key = (
        (((((n * 3 + tokyo) * 4 + others) * 4 + hit) * 12 + weakest) * 24 + short) * 12 + mine
    ) * 4 + missing
    key = key * 3 + smash
    plan = _plans.get(key)
    if plan is None:
        plan = _plans.put(key, Plan(n, worths(n, tokyo, others, hit, weakest, short, mine, missing, smash)))
    return plan.keep(st.dice[:n], rolls)


def worths(
    n: int, tokyo: int, others: int, hit: int, weakest: int, short: int, mine: int, missing: int, more: int
) -> list[float]:
    """What every hand of n dice is worth in a situation."""
    vp = 20 - short
    alone = others <= 1
    slow = SLOW if alone else 1.0
    smashes = [smash_worth(k + more if k else k, tokyo, others, hit, weakest, mine) for k in range(n + 1)]
    out: list[float] = []
    for hand in hands(n).full:
        gained = 0
        for face in range(3):
            if hand[face] >= 3:
                gained += face + 1 + hand[face] - 3
        worth = WON if gained >= short else slow * (POINTS[min(19, vp + gained)] - POINTS[min(19, vp)])
        healed = min(12, mine + min(missing, hand[5]))
        worth += HEARTS[healed] - HEARTS[mine]
        worth += CUBE * hand[3] + smashes[hand[4]]
        out.append(worth)
    return out


def smash_worth(k: int, tokyo: int, others: int, hit: int, weakest: int, mine: int) -> float:
    """What so much smash is worth: hearts of others, one of them felled, Tokyo taken."""
    if k <= 0:
        return 0.0
    worth = 0.0
    if hit:
        worth += FELLED if k >= weakest else HEARTS[weakest] - HEARTS[weakest - k]
        typical = max(weakest, 7)
        worth += (hit - 1) * (HEARTS[typical] - HEARTS[max(1, typical - k)])
        worth /= max(1, others)
        if others > 1 and k >= weakest:
            worth = max(worth, 1.0)
    entry = (ENTRY_ALONE if others <= 1 else ENTRY)[mine]
    if tokyo == EMPTY:
        worth += entry
    elif tokyo == HELD:
        worth += entry * 0.5
    return worth
