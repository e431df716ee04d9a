"""The experts of the duel: what a quick player would do, checked against its next best by playing on to the end."""

from __future__ import annotations

from kaiju.bots.expert import best_keeps, searched
from kaiju.bots.king_of_tokyo_duel.greedy import GreedyDuel
from kaiju.bots.king_of_tokyo_duel.situation import Situation
from kaiju.bots.worlds import Worlds
from kaiju.engine.questions import Question
from kaiju.games.king_of_tokyo_duel.view import DuelView

MOST_OPTIONS = 24
WITHIN = 6.0
"""Ways to keep dice that the plan puts so many hits behind the best are hopeless."""


class ExpertDuel(GreedyDuel):
    """Searches over the greedy player's best candidates."""

    name = "expert"
    needs_worlds = True
    playouts = 3000

    def __init__(self, game: str, seed: int) -> None:
        super().__init__(game, seed)
        self.spent = 0  # playouts so far

    def think(self, view: DuelView, question: Question, worlds: Worlds) -> int:
        usual = self.answer(view, question)
        if question.count < 2:
            return usual
        answers = [usual, *self.others(view, question)]
        answer, spent = searched(worlds, question, answers, self.playouts, self.chance.getrandbits(60))
        self.spent += spent
        return answer

    def others(self, view: DuelView, question: Question) -> list[int]:
        """What else is worth a try."""
        if question.kind != "keep_dice":
            return list(question.answers()) if question.count <= MOST_OPTIONS else []
        rolls = self.rolls(Situation(view, question.seat))
        return best_keeps(rolls, view.dice, view.rolls_left, WITHIN)


class ExpertFastDuel(ExpertDuel):
    """The same with a tenth of the playouts."""

    name = "expert-fast"
    playouts = 300


class PlannerDuel(ExpertDuel):
    """Enumerates its choices with few playouts: a duel is so short that playing it out is quicker than to judge it."""

    name = "planner"
    playouts = 60
