# compiled
"""The chance of every seat to win, by a fitted value of the position: read from the state of an imagined table.

Each Monster has *signs*: numbers of what is true of it (so many hearts in Tokyo with its turn next, this card, so much
energy). The weights of its signs add up to its strength, and the chance to win is shared out in proportion to
``exp(strength)``, as the greedy player does it too; but here ``tools/fit_tokyo.py`` has found the weights, in games
that bots played. They lie in ``weights.json``, one list for tables of two, one for larger ones, and one for larger ones
with Evolutions or costumes, where games are shorter and blows harder.

Between two Monsters the game without cards is solved (``tools/solve_tokyo.py``): its log odds, read from ``alone.bin``,
are added to the strength of whoever is to roll, and the signs correct them for cards and energy.
"""

from __future__ import annotations

import json
from functools import cache
from math import exp
from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from kaiju.bots.king_of_tokyo.alone import alone
from kaiju.bots.king_of_tokyo.keeping import USUAL, Taste
from kaiju.games.king_of_tokyo.state import OUTSIDE, Monster, Tokyo

GOAL = 20
HEARTS, PLACES, SOON = 13, 2, 4  # hearts 0 to 12; outside or in; how many act before its turn, up to three
BY_HEARTS = 0
BY_VP = BY_HEARTS + HEARTS * PLACES * SOON
BY_BOTH = BY_VP + (GOAL + 1) * SOON
BY_ENERGY = BY_BOTH + 25
IN_COMPANY = BY_ENERGY + 2 * 16
TOKENS = IN_COMPANY + 2 * 5 * 5
CARDS_HELD = TOKENS + 8
HAND = CARDS_HELD + 6
PACE = HAND + 6
TARGET = PACE + 2 * 7 * 4
AHEAD = TARGET + 7 * 2 * SOON
UNDYING = AHEAD + 7 * 5
FIXED = UNDYING + 2 * 2 * 4
"""So many signs there are besides cards, of which each has two: early and late in a game."""

LEVEL_OF_HEARTS: Final[list[int]] = [0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 4, 4]
LEVEL_OF_VP: Final[list[int]] = [0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 4, 4, 4]
SPEED: Final[list[int]] = [0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5, 6, 6]
LATE_FROM = 12
UNHURT = 10
"""Hearts that somebody is taken to have whom 0 hearts do not eliminate; what it has besides goes by ``UNDYING``."""
ON_ITS_LAST: Final[list[int]] = [0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 3, 3, 3]
"""Its hearts, as far as they matter: at 0 nobody can wound it, nor take what keeps it alive."""


class Value:
    """The weights for tables of one size."""

    def __init__(
        self,
        fixed: list[float],
        cards: dict[str, tuple[float, float]],
        duel: Value | None = None,
        taste: Taste | None = None,
        stay: list[list[float]] | None = None,
    ) -> None:
        self.fixed = fixed
        self.cards = cards
        self.duel = duel  # for when only two are left, if that is another one
        # Of the light hand that plays with this value: its taste, and what makes it stay in Tokyo among several.
        self.taste = USUAL if taste is None else taste
        self.stay: list[list[float]] = [] if stay is None else stay

    def chances(self, st: Tokyo, mover: i64) -> list[float]:
        """Each seat's chance to win when ``mover`` has the next turn, or is about to roll in it."""
        if st.over:
            won = st.winners
            return [1.0 / len(won) if m.seat in won else 0.0 for m in st.monsters]
        n = len(st.monsters)
        alive = [m for m in st.monsters if m.alive]
        duel = self.duel
        if duel is not None and len(alive) == 2:
            return duel.chances(st, mover)
        shares = [0.0] * n
        best = max(m.vp for m in alive)
        late = best >= LATE_FROM
        fixed = self.fixed
        total = 0.0
        for m in alive:
            s = 0.0
            for sign in signs(m, alive, mover, st.active, n, late):
                s += fixed[sign]
            s += self.cards_of(st, m, late)
            if m.seat == mover and len(alive) == 2:
                s += alone(st, m, alive[0] if alive[1] is m else alive[1])
            e = exp(s)
            shares[m.seat] = e
            total += e
        return [e / total for e in shares]

    def cards_of(self, st: Tokyo, m: Monster, late: bool) -> float:
        """What a Monster's cards add to its strength."""
        s = 0.0
        keys = st.box.keys
        for card in m.cards:
            pair = self.cards.get(keys[card])
            if pair is not None:
                s += pair[late]
            if card in st.copies:
                pair = self.cards.get(keys[st.copies[card]])
                if pair is not None:
                    s += pair[late]
        if m.evo.front:
            for card in m.evo.front:
                pair = self.cards.get(keys[card])
                if pair is not None:
                    s += pair[late]
        return s


