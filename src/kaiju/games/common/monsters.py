"""Choosing Monsters before the game."""

from __future__ import annotations

from typing import Any

from kaiju.engine.errors import BadSetup


def check_monsters(monsters: Any, seats: int, known: tuple[str, ...], rule: str) -> list[str]:
    """One name a seat; an empty one leaves it to chance. No Monster twice, by the rule named."""
    if not isinstance(monsters, (list, tuple)):
        raise BadSetup(
            "The option monsters is a list of names, one a seat; an empty name leaves it to chance."
        )
    if len(monsters) > seats:
        raise BadSetup(f"There are {len(monsters)} Monsters for {seats} seats.")
    names: list[str] = []
    for entry in monsters:
        if not isinstance(entry, str):
            raise BadSetup("A Monster is chosen by its name.")
        name = entry.replace("-", "_")
        if name and name not in known:
            raise BadSetup(f"There is no Monster called {name} in this box; there are {', '.join(known)}.")
        if name and name in names:
            raise BadSetup(f"Two players cannot both be {name} ({rule}).")
        names.append(name)
    return names + [""] * (seats - len(names))
