"""The light hand of King of Tokyo keeps what wins."""

from __future__ import annotations

from typing import cast

from kaiju.bots.king_of_tokyo.light import choose
from kaiju.bots.king_of_tokyo.value import value_for
from kaiju.engine.table import Table
from kaiju.games.king_of_tokyo.state import Tokyo
from tests.bots.tables import position


def kept(table: Table) -> int:
    st = cast(Tokyo, table.st)
    return int(choose(st, value_for(st)))


def test_it_keeps_what_wins() -> None:
    assert kept(position({"vp": 17}, {"place": "city"}, script="3 3 3 e s h")) & 0b000111 == 0b000111
    assert kept(position({}, {"place": "city", "hearts": 3}, script="s s s 1 1 e")) & 0b000111 == 0b000111
