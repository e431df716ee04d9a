"""What a card is worth, in hits: a guess for every KEEP card, the effect as it stands for every DISCARD card."""

from __future__ import annotations

from kaiju.bots.king_of_tokyo_duel.situation import A_DICE_TOKEN, AN_ENERGY, WIN, Situation
from kaiju.games.king_of_tokyo_duel.cards import DECK
from kaiju.games.king_of_tokyo_duel.cards.discard import (
    GAIN_DICE_TOKENS,
    GAIN_ENERGY,
    GAIN_HEARTS,
    HIT_RIVAL,
    HIT_SELF,
    PULL_DESTRUCTION,
    PULL_FAME,
)

FACTS = {card.facts.key: card.facts for card in DECK}

KEEP = {
    "acid_attack": 7.0, "adrenaline_augment": 3.0, "alien_metabolism": 0.4, "antimatter_pellets": 2.0,
    "armor_plating": 5.5, "breaking_news": 2.5, "camouflage": 3.0, "electrical_aura": 0.8, "extra_head": 6.5,
    "eye_of_the_storm": 1.2, "gentle_giant": 1.0, "giant_brain": 4.5, "hibernation": 1.0, "in_shape": 1.2,
    "in_the_shadows": 1.0, "lightning_speed": 1.0, "made_in_a_lab": 1.5, "natural_selection": -3.0, "rebooting": 1.5,
    "regeneration": 1.8, "scrappy": 0.8, "signature_move": 1.2, "spiked_tail": 1.5, "superconductor": 0.8,
    "thunder_stomp": 1.0, "titanic_batteries": 1.0, "trendsetter": 2.0, "unchained": 1.0, "unstable_dna": 1.4,
    "unstoppable": 4.0, "utter_destruction": 1.5,
}  # fmt: skip
"""What a KEEP card is worth in the middle of a game."""


def keep_worth(card: str, s: Situation) -> float:
    """What it is worth to have a KEEP card."""
    if card == "hibernation":
        return 6.0 if s.me.hearts <= 4 else 0.0
    if card == "unstoppable":
        return 3.0 + 6.0 / s.me.hearts
    return KEEP[card]


def card_worth(card: str, s: Situation) -> float:
    """What buying a card is worth, its price apart."""
    buzz = 0.4 if FACTS[card].buzz >= 0 else 0.0
    if card in KEEP:
        return keep_worth(card, s) + buzz
    rival = len(s.rival.cards)
    if card == "operation_media":
        return s.pull(0, s.view.smashed) + buzz
    if card == "jets_scrambled":
        return s.hits(5) - s.suffer(5) + buzz
    if card == "the_partys_over":
        mine = any(6 <= d <= 10 for d in s.depths)
        theirs = any(-10 <= d <= -6 for d in s.depths)
        return (s.hits(4) if theirs else 0.0) - (s.suffer(4) if mine else 0.0) + buzz
    if card == "tesla_impulse":
        best = max((KEEP[c.card] for c in s.rival.cards), default=0.0)
        return best + 2 * AN_ENERGY + buzz
    if card == "frenzy":
        return 4.5
    if card == "dominate":
        return 0.7 * min(6, rival) + buzz
    return steps_worth(card, s) + buzz


def steps_worth(card: str, s: Situation) -> float:
    """A card whose effect is a list of steps."""
    total = 0.0
    fame = destruction = 0
    for step in FACTS[card].steps:
        n = step % 16
        verb = step - n
        if verb == PULL_FAME:
            fame += n
        elif verb == PULL_DESTRUCTION:
            destruction += n
        elif verb == HIT_RIVAL:
            total += s.hits(n)
        elif verb == HIT_SELF:
            total -= s.suffer(n)
        elif verb == GAIN_HEARTS:
            total += s.hearts(n)
        elif verb == GAIN_ENERGY:
            total += n * AN_ENERGY
        elif verb == GAIN_DICE_TOKENS:
            total += min(n, 2 - s.me.dice_tokens) * A_DICE_TOKEN
    if abs(total) >= WIN:
        return total
    # Destruction comes first on every card that pulls both.
    return total + s.in_order(((1, destruction), (0, fame)))
