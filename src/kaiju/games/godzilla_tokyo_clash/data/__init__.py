# interpreted
"""All that is printed, as plain data that an owner of the box may replace, in the words of words.py.

``provenance`` says where an entry is from: ``rulebook``, ``public`` (a page in the open), or ``reconstructed``: made
for this project because no source gives it; what a source does give stands under ``known``. ``confidence`` is about
being as published. ``docs/how-to/replace-data.md`` tells every field; reading.py makes of it what the rules use.
"""

from __future__ import annotations

from typing import Any, Final

from kaiju.games.godzilla_tokyo_clash.data import city, godzilla, king_ghidorah, megalon, mothra, tiles

DATA: Final[dict[str, dict[str, dict[str, Any]]]] = {
    "number": city.NUMBERS,
    "building": city.BUILDINGS,
    "piece": city.PIECES,
    "event": city.EVENTS,
    "tile": tiles.TILES,
    "layout": tiles.LAYOUTS,
    "kaiju": {
        "godzilla": godzilla.MAT,
        "mothra": mothra.MAT,
        "king_ghidorah": king_ghidorah.MAT,
        "megalon": megalon.MAT,
    },
    "card": {**godzilla.CARDS, **mothra.CARDS, **king_ghidorah.CARDS, **megalon.CARDS},
}
