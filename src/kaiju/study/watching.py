"""What is seen of one game by whoever asks what makes it won: what was taken and what was left, and who led when.

What can be taken is declared by the game. Every time something is offered to a seat and taken or left, the seat's
chance to win before the answer is written down: by the value of the position, where the game's bots have one, and after
the answer once more, so that what taking it added can be told from what its taker had already. Without a value the
seat's *level* takes its place: how it stood among the others, and how far the game had come.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from kaiju.bots.judging import chances
from kaiju.engine.declaration import Taken, standings
from kaiju.engine.events import Event
from kaiju.engine.questions import Question
from kaiju.engine.table import Table
from kaiju.games import SHELF
from kaiju.study.measures import Measure

Value = Callable[[Table], list[float]]
"""Everybody's chance to win at a table as it stands; whoever studies a game may look at all of it."""

PLAYOUTS = 4
"""So many playouts judge one position: their noise falls on takers and others alike, and on both sides of an answer."""

LEVELS = 10
"""Chances to win are told apart by tenths where takers are compared with those who left it."""


class Took(msgspec.Struct, frozen=True):
    """One thing in one game: which seats took it, how often as it was offered, and what that added to their chances."""

    seats: list[int]
    times: int
    added: float


class Left(msgspec.Struct, frozen=True, array_like=True):
    """How often something was taken, by seats that won and that did not, and how often left by either."""

    took_won: int = 0
    took_lost: int = 0
    left_won: int = 0
    left_lost: int = 0


class Watched(msgspec.Struct, frozen=True, kw_only=True):
    """What was seen of one game. Things are named by kind and name, ``card:jets``; offers stand by level."""

    took: dict[str, Took] = {}
    offers: dict[str, dict[str, Left]] = {}
    leaders: int = 0
    """How often the lead went from one seat to another, as each turn began."""


def value_of(game: str) -> Value | None:
    """The value of a game's positions, where its bots have one.

    That is ``chances`` in their room, or else some of the playouts that the room brings for judging positions.
    """
    room = SHELF.room(game, "kaiju.bots", "bots")
    found: Value | None = getattr(room, "chances", None)
    return found or (by_playouts if hasattr(room, "PLAYOUTS") else None)


def by_playouts(table: Table) -> list[float]:
    """Everybody's chance to win, by playing on a few times from here."""
    return chances(table, PLAYOUTS, int(table.count))


class Watcher(Measure):
    """Watches one game."""

    name = "balance"

    def __init__(self) -> None:
        super().__init__()
        self.took: dict[str, list[tuple[int, float | None]]] = {}
        self.offers: list[tuple[str, str, int, bool]] = []  # thing, level, seat, whether it was taken
        self.offered: set[str] = set()
        self.taken_now: list[tuple[str, int]] = []
        self.seat = -1
        self.level = ""
        self.before_it: list[float] = []  # everybody's chance before the answer
        self.known: tuple[int, list[float]] = (-1, [])
        self.leader = -1
        self.changes = 0
        self.turn_began = False

    def before(self, table: Table) -> None:
        told = table.game.declaration
        self.told = told
        self.taken: dict[str, Taken] = {each.event: each for each in told.taken}
        self.offering = {each.offer: each for each in told.taken}
        self.value = value_of(table.game.name)
        self._lead(table)

    def event(self, event: Event) -> None:
        taken = self.taken.get(event.kind)
        if taken is not None:
            self.taken_now.append((f"{taken.kind}:{getattr(event, taken.what)}", event.seat))  # type: ignore[attr-defined]  # as declared
        elif event.kind == self.told.turn.event:
            self.turn_began = True

    def asked(self, table: Table, question: Question, answer: int) -> None:
        self._answered(table)
        self.seat = question.seat
        for option in question.options or question.also:
            offer = self.offering.get(option.say)
            if offer is not None and offer.what in option.args:
                self.offered.add(f"{offer.kind}:{option.args[offer.what]}")
        self.before_it = self._chances(table) if self.offered else []
        self.level = self._level(table) if self.offered else ""

    def after(self, table: Table) -> None:
        self._answered(table)
        self.winners = set(table.winners or [])

    def _answered(self, table: Table) -> None:
        """What the last answer has come to."""
        mine = [thing for thing, seat in self.taken_now if seat == self.seat]
        was = self.before_it
        now = self._chances(table) if self.taken_now and was else []
        for thing, seat in self.taken_now:
            gain = (now[seat] - was[seat]) / len(self.taken_now) if now else 0.0
            self.took.setdefault(thing, []).append((seat, gain if thing in self.offered else None))
        self.offers += [(thing, self.level, self.seat, thing in mine) for thing in sorted(self.offered)]
        self.offered, self.taken_now = set(), []
        if self.turn_began:
            self.turn_began = False
            self._lead(table)

    def _chances(self, table: Table) -> list[float]:
        """Everybody's chance to win now, worked out once for each answer."""
        if self.value is None:
            return []
        count = int(table.count)
        if self.known[0] != count:
            self.known = (count, self.value(table))
        return self.known[1]

    def _level(self, table: Table) -> str:
        """How a seat stands before it answers: tables at which it stands alike are compared with each other."""
        if self.before_it:
            return str(min(LEVELS - 1, int(self.before_it[self.seat] * LEVELS)))
        view = table.view()
        far = int(getattr(view, self.told.turn.count)).bit_length()
        place = next(row.place for row in standings(self.told, view, []) if row.seat == self.seat)
        return f"{place or 0}/{far}"

    def _lead(self, table: Table) -> None:
        """Who leads as a turn begins: the best chance to win, or the standings; where several do, who led before."""
        if self.told.team:
            return
        now = (
            self._chances(table) if self.value is not by_playouts else []
        )  # whose noise would change leaders
        if now:
            best = max(now)
            first = [seat for seat, chance in enumerate(now) if chance > best - 1e-9]
        else:
            rows = standings(self.told, table.view(), [])
            first = [row.seat for row in rows if row.place == 1]
        if len(first) == 1 and first[0] != self.leader:
            self.changes += self.leader >= 0
            self.leader = first[0]

    def watched(self) -> Watched:
        """What was seen, when the game is over."""
        took = {
            thing: Took(
                sorted({seat for seat, _ in each}),
                sum(gain is not None for _, gain in each),
                sum(gain for _, gain in each if gain is not None),
            )
            for thing, each in sorted(self.took.items())
        }
        counts: dict[str, dict[str, list[int]]] = {}
        for thing, level, seat, taken in self.offers:
            count = counts.setdefault(thing, {}).setdefault(level, [0, 0, 0, 0])
            count[(0 if taken else 2) + (0 if seat in self.winners else 1)] += 1
        offers = {
            thing: {level: Left(*count) for level, count in levels.items()}
            for thing, levels in sorted(counts.items())
        }
        return Watched(took=took, offers=offers, leaders=self.changes)
