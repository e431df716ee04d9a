"""The value of a position at the stall, exactly: for players who buy anything, equally likely."""

from __future__ import annotations

from typing import cast

from kaiju.engine.table import Table
from tests.study.stall import StallState, chance

BOTS: dict[str, type] = {}


def chances(table: Table) -> list[float]:
    st = cast(StallState, table.st)
    if st.over:
        return [float(st.won == 0), float(st.won == 1)]
    first = float(chance(st.rich, st.bought))
    return [first, 1.0 - first]
