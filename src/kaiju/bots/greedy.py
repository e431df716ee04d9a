"""The greedy bot: a rule-of-thumb player that takes the best next step, for every game that has one.

A game joins in with a module ``bots/<game>`` and one line here.
"""

from __future__ import annotations

from collections.abc import Callable

from kaiju.bots.bot import Bot
from kaiju.bots.king_of_tokyo import GreedyTokyo
from kaiju.bots.king_of_tokyo_duel import GreedyDuel
from kaiju.engine.errors import BadSetup

PLAYERS: dict[str, Callable[[str, int], Bot]] = {
    "king_of_tokyo": GreedyTokyo,
    "king_of_tokyo_origins": GreedyTokyo,
    "king_of_tokyo_duel": GreedyDuel,
}


def greedy(game: str, seed: int) -> Bot:
    """The greedy bot of a game; raises BadSetup when nobody has written one."""
    player = PLAYERS.get(game)
    if player is None:
        raise BadSetup(f"Nobody has taught the greedy bot {game.replace('_', ' ')} yet; there is random.")
    return player(game, seed)
