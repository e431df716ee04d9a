"""The 96 Evolutions of Power Up!, eight for each of twelve Monsters."""

from __future__ import annotations

from kaiju.games.king_of_tokyo.card import Card
from kaiju.games.king_of_tokyo.cards.evolutions import (
    alienoid,
    baby_gigazaur,
    boogie_woogie,
    cyber_bunny,
    cyber_kitty,
    gigazaur,
    kraken,
    meka_dragon,
    pandakai,
    pumpkin_jack,
    space_penguin,
    the_king,
)


def evolution_cards() -> list[Card]:
    """All of them, Monster by Monster, in printed order."""
    return [
        *space_penguin.cards(),
        *alienoid.cards(),
        *cyber_kitty.cards(),
        *the_king.cards(),
        *gigazaur.cards(),
        *meka_dragon.cards(),
        *boogie_woogie.cards(),
        *pumpkin_jack.cards(),
        *pandakai.cards(),
        *cyber_bunny.cards(),
        *kraken.cards(),
        *baby_gigazaur.cards(),
    ]
