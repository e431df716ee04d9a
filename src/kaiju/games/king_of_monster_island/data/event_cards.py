# interpreted
"""The Events of the deck: good ones are positive, bad ones negative."""

from __future__ import annotations

from typing import Any, Final

EVENT_CARDS: Final[dict[str, dict[str, Any]]] = {
    "beach_day": {"kind": "positive", "do": [{"verb": "gain_health", "who": "each", "n": 2}]},
    "generator_truck": {"kind": "positive", "do": [{"verb": "gain_energy", "who": "each", "n": 2}]},
    "ticker_tape": {"kind": "positive", "do": [{"verb": "gain_fame", "who": "each", "n": 1}]},
    "friendly_fleet": {
        "kind": "positive",
        "do": [
            {"verb": "ready_support", "where": "everywhere"},
            {"verb": "build_support", "where": "active"},
        ],
    },
    "walkout": {"kind": "positive", "do": [{"verb": "destroy_minion", "where": "each_two_minions", "n": 1}]},
    "stage_fright": {"kind": "positive", "do": [{"verb": "boss_fame", "n": -2}]},
    "hairline_crack": {
        "kind": "positive",
        "do": [{"verb": "remove_crystal", "where": "most_crystals", "n": 1}],
    },
    "all_for_that": {
        "kind": "negative",
        "do": [{"verb": "choose_loss", "who": "keep_owner", "fame": 1, "energy": 2}],
        "provenance": "rulebook",
        "field_provenance": {"per": "ours"},
    },
    "harbor_strike": {"kind": "negative", "do": [{"verb": "tire_support", "where": "everywhere"}]},
    "open_gates": {"kind": "negative", "do": [{"verb": "draw_minion", "where": "each_no_minion", "n": 1}]},
    "crystal_shower": {"kind": "negative", "do": [{"verb": "build_crystal", "where": "boss", "n": 1}]},
    "bad_reviews": {"kind": "negative", "do": [{"verb": "lose_fame", "who": "each", "n": 1}]},
    "ash_cloud": {"kind": "negative", "do": [{"verb": "hurt", "who": "each", "n": 1}]},
    "tremors": {"kind": "negative", "do": [{"verb": "free_dice", "where": "everywhere"}]},
    "villain_of_the_year": {"kind": "negative", "do": [{"verb": "boss_fame", "n": 2}]},
}
