"""What a Monster board is: hearts, and a special power that power symbols pay for."""

from __future__ import annotations

from mypy_extensions import i64

from kaiju.engine.state import Rule
from kaiju.games.king_of_tokyo_duel.state import Duel, Monster


class Board:
    """A Monster board. Subclasses hold the special power; boards.py lists them."""

    def __init__(self, key: str, hearts: i64, order: i64 = 0) -> None:
        self.key = key
        self.hearts = hearts
        self.order = order  # groups of symbols whose order an activation makes matter

    def after_roll(self, st: Duel, me: Monster) -> Rule | None:
        """The Roll is final and nothing has looked at it yet: (a) of DUEL-TIME-03."""
        return None

    def ready(self, st: Duel, me: Monster) -> bool:
        """Whether the power symbols left (``st.spare``) can pay for an activation that would do something."""
        return False

    def activate(self, st: Duel, me: Monster, may_decline: bool) -> Rule | None:
        """Activate the power once, or decline: ``st.spare`` becomes 0, and the power is not offered again."""
        return None

    def bash(self, st: Duel, me: Monster, symbols: i64) -> i64:
        """How many hits these smash symbols may deal instead of one each."""
        return symbols
