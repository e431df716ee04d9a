"""The decks: which cards there are, how many of each, and in which set."""

from __future__ import annotations

from typing import Final

from kaiju.games.king_of_tokyo.card import Card
from kaiju.games.king_of_tokyo.cards.base_discard import discard_cards
from kaiju.games.king_of_tokyo.cards.base_keep import keep_cards
from kaiju.games.king_of_tokyo.cards.costumes import costume_cards
from kaiju.games.king_of_tokyo.cards.evolutions import evolution_cards
from kaiju.games.king_of_tokyo.cards.origins import origins_cards
from kaiju.games.king_of_tokyo.cards.promos import promo_cards

__all__ = [
    "BASE",
    "POWER_CARDS",
    "costume_cards",
    "evolution_cards",
    "numbered",
    "origins_cards",
    "promo_cards",
]


def numbered(cards: list[Card]) -> list[Card]:
    """Every copy of every card, each with its own number."""
    out: list[Card] = []
    for card in cards:
        for _ in range(card.facts.copies):
            out.append(card.again(len(out)))
    return out


POWER_CARDS: Final = keep_cards() + discard_cards()
"""The 64 different Power cards of the base box."""

BASE: Final = numbered(POWER_CARDS)
"""The 66 Power cards of the base box. Cards hold no state, so all tables share them."""
