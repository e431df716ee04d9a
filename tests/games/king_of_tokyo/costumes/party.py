"""A stage at Halloween."""

from __future__ import annotations

from typing import Any

from tests.games.king_of_tokyo.stage import Stage

COSTUMES = [
    "astronaut", "ghost", "vampire", "witch", "devil", "pirate", "princess", "zombie", "cheerleader", "robot",
    "statue_of_liberty", "clown",
]  # fmt: skip


def party(*monsters: dict[str, Any], options: dict[str, Any] | None = None, **position: Any) -> Stage:
    """A position with the Halloween rules, and whatever other options the story needs."""
    return Stage(*monsters, options={"halloween": True, **(options or {})}, **position)