def signs(m: Monster, alive: list[Monster], mover: i64, active: i64, n: i64, late: bool) -> list[int]:
    """The numbers of what is true of a Monster, cards apart.

    Weights are fitted to positions in which a turn has just begun. If the turn of ``mover`` has yet to begin, what it
    will get for being in Tokyo is counted as if it had.
    """
    hearts = m.hearts if m.hearts < HEARTS else HEARTS - 1
    hearts = max(hearts, 0)
    undying = m.powers.undying
    left = hearts
    if undying:
        hearts = UNHURT
    inside = m.place != OUTSIDE
    vp = m.vp + 2 if inside and m.seat == mover and mover != active else m.vp
    vp = min(GOAL, vp)
    # The order of turns among those alive, who may be hit, and who might be there first.
    at = (m.seat - mover) % n
    soon = 0
    weakest: i64 = 13
    ahead: i64 = 0
    for other in alive:
        if other is m:
            continue
        if (other.seat - mover) % n < at:
            soon += 1
            ahead = max(ahead, other.vp)
        if (other.place != OUTSIDE) != inside and other.hearts < weakest and not other.powers.undying:
            weakest = other.hearts
    soon = min(soon, 3)
    weakest = max(0, min(6, weakest - 1))
    level = LEVEL_OF_HEARTS[hearts]
    energy = m.energy if m.energy < 16 else 15
    company = len(alive) - 2
    company = min(company, 4)
    rival = 0
    for other in alive:
        if other.vp > rival and other is not m:
            rival = other.vp
    tokens = TOKENS + (m.poison if m.poison < 4 else 3)
    shrunk = TOKENS + 4 + (m.shrink if m.shrink < 4 else 3)
    held = len(m.cards)
    hand = len(m.evo.hand)
    found = [
        BY_HEARTS + (hearts * PLACES + inside) * SOON + soon,
        BY_VP + vp * SOON + soon,
        BY_BOTH + level * 5 + LEVEL_OF_VP[vp],
        BY_ENERGY + late * 16 + energy,
        IN_COMPANY + (inside * 5 + company) * 5 + level,
        tokens,
        shrunk,
        CARDS_HELD + (held if held < 6 else 5),
        HAND + (hand if hand < 6 else 5),
        PACE + (inside * 7 + SPEED[min(rival, GOAL)]) * 4 + LEVEL_OF_HEARTS[hearts] * 3 // 4,
        TARGET + (weakest * 2 + inside) * SOON + soon,
        AHEAD + SPEED[min(ahead, GOAL)] * 5 + LEVEL_OF_VP[vp],
    ]
    if undying:
        found.append(UNDYING + (late * 2 + inside) * 4 + ON_ITS_LAST[left])
    return found


@cache
def values() -> dict[str, Value]:
    """The fitted values: ``duo`` for tables of two, ``many`` for larger ones, ``evolved`` for those with Evolutions."""
    read = json.loads(Path(__file__).with_name("weights.json").read_text(encoding="utf-8"))
    duo = value_of(read["duo"], None)
    return {name: value_of(part, None if name == "duo" else duo) for name, part in read.items()} | {
        "duo": duo
    }


def value_of(part: dict[str, Any], duel: Value | None) -> Value:
    """A value by what is written of it."""
    cards = {key: (pair[0], pair[1]) for key, pair in part["cards"].items()}
    return Value(part["signs"], cards, duel, None, part.get("stay"))


def value_for(st: Tokyo) -> Value:
    """The value for a table like this one."""
    if len(st.monsters) == 2:
        return values()["duo"]
    return values()["evolved" if st.box.power_up or st.box.halloween else "many"]
