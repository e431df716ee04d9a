# compiled
"""Luck in parts, so that answers which are tried with the same luck meet the same dice turn after turn.

Chance goes on from result to result: as soon as one try has rolled a die more than another, all that comes after is
different, and what was to be compared is lost in noise. A light hand that sets chance anew (``st.rng``) for each part
of a turn keeps what two tries have in common.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiju.engine.chance import step

TURN: Final[i64] = 2654435769
PART: Final[i64] = 668265263 << 16


def lot(luck: i64, turn: i64, part: i64) -> i64:
    """What chance is set to for a part of a turn, of a table with this luck (``table.fresh``)."""
    return step(step(step(luck ^ (turn * TURN) ^ (part * PART))))
