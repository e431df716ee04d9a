"""Playouts that cost nothing, for tests of what is made of them: the table as it stands, read by what is declared."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from kaiju.bots import judging
from kaiju.bots.calibration import Calibrations
from kaiju.engine.declaration import entries
from kaiju.engine.table import Table


class AsItStands:
    """Everybody's chance is their share of what the columns of the standings show."""

    budget = 40
    calibrations: Calibrations = {}

    def play_on(self, table: Table) -> list[float]:
        declared = table.game.declaration
        seats = table.game.seats_of(table.st)
        if table.over:
            return judging.shared(table.winners or [], seats, team=declared.team)
        rows = entries(declared, table.view())
        # Chance to come has its part, so that tries differ.
        luck = 1 + int(table.st.rng) % 3
        shares = [1.0 + luck + sum(int(getattr(row, c.key)) for c in declared.columns) for row in rows]
        if declared.team:
            return [min(0.95, sum(shares) / (20.0 * seats))] * seats
        return [share / sum(shares) for share in shares]


def stand_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """Judge by how the table stands, in this process."""
    monkeypatch.setattr(judging, "playouts_of", lambda game: AsItStands())


async def at_once(self: object, work: Any, *args: Any) -> Any:
    """In the place of a worker process: the same work here, so that no test waits for a crowded machine."""
    return await asyncio.to_thread(work, *args)
