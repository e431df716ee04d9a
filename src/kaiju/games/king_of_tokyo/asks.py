"""The kinds of question in King of Tokyo, as the rules ask them. questions.py gives them their readable form."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

ASK_KEEP: Final[i64] = 0  # which dice to keep; the others are rolled again
ASK_FREE: Final[i64] = 1  # no Rolls left: use a free reroll, or go on
ASK_PAY_ROLL: Final[i64] = 2  # which card pays for another Roll
ASK_REROLL: Final[i64] = 3  # which of some dice to reroll (a subset, at least one)
ASK_PROBE: Final[i64] = 4  # another's last Roll: use a card against it
ASK_CHANGE: Final[i64] = 5  # before resolving: use a card on own dice
ASK_DIE: Final[i64] = 6  # pick a die
ASK_FACE: Final[i64] = 7  # pick a face
ASK_GROUP: Final[i64] = 8  # which group of dice to resolve next
ASK_HEART: Final[i64] = 9  # what to use a heart result for
ASK_YIELD: Final[i64] = 10
ASK_GUARD: Final[i64] = 11  # prevent a loss
ASK_ANSWER: Final[i64] = 12  # gain hearts in answer to a loss
ASK_BUY: Final[i64] = 13
ASK_TOP: Final[i64] = 14  # buy the card seen on top of the deck
ASK_TAKE: Final[i64] = 15  # buy a card from another Monster
ASK_FRESH: Final[i64] = 16  # buy a card just revealed
ASK_TURN_IN: Final[i64] = 17  # which own cards to turn in (a subset)
ASK_COPY: Final[i64] = 18  # which card to copy
ASK_EFFECT: Final[i64] = 19  # which automatic effect comes first
ASK_ANYTIME: Final[i64] = 20
ASK_EXTRA: Final[i64] = 21  # take an extra turn
ASK_USE: Final[i64] = 22  # use one of some cards at this moment, or not
ASK_REVIVE: Final[i64] = 23  # at 0 hearts: which card to come back with
ASK_STEAL: Final[i64] = 24  # which costume to steal
ASK_EVOLVE: Final[i64] = 25  # which of the Evolutions drawn to keep
ASK_DRAFT: Final[i64] = 26  # which Evolution to take from the cards passed on
ASK_COSTUME: Final[i64] = 27  # which costume to wear
ASK_MONSTER: Final[i64] = 28  # pick a Monster (a card asks)
ASK_PICK: Final[i64] = 29  # pick a card (a card asks)
ASK_CHOICE: Final[i64] = 30  # pick one of a few things that the card names
ASK_NUMBER: Final[i64] = 31  # pick a number (a card asks)
ASK_DICE: Final[i64] = 32  # which of some dice to turn (a subset; a card asks)
ASK_SALVAGE: Final[i64] = 33  # buy a card from the discard pile
ASK_SYMBOL: Final[i64] = 34  # name a die face (a card asks)
ASK_DEAL: Final[i64] = 35  # buy a card at one of some prices, or not
ASK_BOTTOM: Final[i64] = 36  # which card goes to the bottom of the deck first

NAMES: Final = (
    "keep_dice", "free_reroll", "pay_roll", "reroll", "probe", "change", "die", "face", "group", "heart",
    "yield", "guard", "answer_loss", "buy", "top_card", "take_card", "fresh_card", "turn_in", "copy", "effect",
    "anytime", "extra_turn", "use", "revive", "steal", "evolve", "draft", "costume", "monster", "pick", "choice",
    "number", "dice", "salvage", "symbol", "deal", "bottom",
)  # fmt: skip
"""The names of the kinds, by number, as clients and bots see them."""

# What a card may let somebody choose (ASK_CHOICE).
CHOOSE_NO: Final = 0
CHOOSE_YES: Final = 1
CHOOSE_ENERGY: Final = 2
CHOOSE_VP: Final = 3
CHOOSE_HEART: Final = 4
CHOOSE_PAY: Final = 5
CHOOSE_SUFFER: Final = 6
CHOOSE_STORE: Final = 7
CHOOSE_TAKE: Final = 8
CHOICES: Final = ("no", "yes", "energy", "vp", "heart", "pay", "suffer", "store", "take")
