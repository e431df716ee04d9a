"""A stage for stories of the duel: set up a position, roll what the story needs, and answer as a player would.

    play = Stage(
        {"cards": ["scrappy"]},                    # seat 0, whose end of the tracks is the negative one
        {"hearts": 5},                             # seat 1
        fame=-2,
        dice="f f f s h e",                        # seat 0 has rolled this and resolves it
    )
    assert play.depth(0, "fame") == 3

Letters: s smash, h heal, e energy, f fame, d destruction, p power. Without Monsters named, seat 0 is Alienoid and
seat 1 is Space Penguin. Every verb fails when the question it needs is not the open one.
"""

from __future__ import annotations

from typing import Any

import kaiju
from kaiju.engine.questions import Question
from kaiju.engine.table import Table
from tests.every_game.checks import check_question

FACES = {"s": "smash", "h": "heal", "e": "energy", "f": "fame", "d": "destruction", "p": "power"}
NUMBERS = {letter: i for i, letter in enumerate(FACES)}


def faces(text: str) -> list[str]:
    """'s h' as the names of faces."""
    return [FACES[c] for c in text.split()]


class Stage:
    """A table in a position, and the verbs of the two people at it."""

    def __init__(
        self, *monsters: dict[str, Any], script: str = "", dice: str = "", seed: int = 1, **position: Any
    ):
        given = [dict(m) for m in monsters] or [{}, {}]
        for m, name in zip(given, ("alienoid", "space_penguin"), strict=True):
            m.setdefault("monster", name)
        position["monsters"] = given
        position["script"] = faces(script)
        if dice:
            position["dice"] = faces(dice)
            position.setdefault("phase", "resolve")
        self.table: Table = kaiju.scenario("king-of-tokyo-duel", position, seed=seed)

    # -------------------------------------------------------------- looking

    @property
    def question(self) -> Question:
        """The open question; fails when the game is over."""
        question = self.table.question
        assert question is not None, f"the game is over: {self.table.game.reason(self.table.st)}"
        check_question(question, self.table.view(question.seat))
        return question

    @property
    def view(self) -> Any:
        """What a spectator sees."""
        return self.table.view()

    def monster(self, seat: int) -> Any:
        return self.view.monsters[seat]

    def hearts(self, seat: int) -> int:
        return int(self.monster(seat).hearts)

    def energy(self, seat: int) -> int:
        return int(self.monster(seat).energy)

    def tokens(self, seat: int) -> int:
        return int(self.monster(seat).dice_tokens)

    def cards(self, seat: int) -> list[str]:
        return [c.card for c in self.monster(seat).cards]

    def depth(self, seat: int, track: str) -> float:
        """How far a marker has come towards this seat's end, in printed spaces."""
        half = int(getattr(self.view, track))
        return (half if seat == 1 else -half) / 2

    def token(self, key: str) -> Any:
        return next(t for t in self.view.tokens if t.token == key)

    def lies(self, key: str) -> tuple[str, int]:
        """Where a Buzz token lies: its track and its first printed space."""
        token = self.token(key)
        return (token.where, token.first)

    @property
    def market(self) -> list[str]:
        return list(self.view.market)

    def happened(self, kind: str, **fields: Any) -> list[Any]:
        """The events of a kind with these fields, so far."""
        return [
            e
            for e in self.table.events
            if e.kind == kind and all(getattr(e, name) == value for name, value in fields.items())
        ]

    def won_by(self, *seats: int, why: str) -> bool:
        """Whether the game is over with these winners."""
        return self.table.winners == list(seats) and self.table.game.reason(self.table.st) == why

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

    def offers(self, say: str, **args: Any) -> bool:
        """Whether the open question has such an option."""
        return any(
            matches(o, say, args) for o in [*self.question.options, *self.question.also, *self.question.items]
        )

    def choose(self, say: str, **args: Any) -> None:
        """Answer the open question with the one option that fits."""
        question = self.question
        fitting = [o for o in [*question.options, *question.also] if matches(o, say, args)]
        assert len(fitting) == 1, f"{len(fitting)} options fit {say} {args} in {question}"
        self.answer(fitting[0].answer)

    def pick(self, *numbers: int) -> None:
        """Answer a question about a set of things: the items with these positions, from 0."""
        question = self.question
        assert question.form == "subset", question
        self.answer(sum(question.items[n].answer for n in numbers))

    def keep(self, *dice: int) -> None:
        """Keep the dice at these positions (from 0) and roll the others again."""
        self.expect("keep_dice")
        self.pick(*dice)

    def stop(self) -> None:
        """Stop rolling: keep all dice."""
        question = self.expect("keep_dice")
        self.answer((1 << len(question.items)) - 1)

    def rig(self, text: str) -> None:
        """Add dice to the script: they come after those already there."""
        numbers = [NUMBERS[c] for c in text.split()]
        self.table.st.rigged.extend(numbers)
        self.table.mark.rigged.extend(numbers)

    def buy(self, card: str, place: tuple[str, int] | None = None) -> None:
        """Buy a card and lay its Buzz token, if that is asked: anywhere, or on this track and first space."""
        self.expect("buy")
        self.choose("opt-buy", card=card)
        if place is not None:
            self.lay(*place)
        elif not self.table.over and self.question.kind == "place":
            self.answer(0)

    def lay(self, track: str, first: int, turned: str | None = None) -> None:
        """Lay the Buzz token that is asked about."""
        self.expect("place")
        args: dict[str, Any] = {"track": track, "first": first}
        if turned is not None:
            args["turned"] = turned
        fitting = [o for o in self.question.options if matches(o, "opt-place", args)]
        assert fitting, f"no place {args} in {[o.args for o in self.question.options]}"
        self.answer(fitting[0].answer)

    def default(self) -> None:
        """Give the quiet answer: keep all dice, use nothing, buy nothing."""
        question = self.question
        self.answer((1 << len(question.items)) - 1 if question.kind == "keep_dice" else 0)

    def until(self, kind: str, seat: int | None = None) -> Question:
        """Give quiet answers until a question of this kind is open."""
        for _ in range(200):
            question = self.question
            if question.kind == kind and (seat is None or question.seat == seat):
                return question
            self.default()
        raise AssertionError(f"no {kind} question came up")

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


def matches(option: Any, say: str, args: dict[str, Any]) -> bool:
    """Whether an option says this, with at least these arguments."""
    return option.say == say and all(option.args.get(k) == v for k, v in args.items())
