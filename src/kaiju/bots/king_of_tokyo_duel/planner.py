"""The planner of the duel: exact dice, and every other answer tried, over the value of where a turn ends.

In a world that its seat can imagine it supposes each Roll there may be in the end, and plays the turn to its end with a
light hand. What that position is worth (``value.py``) is what the Roll is worth, and the exact plan for the dice
follows from it. Any other question is answered by trying its options in a few worlds in the same way; the planner
leaves the greedy player's answer only for one that is better. What it spends is counted in turns played (``spent``),
never in time.
"""

from __future__ import annotations

from typing import cast

from kaiju.bots.dice import Rolls, hands
from kaiju.bots.king_of_tokyo_duel.greedy import GreedyDuel
from kaiju.bots.king_of_tokyo_duel.light import rest_of_turn
from kaiju.bots.worlds import Worlds
from kaiju.engine.questions import Question
from kaiju.engine.table import Table
from kaiju.games.king_of_tokyo_duel.state import Duel
from kaiju.games.king_of_tokyo_duel.view import DuelView

MOST_DICE = 8
MOST_OPTIONS = 64
WORLDS = 3
CLEARLY = 0.01
"""The chance to win by which another answer must be better than the greedy player's."""

LEFT_TO_GREEDY = frozenset({"dice_tokens", "free_reroll", "reroll", "sleep", "give_up"})
"""Questions before or between Rolls: what they lead to is mostly luck."""


class PlannerDuel(GreedyDuel):
    """Plans its dice exactly and tries every other answer."""

    name = "planner"
    needs_worlds = True

    def __init__(self, game: str, seed: int) -> None:
        super().__init__(game, seed)
        self._planned: tuple[tuple[object, ...], Rolls] | None = None
        self.spent = 0  # turns played in imagined worlds so far

    def think(self, view: DuelView, question: Question, worlds: Worlds) -> int:
        usual = self.answer(view, question)
        if question.kind == "keep_dice":
            return self.keep(view, question, worlds, usual)
        if question.count > MOST_OPTIONS or question.count < 2 or question.kind in LEFT_TO_GREEDY:
            return usual
        return self.best_of(self.tried(question, worlds, WORLDS), usual)

    # ---------------------------------------------------------------- the dice

    def keep(self, view: DuelView, question: Question, worlds: Worlds, usual: int) -> int:
        """The dice to keep, by the worth of every Roll that may come of it."""
        if not self.plans(view):
            return usual
        return self.planned(view, question, worlds).best_keep(view.dice, view.rolls_left)[0]

    def plans(self, view: DuelView) -> bool:
        """Whether there is something to plan for: dice that are not too many, and a Roll to come."""
        return view.rolls_left > 0 and 1 <= len(view.dice) <= MOST_DICE

    def planned(self, view: DuelView, question: Question, worlds: Worlds) -> Rolls:
        """The plan for this turn's dice; it holds until something besides the dice changes."""
        key = (
            view.turn, question.seat, len(view.dice), view.market, view.monsters, view.fame, view.destruction
        )  # fmt: skip
        if self._planned is None or self._planned[0] != key:
            n = len(view.dice)
            world = worlds.imagine(self.chance.getrandbits(60))
            self._planned = (
                key,
                Rolls(n, [self.with_dice(world, hand, question.seat) for hand in hands(n).full]),
            )
        return self._planned[1]

    def with_dice(self, world: Table, hand: tuple[int, ...], seat: int) -> float:
        """The chance to win if these are the dice."""
        twin = world.copy(tracked=False)
        faces = [face for face, count in enumerate(hand) for _ in range(count)]
        cast(Duel, twin.st).dice = faces
        twin.give((1 << len(faces)) - 1)
        self.spent += 1
        return rest_of_turn(twin)[seat]

    # --------------------------------------------------------- any other answer

    def tried(self, question: Question, worlds: Worlds, count: int) -> list[float]:
        """The mean chance to win after each answer, in the same worlds with the same luck."""
        total = [0.0] * question.count
        for _ in range(count):
            world = worlds.imagine(self.chance.getrandbits(60))
            for answer in range(question.count):
                twin = world.copy(tracked=False)
                twin.give(answer)
                self.spent += 1
                total[answer] += rest_of_turn(twin)[question.seat]
        return [t / count for t in total]

    @staticmethod
    def best_of(chances: list[float], usual: int) -> int:
        """The answer with the best chance, if it is clearly better than the usual one."""
        best = max(range(len(chances)), key=chances.__getitem__)
        return best if chances[best] > chances[usual] + CLEARLY else usual
