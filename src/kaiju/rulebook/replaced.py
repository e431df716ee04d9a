"""Files with replaced data: an owner of the box writes down what is printed differently.

A file is TOML. ``game`` names the game; every other table holds entries that take the place of ours, field by field::

    game = "king-of-monster-island"

    [power_card.depth_charge]
    cost = 5
    do = [{ verb = "deal_damage", where = "own", n = 4 }]
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path

from kaiju.engine.errors import BadData
from kaiju.engine.game import Game
from kaiju.games import game_named

LARGEST = 1_000_000
"""No box has a megabyte of print."""


def read_data(path: Path, games: Callable[[str], Game] = game_named) -> Game:
    """The game that a file names, with the file's entries in it; BadData names the file and everything wrong in it."""
    try:
        if path.stat().st_size > LARGEST:
            raise BadData(f"{path} is too large for a file of replaced data.")
        found = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadData(f"{path} cannot be read: {error.strerror or error}.") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadData(f"{path} is not TOML: {error}.") from None
    name = found.pop("game", None)
    if not isinstance(name, str):
        raise BadData(f'{path} does not say whose data it replaces: it needs a line such as game = "NAME".')
    try:
        return games(name).with_data(found)
    except BadData as error:
        raise BadData(*[f"{path}: {fault}" for fault in error.faults]) from None
