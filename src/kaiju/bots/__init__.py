"""Bots: a view and a question in, an answer out."""

from __future__ import annotations

from kaiju.bots.bot import (
    Bot,
    BotFault,
    answer_packed,
    ask_bot,
    bot_names,
    bots_for,
    make_bot,
    quick_bots,
    searches,
    slow_here,
    stand_in_for,
    strongest_within,
    worlds_for,
)
from kaiju.bots.worlds import Packed, Worlds

__all__ = [
    "Bot",
    "BotFault",
    "Packed",
    "Worlds",
    "answer_packed",
    "ask_bot",
    "bot_names",
    "bots_for",
    "make_bot",
    "quick_bots",
    "searches",
    "slow_here",
    "stand_in_for",
    "strongest_within",
    "worlds_for",
]
