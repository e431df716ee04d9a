# interpreted
"""The six Ally sheets, each with four powers that are switched on by Fame."""

from __future__ import annotations

from typing import Any, Final

ALLIES: Final[dict[str, dict[str, Any]]] = {
    "ninjas": {
        "powers": {
            "ninjas_1": {
                "fame": 1,
                "timing": "passive",
                "do": [
                    {
                        "verb": "modify",
                        "stat": "minion_health",
                        "to": 1,
                        "types": ["shield"],
                        "where": "everywhere",
                    }
                ],
                "provenance": "rulebook",
                "field_provenance": {"name": "ours", "fame": "ours"},
            },
            "ninjas_2": {
                "fame": 5,
                "timing": "resolve",
                "limit": "once_per_turn",
                "do": [{"verb": "move_monster", "who": "you", "where": "adjacent"}],
            },
            "ninjas_3": {
                "fame": 11,
                "timing": "passive",
                "do": [{"verb": "modify", "stat": "foot_damage", "to": 2}],
            },
            "ninjas_4": {
                "fame": 17,
                "timing": "resolve",
                "limit": "once_per_turn",
                "do": [{"verb": "bypass_guard", "n": 3}],
            },
        },
        "provenance": "rulebook",
    },
    "scientists": {
        "powers": {
            "scientists_1": {
                "fame": 1,
                "timing": "start_monster_phase",
                "limit": "once_per_turn",
                "do": [{"verb": "gain_energy", "who": "you", "n": 1}],
                "provenance": "public",
                "field_provenance": {"name": "ours", "fame": "ours", "timing": "ours"},
                "source": "blog_josephskyrim",
            },
            "scientists_2": {
                "fame": 5,
                "timing": "buy",
                "do": [{"verb": "modify", "stat": "card_cost", "by": -1}],
            },
            "scientists_3": {
                "fame": 11,
                "timing": "start_monster_phase",
                "limit": "once_per_turn",
                "do": [{"verb": "gain_energy", "who": "you", "n": 1}],
            },
            "scientists_4": {
                "fame": 17,
                "timing": "resolve",
                "limit": "once_per_turn",
                "do": [{"verb": "change_die", "n": 1}],
            },
        },
        "provenance": "public",
        "source": "blog_josephskyrim",
    },
    "media": {
        "powers": {
            "media_1": {
                "fame": 1,
                "timing": "trigger",
                "trigger": "steal",
                "limit": "once_per_turn",
                "do": [{"verb": "gain_energy", "who": "you", "n": 1}],
            },
            "media_2": {
                "fame": 5,
                "timing": "trigger",
                "trigger": "fame_die",
                "limit": "once_per_turn",
                "do": [{"verb": "gain_fame", "who": "other", "n": 1}],
                "solo": {"do": [{"verb": "gain_energy", "who": "you", "n": 1}]},
            },
            "media_3": {
                "fame": 11,
                "timing": "trigger",
                "trigger": "fame_group",
                "limit": "once_per_turn",
                "least": 2,
                "do": [{"verb": "gain_fame", "who": "you", "n": 1}],
            },
            "media_4": {
                "fame": 17,
                "timing": "trigger",
                "trigger": "steal",
                "do": [{"verb": "boss_fame", "n": -1}],
            },
        },
        "provenance": "public",
        "source": "blog_tabletopgazette",
    },
    "med_bots": {
        "powers": {
            "med_bots_1": {
                "fame": 1,
                "timing": "end_of_turn",
                "limit": "once_per_turn",
                "do": [{"verb": "gain_health", "who": "here", "n": 1}],
            },
            "med_bots_2": {
                "fame": 5,
                "timing": "passive",
                "do": [{"verb": "permit", "key": "heal_adjacent"}],
            },
            "med_bots_3": {
                "fame": 11,
                "timing": "passive",
                "do": [{"verb": "modify", "stat": "max_health", "by": 2}],
            },
            "med_bots_4": {
                "fame": 17,
                "timing": "boss_damage",
                "limit": "once_per_boss_phase",
                "do": [{"verb": "prevent", "n": 1}],
            },
        },
        "provenance": "public",
        "source": "blog_unboxed",
    },
    "apes": {
        "powers": {
            "apes_1": {
                "fame": 1,
                "timing": "trigger",
                "trigger": "damage_group",
                "limit": "once_per_turn",
                "face": "claw",
                "do": [{"verb": "add_damage", "n": 1, "to_group": True}],
            },
            "apes_2": {
                "fame": 5,
                "timing": "trigger",
                "trigger": "enter_boss_zone",
                "limit": "once_per_turn",
                "do": [{"verb": "add_damage", "n": 1}],
            },
            "apes_3": {
                "fame": 11,
                "timing": "passive",
                "do": [{"verb": "modify", "stat": "claw_damage", "to": 3}],
            },
            "apes_4": {"fame": 17, "timing": "roll", "do": [{"verb": "extra_die", "n": 1}]},
        },
        "provenance": "public",
        "source": "blog_unboxed",
    },
    "harbor_crew": {
        "powers": {
            "harbor_crew_1": {
                "fame": 1,
                "timing": "passive",
                "do": [{"verb": "permit", "key": "build_less"}],
            },
            "harbor_crew_2": {
                "fame": 5,
                "timing": "passive",
                "do": [{"verb": "permit", "key": "support_adjacent"}],
            },
            "harbor_crew_3": {
                "fame": 11,
                "timing": "trigger",
                "trigger": "activate",
                "limit": "once_per_turn",
                "do": [{"verb": "gain_energy", "who": "you", "n": 1}],
            },
            "harbor_crew_4": {
                "fame": 17,
                "timing": "end_of_turn",
                "limit": "once_per_turn",
                "do": [{"verb": "ready_support", "where": "any", "n": 1}],
            },
        }
    },
}
