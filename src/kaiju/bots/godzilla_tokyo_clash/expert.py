"""Players of Tokyo Clash that search: what the greedy player would do, checked against its next best by playing on.

The next best are those that the greedy player values most. All are tried in the same imagined worlds with the same
luck: light hands play the Round to its end, and a fitted value judges where that leads (``playouts.py``).
"""

from __future__ import annotations

from kaiju.bots.expert import JUDGED, searched
from kaiju.bots.godzilla_tokyo_clash.greedy import GreedyClash
from kaiju.bots.godzilla_tokyo_clash.planning import Planner
from kaiju.bots.godzilla_tokyo_clash.replies import Replies
from kaiju.bots.godzilla_tokyo_clash.situation import Situation
from kaiju.bots.worlds import Worlds
from kaiju.engine.forms import amounts_answer
from kaiju.engine.questions import Question
from kaiju.games.godzilla_tokyo_clash.shown import ClashView

MOST = 8
"""So many answers are tried at most."""
LEFT_TO_GREEDY = frozenset({"peek", "train_step", "vehicle_step", "tied_kaiju", "trophy", "throw_destroy"})
"""Questions that matter too little to be searched."""


class ExpertClash(GreedyClash):
    """Searches over the greedy player's best candidates."""

    name = "expert"
    needs_worlds = True
    playouts = 3000
    most = MOST

    def __init__(self, game: str, seed: int) -> None:
        super().__init__(game, seed)
        self.spent = 0  # playouts so far

    def think(self, view: ClashView, question: Question, worlds: Worlds) -> int:
        usual = self.answer(view, question)
        if question.count < 2 or question.kind in LEFT_TO_GREEDY:
            return usual
        answers = [usual, *self.others(view, question)]
        seed = self.chance.getrandbits(60)
        answer, spent = searched(worlds, question, answers, self.playouts, seed, unknown=JUDGED)
        self.spent += spent
        return answer

    def others(self, view: ClashView, question: Question) -> list[int]:
        """What else is worth a try."""
        plan = Planner(Situation(view, question.seat, self.box, self.weights))
        if question.form == "amounts":
            return self.other_hands(plan, question)
        values = Replies(plan, question)
        value = (
            values.action
            if question.kind in ("action", "go_on")
            else values.by_kind().get(question.kind, lambda option: 0.0)
        )
        best = sorted(question.options, key=lambda option: -value(option))[: self.most]
        # To pass, or to let something be, is always worth a try.
        return [option.answer for option in best] + [question.options[0].answer]

    def other_hands(self, plan: Planner, question: Question) -> list[int]:
        """Other cards to discard: none, all but Defense cards, and one kind more or less than usual."""
        of = [item.of for item in question.items]
        cards = [plan.s.cards.get(str(item.args["card"])) for item in question.items]
        worths = [0.0 if card is None else plan.worth(card) for card in cards]
        out = [[0] * len(of)]
        for fresh in (0.6, 1.0, 1.5, 2.0):
            out.append([n if worth < fresh else 0 for n, worth in zip(of, worths, strict=True)])
        out.append([0 if card is not None and card.defense else n for n, card in zip(of, cards, strict=True)])
        return [amounts_answer(given, of, question.least, question.most) for given in out]


class ExpertFastClash(ExpertClash):
    """The same with a tenth of the playouts."""

    name = "expert-fast"
    playouts = 300


class PlannerClash(ExpertClash):
    """Enumerates its best choices with few playouts."""

    name = "planner"
    playouts = 60
    most = 5
