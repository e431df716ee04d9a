# compiled
"""Playing on quickly: the light hand for some turns, then the value (:class:`kaiju.bots.judging.Playouts`)."""

from __future__ import annotations

from kaiju.bots.calibration import Calibrations
from kaiju.bots.king_of_tokyo_duel.light import turns_on
from kaiju.engine.table import Table


class DuelPlayouts:
    """Duels of all boards."""

    def __init__(self, turns: int, calibrations: Calibrations) -> None:
        self.budget = 1200
        self.calibrations = calibrations
        self.turns = turns  # that a duel is played on

    def play_on(self, table: Table) -> list[float]:
        return turns_on(table, self.turns)
