# interpreted
"""Data that people may replace: sheets, cards and numbers as tables of entries, some changed by an owner of the box.

Data are ``{table: {entry: {field: value}}}`` in plain values. Changes have the same shape and hold only what is not as
it came: fields take the place of fields, lists the place of whole lists, and an entry with a new name is added. The
game says what the result must be like; :class:`Reader` helps it to look at every value and to tell all that is wrong.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any

import msgspec

from kaiju.engine.errors import BadData

Tables = dict[str, dict[str, Any]]


def merged(data: Tables, changes: object) -> Tables:
    """Data with changes in them; raises BadData when these do not have the shape of data."""
    faults: list[str] = []
    if not isinstance(changes, dict):
        raise BadData("Replaced data are tables of entries.")
    out: Tables = dict(data)
    for table, entries in changes.items():
        if table not in data:
            faults.append(f"{table}: there is no such table; there are {', '.join(data)}.")
        elif not isinstance(entries, dict):
            faults.append(f"{table}: must be a table of entries.")
        else:
            out[table] = dict(data[table])
            for name, entry in entries.items():
                if not isinstance(entry, dict):
                    faults.append(f"{table}.{name}: must be a table of fields.")
                else:
                    out[table][name] = laid_over(data[table].get(name, {}), entry)
    if faults:
        raise BadData(*faults)
    return out


def laid_over(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    """Fields in the place of fields, however deep; everything else as it is."""
    out = dict(old)
    for name, value in new.items():
        before = out.get(name)
        out[name] = (
            laid_over(before, value) if isinstance(before, dict) and isinstance(value, dict) else value
        )
    return out


def digest_of(data: Tables) -> str:
    """A short digest of data, the same everywhere."""
    plain = msgspec.json.encode(data, order="deterministic")
    return blake2b(plain, digest_size=8).hexdigest()


class Reader:
    """Looks at the fields of entries: a wrong one is told, with its place, and a harmless one taken to go on with."""

    def __init__(self, faults: list[str]) -> None:
        self.faults = faults

    def fault(self, what: str) -> None:
        """Note something wrong."""
        if what not in self.faults:
            self.faults.append(what)

    def check(self, right: bool, what: str) -> None:
        """Note something wrong unless it is right."""
        if not right:
            self.fault(what)

    def entry(self, given: object, at: str, known: Sequence[str], needed: Sequence[str]) -> dict[str, Any]:
        """A table of fields: none that is not known, and all that are needed."""
        if not isinstance(given, dict):
            self.fault(f"{at}: must be a table of fields.")
            return {}
        for name in given:
            if name not in known:
                self.fault(f"{at}.{name}: there is no such field; there are {', '.join(known)}.")
        for name in needed:
            if name not in given:
                self.fault(f"{at}.{name}: is missing.")
        return given

    def number(
        self, entry: dict[str, Any], at: str, name: str, least: int, most: int, lack: int | None = None
    ) -> int:
        """A whole number from ``least`` to ``most``."""
        value = entry.get(name, lack)
        if value is None and name not in entry:
            self.fault(f"{at}.{name}: is missing.")
        elif type(value) is not int or not least <= value <= most:
            self.fault(f"{at}.{name}: must be a whole number from {least} to {most}, not {shown(value)}.")
        else:
            return value
        return max(least, 0) if most >= 0 else most

    def numbers(self, entry: dict[str, Any], at: str, name: str, n: int, least: int, most: int) -> list[int]:
        """So many whole numbers."""
        value = entry.get(name)
        right = isinstance(value, list) and len(value) == n
        if right and all(type(one) is int and least <= one <= most for one in value or []):
            return list(value or [])
        self.fault(f"{at}.{name}: must be {n} whole numbers from {least} to {most}, not {shown(value)}.")
        return [least] * n

    def word(
        self, entry: dict[str, Any], at: str, name: str, known: Sequence[str], lack: str | None = None
    ) -> str:
        """One of the words that are known."""
        value = entry.get(name, lack)
        if isinstance(value, str) and value in known:
            return value
        if value is None and name not in entry:
            self.fault(f"{at}.{name}: is missing; it is one of {', '.join(known)}.")
        elif value != lack or name in entry:
            self.fault(f"{at}.{name}: must be one of {', '.join(known)}, not {shown(value)}.")
        return lack if lack is not None else known[0]

    def words(self, entry: dict[str, Any], at: str, name: str, known: Sequence[str]) -> list[str]:
        """A list of words that are known."""
        value = entry.get(name, [])
        if isinstance(value, list) and all(isinstance(one, str) and one in known for one in value):
            return list(value)
        self.fault(f"{at}.{name}: must be a list of {', '.join(known)}, not {shown(value)}.")
        return []

    def flag(self, entry: dict[str, Any], at: str, name: str) -> bool:
        """True or false."""
        value = entry.get(name, False)
        if isinstance(value, bool):
            return value
        self.fault(f"{at}.{name}: must be true or false, not {shown(value)}.")
        return False


def shown(value: object) -> str:
    """A value in a sentence, not too long."""
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."


class Clause(msgspec.Struct, frozen=True):
    """A piece of a sentence: the key of a text and what fills it in, which may be pieces too.

    ``inner`` pieces are its argument ``text``.
    """

    say: str
    args: dict[str, Any]
    inner: list[Clause] = []


class Saying(msgspec.Struct, frozen=True):
    """What a replaced entry is called and says: words of its own by language, or else pieces of the game's texts.

    ``facts`` take the place of those that a gallery shows: ``cost``, ``copies`` and so on, and for a new entry all.
    ``id`` is the text that is replaced where that is not a card's, ``called`` pieces of which its name is made, and
    ``keeps`` names what else of it stays as it was.
    """

    name: dict[str, str] = {}
    text: dict[str, str] = {}
    parts: list[Clause] = []
    facts: dict[str, Any] = {}
    called: list[Clause] = []
    id: str = ""
    keeps: list[str] = []
