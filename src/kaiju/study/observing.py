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
from array import array
from collections.abc import Callable, Sequence
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


class Code:
    """A function in the making that writes rows: a line for each thing, because a row is written at every decision.

    ``careful`` code leaves out numbers that are not there; the other is tried first and takes them to be.
    """

    def __init__(self, careful: bool) -> None:
        self.careful = careful
        self.lines: list[str] = []
        self.known: dict[str, Any] = {}
        self.deep = 1

    def add(self, line: str) -> None:
        """One more line."""
        self.lines.append("    " * self.deep + line)

    def keep(self, what: Any) -> str:
        """A name for something that the function needs."""
        name = f"k{len(self.known)}"
        self.known[name] = what
        return name

    def fresh(self) -> str:
        """A name for something that the function works out."""
        return self.keep(None)

    def number(self, place: str, value: str) -> None:
        """A number goes to a place."""
        if self.careful:
            name = self.fresh()
            self.add(f"{name} = {value}")
            self.add(f"if {name} is not None: row[{place}] = {name}")
        else:
            self.add(f"row[{place}] = {value}")


class Writer(ABC):
    """Writes one thing of the view into its places of the row."""

    size = 0

    @abstractmethod
    def meanings(self, at: str) -> list[str]:
        """What each place means, for something that lies ``at`` this place of the view."""

    @abstractmethod
    def write(self, code: Code, value: str, first: str) -> None:
        """Add the lines that write a value into the row, which is empty there, from the place ``first`` on."""


