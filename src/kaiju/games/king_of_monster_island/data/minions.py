# interpreted
"""Minions and Firelings: how many there are, their Health, when in step 4 they activate (`turn`) and what they do."""

from __future__ import annotations

from typing import Any, Final

MINIONS: Final[dict[str, dict[str, Any]]] = {
    "soldier": {
        "count": 16,
        "health": 1,
        "turn": 1,
        "do": [{"verb": "hurt", "who": "in_boss_zone", "n": 1}],
        "provenance": "rulebook",
        "field_provenance": {"count": "ours", "turn": "ours"},
    },
    "cannon": {
        "count": 2,
        "health": 2,
        "turn": 2,
        "do": [{"verb": "hurt", "who": "each", "n": 1}],
        "provenance": "rulebook",
        "field_provenance": {"count": "ours", "health": "ours", "turn": "ours"},
    },
    "shield": {
        "count": 8,
        "health": 3,
        "turn": 5,
        "do": [],
        "provenance": "rulebook",
        "field_provenance": {"count": "ours", "health": "ours", "turn": "ours"},
    },
    "builder": {
        "count": 4,
        "health": 2,
        "turn": 4,
        "do": [{"verb": "build_crystal", "where": "boss", "n": 1}],
        "provenance": "rulebook",
        "field_provenance": {"count": "ours", "health": "ours", "turn": "ours"},
    },
    "fireling": {
        "count": 8,
        "health": 1,
        "turn": 3,
        "boss": "lavalord",
        "do": [{"verb": "hurt", "who": "in_boss_zone", "n": 1}],
        "field_provenance": {"name": "rulebook", "count": "rulebook", "boss": "rulebook"},
    },
}
