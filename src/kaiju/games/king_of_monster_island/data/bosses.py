# interpreted
"""The three Boss sheets. A power without a Fame value is the one before movement, which is always active."""

from __future__ import annotations

from typing import Any, Final

BOSSES: Final[dict[str, dict[str, Any]]] = {
    "crystal_dragon": {
        "order": 1,
        "blue": {"health": 15, "boss_dice": 5, "provenance": "rulebook"},
        "red": {"health": 20, "boss_dice": 6},
        "powers": {
            "cd_before": {
                "timing": "boss_step_1",
                "do": [{"verb": "hurt", "who": "near_boss_top", "n": 1}],
                "provenance": "rulebook",
                "field_provenance": {"name": "ours"},
            },
            "cd_1": {
                "fame": 1,
                "timing": "boss_step_3",
                "do": [{"verb": "boss_walk"}],
                "provenance": "rulebook",
                "field_provenance": {"name": "ours"},
            },
            "cd_5": {
                "fame": 5,
                "timing": "boss_after_move",
                "do": [{"verb": "hurt", "who": "strongest", "n": 3}],
                "field_provenance": {"fame": "rulebook"},
            },
            "cd_10": {
                "fame": 10,
                "timing": "passive",
                "do": [
                    {
                        "verb": "modify",
                        "stat": "minion_health",
                        "by": 1,
                        "types": ["soldier"],
                        "where": "boss",
                    }
                ],
            },
            "cd_15": {
                "fame": 15,
                "timing": "passive",
                "do": [{"verb": "modify", "stat": "boss_ignores", "by": 1}],
            },
            "cd_20": {
                "fame": 20,
                "timing": "boss_symbol",
                "symbol": "fame",
                "do": [{"verb": "hurt", "who": "in_boss_zone_or_near", "n": 1}],
                "field_provenance": {"name": "rulebook", "top": "rulebook"},
            },
        },
        "provenance": "rulebook",
    },
    "lithosaur": {
        "order": 2,
        "blue": {"health": 24, "boss_dice": 6},
        "red": {"health": 27, "boss_dice": 7},
        "powers": {
            "li_before": {
                "timing": "boss_step_1",
                "do": [
                    {"verb": "hurt", "who": "strongest", "n": 2},
                    {"verb": "move_monster", "who": "in_boss_zone", "where": "ccw"},
                ],
            },
            "li_1": {"fame": 1, "timing": "boss_after_move", "do": [{"verb": "free_dice", "where": "boss"}]},
            "li_5": {
                "fame": 5,
                "timing": "boss_after_move",
                "do": [{"verb": "tire_support", "where": "boss"}],
            },
            "li_10": {
                "fame": 10,
                "timing": "passive",
                "do": [
                    {
                        "verb": "modify",
                        "stat": "minion_health",
                        "by": 1,
                        "types": ["soldier", "cannon", "shield", "builder"],
                        "where": "boss",
                    }
                ],
            },
            "li_15": {
                "fame": 15,
                "timing": "boss_step_3",
                "do": [{"verb": "modify", "stat": "boss_reach", "to": 2}],
            },
            "li_20": {
                "fame": 20,
                "timing": "boss_symbol",
                "symbol": "fame",
                "do": [
                    {"verb": "hurt", "who": "strongest", "n": 1},
                    {"verb": "move_monster", "who": "strongest", "where": "ccw"},
                ],
            },
        },
        "provenance": "rulebook",
    },
    "lavalord": {
        "order": 3,
        "blue": {"health": 30, "boss_dice": 7},
        "red": {
            "health": 35,
            "boss_dice": 8,
            "provenance": "public",
            "field_provenance": {"boss_dice": "ours"},
            "source": "blog_josephskyrim",
        },
        "powers": {
            "la_before": {
                "timing": "boss_step_1",
                "do": [
                    {"verb": "place_fireling", "where": "boss", "n": 1},
                    {"verb": "hurt", "who": "strongest", "n": 1},
                ],
            },
            "la_1": {
                "fame": 1,
                "timing": "boss_after_move",
                "do": [{"verb": "hurt", "who": "strongest", "n": 1}],
            },
            "la_5": {
                "fame": 5,
                "timing": "trigger",
                "trigger": "enter",
                "if": "fireling_there",
                "do": [{"verb": "hurt", "who": "entrant", "n": 1}],
            },
            "la_10": {
                "fame": 10,
                "timing": "passive",
                "do": [
                    {
                        "verb": "modify",
                        "stat": "minion_health",
                        "by": 1,
                        "types": ["fireling"],
                        "where": "boss",
                    }
                ],
            },
            "la_15": {
                "fame": 15,
                "timing": "boss_step_1",
                "do": [
                    {"verb": "place_fireling", "where": "boss_cw", "n": 1},
                    {"verb": "place_fireling", "where": "boss_ccw", "n": 1},
                ],
            },
            "la_20": {
                "fame": 20,
                "timing": "boss_symbol",
                "symbol": "fame",
                "do": [{"verb": "hurt", "who": "strongest", "n": 1}],
            },
        },
        "provenance": "rulebook",
    },
}
