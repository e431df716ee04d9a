"""Maps as plain data: spaces with neighbours, lines and names, worked out once when the map is made.

A space is a number from 0; whatever a rule wants to know about it is found in a list. A map never changes, so all
tables of a game share one: pieces are the state's business.

>>> island = hexagon(1)
>>> island.names[3], island.near[3], island.distance[0][6]
('d', [0, 1, 2, 4, 5, 6], 2)
>>> walk = ring(["north", "east", "south", "west"])
>>> walk.near[0], walk.distance[0][2]
([3, 1], 2)
"""

from __future__ import annotations

from math import cos, pi, sin, sqrt
from typing import Final, Literal

from kaiju.engine.errors import RulesFault
from kaiju.games.common.shown import MapView, PieceView, SpaceView

Cell = tuple[int, int]
"""A hex by its axial coordinates: q to the right, r down and to the right."""

DIRECTIONS: Final[list[Cell]] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
"""The six ways from a hex, clockwise from the right; the opposite of way d is (d + 3) % 6."""


class Map:
    """Spaces, and how they hang together.

    ``near[s]`` are the neighbours of a space, ``distance[s][t]`` the fewest steps between two (-1: no way),
    ``around[s][k]`` the spaces that are k steps away, ``lines`` the rows that the rules speak of.
    """

    def __init__(
        self,
        names: list[str],
        near: list[list[int]],
        lines: list[list[int]],
        x: list[float],
        y: list[float],
        shape: Literal["hex", "round"],
    ) -> None:
        self.size: int = len(names)
        if len(set(names)) != len(names):
            raise RulesFault("Two spaces of a map have the same name.")
        self.names = names
        self.near = near
        self.lines = lines
        self.distance = [steps_from(near, space) for space in range(len(names))]
        self.around = [by_distance(row) for row in self.distance]
        self.spaces = [
            SpaceView(i, names[i], round(x[i], 4), round(y[i], 4), near[i], shape) for i in range(len(names))
        ]

    def named(self, name: str) -> int:
        """The space of this name."""
        return self.names.index(name)

    def view(self, pieces: list[PieceView]) -> MapView:
        """The map with what lies on it, for a view."""
        return MapView(self.spaces, pieces, self.lines)


def steps_from(near: list[list[int]], start: int) -> list[int]:
    """The fewest steps from one space to every other; -1 where no way leads."""
    steps = [-1] * len(near)
    steps[start] = 0
    reached = [start]
    for space in reached:
        for other in near[space]:
            if steps[other] < 0:
                steps[other] = steps[space] + 1
                reached.append(other)
    return steps


def by_distance(steps: list[int]) -> list[list[int]]:
    """Spaces by how far away they are."""
    rings: list[list[int]] = [[] for _ in range(max(steps) + 1)]
    for space, far in enumerate(steps):
        if far >= 0:
            rings[far].append(space)
    return rings


# ---- hexes


class HexMap(Map):
    """A field of hexes of any shape, with holes if need be.

    ``step[d][s]`` is the neighbour of a space in direction d (-1: none), ``rays[d][s]`` all spaces that follow in
    that direction up to the first gap. ``lines`` are all rows of two spaces or more, each once.
    """

    def __init__(self, cells: list[Cell], names: list[str]) -> None:
        if len(set(cells)) != len(cells) or len(cells) != len(names):
            raise RulesFault("A hex map needs one name for each of its hexes, and no hex twice.")
        place = {cell: i for i, cell in enumerate(cells)}
        step = [[place.get((q + dq, r + dr), -1) for q, r in cells] for dq, dr in DIRECTIONS]
        rays = [[ray(ways, i) for i in range(len(cells))] for ways in step]
        near = [sorted(ways[i] for ways in step if ways[i] >= 0) for i in range(len(cells))]
        lines: list[list[int]] = []
        for d in range(3):
            for i in range(len(cells)):
                if step[d + 3][i] < 0 and rays[d][i]:
                    lines.append([i, *rays[d][i]])
        x = [q + r / 2 for q, r in cells]
        y = [r * sqrt(3) / 2 for _, r in cells]
        super().__init__(names, near, lines, x, y, "hex")
        self.cells = cells
        self.place = place
        self.step = step
        self.rays = rays

    def apart(self, a: int, b: int) -> int:
        """How far two spaces lie from each other as the crow flies: gaps are no hindrance."""
        return cells_apart(self.cells[a], self.cells[b])

    def in_line(self, a: int, b: int) -> int:
        """The direction in which b lies straight from a without a gap, or -1."""
        for d in range(6):
            if b in self.rays[d][a]:
                return d
        return -1


def ray(ways: list[int], start: int) -> list[int]:
    """All spaces that follow on a space in one direction, up to the first gap."""
    out: list[int] = []
    space = ways[start]
    while space >= 0:
        out.append(space)
        space = ways[space]
    return out


def cells_apart(a: Cell, b: Cell) -> int:
    """The distance between two hexes on an endless field."""
    q = a[0] - b[0]
    r = a[1] - b[1]
    return (abs(q) + abs(r) + abs(q + r)) // 2


def turned(cell: Cell) -> Cell:
    """A hex, turned clockwise by a sixth around (0, 0)."""
    return (-cell[1], cell[0] + cell[1])


def hexes(cells: list[Cell], names: list[str] | None = None) -> HexMap:
    """A map of these hexes; without names they are lettered in the order of the list."""
    return HexMap(cells, lettered(len(cells)) if names is None else names)


def hexagon(radius: int, names: list[str] | None = None) -> HexMap:
    """A field in the shape of a hexagon: the middle, and so many rings around it."""
    across = range(-radius, radius + 1)
    return hexes([(q, r) for r in across for q in across if abs(q + r) <= radius], names)


def rows_of_hexes(widths: list[int], names: list[str] | None = None) -> HexMap:
    """A field of rows from top to bottom, each centred; neighbouring rows differ by an odd number of hexes."""
    cells: list[Cell] = []
    for r, width in enumerate(widths):
        # Half a space to the right with every row: q counts from a slanted axis.
        left = -(width - 1) - r + (widths[0] - 1)
        if left % 2:
            raise RulesFault("Neighbouring rows of a hex map differ by an odd number of hexes.")
        cells += [(left // 2 + i, r) for i in range(width)]
    return hexes(cells, names)


def lettered(n: int) -> list[str]:
    """Names for spaces that have none: a to z, then aa, ab and so on."""
    letters = "abcdefghijklmnopqrstuvwxyz"
    return [letters[i] if i < 26 else letters[i // 26 - 1] + letters[i % 26] for i in range(n)]


# ---- rings


def ring(names: list[str]) -> Map:
    """Spaces in a circle, each between two others; the first is at the top, the next clockwise.

    The one line is the whole round.
    """
    n = len(names)
    if n < 3:
        raise RulesFault("A ring has at least three spaces.")
    radius = 1 / (2 * sin(pi / n))
    near = [[(i - 1) % n, (i + 1) % n] for i in range(n)]
    x = [radius * sin(2 * pi * i / n) for i in range(n)]
    y = [-radius * cos(2 * pi * i / n) for i in range(n)]
    return Map(names, near, [list(range(n))], x, y, "round")
