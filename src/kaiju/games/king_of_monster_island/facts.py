# interpreted
"""What studies want to know of a finished game: which Boss on which side, how long, and how near it was."""

from __future__ import annotations

from kaiju.engine.facts import Found
from kaiju.games.king_of_monster_island.state import MODES, PYLON, SIDES, Island


def facts(st: Island) -> Found:
    """The facts of a table; in the Ultimate Challenge the Boss is the one against which it ended."""
    return Found(
        groups={
            "boss": st.box.bosses[st.boss].key,
            "side": SIDES[st.table.side],
            "mode": MODES[st.table.ultimate],
        },
        numbers={
            "rounds": rounds(st),
            "boss_health": max(0, int(st.boss_health)),
            "boss_fame": int(st.boss_fame),
            "pylons": st.support.count(PYLON),
        },
    )


def rounds(st: Island) -> int:
    """How many rounds have begun."""
    return (int(st.turn) + len(st.monsters) - 1) // len(st.monsters)
