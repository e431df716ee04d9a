"""How the things of a view are written into a row of numbers: what was seen at each place, and the lines that write it.

:mod:`kaiju.study.observing` says what a row is and which games are looked at.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

MANY_NAMES = 12
"""Entries that are known by one of more names than this are counted by name."""

LONG = 8
"""A list that can be longer is compared with the last one before it is counted: most answers do not change it."""

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
        self.in_list = False  # what is written now stands in an entry of a list

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

    def remembered(self, value: str, first: str, size: int, write: Callable[[str], None]) -> None:
        """A value of some size, which is often the same as when it was last written: then it is copied.

        Views are never changed once they are made, so what is kept here stays what it was.
        """
        name, last = self.fresh(), self.keep([(None, None)])  # one pair, so that threads see both or neither
        self.add(f"{name} = {value}; was, part = {last}[0]")
        self.add(f"if {name} == was:")
        self.add(f"    row[{first} : {first} + {size}] = part")
        self.add("else:")
        self.deep += 1
        write(name)
        self.add(f"{last}[0] = {name}, row[{first} : {first} + {size}]")
        self.deep -= 1

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

    def __init__(self, names: Sequence[str], most: int, by: str = "") -> None:
        super().__init__(names)
        self.long = most > LONG
        self.by = f".{by}" if by else ""

    def meanings(self, at: str) -> list[str]:
        return [f"how many of {at} are {name or '(empty)'}" for name in [*self.names, OTHER]]

    def write(self, code: Code, value: str, first: str) -> None:
        if self.long and not code.careful and not code.in_list:
            code.remembered(value, first, self.size, lambda name: self.count(code, name, first))
        else:
            self.count(code, value, first)

    def count(self, code: Code, value: str, first: str) -> None:
        """The lines that count the names."""
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
        if code.careful or code.in_list:  # inside another list every entry would find that of the one before
            self.write_each(code, value, first)
        else:
            code.remembered(value, first, self.size, lambda name: self.write_each(code, name, first))

    def write_each(self, code: Code, value: str, first: str) -> None:
        """The lines that write one after the other."""
        at, each = code.fresh(), code.fresh()
        code.add(f"{at} = {first}")
        code.add(f"for {each} in {value}[:{self.most}]:")
        code.deep += 1
        outside, code.in_list = code.in_list, True
        self.part.write(code, each, at)
        code.in_list = outside
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
        return Names(list(inside.names), most)
    if inside.numbers:
        return Numbers(most) if inside.changes else None
    if inside.fields:
        by = next((name for name, field in inside.fields.items() if len(field.names) > MANY_NAMES), "")
        return (
            Names(list(inside.fields[by].names), most, by) if by else Each(Whole(inside, absent=True), most)
        )
    return None
