"""How a game was won, as plain data: everybody's chance over the turns, where it turned, and what was luck.

Chances are chances to win if everybody plays on like our bots, as a spectator sees it; in a team game the table's.

**Luck and skill.** What a seat's chance has come to is the sum of four parts: the chance it began with; its own
decisions, each measured against what the bot would have answered, in worlds that the seat could imagine; those of the
others, shared out among who gains by them in proportion to their chances; and the rest, which is luck: dice and draws.
What somebody lost by giving up is their own decision, too.
"""

from __future__ import annotations

import msgspec

from kaiju.engine.declaration import Quantity
from kaiju.engine.questions import Option, Question

FORMAT = 3


class TurnChances(msgspec.Struct, frozen=True):
    """How things stood after ``step`` answers, as turn ``turn`` of ``seat`` began (-1: the end of the game).

    ``chances`` are by seat; in a team game one, the table's. ``values`` are the quantities in their order, by seat, or
    one of the whole table.
    """

    step: int
    turn: int
    seat: int
    chances: list[float]
    values: list[list[int]]


class Decision(msgspec.Struct, frozen=True, omit_defaults=True):
    """A question, what was answered, and what the bot would have; ``cost`` in chance to win, ``error`` its error."""

    step: int
    turn: int
    question: Question
    played: int
    played_parts: list[Option]
    better: int
    better_parts: list[Option]
    cost: float = 0.0
    error: float = 0.0
    chance: float = 0.0


class TurningPoint(msgspec.Struct, frozen=True, omit_defaults=True):
    """A turn after which the game looked different: by how much the chance of ``seat`` changed, and what was decided.

    Without a ``decision`` nothing was decided in it. ``verdict`` says what the bot makes of the turn: ``better``, it
    would have answered the decision otherwise, at that cost; ``even``, otherwise, but the games played on do not tell
    the answers apart; ``same``, it would have answered everything in the turn alike; ``here``, it would have answered
    this alike (there was more to decide than it was asked); ``gave-up``, the game was given up.
    """

    step: int
    turn: int
    seat: int
    before: float
    after: float
    decision: Decision | None = None
    verdict: str = ""


class Share(msgspec.Struct, frozen=True):
    """What became of a seat's chance: from ``start`` to ``end`` by decisions, its own and the others', and by luck."""

    seat: int
    start: float
    own: float
    others: float
    luck: float
    end: float


class Purchase(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something taken, such as a card: what it added to the chance to win, and how often it was at work."""

    step: int
    turn: int
    seat: int
    card: str
    uses: int
    what: str = "card"
    """What it is: the text ``<what>-<card>`` calls it."""
    gain: float | None = None
    error: float = 0.0


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """A whole game, looked back at."""

    format: int = FORMAT
    game: str
    seats: int
    winners: list[int]
    team: bool
    bot: str
    """Whose answers are given at turning points."""
    samples: int
    """How many games stand behind each chance."""
    quantities: list[Quantity]
    turns: list[TurnChances]
    turning: list[TurningPoint]
    shares: list[Share]
    purchases: list[Purchase]