class Name(Writer):
    """One of several names."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = sorted(names)
        self.places = {name: i for i, name in enumerate(self.names)}
        self.size = len(self.names) + 1

    def meanings(self, at: str) -> list[str]:
        return [f"{at} is {name or '(empty)'}" for name in [*self.names, OTHER]]

    def write(self, code: Code, value: str, first: str) -> None:
        places = code.keep(self.places.get)
        code.add(f"row[{first} + {places}({value}, {self.size - 1})] = 1.0")


class Names(Name):
    """How often each name is in a list, or is the name of an entry of the list (``by``)."""

    def __init__(self, names: Sequence[str], by: str = "") -> None:
        super().__init__(names)
        self.by = f".{by}" if by else ""

    def meanings(self, at: str) -> list[str]:
        return [f"how many of {at} are {name or '(empty)'}" for name in [*self.names, OTHER]]

    def write(self, code: Code, value: str, first: str) -> None:
        places, each = code.keep(self.places.get), code.fresh()
        code.add(f"for {each} in {value} or ():")
        code.add(f"    row[{first} + {places}({each}{self.by}, {self.size - 1})] += 1.0")


class Numbers(Writer):
    """A list of numbers, up to so many."""

    def __init__(self, most: int) -> None:
        self.size = most

    def meanings(self, at: str) -> list[str]:
        return [f"{at}, number {i + 1}" for i in range(self.size)]

    def write(self, code: Code, value: str, first: str) -> None:
        place, each = code.fresh(), code.fresh()
        code.add(f"for {place}, {each} in enumerate({value}[:{self.size}], {first}):")
        code.deep += 1
        code.number(place, each)
        code.deep -= 1


class Keys(Writer):
    """Numbers by name."""

    def __init__(self, keys: Sequence[str]) -> None:
        self.keys = sorted(keys)
        self.size = len(self.keys)

    def meanings(self, at: str) -> list[str]:
        return [f"{at} of {key}" for key in self.keys]

    def write(self, code: Code, value: str, first: str) -> None:
        name = code.fresh()
        code.add(f"{name} = {value}")
        for i, key in enumerate(self.keys):
            code.number(f"{first} + {i}", f"{name}.get({key!r}, 0)")


class Whole(Writer):
    """A structure: its numbers first, then everything else in it; with a 1 before it if it can be absent."""

    def __init__(self, seen: Seen, absent: bool = False) -> None:
        found = list(seen.fields.items())
        numbers = [name for name, inside in found if inside.numbers and not inside.names and inside.changes]
        self.numbers = numbers
        self.absent = 1 if absent else 0
        self.parts: list[tuple[str, Writer, int]] = []
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

    def write(self, code: Code, value: str, first: str) -> None:
        name = code.fresh()
        code.add(f"{name} = {value}")
        code.add(f"if {name} is not None:")
        code.deep += 1
        code.add(f"row[{first}] = 1.0" if self.absent else "pass")
        for i, number in enumerate(self.numbers):
            code.number(f"{first} + {self.absent + i}", f"{name}.{number}")
        for field, part, at in self.parts:
            part.write(code, f"{name}.{field}", f"{first} + {at}")
        code.deep -= 1


class Each(Writer):
    """A list of structures, up to so many, one after the other."""

    def __init__(self, part: Whole, most: int) -> None:
        self.part = part
        self.most = most
        self.size = most * part.size

    def meanings(self, at: str) -> list[str]:
        return [m for i in range(self.most) for m in self.part.meanings(f"{at}[{i}]")]

    def write(self, code: Code, value: str, first: str) -> None:
        at, each = code.fresh(), code.fresh()
        code.add(f"{at} = {first}")
        code.add(f"for {each} in {value}[:{self.most}]:")
        code.deep += 1
        self.part.write(code, each, at)
        code.add(f"{at} += {self.part.size}")
        code.deep -= 1


def part_for(seen: Seen) -> Writer | None:
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


def part_for_list(inside: Seen, most: int) -> Writer | None:
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
        self.empty = bytes(4 * self.size)
        self.fast, self.slow = self.written(careful=False), self.written(careful=True)

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

    def row(
        self, view: Any, question: Question | None, seat: int, options: Sequence[str] | None = None
    ) -> array[float]:
        """What a seat may know, as ``size`` numbers (32-bit floats, which NumPy takes without copying).

        ``options`` is what the options of the question say, where somebody knows that already.
        """
        row = array("f", self.empty)
        try:
            self.fast(view, seat, row)
        except TypeError:  # a number that is not there, which the survey has never seen missing
            row = array("f", self.empty)
            self.slow(view, seat, row)
        if question is None or question.seat != seat:
            return row
        places = self.kinds.places
        row[self.first_kind + places.get(question.kind, self.kinds.size - 1)] = 1.0
        row[self.first_option - 1] = question.count
        says = self.says.get
        if options is None:
            options = [said(option) for option in listed(question)]
        for at, each in enumerate(options[: self.most_options], self.first_option):
            row[at] = says(each, 0)
        return row

    def written(self, *, careful: bool) -> Callable[[Any, int, array[float]], None]:
        """The function that writes a view into an empty row; made once, as it is needed at every decision."""
        code = Code(careful)
        code.add("row[seat] = 1.0")
        code.add(f"entries = view.{self.each_seat}")
        for i in range(self.seats):
            self.entry.write(
                code, f"entries[(seat + {i}) % {self.seats}]", str(self.first_entry + i * self.entry.size)
            )
        self.rest.write(code, "view", str(self.first_rest))
        made: dict[str, Any] = {}
        # Names of fields and counts of what the survey has seen: nothing that anybody could have written.
        exec("def write(view, seat, row):\n" + "\n".join(code.lines), code.known, made)
        found: Callable[[Any, int, array[float]], None] = made["write"]
        return found


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


SAID: dict[tuple[object, ...], str] = {}
"""What options have said, by their words and all that is in them: the same few come again and again."""
MOST_SAID = 50_000


def said(option: Option) -> str:
    """What an option says, as one name: its words and the names in them, without numbers."""
    args = option.args
    if not args:
        return option.say
    key = (option.say, *args.values())
    try:
        found = SAID.get(key)
    except TypeError:  # a list among them
        return named(option)
    if found is None:
        if len(SAID) > MOST_SAID:
            SAID.clear()
        found = SAID[key] = named(option)
    return found


def named(option: Option) -> str:
    """The words of an option and the names in them, as one name."""
    return " ".join(
        [option.say, *(value for value in option.args.values() if isinstance(value, str) and value)]
    )


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
