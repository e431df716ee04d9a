# interpreted
"""The words of the vocabulary: which verbs there are, what their fields may be, and when each can be used."""

from __future__ import annotations

from kaiju.games.king_of_monster_island.power import PERMITS
from kaiju.games.king_of_monster_island.state import FACES, MINIONS
from kaiju.games.king_of_monster_island.vocabulary.lasting import STATS

DOING = (
    "gain_health", "gain_energy", "gain_fame", "lose_fame", "boss_fame", "boss_health", "move_monster", "move_minion",
    "move_boss", "move_boss_die", "draw_minion", "place_fireling", "destroy_minion", "build_crystal", "remove_crystal",
    "remove_pylon", "build_support", "ready_support", "tire_support", "free_dice",
)  # fmt: skip
DEALING = ("add_damage", "deal_damage")
TIMES: dict[str, dict[str, tuple[str, ...]]] = {
    "boss": {
        "passive": ("modify",),
        "boss_step_1": (*DOING, "hurt"),
        "boss_step_3": ("boss_walk", "modify"),
        "boss_after_move": (*DOING, "hurt"),
        "boss_symbol": (*DOING, "hurt"),
        "trigger": ("hurt", *DOING),
    },
    "owner": {
        "passive": ("modify", "permit", "lock_spaces"),
        "on_gain": (*DOING, "modify", "permit"),
        "boss_step_2_after": DOING,
        "boss_step_3": ("choose_boss_zone",),
        "boss_damage": ("prevent", "take_over", *DOING),
        "start_monster_phase": DOING,
        "roll": ("extra_die", "extra_roll", "reroll"),
        "resolve": (*DOING, *DEALING, "bypass_guard", "change_die", "activate_support", "lock_spaces"),
        "spend_faces": (*DOING, *DEALING, "bypass_guard", "change_die", "activate_support"),
        "trigger": (*DOING, *DEALING),
        "buy": ("modify",),
        "end_of_turn": DOING,
    },
    "discard": {"immediate": (*DOING, "deal_damage", "extra_phase", "peek")},
    "event": {"event": (*DOING, "hurt", "choose_loss")},
    "minion": {"activation": (*DOING, "hurt")},
}
"""Whose powers may have which timing, and what can be done then."""

BOSS_WHO = ("each", "strongest", "in_boss_zone", "near_boss_top", "in_boss_zone_or_near", "entrant")
GAIN_WHO = ("you", "each", "here", "other", "here_shared", "all_shared", "healed")
FIXED = ("own", "active", "boss", "boss_cw", "boss_ccw", "everywhere")
VERBS: dict[str, dict[str, tuple[str, ...] | tuple[int, int]]] = {
    "gain_health": {"who": GAIN_WHO, "n": (1, 99), "own_most": (0, 99)},
    "gain_energy": {"who": GAIN_WHO, "n": (1, 99), "own_most": (0, 99)},
    "gain_fame": {"who": GAIN_WHO, "n": (1, 20), "own_most": (0, 99)},
    "lose_fame": {"who": ("you", "each", "other", "here"), "n": (1, 20)},
    "hurt": {"who": BOSS_WHO, "n": (1, 99)},
    "boss_fame": {"n": (-20, 20)},
    "boss_health": {"n": (1, 99)},
    "add_damage": {"n": (1, 99), "to_group": (0, 1)},
    "deal_damage": {"where": ("own", "any"), "n": (1, 99)},
    "bypass_guard": {"n": (1, 99)},
    "move_monster": {
        "who": ("you", "strongest", "in_boss_zone", "upto_2"),
        "where": ("adjacent", "any", "ccw"),
    },
    "move_minion": {"where": ("adjacent", "any")},
    "move_boss": {"where": ("adjacent", "any"), "here": (0, 1)},
    "move_boss_die": {"where": ("adjacent", "any")},
    "draw_minion": {"where": (*FIXED, "each_no_minion"), "n": (1, 30)},
    "place_fireling": {"where": FIXED, "n": (1, 8)},
    "destroy_minion": {
        "where": ("own", "any", "near_kill", "each_two_minions"),
        "n": (1, 1),
        "health": (0, 99),
    },
    "build_crystal": {"where": FIXED, "n": (1, 3)},
    "remove_crystal": {"where": ("own", "any", "most_crystals", "boss", "active"), "n": (1, 3)},
    "remove_pylon": {"where": ("own", "any", "boss", "active"), "n": (1, 1)},
    "build_support": {"where": ("own", "any", "active", "boss")},
    "ready_support": {"where": ("own", "any", "everywhere", "boss", "active"), "n": (0, 1)},
    "tire_support": {"where": FIXED},
    "activate_support": {"where": ("any", "adjacent", "own")},
    "free_dice": {"where": FIXED},
    "lock_spaces": {"n": (1, 10), "where": ("card",)},
    "change_die": {"n": (1, 1)},
    "reroll": {"face": FACES},
    "extra_die": {"n": (1, 4)},
    "extra_roll": {"n": (1, 9)},
    "extra_phase": {},
    "peek": {"n": (1, 8)},
    "prevent": {"n": (1, 99)},
    "take_over": {},
    "choose_boss_zone": {},
    "boss_walk": {},
    "modify": {
        "stat": STATS,
        "by": (-20, 20),
        "to": (0, 99),
        "types": MINIONS,
        "where": ("boss", "everywhere"),
    },
    "permit": {"key": PERMITS},
    "choose_loss": {"who": ("keep_owner",), "fame": (1, 20), "energy": (1, 99)},
}
"""The 39 verbs with their fields: the words that a field may be, or the numbers from and to."""

MAY_LACK = {"own_most": 999, "to_group": 0, "here": 0, "health": 0, "by": 0, "to": -1}
"""What a field is when it is not said; `n` may be left out where it can be 0 or is always the same."""
