"""The soak: finds nothing in sound games, and notices and keeps what is wrong."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from kaiju.bots import quick_bots
from kaiju.engine.record import read, replay
from kaiju.engine.table import Table
from kaiju.games import SHELF, game_named
from kaiju.study.soak import Wrong, setting_of, soak

BASE = ["two_player"]
"""The options that the whole base game is played with; expansions have soaks of their own."""


@pytest.mark.parametrize("game", sorted(SHELF))
def test_sound_games_pass(game: str, tmp_path: Path) -> None:
    done = soak(game, seed=1, games=6, folder=tmp_path / "soak", vary=BASE)
    assert done.failures == []
    assert done.games == 6
    assert done.looks > 0
    assert not (tmp_path / "soak").exists()


def test_a_failing_game_leaves_a_record_that_replays(tmp_path: Path) -> None:
    def grumble(table: Table, chance: random.Random) -> None:
        if table.count > 20:
            raise Wrong("I do not like it")

    done = soak("king-of-tokyo", seed=2, games=3, folder=tmp_path, look=grumble, vary=BASE)
    assert len(done.failures) == 3
    failure = done.failures[0]
    assert "I do not like it" in failure.why
    assert failure.record is not None
    record = read(failure.record.read_bytes())
    table = replay(record, game_named("king-of-tokyo"))
    assert table.count == failure.answers > 20
    assert record.players == failure.setting.bots
    assert str(failure.setting.seed) in failure.record.name
    again = soak("king-of-tokyo", seed=2, games=1, folder=tmp_path, look=grumble, vary=BASE)
    assert again.failures[0].record != failure.record, "the first record is not written over"
    assert again.failures[0].setting == failure.setting


def test_too_many_failures_end_it(tmp_path: Path) -> None:
    def never(table: Table, chance: random.Random) -> None:
        raise Wrong("never")

    done = soak("king-of-tokyo", seed=2, folder=tmp_path, look=never, vary=BASE, most_failures=4)
    assert len(done.failures) == 4


def test_time_ends_it(tmp_path: Path) -> None:
    assert soak("king-of-tokyo", seed=2, seconds=0.0, folder=tmp_path).games == 0


def test_all_numbers_of_players_and_options_take_part() -> None:
    game = game_named("king-of-tokyo")
    settings = [setting_of(game, seed, BASE) for seed in range(200)]
    assert {s.seats for s in settings} == {2, 3, 4, 5, 6}
    assert any(s.options.get("two_player") for s in settings)
    assert any(s.position for s in settings)
    assert {bot for s in settings for bot in s.bots} == set(quick_bots("king_of_tokyo"))
    assert settings == [setting_of(game, seed, BASE) for seed in range(200)]
