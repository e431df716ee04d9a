"""Games by the names people give them."""

from __future__ import annotations

import re

from kaiju.rulebook import files
from kaiju.rulebook.words import ENGLISH, Words


def kebab(game: str) -> str:
    """How people write a game's id: with hyphens."""
    return game.replace("_", "-")


def games() -> tuple[str, ...]:
    """The ids of all games that have a rulebook here."""
    return tuple(files.games())


def game_id(name: str, lang: str = ENGLISH) -> str:
    """The id of a game as people write it, with spaces, hyphens or capitals; NotFound when it has no rulebook here."""
    game = re.sub(r"[^a-z0-9]+", "_", name.lower()).strip("_")
    if game not in files.games():
        raise Words(lang=lang).not_found("game", name, map(kebab, files.games()))
    return game


def refusal(english: str, lang: str) -> str:
    """Why a table cannot be opened, in a language: games say it in English and name the rule behind it."""
    named = re.findall(r"\b[A-Z]+(?:-[A-Z0-9]+)+\b", english)
    if lang == ENGLISH or not named:
        return english
    told = (Words(game, lang).first(f"refused-{named[-1]}") for game in files.games())
    return next((text for text in told if text), english)
