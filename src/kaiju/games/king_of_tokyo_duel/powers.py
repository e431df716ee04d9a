"""What a Monster's cards add up to, worked out anew whenever they change."""

from __future__ import annotations

from mypy_extensions import i64

from kaiju.engine import hooks
from kaiju.games.king_of_tokyo_duel.card import HOOK_COUNT, MOMENTS, Card
from kaiju.games.king_of_tokyo_duel.state import Duel


class Powers(hooks.Powers[Card]):
    """What a Monster's cards add up to: numbers, and the cards by moment and hook. Rebuilt whole, never edited."""

    def __init__(self) -> None:
        super().__init__(MOMENTS, HOOK_COUNT)
        self.dice: i64 = 0
        self.rolls: i64 = 0
        self.smash: i64 = 0  # added to every Roll
        self.immune: bool = False  # takes no hits at all


def powers_of(st: Duel, cards: list[int]) -> Powers:
    """What these cards add up to: by rank, then in printed order; the order of purchase never matters."""
    p = Powers()
    own = [st.box.cards[number] for number in sorted(cards)]
    rank: i64 = 0
    left = len(own)
    while left > 0:
        for card in own:
            if card.facts.rank == rank:
                add(p, card)
                left -= 1
        rank += 1
    return p


def add(p: Powers, card: Card) -> None:
    """Count one card in."""
    facts = card.facts
    p.dice += facts.dice
    p.rolls += facts.rolls
    p.smash += facts.smash
    p.immune = p.immune or facts.immune
    p.join(card, card.part)
