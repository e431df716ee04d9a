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

from typing import Any, ClassVar

from tests.games.stage import DiceStage, matches


class Stage(DiceStage):
    """A table in a position, and the verbs of the two people at it."""

    game = "king-of-tokyo-duel"
    faces: ClassVar = {
        "s": "smash",
        "h": "heal",
        "e": "energy",
        "f": "fame",
        "d": "destruction",
        "p": "power",
    }

    def __init__(self, *monsters: dict[str, Any], **position: Any):
        given = [dict(m) for m in monsters] or [{}, {}]
        for m, name in zip(given, ("alienoid", "space_penguin"), strict=True):
            m.setdefault("monster", name)
        super().__init__(*given, **position)

    # -------------------------------------------------------------- looking

    def tokens(self, seat: int) -> int:
        return int(self.monster(seat).dice_tokens)

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

    def won_by(self, *seats: int, why: str) -> bool:
        """Whether the game is over with these winners."""
        return self.table.winners == list(seats) and self.table.game.reason(self.table.st) == why

    # ------------------------------------------------------------ answering

    def stop(self) -> None:
        """Stop rolling: keep all dice."""
        question = self.expect("keep_dice")
        self.answer((1 << len(question.items)) - 1)

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


NUMBERS = {letter: number for number, letter in enumerate(Stage.faces)}
