"""The greedy player of Godzilla: Tokyo Clash: an answer for every kind of question.

It takes the play that is worth the most now, with an eye on what could follow, and thinks no further than its own hand.
A kind of question it does not know gets the first option, which is to decline wherever one can.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from kaiju.bots.bot import Bot
from kaiju.bots.godzilla_tokyo_clash.planning import Planner
from kaiju.bots.godzilla_tokyo_clash.replies import Replies
from kaiju.bots.godzilla_tokyo_clash.situation import Situation
from kaiju.bots.godzilla_tokyo_clash.weights import WEIGHTS, Weights
from kaiju.engine.forms import amounts_answer
from kaiju.engine.questions import Option, Question
from kaiju.games import game_named
from kaiju.games.godzilla_tokyo_clash import GodzillaTokyoClash
from kaiju.games.godzilla_tokyo_clash.box import Box
from kaiju.games.godzilla_tokyo_clash.shown import ClashView


class GreedyClash(Bot):
    """Hits where it counts, throws what pays, and keeps a Defense card for a hit that is worth it."""

    name = "greedy"

    def __init__(self, game: str, seed: int, weights: Weights = WEIGHTS) -> None:
        super().__init__(game, seed)
        self.weights = weights
        self.box = box_of(game)

    def answer(self, view: ClashView, question: Question) -> int:
        plan = Planner(Situation(view, question.seat, self.box, self.weights))
        if question.form == "amounts":
            return self.refresh(plan, question)
        values = Replies(plan, question)
        if question.kind in ("action", "go_on"):
            return best(question, values.action, least=self.weights.least)
        value = values.by_kind().get(question.kind)
        return 0 if value is None else best(question, value)

    def refresh(self, plan: Planner, question: Question) -> int:
        """Cards that are worse than a fresh one go; Defense cards stay."""
        cards = [plan.s.cards.get(str(item.args["card"])) for item in question.items]
        given = [
            item.of if card is not None and plan.worth(card) < self.weights.fresh else 0
            for item, card in zip(question.items, cards, strict=True)
        ]
        return amounts_answer(given, [item.of for item in question.items], question.least, question.most)


def box_of(game: str) -> Box:
    """The facts of the box that is played with."""
    return cast(GodzillaTokyoClash, game_named(game)).box


def best(question: Question, value: Callable[[Option], float], least: float = 1e-9) -> int:
    """The option of the highest value; the first of equals, and the first one unless another is worth more by a bit."""
    choice, most = question.options[0].answer, value(question.options[0])
    for option in question.options[1:]:
        worth = value(option)
        if worth > most + (least if choice == question.options[0].answer else 1e-9):
            choice, most = option.answer, worth
    return choice
