# compiled
"""The chance of every seat to win, by a fitted value of the position: read from the state of an imagined table.

Each Monster has *signs*: numbers of what is true of it (so many hearts in Tokyo with its turn next, this card, so much
energy). The weights of its signs add up to its strength, and the chance to win is shared out in proportion to
``exp(strength)``, as the greedy player does it too; but here ``tools/fit_tokyo.py`` has found the weights, in games
that bots played. They lie in ``weights.json``, one list for tables of two and one for larger ones.
"""

from __future__ import annotations

import json
from functools import cache
from math import exp
from pathlib import Path
from typing import Final

from mypy_extensions import i64

from kaiju.games.king_of_tokyo.state import OUTSIDE, Monster, Tokyo

GOAL = 20
HEARTS, PLACES, SOON = 13, 2, 3  # hearts 0 to 12; outside or in; its turn is next, after that, or later
BY_HEARTS = 0
BY_VP = BY_HEARTS + HEARTS * PLACES * SOON
BY_BOTH = BY_VP + (GOAL + 1) * SOON
BY_ENERGY = BY_BOTH + 25
IN_COMPANY = BY_ENERGY + 2 * 16
TOKENS = IN_COMPANY + 2 * 5 * 5
CARDS_HELD = TOKENS + 8
HAND = CARDS_HELD + 6
PACE = HAND + 6
FIXED = PACE + 2 * 7 * 4
"""So many signs there are besides cards, of which each has two: early and late in a game."""

LEVEL_OF_HEARTS: Final[list[int]] = [0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 4, 4]
LEVEL_OF_VP: Final[list[int]] = [0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 4, 4, 4]
SPEED: Final[list[int]] = [0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5, 6, 6]
LATE_FROM = 12


class Value:
    """The weights for tables of one size."""

    def __init__(self, fixed: list[float], cards: dict[str, tuple[float, float]]) -> None:
        self.fixed = fixed
        self.cards = cards

    def chances(self, st: Tokyo, mover: i64) -> list[float]:
        """Each seat's chance to win when ``mover`` has the next turn."""
        if st.over:
            won = st.winners
            return [1.0 / len(won) if m.seat in won else 0.0 for m in st.monsters]
        n = len(st.monsters)
        alive = [m for m in st.monsters if m.alive]
        shares = [0.0] * n
        best = max(m.vp for m in alive)
        late = best >= LATE_FROM
        fixed = self.fixed
        total = 0.0
        for m in alive:
            s = 0.0
            for sign in signs(m, alive, mover, n, late):
                s += fixed[sign]
            s += self.cards_of(st, m, late)
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


def signs(m: Monster, alive: list[Monster], mover: i64, n: i64, late: bool) -> list[int]:
    """The numbers of what is true of a Monster, cards apart."""
    hearts = m.hearts if m.hearts < HEARTS else HEARTS - 1
    hearts = max(hearts, 0)
    vp = m.vp if m.vp < GOAL else GOAL
    inside = m.place != OUTSIDE
    # The order of turns among those alive.
    at = (m.seat - mover) % n
    soon = 0
    if at:
        soon = 1
        for other in alive:
            if 0 < (other.seat - mover) % n < at:
                soon = 2
                break
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
    return [
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
    ]


@cache
def values() -> dict[str, Value]:
    """The fitted values: ``duo`` for tables of two, ``many`` for larger ones."""
    read = json.loads(Path(__file__).with_name("weights.json").read_text(encoding="utf-8"))
    return {
        name: Value(part["signs"], {key: (pair[0], pair[1]) for key, pair in part["cards"].items()})
        for name, part in read.items()
    }


def value_for(st: Tokyo) -> Value:
    """The value for a table of this size."""
    return values()["duo" if len(st.monsters) == 2 else "many"]
