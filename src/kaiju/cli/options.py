"""What people type after the name of a game, for all commands that open tables: seats and options."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from kaiju.bots import stand_in_for
from kaiju.bots.random import Random
from kaiju.engine.errors import BadSetup
from kaiju.engine.game import Game
from kaiju.engine.record import MAX_SEED
from kaiju.games import SHELF, game_named, put_on_shelf
from kaiju.rulebook.replaced import read_data
from kaiju.rulebook.telling import YOU

YES = frozenset({"true", "yes", "on", "1"})
NO = frozenset({"false", "no", "off", "0"})


def read_seats(text: str) -> list[str]:
    """Who sits where: names with commas between them as a list; BadSetup when one is missing."""
    names = [name.strip() for name in text.split(",")]
    if not all(names):
        raise BadSetup(
            f"Seats are names with commas between them, such as {Random.name},{Random.name}, not {text!r}."
        )
    return names


def usual_game() -> str:
    """Which game is meant when nobody says: the first on the shelf, as people write it."""
    return SHELF.first.name.replace("_", "-")


def game_with(data: Path | None, name: str | None) -> Game:
    """The game of this name, or of the file with replaced data, which everybody in this process plays then."""
    if data is None:
        return game_named(name or usual_game())
    replaced = read_data(data)
    if name is not None and game_named(name).name != replaced.name:
        raise BadSetup(f"{data} has data of {replaced.title}, not of {game_named(name).title}.")
    put_on_shelf(replaced)
    return replaced


def usual_seats(game: Game, seats: int = 0) -> list[str]:
    """Which bots play when nobody says: the best one against random ones, in a team only best ones."""
    best, others = stand_in_for(game.name), (seats or game.declaration.seats_usual) - 1
    return [best, *[best if game.declaration.team else Random.name] * others]


def seats_with_you(game: Game, seats: int) -> list[str]:
    """Who sits down when nobody says: you, with the best bots that answer at once."""
    return [YOU, *[stand_in_for(game.name)] * (seats - 1)]


def read_options(given: Sequence[str], game: Game, seats: int) -> dict[str, Any]:
    """Options of a game, each as ``name=value``, read as what the game expects; BadSetup with the reason.

    Yes-or-no options take true and false, lists take names with commas between them.
    Where the game has words for the usual ways and takes a list as well, names that are no such word are a list.
    """
    usual = game.options({}, seats) if game.seats_min <= seats <= game.seats_max else {}
    words = {choice.name: choice.values for choice in game.choices() if choice.picks}
    found: dict[str, Any] = {}
    for text in given:
        name, equals, value = text.partition("=")
        name = name.strip().replace("-", "_")
        if not equals or not name:
            raise BadSetup(f"An option is written as name=value, not {text!r}.")
        if name in found:
            raise BadSetup(f"The option {name} is given twice.")
        value = value.strip()
        lists = name in words and value not in words[name]
        found[name] = read_value(name, value, [] if lists else usual.get(name, ""))
    return found


def read_value(name: str, text: str, usual: object) -> Any:
    """A value of the same kind as the usual one."""
    if isinstance(usual, bool):
        word = text.lower()
        if word not in YES | NO:
            raise BadSetup(f"The option {name} is true or false, not {text!r}.")
        return word in YES
    if isinstance(usual, int):
        try:
            return int(text)
        except ValueError:
            raise BadSetup(f"The option {name} is a whole number, not {text!r}.") from None
    if isinstance(usual, (list, tuple)):
        return [part.strip().replace("-", "_") for part in text.split(",")] if text else []
    return text


def read_seed(seed: int | None) -> int:
    """The seed that was given, or a fresh one, short enough to type again."""
    if seed is None:
        return secrets.randbits(31)
    if not 0 <= seed < MAX_SEED:
        raise BadSetup("A seed is a whole number from 0 to 2**64 - 1.")
    return seed
