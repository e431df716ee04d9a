"""The 11 promo cards: ordinary Power cards, each switched on alone."""

from __future__ import annotations

from kaiju.games.king_of_tokyo.card import Card


def promo_cards() -> list[Card]:
    """All of them, in printed order."""
    return []
