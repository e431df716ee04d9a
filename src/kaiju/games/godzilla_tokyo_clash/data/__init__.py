# interpreted
"""All that is printed, as plain data in the words of words.py. box.py turns it into what the rules play with."""

from __future__ import annotations

from typing import Any, Final

from kaiju.games.godzilla_tokyo_clash.data import city, godzilla, king_ghidorah, megalon, mothra, tiles

DATA: Final[dict[str, Any]] = {
    "numbers": city.NUMBERS,
    "buildings": city.BUILDINGS,
    "pieces": city.PIECES,
    "events": city.EVENTS,
    "tiles": tiles.TILES,
    "layouts": tiles.LAYOUTS,
    "mats": [godzilla.MAT, mothra.MAT, king_ghidorah.MAT, megalon.MAT],
    "cards": {
        "godzilla": godzilla.CARDS,
        "mothra": mothra.CARDS,
        "king_ghidorah": king_ghidorah.CARDS,
        "megalon": megalon.CARDS,
    },
}
