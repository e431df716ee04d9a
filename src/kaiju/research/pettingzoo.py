"""Every game as a PettingZoo environment: one agent for each seat, one question after the other (AEC).

    from kaiju.research.pettingzoo import env

    game = env("king_of_tokyo", seats=4)
    game.reset(seed=7)
    for agent in game.agent_iter():
        observation, reward, termination, truncation, info = game.last()
        done = termination or truncation
        action = None if done else game.action_space(agent).sample(observation["action_mask"])
        game.step(action)

An observation is what the seat may know and nothing else: ``observation``, a row of numbers whose meanings
``game.meanings()`` lists, and ``action_mask``, which answers there are. An action is the number of an answer. Where
several seats are asked at once they answer one after the other, and nobody is shown what the others have said.
"""

from __future__ import annotations

from typing import Any, Unpack

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from kaiju.research.world import Kind, World


def env(game: str, *, render_mode: str | None = None, **kind: Unpack[Kind]) -> Environment:
    """A game as an environment: ``seats``, ``options`` and ``rewards`` as :class:`kaiju.research.world.Kind` has it."""
    return Environment(game, render_mode=render_mode, **kind)


class Environment(AECEnv):  # type: ignore[misc]  # the library has no types
    """A table whose seats are agents, called ``seat_0`` and so on."""

    metadata = {"render_modes": ["ansi", "human"], "name": "kaiju_v0", "is_parallelizable": False}

    def __init__(self, game: str, *, render_mode: str | None = None, **kind: Unpack[Kind]) -> None:
        super().__init__()
        self.world = World(game, **kind)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.world.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        size, actions = self.world.layout.size, self.world.actions
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-np.inf, np.inf, (size,), np.float32),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.chance = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        """What an agent is shown: numbers, and a mask of its answers."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The number of an answer."""
        return self.action_spaces[agent]

    def meanings(self) -> list[str]:
        """What each number of an observation means."""
        return self.world.layout.meanings()

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; without a seed, another one than before."""
        if seed is not None:
            self.chance = np.random.default_rng(seed)
        self.world.reset(int(self.chance.integers(1 << 62)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._asked()

    def _asked(self) -> str:
        question = self.world.question
        return self.agents[0] if question is None else self.possible_agents[question.seat]

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        """What an agent may know."""
        seat = self.seat_of[agent]
        return {"observation": self.world.observe(seat), "action_mask": self.world.mask(seat)}

    def step(self, action: int | None) -> None:
        """Answer for the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.world.answer(int(action))
        if self.world.over:
            self.rewards = {each: self.world.reward(self.seat_of[each]) for each in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.world.broken_off:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self._asked()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The table in a few lines: as text (``ansi``), or printed (``human``)."""
        if self.render_mode == "human":
            print(self.world.text())  # noqa: T201 (that is what this way of rendering is for)
            return None
        return self.world.text() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""
