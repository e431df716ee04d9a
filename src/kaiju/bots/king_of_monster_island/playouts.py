# compiled
"""Playing on quickly: the light hand for some turns, then the fitted value (:class:`kaiju.bots.judging.Playouts`)."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from kaiju.bots.calibration import Calibrations
from kaiju.bots.king_of_monster_island.light import turns_on
from kaiju.bots.king_of_monster_island.value import chance, weights
from kaiju.engine.table import Table
from kaiju.games.king_of_monster_island.state import Island


class IslandPlayouts:
    """Islands with any Boss and any number of players; ``turns`` are played on."""

    def __init__(self, turns: int, calibrations: Calibrations) -> None:
        self.budget = 400
        self.calibrations = calibrations
        self.turns: i64 = turns

    def play_on(self, table: Table) -> list[float]:
        st = cast(Island, table.st)
        turns_on(table, self.turns)
        return [chance(st, weights())] * len(st.monsters)
