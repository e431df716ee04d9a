"""The doors to PettingZoo and Gymnasium, by those libraries' own tests, for every game."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, render_test, seed_test

from kaiju.engine.errors import BadSetup
from kaiju.engine.options import Choice
from kaiju.games import SHELF, game_named
from kaiju.research.gymnasium import Seat, seats
from kaiju.research.pettingzoo import env
from kaiju.research.world import World
from kaiju.study import observing
from kaiju.study.balance import modules_of

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
    check_env(Seat(name, render_mode="ansi"))


def values_of(choice: Choice) -> list[Any]:
    """Every value of an option; of lists, one with the first in it."""
    if choice.form == "switch":
        return [True]
    if choice.form in ("several", "each_seat"):
        return [[value] for value in choice.values[:1]]
    return [*choice.values, *([choice.picks[:1]] if choice.picks else [])]


def each_option(name: str) -> list[tuple[int, dict[str, Any]]]:
    """Every value of every option of a game, with as many seats and one other option if it needs them."""
    game = game_named(name)
    choices = game.choices()
    others: list[dict[str, Any]] = [{}, *({c.name: value} for c in choices for value in values_of(c))]
    found: list[tuple[int, dict[str, Any]]] = []
    for choice in choices:
        for value in values_of(choice):
            tables = (
                (seats_, {**other, choice.name: value})
                for other in others
                for seats_ in range(game.seats_min, game.seats_max + 1)
            )
            found += [table for table in tables if takes(name, *table)][:1]
    return found


def takes(name: str, seats: int, options: dict[str, Any]) -> bool:
    try:
        game_named(name).options(options, seats)
    except BadSetup:
        return False
    return True


@pytest.mark.parametrize("name", list(SHELF))
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_pettingzoo_accepts_every_option(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(observing, "DECISIONS", 150)
    options = each_option(name)
    assert {key for _, given in options for key in given} == {
        choice.name for choice in game_named(name).choices()
    }
    for seats_, given in options:
        game = env(name, seats=seats_, options=given)
        assert len(game.meanings()) == len(set(game.meanings()))
        asked, got = play(game, 5)
        assert asked
        assert set(got.values()) != {0.0}


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


@pytest.mark.parametrize("module", ["halloween", "power_up"])
def test_answers_of_seats_that_are_asked_together_stay_hidden(module: str) -> None:
    world = World(FIRST, seats=3, options={module: modules_of(SHELF.first)[module]})
    world.reset(1)
    for number in range(200):
        if len(world.table.asked) > 1:
            break
        world.answer((number * 7) % world.answers())
    assert len(world.table.asked) > 1
    later = [seat for seat in world.table.asked if seat != world.question.seat]  # type: ignore[union-attr]
    before = world.table
    told: list[list[float]] = []
    for answer in range(min(4, world.answers())):
        world.table = before.copy()
        world.question = world.table.question
        world.answer(answer)
        assert world.question is not None
        assert world.question.seat in later
        told.append(world.observe(world.question.seat).tolist())
    assert len(told) > 1
    assert all(row == told[0] for row in told)


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
