"""Going on from a position by chance, with a look at copies and imagined worlds on the way."""

from __future__ import annotations

from kaiju.engine.playout import playout
from kaiju.engine.table import Table
from tests.every_game.games import Dice


def play_on(table: Table, dice: Dice, *, turns: int) -> None:
    """Answer by chance for some turns; every so often a copy and an imagined world are played to their end."""
    pieces = table.game.audit(table.st)
    last = table.view().turn + turns
    answers = 0
    while not table.over and table.view().turn < last:
        question = table.question
        assert question is not None
        assert question.count > 1, f"a question with one answer: {question}"
        assert question.form != "choose" or len(question.options) == question.count
        if answers % 37 == 5:
            assert table.copy().digest() == table.digest()
            bare = table.copy(tracked=False)
            playout(bare, answers + 1)
            assert bare.game.audit(bare.st) == pieces
            world = table.imagine(question.seat, answers)
            assert world.view(question.seat) == table.view(question.seat)
            playout(world, answers + 2)
            assert world.game.audit(world.st) == pieces
        table.answer(question.seat, dice.below(question.count))
        assert table.game.audit(table.st) == pieces
        answers += 1
        assert answers < 20_000, "these turns do not end"
