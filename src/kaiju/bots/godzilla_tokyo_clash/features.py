# compiled
"""Positions of Godzilla: Tokyo Clash as numbers (:mod:`kaiju.bots.features`): the signs of every player's value."""

from __future__ import annotations

from typing import Final, cast

from kaiju.bots.features import Features, Sheet
from kaiju.bots.godzilla_tokyo_clash.glance import rounds_left
from kaiju.bots.godzilla_tokyo_clash.value import SIGNS, signs
from kaiju.engine.table import Table
from kaiju.games.godzilla_tokyo_clash.scoring import points_of
from kaiju.games.godzilla_tokyo_clash.state import Clash

WIDTH: Final = 9
MOST_SEATS: Final = 4


class ClashFeatures(Features):
    """At the start of a Round: every player."""

    def __init__(self) -> None:
        super().__init__(MOST_SEATS, WIDTH, SIGNS)

    def read(self, table: Table, sheet: Sheet) -> None:
        st = cast(Clash, table.st)
        points = [int(points_of(st, p.seat)) for p in st.players]
        left = rounds_left(st)
        for p in st.players:
            sheet.side(signs(st, p, points, left))
        for _ in range(MOST_SEATS - len(st.players)):
            sheet.nobody()
        sheet.moved_by(st.active)
