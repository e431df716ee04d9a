"""One game as an environment sees it: numbers in, numbers out, rewards at the end. For all the doors."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Literal, TypedDict, Unpack

import numpy as np

from kaiju.engine.declaration import standings
from kaiju.engine.errors import BadSetup
from kaiju.engine.game import Game
from kaiju.engine.questions import Question
from kaiju.engine.record import begin
from kaiju.engine.table import Table
from kaiju.games import game_named
from kaiju.rulebook import Words
from kaiju.study.observing import Layout, survey

Rewards = Literal["rank", "win"]

MOST_ANSWERS = 20_000
"""A game with more answers than this is broken off: agents that have learnt nothing may go round in circles."""


class Kind(TypedDict, total=False):
    """What kind of table it is; every door takes these, and hands them on to :class:`World`."""

    seats: int | None
    """How many sit down; left out, as many as usually do."""
    options: Mapping[str, Any]
    """Options of the game, as on the shelf."""
    rewards: Rewards
    """By ``rank``, from 1 for the first to -1 for the last, or by ``win``, 1 or -1."""


@lru_cache(maxsize=64)
def layout_of(game: str, seats: int, options: str) -> Layout:
    """How the views of these tables become numbers; worked out once for each kind of table."""
    return survey(game_named(game), seats, json.loads(options))


def actions_of(layout: Layout) -> int:
    """How many answers an agent can tell apart: the next power of two above what was seen, so that rare ones fit."""
    return 1 << max(1, (2 * layout.most_answers - 1).bit_length())


class World:
    """A table that is played by numbers."""

    def __init__(self, game: str, **kind: Unpack[Kind]) -> None:
        self.game: Game = game_named(game)
        seats = kind.get("seats")
        self.seats = self.game.declaration.seats_usual if seats is None else seats
        self.game.check_seats(self.seats)
        self.given = dict(kind.get("options") or {})
        self.options = self.game.options(self.given, self.seats)
        self.rewards = kind.get("rewards", "rank")
        if self.rewards not in ("rank", "win"):
            raise BadSetup(f"Rewards go by rank or by win, not by {self.rewards!r}.")
        self.layout = layout_of(self.game.name, self.seats, json.dumps(self.given, sort_keys=True))
        self.actions = actions_of(self.layout)
        self.table: Table = self.begin(0)
        self.question: Question | None = self.table.question

    def begin(self, seed: int) -> Table:
        """A fresh table."""
        return begin(self.game, seats=self.seats, seed=seed, options=self.given, listen=False)

    def reset(self, seed: int) -> None:
        """Begin a new game."""
        self.table = self.begin(seed)
        self.question = self.table.question

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.question is None

    @property
    def broken_off(self) -> bool:
        """Whether the game has become too long."""
        return int(self.table.count) >= MOST_ANSWERS

    def answers(self) -> int:
        """How many answers the open question has, as far as actions reach."""
        return 0 if self.question is None else min(self.question.count, self.actions)

    def answer(self, action: int) -> None:
        """Answer the open question."""
        assert self.question is not None
        self.table.answer(self.question.seat, action)
        self.question = self.table.question

    def observe(self, seat: int) -> Any:
        """What a seat may know, as numbers."""
        return np.frombuffer(self.layout.row(self.table.view(seat), self.question, seat), np.float32)

    def mask(self, seat: int) -> Any:
        """A 1 for each action that is an answer of this seat now."""
        found: Any = np.zeros(self.actions, dtype=np.int8)
        if self.question is not None and self.question.seat == seat:
            found[: self.answers()] = 1
        return found

    def reward(self, seat: int) -> float:
        """What the end is worth to a seat: from 1 for the first to -1 for the last, shared where they are equal.

        By ``win``: 1 for winners and -1 for all others. In a team everybody has the table's: 1 or -1.
        """
        winners = self.table.winners or []
        if self.rewards == "win" or self.game.declaration.team or self.seats == 1:
            return 1.0 if seat in winners else -1.0
        order = standings(self.game.declaration, self.table.view(), winners)
        ranks: dict[int, tuple[int, int]] = {}
        for row in order:
            ranks[row.seat] = (1 if row.out else 0, row.place or 0)
        better = sum(rank < ranks[seat] for rank in ranks.values())
        equal = sum(rank == ranks[seat] for rank in ranks.values())
        place = better + (equal - 1) / 2
        return 1.0 - 2.0 * place / (self.seats - 1)

    def text(self) -> str:
        """The table in a few lines: how everybody stands, and what is asked."""
        told, words = self.game.declaration, Words(self.game.name)
        rows = standings(told, self.table.view(), self.table.winners or [])
        heads = [words.first(f"column-{column.key}") or column.key for column in told.columns]
        lines = [f"{self.game.title}, {self.table.count} answers"]
        for row in sorted(rows, key=lambda each: each.seat):
            values = ", ".join(f"{head} {value}" for head, value in zip(heads, row.values, strict=True))
            lines.append(
                f"seat {row.seat}: {values}{' (out)' if row.out else ''}{' (won)' if row.won else ''}"
            )
        if self.question is not None:
            lines.append(
                f"asked: seat {self.question.seat}, {self.question.kind}, {self.question.count} answers"
            )
        return "\n".join(lines)
