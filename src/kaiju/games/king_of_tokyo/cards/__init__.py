"""The decks: which cards there are, how many of each, and in which set."""

from __future__ import annotations

from typing import Final

from kaiju.games.king_of_tokyo.card import Card
from kaiju.games.king_of_tokyo.cards.base_discard import discard_cards
from kaiju.games.king_of_tokyo.cards.base_keep import keep_cards


def numbered(cards: list[Card]) -> list[Card]:
    """Every copy of every card, each with its own number."""
    out: list[Card] = []
    for card in cards:
        for _ in range(card.facts.copies):
            out.append(card.again(len(out)))
    return out


BASE: Final = numbered(keep_cards() + discard_cards())
"""The 66 Power cards of the base box. Cards hold no state, so all tables share them."""
