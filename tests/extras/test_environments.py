"""The doors to PettingZoo and Gymnasium, by those libraries' own tests, for every game."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, render_test, seed_test

from kaiju.engine.errors import BadSetup
from kaiju.games import SHELF, game_named
from kaiju.research.gymnasium import Seat, seats
from kaiju.research.pettingzoo import env
from kaiju.research.world import World

TEAM = next(name for name in SHELF if game_named(name).declaration.team)
FIRST = SHELF.first.name


@pytest.mark.parametrize("name", list(SHELF))
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_pettingzoo_accepts_every_game(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(env(name), num_cycles=150)
    seed_test(lambda: env(name), num_cycles=100)
    render_test(lambda render_mode=None: env(name, render_mode=render_mode))


@pytest.mark.parametrize("name", list(SHELF))
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_gymnasium_accepts_every_game(name: str) -> None:
    check_env(Seat(name), skip_render_check=True)


def play(game: Any, seed: int) -> tuple[list[str], dict[str, float]]:
    """A whole game by chance; who was asked, and what everybody got."""
    game.reset(seed=seed)
    for agent in game.possible_agents:
        game.action_space(agent).seed(seed)
    asked: list[str] = []
    got = dict.fromkeys(game.possible_agents, 0.0)
    for agent in game.agent_iter():
        seen, reward, over, broken, _ = game.last()
        got[agent] += reward
        if over or broken:
            game.step(None)
            continue
        assert seen["action_mask"].any()
        asked.append(agent)
        game.step(game.action_space(agent).sample(seen["action_mask"]))
    return asked, got


@pytest.mark.parametrize("name", list(SHELF))
def test_a_whole_game_ends_in_rewards(name: str) -> None:
    game = env(name)
    asked, got = play(game, 3)
    assert (asked, got) == play(env(name), 3)
    assert len(asked) == int(game.world.table.count)
    if game_named(name).declaration.team:
        assert len(set(got.values())) == 1
    else:
        assert sum(got.values()) == pytest.approx(0.0)
        winner = (game.world.table.winners or [0])[0]
        assert got[f"seat_{winner}"] == max(got.values())


def test_rewards_by_rank_are_shared_where_seats_are_equal() -> None:
    world = World(FIRST, seats=3)
    world.reset(1)
    while not world.over:
        world.answer(world.answers() - 1)
    values = [world.reward(seat) for seat in range(3)]
    assert sum(values) == pytest.approx(0.0)
    assert max(values) <= 1.0
    assert min(values) >= -1.0
    by_win = World(FIRST, seats=3, rewards="win")
    by_win.table, by_win.question = world.table, None
    assert {by_win.reward(seat) for seat in range(3)} <= {1.0, -1.0}


def test_the_agent_sits_everywhere_and_illegal_actions_cost_the_game() -> None:
    game = Seat(FIRST, opponents=["random", "random"])
    sat = []
    for number in range(6):
        _, info = game.reset(seed=4 if number == 0 else None)
        sat.append(info["seat"])
    assert sat == [0, 1, 2, 0, 1, 2]
    _, info = game.reset(seed=4)
    first_illegal = int(info["action_mask"].sum())
    _, reward, over, _, info = game.step(first_illegal)
    assert (reward, over, info["illegal"]) == (-1.0, True, True)


def test_bad_words_get_a_sentence() -> None:
    with pytest.raises(BadSetup):
        env("no_such_game")
    with pytest.raises(BadSetup):
        env(FIRST, seats=99)
    with pytest.raises(BadSetup):
        env(FIRST, rewards="luck")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="other seats"):
        Seat(FIRST, seats=3, opponents=["random"])


def test_many_tables_at_once() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        tables = seats(2, FIRST, opponents=["random"])
        try:
            rows, info = tables.reset(seed=[1, 2])
            assert rows.shape[0] == 2
            for _ in range(5):
                actions = np.array([int(mask.argmax()) for mask in info["action_mask"]])
                rows, rewards, _, _, info = tables.step(actions)
            assert np.isfinite(rows).all()
            assert rewards.shape == (2,)
        finally:
            tables.close()


def test_a_team_wins_or_loses_together() -> None:
    world = World(TEAM)
    world.reset(2)
    while not world.over:
        world.answer((world.table.count * 5) % world.answers())
    assert len({world.reward(seat) for seat in range(world.seats)}) == 1
