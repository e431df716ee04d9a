"""How games look in the terminal: a game's own picture is ``PICTURE`` in a module of its name; any other is listed."""

from __future__ import annotations

from collections.abc import Sequence

from kaiju.cli.render import Picture
from kaiju.games import SHELF
from kaiju.rulebook import Words


def picture_of(game: str, words: Words, players: Sequence[str]) -> Picture:
    """How to show a game."""
    room = SHELF.room(game, __name__, "picture")
    made: Picture = (Picture if room is None else room.PICTURE)(words, players)
    return made
