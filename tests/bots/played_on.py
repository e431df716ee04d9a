"""Playouts as they are, written down: how many there were and what each came to."""

from __future__ import annotations

import pytest

from kaiju.bots import judging
from kaiju.engine.table import Table


class PlayedOn:
    """The playouts of a game, and what they have come to so far."""

    def __init__(self, real: judging.Playouts) -> None:
        self.real = real
        self.budget = real.budget
        self.calibrations = real.calibrations
        self.lucks: int = getattr(real, "lucks", judging.LUCKS)
        self.found: list[list[float]] = []

    def play_on(self, table: Table) -> list[float]:
        self.found.append(self.real.play_on(table))
        return self.found[-1]


def played_on(game: str, monkeypatch: pytest.MonkeyPatch) -> PlayedOn:
    """Write down the playouts of this game in this process."""
    notes = PlayedOn(judging.playouts_of(game))
    monkeypatch.setattr(judging, "playouts_of", lambda game: notes)
    return notes
