"""The same seed plays the same games, whoever shares the work and in whatever order it is done."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Future
from typing import Any

import pytest

from kaiju.games import SHELF
from kaiju.study.simulate import Plan, simulate
from kaiju.study.workers import Pool
from tests.bots.hurried import HURRIED
from tests.marks import slow

SLOWER = ("king_of_tokyo_duel", "king_of_monster_island", "godzilla_tokyo_clash")
"""Bots that search take long for these: two games have to do."""


class Others(Pool):
    """Two processes, and how many pieces of work they were given."""

    def __init__(self) -> None:
        super().__init__(2)
        self.given = 0

    def submit(self, *args: Any, **kwargs: Any) -> Future[Any]:
        self.given += 1
        return super().submit(*args, **kwargs)


@pytest.fixture(scope="module")
def others() -> Iterator[Others]:
    """The same two for all these tests: what they remember of other games must make no difference."""
    with Others() as pool:
        yield pool


@pytest.fixture(autouse=True)
def small_pieces(few_playouts: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the first game is played here. Other processes know nothing of tiny budgets, so there are none here."""
    monkeypatch.undo()
    monkeypatch.setattr("kaiju.study.simulate.BATCH_SECONDS", 0.0)


def same_here_and_there(plan: Plan, others: Others) -> None:
    before = others.given
    there = simulate(plan, executor=others).played
    assert others.given - before == plan.games - 1, "each game but the first is played elsewhere"
    assert there == simulate(plan).played


def plan_of(game: str, *bots: str) -> Plan:
    """Each game with all that happens in it counted."""
    games = 2 if game in SLOWER else 3
    return Plan(game=game, bots=list(bots), games=games, seed=3, measures=["events", "cards"])


@pytest.mark.parametrize("game", SHELF)
def test_a_planner_plays_the_same_games_in_any_process(game: str, others: Others) -> None:
    same_here_and_there(plan_of(game, "planner", "easy"), others)


@pytest.mark.parametrize("game", SHELF)
def test_an_expert_plays_the_same_games_in_any_process(game: str, others: Others) -> None:
    same_here_and_there(plan_of(game, HURRIED[game], "beginner"), others)


@slow
def test_so_does_an_expert_with_its_real_budget(others: Others) -> None:
    plan = Plan(game="king_of_tokyo_duel", bots=["expert-fast", "easy"], games=2, seed=3)
    same_here_and_there(plan, others)


def test_the_same_seed_plays_the_same_games_for_any_number_of_jobs() -> None:
    plan = Plan(game="king_of_tokyo", bots=["planner", "easy", "greedy"], games=6, seed=3)
    assert simulate(plan, jobs=1).played == simulate(plan, jobs=2).played == simulate(plan, jobs=3).played
