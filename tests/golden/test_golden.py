"""Golden games: the same in every build, until a rules version changes on purpose (make golden)."""

from __future__ import annotations

import msgspec
import pytest

from kaiju.engine.record import read, replay
from kaiju.games import game_named
from tests.every_game.games import Setting, settings, title
from tests.golden.golden import Trace, golden_file, golden_game, golden_settings, trace, trace_file
from tests.marks import compiled

pytestmark = compiled

SETTINGS = settings()
GOLDEN = golden_settings()

every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=[title(s) for s in SETTINGS])
every_golden = pytest.mark.parametrize("setting", GOLDEN, ids=[title(s) for s in GOLDEN])


@every_golden
def test_the_golden_game_is_played_the_same_way(setting: Setting) -> None:
    stored = read(golden_file(setting).read_bytes())
    assert golden_game(setting) == stored


@every_golden
def test_the_golden_game_replays_with_the_same_events(setting: Setting) -> None:
    stored = read(golden_file(setting).read_bytes())
    table = replay(stored, game_named(stored.game))
    assert [e.plain() for e in table.events] == stored.events
    assert table.winners == stored.winners


@every_setting
def test_many_games_leave_the_same_trace(setting: Setting) -> None:
    stored = msgspec.json.decode(trace_file(setting).read_bytes(), type=Trace)
    assert trace(setting) == stored
