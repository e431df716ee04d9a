"""What a Monster's cards add up to, worked out anew whenever they change."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiju.engine import hooks
from kaiju.games.king_of_tokyo.card import HOOK_COUNT, MOMENTS, Card
from kaiju.games.king_of_tokyo.state import Monster, Tokyo


class Powers(hooks.Powers[Card]):
    """What a Monster's cards add up to: numbers, and the cards by moment and hook. Rebuilt whole, never edited."""

    def __init__(self) -> None:
        super().__init__(MOMENTS, HOOK_COUNT)
        self.dice: i64 = 0
        self.rolls: i64 = 0
        self.discount: i64 = 0
        self.smash: i64 = 0  # added to every Roll
        self.smash_on_smash: i64 = 0  # added to a Roll that has smash
        self.max_hearts: i64 = 10
        self.energy_bonus: i64 = 0
        self.heart_bonus: i64 = 0
        self.ignores_one: bool = False
        self.smash_everywhere: bool = False
        self.target_vp: i64 = 20
        self.undying: bool = False
        self.single_roll: bool = False
        self.doubles: bool = False
        self.freezes: bool = False
        self.forces_yield: bool = False


NO_POWERS: Final = Powers()
"""Of Monsters without cards, and of Monsters that are out of the game."""


def powers_of(st: Tokyo, m: Monster) -> Powers:
    """What a Monster's cards add up to, in printed order: the order of purchase never matters."""
    if not m.alive:
        return NO_POWERS
    p = Powers()
    for number in in_printed_order(m.cards):
        add(p, st, m, st.box.cards[number])
    if st.box.power_up:
        for number in in_printed_order(m.evo.front):
            add(p, st, m, st.box.cards[number])
        # A card in hand takes part only by being played.
        for number in in_printed_order(m.evo.hand):
            card = st.box.cards[number]
            p.join(card, card.in_hand)
        for number in m.evo.spent:
            card = st.box.cards[number]
            p.join(card, card.in_pile)
    # KOT-CARD-18: nobody ever has more than 12 hearts.
    if p.max_hearts > 12:
        p.max_hearts = 12
    return p


def in_printed_order(cards: list[int]) -> list[int]:
    """The cards by their numbers."""
    return sorted(cards) if len(cards) > 1 else cards


def add(p: Powers, st: Tokyo, m: Monster, card: Card) -> None:
    """Count in a card in play, and what it works as besides itself."""
    if card.works_for(st, m):
        count(p, card)
        copy = card.copied(st)
        if copy is not None:
            count(p, copy)
    else:
        # It does nothing here, but it can be played on from here as from the hand (KOT-GIFT-09).
        p.join(card, card.in_hand)


def count(p: Powers, card: Card) -> None:
    """Count one card in."""
    facts = card.facts
    p.dice += facts.dice
    p.rolls += facts.rolls
    p.discount += facts.discount
    p.smash += facts.smash
    p.smash_on_smash += facts.smash_on_smash
    p.max_hearts += facts.more_hearts
    p.energy_bonus += facts.energy_bonus
    p.heart_bonus += facts.heart_bonus
    p.ignores_one = p.ignores_one or facts.ignores_one
    p.smash_everywhere = p.smash_everywhere or facts.smash_everywhere
    p.target_vp = min(p.target_vp, facts.target_vp)
    p.undying = p.undying or facts.undying
    p.single_roll = p.single_roll or facts.single_roll
    p.doubles = p.doubles or facts.doubles
    p.freezes = p.freezes or facts.freezes
    p.forces_yield = p.forces_yield or facts.forces_yield
    p.join(card, card.in_front)
