# interpreted
"""Buildings, Vehicles, Events, and the numbers of mats and Damage Track."""

from __future__ import annotations

from typing import Any, Final

NUMBERS: Final[dict[str, dict[str, Any]]] = {
    "energy": {"start": 2, "max": 10},
    "hand": {"cards": 5, "king": 6},
    "token": {"bonus": 2},
    "track": {"circles": 7, "squares_per_gap": 3, "first_square": [12, 15, 18]},
    "actions": {"most": 30},
}
"""Lists have one number each for 2, 3 and 4 players."""

BUILDINGS: Final[dict[str, dict[str, Any]]] = {
    "small_building": {
        "letter": "B",
        "size": "small",
        "count": 24,
        "fx": [{"op": "gain_energy", "n": 2}],
        "provenance": "public",
        "confidence": "medium",
    },
    "tower": {
        "letter": "T",
        "size": "large",
        "count": 4,
        "fx": [{"op": "gain_energy", "n": 4}],
        "provenance": "rulebook",
        "confidence": "high",
    },
    "power_plant": {
        "letter": "P",
        "size": "large",
        "count": 3,
        "fx": [{"op": "gain_energy", "n": 2}, {"op": "draw", "n": 1}],
        "provenance": "rulebook",
        "confidence": "high",
    },
    "military_bunker": {
        "letter": "M",
        "size": "large",
        "count": 3,
        "fx": [
            {"op": "gain_energy", "n": 2},
            {"op": "recover", "to": "deck_top", "filter": "any", "n": 1},
        ],
        "provenance": "rulebook",
        "confidence": "high",
    },
    "radar_dish": {
        "letter": "R",
        "size": "large",
        "count": 3,
        "fx": [{"op": "gain_energy", "n": 2}, {"op": "peek_top", "n": 1}],
        "provenance": "rulebook",
        "confidence": "high",
    },
}

PIECES: Final[dict[str, dict[str, Any]]] = {
    "tank": {
        "class": "vehicle",
        "count": 8,
        "fx": [{"op": "gain_energy", "n": 1}],
        "provenance": "rulebook",
        "confidence": "high",
    },
    "train": {
        "class": "vehicle",
        "count": 6,
        "fx": [{"op": "gain_energy", "n": 3}],
        "provenance": "rulebook",
        "confidence": "high",
    },
    "jet": {
        "class": "vehicle",
        "count": 6,
        "has_facing": True,
        "fx": [{"op": "gain_energy", "n": 1}],
        "provenance": "rulebook",
        "confidence": "high",
    },
    "ufo": {
        "class": "vehicle",
        "count": 4,
        "fx": [{"op": "gain_energy", "n": 3}],
        "provenance": "rulebook",
        "confidence": "high",
    },
    "battleship": {
        "class": "vehicle",
        "count": 8,
        "fx": [{"op": "gain_energy", "n": 1}],
        "provenance": "rulebook",
        "confidence": "high",
    },
    "lightning_generator": {
        "class": "generator",
        "count": 4,
        "fx": [{"op": "gain_energy", "n": 2}],
        "enter_fx": [
            {"op": "deal_damage", "who": "entering_kaiju", "n": 1, "unblockable": True},
            {"op": "remove_piece"},
            {"op": "gain_energy", "n": 2},
        ],
        "provenance": "rulebook",
        "confidence": "high",
    },
}

EVENTS: Final[dict[str, dict[str, Any]]] = {
    "armored_assault": {
        "piece": "tank",
        "setup_by": "each_player",
        "setup_count": [4, 6, 8],
        "placement": [["land", "no_same_kind", "not_near_kaiju"], ["land", "no_same_kind"], ["land"]],
        "activate": [
            {"op": "move_pieces", "how": "toward_nearest", "steps": 1},
            {"op": "penalise", "reach": "near", "each_piece": True, "loss": "energy", "n": 1},
            {"op": "respawn", "at_most": [2, 3, 4], "by": "all_but_king", "n": 1},
        ],
        "provenance": "rulebook",
        "confidence": "high",
    },
    "rush_hour": {
        "piece": "train",
        "setup_by": "each_player",
        "setup_count": [2, 3, 4],
        "placement": [["free_track"]],
        "activate": [
            {"op": "move_pieces", "how": "along_track", "steps": 1},
            {"op": "respawn", "at_most": [1, 1, 1], "by": "all_but_king", "n": 1},
        ],
        "provenance": "rulebook",
        "confidence": "high",
    },
    "air_strikes": {
        "piece": "jet",
        "setup_by": "each_player",
        "setup_count": [2, 3, 4],
        "placement": [["no_same_kind"]],
        "activate": [
            {"op": "move_pieces", "how": "straight_ahead", "steps": 3},
            {"op": "penalise", "reach": "entered", "each_piece": False, "loss": "energy", "n": 1},
            {"op": "penalise", "reach": "entered", "each_piece": False, "loss": "enhancement", "n": 1},
            {"op": "respawn", "at_most": [1, 1, 1], "by": "all_but_king", "n": 1},
        ],
        "provenance": "rulebook",
        "confidence": "high",
    },
    "xilien_invasion": {
        "piece": "ufo",
        "setup_by": "nobody",
        "setup_count": [1, 2, 2],
        "placement": [["centre"]],
        "activate": [
            {"op": "move_pieces", "how": "toward_nearest", "steps": 2},
            {
                "op": "penalise",
                "reach": "started_or_entered",
                "each_piece": True,
                "loss": "hand_card",
                "n": 1,
            },
            {"op": "respawn", "at_most": [0, 1, 1], "by": "nobody", "n": 1},
        ],
        "provenance": "rulebook",
        "confidence": "high",
    },
    "naval_bombardment": {
        "piece": "battleship",
        "setup_by": "each_player",
        "setup_count": [2, 3, 4],
        "placement": [["water"]],
        "activate": [
            {"op": "penalise", "reach": "in_line", "each_piece": False, "loss": "top_trophy", "n": 1},
            {"op": "respawn", "at_most": [1, 2, 3], "by": "all_but_king", "n": 1},
        ],
        "provenance": "rulebook",
        "confidence": "high",
    },
    "lightning_generators": {
        "piece": "lightning_generator",
        "setup_by": "each_player",
        "setup_count": [2, 3, 4],
        "placement": [["land", "no_kaiju", "no_large_building", "no_same_kind"]],
        "activate": [{"op": "respawn", "at_most": [1, 1, 1], "by": "all_but_king", "n": 1}],
        "provenance": "rulebook",
        "confidence": "high",
    },
}
