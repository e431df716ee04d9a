"""Bots: a view and a question in, an answer out."""

from __future__ import annotations

from kaiju.bots.bot import Bot, BotFault, bot_names, bots_for, make_bot, stand_in_for

__all__ = ["Bot", "BotFault", "bot_names", "bots_for", "make_bot", "stand_in_for"]
