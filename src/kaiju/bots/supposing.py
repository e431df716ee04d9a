"""What planners share: Rolls supposed and answers tried in imagined worlds, each turn played to its end.

    with_dice(world, hand, seat, play_on)       the chance to win if these are the dice
    tried(question, worlds, seeds, play_on)     the mean chance after each answer, in the same worlds with the same luck
    clearly_best(chances, usual, margin)        the best of them, or the usual answer unless that is clearly better

``play_on`` plays an imagined table to the end of the turn and tells each seat's chance to win there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, cast

from kaiju.bots.dice import Hand
from kaiju.bots.worlds import Worlds
from kaiju.engine.questions import Question
from kaiju.engine.table import Table

PlayOn = Callable[[Table], list[float]]


class Rolled(Protocol):
    """A state with dice on the table."""

    dice: list[int]


def with_dice(world: Table, hand: Hand, seat: int, play_on: PlayOn) -> float:
    """The chance of a seat to win if these are its dice and it keeps them all."""
    twin = world.copy(tracked=False)
    faces = [face for face, count in enumerate(hand) for _ in range(count)]
    cast(Rolled, twin.st).dice = faces
    twin.give((1 << len(faces)) - 1)
    return play_on(twin)[seat]


def tried(question: Question, worlds: Worlds, seeds: Sequence[int], play_on: PlayOn) -> list[float]:
    """The mean chance to win after each answer, in the worlds of these seeds."""
    total = [0.0] * question.count
    for seed in seeds:
        world = worlds.imagine(seed)
        for answer in range(question.count):
            twin = world.copy(tracked=False)
            twin.give(answer)
            total[answer] += play_on(twin)[question.seat]
    return [t / len(seeds) for t in total]


def clearly_best(chances: Sequence[float], usual: int, margin: float) -> int:
    """The answer with the best chance, if that is better than the usual one's by more than the margin."""
    best = max(range(len(chances)), key=chances.__getitem__)
    return best if chances[best] > chances[usual] + margin else usual
