"""The planner of the duel: exact dice, and every other answer tried, over the value of where a turn ends.

In a world that its seat can imagine it supposes each Roll there may be in the end, and plays the turn to its end with a
light hand. What that position is worth (``value.py``) is what the Roll is worth, and the exact plan for the dice
follows from it. Any other question is answered by trying its options in a few worlds in the same way; the planner
leaves the greedy player's answer only for one that is better. What it spends is counted in turns played (``spent``),
never in time.
"""

from __future__ import annotations

from kaiju.bots.dice import Rolls, hands
from kaiju.bots.king_of_tokyo_duel.greedy import GreedyDuel
from kaiju.bots.king_of_tokyo_duel.light import rest_of_turn
from kaiju.bots.supposing import clearly_best, tried, with_dice
from kaiju.bots.worlds import Worlds
from kaiju.engine.questions import Question
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
        seeds = [self.chance.getrandbits(60) for _ in range(WORLDS)]
        self.spent += WORLDS * question.count
        return clearly_best(tried(question, worlds, seeds, rest_of_turn), usual, CLEARLY)

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
            full = hands(n).full
            worth = [with_dice(world, hand, question.seat, rest_of_turn) for hand in full]
            self.spent += len(full)
            self._planned = (key, Rolls(n, worth))
        return self._planned[1]
