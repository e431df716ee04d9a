"""What a bot may be given besides its view and its question: worlds as they might be for all its seat knows.

:class:`Worlds` holds no true table. It is made of one imagined world of a seat, drawn before the bot is asked, and
draws all others from that one: a bot that looks through all it was given finds nothing that its seat does not know.
The same world, as a position, is what goes to a worker process (:meth:`Worlds.packed`).
"""

from __future__ import annotations

from typing import Any

import msgspec

from kaiju.engine.chance import mix
from kaiju.engine.positions import open_at, position_of
from kaiju.engine.record import Data, played_with
from kaiju.engine.table import Table
from kaiju.engine.worlds import Known, imagined
from kaiju.games import game_named

FIRST = 0x5EA7
"""The seed of the world that all others are drawn from; any would do, because nothing true is left in it."""


class Packed(msgspec.Struct, frozen=True):
    """One imagined world of a seat as plain data."""

    game: str
    seat: int
    position: dict[str, Any]
    data: Data | None = None


class Worlds:
    """Draws worlds that one seat could not tell from the table at which it is asked."""

    def __init__(self, world: Table, seat: int) -> None:
        self._world = world
        self._seat = seat
        self._known: Known | None = None  # what the seat knows there: nobody ever answers at that world

    @classmethod
    def of(cls, table: Table, seat: int) -> Worlds:
        """The worlds of a seat of a table; the table itself is not kept. Raises NoWorldFound in the rarest case."""
        return cls(table.imagine(seat, mix(FIRST + int(table.count))), seat)

    @property
    def game(self) -> str:
        """The game that is played, by its name."""
        return str(self._world.game.name)

    def imagine(self, seed: int) -> Table:
        """A world, by this seed alone; a table of its own, to be answered and copied at will."""
        if self._known is None:
            self._known = Known(self._world, self._seat)
        return imagined(self._world, self._seat, seed, self._known)

    def packed(self, data: Data | None = None) -> Packed:
        """One world, to be sent to a process that draws others from it; ``data`` where the game's are replaced."""
        return Packed(self._world.game.name, self._seat, position_of(self._world), data)


def unpacked(packed: Packed) -> Worlds:
    """The worlds of a seat, in a worker."""
    game = game_named(packed.game)
    if packed.data is not None:
        game = played_with(game, packed.data)
    return Worlds(open_at(game, packed.position, 1, False, None), packed.seat)
