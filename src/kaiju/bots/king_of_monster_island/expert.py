"""Players of the island that search: what the greedy player would do, checked against others by playing on.

Ways to keep dice that leave the same faces are one candidate, and only the best few by the greedy player's own plan are
tried. At the first menu of a turn, and wherever the light hand would do something else, its answer is tried beside
the greedy player's, and whatever else leads the turn another way; any other question with all its options, if they are
few. All are tried in the same imagined worlds with the same
luck: light hands play on for some turns, and a fitted value judges where that leads (``playouts.py``).
"""

from __future__ import annotations

from typing import cast

from kaiju.bots.expert import JUDGED, best_keeps, searched
from kaiju.bots.king_of_monster_island.greedy import GreedyIsland
from kaiju.bots.king_of_monster_island.light import choose
from kaiju.bots.worlds import Worlds
from kaiju.engine.questions import Option, Question
from kaiju.games.king_of_monster_island.shown import IslandView
from kaiju.games.king_of_monster_island.state import FACES, Island

MOST_OPTIONS = 8
WITHIN = 2.0
"""Ways to keep dice that the plan puts so many points behind the best are hopeless."""
GROUPS = ("opt-heart", "opt-energy", "opt-fame", "opt-damage", "opt-hit-boss")
TURNS = frozenset(
    {"opt-done", "opt-walk", "opt-build", "opt-activate", "opt-unlock", "opt-use", "opt-lock", "opt-reach", "opt-buy",
     "opt-sweep"}
)  # fmt: skip
"""What leads a turn another way."""


class ExpertIsland(GreedyIsland):
    """Searches over the greedy player's best candidates."""

    name = "expert"
    needs_worlds = True
    playouts = 2000

    def __init__(self, game: str, seed: int) -> None:
        super().__init__(game, seed)
        self.spent = 0  # playouts so far
        self._turn = -1  # in which the way through a turn was last looked for

    def think(self, view: IslandView, question: Question, worlds: Worlds) -> int:
        usual = self.answer(view, question)
        if question.count < 2:
            return usual
        seed = self.chance.getrandbits(60)
        answers = [usual, *self.others(view, question, worlds, usual, seed)]
        answer, spent = searched(worlds, question, answers, self.playouts, seed, unknown=JUDGED)
        self.spent += spent
        return answer

    def others(
        self, view: IslandView, question: Question, worlds: Worlds, usual: int, seed: int
    ) -> list[int]:
        """What else is worth a try."""
        if question.kind == "reroll" and not question.card:
            if self._rolls is None:
                return []
            dice = [FACES.index(face) for face in view.dice]
            keeps = best_keeps(self._rolls[1], dice, view.rolls_left, WITHIN)
            return [question.count - 1 - kept for kept in keeps]
        if question.kind in ("resolve", "virtual_die", "buy") and question.form == "choose":
            light = int(choose(cast(Island, worlds.imagine(seed).st)))
            first = self._turn != view.turn or question.kind == "buy"
            if light == usual and not first:
                return []  # two who agree in the middle of a turn are taken at their word
            self._turn = view.turn
            return [light, *self.turns(question)]
        return list(question.answers()) if question.count <= MOST_OPTIONS else []

    @staticmethod
    def turns(question: Question) -> list[int]:
        """Options of a menu that lead the turn another way; of a group of dice only all of them."""
        groups: dict[str, Option] = {}
        out: list[int] = []
        for option in question.options:
            if option.say in TURNS:
                out.append(option.answer)
            elif option.say in GROUPS:
                groups[option.say] = option  # the last one is the most
        return [*out[:MOST_OPTIONS], *(option.answer for option in groups.values())]


class ExpertFastIsland(ExpertIsland):
    """The same with a tenth of the playouts."""

    name = "expert-fast"
    playouts = 200


class PlannerIsland(ExpertIsland):
    """Enumerates its choices with few playouts."""

    name = "planner"
    playouts = 60
