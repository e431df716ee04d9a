# compiled
"""Playing on quickly: light hands to the end of a Round, then the fitted value (see :mod:`kaiju.bots.judging`)."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from kaiju.bots.calibration import Calibrations
from kaiju.bots.godzilla_tokyo_clash.light import rounds_on
from kaiju.bots.godzilla_tokyo_clash.value import chances, weights
from kaiju.engine.table import Table
from kaiju.games.godzilla_tokyo_clash.state import Clash


class ClashPlayouts:
    """Fights of any Kaiju; so many Rounds are played to their end."""

    def __init__(self, rounds: int, calibrations: Calibrations) -> None:
        self.budget = 800
        self.lucks = 1  # chance only shuffles decks that have run out
        self.calibrations = calibrations
        self.rounds: i64 = rounds

    def play_on(self, table: Table) -> list[float]:
        rounds_on(table, self.rounds)
        return chances(cast(Clash, table.st), weights())
