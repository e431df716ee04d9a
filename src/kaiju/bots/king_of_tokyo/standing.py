"""Everybody's chance to win at a table as it stands, by the fitted value: for studies, which may look at everything."""

from __future__ import annotations

from typing import cast

from kaiju.bots.king_of_tokyo.light import following
from kaiju.bots.king_of_tokyo.value import value_for
from kaiju.engine.table import Table
from kaiju.games.king_of_tokyo.state import BUY, END, RESOLVE, Tokyo


def chances(table: Table) -> list[float]:
    """Each seat's chance to win. Before its dice are resolved the turn is still to come, afterwards it is over."""
    st = cast(Tokyo, table.st)
    over = st.phase in (RESOLVE, BUY, END)
    return value_for(st).chances(st, following(st) if over else int(st.active))
