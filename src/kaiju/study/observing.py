"""What a seat may know, as a fixed row of numbers with a meaning for each: for learning and for data sets.

A game's view is a structure of numbers, names and lists. Its layout as numbers is found by looking at the views and
questions of random games (:func:`survey`): which names occur where, how long lists become, what never changes and so
says nothing. The games and seeds of that survey are fixed, so the same rules always give the same layout.

============================  ====================================================================================
in the view                   in the row
============================  ====================================================================================
a number, yes or no           itself
a name                        a 1 at its place among the names that occur there, one more place for any other name
a list of names               how often each name is in it, one more place for all others
a list of numbers             one place for each, 0 behind the end
a list of structures          one after the other, each with a 1 before it that says that it is there; where
                              its entries are known by one of many names, such as cards, how often each name occurs
numbers by name               one place for each name
============================  ====================================================================================

The entries of the seats begin with one's own and go round the table. Numbers of seats are those of the table; one's
own is a row of its own, with a 1 at its place.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from operator import attrgetter
from typing import Any

import msgspec

from kaiju.engine.chance import mix
from kaiju.engine.declaration import Declaration
from kaiju.engine.game import Game
from kaiju.engine.questions import Option, Question
from kaiju.engine.record import begin

GAMES = 24
DECISIONS = 4_000
"""The survey looks at so many random games, or at as many as have so many decisions together."""

EVERY = 5
"""It looks at all questions, and at the view of whoever is asked at every one of so many."""

MANY_NAMES = 12
"""Entries that are known by one of more names than this are counted by name."""

OTHER = "(other)"


# ---------------------------------------------------------------- looking around


class Seen:
    """What was seen at one place of the view, over all tables: the names, numbers, lists and fields there."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.numbers: set[float] = set()
        self.most = 0
        self.fields: dict[str, Seen] = {}
        self.inside: Seen | None = None
        self.keys: dict[str, Seen] = {}

    def look(self, value: Any) -> None:
        """Take one value into account."""
        if isinstance(value, str):
            self.names.add(value)
        elif isinstance(value, bool | int | float):
            self.numbers.add(float(value))
        elif isinstance(value, msgspec.Struct):
            for name in value.__struct_fields__:
                self.fields.setdefault(name, Seen()).look(getattr(value, name))
        elif isinstance(value, list | tuple):
            self.most = max(self.most, len(value))
            self.inside = self.inside or Seen()
            for each in value:
                self.inside.look(each)
        elif isinstance(value, dict):
            for key, each in value.items():
                self.keys.setdefault(str(key), Seen()).look(each)

    @property
    def changes(self) -> bool:
        """Whether there is anything to tell."""
        return len(self.names) > 1 or len(self.numbers) > 1


# ------------------------------------------------------------------ writing a row


class Part(ABC):
    """Writes one thing of the view into its places of the row."""

    size = 0

    @abstractmethod
    def meanings(self, at: str) -> list[str]:
        """What each place means, for something that lies ``at`` this place of the view."""

    @abstractmethod
    def write(self, value: Any, row: Any, first: int) -> None:
        """Write a value into the row, which is empty there, from place ``first`` on."""


