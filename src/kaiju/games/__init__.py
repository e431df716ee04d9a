"""The games of this house, each on the shelf by one line."""

from __future__ import annotations

from kaiju.engine.errors import BadSetup
from kaiju.engine.game import Game
from kaiju.games.godzilla_tokyo_clash import GAME as GODZILLA_TOKYO_CLASH
from kaiju.games.king_of_monster_island import GAME as KING_OF_MONSTER_ISLAND
from kaiju.games.king_of_tokyo import GAME as KING_OF_TOKYO
from kaiju.games.king_of_tokyo_duel import GAME as KING_OF_TOKYO_DUEL
from kaiju.games.king_of_tokyo_origins import GAME as KING_OF_TOKYO_ORIGINS
from kaiju.games.shelf import Shelf

SHELF = Shelf(
    [
        KING_OF_TOKYO,
        KING_OF_TOKYO_ORIGINS,
        KING_OF_TOKYO_DUEL,
        KING_OF_MONSTER_ISLAND,
        GODZILLA_TOKYO_CLASH,
    ]
)
"""In the order in which people are shown them; the first is played when nobody says which."""


def put_on_shelf(game: Game) -> None:
    """Let everybody in this process play this game in the place of its namesake: one with replaced data."""
    SHELF.replace(game)


def game_named(name: str) -> Game:
    """The game of this name (hyphens or underscores); BadSetup when it is not on the shelf."""
    game = SHELF.get(name.replace("-", "_"))
    if game is None:
        shelf = ", ".join([each.replace("_", "-") for each in SHELF])
        raise BadSetup(f"There is no game called {name!r} on the shelf; there is {shelf}.")
    SHELF.check_playable(game)
    return game
