# interpreted
"""The DISCARD cards of the deck."""

from __future__ import annotations

from typing import Any, Final

DISCARD_CARDS: Final[dict[str, dict[str, Any]]] = {
    "protein_shake": {
        "cost": 4,
        "type": "discard",
        "copies": 2,
        "timing": "immediate",
        "do": [{"verb": "gain_health", "who": "here_shared", "n": 3}],
    },
    "shared_battery": {
        "cost": 3,
        "type": "discard",
        "timing": "immediate",
        "do": [{"verb": "gain_energy", "who": "all_shared", "n": 5, "own_most": 3}],
        "solo": {"do": [{"verb": "gain_energy", "who": "you", "n": 4}]},
    },
    "depth_charge": {
        "cost": 4,
        "type": "discard",
        "timing": "immediate",
        "do": [{"verb": "deal_damage", "where": "own", "n": 3}],
    },
    "air_strike": {
        "cost": 6,
        "type": "discard",
        "timing": "immediate",
        "do": [{"verb": "deal_damage", "where": "any", "n": 4}],
    },
    "orbital_laser": {
        "cost": 10,
        "type": "discard",
        "timing": "immediate",
        "do": [{"verb": "boss_health", "n": 4}],
    },
    "crystal_drill": {
        "cost": 5,
        "type": "discard",
        "copies": 2,
        "timing": "immediate",
        "do": [{"verb": "remove_crystal", "where": "any", "n": 1}],
    },
    "supply_drop": {
        "cost": 3,
        "type": "discard",
        "timing": "immediate",
        "do": [{"verb": "build_support", "where": "any"}],
    },
    "full_recharge": {
        "cost": 2,
        "type": "discard",
        "timing": "immediate",
        "do": [{"verb": "ready_support", "where": "everywhere"}],
    },
    "prime_time": {
        "cost": 4,
        "type": "discard",
        "timing": "immediate",
        "do": [{"verb": "gain_fame", "who": "you", "n": 2}, {"verb": "gain_fame", "who": "other", "n": 1}],
        "solo": {"do": [{"verb": "gain_fame", "who": "you", "n": 3}]},
    },
    "scandal": {"cost": 3, "type": "discard", "timing": "immediate", "do": [{"verb": "boss_fame", "n": -3}]},
    "rampage": {"cost": 9, "type": "discard", "timing": "immediate", "do": [{"verb": "extra_phase"}]},
    "sneak_peek": {"cost": 1, "type": "discard", "timing": "immediate", "do": [{"verb": "peek", "n": 4}]},
    "sea_lift": {
        "cost": 2,
        "type": "discard",
        "timing": "immediate",
        "do": [{"verb": "move_monster", "who": "upto_2", "where": "any"}],
    },
    "foghorn_lure": {
        "cost": 2,
        "type": "discard",
        "timing": "immediate",
        "do": [{"verb": "move_boss", "where": "adjacent"}],
    },
}
