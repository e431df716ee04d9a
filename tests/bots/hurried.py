"""Experts in a hurry, named by `module:Class`: their tiny budgets hold in other processes too."""

from __future__ import annotations

from typing import Final

from kaiju.bots.godzilla_tokyo_clash.expert import ExpertFastClash
from kaiju.bots.king_of_monster_island.expert import ExpertFastIsland
from kaiju.bots.king_of_tokyo.expert import ExpertFastTokyo
from kaiju.bots.king_of_tokyo_duel.expert import ExpertFastDuel

PLAYOUTS: Final = 60


class HurriedTokyo(ExpertFastTokyo):
    name = "hurried"
    playouts = PLAYOUTS


class HurriedDuel(ExpertFastDuel):
    name = "hurried"
    playouts = PLAYOUTS


class HurriedIsland(ExpertFastIsland):
    name = "hurried"
    playouts = PLAYOUTS


class HurriedClash(ExpertFastClash):
    name = "hurried"
    playouts = PLAYOUTS


HURRIED = {
    game: f"{kind.__module__}:{kind.__name__}"
    for game, kind in {
        "king_of_tokyo": HurriedTokyo,
        "king_of_tokyo_origins": HurriedTokyo,
        "king_of_tokyo_duel": HurriedDuel,
        "king_of_monster_island": HurriedIsland,
        "godzilla_tokyo_clash": HurriedClash,
    }.items()
}
"""The one of each game."""
