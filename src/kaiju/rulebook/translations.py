"""Whether the languages of a game say the same things: for tests, and for translators."""

from __future__ import annotations

from collections.abc import Container

import msgspec
from fluent.syntax import FluentParser, ast

from kaiju.rulebook import files
from kaiju.rulebook.words import ENGLISH, References


class Differences(msgspec.Struct, frozen=True):
    """How a language differs from English."""

    missing: tuple[str, ...]
    extra: tuple[str, ...]
    placeholders: tuple[str, ...]
    """Keys whose texts do not use the same variables."""


def compare(game: str | None, lang: str) -> Differences:
    """Hold the files of a language against the English files of the same name.

    A game's own files, or the general ones for None. A file that nobody has translated yet is no difference.
    """
    english, other = variables(game, ENGLISH, files.fluent_sources(game, lang)), variables(game, lang)
    return Differences(
        missing=tuple(key for key in english if key not in other),
        extra=tuple(key for key in other if key not in english),
        placeholders=tuple(key for key in english if key in other and english[key] != other[key]),
    )


def variables(game: str | None, lang: str, names: Container[str] | None = None) -> dict[str, frozenset[str]]:
    """Every key and attribute of a language, or of some of its files, with the variables its text uses."""
    found: dict[str, frozenset[str]] = {}
    for entry in _entries(game, lang, names):
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                found[entry.id.name] = frozenset(References(entry.value).variables)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = frozenset(References(attribute).variables)
    return found


def faults(game: str | None, lang: str) -> list[str]:
    """What a Fluent reader would skip or overwrite in silence: unreadable pieces and keys given twice."""
    found: list[str] = []
    seen: set[str] = set()
    for entry in _entries(game, lang):
        if isinstance(entry, ast.Junk):
            found.append(f"unreadable: {(entry.content or '').strip()[:80]}")
        elif isinstance(entry, ast.Message | ast.Term):
            attributes = (f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes)
            for name in (entry.id.name, *attributes):
                if name in seen:
                    found.append(f"given twice: {name}")
                seen.add(name)
    return found


def _entries(game: str | None, lang: str, names: Container[str] | None = None) -> list[ast.EntryType]:
    parser = FluentParser(with_spans=False)
    return [
        entry
        for name, source in files.fluent_sources(game, lang).items()
        if names is None or name in names
        for entry in parser.parse(source).body
    ]
