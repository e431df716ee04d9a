"""The kinds of question in King of Tokyo: Duel, as the rules ask them. questions.py gives them their readable form."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

ASK_TOKENS: Final[i64] = 0  # how many Dice tokens to discard before the first roll
ASK_KEEP: Final[i64] = 1  # which dice to keep; the others are rolled again
ASK_FREE: Final[i64] = 2  # no rolls left: use a free reroll, or go on
ASK_REROLL: Final[i64] = 3  # which of some dice to reroll (a subset)
ASK_SYMBOL: Final[i64] = 4  # which symbol to add to the Roll
ASK_EFFECT: Final[i64] = 5  # which automatic effect comes first
ASK_SKIP: Final[i64] = 6  # skip the resolving of the dice
ASK_LEAVE_OUT: Final[i64] = 7  # which two dice to leave unresolved
ASK_GROUP: Final[i64] = 8  # which symbols to resolve next
ASK_POWER: Final[i64] = 9  # how to use the special power now
ASK_MULTIPLY: Final[i64] = 10  # multiply the smash
ASK_PAW: Final[i64] = 11  # treat a space as a paw
ASK_GUARD: Final[i64] = 12  # use a card against hits
ASK_PULL: Final[i64] = 13  # pay for a pull
ASK_SWAP: Final[i64] = 14  # exchange a card for one of the Rival's
ASK_COPY_GAIN: Final[i64] = 15  # gain what the Rival has gained
ASK_BUY: Final[i64] = 16
ASK_PLACE: Final[i64] = 17  # where to lay a Buzz token
ASK_EARLY: Final[i64] = 18  # buy a card before the roll
ASK_SLEEP: Final[i64] = 19  # sleep through the turn, or wake up
ASK_GIVE_UP: Final[i64] = 20  # which own cards to discard (a subset)
ASK_THROW_OUT: Final[i64] = 21  # which face-up card to discard
ASK_TAKE_AWAY: Final[i64] = 22  # which of the Rival's cards is discarded
ASK_ANYTIME: Final[i64] = 23  # use a card between two effects

NAMES: Final = (
    "dice_tokens", "keep_dice", "free_reroll", "reroll", "symbol", "effect", "skip", "leave_out", "group", "power",
    "multiply", "paw", "guard", "pull", "swap", "copy_gain", "buy", "place", "early", "sleep", "give_up", "throw_out",
    "take_away", "anytime",
)  # fmt: skip
"""The names of the kinds, by number, as clients and bots see them."""
