"""Bots that search do it with tiny budgets in these tests: budgets are counts, and what is tested holds for any."""

from __future__ import annotations

import pytest

from kaiju.games import SHELF

FEW = 6


@pytest.fixture(autouse=True)
def few_playouts(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not in long tests, which measure how strong bots are."""
    if request.node.get_closest_marker("long"):
        return
    for game in SHELF:
        room = SHELF.room(game, "kaiju.bots", "bots")
        for kind in {} if room is None else room.BOTS.values():
            if getattr(kind, "playouts", 0):
                monkeypatch.setattr(kind, "playouts", FEW)
