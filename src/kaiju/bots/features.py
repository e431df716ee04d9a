# compiled
"""Positions as numbers, for those who fit and study: what is true of every side, written into buffers, many at once.

    features = features_of("king-of-tokyo")
    sheet = features.sheet()
    features.write(tables, sheet)
    numpy.frombuffer(sheet.signs, numpy.uint16).reshape(-1, sheet.sides, sheet.width)

What is true of a side is a list of *signs*: numbers of things that may be true. A value of the game gives each sign a
weight; the weights of a side's signs add up to its strength. A game's room brings ``FEATURES``, which reads a table
that may be known whole: a true one after the game or of bots among themselves, or one that a seat imagines.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from math import inf

from kaiju.engine.errors import BadSetup
from kaiju.engine.table import Table
from kaiju.games import SHELF, game_named


class Sheet:
    """Positions one after the other, in buffers that NumPy reads without a copy.

    ``signs`` has ``width`` 16-bit numbers for each of the ``sides`` of a position: its signs, then ``none`` to the end.
    ``odds`` has a double for each side: log odds known without any weight, minus infinity for who cannot win any more.
    ``movers`` has a byte for each position: the seat whose turn it is.
    """

    def __init__(self, sides: int, width: int, none: int) -> None:
        self.sides = sides
        self.width = width
        self.none = none
        self.signs: array[int] = array("H")
        self.odds: array[float] = array("d")
        self.movers: array[int] = array("B")
        self._blank = [none] * width

    def __len__(self) -> int:
        return len(self.movers)

    def side(self, found: list[int], odds: float = 0.0) -> None:
        """Write the next side of a position; signs beyond the width are left out."""
        self.signs.fromlist((found + self._blank[len(found) :])[: self.width])
        self.odds.append(odds)

    def nobody(self) -> None:
        """Write a side that cannot win, or that nobody has at this table."""
        self.signs.fromlist(self._blank)
        self.odds.append(-inf)

    def moved_by(self, seat: int) -> None:
        """End a position, of which all sides have been written: whose turn it is."""
        self.movers.append(seat)

    def cut(self, positions: int) -> None:
        """Leave the first so many positions, and forget the others."""
        del self.signs[positions * self.sides * self.width :]
        del self.odds[positions * self.sides :]
        del self.movers[positions:]

    def of(self, position: int) -> list[list[int]]:
        """The signs of every side of a position that can win."""
        found: list[list[int]] = []
        for side in range(position * self.sides, (position + 1) * self.sides):
            if self.odds[side] > -inf:
                row = self.signs[side * self.width : (side + 1) * self.width].tolist()
                found.append(row[: row.index(self.none)] if self.none in row else row)
        return found


class Features:
    """How positions of a game are written down."""

    def __init__(self, sides: int, width: int, signs: int) -> None:
        self.sides = sides
        self.width = width
        self.signs = signs  # how many there are; their number also stands for none

    def sheet(self) -> Sheet:
        """An empty sheet."""
        return Sheet(self.sides, self.width, self.signs)

    def read(self, table: Table, sheet: Sheet) -> None:
        """Write one position."""
        raise BadSetup(f"{type(self).__name__} does not say how a position is written down.")

    def write(self, tables: Sequence[Table], sheet: Sheet) -> None:
        """Write many positions."""
        for table in tables:
            self.read(table, sheet)


def features_of(game: str) -> Features:
    """How positions of a game are written down."""
    name = game_named(game).name
    found: Features | None = getattr(SHELF.room(name, "kaiju.bots", "bots"), "FEATURES", None)
    if found is None:
        raise BadSetup(f"The bots of {name} do not say how its positions are written down as numbers.")
    return found
