"""The random bot: any answer, all equally likely. The floor for every other bot, and a tireless tester."""

from __future__ import annotations

from typing import Any

from kaiju.bots.bot import Bot
from kaiju.engine.questions import Question


class Random(Bot):
    """Answers by chance."""

    name = "random"
    needs_view = False

    def answer(self, view: Any, question: Question) -> int:
        return self.chance.randrange(question.count)
