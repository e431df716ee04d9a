"""Positions of random games, for what must hold at any of them."""

from __future__ import annotations

from collections import Counter

from kaiju.engine.table import Table
from tests.every_game.games import Dice, Setting, open_table

SELDOM = 7
"""About one position in so many is taken, so that they come from all of a game."""
GAMES = 12


def positions(setting: Setting, seed: int, most: int, each: int = 2) -> list[tuple[Table, int]]:
    """Some positions of random games with who is asked there; no kind of question comes more often than ``each``."""
    dice = Dice(seed)
    met: Counter[str] = Counter()
    out: list[tuple[Table, int]] = []
    for game in range(GAMES):
        table = open_table(setting, seed + game)
        while not table.over:
            seat = table.asked[dice.below(len(table.asked))]
            question = table.question_for(seat)
            assert question is not None
            if met[question.kind] < each and not dice.below(SELDOM):
                met[question.kind] += 1
                out.append((table.copy(), seat))
                if len(out) == most:
                    return out
            table.answer(seat, dice.below(question.count))
    return out
