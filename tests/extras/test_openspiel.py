"""The door to OpenSpiel, by its own tests and algorithms."""

from __future__ import annotations

import random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.algorithms.external_sampling_mccfr import ExternalSamplingSolver
from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver

from kaiju.games import SHELF
from kaiju.research import openspiel

FIRST = SHELF.first.name


@pytest.mark.parametrize("name", list(SHELF))
def test_openspiels_random_simulations_run(name: str) -> None:
    pyspiel.random_sim_test(openspiel.load(name, deals=8), num_sims=1, serialize=False, verbose=False)


def test_it_is_loaded_by_openspiels_own_word() -> None:
    game = pyspiel.load_game("kaiju", {"game": FIRST, "seats": 3})
    assert game.num_players() == 3
    state = game.new_initial_state()
    assert state.is_chance_node()
    state.apply_action(5)
    assert state.current_player() in range(3)
    assert len(state.observation_tensor(0)) == openspiel.load(FIRST, seats=3).world.layout.size


def play(state: openspiel.State, answers: int, chance: random.Random) -> None:
    for _ in range(answers):
        if state.is_terminal():
            return
        state.apply_action(chance.choice(state.legal_actions()))


@pytest.mark.parametrize("name", list(SHELF))
def test_information_states_tell_no_secret_and_worlds_keep_them(name: str) -> None:
    game = openspiel.load(name)
    state = game.new_initial_state()
    state.apply_action(3)
    play(state, 30, random.Random(2))
    if state.is_terminal():
        return
    seat = state.current_player()
    other = openspiel.imagined(state, seat, seed=9)
    assert other.observation_string(seat) == state.observation_string(seat)
    assert np.array_equal(other.observation_tensor(seat), state.observation_tensor(seat))
    assert other.legal_actions() == state.legal_actions()
    twin = state.clone()
    assert twin.information_state_string(seat) == state.information_state_string(seat)
    twin.apply_action(twin.legal_actions()[-1])
    assert len(twin.history()) == len(state.history()) + 1


def test_is_mcts_plays_in_imagined_worlds() -> None:
    game = openspiel.load(FIRST, seats=2)
    state = game.new_initial_state()
    state.apply_action(1)

    class Shallow(mcts.Evaluator):  # type: ignore[misc]
        """A few answers by chance, then nothing is known."""

        def evaluate(self, state: openspiel.State) -> object:
            twin = state.clone()
            play(twin, 5, random.Random(1))
            return np.array(twin.returns())

        def prior(self, state: openspiel.State) -> list[tuple[int, float]]:
            actions = state.legal_actions()
            return [(action, 1.0 / len(actions)) for action in actions]

    bot = ismcts.ISMCTSBot(
        game=game,
        uct_c=2.0,
        evaluator=Shallow(),
        max_simulations=12,
        random_state=np.random.RandomState(3),
    )
    worlds = iter(range(1000))
    bot.set_resampler(lambda state, player: openspiel.imagined(state, player, next(worlds)))
    for _ in range(3):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


@pytest.mark.parametrize("solver", [ExternalSamplingSolver, OutcomeSamplingSolver])
def test_samplers_like_cfr_run_on_a_small_setting(solver: type) -> None:
    # A game that is broken off after some answers is a small tree.
    game = openspiel.load(FIRST, seats=2, deals=2, answers=3)
    solving = solver(game)
    for _ in range(2):
        solving.iteration()
    policy = solving.average_policy()
    state = game.new_initial_state()
    state.apply_action(0)
    chances = policy.action_probabilities(state)
    assert sum(chances.values()) == pytest.approx(1.0)
