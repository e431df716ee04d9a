# compiled
"""Playing on quickly: the light hand for some turns, then the fitted value (:class:`kaiju.bots.judging.Playouts`)."""

from __future__ import annotations

from typing import cast

from kaiju.bots.calibration import Calibrations
from kaiju.bots.king_of_tokyo.light import turns_on
from kaiju.bots.king_of_tokyo.value import value_for
from kaiju.engine.table import Table
from kaiju.games.king_of_tokyo.state import Tokyo


class TokyoPlayouts:
    """Tables of any size and any boxes."""

    def __init__(self, duo: int, many: int, calibrations: Calibrations) -> None:
        self.budget = 2000
        self.calibrations = calibrations
        self.duo = duo  # turns that a table of two is played on
        self.many = many

    def play_on(self, table: Table) -> list[float]:
        value = value_for(cast(Tokyo, table.st))
        seats = table.game.seats_of(table.st)
        return turns_on(table, value, self.duo if seats == 2 else self.many)

    def kind_of(self, table: Table) -> str:
        """Tables with Evolutions or costumes are games of their own."""
        box = cast(Tokyo, table.st).box
        return "evolved" if box.power_up or box.halloween else ""