class Name(Part):
    """One of several names."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = sorted(names)
        self.places = {name: i for i, name in enumerate(self.names)}
        self.size = len(self.names) + 1

    def meanings(self, at: str) -> list[str]:
        return [f"{at} is {name or '(empty)'}" for name in [*self.names, OTHER]]

    def write(self, value: Any, row: Any, first: int) -> None:
        row[first + self.places.get(value, self.size - 1)] = 1.0


class Names(Name):
    """How often each name is in a list, or is the name of an entry of the list (``by``)."""

    def __init__(self, names: Sequence[str], by: str = "") -> None:
        super().__init__(names)
        self.name_of = attrgetter(by) if by else None

    def meanings(self, at: str) -> list[str]:
        return [f"how many of {at} are {name or '(empty)'}" for name in [*self.names, OTHER]]

    def write(self, value: Any, row: Any, first: int) -> None:
        other = self.size - 1
        for each in value or ():
            name = self.name_of(each) if self.name_of is not None else each
            row[first + self.places.get(name, other)] += 1.0


class Numbers(Part):
    """A list of numbers, up to so many."""

    def __init__(self, most: int) -> None:
        self.size = most

    def meanings(self, at: str) -> list[str]:
        return [f"{at}, number {i + 1}" for i in range(self.size)]

    def write(self, value: Any, row: Any, first: int) -> None:
        values = value[: self.size]
        row[first : first + len(values)] = values


class Keys(Part):
    """Numbers by name."""

    def __init__(self, keys: Sequence[str]) -> None:
        self.keys = sorted(keys)
        self.size = len(self.keys)

    def meanings(self, at: str) -> list[str]:
        return [f"{at} of {key}" for key in self.keys]

    def write(self, value: Any, row: Any, first: int) -> None:
        for i, key in enumerate(self.keys):
            row[first + i] = value.get(key, 0)


class Whole(Part):
    """A structure: its numbers first, in one go, then everything else in it; with a 1 before it if it can be absent."""

    def __init__(self, seen: Seen, absent: bool = False) -> None:
        found = list(seen.fields.items())
        numbers = [name for name, inside in found if inside.numbers and not inside.names and inside.changes]
        self.numbers = numbers
        self.values = attrgetter(*numbers) if len(numbers) > 1 else None
        self.lone = numbers[0] if len(numbers) == 1 else ""
        self.absent = 1 if absent else 0
        self.parts: list[tuple[str, Part, int]] = []
        at = self.absent + len(numbers)
        for name, inside in found:
            part = None if name in numbers else part_for(inside)
            if part is not None and part.size:
                self.parts.append((name, part, at))
                at += part.size
        self.size = at

    def meanings(self, at: str) -> list[str]:
        found = [f"whether {at} is there"] * self.absent
        found += [f"{at}.{name}" for name in self.numbers]
        for name, part, _ in self.parts:
            found += part.meanings(f"{at}.{name}")
        return found

    def write(self, value: Any, row: Any, first: int) -> None:
        if value is None:
            return
        if self.absent:
            row[first] = 1.0
            first_number = first + 1
        else:
            first_number = first
        if self.values is not None:
            row[first_number : first_number + len(self.numbers)] = self.values(value)
        elif self.lone:
            row[first_number] = getattr(value, self.lone)
        for name, part, at in self.parts:
            part.write(getattr(value, name), row, first + at)


class Each(Part):
    """A list of structures, up to so many, one after the other."""

    def __init__(self, part: Whole, most: int) -> None:
        self.part = part
        self.most = most
        self.size = most * part.size

    def meanings(self, at: str) -> list[str]:
        return [m for i in range(self.most) for m in self.part.meanings(f"{at}[{i}]")]

    def write(self, value: Any, row: Any, first: int) -> None:
        part, size = self.part, self.part.size
        for each in value[: self.most]:
            part.write(each, row, first)
            first += size


def part_for(seen: Seen) -> Part | None:
    """How to write what was seen at one place; None where nothing ever changes."""
    if seen.fields:
        return Whole(seen, absent=True)
    if seen.keys:
        keys = [key for key, inside in seen.keys.items() if inside.numbers]
        return Keys(keys) if keys else None
    inside = seen.inside
    if inside is not None:
        return part_for_list(inside, seen.most)
    if seen.names and seen.changes:
        return Name(list(seen.names))
    return None


def part_for_list(inside: Seen, most: int) -> Part | None:
    """How to write a list."""
    if inside.names:
        return Names(list(inside.names))
    if inside.numbers:
        return Numbers(most) if inside.changes else None
    if inside.fields:
        by = next((name for name, field in inside.fields.items() if len(field.names) > MANY_NAMES), "")
        return Names(list(inside.fields[by].names), by) if by else Each(Whole(inside, absent=True), most)
    return None


# ------------------------------------------------------------------------ layouts


class Layout:
    """How the views and questions of a game, with some number of seats and options, become numbers."""

    def __init__(self, told: Declaration, seats: int, view: Seen, questions: Asked) -> None:
        self.seats = seats
        self.each_seat = told.each_seat
        whole = Seen()
        whole.fields = {name: seen for name, seen in view.fields.items() if name != told.each_seat}
        entries = view.fields[told.each_seat].inside
        assert entries is not None  # every game has seats
        self.entry = Whole(entries)
        self.rest = Whole(whole)
        self.kinds = Name(list(questions.kinds))
        self.says = {name: i + 1 for i, name in enumerate(sorted(questions.says))}
        self.most_options = questions.most_options
        self.most_answers = questions.most_answers
        self.first_entry = seats
        self.first_rest = self.first_entry + seats * self.entry.size
        self.first_kind = self.first_rest + self.rest.size
        self.first_option = self.first_kind + self.kinds.size + 1
        self.size = self.first_option + self.most_options

    def meanings(self) -> list[str]:
        """What every number of a row means, in English, in the words of the view."""
        found = [f"whether this is seat {seat}" for seat in range(self.seats)]
        for i in range(self.seats):
            found += self.entry.meanings("self" if i == 0 else f"neighbour {i}")
        found += self.rest.meanings("table")
        found += self.kinds.meanings("question")
        found.append("how many answers there are")
        found += [f"code of what option {i} says, see codes()" for i in range(self.most_options)]
        return found

    def codes(self) -> dict[int, str]:
        """What the codes of options stand for; 0 is no option, or one that the survey has not seen."""
        return {code: name for name, code in self.says.items()}

    def write(self, view: Any, question: Question | None, seat: int, row: Any) -> None:
        """Write what a seat may know into an empty row of ``size`` numbers."""
        row[seat] = 1.0
        entries = getattr(view, self.each_seat)
        at = self.first_entry
        for i in range(len(entries)):
            self.entry.write(entries[(seat + i) % self.seats], row, at)
            at += self.entry.size
        self.rest.write(view, row, self.first_rest)
        if question is None or question.seat != seat:
            return
        self.kinds.write(question.kind, row, self.first_kind)
        row[self.first_option - 1] = question.count
        says = self.says
        at = self.first_option
        for option in listed(question)[: self.most_options]:
            row[at] = says.get(said(option), 0)
            at += 1


class Asked:
    """What the questions of the survey were like."""

    def __init__(self) -> None:
        self.kinds: set[str] = set()
        self.says: set[str] = set()
        self.most_options = 0
        self.most_answers = 0

    def look(self, question: Question) -> None:
        """Take one question into account."""
        options = listed(question)
        self.kinds.add(question.kind)
        self.says.update(said(option) for option in options)
        self.most_options = max(self.most_options, len(options))
        self.most_answers = max(self.most_answers, question.count)


def listed(question: Question) -> list[Option]:
    """Everything that a question names: options or items, then what is offered besides."""
    first = question.options or question.items
    return [*first, *question.also] if question.also else first


def said(option: Option) -> str:
    """What an option says, as one name: its words and the names in them, without numbers."""
    args = option.args
    if not args:
        return option.say
    return " ".join([option.say, *(value for value in args.values() if isinstance(value, str) and value)])


def survey(game: Game, seats: int, options: dict[str, Any]) -> Layout:
    """Look at random games of these seats and options, always the same ones, and lay out what was seen."""
    view, asked = Seen(), Asked()
    decisions = 0
    for number in range(GAMES):
        table = begin(game, seats=seats, seed=mix(number), options=options, listen=False)
        chance = mix(number + 1)
        while True:
            question = table.question
            if question is None:
                break
            asked.look(question)
            if table.count % EVERY == 0:
                view.look(table.view(question.seat))
            chance = mix(chance)
            table.answer(question.seat, chance % question.count)
        for seat in range(-1, seats):
            view.look(table.view(seat))
        decisions += int(table.count)
        if decisions > DECISIONS:
            break
    return Layout(game.declaration, seats, view, asked)
