"""The tables of King of Monster Island that the every-game suite plays besides the usual ones."""

from __future__ import annotations

from typing import Any

BOSSES = ("crystal_dragon", "lithosaur", "lavalord")
SIDES = ("blue", "red")
TABLES: list[dict[str, Any]] = [{"boss": boss} for boss in BOSSES]
TABLES += [{"mode": "ultimate"}, {"mode": "ultimate", "respite": True}, {"placement": "default", "rolls": 4}]

SETTINGS: list[tuple[int, dict[str, Any]]] = [
    (seats, {**table, "side": side} | ({"start_seat": 2} if "rolls" in table and seats == 5 else {}))
    for table in TABLES
    for side in SIDES
    for seats in range(1, 6)
]
"""All 60: each Boss and the Ultimate Challenge, with and without what makes them easier, on both sides, for 1 to 5."""

SEATS_WITH = ("boss", "mode", "side")
"""Options that are also tried with every number of players in `make test`."""
