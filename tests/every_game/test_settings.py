"""The choice of settings that the every-game suite plays in `make test` leaves nothing out but repetition."""

from __future__ import annotations

import pytest

from kaiju.games import SHELF
from tests.every_game.games import CHOSEN, Setting, covering, parts, settings


def test_the_choice_tries_every_part_of_the_settings() -> None:
    everything = settings()
    tried = set().union(*(parts(setting, everything) for setting in CHOSEN))
    for setting in everything:
        assert parts(setting, everything) <= tried
    assert len(CHOSEN) < len(everything) / 2


@pytest.mark.parametrize("name", SHELF)
def test_every_game_is_played_by_every_number_of_people(name: str) -> None:
    game = SHELF[name]
    seats = {setting[1] for setting in CHOSEN if setting[0] == name}
    assert seats == set(range(game.seats_min, game.seats_max + 1))


def test_what_the_choice_may_not_leave_out() -> None:
    tables: list[Setting] = [
        ("pig", 2, {}),
        ("pig", 3, {}),
        ("pig", 3, {"wild": True}),
        ("pig", 2, {"wild": True}),
        ("pig", 2, {"wild": True, "goal": 50}),
        ("pig", 2, {"goal": 50}),
        ("ludo", 2, {}),
        ("ludo", 2, {"fast": True}),
    ]
    chosen = covering(tables)
    assert ("pig", 2, {"wild": True, "goal": 50}) in chosen, "two options together"
    assert ("pig", 2, {"goal": 50}) in chosen, "an option without another"
    assert {setting[1] for setting in chosen if setting[0] == "pig"} == {2, 3}
    assert tables[-2:] == chosen[-2:], "an option that is the only one of its game, with and without"
    assert len(chosen) < len(tables)
