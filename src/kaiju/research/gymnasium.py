"""Every game as a Gymnasium environment: one seat is the agent's, bots play the others.

    from kaiju.research.gymnasium import Seat

    game = Seat("king_of_tokyo", opponents=["greedy", "random"])
    observation, info = game.reset(seed=7)
    observation, reward, terminated, truncated, info = game.step(int(info["action_mask"].argmax()))

``info["action_mask"]`` says which answers there are. An action that is none of them ends the game and is worth -1, as
is usual where a library samples actions without asking. :func:`seats` makes many of them in processes of their own.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Unpack

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AsyncVectorEnv

from kaiju.bots import Bot, ask_bot, make_bot
from kaiju.bots.random import Random
from kaiju.research.world import Kind, World


class Seat(gymnasium.Env):  # type: ignore[misc]  # the library is left out of type checking
    """One seat at a table with bots. The agent's seat moves on by one with every game."""

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str,
        *,
        opponents: Sequence[str] | None = None,
        render_mode: str | None = None,
        **kind: Unpack[Kind],
    ) -> None:
        if opponents is not None and kind.get("seats") is None:
            kind["seats"] = len(opponents) + 1
        kind.setdefault("rewards", "win")
        self.world = World(game, **kind)
        others = self.world.seats - 1
        self.opponents = list(opponents) if opponents is not None else [Random.name] * others
        if len(self.opponents) != others:
            raise ValueError(f"There are {others} other seats, not {len(self.opponents)}.")
        for name in self.opponents:
            make_bot(name, self.world.game.name, 0)
        self.render_mode = render_mode
        self.observation_space = spaces.Box(-np.inf, np.inf, (self.world.layout.size,), np.float32)
        self.action_space = spaces.Discrete(self.world.actions)
        self.seat = self.world.seats - 1
        self.bots: dict[int, Bot] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[np.ndarray, dict[str, Any]]:
        """Begin a new game, and play on to the agent's first question."""
        super().reset(seed=seed)
        drawn = self.np_random.integers(1 << 62, size=self.world.seats)
        if seed is not None:
            self.seat = self.world.seats - 1
        self.seat = (self.seat + 1) % self.world.seats
        self.world.reset(int(drawn[0]))
        around = [(self.seat + 1 + i) % self.world.seats for i in range(len(self.opponents))]
        self.bots = {
            seat: make_bot(name, self.world.game.name, int(drawn[1 + i]))
            for i, (seat, name) in enumerate(zip(around, self.opponents, strict=True))
        }
        self._let_others_play()
        return self.world.observe(self.seat), self._info()

    def _let_others_play(self) -> None:
        world = self.world
        while world.question is not None and world.question.seat != self.seat and not world.broken_off:
            bot = self.bots[world.question.seat]
            world.answer(ask_bot(bot, world.table, world.question))

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.world.mask(self.seat), "seat": self.seat}

    def step(self, action: int) -> tuple[np.ndarray, float, bool, bool, dict[str, Any]]:
        """Answer, and play on to the agent's next question or to the end."""
        world = self.world
        if not 0 <= action < world.answers():
            return world.observe(self.seat), -1.0, True, False, {**self._info(), "illegal": True}
        world.answer(int(action))
        self._let_others_play()
        reward = world.reward(self.seat) if world.over else 0.0
        return world.observe(self.seat), reward, world.over, world.broken_off, self._info()

    def render(self) -> str | None:
        """The table in a few lines."""
        return self.world.text() if self.render_mode == "ansi" else None


def seats(n: int, game: str, **more: Any) -> AsyncVectorEnv:
    """So many environments at once, each in a process of its own; what else :class:`Seat` takes."""
    return AsyncVectorEnv([partial(Seat, game, **more) for _ in range(n)])
