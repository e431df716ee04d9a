"""The tables of King of Tokyo that the every-game suite plays besides the plain ones: seats, and options."""

from __future__ import annotations

from typing import Any

EVERYTHING: dict[str, Any] = {
    "power_up": True,
    "mutant_evolutions": True,
    "halloween": True,
    "promos": "all",
    "origins": "all",
    "monsters": ["kraken", "cyber_bunny"],
}

SETTINGS: list[tuple[int, dict[str, Any]]] = [
    (2, {"two_player": True}),
    *((seats, {"halloween": True}) for seats in range(2, 7)),
    *((seats, {"promos": "all"}) for seats in (2, 3, 6)),
    (2, {"origins": "exclusive"}),
    (5, {"origins": "all"}),
    (4, {"origins": ["biofuel", "jets"], "left_out": ["mimic", "extra_head"]}),
    *((seats, {"halloween": True, "promos": "all", "origins": "all"}) for seats in (3, 5)),
    *((seats, {"power_up": True}) for seats in range(2, 7)),
    *((seats, {"power_up": True, "mutant_evolutions": True}) for seats in (2, 3, 4, 6)),
    *((seats, {"power_up": True, "halloween": True}) for seats in (2, 3, 5)),
    (6, EVERYTHING),
]
