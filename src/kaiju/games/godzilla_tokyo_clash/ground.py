# interpreted
"""Reading the ground: tiles, and the layouts with their maps."""

from __future__ import annotations

from typing import Any

from kaiju.engine.data import Reader, shown
from kaiju.games.common.maps import Cell, HexMap, cells_apart
from kaiju.games.godzilla_tokyo_clash.box import Box, Layout, Tile

CELLS = 3
"""So many hexes has a tile, but for the one in the centre."""


def read_tiles(tiles: dict[str, Any], box: Box, about: tuple[str, ...], read: Reader) -> None:
    """The tiles; the first lies in the centre and has one hex."""
    letters = "".join(building.letter for building in box.buildings)
    large = "".join(building.letter for building in box.buildings if not building.small)
    for key, given in tiles.items():
        at = f"tile.{key}"
        entry = read.entry(given, at, ("cells", "track", "loop", *about), ("cells", "track"))
        n = CELLS if box.tiles else 1
        cells = entry.get("cells")
        if not isinstance(cells, list) or len(cells) != n:
            read.fault(f"{at}.cells: must be {n} cells, clockwise.")
            cells = [{"terrain": "city", "letters": ""}] * n
        water: list[bool] = []
        spots: list[str] = []
        for i, cell in enumerate(cells):
            there = f"{at}.cells[{i}]"
            one = read.entry(cell, there, ("terrain", "letters"), ("terrain", "letters"))
            water.append(read.word(one, there, "terrain", ("city", "water")) == "water")
            spot = one.get("letters", "")
            right = isinstance(spot, str) and set(spot) <= set(letters)
            if not right or sum(spot.count(letter) for letter in large) > 1:
                read.fault(f"{there}.letters: must be letters of {letters}, one Large Building at most.")
                spot = ""
            spots.append(spot)
        read.check(
            n == 1 or any(not set(spot) & set(large) for spot in spots),
            f"{at}.cells: one must be free of Large Buildings, to start on.",
        )
        track = entry.get("track")
        if not isinstance(track, list) or len(set(track)) != len(track) or not set(track) <= set(range(n)):
            read.fault(f"{at}.track: must be different cells from 0 to {n - 1}, not {shown(track)}.")
            track = []
        box.tiles.append(Tile(key, water, spots, list(track), read.flag(entry, at, "loop")))


def read_layouts(layouts: dict[str, Any], box: Box, about: tuple[str, ...], read: Reader) -> None:
    """The outlines for 2, 3 and 4 players."""
    for players in ("2", "3", "4"):
        at = f"layout.{players}"
        names = ("slots", "starts", "default")
        entry = read.entry(layouts.get(players), at, (*names, *about), names)
        slots = [hexes_of(slot) for slot in entry.get("slots") or []]
        cells: list[Cell] = [(0, 0), *(cell for slot in slots for cell in slot)]
        whole = all(len(slot) == CELLS and close(slot) for slot in slots)
        if not whole or len(set(cells)) != len(cells) or not 1 <= len(slots) < len(box.tiles):
            read.fault(f"{at}.slots: must be three neighbouring hexes each, none twice and not [0, 0].")
            continue
        map = named_map(cells)
        if not without_gaps(map):
            read.fault(f"{at}.slots: the outline must have neither holes nor notches (GTC-HEX-14).")
            continue
        starts = hexes_of(entry.get("starts"))
        firsts = {slot[0] for slot in slots}
        if len(starts) != int(players) or len(set(starts)) != len(starts) or not set(starts) <= firsts:
            read.fault(f"{at}.starts: must be {players} first hexes of different slots.")
            continue
        places = [[map.place[cell] for cell in slot] for slot in slots]
        layout = Layout(int(players), map, places, [map.place[cell] for cell in starts], map.place[(0, 0)])
        layout.default = default_tiles(entry.get("default"), at, len(slots), box, read)
        box.layouts.append(layout)


def hexes_of(given: Any) -> list[Cell]:
    """Hexes by their coordinates; none where something else is given."""
    if not isinstance(given, list):
        return []
    right = [
        cell
        for cell in given
        if isinstance(cell, list) and len(cell) == 2 and all(type(x) is int for x in cell)
    ]
    return [(cell[0], cell[1]) for cell in right if abs(cell[0]) < 20 and abs(cell[1]) < 20]


def close(slot: list[Cell]) -> bool:
    """Whether all hexes of a slot are neighbours."""
    return all(cells_apart(a, b) == 1 for i, a in enumerate(slot) for b in slot[:i])


def named_map(hexes: list[Cell]) -> HexMap:
    """The map of these hexes. Rows are lettered from the top, spaces numbered from the left."""
    cells = sorted(hexes, key=lambda cell: (cell[1], cell[0]))
    rows = sorted({r for _, r in cells})
    letters = "abcdefghijklmnopqrstuvwxyz"
    names = [
        letters[rows.index(r) % 26] * (1 + rows.index(r) // 26)
        + str(1 + sum(q2 < q for q2, r2 in cells if r2 == r))
        for q, r in cells
    ]
    return HexMap(cells, names)


def without_gaps(map: HexMap) -> bool:
    """Whether walking distance is hex distance everywhere, and no line leaves the board and comes back."""
    for a in range(map.size):
        for b in range(map.size):
            if map.distance[a][b] != map.apart(a, b):
                return False
            (q, r), (q2, r2) = map.cells[a], map.cells[b]
            if a != b and (q == q2 or r == r2 or q + r == q2 + r2) and map.in_line(a, b) < 0:
                return False
    return True


def default_tiles(given: Any, at: str, slots: int, box: Box, read: Reader) -> list[tuple[int, int]]:
    """Tiles and rotations of the default board."""
    keys = [tile.key for tile in box.tiles[1:]]
    pairs = given if isinstance(given, list) and len(given) == slots else []
    right = [
        (one[0], one[1])
        for one in pairs
        if isinstance(one, list) and len(one) == 2 and one[0] in keys and one[1] in range(CELLS)
    ]
    if len({tile for tile, _ in right}) == slots:
        return [(1 + keys.index(tile), rotation) for tile, rotation in right]
    read.fault(f"{at}.default: must be {slots} different tiles, each with a rotation from 0 to 2.")
    return []
