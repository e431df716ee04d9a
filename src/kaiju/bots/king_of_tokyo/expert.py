"""The experts of King of Tokyo: what the planner would do, checked against its next best by playing games on.

Ways to keep dice that leave the same faces are one candidate, and only the best few by the planner's own plan are
played on. Any other question is tried with all its options, if they are few.
"""

from __future__ import annotations

from kaiju.bots.expert import best_keeps, searched
from kaiju.bots.king_of_tokyo.planner import LEFT_TO_GREEDY, MOST_OPTIONS, PlannerTokyo
from kaiju.bots.worlds import Worlds
from kaiju.engine.questions import Question
from kaiju.games.king_of_tokyo.shown import TokyoView

WITHIN = 0.12
"""Ways to keep dice that the plan puts further than this behind the best are hopeless."""


class ExpertTokyo(PlannerTokyo):
    """Searches over the planner's best candidates."""

    name = "expert"
    playouts = 5000

    def think(self, view: TokyoView, question: Question, worlds: Worlds) -> int:
        usual = super().think(view, question, worlds)
        if question.count < 2 or question.kind in LEFT_TO_GREEDY:
            return usual
        answers = [usual, *self.others(view, question, worlds)]
        answer, spent = searched(worlds, question, answers, self.playouts, self.chance.getrandbits(60))
        self.spent += spent
        return answer

    def others(self, view: TokyoView, question: Question, worlds: Worlds) -> list[int]:
        """What else is worth a try."""
        if question.kind != "keep_dice":
            return list(question.answers()) if question.count <= MOST_OPTIONS else []
        if self._planned is None or question.also or view.frozen or not view.rolls_left:
            return []
        return best_keeps(self._planned[1], view.dice, view.rolls_left, WITHIN)


class ExpertFastTokyo(ExpertTokyo):
    """The same with a tenth of the playouts."""

    name = "expert-fast"
    playouts = 500
