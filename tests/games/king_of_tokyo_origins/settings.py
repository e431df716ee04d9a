"""The tables of Origins that the every-game suite plays besides the plain ones: seats, and options."""

from __future__ import annotations

from typing import Any

SETTINGS: list[tuple[int, dict[str, Any]]] = [
    (2, {"two_player": True}),
    (3, {"king_of_tokyo": "exclusive"}),
    (4, {"king_of_tokyo": "all"}),
]
