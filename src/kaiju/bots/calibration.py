"""Chances that come true as often as they say: what playing on told, corrected by what came of it in other games.

``tools/calibrate.py`` finds the numbers, for each number of seats, in games that no weights were fitted to. They hold
if all go on to play as our bots do.
"""

from __future__ import annotations

from math import exp
from typing import NamedTuple, TypeAlias


class Calibration(NamedTuple):
    """How chances are corrected at tables of one size."""

    power: float = 1.0
    """What odds are raised to: below 1 they were told too far from even."""

    share: float = 0.0
    """Of so many games it cannot be foreseen at all who wins, however clear they look."""

    lift: float = 0.0
    """What is added to the log odds of a team, which plays better than the light hands that play on for it."""

    def told(self, chance: float, others: float = 1.0) -> float:
        """A chance, corrected; without lift an even share of the table stays what it is (``others`` to one against)."""
        if 0.0 < chance < 1.0:
            odds = float((chance / (1.0 - chance) * others) ** self.power) * exp(self.lift) / others
            chance = odds / (1.0 + odds)
        return (1.0 - self.share) * min(1.0, max(0.0, chance)) + self.share / (1.0 + others)


Calibrations: TypeAlias = dict[int | tuple[int, str], Calibration]
"""By the number of seats; those of tables that a room tells apart besides, by the number and the room's word."""

AS_PLAYED = Calibration()
