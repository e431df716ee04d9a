"""The tables of Godzilla: Tokyo Clash that the every-game suite plays besides the plain ones: seats, and options."""

from __future__ import annotations

from typing import Any

SETTINGS: list[tuple[int, dict[str, Any]]] = [
    (2, {"first_game": True}),
    (2, {"events": ["xilien_invasion", "lightning_generators"], "kaiju": ["mothra", "king_ghidorah"]}),
    (3, {"events": ["air_strikes", "armored_assault"], "board": "default"}),
    (3, {"events": ["naval_bombardment", "rush_hour"], "kaiju": ["king_ghidorah"]}),
    (4, {"events": ["lightning_generators", "naval_bombardment"]}),
    (4, {"events": ["xilien_invasion", "air_strikes"], "board": "default"}),
]
"""Every Event twice, with every number of players; test_every_pair.py plays all pairs."""
