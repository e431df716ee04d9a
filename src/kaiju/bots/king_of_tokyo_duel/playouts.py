# compiled
"""Playing on quickly: the light hand to the end of a duel (:class:`kaiju.bots.judging.Playouts`)."""

from __future__ import annotations

from kaiju.bots.king_of_tokyo_duel.light import play_out
from kaiju.engine.table import Table


class DuelPlayouts:
    """Duels of all boards."""

    def __init__(self) -> None:
        self.budget = 1200
        self.temperatures: dict[int, float] = {}

    def play_on(self, table: Table) -> list[float]:
        return play_out(table)
