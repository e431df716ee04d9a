"""The planner of King of Tokyo: exact dice, and every other answer tried, over a fitted value of the position.

In a world that its seat can imagine it supposes each Roll there may be in the end, and plays the turn to its end with a
light hand. What that position is worth (``value.py``), together with what the greedy player thinks of such a Roll, is
what the Roll is worth, and the exact plan for the dice follows from it (``kaiju.bots.dice``). Any other question is
answered by trying its options in a few worlds in the same way; the planner leaves the greedy player's answer only for
one that is clearly better. What it spends is counted in turns played (``spent``), never in time.
"""

from __future__ import annotations

from math import exp
from typing import cast

from kaiju.bots.dice import Rolls, hands
from kaiju.bots.king_of_tokyo.greedy import GreedyTokyo
from kaiju.bots.king_of_tokyo.light import rest_of_turn
from kaiju.bots.king_of_tokyo.roller import same_but_dice
from kaiju.bots.king_of_tokyo.rolling import plan
from kaiju.bots.king_of_tokyo.situation import Situation
from kaiju.bots.king_of_tokyo.value import value_for
from kaiju.bots.supposing import clearly_best, tried, with_dice
from kaiju.bots.worlds import Worlds
from kaiju.engine.questions import Question
from kaiju.engine.table import Table
from kaiju.games.king_of_tokyo.shown import TokyoView
from kaiju.games.king_of_tokyo.state import Tokyo

MOST_DICE = 8  # more than this, and there are too many hands to try them all
MOST_OPTIONS = 24
WORLDS = 3
CLEARLY = 0.03
"""The chance to win by which another answer must be better than the greedy player's."""

LEFT_TO_GREEDY = frozenset(
    {"pay_roll", "reroll", "free_reroll", "die", "face", "dice", "symbol", "draft", "costume", "turn_in"}
)
"""Questions in the middle of something, whose options mean little by themselves."""

THUMB = 0.5
"""How much the greedy player's own opinion of a Roll counts: two judges err less often than either of them."""

THUMB_EVOLVED = 0.2
"""With Evolutions or costumes among several, where it errs more often."""


def scaled(chance: float, factor: float) -> float:
    """A chance to win, with its odds multiplied: the greedy player thinks highly of itself."""
    if chance >= 1.0 - 1e-9:
        return 1.0
    odds = chance / (1.0 - chance) * factor
    return odds / (1.0 + odds)


def evolved(view: TokyoView) -> bool:
    """Whether this is a larger table with Evolutions or costumes, which has a value of its own."""
    return len(view.monsters) > 2 and (view.power_up or view.halloween)


def to_its_end(table: Table) -> list[float]:
    """Play an imagined turn to its end: everybody's chance to win there."""
    return rest_of_turn(table, value_for(cast(Tokyo, table.st)))


class PlannerTokyo(GreedyTokyo):
    """Plans its dice exactly and tries every other answer."""

    name = "planner"
    needs_worlds = True

    def __init__(self, game: str, seed: int) -> None:
        super().__init__(game, seed)
        self._planned: tuple[TokyoView, Rolls] | None = None
        self.spent = 0  # turns played in imagined worlds so far
        self._left: list[tuple[str, TokyoView]] = []  # where this turn it left the greedy player's answer

    def think(self, view: TokyoView, question: Question, worlds: Worlds) -> int:
        """What it finds; but where that led back to the same question, the greedy player goes on."""
        usual = self.answer(view, question)
        if (question.kind, view) in self._left:
            return usual
        found = self.search(view, question, worlds, usual)
        if found != usual and question.kind != "keep_dice":
            self._left = [(kind, seen) for kind, seen in self._left if seen.turn == view.turn]
            self._left.append((question.kind, view))
        return found

    def search(self, view: TokyoView, question: Question, worlds: Worlds, usual: int) -> int:
        """The usual answer, or one that is clearly better at the end of the turn."""
        if question.kind == "keep_dice":
            return self.keep(view, question, worlds, usual)
        if question.count > MOST_OPTIONS or question.count < 2 or question.kind in LEFT_TO_GREEDY:
            return usual
        seeds = [self.chance.getrandbits(60) for _ in range(WORLDS)]
        self.spent += WORLDS * question.count
        return clearly_best(tried(question, worlds, seeds, to_its_end), usual, CLEARLY)

    # ---------------------------------------------------------------- the dice

    def keep(self, view: TokyoView, question: Question, worlds: Worlds, usual: int) -> int:
        """The dice to keep, by the worth of every Roll that may come of it."""
        n = len(view.dice)
        if question.also or view.frozen or not view.rolls_left or not 1 <= n <= MOST_DICE:
            return usual
        return self.rolls_planned(view, question, worlds).best_keep(view.dice, view.rolls_left)[0]

    def rolls_planned(self, view: TokyoView, question: Question, worlds: Worlds) -> Rolls:
        """The plan for this turn's dice; it holds until something besides the dice changes."""
        if self._planned is not None and same_but_dice(self._planned[0], view):
            return self._planned[1]
        n = len(view.dice)
        world = worlds.imagine(self.chance.getrandbits(60))
        full = hands(n).full
        played = [with_dice(world, hand, question.seat, to_its_end) for hand in full]
        self.spent += len(full)
        thumb = plan(Situation(view, question.seat, self.weights), n).worth
        modest = exp(-self.weights.confidence)
        counts = THUMB_EVOLVED if evolved(view) else THUMB
        rolls = Rolls(
            n, [(1.0 - counts) * a + counts * scaled(b, modest) for a, b in zip(played, thumb, strict=True)]
        )
        self._planned = (view, rolls)
        return rolls
