"""A stage for stories, whatever the game: a table in a position, and the verbs of the people around it.

Each game has a stage of its own (`tests/games/<game>/stage.py`) with its faces and its verbs. Every verb fails when the
question it needs is not the open one, so a story also proves what was asked.
"""

from __future__ import annotations

from typing import Any, ClassVar

import kaiju
from kaiju.engine.questions import Option, Question
from kaiju.engine.table import Table
from tests.every_game.checks import check_question


class Stage:
    """A table, and what people at every table look at and do."""

    def __init__(self, table: Table):
        self.table = table

    # -------------------------------------------------------------- looking

    @property
    def question(self) -> Question:
        """The open question; fails when the game is over."""
        question = self.table.question
        assert question is not None, f"the game is over: {self.ending}"
        check_question(question, self.table.view(question.seat))
        return question

    @property
    def view(self) -> Any:
        """What a spectator sees."""
        return self.table.view()

    @property
    def ending(self) -> str:
        """How the game ended, or nothing."""
        return self.table.game.reason(self.table.st)

    def happened(self, kind: str, **fields: Any) -> list[Any]:
        """The events of a kind with these fields, so far."""
        return [
            e
            for e in self.table.events
            if e.kind == kind and all(getattr(e, name) == value for name, value in fields.items())
        ]

    # ------------------------------------------------------------ answering

    def expect(self, kind: str, seat: int | None = None) -> Question:
        """The open question must be of this kind, to this seat."""
        question = self.question
        asked = f"{question.kind} to seat {question.seat}"
        assert question.kind == kind, f"expected {kind}, but the open question is {asked}"
        assert seat is None or question.seat == seat, (
            f"expected seat {seat}, but the open question is {asked}"
        )
        return question

    def answer(self, answer: int) -> None:
        """Answer the open question by number."""
        self.table.answer(self.question.seat, answer)

    def fitting(self, say: str, **args: Any) -> list[Option]:
        """The options of the open question that say this, with at least these arguments."""
        question = self.question
        return [o for o in (*question.options, *question.also, *question.items) if matches(o, say, args)]

    def offers(self, say: str, **args: Any) -> bool:
        """Whether the open question has such an option."""
        return bool(self.fitting(say, **args))

    def choose(self, say: str, **args: Any) -> None:
        """Answer the open question with the one option that fits."""
        fitting = self.fitting(say, **args)
        assert len(fitting) == 1, f"{len(fitting)} options fit {say} {args} in {self.question}"
        self.answer(fitting[0].answer)

    def pick(self, *numbers: int) -> None:
        """Answer a question about a set of things: the items with these positions, from 0."""
        question = self.question
        assert question.form == "subset", question
        self.answer(sum(question.items[n].answer for n in numbers))

    def default(self) -> None:
        """Give the quiet answer: do nothing, take nothing, stay."""
        self.answer(0)

    def until(self, *kinds: str, seat: int | None = None) -> Question:
        """Give quiet answers until a question of one of these kinds is open."""
        for _ in range(300):
            question = self.question
            if question.kind in kinds and (seat is None or question.seat == seat):
                return question
            self.default()
        raise AssertionError(f"no {' or '.join(kinds)} question came up")

    def end_turn(self) -> None:
        """Give quiet answers until the next turn has begun, or the game is over."""
        turn = self.view.turn
        while not self.table.over and self.view.turn == turn:
            self.default()

    def asked_before_end_of_turn(self) -> list[tuple[str, int]]:
        """Give quiet answers to the end of the turn, and tell what was asked of whom."""
        turn = self.view.turn
        asked: list[tuple[str, int]] = []
        while not self.table.over and self.view.turn == turn:
            asked.append((self.question.kind, self.question.seat))
            self.default()
        return asked


class DiceStage(Stage):
    """A table in a position of a game in which Monsters roll dice and keep some of them."""

    game: ClassVar[str]
    faces: ClassVar[dict[str, str]]
    """The faces of a die in their order, by the letter that stands for each in a script."""

    def __init__(
        self, *monsters: dict[str, Any], script: str = "", dice: str = "", seed: int = 1, **position: Any
    ):
        position["monsters"] = list(monsters)
        position["script"] = [self.faces[letter] for letter in script.split()]
        if dice:
            position["dice"] = [self.faces[letter] for letter in dice.split()]
            position.setdefault("phase", "resolve")
        super().__init__(kaiju.scenario(self.game, position, seed=seed))

    def monster(self, seat: int) -> Any:
        return self.view.monsters[seat]

    def hearts(self, seat: int) -> int:
        return int(self.monster(seat).hearts)

    def energy(self, seat: int) -> int:
        return int(self.monster(seat).energy)

    def cards(self, seat: int) -> list[str]:
        return [c.card for c in self.monster(seat).cards]

    def keep(self, *dice: int) -> None:
        """Keep the dice at these positions (from 0) and roll the others again."""
        self.expect("keep_dice")
        self.pick(*dice)

    def rig(self, text: str) -> None:
        """Add dice to the script: they come after those already there."""
        letters = list(self.faces)
        numbers = [letters.index(letter) for letter in text.split()]
        self.table.st.rigged.extend(numbers)
        self.table.mark.rigged.extend(numbers)

    def default(self) -> None:
        """Give the quiet answer: keep all dice, use nothing, buy nothing, stay."""
        question = self.question
        self.answer((1 << len(question.items)) - 1 if question.kind == "keep_dice" else 0)


def matches(option: Option, say: str, args: dict[str, Any]) -> bool:
    """Whether an option says this, with at least these arguments."""
    return option.say == say and all(option.args.get(k) == v for k, v in args.items())
