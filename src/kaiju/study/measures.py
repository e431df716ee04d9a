"""What to count in a game: before it, at each event, after it.

A measure is made anew for every game and gives back plain counts by name; a study adds them up over its games. It may
look at the table and at all events, since it does not play.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kaiju.engine.errors import BadSetup
from kaiju.engine.events import Event
from kaiju.engine.questions import Question
from kaiju.engine.table import Table


class Measure:
    """Counts something in one game. Subclass it and say what."""

    name = "measure"

    def __init__(self) -> None:
        self.found: dict[str, int] = {}

    def add(self, what: str, n: int = 1) -> None:
        """Count something."""
        self.found[what] = self.found.get(what, 0) + n

    def before(self, table: Table) -> None:
        """The game is about to begin."""

    def event(self, event: Event) -> None:
        """Something has happened."""

    def asked(self, table: Table, question: Question, answer: int) -> None:
        """Somebody is about to give this answer; everything that has happened before has been told."""

    def after(self, table: Table) -> None:
        """The game is over."""

    def counts(self) -> dict[str, int]:
        """What was counted in this game."""
        return dict(sorted(self.found.items()))


class Events(Measure):
    """How often each kind of event happens."""

    name = "events"

    def event(self, event: Event) -> None:
        self.add(event.kind)


class Cards(Measure):
    """How often each card is taken, and how often its taker wins: ``taken CARD`` and ``won CARD``, once a game."""

    name = "cards"

    def __init__(self) -> None:
        super().__init__()
        self.takers: set[tuple[str, int]] = set()
        self.taken: dict[str, str] = {}

    def before(self, table: Table) -> None:
        self.taken = {each.event: each.what for each in table.game.declaration.taken}

    def event(self, event: Event) -> None:
        what = self.taken.get(event.kind)
        if what is not None:
            told: dict[str, Any] = event.plain()
            self.takers.add((told[what], told["seat"]))

    def after(self, table: Table) -> None:
        winners = table.winners or []
        for card, seat in sorted(self.takers):
            self.add(f"taken {card}")
            if seat in winners:
                self.add(f"won {card}")


MEASURES: dict[str, Callable[[], Measure]] = {"events": Events, "cards": Cards}


def make_measure(name: str) -> Measure:
    """A measure by its name; raises BadSetup when there is none."""
    maker = MEASURES.get(name)
    if maker is None:
        raise BadSetup(f"There is no measure called {name!r}; there are {', '.join(MEASURES)}.")
    return maker()
