"""A stage for Origins: the verbs are those of King of Tokyo."""

from __future__ import annotations

from tests.games.king_of_tokyo.stage import Stage


class Origins(Stage):
    """A table of Origins in a position."""

    game = "king-of-tokyo-origins"
