"""The experts of King of Tokyo: what the planner would do, checked against its next best by playing games on.

Ways to keep dice that leave the same faces are one candidate, and only the best few by the planner's own plan are
played on. Any other question is tried with all its options, if they are few.
"""

from __future__ import annotations

from kaiju.bots.expert import HOPE, MOST_KEEPS, best_keeps, searched
from kaiju.bots.king_of_tokyo.planner import LEFT_TO_GREEDY, MOST_OPTIONS, PlannerTokyo
from kaiju.bots.worlds import Worlds
from kaiju.engine.questions import Question
from kaiju.games.king_of_tokyo.shown import TokyoView


class ExpertTokyo(PlannerTokyo):
    """Searches over the planner's best candidates."""

    name = "expert"
    playouts = 5000
    hope = 1.0  # standard errors by which an answer may be better than it looks, before it is dropped
    keeps = 10  # ways to keep dice that are tried, at most
    within = 0.3  # those that the plan puts further than this behind the best are hopeless

    def search(self, view: TokyoView, question: Question, worlds: Worlds, usual: int) -> int:
        usual = super().search(view, question, worlds, usual)
        if question.count < 2 or question.kind in LEFT_TO_GREEDY:
            return usual
        answers = [usual, *self.others(view, question, worlds)]
        seed = self.chance.getrandbits(60)
        answer, spent = searched(worlds, question, answers, self.playouts, seed, hope=self.hope)
        self.spent += spent
        return answer

    def others(self, view: TokyoView, question: Question, worlds: Worlds) -> list[int]:
        """What else is worth a try."""
        if question.kind != "keep_dice":
            return list(question.answers()) if question.count <= MOST_OPTIONS else []
        if self._planned is None or question.also or view.frozen or not view.rolls_left:
            return []
        return best_keeps(self._planned[1], view.dice, view.rolls_left, self.within, self.keeps)


class ExpertFastTokyo(ExpertTokyo):
    """The same with a tenth of the playouts, over fewer ways to keep dice."""

    name = "expert-fast"
    playouts = 500
    hope = HOPE
    keeps = MOST_KEEPS
    within = 0.12
