"""The cardboard of all boxes: every card, each with a number. Cards hold no state, so all tables share them."""

from __future__ import annotations

from kaiju.games.king_of_tokyo.card import COSTUME, GIFT, PERMANENT, Card
from kaiju.games.king_of_tokyo.cards import (
    POWER_CARDS,
    costume_cards,
    evolution_cards,
    numbered,
    origins_cards,
)


class Cardboard:
    """Every card by number: the base box, the promos, Origins, the costumes, the Evolutions.

    Numbers are only places in this list, which a new promo moves on: whatever is kept longer than a table, or compared
    with another table, goes by the names of cards.
    """

    def __init__(self, promos: list[Card]) -> None:
        origins = origins_cards()
        self.cards = numbered(POWER_CARDS + promos + origins + costume_cards() + evolution_cards())
        self.keys = [card.facts.key for card in self.cards]
        self.costs = [int(card.facts.cost) for card in self.cards]
        first = len(POWER_CARDS)
        last = first + len(promos)
        self.promos = self.cards[first:last]
        self.origins = self.cards[last : last + len(origins)]
        self.costumes = [int(card.id) for card in self.cards if card.facts.type == COSTUME]
        self.evolutions: dict[str, list[int]] = {}
        self.gifts: dict[str, list[int]] = {}
        for card in self.cards:
            if card.facts.type >= PERMANENT:
                self.evolutions.setdefault(card.facts.monster, []).append(card.id)
                gifts = self.gifts.setdefault(card.facts.monster, [])
                if card.facts.type == GIFT:
                    gifts.append(card.id)
