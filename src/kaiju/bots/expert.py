"""Searching on top of a player that knows what it would usually do: the experts of every game.

The usual answer and the best of the others are tried in the same worlds with the same luck (:mod:`kaiju.bots.judging`),
a few worlds more at a time. Those that fall behind or make no difference are dropped on the way, so most questions are
settled with a part of the budget; the usual answer is left only for one that is clearly better in the worlds both have
seen. What is spent is counted in playouts, never in time.
"""

from __future__ import annotations

from collections.abc import Sequence

from kaiju.bots.dice import Rolls
from kaiju.bots.judging import UNKNOWN, Trial
from kaiju.bots.worlds import Worlds
from kaiju.engine.questions import Question

MOST_KEEPS = 6
CLEARLY = 1.5
"""By how many standard errors another answer must be better than the usual one."""
JUDGED = 0.05
"""The variance of a playout that ends with a judgement of the position, about: it varies less than who wins."""
SURE = 3.0
"""By so many it is taken at once."""
FIRST = 12
"""In so many worlds all are tried before anybody is dropped; after that, half as many again each time."""
HOPE = 0.5
WORTH = 0.005
"""An answer that would gain less than this even if it were ``HOPE`` standard errors better is dropped: who has many
playouts to spend hopes longer."""


def searched(
    worlds: Worlds,
    question: Question,
    answers: Sequence[int],
    budget: int,
    seed: int,
    clearly: float = CLEARLY,
    unknown: float = UNKNOWN,
    hope: float = HOPE,
) -> tuple[int, int]:
    """The first of the answers, which is the usual one, or one that is clearly better; and the playouts spent.

    ``unknown`` is the variance that one playout more is taken to have: less where playouts end with a judgement.
    """
    trial = Trial(worlds, question, answers, seed)
    trial.unknown = unknown
    others = list(range(1, len(trial.answers)))
    look = FIRST
    while others:
        count = min(look, (budget - trial.spent) // (1 + len(others)))
        if count < 1:
            break
        trial.try_in(count, [0, *others])
        others = [i for i in others if hopeful(trial, i, hope)]
        others.sort(key=lambda i: -trial.mean(i))
        if others and better(trial, others[0], SURE):
            break
        look += look // 2
    return trial.answers[others[0] if others and better(trial, others[0], clearly) else 0], trial.spent


def hopeful(trial: Trial, i: int, hope: float) -> bool:
    """Whether an answer may yet turn out to be worth leaving the usual one for."""
    gain, error = trial.gain(i, 0)
    return gain + hope * error > WORTH and trial.results[i] != trial.results[0]


def better(trial: Trial, i: int, clearly: float) -> bool:
    """Whether an answer is better than the usual one by so many standard errors."""
    gain, error = trial.gain(i, 0)
    return gain > clearly * error


def best_keeps(
    rolls: Rolls, dice: Sequence[int], left: int, within: float, most: int = MOST_KEEPS
) -> list[int]:
    """The best ways to keep dice by a plan, one for each set of faces that is kept."""
    worth: dict[tuple[int, ...], tuple[float, int]] = {}
    for mask in range(1 << len(dice)):
        faces = tuple(sorted(face for i, face in enumerate(dice) if mask >> i & 1))
        if faces not in worth:
            worth[faces] = (rolls.keep(dice, mask, left), mask)
    best = sorted(worth.values(), key=lambda pair: -pair[0])[:most]
    return [mask for value, mask in best if value > best[0][0] - within]
