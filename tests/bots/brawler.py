"""A second opponent of another style than `greedy`, so that nothing is tuned to one: it hits whatever it can.

    kaiju simulate king-of-tokyo --seats planner,tests.bots.brawler:Brawler --games 200 --seed 5

It keeps every smash and every 3, hearts when it has few; it holds Tokyo until it is nearly down, and buys the dearest
card it can pay. Only what cards ask it answers as `greedy` does.
"""

from __future__ import annotations

from typing import Any

from kaiju.bots import Bot, make_bot
from kaiju.engine.questions import Question

FEW = 3
KEPT = frozenset({"smash", "3", "fame"})
HEALING = frozenset({"heart", "heal"})


class Brawler(Bot):
    """Plays King of Tokyo, Origins and the Duel."""

    def __init__(self, game: str, seed: int) -> None:
        super().__init__(game, seed)
        self.cards = make_bot("greedy", game, seed)

    def answer(self, view: Any, question: Question) -> int:
        hearts = view.monsters[question.seat].hearts
        if question.kind == "keep_dice":
            kept = KEPT | HEALING if hearts <= FEW + 1 else KEPT
            return sum(item.answer for item in question.items if item.args.get("face") in kept)
        if question.kind == "yield":
            leave = next((o.answer for o in question.options if o.say == "opt-yield"), 0)
            stay = next((o.answer for o in question.options if o.say != "opt-yield"), 0)
            return leave if hearts <= FEW else stay
        if question.kind == "buy":
            prices = [
                (price, o.answer) for o in question.options if isinstance(price := o.args.get("price"), int)
            ]
            return max(prices, default=(0, 0))[1]
        return self.cards.answer(view, question)
