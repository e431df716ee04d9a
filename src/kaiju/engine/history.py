"""The history of a table: its answers, each linked to the one before, and where it may be gone back to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from kaiju.engine.chance import mix

if TYPE_CHECKING:
    from kaiju.engine.state import State

TOOK_BACK: Final[i64] = -1
"""Stands in a history where a seat took back the answer before, instead of an answer."""


class Past:
    """One answer in a table's history, linked to the one before: copies share what they have in common."""

    def __init__(self, before: Past | None, seat: i64, answer: i64, seed: int | str) -> None:
        self.before = before
        self.seat = seat
        self.answer = answer
        # What chance was set to with this answer, 0 when it just went on; and the key behind it, if it was one.
        self.key = seed if isinstance(seed, str) else ""
        self.seed: i64 = mix(seed) if isinstance(seed, str) else seed


class Reversible:
    """An answer that may still be taken back: where it stands in the history, and the mark that held before it."""

    def __init__(self, given: Past, mark: State, mark_past: Past | None, fresh: i64) -> None:
        self.given = given
        self.mark = mark
        self.mark_past = mark_past
        self.fresh = fresh
        # What everybody saw before it, the spectator first, if somebody has looked; else it is worked out when needed.
        self.seen: list[set[int]] | None = None


def answers_between(start: Past | None, end: Past | None) -> list[Past]:
    """The answers that count between two points of a history, the last one first: what was taken back is left out."""
    out: list[Past] = []
    skip: i64 = 0
    node = end
    while node is not None and node is not start:
        if node.answer == TOOK_BACK:
            skip += 1
        elif skip:
            skip -= 1
        else:
            out.append(node)
        node = node.before
    return out
