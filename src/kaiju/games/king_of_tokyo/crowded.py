# interpreted
"""King of Tokyo in full swing: cards that take part in everything meet here, and seldom in games from the start."""

from __future__ import annotations

from typing import Any

from kaiju.engine.state import State
from kaiju.games.king_of_tokyo.card import KEEP
from kaiju.games.king_of_tokyo.setup import Edition


def crowded(seats: int, chance: State, edition: Edition) -> dict[str, Any]:
    """A position of the plain game, with many cards in front of everybody."""
    box = edition.box(edition.options({}, seats))
    keep = sorted({box.keys[c] for c in box.deck if box.cards[c].facts.type == KEEP})
    numbers = list(range(len(keep)))
    chance.shuffle(numbers)
    each = 2 + chance.below(min(5, len(keep) // seats - 1))
    monsters: list[dict[str, Any]] = [
        {
            "cards": sorted(keep[n] for n in numbers[seat * each : (seat + 1) * each]),
            "hearts": 1 + chance.below(10),
            "energy": chance.below(13),
            "vp": chance.below(16),
            "poison": int(chance.below(4) == 0),
            "shrink": int(chance.below(4) == 0),
        }
        for seat in range(seats)
    ]
    monsters[chance.below(seats)]["place"] = "city"
    return {"monsters": monsters, "active": chance.below(seats)}
