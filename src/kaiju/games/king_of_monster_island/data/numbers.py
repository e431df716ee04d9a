# interpreted
"""The numbers of the rulebook that belong to no sheet or card."""

from __future__ import annotations

from typing import Any, Final

NUMBERS: Final[dict[str, dict[str, Any]]] = {
    "monster": {"health": 10, "max_health": 10, "provenance": "rulebook"},
    "dice": {
        "rolled": 6,
        "claw": 2,
        "foot": 1,
        "energy": [0, 1, 3, 6, 10, 15],
        "provenance": "rulebook",
    },
    "market": {"discard_cost": 2, "provenance": "rulebook"},
    "ultimate": {
        "pylon_minions": 5,
        "respite": 5,
        "provenance": "rulebook",
        "field_provenance": {"respite": "ours"},
    },
}
"""``energy`` is what a group of 0 to 5 energy faces gives; more than five are groups of five and the rest."""
