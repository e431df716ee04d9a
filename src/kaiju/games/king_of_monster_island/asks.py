"""The kinds of question, as the rules ask them, under the ledger's names. questions.py gives their readable form."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

ASK_PLACE: Final[i64] = 0  # where a Monster starts
ASK_ALLY: Final[i64] = 1
ASK_TAKE_LOCKED: Final[i64] = 2  # which Locked die is taken because too few are available
ASK_REROLL: Final[i64] = 3  # which dice are rolled again (a subset)
ASK_RESOLVE: Final[i64] = 4
ASK_AIM: Final[i64] = 5  # which Monster a heart is for
ASK_STEAL: Final[i64] = 6  # which Boss die is stolen with a fame face
ASK_VIRTUAL: Final[i64] = 7
ASK_ASSIGN: Final[i64] = 8
ASK_BUY: Final[i64] = 9
ASK_CARD: Final[i64] = 10  # a target of a power; options are 1 + place of the effect, and the target
ASK_SHARE: Final[i64] = 11  # how points are shared out (amounts)
ASK_LIFT: Final[i64] = 12  # which Monster is put where
ASK_PEEK: Final[i64] = 13  # which cards are discarded (a subset)
ASK_ORDER: Final[i64] = 14  # in which order the others go back (order)
ASK_AGAIN: Final[i64] = 15  # which dice a card rolls again (a subset)
ASK_BAIT: Final[i64] = 16  # which of the tied zones the Boss goes to
ASK_LOSS: Final[i64] = 17
ASK_STRONGEST: Final[i64] = 18
ASK_TAKE_OVER: Final[i64] = 19
ASK_CRYSTAL: Final[i64] = 20  # which Locked die leaves for a Crystal
ASK_PYLON: Final[i64] = 21
ASK_BOSS_ZONE: Final[i64] = 22

NAMES: Final = (
    "place_monster", "choose_ally", "take_locked", "reroll", "resolve", "resolve", "resolve", "virtual_die",
    "assign_damage",
    "buy", "card_choice", "card_choice", "card_choice", "card_choice", "card_choice", "card_choice", "card_choice",
    "event_loss", "strongest", "take_over_damage", "crystal_space", "pylon_space", "boss_zone",
)  # fmt: skip
"""The names of the kinds, by number, as clients and bots see them."""

DECLINE: Final[i64] = -1
"""The option that leaves something undone."""
