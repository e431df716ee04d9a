"""A seat that is not there gets a sentence, whatever it is asked for and however large its number is."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaiju import Table, new
from kaiju.engine.errors import NotAsked
from tests.marks import compiled

pytestmark = compiled

ASKED: list[Callable[[Table, int], object]] = [
    lambda table, seat: table.view(seat),
    lambda table, seat: table.news(seat),
    lambda table, seat: table.can_undo(seat),
    lambda table, seat: table.undo(seat),
    lambda table, seat: table.imagine(seat, 1),
    lambda table, seat: table.answer(seat, 0),
]


@pytest.mark.parametrize("asked", ASKED)
@pytest.mark.parametrize("seat", [2, -2, 10**30, -(10**30)])
def test_a_seat_that_is_not_there(asked: Callable[[Table, int], object], seat: int) -> None:
    table = new("king_of_tokyo_duel", seats=2, seed=1)
    with pytest.raises(NotAsked, match="eat "):
        asked(table, seat)
    assert table.question_for(seat) is None
