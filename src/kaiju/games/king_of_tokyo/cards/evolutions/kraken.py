"""The Evolutions of Kraken."""

from __future__ import annotations

from kaiju.games.king_of_tokyo.card import Card


def cards() -> list[Card]:
    """All of them, in printed order."""
    return []
