"""The lower levels of a game: its rule-of-thumb player in a hurry, with the mistakes people make.

A hasty player mostly sees what the other one sees. Now and then it takes the first thing that comes to mind instead:
one die kept too many or too few, another option than the best, an offer turned down without a look. How often is the
level; what chance it needs is its own, so the same seed makes the same mistakes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kaiju.bots.bot import Bot
from kaiju.engine.questions import Question

BEGINNER = "beginner"
EASY = "easy"
MISTAKES = {BEGINNER: 0.6, EASY: 0.25}
"""How often each level answers in haste; the weakest first."""

DECLINED = 0.3
"""How often haste means to take the first option, which is to decline wherever one can."""

ANY = 0.5
"""How often it means to keep any dice at all, instead of one too many or too few."""


class Hasty(Bot):
    """A player that knows better and errs."""

    def __init__(self, game: str, seed: int, level: str, better: Bot) -> None:
        super().__init__(game, seed)
        self.name = level
        self.better = better
        self.mistakes = MISTAKES[level]

    def answer(self, view: Any, question: Question) -> int:
        wise = self.better.answer(view, question)
        if question.count < 2 or self.chance.random() >= self.mistakes:
            return wise
        if question.form == "subset" and wise < 1 << len(question.items):
            if self.chance.random() < ANY:
                return self.chance.randrange(min(question.count, 1 << len(question.items)))
            return min(question.count - 1, wise ^ 1 << self.chance.randrange(len(question.items)))
        if self.chance.random() < DECLINED:
            return 0
        return self.chance.randrange(question.count)


def hasty(level: str, better: Callable[[str, int], Bot]) -> Callable[[str, int], Bot]:
    """How a hasty player of a level is made, from how the player is made that knows better."""
    return lambda game, seed: Hasty(game, seed, level, better(game, seed))


def lower_levels(better: Callable[[str, int], Bot]) -> dict[str, Callable[[str, int], Bot]]:
    """The players below one, by name, the weakest first: a game puts them into its ``BOTS``."""
    return {level: hasty(level, better) for level in MISTAKES}
