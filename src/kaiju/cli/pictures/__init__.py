"""The games that have a picture of their own; every other one is shown by the general one."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module

from kaiju.cli.render import Picture
from kaiju.rulebook import Words

TOKYO = "kaiju.cli.pictures.king_of_tokyo:TokyoPicture"
DUEL = "kaiju.cli.pictures.king_of_tokyo_duel:DuelPicture"
DRAWN = {"king_of_tokyo": TOKYO, "king_of_tokyo_origins": TOKYO, "king_of_tokyo_duel": DUEL}


def picture_of(game: str, words: Words, players: Sequence[str]) -> Picture:
    """How to show a game."""
    place = DRAWN.get(game)
    if place is None:
        return Picture(words, players)
    module, _, name = place.partition(":")
    made: Picture = getattr(import_module(module), name)(words, players)
    return made
