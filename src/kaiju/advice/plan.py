"""What a look back at a game has to judge: the game played once more, cut into pieces that can be worked on apart.

A piece is plain data, so that workers take one after the other and nobody waits for a whole review. At a decision it
is one world that the seat could imagine then, at the start of a turn one that a spectator could: whoever decided is
judged by what they knew.
"""

from __future__ import annotations

from typing import Any

import msgspec

from kaiju.bots import Packed, Worlds
from kaiju.engine.declaration import Declaration, Quantity, entries, turns
from kaiju.engine.errors import KaijuError
from kaiju.engine.events import Event
from kaiju.engine.history import TOOK_BACK
from kaiju.engine.questions import Question
from kaiju.engine.record import Record, data_of, played_with, read, steps
from kaiju.engine.table import Table
from kaiju.games import game_named

DECLINE = frozenset("opt-done opt-go-on opt-let-be opt-none opt-not-now opt-no opt-leave opt-pass".split())
"""Options by which nothing is taken: what a purchase is measured against."""


class TurnAt(msgspec.Struct):
    """The start of a turn, or the end of the game: after how many answers, and how things stood.

    ``seat`` is whose turn it is, -1 at the end. ``values`` are the declared quantities in their order, each by seat
    (of the whole table: one). ``world`` is what a spectator could imagine; None where no world fits, and at the end.
    """

    step: int
    turn: int
    seat: int
    values: list[list[int]]
    world: Packed | None = None


class DecisionAt(msgspec.Struct):
    """A question that was answered, after how many answers, with a world of the seat."""

    step: int
    turn: int
    question: Question
    played: int
    world: Packed


class PurchaseAt(msgspec.Struct):
    """What a seat chose to take, such as a card, and how often it was at work afterwards.

    ``instead`` is the answer that would have taken nothing, -1 without one.
    """

    step: int
    turn: int
    seat: int
    card: str
    what: str = "card"
    uses: int = 0
    instead: int = -1


class ReviewPlan(msgspec.Struct):
    """All pieces of a game, in order."""

    game: str
    seats: int
    winners: list[int]
    turns: list[TurnAt]
    decisions: list[DecisionAt]
    purchases: list[PurchaseAt]
    given_up: bool = False
    """Somebody gave up before the rules had an end; the last of the turns knows how it stood then."""


def plan_of(record: bytes, winners: list[int] | None = None) -> ReviewPlan:
    """The pieces of a finished game; ``winners`` where somebody gave up and the rules do not know it."""
    told = read(record)
    won = winners if winners is not None else told.winners
    return Planning(msgspec.structs.replace(told, winners=None)).plan(won)


class Planning:
    """One record, played once more."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.game = played_with(game_named(record.game), record.data)
        self.declared: Declaration = self.game.declaration
        self.turns: list[TurnAt] = []
        self.decisions: list[DecisionAt] = []
        self.purchases: list[PurchaseAt] = []
        self.sums: dict[str, list[int]] = {
            each.key: [0] * record.seats for each in self.declared.quantities if each.of == "event"
        }
        self.stands = standing_answers(record)

    def plan(self, winners: list[int] | None) -> ReviewPlan:
        seen = 0
        table: Table | None = None
        for step, table in enumerate(steps(self.record, self.game)):
            fresh = table.events[seen:]
            seen = len(table.events)
            self.count(fresh, step)
            self.new_turn(fresh, step, table)
            if step in self.stands:
                self.decision(step, table)
        assert table is not None
        end = self.turn_at(len(self.record.answers), -1, table)
        if not table.over:
            end.world = packed(table, -1)
        self.turns.append(end)
        return ReviewPlan(
            self.game.name,
            self.record.seats,
            list(winners if winners is not None else table.winners or []),
            self.turns,
            self.decisions,
            self.purchases,
            not table.over,
        )

    def count(self, fresh: list[Event], step: int) -> None:
        """What events add up to, what was bought, and which cards were at work."""
        for event in fresh:
            for each in self.declared.quantities:
                if each.of == "event" and event.kind == each.path:
                    by = getattr(event, each.by)
                    if 0 <= by < self.record.seats and by != getattr(event, "seat", -1):
                        self.sums[each.key][by] += getattr(event, each.amount)
            taken = next((each for each in self.declared.taken if each.event == event.kind), None)
            if taken is not None:
                self.taken(event, taken.what, step)
            elif event.card:
                for purchase in self.purchases:
                    if purchase.card == event.card and getattr(event, "seat", -1) == purchase.seat:
                        purchase.uses += 1

    def taken(self, event: Event, what: str, step: int) -> None:
        card = str(getattr(event, what))
        seat = int(getattr(event, "seat"))  # noqa: B009  (the declaration says that it has one)
        asked = next((each for each in self.decisions if each.step == step - 1), None)
        instead = -1
        if asked is not None and asked.question.seat == seat:
            options = asked.question.options
            instead = next((option.answer for option in options if option.say in DECLINE), -1)
        turn = self.turns[-1].turn if self.turns else 0
        self.purchases.append(PurchaseAt(step - 1, turn, seat, card, what, 0, instead))

    def new_turn(self, fresh: list[Event], step: int, table: Table) -> None:
        """Note the turn that begins; of several at one step the last one counts."""
        began = [event for event in fresh if event.kind == self.declared.turn.event]
        if not began or table.over:
            return
        point = self.turn_at(step, int(getattr(began[-1], self.declared.turn.seat)), table)
        point.world = packed(table, -1)
        self.turns.append(point)

    def turn_at(self, step: int, seat: int, table: Table) -> TurnAt:
        view = table.view()
        values = [self.values(each, view) for each in self.declared.quantities]
        return TurnAt(step, turns(self.declared, view), seat, values)

    def values(self, quantity: Quantity, view: Any) -> list[int]:
        if quantity.of == "event":
            return list(self.sums[quantity.key])
        if quantity.of == "table":
            return [quantity.read(view)]
        return [quantity.read(entry) for entry in entries(self.declared, view)]

    def decision(self, step: int, table: Table) -> None:
        """Note a question that left a choice."""
        seat, answer = int(self.record.answers[step][0]), int(self.record.answers[step][1])
        question = table.question_for(seat)
        if question is None or question.count < 2:
            return
        world = packed(table, seat)
        if world is not None:
            turn = self.turns[-1].turn if self.turns else 0
            self.decisions.append(DecisionAt(step, turn, question, answer, world))


def packed(table: Table, seat: int) -> Packed | None:
    """One world of a seat as plain data; None where there is none to be had."""
    try:
        return Worlds.of(table, seat).packed(data_of(table.game))
    except KaijuError:
        return None


def standing_answers(record: Record) -> set[int]:
    """Which of a record's answers were not taken back."""
    standing: list[int] = []
    for n, entry in enumerate(record.answers):
        if entry[1] == TOOK_BACK:
            if standing:
                standing.pop()
        else:
            standing.append(n)
    return set(standing)
