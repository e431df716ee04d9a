# interpreted
"""The eight Boss dice by number: six faces each, and the symbols on each face."""

from __future__ import annotations

from typing import Any, Final

BOSS_DICE: Final[dict[str, dict[str, Any]]] = {
    "1": {
        "faces": [
            ["minion"],
            ["minion", "minion"],
            ["minion", "minion", "fame"],
            ["fame"],
            ["fame", "fame"],
            ["crystal", "minion"],
        ]
    },
    "2": {
        "faces": [
            ["minion"],
            ["minion", "minion"],
            ["fame", "minion"],
            ["fame", "fame"],
            ["fame"],
            ["minion", "minion", "crystal"],
        ]
    },
    "3": {
        "faces": [
            ["minion", "minion"],
            ["minion"],
            ["minion", "fame"],
            ["fame", "crystal", "minion"],
            ["minion"],
            ["fame", "fame"],
        ]
    },
    "4": {
        "faces": [
            ["minion"],
            ["minion", "minion"],
            ["minion", "minion"],
            ["fame", "minion"],
            ["fame", "fame"],
            ["crystal"],
        ]
    },
    "5": {
        "faces": [
            ["minion", "minion"],
            ["minion", "fame"],
            ["minion", "minion"],
            ["fame", "fame"],
            ["fame", "crystal"],
            ["fame"],
        ]
    },
    "6": {"faces": [["fame"], ["minion"], ["fame"], ["fame"], ["minion"], ["crystal"]]},
    "7": {"faces": [["minion"], ["fame"], ["fame"], ["minion"], ["fame", "fame"], ["crystal"]]},
    "8": {"faces": [["minion"], ["fame"], ["minion"], ["fame"], ["minion"], ["crystal"]]},
}
