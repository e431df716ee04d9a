"""The decks: which cards there are, how many of each, and in which set."""

from __future__ import annotations

from typing import Final

from kaiju.games.king_of_tokyo.card import Card
from kaiju.games.king_of_tokyo.cards.base_discard import DISCARD_CARDS
from kaiju.games.king_of_tokyo.cards.base_keep import KEEP_CARDS
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
    """Pieces of cardboard, each with its own number: what is named twice is there twice."""
    out: list[Card] = []
    for card in cards:
        out.append(card.again(len(out)))
    return out


POWER_CARDS: Final = [card for card in KEEP_CARDS + DISCARD_CARDS for _ in range(card.facts.copies)]
"""The 66 Power cards of the base box, of 64 kinds."""

BASE: Final = numbered(POWER_CARDS)
"""The 66 Power cards of the base box. Cards hold no state, so all tables share them."""
