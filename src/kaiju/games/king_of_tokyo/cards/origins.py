"""The 50 Energy cards of Origins: the 36 it shares with King of Tokyo and its own 14."""

from __future__ import annotations

from kaiju.games.king_of_tokyo.card import Card


def origins_cards() -> list[Card]:
    """All of them, in printed order."""
    return []
