"""The tables of King of Monster Island that the every-game suite plays besides the usual ones."""

from __future__ import annotations

from typing import Any

BOSSES = ("crystal_dragon", "lithosaur", "lavalord")
SIDES = ("blue", "red")

SETTINGS: list[tuple[int, dict[str, Any]]] = [
    (seats, {"boss": boss, "side": side}) for boss in BOSSES for side in SIDES for seats in range(1, 6)
]
SETTINGS += [(seats, {"mode": "ultimate", "side": side}) for side in SIDES for seats in range(1, 6)]
SETTINGS += [
    (3, {"mode": "ultimate", "respite": True}),
    (2, {"placement": "default", "start_seat": 2, "rolls": 4}),
    (5, {"placement": "default", "start_seat": 5}),
]
