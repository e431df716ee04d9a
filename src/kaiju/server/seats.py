"""A place at a table: who has it, who plays for them, and what is left on its clock."""

from __future__ import annotations

from typing import Literal

from kaiju.server.messages import Prefer


class Seat:
    """A place at the table."""

    def __init__(self, number: int, bot: str) -> None:
        self.number = number
        self.bot = bot
        self.player = ""
        self.name = ""
        self.stand_in: Literal["", "time", "left", "conceded"] = ""
        self.figure = ""  # whom it plays, once the game is on
        self.chosen = ""  # whom its player chose to play
        self.prefers = Prefer(forced=True, not_this_turn=False)
        self.left = 0  # milliseconds on its clock
        self.question = -1  # number of the question it has to answer; -1: none

    @property
    def is_open(self) -> bool:
        return not (self.bot or self.player)

    @property
    def thinks_for_itself(self) -> bool:
        """Whether a person answers for it now."""
        return bool(self.player) and not self.stand_in
