"""Who plays Pig besides chance."""

from __future__ import annotations

from typing import Any

from kaiju.bots import Bot
from kaiju.engine.questions import Question
from tests.pig import BANK, ROLL_ON

ENOUGH = 20


class Careful(Bot):
    """Banks at 20, which is about the best there is."""

    name = "careful"

    def answer(self, view: Any, question: Question) -> int:
        return BANK if view.pot >= ENOUGH else ROLL_ON


BOTS = {"careful": Careful}
