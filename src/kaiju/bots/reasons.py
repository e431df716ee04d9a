"""Why one answer is better than another, in the words of a game: what a game's own room is given, and gives back.

A room of bots (``kaiju.bots.<game>``) may have ``REASONS``, a function that looks at a :class:`Comparison` and gives
:class:`Reason` after :class:`Reason`, the weightiest first: how far it is to winning, who threatens whom. What can be
said of every game (:func:`of_every_game`) comes of what it declares: its quantities, who is out, who has won.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Any

import msgspec

from kaiju.engine.declaration import Declaration, Quantity, entries
from kaiju.engine.questions import Question
from kaiju.games import SHELF

WORTH_SAYING = 0.5
"""By how much two answers must differ on average for it to be said: half a heart, half a point."""
MOST_BROUGHT = 2
MOST_SAID = 4
OFTEN = 0.2
"""By how many of the tries they must differ for danger or a chance to win to be said."""
SURELY = 2.0
"""By how many standard errors they must differ for anything to be said: what chance may have done is no reason."""


class Reason(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sentence: a Fluent key and its arguments, as of options and events; ``against``: it speaks for the other."""

    say: str
    args: dict[str, str | int | float] = {}
    against: bool = False


class Aftermath:
    """What came of an answer in a few imagined worlds, by the time the seat's next turn began or the game was over."""

    def __init__(self, answer: int) -> None:
        self.answer = answer
        self.ends: list[Any] = []
        """How the table looked to the seat then."""
        self.won = 0
        """How often the game was over and won by then."""
        self.lost = 0
        """How often it was over and lost, or the seat was out."""

    @property
    def tries(self) -> int:
        return len(self.ends)


class Comparison:
    """Two answers of a seat: the better one and another, with the table as the seat sees it."""

    def __init__(
        self, declared: Declaration, view: Any, question: Question, best: Aftermath, other: Aftermath
    ) -> None:
        self.declared = declared
        self.view = view
        self.question = question
        self.seat = question.seat
        self.best = best
        self.other = other

    def gain(self, read: Callable[[Any], float]) -> float:
        """How much more of something the better answer brings on average; 0 where that may be chance."""
        apart = [read(a) - read(b) for a, b in zip(self.best.ends, self.other.ends, strict=True)]
        n = len(apart)
        mean = sum(apart) / max(1, n)
        error = sqrt(sum((x - mean) ** 2 for x in apart)) / max(1, n)
        return mean if abs(mean) >= SURELY * error else 0.0

    def more_often(self, count: Callable[[Aftermath], int]) -> bool:
        """Whether something happened after the other answer in clearly more of the tries than after the better one."""
        n = self.best.tries
        few, many = count(self.best) / n, count(self.other) / n
        error = sqrt((few * (1.0 - few) + many * (1.0 - many)) / n)
        return many - few >= max(OFTEN, SURELY * error)

    def mine(self, view: Any) -> Any:
        """The seat's own entry in a view."""
        return entries(self.declared, view)[self.seat]

    def others(self, view: Any) -> list[Any]:
        """The entries of everybody else."""
        return [entry for entry in entries(self.declared, view) if int(entry.seat) != self.seat]


def reasons_for(compared: Comparison) -> list[Reason]:
    """Why the better answer is better: what it brings, how the game stands for that, and what speaks against it."""
    room = SHELF.room(compared.declared.name, "kaiju.bots", "bots")
    own: Callable[[Comparison], list[Reason]] | None = getattr(room, "REASONS", None)
    general = of_every_game(compared)
    stands = own(compared) if own is not None else []
    brings = [reason for reason in general if not reason.against]
    against = [reason for reason in general if reason.against]
    return [*brings[:MOST_BROUGHT], *stands[: MOST_SAID - 1 - len(brings[:MOST_BROUGHT])], *against[:1]]


def told_apart(compared: Comparison, reasons: list[Reason]) -> bool:
    """Whether a reason parts the two answers: all that is said of an answer beside itself is how the game stands."""
    itself = Comparison(compared.declared, compared.view, compared.question, compared.best, compared.best)
    standing = reasons_for(itself)
    return any(reason not in standing for reason in reasons)


def of_every_game(compared: Comparison) -> list[Reason]:
    """What comes of a game's declaration: winning and losing soon, then the quantities in which the answers differ."""
    best, other = compared.best, compared.other
    if not best.tries or not other.tries:
        return []
    found: list[Reason] = []
    tries: dict[str, str | int | float] = {"tries": best.tries}
    if compared.more_often(lambda outlook: outlook.tries - outlook.won):
        found.append(Reason("reason-wins-soon", {"n": best.won, "other": other.won, **tries}))
    if compared.more_often(lambda outlook: outlook.lost):
        found.append(Reason("reason-loses-less", {"n": best.lost, "other": other.lost, **tries}))
    for each in compared.declared.quantities:
        gain = compared.gain(reader(compared, each)) if each.of != "event" and each.good else 0.0
        if abs(gain) >= WORTH_SAYING:
            found.append(said(each, gain))
    return found


def reader(compared: Comparison, quantity: Quantity) -> Callable[[Any], float]:
    """How to read a quantity of the seat, or of the table, from a view."""
    if quantity.of == "table":
        return quantity.read
    return lambda view: quantity.read(compared.mine(view))


def said(quantity: Quantity, gain: float) -> Reason:
    """That an answer brings more or less of a quantity."""
    sign = "more" if gain > 0 else "less"
    return Reason(
        f"reason-{quantity.key}", {"n": round(abs(gain), 1), "sign": sign}, against=sign != quantity.good
    )
