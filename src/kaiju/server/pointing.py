"""Pointing at things on the table: only at what everybody can see, so that nothing hidden is told by it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from kaiju.engine.questions import At
from kaiju.server.faults import Refusal

ID_LONGEST = 40
NUMBER_MOST = 10_000
MARKS = "-_.:,"


def check_in_sight(at: At, view: Any, seats: int) -> None:
    """Raise Refusal unless this is something that whoever only watches (``view``) could point at, too."""
    if isinstance(at.id, str):
        fit = 0 < len(at.id) <= ID_LONGEST and all(c.isascii() and (c.isalnum() or c in MARKS) for c in at.id)
    else:
        fit = 0 <= at.id < (seats if at.what == "seat" else NUMBER_MOST)
    if not fit:
        raise Refusal("not-in-sight", "There is nothing like that on the table.")
    if at.what == "card" and at.id not in ids(msgspec.to_builtins(view)):
        raise Refusal("not-in-sight", "Not everybody can see that.", 409)


def ids(shown: Any) -> Iterator[int | str]:
    """The ids of all things in a view, as plain data."""
    if isinstance(shown, dict):
        if "id" in shown:
            yield shown["id"]
        for value in shown.values():
            yield from ids(value)
    elif isinstance(shown, list):
        for value in shown:
            yield from ids(value)
