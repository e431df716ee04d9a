"""The experts of the duel: what the planner would do, checked against its next best by playing duels on."""

from __future__ import annotations

from kaiju.bots.expert import JUDGED, best_keeps, searched
from kaiju.bots.king_of_tokyo_duel.planner import MOST_OPTIONS, PlannerDuel
from kaiju.bots.worlds import Worlds
from kaiju.engine.questions import Question
from kaiju.games.king_of_tokyo_duel.view import DuelView

WITHIN = 0.12
"""Ways to keep dice that the plan puts further than this behind the best are hopeless."""


class ExpertDuel(PlannerDuel):
    """Searches over the planner's best candidates."""

    name = "expert"
    playouts = 3000

    def think(self, view: DuelView, question: Question, worlds: Worlds) -> int:
        usual = super().think(view, question, worlds)
        if question.count < 2:
            return usual
        answers = [usual, *self.others(view, question, worlds)]
        seed = self.chance.getrandbits(60)
        answer, spent = searched(worlds, question, answers, self.playouts, seed, unknown=JUDGED)
        self.spent += spent
        return answer

    def others(self, view: DuelView, question: Question, worlds: Worlds) -> list[int]:
        """What else is worth a try."""
        if question.kind != "keep_dice":
            return list(question.answers()) if question.count <= MOST_OPTIONS else []
        if not self.plans(view):
            return []
        return best_keeps(self.planned(view, question, worlds), view.dice, view.rolls_left, WITHIN)


class ExpertFastDuel(ExpertDuel):
    """The same with a tenth of the playouts."""

    name = "expert-fast"
    playouts = 300
