"""The greedy player as somebody who has only ever seen the base box: what it would be without the other cards."""

from __future__ import annotations

from typing import Any

import msgspec

from kaiju.bots.king_of_tokyo import GreedyTokyo
from kaiju.engine.questions import Question
from kaiju.games.king_of_tokyo.cards import BASE

BASE_KINDS = {
    "keep_dice", "free_reroll", "pay_roll", "reroll", "probe", "change", "die", "face", "group", "heart",
    "yield", "guard", "answer_loss", "buy", "top_card", "take_card", "fresh_card", "turn_in", "copy", "effect",
    "anytime", "extra_turn",
}  # fmt: skip
"""The kinds of question of the base game."""

KNOWN = {card.facts.key for card in BASE}


class Newcomer(GreedyTokyo):
    """Takes the first option of what is new to it, and never uses a card it does not know."""

    def answer(self, view: Any, question: Question) -> int:
        if question.kind not in BASE_KINDS:
            return 0
        options = [o for o in question.options if o.say != "opt-use" or o.args["card"] in KNOWN]
        if len(options) == len(question.options):
            return super().answer(view, question)
        if question.kind == "anytime" and len(options) == 2:
            return 1
        return super().answer(view, msgspec.structs.replace(question, options=options)) if options else 0
