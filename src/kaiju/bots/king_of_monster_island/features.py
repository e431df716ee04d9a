# compiled
"""Positions of King of Monster Island as numbers (:mod:`kaiju.bots.features`): the signs of the team's value."""

from __future__ import annotations

from typing import Final, cast

from kaiju.bots.features import Features, Sheet
from kaiju.bots.king_of_monster_island.value import SIGNS, signs
from kaiju.engine.table import Table
from kaiju.games.king_of_monster_island.state import Island

WIDTH: Final = 96


class IslandFeatures(Features):
    """At the start of a turn: the team, of which all signs are, and the Boss, who has none."""

    def __init__(self) -> None:
        super().__init__(2, WIDTH, SIGNS)

    def read(self, table: Table, sheet: Sheet) -> None:
        st = cast(Island, table.st)
        sheet.side(signs(st))
        sheet.side([])
        sheet.moved_by(st.active)
