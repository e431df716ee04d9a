"""Whether an answer may be taken back: nothing may have come of it that anybody could know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from kaiju.engine.history import Reversible, answers_between

if TYPE_CHECKING:
    from kaiju.engine.table import Table


def why_not(table: Table, seat: i64) -> str:
    """Why a seat cannot take its last answer back, in a sentence; empty when it can."""
    if table.failed is not None:
        return "A rule has failed at this table; nothing can be taken back."
    if table.st.over:
        return "The game is over; nothing can be taken back."
    if not table.steps or table.steps[-1].given.seat != seat:
        if not any(given.seat == seat for given in answers_between(None, table.past)):
            return "There is no answer of yours to take back."
        if table.past is not None and table.past.seat != seat:
            return "Somebody else has answered since."
        return "Something has come by chance since, or others have answered too."
    if shown_since(table, table.steps[-1]):
        return "Something that was hidden has come to light since."
    return ""


def shown_since(table: Table, step: Reversible) -> bool:
    """Whether anybody has learnt something hidden since a step of a table, or would by its being taken back."""
    game = table.game
    st = table.st
    # Where others might be the one who is asked now, or was, taking it back would tell who it is.
    if not st.asks and game.secret(st) and game.hiders(st) != [step.given.seat]:
        return True
    seen = step.seen
    if seen is None:
        seen = seen_before(table.rebuilt(step.mark, step.mark_past, step.given.before))
    if not seen:
        return True
    for viewer in range(-1, table.start["seats"]):
        if not game.seen(st, viewer) <= seen[viewer + 1]:
            return True
    return False


def seen_before(table: Table) -> list[set[int]]:
    """What the spectator and every seat see of hidden things now, before somebody answers.

    Nothing at all when the question is a secret one: an answer to that cannot be taken back.
    """
    game = table.game
    if not table.st.asks and game.secret(table.st):
        return []
    return [game.seen(table.st, viewer) for viewer in range(-1, table.start["seats"])]
