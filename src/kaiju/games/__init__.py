"""The shelf: every game by name."""

from __future__ import annotations

from kaiju.engine.errors import BadSetup
from kaiju.engine.game import Game
from kaiju.games.king_of_tokyo import GAME as KING_OF_TOKYO

SHELF: dict[str, Game] = {KING_OF_TOKYO.name: KING_OF_TOKYO}


def game_named(name: str) -> Game:
    """The game of this name (hyphens or underscores); BadSetup when it is not on the shelf."""
    game = SHELF.get(name.replace("-", "_"))
    if game is None:
        shelf = ", ".join(n.replace("_", "-") for n in SHELF)
        raise BadSetup(f"There is no game called {name!r} on the shelf; there is {shelf}.")
    return game
