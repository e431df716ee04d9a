"""Searching on top of a player that knows what it would usually do: the experts of every game.

The usual answer and the best of the others are tried in the same worlds with the same luck (:mod:`kaiju.bots.judging`),
those that fall behind are dropped early, and the usual answer is left only for one that is clearly better in the worlds
both have seen. What is spent is counted in playouts, never in time.
"""

from __future__ import annotations

from collections.abc import Sequence

from kaiju.bots.dice import Rolls
from kaiju.bots.judging import Trial
from kaiju.bots.worlds import Worlds
from kaiju.engine.questions import Question

MOST_KEEPS = 6
CLEARLY = 1.5
"""By how many standard errors another answer must be better than the usual one."""


def searched(
    worlds: Worlds,
    question: Question,
    answers: Sequence[int],
    budget: int,
    seed: int,
    clearly: float = CLEARLY,
) -> tuple[int, int]:
    """The first of the answers, which is the usual one, or one that is clearly better; and the playouts spent."""
    trial = Trial(worlds, question, answers, seed)
    if len(trial.answers) == 1:
        return trial.answers[0], 0
    left = trial.narrow(budget, keep=[0])
    for i in left:
        gain, error = trial.gain(i, 0)
        if i == 0 or gain <= 0.0:
            break
        if gain > clearly * error:
            return trial.answers[i], trial.spent
    return trial.answers[0], trial.spent


def best_keeps(rolls: Rolls, dice: Sequence[int], left: int, within: float) -> list[int]:
    """The best ways to keep dice by a plan, one for each set of faces that is kept."""
    worth: dict[tuple[int, ...], tuple[float, int]] = {}
    for mask in range(1 << len(dice)):
        faces = tuple(sorted(face for i, face in enumerate(dice) if mask >> i & 1))
        if faces not in worth:
            worth[faces] = (rolls.keep(dice, mask, left), mask)
    best = sorted(worth.values(), key=lambda pair: -pair[0])[:MOST_KEEPS]
    return [mask for value, mask in best if value > best[0][0] - within]
