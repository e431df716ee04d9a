"""What answers and positions are worth: counted, repeatable, honest, and sensible where it is plain what is best."""

from __future__ import annotations

import pytest

from kaiju.bots import Worlds, bots_for
from kaiju.bots.calibration import Calibration
from kaiju.bots.judging import (
    Estimate,
    Trial,
    calibration,
    chances,
    error_of,
    judge,
    playouts_of,
    shared,
    usual_budget,
)
from kaiju.engine.record import begin
from kaiju.engine.table import Table
from kaiju.games import SHELF, game_named
from tests.bots.tables import position
from tests.every_game.games import Dice


def some_way_in(game: str, answers: int = 15) -> Table:
    """A position of a random game."""
    seats = max(2, SHELF[game].declaration.seats_min)
    table = begin(game_named(game), seats=seats, seed=8, options={}, listen=True)
    dice = Dice(8)
    for _ in range(answers):
        seat = table.asked[0]
        question = table.question_for(seat)
        assert question is not None
        table.answer(seat, dice.below(question.count))
    return table


def judged(table: Table, budget: int, seed: int = 3) -> list[Estimate]:
    question = table.question
    assert question is not None
    answers = list(question.answers())[:3]
    return judge(Worlds.of(table, question.seat), question, answers, budget, seed)


@pytest.mark.parametrize("game", SHELF)
def test_every_game_is_judged_in_the_same_way_and_the_same_seed_says_the_same(game: str) -> None:
    table = some_way_in(game)
    first, again = judged(table, 6), judged(table, 6)
    assert first == again
    for estimate in first:
        assert 0.0 <= estimate.chance <= 1.0
        assert estimate.error > 0.0
        assert estimate.samples >= 1


@pytest.mark.parametrize("game", SHELF)
def test_what_lies_hidden_makes_no_difference_to_what_answers_are_worth(game: str) -> None:
    table = some_way_in(game)
    assert judged(table, 3) == judged(table.imagine(table.asked[0], 99), 3)


@pytest.mark.parametrize("game", SHELF)
def test_the_chances_of_a_position_are_shared_out_or_are_the_teams(game: str) -> None:
    table = some_way_in(game)
    found = chances(table, 2, 5)
    assert found == chances(table, 2, 5)
    if SHELF[game].declaration.team:
        assert len(set(found)) == 1
    else:
        assert sum(found) == pytest.approx(1.0)
    assert usual_budget(game) == playouts_of(game).budget > 0


def test_a_budget_counts_playouts_and_goes_to_the_better_answers() -> None:
    table = position({"vp": 10}, {"place": "city"}, script="3 3 3 e s h")
    question = table.question
    assert question is not None
    trial = Trial(Worlds.of(table, 0), question, [63, 0, 1, 7, 7], 1)
    assert trial.answers == [63, 0, 1, 7], "the same answer is not tried twice"
    left = trial.narrow(16)
    assert trial.spent == sum(map(len, trial.results)) <= 16
    assert len(left) == 2
    best = max(left, key=trial.mean)
    assert len(trial.results[best]) == max(map(len, trial.results))
    kept = Trial(Worlds.of(table, 0), question, [63, 0, 1, 7], 1)
    assert 1 in kept.narrow(16, keep=[1]), "an answer that must not be dropped stays to the end"


def test_to_win_at_once_is_certain() -> None:
    """Three 3s bring the last VP: keeping them wins, rolling all again may not."""
    table = position({"vp": 18}, {"place": "city"}, script="3 3 3 1 1 2")
    question = table.question
    assert question is not None
    keep, _ = judge(Worlds.of(table, 0), question, [63, 0], 12, 4)
    assert keep.chance == 1.0
    assert chances(table, 1, 1)[0] > 0.5


def test_a_finished_game_is_worth_what_it_came_to() -> None:
    assert shared([1], 3, team=False) == [0.0, 1.0, 0.0]
    assert shared([0, 1], 3, team=False) == [0.5, 0.5, 0.0]
    assert shared([], 2, team=False) == [0.0, 0.0]
    assert shared([0, 1], 2, team=True) == [1.0, 1.0]


def test_odds_are_raised_about_an_even_share() -> None:
    assert Calibration(2.0).told(0.25, 3.0) == pytest.approx(0.25)
    assert Calibration(0.7).told(0.5) == pytest.approx(0.5)
    assert Calibration(2.0).told(0.6) > 0.6 > Calibration(0.5).told(0.6)
    assert (Calibration(2.0).told(0.0), Calibration(0.5).told(1.0)) == (0.0, 1.0)
    assert Calibration(share=0.2).told(0.25, 3.0) == pytest.approx(0.25)
    assert (Calibration(share=0.2).told(0.0), Calibration(share=0.2).told(1.0)) == pytest.approx((0.1, 0.9))
    assert Calibration(lift=0.5).told(0.5) > 0.6


def test_few_samples_never_look_certain() -> None:
    assert error_of([1.0]) > 0.3
    assert error_of([1.0] * 10) > 0.04
    assert error_of([0.0, 1.0] * 50) == pytest.approx(0.05, abs=0.01)


def test_every_game_on_the_shelf_has_somebody_to_play_on() -> None:
    assert all("greedy" in bots_for(game) for game in SHELF)


def test_tables_that_a_room_tells_apart_are_corrected_by_their_own_numbers() -> None:
    plain, evolved, more = (
        begin(game_named("king_of_tokyo"), seats=seats, seed=1, options=options, listen=False)
        for seats, options in ((2, {}), (2, {"power_up": True}), (4, {"halloween": True}))
    )
    known = playouts_of("king_of_tokyo").calibrations
    assert calibration(plain)[0] == known[2]
    assert calibration(evolved)[0] == known[2, "evolved"] != known[2]
    assert calibration(more)[0] == known[4], "without numbers of their own, by their seats"
