"""Playing a table out with random answers: the hot loop of benchmarks, searches and soaks."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiju.engine.chance import FACTOR, LOW, even
from kaiju.engine.state import NOBODY
from kaiju.engine.table import Table

MANY: Final[i64] = LOW >> 1
"""More options than this, times a number of chance, do not fit into a machine integer."""


def playout(table: Table, seed: i64) -> i64:
    """Play a table to its end with random answers; returns how many."""
    st = table.st
    s = seed
    high = s >> 32
    n: i64 = 0
    while st.who != NOBODY:
        s = (s & LOW) * FACTOR + high
        high = s >> 32
        if st.n_opts <= MANY:
            answer = (((s ^ high) & LOW) * st.n_opts) >> 32
        else:
            answer = even(s, st.n_opts)  # the product would not fit into a machine integer
        n += 1
        if st.tracked or st.asks:
            table.give(answer)
            continue
        # Without marks, and with one seat asked, this is all that giving the answer comes to.
        st.answer = answer
        for _ in table.rule:
            break
        else:
            if table.begin_next():
                table.advance()
    return n
