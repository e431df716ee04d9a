# compiled
"""The chance to win a duel: the game without cards, solved exactly, and what energy, cards and Monsters change of it.

``solved.bin`` (``tools/solve_duel.py``) has the log odds of whoever is to roll by both markers and both Monsters'
hearts. ``weights.json`` (``tools/fit_duel.py``) says what is to be added for all that the solved game leaves out, as
found in duels that light hands have played.
"""

from __future__ import annotations

import json
from math import exp
from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from kaiju.bots.solved import STEPS, read_odds
from kaiju.games.king_of_tokyo_duel.buzz import depth
from kaiju.games.king_of_tokyo_duel.state import Duel, Monster

MOST_HEARTS: Final[i64] = 15  # more are told apart no further
DEPTHS: Final[i64] = 13  # whole spaces of a track on which nobody has won yet
DEEPEST: Final[i64] = 12  # in half spaces
CERTAIN: Final = 12.0  # log odds of who has won
MOST_ENERGY: Final[i64] = 15


_solved: Final[list[int]] = read_odds(Path(__file__).with_name("solved.bin"))


def solved_odds(fame: i64, destruction: i64, mine: i64, its: i64) -> float:
    """The log odds of whoever is to roll, cards apart; depths are half spaces towards it (:func:`buzz.depth`)."""
    if its <= 0 or won(fame, destruction):
        return CERTAIN
    if mine <= 0 or won(-fame, -destruction):
        return -CERTAIN
    # A space that a token adds lies between two printed ones.
    if fame & 1:
        return between(
            solved_odds(fame - 1, destruction, mine, its), solved_odds(fame + 1, destruction, mine, its)
        )
    if destruction & 1:
        return between(
            solved_odds(fame, destruction - 1, mine, its), solved_odds(fame, destruction + 1, mine, its)
        )
    at: i64 = (fame + DEEPEST) // 2 * DEPTHS + (destruction + DEEPEST) // 2
    at = at * MOST_HEARTS + min(MOST_HEARTS, mine) - 1
    at = at * MOST_HEARTS + min(MOST_HEARTS, its) - 1
    return _solved[at] / STEPS


def between(one: float, other: float) -> float:
    """The mean of two log odds; next to a space that ends the game, those of the other one."""
    if abs(one) >= CERTAIN:
        return other
    return one if abs(other) >= CERTAIN else (one + other) / 2.0


def won(fame: i64, destruction: i64) -> bool:
    """Whether the markers stand so that a player wins."""
    return fame >= 14 or destruction >= 14 or (6 <= fame <= 10 and 6 <= destruction <= 10)


class Value:
    """The weights of what the solved game leaves out."""

    def __init__(
        self,
        solved: float,
        fewer: float,
        energy: list[float],
        tokens: list[float],
        monsters: list[float],
        cards: dict[str, float],
    ) -> None:
        self.solved = solved  # what its log odds are multiplied by: cards make a duel less certain
        self.fewer = fewer  # for each die that a Monster will be short of on its next turn
        self.energy = energy
        self.tokens = tokens
        # What one more is worth, about: where it is not known how many there will be.
        self.cube = (energy[8] - energy[0]) / 8.0
        self.token = (tokens[2] - tokens[0]) / 2.0
        self.monsters = monsters
        self.cards = cards

    def odds(self, st: Duel, mover: i64) -> float:
        """The log odds of ``mover``, who has the next turn or is about to roll in it."""
        me, rival = st.monsters[mover], st.monsters[1 - mover]
        fame, destruction = depth(st.markers[0], mover), depth(st.markers[1], mover)
        found = self.solved * solved_odds(fame, destruction, me.hearts, rival.hearts)
        return found + self.strength(st, me) - self.strength(st, rival)

    def strength(self, st: Duel, m: Monster) -> float:
        """What a Monster has besides its hearts."""
        s = self.energy[min(MOST_ENERGY, m.energy)] + self.tokens[m.dice_tokens] + self.monsters[m.who]
        if m.fewer or m.dominated:
            s += self.fewer * float(m.fewer + m.dominated * len(m.cards))
        for card in m.cards:
            s += self.cards.get(st.box.cards[card].facts.key, 0.0)
        return s

    def after(self, fame: i64, destruction: i64, mine: i64, its: i64) -> float:
        """The log odds of a player whose turn ends like this, all else apart."""
        return -self.solved * solved_odds(-fame, -destruction, its, mine)

    def chances(self, st: Duel, mover: i64) -> list[float]:
        """Each seat's chance to win when ``mover`` has the next turn."""
        if st.over:
            return [1.0 / len(st.winners) if seat in st.winners else 0.0 for seat in range(2)]
        chance = 1.0 / (1.0 + exp(-self.odds(st, mover)))
        return [chance, 1.0 - chance] if mover == 0 else [1.0 - chance, chance]


def following(st: Duel) -> i64:
    """Who has the turn after this one."""
    return st.active if st.extra > 0 else 1 - st.active


def value_of(part: dict[str, Any]) -> Value:
    """A value by what is written of it."""
    return Value(
        part["solved"], part["fewer"], part["energy"], part["tokens"], part["monsters"], part["cards"]
    )


FITTED: Final = value_of(json.loads(Path(__file__).with_name("weights.json").read_text(encoding="utf-8")))
"""The value that bots go by."""
