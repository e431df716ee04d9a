"""A stage with all promo cards."""

from __future__ import annotations

from typing import Any

from tests.games.king_of_tokyo.stage import Stage

PROMOS = [
    "amusement_park", "army", "cannibalistic", "intimidating_roar", "monster_sidekick", "reflective_hide",
    "sleep_walker", "super_jump", "throw_a_tanker", "thunder_stomp", "unstable_dna",
]  # fmt: skip


def promos(*monsters: dict[str, Any], options: dict[str, Any] | None = None, **position: Any) -> Stage:
    """A position with the promo cards, and whatever other options the story needs."""
    return Stage(*monsters, options={"promos": "all", **(options or {})}, **position)
