"""The 12 costumes (Halloween): Power cards that are neither KEEP nor DISCARD."""

from __future__ import annotations

from kaiju.games.king_of_tokyo.card import Card


def costume_cards() -> list[Card]:
    """All of them, in printed order."""
    return []
