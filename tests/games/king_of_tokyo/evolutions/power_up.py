"""A stage with Power Up!: hands, Evolutions in play, and the verbs to play them."""

from __future__ import annotations

from typing import Any, cast

from kaiju.games.king_of_tokyo.state import Tokyo
from tests.games.king_of_tokyo.stage import Stage


class PowerUp(Stage):
    """A table with Evolutions. ``draft`` makes it one where any seat may have the Evolutions of any Monster."""

    def __init__(self, *monsters: dict[str, Any], draft: bool = False, **position: Any) -> None:
        options = {"power_up": True, "mutant_evolutions": draft} | position.pop("options", {})
        super().__init__(*monsters, options=options, **position)

    @property
    def st(self) -> Tokyo:
        """The true state, for what no view shows."""
        return cast(Tokyo, self.table.st)

    def hand(self, seat: int) -> list[str]:
        """The Evolutions in a hand, as only its player sees them."""
        return [c.card for c in self.table.view(seat).hand]

    def front(self, seat: int) -> list[str]:
        """The Evolutions in play in front of a Monster."""
        return [c.card for c in self.monster(seat).evolutions]

    def spent(self, seat: int) -> list[str]:
        """The Evolutions in a discard pile."""
        return [str(c) for c in self.monster(seat).spent]

    def cubes(self, seat: int, card: str) -> int:
        """What lies on an Evolution in play."""
        return next(int(c.counters) for c in self.monster(seat).evolutions if c.card == card)

    def under(self, seat: int, card: str) -> str:
        """The card under an Evolution in play."""
        return next(str(c.under) for c in self.monster(seat).evolutions if c.card == card)

    def offered(self, card: str, seat: int) -> None:
        """Give quiet answers until this seat is offered this card; fails when the turn ends before that."""
        turn = self.view.turn
        while self.view.turn == turn:
            if self.question.seat == seat and self.offers("opt-use", card=card):
                return
            self.default()
        raise AssertionError(f"seat {seat} was not offered {card} in this turn")

    def plays(self, card: str, seat: int) -> None:
        """Give quiet answers until this seat is offered this card, and play it."""
        self.offered(card, seat)
        self.use(card)

    def never_offers(self, card: str, turn: int = 1) -> None:
        """Give quiet answers to the end of a turn, the first: nobody may be offered this card there.

        A table stops only where it asks, so an offer of a turn that is over already would still be open.
        """
        while not self.table.over and self.view.turn <= turn:
            assert not self.offers("opt-use", card=card), f"{card} is offered in {self.question}"
            self.default()

    def choice(self, what: str, seat: int, card: str) -> None:
        """This seat is asked by this card, and chooses: pay, suffer, energy, heart, vp, store, take or no."""
        question = self.expect("choice", seat)
        assert question.card == card, question
        self.choose(f"opt-choice-{what}")
