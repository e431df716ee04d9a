"""The vocabulary in which cards, mats, buildings and Events say what they do, as numbers.

A step is a word that does something (an op) with its fields; it runs at a moment (its hook). The printed values in
data/ spell these words out; box.py reads them once, and the rules see only the numbers.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# ---- moments

PLAY: Final[i64] = 0
AFTER_MOVE: Final[i64] = 1
BEFORE_ATTACK: Final[i64] = 2
ATTACK: Final[i64] = 3
ATTACK_MOD: Final[i64] = 4
TROPHY: Final[i64] = 5
AFTER_DAMAGE: Final[i64] = 6
AFTER_THROW: Final[i64] = 7
AFTER_ATTACK: Final[i64] = 8
AFTER_DEFEND: Final[i64] = 9
BARRAGE: Final[i64] = 10
IN_PLAY: Final[i64] = 11
SPEND: Final[i64] = 12
REFRESH: Final[i64] = 13
REFRESH_BEFORE_DRAW: Final[i64] = 14
AT_ONCE: Final[i64] = 15  # steps without a moment: rewards and Discard Actions

HOOKS: Final = (
    "play", "after_move", "before_attack", "attack", "attack_mod", "trophy", "after_damage", "after_throw",
    "after_attack", "after_defend", "barrage", "in_play", "spend", "refresh", "refresh_before_draw",
)  # fmt: skip

# ---- what a step does

GAIN_ENERGY: Final[i64] = 0
LOSE_ENERGY: Final[i64] = 1
DRAW: Final[i64] = 2
DISCARD_HAND: Final[i64] = 3
MOVE_SELF: Final[i64] = 4
PLACE_SELF: Final[i64] = 5
PUSH: Final[i64] = 6
DESTROY: Final[i64] = 7
RECOVER: Final[i64] = 8
PEEK_TOP: Final[i64] = 9
LOOK_TOP: Final[i64] = 10
ATTACK_BONUS: Final[i64] = 11
IGNORE_LINE: Final[i64] = 12
PIERCE: Final[i64] = 13
UNBLOCKABLE: Final[i64] = 14
EXTRA_TROPHY: Final[i64] = 15
DEAL_DAMAGE: Final[i64] = 16
AREA_ATTACK: Final[i64] = 17
THROW: Final[i64] = 18
DEFEND_WITH: Final[i64] = 19
HEAD: Final[i64] = 20
EXTRA_BUILDING_BENEFIT: Final[i64] = 21
ENERGY_ON_SECOND_CARD: Final[i64] = 22
THROW_BONUS: Final[i64] = 23
IGNORE_EVENTS: Final[i64] = 24
NO_DESTRUCTION_REWARDS: Final[i64] = 25
BUILDING_BENEFIT: Final[i64] = 26
HEAD_METER: Final[i64] = 27
REMOVE_PIECE: Final[i64] = 28
MOVE_PIECES: Final[i64] = 29
PENALISE: Final[i64] = 30
RESPAWN: Final[i64] = 31

OPS: Final = (
    "gain_energy", "lose_energy", "draw", "discard_hand", "move_self", "place_self", "push", "destroy", "recover",
    "peek_top", "look_top", "attack_bonus", "ignore_line", "pierce", "unblockable", "extra_trophy", "deal_damage",
    "area_attack", "throw", "defend_with", "head", "extra_building_benefit", "energy_on_second_card", "throw_bonus",
    "ignore_events", "no_destruction_rewards", "building_benefit", "head_meter", "remove_piece", "move_pieces",
    "penalise", "respawn",
)  # fmt: skip

# ---- the words of a step's fields; 0 stands for a field that is not there

# n, where it is not a number
DAMAGE_DEALT: Final[i64] = 1
DAMAGE_UNBLOCKED: Final[i64] = 2
ADJACENT_BUILDING_SPACES: Final[i64] = 3
HEAD_METER_PLUS_1: Final[i64] = 4

# if
FULLY_BLOCKED: Final[i64] = 1
DESTROYED_SOMETHING: Final[i64] = 2
ATTACKER_IN_YOUR_SPACE: Final[i64] = 3

# who
TARGET: Final[i64] = 1
ATTACKER: Final[i64] = 2
KAIJU_OR_VEHICLE: Final[i64] = 3
ENTERING_KAIJU: Final[i64] = 4

# what
SMALL_OR_VEHICLE: Final[i64] = 1
BUILDING: Final[i64] = 2

# where
OWN_SPACE: Final[i64] = 1
OWN_OR_ADJACENT: Final[i64] = 2
TARGET_SPACE: Final[i64] = 3
BETWEEN: Final[i64] = 4
ADJACENT: Final[i64] = 5
KAIJU: Final[i64] = 6
NO_LARGE_BUILDING: Final[i64] = 7

# dir
ANY: Final[i64] = 1
AWAY: Final[i64] = 2
EITHER: Final[i64] = 3

# to, from
HAND: Final[i64] = 1
DECK_TOP: Final[i64] = 2
REVEALED: Final[i64] = 2

# per, scope
OTHER_CARDS_THIS_TURN: Final[i64] = 1
THIS_ATTACK: Final[i64] = 1
MELEE_MOMENTUM_CARDS: Final[i64] = 2

# when
DECLARE_RANGED_ATTACK: Final[i64] = 1
DEFEND: Final[i64] = 2

# how
TOWARD_NEAREST: Final[i64] = 1
ALONG_TRACK: Final[i64] = 2
STRAIGHT_AHEAD: Final[i64] = 3

# reach
NEAR: Final[i64] = 1
ENTERED: Final[i64] = 2
STARTED_OR_ENTERED: Final[i64] = 3
IN_LINE: Final[i64] = 4

# loss
ENERGY: Final[i64] = 1
ENHANCEMENT: Final[i64] = 2
HAND_CARD: Final[i64] = 3
TOP_TROPHY: Final[i64] = 4

# by
ALL_BUT_KING: Final[i64] = 1
EACH_PLAYER: Final[i64] = 2
NOBODY_PLACES: Final[i64] = 3

# placement
LAND: Final[i64] = 1
WATER: Final[i64] = 2
CENTRE: Final[i64] = 3
FREE_TRACK: Final[i64] = 4
NO_SAME_KIND: Final[i64] = 5
NOT_NEAR_KAIJU: Final[i64] = 6
NO_KAIJU: Final[i64] = 7
NO_LARGE: Final[i64] = 8

WORDS: Final[dict[str, tuple[str, ...]]] = {
    "n": ("damage_dealt", "damage_unblocked", "adjacent_building_spaces", "head_meter_plus_1"),
    "if": ("fully_blocked", "destroyed_something", "attacker_in_your_space"),
    "who": ("target", "attacker", "kaiju_or_vehicle", "entering_kaiju"),
    "what": ("small_or_vehicle", "building"),
    "where": ("own_space", "own_or_adjacent", "target_space", "between", "adjacent", "kaiju", "no_large_building"),
    "dir": ("any", "away", "either"),
    "to": ("hand", "deck_top"),
    "from": ("hand", "revealed"),
    "per": ("other_cards_this_turn",),
    "scope": ("this_attack", "melee_momentum_cards"),
    "when": ("declare_ranged_attack", "defend"),
    "mode": ("damage",),
    "how": ("toward_nearest", "along_track", "straight_ahead"),
    "reach": ("near", "entered", "started_or_entered", "in_line"),
    "loss": ("energy", "enhancement", "hand_card", "top_trophy"),
    "by": ("all_but_king", "each_player", "nobody"),
    "placement": (
        "land", "water", "centre", "free_track", "no_same_kind", "not_near_kaiju", "no_kaiju", "no_large_building",
    ),
}  # fmt: skip
"""What may stand in each field, in the order of the numbers above, from 1."""
