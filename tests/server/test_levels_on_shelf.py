"""The shelf tells of every level whether it takes long here: who is made for the compiled build does without it."""

from __future__ import annotations

import pytest

from kaiju.games import SHELF
from kaiju.server.reading import on_shelf


@pytest.mark.parametrize("compiled", [False, True])
def test_who_needs_the_compiled_build_is_slow_without_it(
    monkeypatch: pytest.MonkeyPatch, compiled: bool
) -> None:
    monkeypatch.setattr("kaiju.bots.bot.COMPILED", compiled)
    for game in map(on_shelf, SHELF.values()):
        slow = [bot.name for bot in game.bots if bot.slow]
        assert slow == ([] if compiled else ["expert-fast", "expert"]), game.name
        assert all(bot.thinks for bot in game.bots if bot.slow)
