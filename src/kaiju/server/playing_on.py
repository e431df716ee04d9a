"""Playing on from a finished game: everybody may have seen its record, so what lies hidden is drawn anew.

This is a worker's part: it plays the game up to the point, and needs no database.
"""

from __future__ import annotations

from itertools import islice
from typing import Any

import msgspec

from kaiju.engine.errors import KaijuError
from kaiju.engine.positions import position_of
from kaiju.engine.record import begin, played_with, read, steps
from kaiju.games import game_named
from kaiju.server.played import Find


def redrawn(record: bytes, answers: int, key: str, games: Find = game_named) -> dict[str, Any] | None:
    """The position of a game after so many answers, with all that a spectator could not know drawn by a fresh key.

    None where that cannot be done: the game has no positions, or no other world fits what was seen.
    """
    told = msgspec.structs.replace(read(record), winners=None)
    game = played_with(games(told.game), told.data)
    table = next(islice(steps(told, game), answers, None))
    try:
        position = position_of(table.imagine(-1, key))
        again = begin(game, seats=told.seats, seed=key, position=position)
    except KaijuError:
        return None
    return position if again.view() == table.view() else None
