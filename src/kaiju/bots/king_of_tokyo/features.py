# compiled
"""Positions of King of Tokyo as numbers (:mod:`kaiju.bots.features`): the signs of its value, and of every card."""

from __future__ import annotations

from typing import Final, cast

from kaiju.bots.features import Features, Sheet
from kaiju.bots.king_of_tokyo.alone import alone
from kaiju.bots.king_of_tokyo.situation import FACTS
from kaiju.bots.king_of_tokyo.value import FIXED, LATE_FROM, signs
from kaiju.engine.table import Table
from kaiju.games.king_of_tokyo.state import Monster, Tokyo

CARDS: Final = sorted(FACTS)
NUMBER: Final[dict[str, int]] = {key: FIXED + 2 * i for i, key in enumerate(CARDS)}
"""The sign of holding a card early in a game; the one of holding it late follows."""
SIGNS: Final = FIXED + 2 * len(CARDS)
WIDTH: Final = 28
"""Signs of one Monster, at most; more cards than that are left out."""
MOST_SEATS: Final = 6


class TokyoFeatures(Features):
    """At the start of a turn: everybody alive, and between two the log odds of the game without cards."""

    def __init__(self) -> None:
        super().__init__(MOST_SEATS, WIDTH, SIGNS)

    def read(self, table: Table, sheet: Sheet) -> None:
        st = cast(Tokyo, table.st)
        n = len(st.monsters)
        alive = [m for m in st.monsters if m.alive]
        late = max(m.vp for m in alive) >= LATE_FROM
        for seat in range(MOST_SEATS):
            if seat >= n or not st.monsters[seat].alive:
                sheet.nobody()
                continue
            m = st.monsters[seat]
            odds = 0.0
            if m.seat == st.active and len(alive) == 2:
                odds = alone(st, m, alive[0] if alive[1] is m else alive[1])
            sheet.side(signs(m, alive, st.active, st.active, n, late) + cards_of(st, m, late), odds)
        sheet.moved_by(st.active)


def cards_of(st: Tokyo, m: Monster, late: bool) -> list[int]:
    """The signs of a Monster's cards."""
    keys = st.box.keys
    found: list[int] = []
    for card in [*m.cards, *[st.copies[c] for c in m.cards if c in st.copies], *m.evo.front]:
        number = NUMBER.get(keys[card])
        if number is not None:
            found.append(number + int(late))
    return found
