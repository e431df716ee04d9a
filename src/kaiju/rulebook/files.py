"""Where the texts lie: `text` in the package of a game, `rulebook/text` for general words.

The only door to these files. They are package data, so they are read through importlib.resources and
may as well sit in a zip.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from kaiju.games import SHELF


def _general() -> Traversable:
    return files("kaiju") / "rulebook" / "text"


def _of_game(game: str) -> Traversable:
    package, *inside = SHELF.home(game).split(".")
    return files(package).joinpath(*inside, "text")


def _folders(place: Traversable) -> list[Traversable]:
    return sorted((entry for entry in place.iterdir() if entry.is_dir()), key=lambda entry: entry.name)


@cache
def games() -> tuple[str, ...]:
    """Every game that ships texts: those on the shelf, and what lies beside them."""
    beside = (folder.name for folder in _folders(files("kaiju") / "games"))
    return tuple(game for game in dict.fromkeys((*SHELF, *beside)) if _of_game(game).is_dir())


@cache
def languages() -> tuple[str, ...]:
    """Every language the program speaks."""
    return tuple(folder.name for folder in _folders(_general()))


def languages_of(game: str) -> tuple[str, ...]:
    """Every language a game is written in."""
    return tuple(folder.name for folder in _folders(_of_game(game))) if game in games() else ()


def fluent_sources(game: str | None, lang: str) -> dict[str, str]:
    """The Fluent files of a game, or the general ones, in one language: file name to content."""
    folder = (_general() if game is None else _of_game(game)) / lang
    if not folder.is_dir():
        return {}
    found = sorted(
        (entry for entry in folder.iterdir() if entry.name.endswith(".ftl")), key=lambda entry: entry.name
    )
    return {entry.name: entry.read_text("utf-8") for entry in found}


def borrowed(game: str) -> tuple[str, ...]:
    """The games whose words stand behind a game's own: what may lie on the same table with it."""
    return SHELF[game].declaration.borrows if game in SHELF else ()


def facts(game: str, name: str) -> dict[str, Any]:
    """One of a game's fact files (`rules`, `cards`); empty if the game has none."""
    source = _of_game(game) / f"{name}.toml"
    return tomllib.loads(source.read_text("utf-8")) if source.is_file() else {}
