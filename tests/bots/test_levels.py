"""The ladder: each level is known by name, makes the same mistakes for the same seed, and beats those far below it."""

from __future__ import annotations

from itertools import pairwise

import pytest

from kaiju.bots import bots_for, make_bot
from kaiju.engine.record import begin
from kaiju.games import SHELF, game_named
from kaiju.study.simulate import Plan, let_play, simulate
from kaiju.study.tally import tally
from tests.marks import compiled, long, slow

LADDER = ["random", "beginner", "easy", "greedy"]


@pytest.mark.parametrize("game", SHELF)
def test_every_game_has_the_lower_levels(game: str) -> None:
    assert bots_for(game)[: len(LADDER)] == LADDER


@pytest.mark.parametrize("game", SHELF)
@pytest.mark.parametrize("level", ["beginner", "easy"])
def test_hasty_players_answer_legally_and_make_the_same_mistakes_again(game: str, level: str) -> None:
    ends = []
    for _ in range(2):
        table = begin(game_named(game), seats=SHELF[game].declaration.seats_usual, seed=4, listen=False)
        let_play(table, [make_bot(level, game, seat) for seat in range(SHELF[game].declaration.seats_usual)])
        ends.append(table.digest())
    assert ends[0] == ends[1]


def share(game: str, better: str, other: str, games: int) -> float:
    return tally(simulate(Plan(game=game, bots=[better, other], games=games, seed=17))).bots[better].share


ONE_WINS = [
    game for game in SHELF if not SHELF[game].declaration.team and not SHELF[game].declaration.played_like
]
TEAMS = [game for game in SHELF if SHELF[game].declaration.team]


@pytest.mark.parametrize("game", ONE_WINS)
def test_levels_are_in_order(game: str) -> None:
    """40 games with fixed seeds, two steps of the ladder at a time."""
    assert share(game, "beginner", "random", 40) >= 0.7
    assert share(game, "greedy", "beginner", 40) >= 0.6


@slow
@pytest.mark.parametrize("game", ONE_WINS)
@pytest.mark.parametrize("level", ["planner", "expert-fast"])
def test_who_searches_beats_a_beginner_with_the_tiniest_budget(game: str, level: str) -> None:
    """40 games with fixed seeds; budgets as in conftest.py."""
    assert share(game, level, "beginner", 40) >= 0.6


def team(game: str, level: str, games: int, **options: str) -> float:
    """How often three of a level beat the Boss."""
    plan = Plan(game=game, bots=[level] * 3, games=games, seed=17, options=options)
    return tally(simulate(plan)).bots[level].share


@pytest.mark.parametrize("game", TEAMS)
def test_teams_are_in_order(game: str) -> None:
    """40 games with fixed seeds, against a Boss whom nobody but players of some skill beats."""
    chance, beginners, greedy = (
        team(game, level, 40, side="blue") for level in ("random", "beginner", "greedy")
    )
    assert chance <= beginners
    assert beginners + 0.2 <= greedy


@slow
@pytest.mark.parametrize("game", TEAMS)
@pytest.mark.parametrize("level", ["planner", "expert-fast"])
def test_a_team_that_searches_beats_more_bosses_than_beginners(game: str, level: str) -> None:
    """40 games with fixed seeds; budgets as in conftest.py."""
    assert team(game, level, 40, side="blue") >= team(game, "beginner", 40, side="blue") + 0.2


@long
@compiled
@pytest.mark.parametrize("game", TEAMS)
@pytest.mark.parametrize(("higher", "lower"), [("planner", "greedy"), ("expert-fast", "planner")])
def test_teams_that_search_beat_more_bosses(game: str, higher: str, lower: str) -> None:
    """400 games each with fixed seeds and whole budgets, on a middle side: half an hour in the compiled build."""
    setting = {"boss": "lithosaur", "side": "blue"}
    assert team(game, higher, 400, **setting) > team(game, lower, 400, **setting)


@long
@pytest.mark.parametrize("game", ONE_WINS)
def test_each_level_beats_the_one_below_it(game: str) -> None:
    """400 games each with fixed seeds."""
    for lower, higher in pairwise(LADDER):
        assert share(game, higher, lower, 400) > 0.5


@long
@pytest.mark.parametrize("game", TEAMS)
def test_teams_of_each_level_beat_no_fewer_bosses_than_those_below(game: str) -> None:
    """400 games each with fixed seeds."""
    for lower, higher in pairwise(LADDER):
        assert team(game, higher, 400, side="blue") >= team(game, lower, 400, side="blue")


@long
@compiled
@pytest.mark.parametrize("game", ONE_WINS)
@pytest.mark.parametrize(("higher", "lower"), [("planner", "greedy"), ("expert-fast", "planner")])
def test_who_searches_more_beats_who_searches_less(game: str, higher: str, lower: str) -> None:
    """400 games with fixed seeds and whole budgets: a few minutes each in the compiled build."""
    assert share(game, higher, lower, 400) > 0.5
