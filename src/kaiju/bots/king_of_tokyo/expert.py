"""The experts of King of Tokyo: what the planner would do, checked against its next best by playing games on.

Ways to keep dice that leave the same faces are one candidate, and only the best few by the planner's own plan are
played on. Any other question is tried with all its options, if they are few.
"""

from __future__ import annotations

from typing import NamedTuple

from kaiju.bots.expert import HOPE, MOST_KEEPS, best_keeps, searched
from kaiju.bots.king_of_tokyo.planner import LEFT_TO_GREEDY, MOST_OPTIONS, PlannerTokyo, evolved
from kaiju.bots.worlds import Worlds
from kaiju.engine.questions import Question
from kaiju.games.king_of_tokyo.shown import TokyoView


class Breadth(NamedTuple):
    """How much is tried beside the planner's answer, and how soon it is dropped."""

    keeps: int  # ways to keep dice, at most
    within: float  # those that the plan puts further than this behind the best are hopeless
    hope: float  # standard errors by which an answer may be better than it looks, before it is dropped


NARROW = Breadth(MOST_KEEPS, 0.12, HOPE)
WIDE = Breadth(10, 0.3, 1.0)


class ExpertTokyo(PlannerTokyo):
    """Searches over the planner's best candidates."""

    name = "expert"
    playouts = 5000

    def search(self, view: TokyoView, question: Question, worlds: Worlds, usual: int) -> int:
        usual = super().search(view, question, worlds, usual)
        if question.count < 2 or question.kind in LEFT_TO_GREEDY:
            return usual
        answers = [usual, *self.others(view, question, worlds)]
        seed = self.chance.getrandbits(60)
        answer, spent = searched(worlds, question, answers, self.playouts, seed, hope=self.breadth(view).hope)
        self.spent += spent
        return answer

    def breadth(self, view: TokyoView) -> Breadth:
        return WIDE

    def others(self, view: TokyoView, question: Question, worlds: Worlds) -> list[int]:
        """What else is worth a try."""
        if question.kind != "keep_dice":
            return list(question.answers()) if question.count <= MOST_OPTIONS else []
        if self._planned is None or question.also or view.frozen or not view.rolls_left:
            return []
        breadth = self.breadth(view)
        return best_keeps(self._planned[1], view.dice, view.rolls_left, breadth.within, breadth.keeps)


class ExpertFastTokyo(ExpertTokyo):
    """The same with a tenth of the playouts, and where the planner's plan for the dice is good enough, over fewer ways
    to keep them.
    """

    name = "expert-fast"
    playouts = 500

    def breadth(self, view: TokyoView) -> Breadth:
        return WIDE if evolved(view) else NARROW
