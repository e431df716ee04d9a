"""The deck: 50 Power cards, each of which exists once."""

from __future__ import annotations

from typing import Final

from kaiju.games.king_of_tokyo_duel.card import Card
from kaiju.games.king_of_tokyo_duel.cards.discard import discard_cards
from kaiju.games.king_of_tokyo_duel.cards.keep import keep_cards


def numbered(cards: list[Card]) -> list[Card]:
    """Every card with its own number."""
    out: list[Card] = []
    for card in cards:
        out.append(card.numbered(len(out)))
    return out


DECK: Final = numbered(keep_cards() + discard_cards())
"""Cards hold no state, so all tables share them."""
