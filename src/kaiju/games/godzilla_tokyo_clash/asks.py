"""The kinds of question, under the names of the ledger, as the rules ask them. questions.py makes them readable."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

ASK_PLACE_PIECE: Final[i64] = 0
ASK_ACTION: Final[i64] = 1
ASK_GO_ON: Final[i64] = 2
ASK_MOVE: Final[i64] = 3
ASK_PLACE_KAIJU: Final[i64] = 4
ASK_ATTACK: Final[i64] = 5
ASK_SPEND: Final[i64] = 6
ASK_DEFEND: Final[i64] = 7
ASK_THROW_PIECE: Final[i64] = 8
ASK_THROW_KAIJU: Final[i64] = 9
ASK_THROW_DESTROY: Final[i64] = 10
ASK_COLLIDE: Final[i64] = 11
ASK_THROW_VEHICLE: Final[i64] = 12
ASK_THROW_OR_NOT: Final[i64] = 13
ASK_TROPHY: Final[i64] = 14
ASK_EXTRA_TROPHY: Final[i64] = 15
ASK_HAND_TROPHY: Final[i64] = 16
ASK_PUSH: Final[i64] = 17
ASK_DESTROY: Final[i64] = 18
ASK_RECOVER: Final[i64] = 19
ASK_PEEK: Final[i64] = 20
ASK_KEEP: Final[i64] = 21
ASK_DISCARD_FOR_REFRESH: Final[i64] = 22
ASK_BENEFIT: Final[i64] = 23
ASK_DISCARD_CARD: Final[i64] = 24
ASK_DISCARD_ENHANCEMENT: Final[i64] = 25
ASK_VEHICLE_STEP: Final[i64] = 26
ASK_TRAIN_STEP: Final[i64] = 27
ASK_TIED_KAIJU: Final[i64] = 28

NAMES: Final = (
    "place_piece", "action", "go_on", "move", "place_kaiju", "attack", "spend", "defend", "throw_piece", "throw_kaiju",
    "throw_destroy", "collide", "throw_vehicle", "throw_or_not", "trophy", "extra_trophy", "hand_trophy", "push",
    "destroy", "recover", "peek", "keep", "discard_for_refresh", "benefit", "discard_card", "discard_enhancement",
    "vehicle_step", "train_step", "tied_kaiju",
)  # fmt: skip
"""The names of the kinds, by number, as clients and bots see them."""

# What an option stands for, where it is neither a card, a seat, a space nor a thing.
NO: Final[i64] = -1  # pass, stop, decline, none
PLAY: Final[i64] = 0  # of the questions action and go_on: this times ACTION_ROOM plus a card: play it
ACTION_ROOM: Final[i64] = (
    1000  # the first Discard Action times this plus a card: 1000 + card, the second 2000 + card
)
THROW: Final[i64] = (
    1000  # of the question attack: throw the Kaiju of a seat; Vehicles are 2000 plus the thing
)
THROW_VEHICLE: Final[i64] = 2000
STAND_IN: Final[i64] = 1000  # of the question defend: spend an Enhancement instead of a Defense card
FACING: Final[i64] = 1000  # of the question place_piece: a facing, when the space is settled
WAYS: Final[i64] = 1000  # of the question move: the ways to a space, by the Generators on them
