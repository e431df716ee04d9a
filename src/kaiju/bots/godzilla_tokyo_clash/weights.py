"""What things are worth to the greedy player, in points of Dominance. Tuned by games against itself."""

from __future__ import annotations

from typing import Final, NamedTuple

from kaiju.games.godzilla_tokyo_clash.words import ENERGY, ENHANCEMENT, HAND_CARD, TOP_TROPHY


class Weights(NamedTuple):
    """The numbers to turn."""

    energy: float = 0.45
    spare_energy: float = 0.2  # beyond what a Round usually costs
    enough: int = 5
    last_round: float = 0.5  # what Energy is still worth in it
    card: float = 0.4  # a card drawn
    peek: float = 0.1
    head: float = 0.3
    token: float = 1.8  # of the King of Monsters, for whoever keeps it until the Round is over
    retaken: float = 0.1  # the chance that one more card in somebody's hand takes it back
    wait: float = 9.0  # to let others act first: more than any play, for who strikes last keeps what it takes
    blocks: float = 0.75  # how often somebody who could block does
    drawn_out: float = 0.35  # a Defense card that somebody had to spend
    danger: float = 0.5
    soon: float = 0.85  # what comes next in the same turn
    later: float = 0.55  # what may come when the others have played
    nearer: float = 0.06  # a space nearer to somebody
    exposed: float = 0.4  # to stand where the others are, for who need not
    benefit: float = 0.5  # a building next to whom it feeds
    defend: float = 0.45  # what a Defense card must save
    kept: float = 0.1  # a card that is given up
    kept_defense: float = 0.25  # a point of Defense that is given up
    least: float = 0.1  # what a play must be better than none
    fresh: float = 1.2  # what a card must be worth to stay in hand
    spent: float = 0.7  # an Enhancement spent
    others_gain: float = 0.75  # a point that somebody else does not get


WEIGHTS: Final = Weights()
LOSSES: Final = {int(ENERGY): 0.4, int(ENHANCEMENT): 0.8, int(HAND_CARD): 0.5, int(TOP_TROPHY): 1.4}
"""What an Event takes away."""
